//! Earlier moments of a table, and the steps between two moments, from a copy of the session.

use std::sync::Arc;

use elvaland_rules::{AnyGame, Audience, Seat};

use crate::applied::SeenStep;
use crate::course::ShownMoment;
use crate::session::{NoSuchMoment, Session};
use crate::snapshot::TableSnapshot;
use crate::view::{AnyView, Visibility};

/// The maximum number of events played back at once; a viewer who missed more gets the latest.
const MAX_EVENTS: usize = 400;

/// A moment of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The present.
    Now,
    /// The moment after this number of steps, undos included.
    Seq(u64),
    /// The first stop with at least this number of steps before it, not counting those that were taken back.
    Step(u32),
}

/// Steps as one audience may see them, and the table afterwards: all that a picture of them is made of.
#[derive(Clone, Debug)]
pub struct Update {
    /// The number of steps before the first one.
    pub from: u64,
    /// The view of the audience before the first one.
    pub before: Box<AnyView>,
    /// The steps in order.
    pub steps: Arc<[SeenStep]>,
    /// The table after them.
    pub table: Arc<TableSnapshot>,
}

impl Update {
    /// Returns an update without steps: only the seats or pending bids have changed. `None` before the game begins.
    pub fn none(table: Arc<TableSnapshot>) -> Option<Update> {
        let before = Box::new(table.view.clone()?);
        Some(Update { from: table.seq, before, steps: Arc::default(), table })
    }
}

/// The steps since a moment as a viewer may see them.
#[derive(Debug)]
pub struct StepsSince {
    /// The number of steps before the first one: more than was asked for if some were left out.
    pub since: u32,
    /// Whether earlier steps were left out because there were too many.
    pub is_cut: bool,
    /// What the viewer may see of the moment before the first step.
    pub before: Option<AnyView>,
    /// Whether that moment is of an earlier round, which memory mode hides.
    pub is_before_hidden: bool,
    /// The steps in order, with a bounded number of events.
    pub steps: Vec<SeenStep>,
    /// The table after them.
    pub table: TableSnapshot,
}

impl StepsSince {
    /// Returns the steps as an update; `None` before the game begins.
    pub fn update(&self) -> Option<Update> {
        let before = self.before.as_ref().or(self.table.view.as_ref())?;
        Some(Update {
            from: self.since.into(),
            before: Box::new(before.clone()),
            steps: self.steps.clone().into(),
            table: Arc::new(self.table.clone()),
        })
    }

    /// Leaves out the first `count` steps; the last one stays.
    pub fn leave_out(&mut self, count: usize) {
        for step in self.steps.drain(..count.min(self.steps.len().saturating_sub(1))) {
            self.since = step.seq + 1;
            self.before = Some(step.view);
            self.is_cut = true;
        }
    }
}

/// A table with a copy of its session: everything that happened, for one viewer.
pub struct Past {
    moment: Moment,
    /// The table as it is now, as the viewer sees it.
    table: TableSnapshot,
    /// `None` before the game begins.
    session: Option<Session>,
    /// What the options of the table let viewers see before the end.
    visibility: Visibility,
}

impl Past {
    /// Creates the past of a table as it is now, in order to show `moment`. `session` is `None` before the game begins.
    pub fn new(table: TableSnapshot, session: Option<Session>, visibility: Visibility, moment: Moment) -> Past {
        Past { moment, table, session, visibility }
    }

    /// Returns the table at the moment that was asked for.
    ///
    /// # Errors
    /// A moment that has not come, or that memory mode hides.
    pub fn look(mut self) -> Result<TableSnapshot, NoSuchMoment> {
        self.rewind()?;
        Ok(self.table)
    }

    /// Returns the steps after the first `since`, up to the moment that was asked for. For [`Moment::Step`], steps that
    /// were taken back are neither counted nor returned.
    ///
    /// # Errors
    /// As [`Past::look`], and before the game begins.
    pub fn steps_since(mut self, since: u32) -> Result<StepsSince, NoSuchMoment> {
        self.rewind()?;
        let visibility = self.shown_visibility();
        let Past { table, session, .. } = self;
        let whole = session.ok_or(NoSuchMoment::NotBegun)?;
        let session = match &table.details.moment {
            Some(moment) => whole.until_step(moment.step())?,
            None => whole,
        };
        let end = u32::try_from(table.seq).unwrap_or(u32::MAX).min(session.seq());
        let mut steps = session.since(since, table.audience, visibility);
        steps.retain(|step| step.seq < end);
        let steps = latest(steps);
        let first = steps.first().map_or(end, |step| step.seq);
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
    pub fn update(self, after: u64, table: Arc<TableSnapshot>) -> Option<Update> {
        let (session, audience) = (self.session?, table.audience);
        let from = u32::try_from(after.min(table.seq)).ok()?;
        let mut steps = session.since(from, audience, self.visibility);
        steps.retain(|step| u64::from(step.seq) < table.seq);
        let before = session.view_at(from, audience, self.visibility).map(Box::new)?;
        Some(Update { from: from.into(), before, steps: steps.into(), table })
    }

    /// Returns the number of steps before the previous round.
    pub fn previous_round(&self) -> u32 {
        self.session.as_ref().map_or(0, Session::previous_round)
    }

    fn rewind(&mut self) -> Result<(), NoSuchMoment> {
        match self.moment {
            Moment::Now => Ok(()),
            Moment::Seq(seq) => self.rewind_to_seq(seq),
            Moment::Step(step) => self.rewind_to_step(step),
        }
    }

    /// Puts the game after `seq` steps into the snapshot, as it was shown then: also of a finished game.
    fn rewind_to_seq(&mut self, seq: u64) -> Result<(), NoSuchMoment> {
        if seq == self.table.seq || self.session.is_none() {
            return if seq <= self.table.seq { Ok(()) } else { Err(NoSuchMoment::Later) };
        }
        let session = self.session.as_ref().ok_or(NoSuchMoment::NotBegun)?;
        let game = session.at(u32::try_from(seq).unwrap_or(u32::MAX), self.visibility)?;
        self.table.seq = seq;
        self.put_earlier(&game, self.visibility);
        Ok(())
    }

    /// Puts the game at the first stop with at least `step` steps before it into the snapshot.
    fn rewind_to_step(&mut self, step: u32) -> Result<(), NoSuchMoment> {
        let is_open = self.table.status.is_finished() || !self.visibility.memory;
        let session = self.session.as_ref().filter(|_| is_open).ok_or(NoSuchMoment::Hidden)?;
        let course = self.table.details.course.clone().unwrap_or_else(|| Arc::new(session.course()));
        let eyes = self.table.status.is_finished().then_some(self.table.audience);
        let moment = ShownMoment::new(course, step, eyes).ok_or(NoSuchMoment::NotBegun)?;
        let game = session.at_step(moment.step(), Visibility::FULL)?;
        self.put_earlier(&game, self.shown_visibility());
        let table = &mut self.table;
        for (seat, state) in Seat::ALL.into_iter().zip(&mut table.seats) {
            state.is_asked = game.asked().contains(seat);
            state.is_ready = false;
        }
        (table.may_ask, table.details.guide) = (false, None);
        table.details.moment = Some(moment);
        Ok(())
    }

    /// Returns what the viewer may see: everything of a finished game.
    fn shown_visibility(&self) -> Visibility {
        if self.table.status.is_finished() { Visibility::FULL } else { self.visibility }
    }

    fn put_earlier(&mut self, game: &AnyGame, visibility: Visibility) {
        let table = &mut self.table;
        table.put_game(game, visibility);
        table.legal = match table.audience {
            Audience::Seat(seat) => game.legal_actions(seat).to_vec(),
            Audience::Spectator | Audience::Open => Vec::new(),
        };
        (table.bid, table.can_undo) = (None, false);
        table.outcome = table.outcome.take().filter(|_| game.is_over());
    }
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
