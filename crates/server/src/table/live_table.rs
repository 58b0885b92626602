//! A table in memory: its stored row, the session of its game, its streams and the presence of its players.

use elvaland_rules::mechanics::Round;
use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use elvaland_rules::record::Broken;
use elvaland_rules::{AnyGame, BySeat, Seat};
use elvaland_session::{Applied, Course, Session};
use tokio::sync::mpsc;

use super::actor::Message;
use super::idempotency::AnsweredKeys;
use super::presence::{Presence, RemotePresence};
use super::watchers::Watchers;
use crate::clock::now;
use crate::model::{
    Arrangement, BidChange, Commit, Header, Progress, Status, StepRow, StoredTable, TableRow, VisitorId,
};
use crate::notify::Waiting;
use crate::registry::Registry;
use crate::request_error::RequestError;
use crate::store::StoreError;

/// A table in memory.
pub(crate) struct LiveTable {
    pub(super) registry: Arc<Registry>,
    /// The sender of messages to this table.
    pub(super) inbox: mpsc::UnboundedSender<Message>,
    pub(super) row: TableRow,
    /// The game, once it began.
    pub(super) play: Option<Play>,
    /// Why the table is read-only: today's rules refuse one of its stored steps.
    pub(super) frozen: Option<Broken>,
    pub(super) watchers: Watchers,
    /// When each player was last active.
    pub(super) seen: BySeat<Option<Instant>>,
    /// When each player made their latest reactions.
    pub(super) reacted: BySeat<VecDeque<Instant>>,
    /// The presence of each player as it was last broadcast.
    pub(super) announced: BySeat<Presence>,
    /// The course of a finished game, computed when first requested.
    pub(super) course: OnceLock<Arc<Course>>,
    /// The watchers at other nodes.
    pub(super) remote: RemotePresence,
    /// Whether the table was removed.
    pub(super) is_gone: bool,
}

/// The game of a table, running or finished.
pub(super) struct Play {
    pub(super) session: Session,
    pub(super) answered: AnsweredKeys,
    /// The idempotency keys of each player's bids of this round, withdrawn ones among them.
    pub(super) bid_keys: BySeat<Vec<String>>,
    /// The `seq` for which a bot thinks on each seat.
    pub(super) thinking: BySeat<Option<u64>>,
    /// The `seq` for which a bot failed on each seat.
    pub(super) failed: BySeat<Option<u64>>,
    /// Since when the seats that have to choose are asked.
    pub(super) asked_since: Instant,
    /// The same for earlier choices that can still be undone.
    pub(super) asked_before: Vec<Instant>,
}

/// A change of a table before it is committed.
pub(super) struct Change {
    pub(super) steps: Vec<StepRow>,
    pub(super) bids: BidChange,
    /// The settings and seats afterwards, if they change.
    pub(super) arrangement: Option<Arrangement>,
    pub(super) game: GameChange,
}

/// The effect of a change on the game.
pub(super) enum GameChange {
    /// The game does not change.
    Keep,
    /// The game begins.
    Begin(Box<Session>),
    /// A submission or an undo.
    Apply(Arc<Applied>),
    /// A player withdraws their pending bid.
    Withdraw(Seat),
}

impl Change {
    /// Changes nothing: the start of any other change.
    pub(super) fn none() -> Change {
        Change { steps: Vec::new(), bids: BidChange::Keep, arrangement: None, game: GameChange::Keep }
    }
}

impl Play {
    pub(super) fn new(session: Session) -> Play {
        Play {
            session,
            answered: AnsweredKeys::default(),
            bid_keys: BySeat::default(),
            thinking: BySeat::default(),
            failed: BySeat::default(),
            asked_since: Instant::now(),
            asked_before: Vec::new(),
        }
    }

    /// Rebuilds the game from what is stored. If today's rules refuse a step, rebuilds the game before it, and says why.
    fn rebuild(stored: &StoredTable, header: &Header) -> Result<(Play, Option<Broken>), Broken> {
        let (session, broken) = stored.replay(header)?;
        let mut play = Play::new(session);
        for row in &stored.steps {
            if let Some(seat) = row.step.player.and_then(Seat::new) {
                row.receipts.iter().for_each(|(key, answer)| play.answered.keep(seat, key, *answer));
            }
        }
        for bid in &stored.bids {
            bid.keys.iter().for_each(|key| play.answered.keep(bid.seat, key, bid.seq));
            play.bid_keys[bid.seat].clone_from(&bid.keys);
        }
        Ok((play, broken))
    }

    /// Takes over what is not stored: which bots think, and since when players are asked.
    fn remember(&mut self, earlier: &Play) {
        (self.thinking, self.failed) = (earlier.thinking, earlier.failed);
        self.asked_since = earlier.asked_since;
        self.asked_before.clone_from(&earlier.asked_before);
    }

    /// Makes a submission or an undo true, once it is stored.
    fn apply(&mut self, applied: &Applied) {
        self.session.apply(applied);
        let is_undo = applied.steps.iter().any(|step| step.record.kind == "undo");
        for _ in &applied.steps {
            if is_undo {
                // An undo does not restart the timer.
                self.asked_since = self.asked_before.pop().unwrap_or(self.asked_since);
            }
        }
        if !is_undo && !applied.steps.is_empty() {
            let before = std::mem::replace(&mut self.asked_since, Instant::now());
            match applied.undoable {
                true => self.asked_before.push(before),
                false => self.asked_before.clear(),
            }
            self.bid_keys = BySeat::default();
        }
    }
}

impl LiveTable {
    /// Creates a table from what is stored.
    ///
    /// # Errors
    /// A set-up or a pending bid that the rules refuse.
    pub(super) fn new(
        registry: Arc<Registry>,
        inbox: mpsc::UnboundedSender<Message>,
        stored: &StoredTable,
    ) -> Result<LiveTable, Broken> {
        // A player who has not been seen since the last change is away since then.
        let idle = now().saturating_sub(stored.row.progress.updated).max(0).unsigned_abs();
        let seen = Instant::now().checked_sub(Duration::from_secs(idle));
        let mut table = LiveTable {
            registry,
            inbox,
            row: stored.row.clone(),
            play: None,
            frozen: None,
            watchers: Watchers::default(),
            seen: BySeat::from_fn(|_| seen),
            reacted: BySeat::default(),
            announced: BySeat::default(),
            course: OnceLock::new(),
            remote: RemotePresence::default(),
            is_gone: false,
        };
        table.rebuild(stored)?;
        if let Some(play) = table.play.as_ref().filter(|_| table.row.progress.status == Status::Running) {
            table.row.progress.asked = play.session.waiting_for().iter().collect();
        }
        table.announced = table.presence();
        Ok(table)
    }

    /// Rebuilds the game from what is stored.
    fn rebuild(&mut self, stored: &StoredTable) -> Result<(), Broken> {
        if let Some(header) = &stored.header {
            let (mut play, broken) = Play::rebuild(stored, header)?;
            let is_same = stored.row.progress.seq == self.row.progress.seq;
            if let Some(earlier) = self.play.as_ref().filter(|_| is_same) {
                play.remember(earlier);
            }
            self.play = Some(play);
            if let Some(broken) = &broken {
                tracing::warn!(table = %self.row.id, %broken, "the rules refuse a stored step; the table is read-only");
            }
            self.frozen = broken;
        }
        self.row = stored.row.clone();
        Ok(())
    }

    /// Reads the table again, because another node changed it.
    pub(super) async fn reload(&mut self) -> Result<(), RequestError> {
        let Some(stored) = self.registry.store.load_table(self.row.id).await? else {
            self.announce_removal();
            return Err(RequestError::NoSuchTable);
        };
        self.rebuild(&stored).map_err(|_| RequestError::Unavailable)
    }

    /// Returns the game if it is running.
    pub(super) fn playing(&self) -> Result<&Play, RequestError> {
        if let Some(frozen) = &self.frozen {
            return Err(RequestError::Frozen(frozen.clone()));
        }
        self.play.as_ref().filter(|_| self.row.progress.status == Status::Running).ok_or(RequestError::NotRunning)
    }

    /// Returns true if the bid of a seat is in while others still think.
    pub(super) fn has_bid(&self, seat: Seat) -> bool {
        self.play.as_ref().is_some_and(|play| play.session.pending(seat).is_some())
    }

    /// Returns the status of the table, and the seats that have to choose and have not, after a change.
    fn after(&self, change: &GameChange) -> (Status, Vec<Seat>) {
        let waiting = |game: &AnyGame, is_pending: &dyn Fn(Seat) -> bool| {
            game.asked().iter().filter(|&seat| !is_pending(seat)).collect::<Vec<_>>()
        };
        let session = self.play.as_ref().map(|play| &play.session);
        let status = self.row.progress.status;
        match (change, session) {
            (GameChange::Begin(session), _) => (Status::Running, session.waiting_for().iter().collect()),
            (GameChange::Apply(applied), Some(session)) => {
                let game = applied.game().unwrap_or(session.game());
                let status = if game.is_over() { Status::Over } else { Status::Running };
                (status, waiting(game, &|seat| applied.pending()[seat].is_some()))
            }
            (GameChange::Withdraw(own), Some(session)) => {
                (status, waiting(session.game(), &|seat| seat != *own && session.pending(seat).is_some()))
            }
            (_, Some(session)) if status == Status::Running => (status, session.waiting_for().iter().collect()),
            _ => (status, Vec::new()),
        }
    }

    /// Returns the round after a change.
    fn round_after(&self, change: &GameChange) -> Option<Round> {
        let game = match change {
            GameChange::Begin(session) => Some(session.game()),
            GameChange::Apply(applied) => applied.game(),
            GameChange::Keep | GameChange::Withdraw(_) => None,
        };
        game.or_else(|| self.play.as_ref().map(|play| play.session.game())).map(|game| game.stage().round)
    }

    /// Stores a change, then applies it in memory.
    pub(super) async fn commit(&mut self, change: Change) -> Result<(), RequestError> {
        let (status, asked) = self.after(&change.game);
        let round = self.round_after(&change.game);
        let Change { steps, bids, arrangement, game } = change;
        let seats = &arrangement.as_ref().unwrap_or(&self.row.arrangement).seats;
        let bot_asked =
            asked.iter().any(|seat| seats.get(seat.index()).is_some_and(|occupant| occupant.bot().is_some()));
        let timed = status == Status::Running && self.row.arrangement.settings.timer.is_some();
        // A changed bid is secret: no timestamp and no event reveals it.
        let is_changed_bid = matches!(&bids, BidChange::Put(bid) if self.has_bid(bid.seat));
        let updated = if is_changed_bid { self.row.progress.updated } else { now() };
        let progress = Progress {
            status,
            seq: self.row.progress.seq + steps.len() as u64,
            asked,
            wakes: bot_asked || timed,
            updated,
            round,
            is_played: self.row.progress.is_played,
        };
        let commit = Commit {
            table: self.row.id,
            revision: self.row.revision,
            steps,
            bids,
            waiting: self.newly_asked(&progress, arrangement.as_ref()),
            progress,
            arrangement,
            header: match &game {
                GameChange::Begin(session) => Some(session.header().clone()),
                _ => None,
            },
        };
        let (before, waiting) = (self.row.progress.status, commit.waiting.clone());
        self.write(commit).await?;
        self.apply(game);
        self.raise_notices(before, &waiting);
        Ok(())
    }

    /// Makes a change of the game true, once it is stored.
    fn apply(&mut self, change: GameChange) {
        match (change, &mut self.play) {
            (GameChange::Begin(session), play) => *play = Some(Play::new(*session)),
            (GameChange::Apply(applied), Some(play)) => play.apply(&applied),
            (GameChange::Withdraw(seat), Some(play)) => drop(play.session.withdraw(seat)),
            (GameChange::Keep | GameChange::Apply(_) | GameChange::Withdraw(_), _) => {}
        }
    }

    /// Stores a commit, then updates the row in memory; the caller updates the game.
    pub(super) async fn write(&mut self, commit: Commit) -> Result<(), RequestError> {
        let Commit { table, revision, .. } = commit;
        let (progress, arrangement) = (commit.progress.clone(), commit.arrangement.clone());
        let waiting = commit.waiting.clone();
        match self.registry.store.commit(commit).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                // Another node has written: the stored table is authoritative.
                self.catch_up().await?;
                return Err(RequestError::Stale { seq: self.row.progress.seq });
            }
            Err(error) => return Err(error.into()),
        }
        for visitor in waiting {
            self.registry.notifier.notify(visitor, &Waiting { table, seq: progress.seq });
        }
        (self.row.revision, self.row.progress) = (revision + 1, progress);
        if let Some(arrangement) = arrangement {
            self.row.arrangement = arrangement;
        }
        Ok(())
    }

    /// Returns the people who will be asked after a change (`then`) and are not asked now.
    fn newly_asked(&self, then: &Progress, arrangement: Option<&Arrangement>) -> Vec<VisitorId> {
        let (now, arrangement) = (&self.row.progress, arrangement.unwrap_or(&self.row.arrangement));
        let newly = then.asked.iter().filter(|seat| then.seq != now.seq || !now.asked.contains(seat));
        newly.filter_map(|&seat| arrangement.person(seat)).collect()
    }
}
