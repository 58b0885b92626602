//! A seat as a network sees it, and what it would be if something changed.

use elvaland_rules::mechanics::{BIDS, COINS, COLUMNS, Card, Coin, Purse, Table};
use elvaland_rules::{BySeat, Seat};

use crate::network::{
    CoinLines, Edited, Edits, Features, Growth, Hidden, Moment, Network, Perceived, Rivals, Sight, Standing, StrengthOf,
    perceive_among,
};
use crate::ruler::{REST, pairs};
use crate::wide::widely;

/// The cards that a bid gets at the three taverns.
pub(super) type Cards = [Option<Card>; 3];

/// The end of a round for a player, as one number: the cards that were taken, and the values of the sorted coins. Different bids
/// may come to the same one.
type End = u64;

/// The coins of a player at the end of a round.
#[derive(Clone, Copy, Default)]
struct Hand {
    /// The values, sorted, as part of the end.
    end: End,
    /// By how much each of the sorted coins is worth more than before.
    more: [f32; COINS],
}

/// The army at the end of a round that brought some cards, and what it gives to the hidden layer, the coins being as they were.
struct Afterwards<R: Perceived> {
    cards: Cards,
    /// Whether one of the cards lets a coin grow.
    grows: bool,
    /// The cards as part of the end.
    end: End,
    standing: Standing<R>,
    sum: Hidden,
}

/// What is seen at some moment of the round, with what it gives to the hidden layer.
struct Scene {
    moment: Moment,
    seen: Features,
    sum: Hidden,
    /// The same with some more ranks: many cards bring the same ones.
    ranks: Vec<([u8; COLUMNS], Hidden)>,
}

impl Scene {
    fn new(moment: Moment, sight: &Sight) -> Scene {
        Scene { moment, seen: *sight.features(), sum: *sight.sum(), ranks: Vec::with_capacity(16) }
    }

    /// Looks at an army that has grown: what the hidden layer is given with its ranks, and how all else is edited.
    fn grown<R: Perceived>(
        &mut self,
        lens: &Lens<'_>,
        from: &Standing<R>,
        to: &Standing<R>,
        edits: &mut Edits,
    ) -> &Hidden {
        let known = self.ranks.iter().position(|(ranks, _)| *ranks == to.ranks());
        let at = known.unwrap_or_else(|| {
            edits.clear();
            from.edit_ranks(to, &self.seen, &self.moment, &lens.rivals, edits);
            self.ranks.push((to.ranks(), widely(lens.edited(&self.sum, edits))));
            self.ranks.len() - 1
        });
        edits.clear();
        from.edit_rest(to, &self.seen, &self.moment, &lens.rivals, edits);
        &self.ranks[at].1
    }
}

/// What everything is looked at with.
struct Lens<'a> {
    network: &'a Network,
    rivals: Rivals,
    coin_lines: CoinLines,
    /// The strength as it is.
    strength: f32,
}

impl Lens<'_> {
    /// What was given to the hidden layer, with all changes.
    #[inline]
    fn edited<'b>(&'b self, sum: &'b Hidden, edits: &'b Edits) -> Edited<'b> {
        Edited { network: self.network, coin_lines: &self.coin_lines, sum, edits }
    }

    /// What all changes add to the strength.
    fn gain(&self, sum: &Hidden, edits: &Edits) -> f32 {
        widely(StrengthOf(self.edited(sum, edits))) - self.strength
    }
}

/// A seat as the network sees it while everybody bids: what differs a little from it is judged by the difference.
pub(super) struct Gaze<'a, R: Perceived> {
    lens: Lens<'a>,
    seat: Seat,
    /// The army as it is.
    standing: Standing<R>,
    now: Scene,
    /// The end of the round, if nothing came of it.
    end: Scene,
    /// What was looked at last of what may come of the round.
    last: Option<Afterwards<R>>,
    /// The ends of the round that were looked at, and what they gain.
    ends: Vec<(End, f32)>,
    /// The coins, sorted.
    coins: [Coin; COINS],
    /// The coins after a round without growth, by the coins that a bid leaves.
    traded: [[Hand; COINS]; COINS],
    edits: Edits,
    /// The table, to suppose an army of the seat on.
    table: Table<R>,
    purses: BySeat<Purse>,
}

impl<'a, R: Perceived> Gaze<'a, R> {
    /// A seat whose rivals are known.
    pub(super) fn new(
        network: &'a Network,
        table: &Table<R>,
        purses: &BySeat<Purse>,
        seat: Seat,
        rivals: Rivals,
    ) -> Gaze<'a, R> {
        let (tally, moment) = (R::tally(table, table.army(seat)), Moment::of(table, seat));
        let perceive = |moment: &Moment| perceive_among(table, purses, seat, &tally, moment, &rivals);
        let mut sight = Sight::new(network, perceive(&moment));
        let strength = sight.strength(network);
        let now = Scene::new(moment, &sight);
        let after = moment.after_the_round();
        sight.look_on(network, perceive(&after));
        let standing = Standing::of(table, purses, seat, tally, &rivals);
        let mut gaze = Gaze {
            lens: Lens { network, rivals, coin_lines: standing.coin_lines(network, &moment), strength },
            seat,
            standing,
            now,
            end: Scene::new(after, &sight),
            last: None,
            ends: Vec::new(),
            coins: sorted(&purses[seat]),
            edits: Edits::NONE,
            table: table.clone(),
            purses: *purses,
            traded: [[Hand::default(); COINS]; COINS],
        };
        gaze.traded = [[gaze.hand(gaze.coins); COINS]; COINS];
        for [one, other] in pairs(&gaze.coins) {
            gaze.traded[one][other] = gaze.hand(gaze.after_trade(gaze.coins, [one, other]));
        }
        gaze
    }

    /// What a card of a tavern adds to the strength, before anything that follows from it, whichever coin was bid.
    pub(super) fn card(&mut self, card: Card) -> f32 {
        if let Growth::Any(plus) = R::brings(&self.table, card).growth {
            return self.with_coins(self.grown(self.coins, plus));
        }
        let standing = self.with_cards(&[Some(card)]);
        let sum = self.now.grown(&self.lens, &self.standing, &standing, &mut self.edits);
        self.lens.gain(sum, &self.edits)
    }

    /// What the trades of two coins add to the strength that bids leave; nothing where none is traded.
    pub(super) fn trades(&mut self) -> [[f32; COINS]; COINS] {
        let mut trades = [[0.0; COINS]; COINS];
        for [one, other] in pairs(&self.coins) {
            trades[one][other] = self.with_hand(self.traded[one][other]);
        }
        trades
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

    /// What other coins add to the strength, if nothing else is supposed.
    fn with_coins(&mut self, coins: [Coin; COINS]) -> f32 {
        self.with_hand(self.hand(coins))
    }

    fn with_hand(&mut self, hand: Hand) -> f32 {
        self.edits.clear();
        self.edits.coins(hand.more);
        self.lens.gain(&self.now.sum, &self.edits)
    }

    /// Supposes that a round brings these cards.
    pub(super) fn suppose(&mut self, cards: &Cards) {
        if self.last.as_ref().is_some_and(|last| last.cards == *cards) {
            return;
        }
        let standing = self.with_cards(cards);
        let sum = self.end.grown(&self.lens, &self.standing, &standing, &mut self.edits);
        let sum = widely(self.lens.edited(sum, &self.edits));
        let grows = cards.iter().flatten().any(|&card| R::brings(&self.table, card).growth != Growth::None);
        let end = cards.iter().fold(0, |end, card| end << 8 | card.map_or(u8::MAX, |card| card.0) as End) << (8 * COINS);
        self.last = Some(Afterwards { cards: *cards, grows, end, standing, sum });
    }

    /// What a bid adds to the strength that gets the cards that are supposed, all of it together.
    pub(super) fn round(&mut self, bid: usize) -> f32 {
        let Some(last) = &self.last else { return 0.0 };
        let [one, other] = REST[bid];
        let hand = if last.grows { self.hand(self.coins_after(bid, &last.cards)) } else { self.traded[one][other] };
        let end = last.end | hand.end;
        if let Some(&(_, gain)) = self.ends.iter().find(|(known, _)| *known == end) {
            return gain;
        }
        self.edits.clear();
        last.standing.edit_coins(&self.standing, hand.more, &mut self.edits);
        let gain = self.lens.gain(&last.sum, &self.edits);
        self.ends.push((end, gain));
        gain
    }

    /// What the seat would have with some more cards.
    fn with_cards(&mut self, cards: &[Option<Card>]) -> Standing<R> {
        let mut tally = *self.standing.tally();
        self.table.suppose_army(self.seat, *self.standing.army());
        for card in cards.iter().flatten() {
            if let Some(piece) = R::brings(&self.table, *card).piece {
                self.table.suppose(self.seat, piece);
                tally = R::tally_with(&self.table, &tally, piece);
            }
        }
        Standing::of(&self.table, &self.purses, self.seat, tally, &self.lens.rivals)
    }

    /// These coins at the end of a round.
    fn hand(&self, mut coins: [Coin; COINS]) -> Hand {
        coins.sort_unstable();
        Hand {
            end: coins.iter().fold(0, |end, coin| end << 8 | End::from(coin.value())),
            more: std::array::from_fn(|at| f32::from(coins[at].value()) - f32::from(self.coins[at].value())),
        }
    }

    /// The coins after a round in which a bid gets these cards.
    fn coins_after(&self, bid: usize, cards: &Cards) -> [Coin; COINS] {
        let mut coins = self.coins;
        for (card, at) in cards.iter().zip(BIDS[bid].map(usize::from)) {
            if let Some(card) = *card {
                coins = self.with_growth(card, coins, bid, at);
            }
            if coins[at].trades() {
                coins = self.after_trade(coins, REST[bid]);
            }
        }
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

    /// The coins with the highest one transformed: what people mostly do.
    fn grown(&self, coins: [Coin; COINS], plus: u8) -> [Coin; COINS] {
        let highest = (0..COINS).filter(|&at| !coins[at].trades()).max_by_key(|&at| coins[at]);
        highest.map_or(coins, |at| self.exchanged(coins, at, coins[at].value() + plus))
    }

    /// The coins after two of them were traded.
    fn after_trade(&self, coins: [Coin; COINS], [one, other]: [usize; 2]) -> [Coin; COINS] {
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
            let gaze = Gaze::new(&network, game.table(), game.purses(), Seat::S0, Rivals::of(game.table(), Seat::S0));
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
