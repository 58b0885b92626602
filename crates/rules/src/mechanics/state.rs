//! The state of a game: the public table, and what is hidden.

use std::fmt;

use rand_core::Rng;

use super::{
    Action, ActionList, Age, Agenda, Auction, Bag, Cards, Draw, Gem, Listener, Purse, Reason, Referee, Refusal, Rules,
    Score, Standing, Step, Table, View,
};
use crate::{Audience, BySeat, Seat, SeatSet, Turn, random};

/// A game in progress, secrets included: one flat value without heap allocations of its own.
///
/// Legality has one source: [`legal_actions`](State::legal_actions) enumerates, and [`play`](State::play) refuses what is
/// not in that list, with the reason. Pass players a [`View`] and never the state.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State<R: Rules> {
    pub(crate) table: Table<R>,
    pub(crate) purses: BySeat<Purse>,
    pub(crate) decks: [Bag; 2],
    pub(crate) offer: Cards,
}

/// Prints secrets too: for tests and analysis, never for a player of a running game.
impl<R: Rules> fmt::Debug for State<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let State { table, purses, decks, offer } = self;
        f.debug_struct("State")
            .field("table", table)
            .field("purses", &purses.of_players(self.players()))
            .field("decks", decks)
            .field("offer", offer)
            .finish()
    }
}

impl<R: Rules> State<R> {
    /// Creates a game at its beginning, with these gems; the cards of the first round are dealt next.
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

    /// Creates a game at its beginning, with these gems dealt at random.
    pub(crate) fn begin_at_random(rules: R, numbers: impl Iterator<Item = Gem>, rng: &mut impl Rng) -> State<R> {
        let mut gems = BySeat::default();
        for (gem, number) in gems.0.iter_mut().zip(numbers) {
            *gem = number;
        }
        random::shuffle(&mut gems.0[..rules.players()], rng);
        State::begin(rules, gems)
    }

    /// Creates a game at its beginning, with these gems by seat.
    ///
    /// # Errors
    /// Returns a refusal unless the gems are those of the game, in any order.
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

    /// Returns the public part of the game.
    pub fn table(&self) -> &Table<R> {
        &self.table
    }

    /// Returns a player's coins and where they lie. This is secret: use a [`View`] for other players.
    pub fn purse(&self, seat: Seat) -> &Purse {
        &self.purses[seat]
    }

    /// Returns all players' coins and where they lie. This is secret.
    #[inline]
    pub fn purses(&self) -> &BySeat<Purse> {
        &self.purses
    }

    /// Returns what is left of the deck of an age, without the cards of a pending offer. This is secret while an offer is
    /// pending.
    pub fn deck(&self, age: Age) -> Bag {
        self.decks[age as usize]
    }

    /// Returns the cards shown to the player who has to keep one. This is secret.
    pub fn offer(&self) -> &Cards {
        &self.offer
    }

    /// Returns a player's score in the present position.
    pub fn score(&self, seat: Seat) -> Score<R> {
        R::score(&self.table, &self.purses, seat)
    }

    /// Returns the scores by seat in the present position.
    pub fn scores(&self) -> Vec<Score<R>> {
        self.table.seats().map(|seat| self.score(seat)).collect()
    }

    /// Returns totals and winners in the present position.
    pub fn standing(&self) -> Standing {
        Standing::of(&self.table, &self.purses)
    }

    /// Returns the number of players, 2 to 5.
    #[inline]
    pub fn players(&self) -> usize {
        self.table.rules.players()
    }

    /// Returns what the game waits for.
    #[inline]
    pub fn turn(&self) -> Turn {
        self.table.turn()
    }

    /// Returns the legal actions of `seat`, sorted and without duplicates; empty if the seat has no decision to make.
    pub fn legal_actions(&self, seat: Seat) -> ActionList {
        ActionList::sorted(self.choices(seat).actions())
    }

    /// Returns whether `action` is legal for `seat` now.
    pub fn is_legal(&self, seat: Seat, action: Action) -> bool {
        self.choices(seat).contains(action)
    }

    /// Plays `action` for `seat`, and everything that follows by itself.
    ///
    /// # Errors
    /// Refuses an illegal action with the reason; the game is unchanged.
    pub fn play(&mut self, seat: Seat, action: Action, listener: &mut impl Listener<R>) -> Result<(), Refusal> {
        if !self.is_legal(seat, action) {
            return Err(self.refusal(seat, action));
        }
        self.play_unchecked(seat, action, listener);
        Ok(())
    }

    /// Plays an action known to be legal: for searches. An illegal action leaves the game in an unspecified state.
    #[inline]
    pub fn play_unchecked(&mut self, seat: Seat, action: Action, listener: &mut impl Listener<R>) {
        Referee { state: self, listener }.play(seat, action);
    }

    /// Settles a [`Turn::Chance`] with `draw`, and everything that follows by itself.
    ///
    /// # Errors
    /// Refuses an impossible draw with the reason; the game is unchanged.
    pub fn draw(&mut self, draw: &Draw, listener: &mut impl Listener<R>) -> Result<(), Refusal> {
        self.check_draw(draw)?;
        self.draw_unchecked(draw, listener);
        Ok(())
    }

    /// Settles a [`Turn::Chance`] with a draw known to be possible.
    #[inline]
    pub fn draw_unchecked(&mut self, draw: &Draw, listener: &mut impl Listener<R>) {
        Referee { state: self, listener }.draw(draw);
    }

    /// Draws at random for as long as the game waits for chance.
    pub fn settle_chance(&mut self, rng: &mut impl Rng) {
        while self.turn() == Turn::Chance {
            let draw = self.random_draw(rng);
            self.draw_unchecked(&draw, &mut ());
        }
    }

    /// Settles one decision or one draw, uniformly at random; returns `false` if the game is over.
    #[inline]
    pub fn random_step(&mut self, rng: &mut impl Rng) -> bool {
        Referee { state: self, listener: &mut () }.random_step(rng)
    }

    /// Returns what `audience` may know.
    pub fn view(&self, audience: Audience) -> View<R> {
        self.view_ref(audience).to_view()
    }

    /// Samples a game that the audience of `view` cannot tell from the real one (a determinization).
    pub fn sample(view: &View<R>, rng: &mut impl Rng) -> State<R> {
        view.sample(rng)
    }

    /// Returns the total of every seat in the present position.
    pub fn totals(&self) -> Vec<u16> {
        self.table.seats().map(|seat| self.score(seat).total()).collect()
    }

    /// Returns the winning seats in the present position; several share the victory.
    pub fn winners(&self) -> SeatSet {
        self.standing().winners
    }
}
