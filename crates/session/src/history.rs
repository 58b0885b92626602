//! The history of a table: all steps, including those that were taken back.

use elvaland_rules::mechanics::Event;
use elvaland_rules::{AnyGame, Audience, BySeat, Seat};

use crate::applied::{AppliedStep, PlayedStep};

/// The number of undos a player has until one of their choices stays: every undo is a step that is stored for ever.
pub const MAX_UNDOS: u32 = 20;

/// An event, with the step of the record that caused it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LoggedEvent {
    /// The number of steps before that one, not counting what was taken back.
    pub step: u32,
    /// What happened.
    pub event: Event,
}

/// Returns true if `event` shows a coin that `audience` does not own: in memory mode it can be seen again only until the
/// round ends.
pub(crate) fn shows_coin(event: &Event, audience: Audience) -> bool {
    let owner = match *event {
        Event::Revealed(seat, ..) | Event::PouchShown(seat, _) | Event::Exchanged { seat, .. } => seat,
        _ => return false,
    };
    !audience.sees(owner)
}

/// A step that its player may still take back.
#[derive(Clone)]
pub(crate) struct UndoableStep {
    pub(crate) seat: Seat,
    /// The game before the step.
    pub(crate) before: AnyGame,
    /// The length of the log before the step.
    logged: usize,
}

/// Where a round began.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct RoundStart {
    /// The number of steps before the one that began the round.
    pub(crate) seq: u32,
    /// The number of events of that step before the round began.
    pub(crate) events: usize,
    /// The length of the log before the round began.
    logged: usize,
}

/// The game before the step that began a round. Replaying from here gives the round without those before it.
#[derive(Clone)]
pub(crate) struct Checkpoint {
    /// The number of steps before it.
    pub(crate) seq: u32,
    pub(crate) game: AnyGame,
}

/// The steps of a table.
#[derive(Clone, Default)]
pub(crate) struct History {
    /// Every step, undos among them.
    steps: Vec<PlayedStep>,
    /// The number of steps that were not taken back.
    standing: u32,
    /// What happened, as far as it was not taken back.
    log: Vec<LoggedEvent>,
    /// The last steps, all of one player, as far as that player may take them back.
    undoable: Vec<UndoableStep>,
    /// The number of undos of each player since their last step that was not taken back.
    undos: BySeat<u32>,
    round: RoundStart,
    /// The previous and the current round, oldest first; the first round of a game has none.
    checkpoints: Vec<Checkpoint>,
}

impl History {
    /// Appends `step`, which was applied to `before`.
    pub(crate) fn push(&mut self, step: &AppliedStep, before: &AnyGame) {
        match step.played {
            PlayedStep::Undo(seat) => self.take_back(seat),
            PlayedStep::Choice(..) | PlayedStep::Draw(_) => self.append(step, before),
        }
        self.steps.push(step.played);
    }

    fn append(&mut self, step: &AppliedStep, before: &AnyGame) {
        let undoable = step.played.player().filter(|_| step.is_undoable());
        // A step that cannot be taken back, or another player's, makes everything before it final.
        self.undoable.retain(|earlier| undoable == Some(earlier.seat));
        for seat in Seat::ALL.into_iter().filter(|&seat| undoable != Some(seat)) {
            self.undos[seat] = 0;
        }
        let logged = self.log.len();
        self.undoable.extend(undoable.map(|seat| UndoableStep { seat, before: before.clone(), logged }));
        for (events, applied) in step.events.iter().enumerate() {
            if matches!(applied.event, Event::RoundBegins(_) | Event::AgeBegins(_)) {
                self.round = RoundStart { seq: self.seq(), events, logged: self.log.len() };
                self.keep_checkpoint(before);
            }
            self.log.push(LoggedEvent { step: self.standing, event: applied.event });
        }
        self.standing += 1;
    }

    /// Keeps `before` as the beginning of the current round; that of the round before the previous one goes.
    fn keep_checkpoint(&mut self, before: &AnyGame) {
        let seq = self.seq();
        // A new age and its first round begin with the same step.
        if self.checkpoints.last().is_none_or(|last| last.seq < seq) {
            self.checkpoints.drain(..self.checkpoints.len().saturating_sub(1));
            self.checkpoints.push(Checkpoint { seq, game: before.clone() });
        }
    }

    /// Returns the latest checkpoint with at most `seq` steps before it.
    pub(crate) fn checkpoint(&self, seq: u32) -> Option<&Checkpoint> {
        self.checkpoints.iter().rfind(|checkpoint| checkpoint.seq <= seq)
    }

    /// Returns the number of steps before the previous round.
    pub(crate) fn previous_round(&self) -> u32 {
        match self.checkpoints.as_slice() {
            [previous, _] => previous.seq,
            // The first round begins with the set-up, before any step.
            _ => 0,
        }
    }

    fn take_back(&mut self, seat: Seat) {
        if let Some(step) = self.undoable.pop() {
            self.log.truncate(step.logged);
            self.standing -= 1;
        }
        self.undos[seat] += 1;
    }

    /// Returns the number of steps, undos among them.
    pub(crate) fn seq(&self) -> u32 {
        u32::try_from(self.steps.len()).unwrap_or(u32::MAX)
    }

    /// Returns the number of steps that were not taken back.
    pub(crate) fn standing_len(&self) -> u32 {
        self.standing
    }

    pub(crate) fn steps(&self) -> &[PlayedStep] {
        &self.steps
    }

    /// Returns the steps that were not taken back.
    pub(crate) fn standing(&self) -> Vec<PlayedStep> {
        let mut standing = Vec::with_capacity(self.steps.len());
        for &step in &self.steps {
            match step {
                PlayedStep::Undo(_) => drop(standing.pop()),
                step => standing.push(step),
            }
        }
        standing
    }

    /// Returns the last steps that `seat` may take back, oldest first.
    pub(crate) fn undoable(&self, seat: Seat) -> &[UndoableStep] {
        match self.last_undoable(seat) {
            Some(_) if self.undos[seat] < MAX_UNDOS => &self.undoable,
            _ => &[],
        }
    }

    /// Returns the last step if `seat` made it and it can be taken back, however often they have done so.
    pub(crate) fn last_undoable(&self, seat: Seat) -> Option<&UndoableStep> {
        self.undoable.last().filter(|last| last.seat == seat)
    }

    pub(crate) fn round(&self) -> RoundStart {
        self.round
    }

    /// Returns what happened as `audience` may know it; `memory` withholds other players' coins of earlier rounds.
    pub(crate) fn log(&self, audience: Audience, memory: bool) -> Vec<LoggedEvent> {
        let (earlier, current) = self.log.split_at(self.round.logged);
        let earlier = earlier.iter().filter(|logged| !memory || !shows_coin(&logged.event, audience));
        let seen = |logged: &LoggedEvent| LoggedEvent { event: logged.event.for_audience(audience), ..*logged };
        earlier.chain(current).map(seen).collect()
    }
}
