//! Searching the options of a decision: does one lead all others?

use elvaland_bots::{
    AssessedOption, Beliefs, BotGame, Budget, EXPLAINED_SAMPLES, Explanation, Level, Occupants, assess, explain,
};
use elvaland_rules::mechanics::QuestionKind;
use elvaland_rules::position::PositionFormat;
use elvaland_rules::record::RecordFormat;
use elvaland_rules::{Action, AnyGame, Audience, BySeat, Seat, State, with_rules};

use super::{MinedPuzzle, PuzzleError, PuzzlePosition};

/// The rollouts of the search that judges the options of a puzzle.
pub const ROLLOUTS: u64 = 10_000;
/// The minimum lead of the best option over every other one, as a win probability.
pub const LEAD: f32 = 0.08;
/// The part of the lead that must be left in a check.
const KEPT_LEAD: f32 = 0.5;

/// A decision to search, with the game after the last draw before it.
pub(super) struct Searched<'a, R: BotGame> {
    pub(super) start: &'a State<R>,
    pub(super) state: &'a State<R>,
    pub(super) seat: Seat,
}

impl<R: BotGame> Searched<'_, R> {
    /// Searches the options; `always` is among them. Chances are those among players of equal strength.
    pub(super) fn options(&self, always: Action, rollouts: u64, seed: u64) -> Vec<AssessedOption> {
        let occupants = Occupants { levels: BySeat::from_fn(|_| Some(Level::Master)), beliefs: self.beliefs() };
        let (view, legal) = (self.state.view(Audience::Seat(self.seat)), self.state.legal_actions(self.seat));
        assess(&view, &legal, (&occupants, Some(always)), Budget::Iterations(rollouts), seed, 1)
    }

    /// Returns what the player knows of the others: nothing but the bids to be expected in this round.
    fn beliefs(&self) -> Beliefs {
        let mut beliefs = Beliefs::default();
        if self.start.table().question() == Some(QuestionKind::Bid) {
            beliefs.begin_round(&self.start.view(Audience::Spectator));
        }
        beliefs
    }

    /// Returns what some actions are expected to bring.
    fn explain(&self, actions: &[Action]) -> Vec<Explanation> {
        let view = self.state.view(Audience::Seat(self.seat));
        explain(&view, actions, &self.beliefs(), EXPLAINED_SAMPLES, 0)
    }
}

/// Returns how much more likely `action` wins than the best other option; negative if another one is better.
pub(super) fn lead_of(options: &[AssessedOption], action: Action) -> f32 {
    let win = options.iter().find(|option| option.action == action).map_or(0.0, |option| option.win);
    let others = options.iter().filter(|option| option.action != action).map(|option| option.win);
    win - others.fold(0.0, f32::max)
}

/// A puzzle that was searched again.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CheckedPuzzle {
    /// True if the search found the same best option.
    pub is_same: bool,
    /// The lead of the puzzle's best option in this search; negative if another one is better.
    pub lead: f32,
}

impl CheckedPuzzle {
    /// Returns true if the best option is the same and keeps half of the lead that was asked for.
    pub fn is_confirmed(&self, lead: f32) -> bool {
        self.is_same && self.lead >= KEPT_LEAD * lead
    }
}

impl MinedPuzzle {
    /// Explains the best option and what was played.
    ///
    /// # Errors
    /// As [`open`](MinedPuzzle::open).
    pub fn explain(&self) -> Result<Vec<Explanation>, PuzzleError> {
        let PuzzlePosition { game, seat, options, played, .. } = self.open()?;
        let (best, _) = options[0];
        with_rules!(self.game()?, R => {
            let (start, state) = self.states::<R>(&game)?;
            Ok(Searched { start: &start, state, seat }.explain(&[best, played]))
        })
    }

    /// Returns the game after the last draw, and at the decision.
    fn states<'a, R: PositionFormat + RecordFormat>(
        &self,
        game: &'a AnyGame,
    ) -> Result<(State<R>, &'a State<R>), PuzzleError> {
        let start = self.position.parse().map_err(PuzzleError::Position)?;
        Ok((start, game.state::<R>().ok_or(PuzzleError::NoGame)?))
    }

    /// Searches the puzzle again.
    ///
    /// # Errors
    /// As [`open`](MinedPuzzle::open).
    pub fn check(&self, rollouts: u64, seed: u64) -> Result<CheckedPuzzle, PuzzleError> {
        let PuzzlePosition { game, seat, options, .. } = self.open()?;
        let (best, _) = options[0];
        let options = with_rules!(self.game()?, R => {
            let (start, state) = self.states::<R>(&game)?;
            Searched { start: &start, state, seat }.options(best, rollouts, seed)
        });
        Ok(CheckedPuzzle { is_same: options[0].action == best, lead: lead_of(&options, best) })
    }
}
