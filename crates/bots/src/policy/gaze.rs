//! A seat as a network sees it, and what it would be if something changed.

use elvaland_rules::mechanics::{BIDS, COINS, Card, Coin, Purse, Table};
use elvaland_rules::{BySeat, Seat};

use crate::network::{Features, Growth, Moment, Network, Perceived, Rivals, Sight, perceive_among, weigh};
use crate::ruler::REST;

/// The cards that a bid gets at the three taverns.
pub(super) type Cards = [Option<Card>; 3];

/// The end of a round for a player: different bids may come to the same one.
struct End {
    cards: Cards,
    coins: [Coin; COINS],
    gain: f32,
}

/// A seat as the network sees it while everybody bids: what differs a little from it is judged by the difference.
pub(super) struct Gaze<'a, R: Perceived> {
    network: &'a Network,
    seat: Seat,
    tally: R::Tally,
    moment: Moment,
    rivals: Rivals,
    sight: Sight,
    strength: f32,
    /// What was seen last at the end of the round, from which the next such sight differs less.
    last: Sight,
    /// The ends of the round that were looked at.
    ends: Vec<End>,
    /// The coins, sorted.
    coins: [Coin; COINS],
    /// The table, to suppose things on.
    table: Table<R>,
    purses: BySeat<Purse>,
}

impl<'a, R: Perceived> Gaze<'a, R> {
    pub(super) fn new(network: &'a Network, table: &Table<R>, purses: &BySeat<Purse>, seat: Seat) -> Gaze<'a, R> {
        let (tally, moment) = (R::tally(table, table.army(seat)), Moment::of(table, seat));
        let rivals = Rivals::of(table, seat);
        let features = perceive_among(table, purses, seat, &tally, &moment, &rivals);
        let sight = Sight::new(network, features);
        let (table, purses, coins) = (table.clone(), *purses, sorted(&purses[seat]));
        let strength = sight.strength(network);
        Gaze {
            network,
            seat,
            tally,
            moment,
            rivals,
            sight,
            strength,
            last: sight,
            ends: Vec::new(),
            coins,
            table,
            purses,
        }
    }

    /// The coins, sorted.
    pub(super) fn coins(&self) -> &[Coin; COINS] {
        &self.coins
    }

    /// What is seen at a moment with everything that is supposed.
    fn seen(&self, moment: &Moment) -> Features {
        let tally = R::tally(&self.table, self.table.army(self.seat));
        perceive_among(&self.table, &self.purses, self.seat, &tally, moment, &self.rivals)
    }

    /// What the strength gains by what is seen instead.
    fn gain(&self, features: &Features) -> f32 {
        self.sight.strength_with(self.network, features) - self.strength
    }

    /// What other coins add to the strength, if nothing else is supposed.
    fn with_coins(&mut self, coins: [Coin; COINS]) -> f32 {
        self.supposing(|gaze| {
            gaze.purses[gaze.seat] = Purse::of(coins);
            let mut features = *gaze.sight.features();
            weigh(&gaze.table, &gaze.purses, gaze.seat, &gaze.tally, &gaze.moment, &mut features);
            gaze.gain(&features)
        })
    }

    /// What a card of a tavern adds to the strength, before anything that follows from it, whichever coin was bid.
    pub(super) fn card(&mut self, card: Card) -> f32 {
        self.supposing(|gaze| {
            gaze.suppose(card);
            if let Growth::Any(plus) = R::brings(&gaze.table, card).growth {
                gaze.purses[gaze.seat] = Purse::of(gaze.grown(gaze.coins, plus));
            }
            gaze.gain(&gaze.seen(&gaze.moment))
        })
    }

    /// What a trade of two of the coins adds to the strength.
    pub(super) fn trade(&mut self, pair: [usize; 2]) -> f32 {
        self.with_coins(self.traded(self.coins, pair))
    }

    /// What each of the coins adds to the strength if it grows because it was bid; nothing if none of the cards does that.
    pub(super) fn growths(&mut self, mut cards: impl Iterator<Item = Card>) -> [f32; COINS] {
        let plus = cards.find_map(|card| match R::brings(&self.table, card).growth {
            Growth::Bid(plus) => Some(plus),
            Growth::Any(_) | Growth::None => None,
        });
        let Some(plus) = plus else { return [0.0; COINS] };
        std::array::from_fn(|at| {
            // Instead of the coin that trades, one of the pouch grows, maybe the highest of all.
            let at = if self.coins[at].trades() { COINS - 1 } else { at };
            self.with_coins(self.exchanged(self.coins, at, self.coins[at].value() + plus))
        })
    }

    /// What a bid adds to the strength that gets these cards, all of it together.
    pub(super) fn round(&mut self, bid: usize, cards: &Cards) -> f32 {
        let coins = self.coins_after(bid, cards);
        let known = self.ends.iter().find(|end| end.cards == *cards && end.coins == coins);
        if let Some(end) = known {
            return end.gain;
        }
        let gain = self.supposing(|gaze| {
            for card in cards.iter().flatten() {
                gaze.suppose(*card);
            }
            gaze.purses[gaze.seat] = Purse::of(coins);
            let features = gaze.seen(&gaze.moment.after_the_round());
            gaze.last.look_on(gaze.network, features) - gaze.strength
        });
        self.ends.push(End { cards: *cards, coins, gain });
        gain
    }

    /// The coins, sorted, after a round in which a bid gets these cards.
    fn coins_after(&self, bid: usize, cards: &Cards) -> [Coin; COINS] {
        let mut coins = self.coins;
        for (card, at) in cards.iter().zip(BIDS[bid].map(usize::from)) {
            if let Some(card) = *card {
                coins = self.with_growth(card, coins, bid, at);
            }
            if coins[at].trades() {
                coins = self.traded(coins, REST[bid]);
            }
        }
        coins.sort_unstable();
        coins
    }

    /// What the coins become if a card is taken with one of them on the tavern.
    fn with_growth(&self, card: Card, coins: [Coin; COINS], bid: usize, at: usize) -> [Coin; COINS] {
        match R::brings(&self.table, card).growth {
            Growth::None => coins,
            Growth::Any(plus) => self.grown(coins, plus),
            Growth::Bid(plus) => {
                let [one, other] = REST[bid];
                let higher = if coins[one] > coins[other] { one } else { other };
                let at = if coins[at].trades() { higher } else { at };
                self.exchanged(coins, at, coins[at].value() + plus)
            }
        }
    }

    /// Supposes that a card was taken.
    fn suppose(&mut self, card: Card) {
        if let Some(piece) = R::brings(&self.table, card).piece {
            self.table.suppose(self.seat, piece);
        }
    }

    /// Supposes something for a while.
    fn supposing(&mut self, look: impl FnOnce(&mut Self) -> f32) -> f32 {
        let (army, purse) = (*self.table.army(self.seat), self.purses[self.seat]);
        let gain = look(self);
        self.table.suppose_army(self.seat, army);
        self.purses[self.seat] = purse;
        gain
    }

    /// The coins with the highest one transformed: what people mostly do.
    fn grown(&self, coins: [Coin; COINS], plus: u8) -> [Coin; COINS] {
        let highest = (0..COINS).filter(|&at| !coins[at].trades()).max_by_key(|&at| coins[at]);
        highest.map_or(coins, |at| self.exchanged(coins, at, coins[at].value() + plus))
    }

    /// The coins after two of them were traded.
    fn traded(&self, coins: [Coin; COINS], [one, other]: [usize; 2]) -> [Coin; COINS] {
        let given = if coins[one].value() > coins[other].value() { one } else { other };
        self.exchanged(coins, given, coins[one].value() + coins[other].value())
    }

    fn exchanged(&self, mut coins: [Coin; COINS], at: usize, wanted: u8) -> [Coin; COINS] {
        if let Some(taken) = self.table.treasure().exchange(wanted, coins[at].value()) {
            coins[at] = taken;
        }
        coins
    }
}

/// The coins of a purse, sorted.
pub(crate) fn sorted(purse: &Purse) -> [Coin; COINS] {
    let mut coins = *purse.coins();
    coins.sort_unstable();
    coins
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::Loaded;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::{Game, Ruleset, State, Turn};

    /// With a Talion dwarf the coin grows that was bid for it, so it matters on which tavern a coin lies (Nains, the Orders).
    #[test]
    fn the_coin_grows_that_was_bid_for_a_talion_dwarf() {
        let mut seen = 0;
        for seed in 0..20 {
            let mut dealer = Dealer::new(seed);
            let mut game: State<Nains> = Nains::start(&Nains::usual(4).expect("players"), &mut dealer);
            game.random_step(dealer.rng());
            assert!(matches!(game.turn(), Turn::Decide(_)));
            let network = Loaded::default().of_table(game.table());
            let gaze = Gaze::new(&network, game.table(), game.purses(), Seat::S0);
            let is_talion = |card: &Card| Nains::brings(game.table(), *card).growth == Growth::Bid(1);
            let cards = || {
                elvaland_rules::mechanics::Tavern::ALL.into_iter().flat_map(|tavern| game.table().tavern(tavern).iter())
            };
            let Some(talion) = cards().find(is_talion) else { continue };
            seen += 1;
            // The coins of the first bid are 0, 2, 3 and of the last one 5, 4, 3; the others go to the pouch.
            let coins = gaze.coins;
            assert_eq!(gaze.with_growth(talion, coins, 0, 1).map(Coin::value), [0, 5, 3, 4, 5], "the 2 becomes a 5");
            assert_eq!(gaze.with_growth(talion, coins, 59, 4).map(Coin::value), [0, 2, 3, 4, 6], "the 5 becomes a 6");
            assert_eq!(
                gaze.with_growth(talion, coins, 0, 0).map(Coin::value),
                [0, 2, 3, 4, 6],
                "not the 0 that trades"
            );
        }
        assert!(seen > 5, "{seen}");
    }
}
