//! The state of a game: the table everybody sees, and what lies hidden on it.

use rand_core::Rng;

use super::{
    Action, Agenda, Army, Auction, Bag, Cards, Draw, Event, Gem, HeroSet, Parts, Purse, Reason, Referee, Refusal,
    Ruleset, Standing, Step, Tavern, Treasure, View,
};
use crate::dealer::Dealer;
use crate::game::{Audience, BySeat, Game, Seat, SeatSet, Sink, Turn};

/// One of the two ages (or eras).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Age {
    First,
    Second,
}

impl Age {
    /// Both ages.
    pub const ALL: [Age; 2] = [Age::First, Age::Second];

    /// The age as a number, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// What everybody at the table sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<R: Ruleset> {
    pub(crate) rules: R,
    pub(crate) age: Age,
    pub(crate) round: u8,
    pub(crate) treasure: Treasure,
    pub(crate) gems: BySeat<Gem>,
    pub(crate) armies: BySeat<Army>,
    pub(crate) taverns: [Cards; 3],
    pub(crate) auction: Auction,
    pub(crate) agenda: Agenda<R::Power>,
}

impl<R: Ruleset> Table<R> {
    /// The rules and options of this game.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The age being played.
    pub fn age(&self) -> Age {
        self.age
    }

    /// The round of the age, from 1; 0 before the first.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The coins of the Treasure.
    pub fn treasure(&self) -> Treasure {
        self.treasure
    }

    /// A player's gem.
    pub fn gem(&self, seat: Seat) -> Gem {
        self.gems[seat]
    }

    /// A player's army.
    pub fn army(&self, seat: Seat) -> &Army {
        &self.armies[seat]
    }

    /// The cards still in a tavern.
    pub fn tavern(&self, tavern: Tavern) -> &Cards {
        &self.taverns[tavern.index()]
    }

    /// The auction of the tavern being resolved, or of the last one.
    pub fn auction(&self) -> &Auction {
        &self.auction
    }

    /// What is still to do, the next step first.
    pub fn agenda(&self) -> &Agenda<R::Power> {
        &self.agenda
    }

    /// The seats of the table.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<R> {
        Seat::first(self.rules.players())
    }

    /// The heroes nobody has recruited yet.
    #[inline]
    pub fn heroes_left(&self) -> HeroSet {
        let owned = self.armies.0.iter().fold(HeroSet::default(), |all, army| all.or(army.heroes()));
        self.rules.heroes().minus(owned)
    }

    /// The one player with more ranks in `column` than any other, if there is one.
    pub(crate) fn majority(&self, column: super::Column) -> Option<Seat> {
        self.majority_of(|army| army.ranks().of(column))
    }

    /// The one player whose army has more of something than any other, if there is one.
    #[inline]
    pub(crate) fn majority_of(&self, count: impl Fn(&Army) -> u8) -> Option<Seat> {
        let mut most = 0;
        let mut winner = None;
        for seat in self.seats() {
            let counted = count(&self.armies[seat]);
            if counted > most {
                (most, winner) = (counted, Some(seat));
            } else if counted == most {
                winner = None;
            }
        }
        winner
    }

    /// Whether a token covers the points of a piece put down now.
    pub(crate) fn is_covered_next(&self, seat: Seat, piece: super::Piece) -> bool {
        let used: u8 = self.armies.0.iter().map(Army::tokens).sum();
        self.rules.covers(self.armies[seat].pieces(), piece) && used < R::TOKENS
    }

    /// Supposes that a piece lay on top of its column too, without anything that would follow from it: for whoever
    /// wants to know what a card would be worth.
    #[inline]
    pub fn suppose(&mut self, seat: Seat, piece: super::Piece) {
        let worth = self.rules.worth(piece);
        self.put_down(seat, piece, worth);
    }

    /// Puts a piece on top of its column; tells whether a token covers it.
    #[inline(always)]
    pub(super) fn put_down(&mut self, seat: Seat, piece: super::Piece, worth: super::Worth) -> bool {
        let covered = R::TOKENS > 0 && self.is_covered_next(seat, piece);
        let army = &mut self.armies[seat];
        if covered {
            army.cover();
        }
        army.push(piece, if covered { worth.covered() } else { worth });
        covered
    }

    /// Supposes that a seat had this army.
    #[inline]
    pub fn suppose_army(&mut self, seat: Seat, army: Army) {
        self.armies[seat] = army;
    }

    /// Which pieces of an army, by their place in it, lie under a token.
    pub fn covered(&self, army: &Army) -> impl Iterator<Item = usize> {
        let (pieces, tokens) = (army.pieces(), usize::from(army.tokens()));
        (0..pieces.len()).filter(move |&at| self.rules.covers(&pieces[..at], pieces[at])).take(tokens)
    }

    /// What a piece of an army is worth, the tokens on it considered.
    pub(crate) fn worth_in(&self, army: &Army, at: usize, piece: super::Piece) -> super::Worth {
        let worth = self.rules.worth(piece);
        let covered = R::TOKENS > 0 && self.covered(army).any(|other| other == at);
        if covered { worth.covered() } else { worth }
    }
}

/// A game in progress, with everything hidden in it: one flat value without heap.
///
/// Whoever must not see everything gets a [`View`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State<R: Ruleset> {
    pub(crate) table: Table<R>,
    pub(crate) purses: BySeat<Purse>,
    pub(crate) decks: [Bag; 2],
    pub(crate) offer: Cards,
}

impl<R: Ruleset> State<R> {
    /// A game at its beginning, with these gems: the cards of the first round are dealt next.
    #[inline]
    pub(crate) fn begin(rules: R, gems: BySeat<Gem>) -> State<R> {
        State {
            decks: Age::ALL.map(|age| rules.deck(age).full()),
            purses: BySeat::default(),
            offer: Cards::default(),
            table: Table {
                age: Age::First,
                round: 1,
                treasure: rules.treasure(),
                gems,
                armies: BySeat::default(),
                taverns: [Cards::default(); 3],
                auction: Auction::default(),
                agenda: Agenda::of(Step::Deal),
                rules,
            },
        }
    }

    /// A game at its beginning, these gems dealt at random.
    pub(crate) fn begin_at_random(rules: R, numbers: impl Iterator<Item = Gem>, dealer: &mut Dealer) -> State<R> {
        let mut gems = BySeat::default();
        for (gem, number) in gems.0.iter_mut().zip(numbers) {
            *gem = number;
        }
        dealer.shuffle(&mut gems.0[..rules.players()]);
        State::begin(rules, gems)
    }

    /// A game at its beginning, with these gems by seat.
    ///
    /// # Errors
    /// The gems must be those of the game, in any order.
    pub(crate) fn begin_with(rules: R, numbers: impl Iterator<Item = Gem>, gems: &[Gem]) -> Result<State<R>, Refusal> {
        let mut sorted = gems.to_vec();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(numbers) {
            return Err(Reason::WrongGems { text: format!("{gems:?}") }.into());
        }
        let mut by_seat = BySeat::default();
        by_seat.0[..gems.len()].copy_from_slice(gems);
        Ok(State::begin(rules, by_seat))
    }

    /// What everybody sees.
    pub fn table(&self) -> &Table<R> {
        &self.table
    }

    /// A player's coins and where they lie. This is secret: use a [`View`] for anybody else.
    pub fn purse(&self, seat: Seat) -> &Purse {
        &self.purses[seat]
    }

    /// Everybody's coins and where they lie. This is secret.
    #[inline]
    pub fn purses(&self) -> &BySeat<Purse> {
        &self.purses
    }

    /// What is left of the deck of an age, without the cards of a pending offer.
    pub fn deck(&self, age: Age) -> Bag {
        self.decks[age as usize]
    }

    /// The cards shown to the player who has to keep one. This is secret.
    pub fn offer(&self) -> &Cards {
        &self.offer
    }

    /// The parts of a player's score as the table stands.
    pub fn score(&self, seat: Seat) -> Parts {
        R::score(&self.table, &self.purses, seat)
    }

    /// The parts of every player's score as the table stands.
    pub fn scores(&self) -> Vec<Parts> {
        self.table.seats().map(|seat| self.score(seat)).collect()
    }

    /// The totals and the winners as the table stands.
    pub fn standing(&self) -> Standing {
        Standing::of(&self.table, &self.purses)
    }

    /// Whether this action is legal for this seat now.
    pub fn is_legal(&self, seat: Seat, action: Action) -> bool {
        (0..self.choices(seat)).any(|slot| self.choice(seat, slot) == Some(action))
    }
}

impl<R: Ruleset> Game for State<R> {
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type Refusal = Refusal;
    type View = View<R>;

    fn players(&self) -> usize {
        self.table.rules.players()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        let mut actions: Vec<Action> = self.options(seat).collect();
        actions.sort_unstable();
        actions
    }

    #[inline]
    fn choices(&self, seat: Seat) -> usize {
        self.slots(seat)
    }

    #[inline]
    fn choice(&self, seat: Seat, index: usize) -> Option<Action> {
        if index < self.slots(seat) { self.slot(seat, index) } else { None }
    }

    #[inline]
    fn random_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        self.pick_action(seat, rng)
    }

    #[inline]
    fn random_step(&mut self, rng: &mut impl Rng) -> bool {
        Referee { state: self, sink: &mut () }.random_step(rng)
    }

    fn play(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if !self.is_legal(seat, action) {
            return Err(self.refusal(seat, action));
        }
        self.play_unchecked(seat, action, events);
        Ok(())
    }

    #[inline]
    fn play_unchecked(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        Referee { state: self, sink: events }.play(seat, action);
    }

    fn draw(&mut self, draw: &Draw, events: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.check_draw(draw)?;
        self.draw_unchecked(draw, events);
        Ok(())
    }

    fn random_draw(&self, rng: &mut impl Rng) -> Draw {
        self.pick_draw(rng)
    }

    #[inline]
    fn draw_unchecked(&mut self, draw: &Draw, events: &mut impl Sink<Event>) {
        Referee { state: self, sink: events }.draw(draw);
    }

    fn view(&self, audience: Audience) -> View<R> {
        <View<R>>::of(self, audience)
    }

    fn sample(view: &View<R>, rng: &mut impl Rng) -> State<R> {
        view.sample(rng)
    }

    fn event_for(event: Event, audience: Audience) -> Event {
        event.for_audience(audience)
    }

    fn totals(&self) -> Vec<u16> {
        self.table.seats().map(|seat| self.score(seat).total()).collect()
    }

    fn winners(&self) -> SeatSet {
        self.standing().winners
    }
}
