//! The course of a game for replays and reviews: its moments, decisions and scores. Steps that were taken back are left
//! out.

use elvaland_rules::{Action, AnyGame, Seat};

use crate::applied::PlayedStep;
use crate::session::{NoSuchMoment, Session};
use crate::view::Visibility;
use elvaland_rules::mechanics::Stage;

/// A moment at which a game can be looked at: a player has to choose, or it is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The number of steps before it.
    pub step: u32,
    /// Whether a stage begins there: bids, a tavern, the end.
    pub begins_stage: bool,
    /// The part of the game being played there.
    pub stage: Stage,
}

/// The course of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// Every seat's total before the first round and after every round.
    pub totals: Vec<Vec<u16>>,
    /// The moments at which a player had to choose, and the end.
    pub stops: Vec<Stop>,
}

/// A choice between several options.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The number of steps before it.
    pub step: u32,
    /// The game before it, with every secret.
    pub game: AnyGame,
    /// The seat that chose.
    pub seat: Seat,
    /// The chosen action.
    pub action: Action,
}

impl Session {
    /// Returns the game after the first `step` steps that were not taken back.
    ///
    /// # Errors
    /// A moment that has not come, or that memory mode hides.
    pub fn at_step(&self, step: u32, visibility: Visibility) -> Result<AnyGame, NoSuchMoment> {
        let is_hidden = visibility.at(self.game()).memory && (step as usize) < self.standing().len();
        if is_hidden { Err(NoSuchMoment::Hidden) } else { self.until_step(step).map(|session| session.game().clone()) }
    }

    /// Returns the session of the first `step` steps that were not taken back; it has no undos.
    ///
    /// # Errors
    /// A moment that has not come.
    pub fn until_step(&self, step: u32) -> Result<Session, NoSuchMoment> {
        let standing = self.standing();
        let steps = standing.get(..step as usize).ok_or(NoSuchMoment::Later)?;
        let mut session = self.rewound().ok_or(NoSuchMoment::Later)?;
        for &step in steps {
            session.follow(step).ok_or(NoSuchMoment::Later)?;
        }
        Ok(session)
    }

    /// Returns every choice between several options, in order.
    pub fn decisions(&self) -> Vec<Decision> {
        let decision = |((game, played), step): ((AnyGame, PlayedStep), u32)| match played {
            PlayedStep::Choice(seat, action) if game.legal_actions(seat).len() > 1 => {
                Some(Decision { step, game, seat, action })
            }
            _ => None,
        };
        self.moments().into_iter().zip(0..).filter_map(decision).collect()
    }

    /// Returns every step with the game before it.
    pub fn moments(&self) -> Vec<(AnyGame, PlayedStep)> {
        let Some(mut session) = self.rewound() else { return Vec::new() };
        let mut moments = Vec::new();
        for step in self.standing() {
            moments.push((session.game().clone(), step));
            if session.follow(step).is_none() {
                break;
            }
        }
        moments
    }

    /// Returns how the game went.
    pub fn course(&self) -> Course {
        let Some(mut session) = self.rewound() else { return Course::default() };
        let mut course = Course { totals: vec![session.game().totals()], stops: Vec::new() };
        let (mut round, mut stage) = (session.game().stage().round, None);
        for (at, step) in (1..).zip(self.standing()) {
            if session.follow(step).is_none() {
                break;
            }
            let game = session.game();
            let (is_over, now) = (game.is_over(), game.stage().round);
            if now != round || is_over {
                round = now;
                course.totals.push(game.totals());
            }
            if is_over || !game.asked().is_empty() {
                let here = game.stage();
                let begins_stage = stage.replace(here) != Some(here) || is_over;
                course.stops.push(Stop { step: at, begins_stage, stage: here });
            }
        }
        course
    }
}
