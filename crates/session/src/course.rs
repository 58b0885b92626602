//! The course of a game for replays and reviews: its moments, decisions and scores. Steps that were taken back are left
//! out.

use std::sync::Arc;

use elvaland_rules::mechanics::Stage;
use elvaland_rules::{Action, AnyGame, Audience, Seat};

use crate::applied::PlayedStep;
use crate::session::{NoSuchMoment, Session};
use crate::view::Visibility;

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

impl Course {
    /// Returns the stage of the game at the first stop at or after `step`; `None` if there is no such stop.
    pub fn stage_at(&self, step: u32) -> Option<Stage> {
        Some(self.stops.iter().find(|stop| stop.step >= step)?.stage)
    }

    /// Returns the course up to the stop after `step` steps, as it was known there.
    #[must_use]
    pub fn until(&self, step: u32) -> Course {
        let stops: Vec<Stop> = self.stops.iter().copied().take_while(|stop| stop.step <= step).collect();
        let rounds = stops.chunk_by(|one, next| one.stage.round == next.stage.round).count();
        Course { totals: self.totals.iter().take(rounds).cloned().collect(), stops }
    }
}

/// The earlier moment of a game that is shown, and the ways to others.
#[derive(Clone, PartialEq, Debug)]
pub struct ShownMoment {
    /// The course of the game; it has at least one stop.
    course: Arc<Course>,
    /// The index of the shown stop.
    at: usize,
    /// The audience whose view is shown, if it can be chosen: when the game is over.
    pub eyes: Option<Audience>,
}

impl ShownMoment {
    /// Returns the first moment at or after `step`, or the last one; `None` if there is none.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use elvaland_rules::mechanics::{Round, Stage};
    /// use elvaland_session::{Course, ShownMoment, Stop};
    ///
    /// let stage = Stage { round: Round { age: 1, round: 1 }, tavern: None };
    /// let stops = [(3, true), (4, false), (9, true)].map(|(step, begins_stage)| Stop { step, begins_stage, stage });
    /// let course = Arc::new(Course { stops: stops.to_vec(), ..Course::default() });
    /// let at = |step| ShownMoment::new(course.clone(), step, None).map(|moment| moment.step());
    /// assert_eq!([at(0), at(4), at(5), at(99)], [Some(3), Some(4), Some(9), Some(9)]);
    /// assert_eq!(ShownMoment::new(Arc::default(), 0, None), None);
    /// ```
    pub fn new(course: Arc<Course>, step: u32, eyes: Option<Audience>) -> Option<ShownMoment> {
        let stops = &course.stops;
        let at = stops.partition_point(|stop| stop.step < step).min(stops.len().checked_sub(1)?);
        Some(ShownMoment { course, at, eyes })
    }

    /// Returns the course of the game.
    pub fn course(&self) -> &Arc<Course> {
        &self.course
    }

    /// Returns the number of steps before it.
    pub fn step(&self) -> u32 {
        self.course.stops[self.at].step
    }

    /// Returns the number of moments before it.
    pub fn index(&self) -> usize {
        self.at
    }

    /// Returns the number of moments of the game.
    pub fn count(&self) -> usize {
        self.course.stops.len()
    }

    /// Returns the number of steps before the first moment.
    pub fn first(&self) -> u32 {
        self.course.stops[0].step
    }

    /// Returns the number of steps before the last moment.
    pub fn last(&self) -> u32 {
        self.course.stops[self.count() - 1].step
    }

    /// Returns the number of steps before the previous moment.
    pub fn previous(&self) -> Option<u32> {
        Some(self.course.stops[self.at.checked_sub(1)?].step)
    }

    /// Returns the number of steps before the next moment.
    pub fn next(&self) -> Option<u32> {
        Some(self.course.stops.get(self.at + 1)?.step)
    }

    /// Returns the beginning of the current stage, or of the one before.
    pub fn previous_stage(&self) -> Option<u32> {
        Some(self.course.stops[..self.at].iter().rev().find(|stop| stop.begins_stage)?.step)
    }

    /// Returns the beginning of the next stage.
    pub fn next_stage(&self) -> Option<u32> {
        Some(self.course.stops[self.at + 1..].iter().find(|stop| stop.begins_stage)?.step)
    }
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
