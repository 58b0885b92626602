//! A seat as a network sees it, and what it would be if something changed.

use elvaland_rules::mechanics::{Army, COINS, COLUMNS, Card, Purse, Table};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::valuation::Rivals;
use crate::bids::sorted;
use crate::eval::simd::widely;
use crate::eval::{
    CoinLines, Edited, Edits, Features, Hidden, Moment, Network, Roster, Sight, StrengthOf, perceive_among,
};
use crate::games::{BotGame, Growth};
use crate::policy::{Hand, Hands};

/// The cards that a bid gets at the three taverns.
pub(crate) type Cards = [Option<Card>; 3];

/// The end of a round for a player, as one number: the cards that were taken, and the values of the sorted coins. Different bids
/// may come to the same one.
type End = u64;

/// The army at the end of a round that brought some cards, and what it gives to the hidden layer, the coins being as they were.
struct Afterwards<R: BotGame> {
    cards: Cards,
    /// Which coins the cards let grow.
    growths: [Growth; 3],
    /// The cards as part of the end.
    end: End,
    roster: Roster<R>,
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
    fn grown<R: BotGame>(&mut self, lens: &Lens<'_>, from: &Roster<R>, to: &Roster<R>, edits: &mut Edits) -> &Hidden {
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
pub(crate) struct Gaze<'a, R: BotGame> {
    lens: Lens<'a>,
    seat: Seat,
    /// The army as it is.
    army: Army,
    roster: Roster<R>,
    now: Scene,
    /// The end of the round, if nothing came of it.
    end: Scene,
    /// What was looked at last of what may come of the round.
    last: Option<Afterwards<R>>,
    /// The ends of the round that were looked at, and what they gain.
    ends: Vec<(End, f32)>,
    hands: Hands,
    edits: Edits,
    /// The table, to suppose an army of the seat on.
    table: Table<R>,
    purses: BySeat<Purse>,
}

impl<'a, R: BotGame> Gaze<'a, R> {
    /// A seat whose rivals are known.
    pub(crate) fn new(
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
        let roster = Roster::of(table, purses, seat, tally, &rivals);
        Gaze {
            lens: Lens { network, rivals, coin_lines: roster.coin_lines(network, &moment), strength },
            seat,
            army: *table.army(seat),
            roster,
            now,
            end: Scene::new(after, &sight),
            last: None,
            ends: Vec::new(),
            hands: Hands::new(sorted(&purses[seat]), table.treasure()),
            edits: Edits::NONE,
            table: table.clone(),
            purses: *purses,
        }
    }

    /// What a card of a tavern adds to the strength, before anything that follows from it, whichever coin was bid.
    pub(crate) fn card(&mut self, card: Card) -> f32 {
        if let Growth::Any(plus) = R::brings(&self.table, card).growth {
            return self.with_hand(self.hands.grown(plus));
        }
        let roster = self.with_cards(&[Some(card)]);
        let sum = self.now.grown(&self.lens, &self.roster, &roster, &mut self.edits);
        self.lens.gain(sum, &self.edits)
    }

    /// What the trades of two coins add to the strength that bids leave; nothing where none is traded.
    pub(crate) fn trades(&mut self) -> [[f32; COINS]; COINS] {
        let mut trades = [[0.0; COINS]; COINS];
        for [one, other] in self.hands.pairs() {
            trades[one][other] = self.with_hand(self.hands.traded([one, other]));
        }
        trades
    }

    /// What each of the coins adds to the strength if it grows because it was bid; nothing if none of the cards does that.
    pub(crate) fn growths(&mut self, mut cards: impl Iterator<Item = Card>) -> [f32; COINS] {
        let plus = cards.find_map(|card| match R::brings(&self.table, card).growth {
            Growth::Bid(plus) => Some(plus),
            Growth::Any(_) | Growth::None => None,
        });
        let Some(plus) = plus else { return [0.0; COINS] };
        std::array::from_fn(|at| self.with_hand(self.hands.improved(at, plus)))
    }

    /// What other coins add to the strength, if nothing else is supposed.
    fn with_hand(&mut self, hand: Hand) -> f32 {
        self.edits.clear();
        self.edits.coins(hand.more);
        self.lens.gain(&self.now.sum, &self.edits)
    }

    /// Supposes that a round brings these cards.
    pub(crate) fn suppose(&mut self, cards: &Cards) {
        if self.last.as_ref().is_some_and(|last| last.cards == *cards) {
            return;
        }
        let roster = self.with_cards(cards);
        let sum = self.end.grown(&self.lens, &self.roster, &roster, &mut self.edits);
        let sum = widely(self.lens.edited(sum, &self.edits));
        let growth = |card: Option<Card>| card.map_or(Growth::None, |card| R::brings(&self.table, card).growth);
        let growths = cards.map(growth);
        let end = cards.iter().fold(0, |end, card| end << 8 | card.map_or(usize::from(u8::MAX), Card::index) as End)
            << (8 * COINS);
        self.last = Some(Afterwards { cards: *cards, growths, end, roster, sum });
    }

    /// What a bid adds to the strength that gets the cards that are supposed, all of it together.
    pub(crate) fn round(&mut self, bid: usize) -> f32 {
        let Some(last) = &self.last else { return 0.0 };
        let hand = self.hands.after(bid, &last.growths);
        let end = last.end | hand.values;
        if let Some(&(_, gain)) = self.ends.iter().find(|(known, _)| *known == end) {
            return gain;
        }
        self.edits.clear();
        last.roster.edit_coins(&self.roster, hand.more, &mut self.edits);
        let gain = self.lens.gain(&last.sum, &self.edits);
        self.ends.push((end, gain));
        gain
    }

    /// What the seat would have with some more cards.
    fn with_cards(&mut self, cards: &[Option<Card>]) -> Roster<R> {
        let mut tally = *self.roster.tally();
        self.table.suppose_army(self.seat, self.army);
        for card in cards.iter().flatten() {
            if let Some(piece) = R::brings(&self.table, *card).piece {
                self.table.suppose(self.seat, piece);
                tally = R::tally_with(&self.table, &tally, piece);
            }
        }
        Roster::of(&self.table, &self.purses, self.seat, tally, &self.lens.rivals)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Loaded;
    use crate::games::BotGame;
    use crate::policy::is_bid;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::mechanics::{Coin, Tavern};
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{State, Turn};

    /// A coin of this value; which one does not matter to networks.
    fn coin(value: u8) -> Coin {
        let base = Coin::STARTING.into_iter().find(|coin| coin.value() == value);
        base.or(Coin::treasure(value)).expect("there is such a coin")
    }

    /// Judges an end of the round by looking at everything.
    fn whole<R: BotGame>(network: &Network, game: &State<R>, cards: &Cards, hand: Hand) -> f32 {
        let (seat, mut table, mut purses) = (Seat::S0, game.table().clone(), *game.purses());
        let (rivals, moment) = (Rivals::of(&table, seat), Moment::of(&table, seat).after_the_round());
        for card in cards.iter().flatten() {
            if let Some(piece) = R::brings(&table, *card).piece {
                table.suppose(seat, piece);
            }
        }
        let [.., one, two, three, four, five] = hand.values.to_be_bytes();
        purses[seat] = Purse::of([one, two, three, four, five].map(coin));
        let tally = R::tally(&table, table.army(seat));
        network.strength(&perceive_among(&table, &purses, seat, &tally, &moment, &rivals))
    }

    fn what_changes_is_all_that_counts<R: BotGame>(players: usize) {
        let mut compared = 0;
        for seed in 0..6 {
            let mut dealer = Dealer::new(seed);
            let mut game: State<R> = R::start(&R::default_options(players).expect("players"), dealer.rng());
            let network = Loaded::default().of_table(game.table());
            while game.turn() != Turn::Over {
                if is_bid(game.table()) {
                    let rivals = Rivals::of(game.table(), Seat::S0);
                    let mut gaze = Gaze::new(&network, game.table(), game.purses(), Seat::S0, rivals);
                    for at in 0..2 {
                        let cards = Tavern::ALL.map(|tavern| game.table().tavern(tavern).get(at));
                        gaze.suppose(&cards);
                        for bid in [0, 13, 27, 41, 59] {
                            let growths = cards
                                .map(|card| card.map_or(Growth::None, |card| R::brings(game.table(), card).growth));
                            let whole = whole(&network, &game, &cards, gaze.hands.after(bid, &growths));
                            let told = gaze.round(bid) + gaze.lens.strength;
                            assert!((whole - told).abs() < 1e-3, "{cards:?} {bid}: {whole} {told}");
                            compared += 1;
                        }
                    }
                }
                game.random_step(dealer.rng());
            }
        }
        assert!(compared > 100, "{compared}");
    }

    /// Whoever looks at what a round changes comes to the same as whoever looks at everything.
    #[test]
    fn what_a_round_changes_is_all_that_counts() {
        for players in 2..=5 {
            what_changes_is_all_that_counts::<Nidavellir>(players);
            what_changes_is_all_that_counts::<Nains>(players);
        }
    }
}
