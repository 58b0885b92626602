//! Playing: actions, secret bids, taking back, and the bots.

use std::time::{Duration, Instant};

use elvaland_rules::{Action, BySeat, Seat};

use super::actor::Message;
use super::board::Move;
use super::events::Told;
use super::live_table::{Change, LiveTable, Play};
use crate::bots::Level;
use crate::model::Status;
use crate::model::{BidChange, PendingBid, StepRow};
use crate::refused::Refused;
use crate::review::results::GameResult;

/// The most idempotency keys that are kept of one player's bids of a round.
const KEYS: usize = 16;
/// How long a bot waits that was refused, or failed.
const RETRY: Duration = Duration::from_secs(1);

impl LiveTable {
    /// A player answers what is asked. Gives the `seq` to answer with.
    pub(super) async fn act(&mut self, seat: Seat, seq: u64, key: Option<&str>, text: &str) -> Result<u64, Refused> {
        if let Some(answer) = self.answered(seat, key) {
            return Ok(answer);
        }
        let play = self.playing()?;
        if seq != self.row.progress.seq {
            return Err(Refused::Stale { seq: self.row.progress.seq });
        }
        let game = self.row.arrangement.settings.game;
        let action = play.board.read(seat, text).map_err(|refusal| Refused::Rules(game, refusal))?;
        if play.board.is_bidding() {
            self.bid(seat, action, key).await
        } else {
            let receipts = vec![(seat, key.map(str::to_owned))];
            self.play_out(&[(seat, action)], receipts, BidChange::Keep).await
        }
    }

    /// What the request was answered before, if it comes again.
    fn answered(&self, seat: Seat, key: Option<&str>) -> Option<u64> {
        self.play.as_ref()?.receipts.find(seat, key?)
    }

    /// A bid is in: it waits, or with it all of them become steps in seat order.
    async fn bid(&mut self, seat: Seat, action: Action, key: Option<&str>) -> Result<u64, Refused> {
        let seq = self.row.progress.seq;
        let mut play = self.playing()?.clone();
        let mut keys = play.take_keys(seat);
        keys.extend(key.map(str::to_owned));
        keys.drain(..keys.len().saturating_sub(KEYS));
        let bid = PendingBid { seat, seq, action: play.board.text(action), keys };
        play.bids[seat] = Some(bid.clone());
        if !play.open_questions().is_empty() {
            if let Some(key) = key {
                play.receipts.keep(seat, key, seq);
            }
            let was_ready = self.has_bid(seat);
            let change = Change { bids: BidChange::Put(bid), play: Some(play), ..self.unchanged() };
            self.commit(change).await?;
            // That a bid was changed shows nowhere.
            if !was_ready {
                self.broadcast_seats();
            }
            return Ok(seq);
        }
        self.reveal(play, seat, key).await
    }

    /// All bids are in.
    async fn reveal(&mut self, play: Play, last: Seat, key: Option<&str>) -> Result<u64, Refused> {
        let game = self.row.arrangement.settings.game;
        let mut choices = Vec::new();
        for bid in play.bids.values().iter().flatten() {
            let action = play.board.read(bid.seat, &bid.action).map_err(|refusal| Refused::Rules(game, refusal))?;
            choices.push((bid.seat, action));
        }
        let receipts = choices.iter().map(|&(seat, _)| (seat, key.filter(|_| seat == last).map(str::to_owned)));
        self.play_out(&choices, receipts.collect(), BidChange::Clear).await
    }

    /// Plays choices, draws what follows, stores all of it, then tells.
    async fn play_out(
        &mut self,
        choices: &[(Seat, Action)],
        keys: Vec<(Seat, Option<String>)>,
        bids: BidChange,
    ) -> Result<u64, Refused> {
        let game = self.row.arrangement.settings.game;
        let from = self.row.progress.seq;
        let mut play = self.playing()?.clone();
        let lesson = self.row.arrangement.settings.lesson();
        let outlook = play.board.outlook(choices, lesson).map_err(|refusal| Refused::Rules(game, refusal))?;
        let answer = from + outlook.played.len() as u64;
        let mut steps: Vec<StepRow> = outlook.played.iter().map(|played| StepRow::of(&played.step)).collect();
        for ((seat, key), row) in keys.into_iter().zip(&mut steps) {
            // Earlier bids were answered with the number they were made at.
            let earlier = play.take_keys(seat);
            row.receipts.extend(earlier.into_iter().map(|key| (key, from)));
            if let Some(key) = key {
                row.receipts.retain(|(known, _)| *known != key);
                play.receipts.keep(seat, &key, answer);
                row.receipts.push((key, answer));
            }
        }
        play.bids = BySeat::default();
        play.undo = outlook.is_revocable.then(|| choices[0].0);
        play.undos.stepped(play.undo);
        play.ask_anew();
        play.board = outlook.board;
        outlook.played.iter().for_each(|played| play.log.step(&played.events));
        let status = if play.board.is_over() { Status::Over } else { Status::Running };
        self.commit(Change { steps, bids, play: Some(play), status, ..self.unchanged() }).await?;
        if status == Status::Over {
            self.write_down();
        }
        let events = outlook.played.into_iter().flat_map(|played| played.events);
        self.broadcast_update(from, &events.map(Told::Event).collect::<Vec<_>>());
        Ok(answer)
    }

    /// Writes down how the game ended, for the histories of those who played it. Nobody waits for that.
    fn write_down(&self) {
        let Some(result) = self.play.as_ref().map(|play| GameResult::of(&play.board)) else { return };
        let (registry, id) = (self.registry.clone(), self.row.id);
        tokio::spawn(async move { registry.keep_result(id, &result).await });
    }

    /// A player takes his bid back to think again.
    pub(super) async fn withdraw(&mut self, seat: Seat, seq: u64) -> Result<u64, Refused> {
        let mut play = self.playing()?.clone();
        if seq != self.row.progress.seq {
            return Err(Refused::Stale { seq: self.row.progress.seq });
        }
        if play.bids[seat].is_none() {
            return Err(Refused::NothingToUndo);
        }
        // A late copy of its request does not bring it back.
        play.withdrawn[seat] = play.take_keys(seat);
        let change = Change { bids: BidChange::Withdraw(seat), play: Some(play), ..self.unchanged() };
        self.commit(change).await?;
        self.broadcast_seats();
        Ok(seq)
    }

    /// A player takes his last choice back: nothing was shown or drawn since, and nobody else has acted.
    pub(super) async fn undo(&mut self, seat: Seat, seq: u64, key: Option<&str>) -> Result<u64, Refused> {
        if let Some(answer) = self.answered(seat, key) {
            return Ok(answer);
        }
        self.playing()?;
        if seq != self.row.progress.seq {
            return Err(Refused::Stale { seq: self.row.progress.seq });
        }
        if !self.can_undo(seat) {
            return Err(Refused::NothingToUndo);
        }
        let from = self.row.progress.seq;
        let receipts = key.map(|key| (key.to_owned(), from + 1)).into_iter().collect();
        let row = StepRow { step: Move::Undo(seat).to_text(), receipts };
        let change = Change {
            play: Some(self.play_before(row.clone()).await?),
            steps: vec![row],
            status: Status::Running,
            ..self.unchanged()
        };
        self.commit(change).await?;
        self.broadcast_update(from, &[Told::Undone(seat)]);
        Ok(from + 1)
    }

    /// The game as it will be when this taking back is stored, too. Nothing is stored before it is known.
    async fn play_before(&self, undo: StepRow) -> Result<Play, Refused> {
        let mut stored = self.registry.store.load_table(self.row.id).await?.ok_or(Refused::NoSuchTable)?;
        stored.steps.push(undo);
        let mut play = Play::rebuild(&stored).ok_or(Refused::Unavailable)?;
        play.remember(self.playing()?);
        // Taking back gives nobody more time.
        play.asked_since = play.asked_before.pop().unwrap_or(play.asked_since);
        Ok(play)
    }

    /// Whether a player can take his last choice back: nobody has acted since, his time for it is not over,
    /// and he has not done so all the time.
    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        let Ok(play) = self.playing() else {
            return false;
        };
        let asked = play.asked_before.last().copied().unwrap_or(play.asked_since);
        let is_late = self.row.arrangement.settings.timer().is_some_and(|timer| asked + timer <= Instant::now());
        play.undo == Some(seat) && !is_late && !play.undos.are_used_up(seat)
    }

    /// Stores again who is asked, where a table was rebuilt.
    pub(super) async fn settle(&mut self) -> Result<(), Refused> {
        self.commit(self.unchanged()).await
    }

    /// Lets bots think about what they are asked: theirs, and that of people whose time is over.
    pub(super) fn wake_bots(&mut self) {
        if !self.registry.nodes.is_ours(self.row.id) {
            return;
        }
        let late = self.timer_end().is_some_and(|end| end <= Instant::now());
        let (coins, lesson) = (self.row.arrangement.settings.coins(), self.row.arrangement.settings.lesson());
        let seq = self.row.progress.seq;
        let Some(play) = self.play.as_mut().filter(|_| self.row.progress.status == Status::Running) else {
            return;
        };
        for seat in play.open_questions() {
            let bot = self.row.arrangement.seats[seat.index()].bot();
            let Some(level) = bot.or(late.then(Level::default)) else {
                continue;
            };
            if play.thinking[seat] == Some(seq) {
                continue;
            }
            play.thinking[seat] = Some(seq);
            if let Some(action) = lesson.and_then(|lesson| lesson.choice(&play.board, seat)) {
                let _ = self.door.send(Message::Thought { seat, seq, action: Some(action) });
                continue;
            }
            let (pool, game, door) = (self.registry.bots.clone(), play.board.game().clone(), self.door.clone());
            tokio::spawn(async move {
                let action = pool.choose(level, game, seat, coins).await;
                let _ = door.send(Message::Thought { seat, seq, action });
            });
        }
    }

    /// A bot has decided, or failed; it comes in by the same door as everybody.
    pub(super) async fn thought(&mut self, seat: Seat, seq: u64, action: Option<Action>) {
        let now = self.row.progress.seq;
        let Some(play) = self.play.as_mut() else {
            return;
        };
        let is_waited_for = play.thinking[seat] == Some(seq) && play.bids[seat].is_none();
        play.thinking[seat] = play.thinking[seat].filter(|&other| other != seq);
        if !is_waited_for || seq != now {
            return;
        }
        let Some(action) = action.or_else(|| play.makeshift(seat, seq)) else {
            tracing::error!(table = %self.row.id, %seat, "a bot failed");
            return self.think_later(seat, seq);
        };
        let text = play.board.text(action);
        match self.act_at_last(seat, seq, &text).await {
            Ok(_) => self.registry.metrics.bot_acted(),
            // Somebody at another node was faster; what is asked now is thought about anew.
            Err(Refused::Stale { .. }) => {}
            Err(refused) => {
                tracing::warn!(table = %self.row.id, %seat, ?refused, "a bot was refused");
                self.think_later(seat, seq);
            }
        }
    }

    /// A bot answers, also if somebody at another node changed something else meanwhile.
    async fn act_at_last(&mut self, seat: Seat, seq: u64, text: &str) -> Result<u64, Refused> {
        loop {
            let seen = self.row.revision;
            match self.act(seat, seq, None, text).await {
                Err(Refused::Stale { .. }) if self.row.revision != seen => {}
                answer => return answer,
            }
        }
    }

    /// Lets bots think again, but not at once: the database may need a moment.
    fn think_later(&mut self, seat: Seat, seq: u64) {
        let door = self.door.clone();
        tokio::spawn(async move {
            tokio::time::sleep(RETRY).await;
            let _ = door.send(Message::Wake);
        });
        if let Some(play) = self.play.as_mut() {
            play.thinking[seat] = Some(seq);
        }
    }

    /// When the time of those who are asked is over.
    pub(super) fn timer_end(&self) -> Option<Instant> {
        let play = self.playing().ok()?;
        Some(play.asked_since + self.row.arrangement.settings.timer()?)
    }

    /// Forgets who thinks, so that all bots are asked anew.
    pub(super) fn forget_thoughts(&mut self) {
        if let Some(play) = &mut self.play {
            play.thinking = BySeat::default();
        }
    }
}

impl Play {
    /// Something else is asked from now on.
    fn ask_anew(&mut self) {
        let before = std::mem::replace(&mut self.asked_since, Instant::now());
        match self.undo {
            Some(_) => self.asked_before.push(before),
            None => self.asked_before.clear(),
        }
    }

    /// Takes the bid of a seat away, and gives the idempotency keys of all its bids of this round.
    fn take_keys(&mut self, seat: Seat) -> Vec<String> {
        let withdrawn = std::mem::take(&mut self.withdrawn[seat]);
        self.bids[seat].take().map_or(withdrawn, |bid| bid.keys)
    }

    /// What is played for a bot that failed: nothing the first time, so that it tries again; then the first legal action.
    fn makeshift(&mut self, seat: Seat, seq: u64) -> Option<Action> {
        let has_failed_before = self.failed[seat].replace(seq) == Some(seq);
        self.board.first_legal(seat).filter(|_| has_failed_before)
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::TestTable;
    use super::*;

    #[tokio::test]
    async fn a_bot_that_fails_tries_again_later_and_then_anything_will_do() {
        let mut testing = TestTable::new(|_| {}).await;
        let (live, messages) = (&mut testing.live, &mut testing.messages);
        let (seat, seq) = (Seat::S0, live.row.progress.seq);
        let thinking = |live: &mut LiveTable| {
            let play = live.play.as_mut().expect("a game");
            play.thinking[seat].replace(seq)
        };

        thinking(live);
        live.thought(seat, seq, None).await;
        assert!(!live.has_bid(seat));
        assert_eq!(thinking(live), Some(seq), "nobody is asked again before the delay is over");
        assert!(messages.try_recv().is_err());
        assert!(matches!(messages.recv().await, Some(Message::Wake)));
        live.thought(seat, seq, None).await;
        assert!(live.has_bid(seat), "the first legal action");
    }
}
