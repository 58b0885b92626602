//! Earlier moments of a table. They are replayed from a copy of the session, so that the task of the table does not wait.

use std::sync::Arc;

use elvaland_rules::{AnyGame, Audience, Seat};
use elvaland_session::{AnyView, NoSuchMoment, SeenStep, Session, Visibility};

use super::broadcast::Update;
use super::live_table::LiveTable;
use super::snapshots::{Look, Moment};
use crate::model::TableSnapshot;
use crate::request_error::RequestError;

/// The maximum number of events played back at once; a viewer who missed more gets the latest.
const MAX_EVENTS: usize = 400;

/// The steps since a moment as a viewer may see them.
pub(crate) struct StepsSince {
    /// The number of steps before the first one: more than was asked for if some were left out.
    pub(crate) since: u32,
    /// Whether earlier steps were left out because there were too many.
    pub(crate) is_cut: bool,
    /// What the viewer may see of the moment before the first step.
    pub(crate) before: Option<AnyView>,
    /// Whether that moment is of an earlier round, which memory mode hides.
    pub(crate) is_before_hidden: bool,
    /// The steps in order, with at most [`MAX_EVENTS`] events.
    pub(crate) steps: Vec<SeenStep>,
    /// The table after them.
    pub(crate) table: TableSnapshot,
}

/// A table with a copy of its session: everything that happened, for one viewer.
pub(crate) struct Past {
    look: Look,
    /// The table as it is now, as the viewer sees it.
    table: TableSnapshot,
    /// `None` before the game begins.
    session: Option<Session>,
    /// What the settings let viewers see before the end.
    visibility: Visibility,
    /// Whether earlier moments may be shown.
    is_open: bool,
}

impl StepsSince {
    /// Leaves out the first `count` steps; the last one stays.
    pub(crate) fn leave_out(&mut self, count: usize) {
        for step in self.steps.drain(..count.min(self.steps.len().saturating_sub(1))) {
            self.since = step.seq + 1;
            self.before = Some(step.view);
            self.is_cut = true;
        }
    }
}

impl LiveTable {
    /// Returns what is needed to look at an earlier moment.
    pub(super) fn past(&self, look: Look) -> Result<Past, RequestError> {
        Ok(Past {
            look,
            table: self.look(look)?,
            session: self.play.as_ref().map(|play| play.session.clone()),
            visibility: self.visibility(),
            is_open: self.has_past(),
        })
    }
}

impl Past {
    /// Returns the table at the moment that was asked for.
    ///
    /// # Errors
    /// A moment that has not come, or that memory mode hides.
    pub(crate) fn look(mut self) -> Result<TableSnapshot, RequestError> {
        self.rewind()?;
        Ok(self.table)
    }

    /// Returns the steps after the first `since`, up to the moment that was asked for. For [`Moment::Step`], steps that
    /// were taken back are neither counted nor returned.
    ///
    /// # Errors
    /// As [`Past::look`], and before the game begins.
    pub(crate) fn steps_since(mut self, since: u32) -> Result<StepsSince, RequestError> {
        self.rewind()?;
        let Past { table, session, visibility, .. } = self;
        let whole = session.ok_or(RequestError::NotRunning)?;
        let session = match &table.details.moment {
            Some((_, step)) => whole.until_step(*step).map_err(|_| RequestError::Unavailable)?,
            None => whole,
        };
        let visibility = if table.status.is_finished() { Visibility::FULL } else { visibility };
        let steps = latest(session.since(since, table.audience, visibility));
        let first = steps.first().map_or(session.seq(), |step| step.seq);
        Ok(StepsSince {
            since: first,
            is_cut: first > since,
            before: session.view_at(first, table.audience, visibility),
            is_before_hidden: first < session.first_visible(visibility),
            steps,
            table,
        })
    }

    /// Returns the steps after the first `after` and before `table`, the table at a moment; `None` before the game begins.
    pub(crate) fn update(self, after: u64, table: Arc<TableSnapshot>) -> Option<Update> {
        let (session, audience) = (self.session?, table.audience);
        let from = u32::try_from(after.min(table.seq)).ok()?;
        let mut steps = session.since(from, audience, self.visibility);
        steps.retain(|step| u64::from(step.seq) < table.seq);
        let before = session.view_at(from, audience, self.visibility).map(Box::new)?;
        Some(Update { from: from.into(), before, steps: steps.into(), table })
    }

    /// Returns the number of steps before the previous round.
    pub(crate) fn previous_round(&self) -> u32 {
        self.session.as_ref().map_or(0, Session::previous_round)
    }

    fn rewind(&mut self) -> Result<(), RequestError> {
        match self.look.moment {
            Moment::Now => Ok(()),
            Moment::Seq(seq) => self.rewind_to_seq(seq),
            Moment::Step(step) => self.rewind_to_step(step),
        }
    }

    /// Puts the game after `seq` steps into the snapshot.
    fn rewind_to_seq(&mut self, seq: u64) -> Result<(), RequestError> {
        if seq == self.table.seq || self.session.is_none() {
            return if seq <= self.table.seq { Ok(()) } else { Err(RequestError::WrongValue { field: "seq" }) };
        }
        let session = self.session.as_ref().ok_or(RequestError::NotRunning)?;
        let game = game_at(session, seq, self.visibility)?;
        self.table.seq = seq;
        self.put_earlier(&game, self.visibility);
        Ok(())
    }

    /// Puts the game at the first stop with at least `step` steps before it into the snapshot.
    fn rewind_to_step(&mut self, step: u32) -> Result<(), RequestError> {
        let session = self.session.as_ref().filter(|_| self.is_open).ok_or(RequestError::StillSecret)?;
        let course = match &self.table.details.course {
            Some(course) => course.clone(),
            None => Arc::new(session.course()),
        };
        let stop = course.stops.iter().find(|stop| stop.step >= step).or(course.stops.last());
        let step = stop.ok_or(RequestError::NotRunning)?.step;
        let game = session.at_step(step, Visibility::FULL).map_err(|_| RequestError::Unavailable)?;
        let visibility = if self.table.status.is_finished() { Visibility::FULL } else { self.visibility };
        self.put_earlier(&game, visibility);
        let table = &mut self.table;
        for (seat, state) in Seat::ALL.into_iter().zip(&mut table.seats) {
            state.is_asked = game.asked().contains(seat);
            state.is_ready = false;
        }
        (table.may_ask, table.details.guide) = (false, None);
        table.details.moment = Some((course, step));
        Ok(())
    }

    fn put_earlier(&mut self, game: &AnyGame, visibility: Visibility) {
        let table = &mut self.table;
        table.view = Some(AnyView::of(game, table.audience, visibility));
        table.scores = visibility.at(game).scores;
        table.legal = match table.audience {
            Audience::Seat(seat) => game.legal_actions(seat).to_vec(),
            Audience::Spectator | Audience::Open => Vec::new(),
        };
        (table.bid, table.can_undo) = (None, false);
        table.outcome = table.outcome.take().filter(|_| game.is_over());
    }
}

/// Returns the game after `seq` steps.
pub(super) fn game_at(session: &Session, seq: u64, visibility: Visibility) -> Result<AnyGame, RequestError> {
    session.at(u32::try_from(seq).unwrap_or(u32::MAX), visibility).map_err(|no| match no {
        NoSuchMoment::Later => RequestError::WrongValue { field: "seq" },
        NoSuchMoment::Hidden => RequestError::StillSecret,
    })
}

/// Returns the last steps, with at most [`MAX_EVENTS`] events.
fn latest(mut steps: Vec<SeenStep>) -> Vec<SeenStep> {
    let mut events = 0;
    let kept = steps.iter().rev().take_while(|step| {
        events += step.events.len().max(1);
        events <= MAX_EVENTS
    });
    let kept = kept.count();
    steps.drain(..steps.len() - kept);
    steps
}
