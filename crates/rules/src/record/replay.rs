//! Replaying a record step by step, with every statement checked.

use std::iter::FusedIterator;

use super::{Broken, Outcome, Problem, Record, RecordFormat};
use crate::mechanics::{State, Step};
use crate::{Listener, Turn};

/// A record being replayed: an iterator over the games after each step.
///
/// It ends after the last step, or with the first step that does not hold. What is said about the end of the game is
/// checked by [`Record::check`].
///
/// ```
/// # use elvaland_rules::{Rules, dealer::Dealer, nidavellir::{Nidavellir, Options}, record::Recorder};
/// # let mut dealer = Dealer::new(7);
/// # let record = Recorder::new(Nidavellir::start(&Options::new(3)?, dealer.rng())).play_out(&mut dealer);
/// for (step, game) in record.steps.iter().zip(record.replay()?) {
///     println!("{}: {:?}", step.kind, game?.totals());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay<'a, R: RecordFormat> {
    record: &'a Record<R>,
    game: State<R>,
    next: usize,
    is_broken: bool,
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
            _ => Ok(Replay { record: self, game, next: 0, is_broken: false }),
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

impl<R: RecordFormat> Iterator for Replay<'_, R> {
    type Item = Result<State<R>, Broken>;

    /// Replays the next step and returns the game after it.
    fn next(&mut self) -> Option<Result<State<R>, Broken>> {
        if self.is_broken || self.next == self.record.steps.len() {
            return None;
        }
        let stepped = self.step(&mut ());
        self.is_broken = stepped.is_err();
        Some(stepped.map(|()| self.game.clone()))
    }
}

impl<R: RecordFormat> FusedIterator for Replay<'_, R> {}

impl<R: RecordFormat> Replay<'_, R> {
    /// Returns the present game.
    pub fn game(&self) -> &State<R> {
        &self.game
    }

    /// Returns the number of steps replayed so far: the number of the next step, from 0.
    pub fn replayed(&self) -> usize {
        self.next
    }

    /// Replays the next step, if there is one, and tells its events.
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
