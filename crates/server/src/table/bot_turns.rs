//! Bots that choose at a table: on their own seats, and for people whose timer has expired.

use std::time::{Duration, Instant};

use elvaland_bots::BotLevel;
use elvaland_rules::{Action, BySeat, Seat};

use super::actor::Message;
use super::live_table::{LiveTable, Play};
use crate::bots::{Level, Question};
use crate::model::Status;
use crate::request_error::RequestError;

/// The delay before a bot that failed or was refused tries again.
const RETRY: Duration = Duration::from_secs(1);

impl LiveTable {
    /// Lets bots think about what they have to choose.
    pub(super) fn wake_bots(&mut self) {
        if self.frozen.is_some() || !self.registry.nodes.is_ours(self.row.id) {
            return;
        }
        let payer = self.registry.payer(self.row.id, self.row.arrangement.responsible());
        let late = self.timer_end().is_some_and(|end| end <= Instant::now());
        let settings = &self.row.arrangement.settings;
        let (memory, lesson, seq) = (settings.memory, settings.lesson(), self.row.progress.seq);
        let Some(play) = self.play.as_mut().filter(|_| self.row.progress.status == Status::Running) else {
            return;
        };
        for seat in play.session.waiting_for().iter() {
            let bot = self.row.arrangement.seats[seat.index()].bot();
            let Some(level) = bot.or(late.then(Level::default)) else {
                continue;
            };
            if play.thinking[seat] == Some(seq) {
                continue;
            }
            play.thinking[seat] = Some(seq);
            let game = play.session.game();
            if let Some(action) = lesson.and_then(|lesson| lesson.choice(game, seat)) {
                let _ = self.inbox.send(Message::BotChose { seat, seq, action: Some(action) });
                continue;
            }
            // In memory mode bots must not remember more than people see.
            let mut question = Question::new(game, seat, memory);
            if level.searches() && !memory {
                question = question.with_past(&play.session.decisions(), game);
            }
            let (pool, inbox) = (self.registry.bots.clone(), self.inbox.clone());
            tokio::spawn(async move {
                let action = pool.choose(payer, level, question).await;
                let _ = inbox.send(Message::BotChose { seat, seq, action });
            });
        }
    }

    /// Submits the choice of a bot; `None` if it failed.
    pub(super) async fn bot_chose(&mut self, seat: Seat, seq: u64, action: Option<Action>) {
        let now = self.row.progress.seq;
        let Some(play) = self.play.as_mut() else {
            return;
        };
        let is_waited_for = play.thinking[seat] == Some(seq) && play.session.pending(seat).is_none();
        play.thinking[seat] = play.thinking[seat].filter(|&other| other != seq);
        if !is_waited_for || seq != now {
            return;
        }
        let Some(action) = action.or_else(|| play.fallback(seat, seq)) else {
            tracing::error!(table = %self.row.id, seat = seat.index(), "a bot failed");
            return self.think_later(seat, seq);
        };
        match self.submit_retrying(seat, seq, action).await {
            Ok(_) => self.registry.metrics.bot_acted(),
            // A change at another node came first; bots think about the new position.
            Err(RequestError::Stale { .. }) => {}
            Err(refused) => {
                tracing::warn!(table = %self.row.id, seat = seat.index(), ?refused, "a bot was refused");
                self.think_later(seat, seq);
            }
        }
    }

    /// Submits an action, again if another node changed something else meanwhile.
    async fn submit_retrying(&mut self, seat: Seat, seq: u64, action: Action) -> Result<u64, RequestError> {
        loop {
            let seen = self.row.revision;
            if self.row.progress.seq != seq {
                return Err(RequestError::Stale { seq: self.row.progress.seq });
            }
            match self.submit(seat, action, None).await {
                Err(RequestError::Stale { .. }) if self.row.revision != seen => {}
                answer => return answer,
            }
        }
    }

    /// Lets a bot think again after a delay: the database may need a moment.
    fn think_later(&mut self, seat: Seat, seq: u64) {
        let inbox = self.inbox.clone();
        tokio::spawn(async move {
            tokio::time::sleep(RETRY).await;
            let _ = inbox.send(Message::Wake);
        });
        if let Some(play) = self.play.as_mut() {
            play.thinking[seat] = Some(seq);
        }
    }

    /// Forgets which bots think, so that all are asked again.
    pub(super) fn forget_thoughts(&mut self) {
        if let Some(play) = &mut self.play {
            play.thinking = BySeat::default();
        }
    }
}

impl Play {
    /// Returns what is played for a bot that failed: nothing the first time, so that it tries again; then the first legal
    /// action.
    fn fallback(&mut self, seat: Seat, seq: u64) -> Option<Action> {
        let has_failed_before = self.failed[seat].replace(seq) == Some(seq);
        self.session.game().legal_actions(seat).first().copied().filter(|_| has_failed_before)
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::TestTable;
    use super::*;

    #[tokio::test]
    async fn a_failed_bot_retries_after_a_delay_then_plays_the_first_legal_action() {
        let mut testing = TestTable::new(|_| {}).await;
        let (live, messages) = (&mut testing.live, &mut testing.messages);
        let (seat, seq) = (Seat::S0, live.row.progress.seq);
        let thinking = |live: &mut LiveTable| {
            let play = live.play.as_mut().expect("a game");
            play.thinking[seat].replace(seq)
        };

        thinking(live);
        live.bot_chose(seat, seq, None).await;
        assert!(!live.has_bid(seat));
        assert_eq!(thinking(live), Some(seq), "the bot is not asked again before the delay is over");
        assert!(messages.try_recv().is_err());
        assert!(matches!(messages.recv().await, Some(Message::Wake)));
        live.bot_chose(seat, seq, None).await;
        assert!(live.has_bid(seat), "the first legal action");
    }
}
