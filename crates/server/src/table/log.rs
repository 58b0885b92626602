//! What happened in a game, as far as it was not taken back, by the steps of its record.

use elvaland_rules::mechanics::Event;
use elvaland_web::table::Happened;

/// What happened so far.
#[derive(Clone, Default)]
pub(crate) struct Log {
    happened: Vec<Happened>,
    /// The number of steps that stand.
    steps: u32,
}

/// How far a log was at some moment.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    happened: usize,
    steps: u32,
}

impl Log {
    /// A step was played, and this happened by it.
    pub(super) fn step(&mut self, events: &[Event]) {
        let step = self.steps;
        self.happened.extend(events.iter().map(|&event| Happened { step, event }));
        self.steps += 1;
    }

    /// Where it is now, to come back to.
    pub(super) fn mark(&self) -> Mark {
        Mark { happened: self.happened.len(), steps: self.steps }
    }

    /// Everything since was taken back.
    pub(super) fn back_to(&mut self, mark: Mark) {
        self.happened.truncate(mark.happened);
        self.steps = mark.steps;
    }

    /// What happened, in order.
    pub(crate) fn happened(&self) -> &[Happened] {
        &self.happened
    }
}
