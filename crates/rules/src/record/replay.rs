//! Replaying a record step by step, with every statement checked.

use super::{Broken, Outcome, Problem, Record, RecordFormat};
use crate::mechanics::{State, Step};
use crate::{Listener, Turn};

/// A record being replayed.
#[derive(Clone, Debug)]
pub struct Replay<'a, R: RecordFormat> {
    record: &'a Record<R>,
    game: State<R>,
    next: usize,
}

impl<R: RecordFormat> Record<R> {
    /// Starts to replay the record.
    ///
    /// # Errors
    /// Refuses options, a set-up or names that do not fit the game.
    pub fn replay(&self) -> Result<Replay<'_, R>, Broken> {
        let game = R::from_record(&self.options, &self.setup).map_err(|refusal| Broken::whole(refusal.into()))?;
        let players = game.players();
        match &self.names {
            Some(names) if names.len() != players => {
                Err(Broken::whole(Problem::Names { expected: players, found: names.len() }))
            }
            _ => Ok(Replay { record: self, game, next: 0 }),
        }
    }

    /// Returns the game before step number `step`.
    ///
    /// # Errors
    /// Returns the first broken step before it, or that there is no such step.
    pub fn at(&self, step: usize) -> Result<State<R>, Broken> {
        if step > self.steps.len() {
            return Err(Broken::whole(Problem::NoSuchStep { steps: self.steps.len() }));
        }
        let mut replay = self.replay()?;
        while replay.next < step {
            replay.step(&mut ())?;
        }
        Ok(replay.game)
    }

    /// Replays all steps and returns the last state. Every step must be legal, every count of legal actions right, and the
    /// result present and right if and only if the game is over.
    ///
    /// # Errors
    /// Returns the first statement that does not hold.
    pub fn check(&self) -> Result<State<R>, Broken> {
        let mut replay = self.replay()?;
        while replay.next < self.steps.len() {
            replay.step(&mut ())?;
        }
        replay.check_end()?;
        Ok(replay.game)
    }
}

impl<R: RecordFormat> Replay<'_, R> {
    /// Returns the present game.
    pub fn game(&self) -> &State<R> {
        &self.game
    }

    /// Returns the number of the next step.
    pub fn next(&self) -> usize {
        self.next
    }

    /// Replays the next step, if there is one.
    ///
    /// # Errors
    /// Returns the step and why it does not hold; the game is unchanged.
    pub fn step(&mut self, events: &mut impl Listener<R>) -> Result<(), Broken> {
        let Some(step) = self.record.steps.get(self.next) else {
            return Ok(());
        };
        let tried = || serde_json::to_string(step).unwrap_or_default();
        self.game.follow(step, events).map_err(|problem| Broken { step: Some(self.next), tried: tried(), problem })?;
        self.next += 1;
        Ok(())
    }

    /// Checks that the record ends where a record may end, with the right result.
    fn check_end(&self) -> Result<(), Broken> {
        let bidding = match self.game.table().agenda().next() {
            Some(Step::Bids(seats)) => seats != self.game.bidders(),
            _ => false,
        };
        let over = self.game.turn() == Turn::Over;
        let problem = match &self.record.result {
            _ if bidding => Problem::BidsMissing,
            None if over => Problem::ResultMissing,
            Some(_) if !over => Problem::ResultTooEarly,
            Some(found) if *found != Outcome::of(&self.game) => {
                let text = |outcome: &Outcome| serde_json::to_string(outcome).unwrap_or_default();
                Problem::Result { expected: text(&Outcome::of(&self.game)), found: text(found) }
            }
            _ => return Ok(()),
        };
        Err(Broken::whole(problem))
    }
}
