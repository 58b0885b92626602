//! Queries about an [`AnyGame`] that do not depend on which game it is.

use std::any::Any;

use elvaland_rules::mechanics::{Refusal, Step, Tavern};
use elvaland_rules::record::{Outcome, RecordFormat};
use elvaland_rules::{Action, AnyGame, GameName, Seat, SeatSet, State, Turn, with_state};

/// A part of a game: the bids of a round, or the resolution of one of its taverns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The age, 1 or 2.
    pub age: u8,
    /// The round within the age, from 1.
    pub round: u8,
    /// The tavern being resolved; `None` while bids are made and after the last tavern.
    pub tavern: Option<Tavern>,
}

impl Stage {
    /// Returns the stage that `state` is in.
    pub(crate) fn of<R: RecordFormat>(state: &State<R>) -> Stage {
        let table = state.table();
        Stage { age: table.age().number(), round: table.round(), tavern: table.resolved() }
    }
}

/// Queries about an [`AnyGame`]. The game holds every secret: show [`AnyView`](crate::AnyView)s to people.
pub trait AnyGameExt {
    /// Returns which game it is.
    fn name(&self) -> GameName;
    /// Returns the number of players.
    fn players(&self) -> usize;
    /// Returns the seats that have to choose.
    fn asked(&self) -> SeatSet;
    /// Returns true when the game is over.
    fn is_over(&self) -> bool;
    /// Returns true while secret bids are made.
    fn is_bidding(&self) -> bool;
    /// Returns the legal actions of `seat`, sorted; empty if the seat does not have to choose.
    fn legal_actions(&self, seat: Seat) -> Vec<Action>;
    /// Returns the only option of `seat` if it has just one and everybody can see that.
    fn forced(&self, seat: Seat) -> Option<Action>;
    /// Returns `action` as a line of text.
    fn action_text(&self, action: Action) -> String;
    /// Reads an action from a line of text.
    ///
    /// # Errors
    /// Unknown or missing words. The action may still be illegal.
    fn read_action(&self, text: &str) -> Result<Action, Refusal>;
    /// Checks that `action` is legal for `seat`.
    ///
    /// # Errors
    /// The reason why it is not.
    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal>;
    /// Returns the current total of every seat.
    fn totals(&self) -> Vec<u16>;
    /// Returns the share of the victory of every seat as the game stands: 1 in all, split among tied winners.
    fn shares(&self) -> Vec<f32>;
    /// Returns the part of the game being played.
    fn stage(&self) -> Stage;
    /// Returns the result once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the state if the game is one of `R`.
    fn state<R: RecordFormat + 'static>(&self) -> Option<&State<R>>;
}

impl AnyGameExt for AnyGame {
    fn name(&self) -> GameName {
        match self {
            AnyGame::Nidavellir(_) => GameName::Nidavellir,
            AnyGame::Nains(_) => GameName::Nains,
        }
    }

    fn players(&self) -> usize {
        with_state!(self, state => state.players())
    }

    fn asked(&self) -> SeatSet {
        match with_state!(self, state => state.turn()) {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    fn is_over(&self) -> bool {
        with_state!(self, state => state.turn()) == Turn::Over
    }

    fn is_bidding(&self) -> bool {
        with_state!(self, state => matches!(state.table().agenda().next(), Some(Step::Bids(_))))
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        with_state!(self, state => state.legal_actions(seat))
    }

    fn forced(&self, seat: Seat) -> Option<Action> {
        Action::forced(&self.legal_actions(seat))
    }

    fn action_text(&self, action: Action) -> String {
        with_state!(self, state => state.display_action(action).to_string())
    }

    fn read_action(&self, text: &str) -> Result<Action, Refusal> {
        with_state!(self, state => state.parse_action(text))
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        with_state!(self, state => match state.is_legal(seat, action) {
            true => Ok(()),
            // Playing a copy gives the reason.
            false => state.clone().play(seat, action, &mut ()),
        })
    }

    fn totals(&self) -> Vec<u16> {
        with_state!(self, state => state.scores().iter().map(|score| score.total()).collect())
    }

    fn shares(&self) -> Vec<f32> {
        let winners = with_state!(self, state => state.standing().winners);
        let share = 1.0 / winners.iter().count().max(1) as f32;
        Seat::first(self.players()).map(|seat| if winners.contains(seat) { share } else { 0.0 }).collect()
    }

    fn stage(&self) -> Stage {
        with_state!(self, state => Stage::of(state))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| with_state!(self, state => Outcome::of(state)))
    }

    fn state<R: RecordFormat + 'static>(&self) -> Option<&State<R>> {
        with_state!(self, state => (state as &dyn Any).downcast_ref())
    }
}
