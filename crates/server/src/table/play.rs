//! Playing: actions, secret bids, undo.

use std::sync::Arc;
use std::time::Instant;

use elvaland_rules::{Action, Audience, Seat};
use elvaland_session::{ActionInput, Applied, AppliedStep, Prepared, Visibility};

use super::idempotency::KEPT;
use super::live_table::{Change, GameChange, LiveTable};
use crate::entropy;
use crate::model::{Bid, BidChange, PendingBid, Status, StepRow};
use crate::request_error::RequestError;
use crate::review::results::GameResult;

impl LiveTable {
    /// Submits the action of a request. Returns the `seq` to answer with.
    pub(super) async fn act(
        &mut self,
        seat: Seat,
        seq: u64,
        key: Option<&str>,
        input: &ActionInput,
    ) -> Result<u64, RequestError> {
        if let Some(answer) = self.answered(seat, key) {
            return Ok(answer);
        }
        let play = self.playing()?;
        self.check_fresh(seq)?;
        let action = input.read(&play.session.view(Audience::Seat(seat), Visibility::FULL), seat)?;
        self.row.progress.is_played = true;
        self.submit(seat, action, key).await
    }

    /// Submits an action for a seat: stores what it causes, then applies and broadcasts it.
    pub(super) async fn submit(&mut self, seat: Seat, action: Action, key: Option<&str>) -> Result<u64, RequestError> {
        let game = self.row.arrangement.settings.game;
        let lesson = self.row.arrangement.settings.lesson();
        let mut chance = Prepared { lesson, rng: entropy::numbers() };
        let applied = self.playing()?.session.plan(seat, action, &mut chance);
        let applied = applied.map_err(|refusal| RequestError::Rules(game, refusal))?;
        match (applied.steps.is_empty(), action) {
            (true, Action::Bid(coins)) => self.put_bid(seat, Bid(coins), applied, key).await,
            _ => self.play_steps(seat, applied, key).await,
        }
    }

    /// Refuses a request that was made at an earlier `seq`.
    fn check_fresh(&self, seq: u64) -> Result<(), RequestError> {
        let now = self.row.progress.seq;
        if seq == now { Ok(()) } else { Err(RequestError::Stale { seq: now }) }
    }

    /// Returns the answer of an earlier request with the same idempotency key.
    fn answered(&self, seat: Seat, key: Option<&str>) -> Option<u64> {
        self.play.as_ref()?.answered.find(seat, key?)
    }

    /// Stores a bid that waits for the others.
    async fn put_bid(
        &mut self,
        seat: Seat,
        bid: Bid,
        applied: Applied,
        key: Option<&str>,
    ) -> Result<u64, RequestError> {
        let (seq, was_ready) = (self.row.progress.seq, self.has_bid(seat));
        let mut keys = self.playing()?.bid_keys[seat].clone();
        keys.extend(key.map(str::to_owned));
        keys.drain(..keys.len().saturating_sub(KEPT));
        let bids = BidChange::Put(PendingBid { seat, seq, bid: Some(bid), keys: keys.clone() });
        self.commit(Change { bids, game: GameChange::Apply(Arc::new(applied)), ..Change::none() }).await?;
        if let Some(play) = &mut self.play {
            play.bid_keys[seat] = keys;
            if let Some(key) = key {
                play.answered.keep(seat, key, seq);
            }
        }
        // A changed bid is secret: no event reveals it.
        if !was_ready {
            self.broadcast_seats();
        }
        Ok(seq)
    }

    /// Stores steps, applies them, then broadcasts them. `key` belongs to the request of `seat`.
    async fn play_steps(&mut self, seat: Seat, applied: Applied, key: Option<&str>) -> Result<u64, RequestError> {
        let from = self.row.progress.seq;
        let answer = from + applied.steps.len() as u64;
        let play = self.playing()?;
        let before = play.session.game().clone();
        let bids = if play.session.game().is_bidding() { BidChange::Clear } else { BidChange::Keep };
        let mut unused_key = key;
        let row = |step: &AppliedStep| {
            let chooser = step.played.player();
            // Requests that brought earlier bids were answered with the `seq` they were made at.
            let earlier = chooser.map_or(&[][..], |chooser| &play.bid_keys[chooser]);
            let own = if chooser == Some(seat) { unused_key.take() } else { None };
            let earlier = earlier.iter().filter(|known| Some(known.as_str()) != own).map(|key| (key.clone(), from));
            StepRow {
                step: step.record.clone(),
                receipts: earlier.chain(own.map(|key| (key.to_owned(), answer))).collect(),
            }
        };
        let steps = applied.steps.iter().map(row).collect();
        let applied = Arc::new(applied);
        self.commit(Change { steps, bids, game: GameChange::Apply(applied.clone()), ..Change::none() }).await?;
        if let (Some(play), Some(key)) = (&mut self.play, key) {
            play.answered.keep(seat, key, answer);
        }
        if self.row.progress.status == Status::Over {
            self.keep_result();
        }
        self.broadcast_steps(from, &before, &applied.steps);
        Ok(answer)
    }

    /// Stores how the game ended, for the histories of its players. Nobody waits for that.
    fn keep_result(&self) {
        let Some(result) = self.play.as_ref().map(|play| GameResult::of(play.session.game())) else { return };
        let (registry, id) = (self.registry.clone(), self.row.id);
        tokio::spawn(async move { registry.keep_result(id, &result).await });
    }

    /// Withdraws the pending bid of a player.
    pub(super) async fn withdraw(&mut self, seat: Seat, seq: u64) -> Result<u64, RequestError> {
        self.playing()?;
        self.check_fresh(seq)?;
        if !self.has_bid(seat) {
            return Err(RequestError::NothingToUndo);
        }
        // The keys stay: a late copy of the request does not bring the bid back.
        let bids = BidChange::Withdraw(seat);
        self.commit(Change { bids, game: GameChange::Withdraw(seat), ..Change::none() }).await?;
        self.broadcast_seats();
        Ok(seq)
    }

    /// Takes back the last choice of a player.
    pub(super) async fn undo(&mut self, seat: Seat, seq: u64, key: Option<&str>) -> Result<u64, RequestError> {
        if let Some(answer) = self.answered(seat, key) {
            return Ok(answer);
        }
        let play = self.playing()?;
        self.check_fresh(seq)?;
        if !self.can_undo(seat) {
            return Err(RequestError::NothingToUndo);
        }
        let applied = play.session.plan_undo(seat).map_err(|_| RequestError::NothingToUndo)?;
        self.play_steps(seat, applied, key).await
    }

    /// Returns true if a player can take back their last choice: the session allows it, and their time for it is not over.
    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        let Ok(play) = self.playing() else { return false };
        let asked = play.asked_before.last().copied().unwrap_or(play.asked_since);
        let is_late = self.row.arrangement.settings.timer().is_some_and(|timer| asked + timer <= Instant::now());
        !is_late && play.session.can_undo(seat)
    }

    /// Returns when the time of those who have to choose is over.
    pub(super) fn timer_end(&self) -> Option<Instant> {
        let play = self.playing().ok()?;
        Some(play.asked_since + self.row.arrangement.settings.timer()?)
    }
}
