//! A table in memory: the replay of its rows, and who is around.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use elvaland_rules::{BySeat, Seat};
use tokio::sync::mpsc;

use super::actor::Message;
use super::board::{Board, Move};
use super::events::Told;
use super::idempotency::AnsweredKeys;
use super::log::Log;
use super::past::Course;
use super::presence::{Presence, RemotePresence};
use super::replay::{Replay, Undos};
use super::state::Update;
use super::watchers::{Viewer, Watchers};
use crate::model::{Arrangement, BidChange, Commit, PendingBid, Progress, StepRow, StoredTable, TableRow, VisitorId};
use crate::model::{Header, Status};
use crate::notify::Frame;
use crate::notify::Waiting;
use crate::refused::Refused;
use crate::registry::Registry;
use crate::store::StoreError;

/// A table in memory.
pub(crate) struct LiveTable {
    pub(super) registry: Arc<Registry>,
    /// Where messages to this table go.
    pub(super) door: mpsc::UnboundedSender<Message>,
    pub(super) row: TableRow,
    /// The game, once it began.
    pub(super) play: Option<Play>,
    pub(super) watchers: Watchers,
    /// When each player last gave a sign of life.
    pub(super) seen: BySeat<Option<Instant>>,
    /// What was last told of who is there.
    pub(super) told: BySeat<Presence>,
    /// How the game went, once it is over and somebody wanted to know.
    pub(super) course: OnceLock<Arc<Course>>,
    /// Who watches at other nodes.
    pub(super) remote: RemotePresence,
    /// Whether the table was removed.
    pub(super) is_gone: bool,
}

/// A game that is played, or was.
#[derive(Clone)]
pub(crate) struct Play {
    pub(super) board: Board,
    /// Bids that wait for the others.
    pub(super) bids: BySeat<Option<PendingBid>>,
    /// The idempotency keys of bids of this round that were taken back.
    pub(super) withdrawn: BySeat<Vec<String>>,
    pub(super) receipts: AnsweredKeys,
    /// What happened so far; what was taken back did not.
    pub(super) log: Log,
    /// Who can take his last choice back.
    pub(super) undo: Option<Seat>,
    /// How often that was done.
    pub(super) undos: Undos,
    /// The `seq` for which a bot thinks on each seat.
    pub(super) thinking: BySeat<Option<u64>>,
    /// The `seq` for which a bot failed on each seat.
    pub(super) failed: BySeat<Option<u64>>,
    /// Since when what is asked now is asked.
    pub(super) asked_since: Instant,
    /// The same of the choices before, as far as they can be taken back.
    pub(super) asked_before: Vec<Instant>,
}

/// What a change of a table is, before it is committed.
pub(super) struct Change {
    pub(super) steps: Vec<StepRow>,
    pub(super) bids: BidChange,
    pub(super) arrangement: Option<Arrangement>,
    /// Options and set-up, when the game begins.
    pub(super) header: Option<Header>,
    /// The game afterwards.
    pub(super) play: Option<Play>,
    pub(super) status: Status,
}

impl Play {
    /// A game of which nothing but the board is known.
    fn new(board: Board) -> Play {
        Play {
            board,
            bids: BySeat::default(),
            withdrawn: BySeat::default(),
            receipts: AnsweredKeys::default(),
            log: Log::default(),
            undo: None,
            undos: Undos::default(),
            thinking: BySeat::default(),
            failed: BySeat::default(),
            asked_since: Instant::now(),
            asked_before: Vec::new(),
        }
    }

    /// A game that was followed until now.
    pub(super) fn followed(replay: Replay) -> Play {
        let (undo, undos) = (replay.undo(), replay.undos());
        let (board, log) = replay.into_parts();
        Play { undo, undos, log, ..Play::new(board) }
    }

    /// Replays what is stored.
    pub(super) fn rebuild(stored: &StoredTable) -> Option<Play> {
        let header = stored.header.as_ref()?;
        let moves = Move::all_from(&stored.steps)?;
        let mut replay = Replay::begin(stored.row.arrangement.settings.game, header)?;
        for played in &moves {
            replay.follow(played)?;
        }
        let mut play = Play::followed(replay);
        for (row, played) in stored.steps.iter().zip(&moves) {
            if let Some(seat) = played.player() {
                row.receipts.iter().for_each(|(key, answer)| play.receipts.keep(seat, key, *answer));
            }
        }
        for bid in &stored.bids {
            bid.keys.iter().for_each(|key| play.receipts.keep(bid.seat, key, bid.seq));
            if bid.action.is_empty() {
                play.withdrawn[bid.seat].clone_from(&bid.keys);
            } else {
                play.bids[bid.seat] = Some(bid.clone());
            }
        }
        Some(play)
    }

    /// Takes over what is not stored: who thinks, and since when he is asked.
    pub(super) fn remember(&mut self, earlier: &Play) {
        (self.thinking, self.failed) = (earlier.thinking, earlier.failed);
        self.asked_since = earlier.asked_since;
        self.asked_before.clone_from(&earlier.asked_before);
    }

    /// The seats that are asked and have not answered.
    pub(super) fn open_questions(&self) -> Vec<Seat> {
        self.board.asked().iter().filter(|&seat| self.bids[seat].is_none()).collect()
    }
}

impl LiveTable {
    /// A table from what is stored; `None` if that does not hold.
    pub(crate) fn new(
        registry: Arc<Registry>,
        door: mpsc::UnboundedSender<Message>,
        stored: &StoredTable,
    ) -> Option<LiveTable> {
        let play = match stored.header {
            Some(_) => Some(Play::rebuild(stored)?),
            None => None,
        };
        // Whoever has not been seen since the last change is away since then.
        let idle = crate::registry::now().saturating_sub(stored.row.progress.updated).max(0).unsigned_abs();
        let seen = Instant::now().checked_sub(Duration::from_secs(idle));
        let (mut row, seen) = (stored.row.clone(), BySeat::from_fn(|_| seen));
        if let Some(play) = play.as_ref().filter(|_| row.progress.status == Status::Running) {
            row.progress.asked = play.open_questions();
        }
        let (watchers, told) = (Watchers::default(), BySeat::default());
        let (course, remote) = (OnceLock::new(), RemotePresence::default());
        let mut live = LiveTable { registry, door, row, play, watchers, seen, told, course, remote, is_gone: false };
        live.told = live.presence();
        Some(live)
    }

    /// Reads the table again: it changed behind its back. Gives what is stored.
    pub(super) async fn reload(&mut self) -> Result<StoredTable, Refused> {
        let Some(stored) = self.registry.store.load_table(self.row.id).await? else {
            self.vanish();
            return Err(Refused::NoSuchTable);
        };
        if stored.header.is_some() {
            let mut play = Play::rebuild(&stored).ok_or(Refused::Unavailable)?;
            let is_same = stored.row.progress.seq == self.row.progress.seq;
            if let Some(earlier) = self.play.as_ref().filter(|_| is_same) {
                play.remember(earlier);
            }
            self.play = Some(play);
        }
        self.row = stored.row.clone();
        Ok(stored)
    }

    /// The table was removed: whoever watches is told so.
    pub(super) fn vanish(&mut self) {
        let gone = Frame::new("gone", None, &serde_json::json!({}));
        self.send(|_| Some(gone.clone()));
        self.watchers.close();
        self.is_gone = true;
    }

    /// A change of nothing, to say what changes.
    pub(super) fn unchanged(&self) -> Change {
        Change {
            steps: Vec::new(),
            bids: BidChange::Keep,
            arrangement: None,
            header: None,
            play: self.play.clone(),
            status: self.row.progress.status,
        }
    }

    pub(super) fn playing(&self) -> Result<&Play, Refused> {
        self.play.as_ref().filter(|_| self.row.progress.status == Status::Running).ok_or(Refused::NotRunning)
    }

    /// Whether the bid of a seat is in, while others still think.
    pub(super) fn has_bid(&self, seat: Seat) -> bool {
        self.play.as_ref().is_some_and(|play| play.bids[seat].is_some())
    }

    /// Commits a change, and only then makes it true here.
    pub(super) async fn commit(&mut self, change: Change) -> Result<(), Refused> {
        let Change { steps, bids, arrangement, header, play, status } = change;
        let seats = &arrangement.as_ref().unwrap_or(&self.row.arrangement).seats;
        let asked = match (&play, status) {
            (Some(play), Status::Running) => play.open_questions(),
            _ => Vec::new(),
        };
        let bot_asked = asked.iter().any(|seat| seats.get(seat.index()).is_some_and(|sitter| sitter.bot().is_some()));
        let timed = status == Status::Running && self.row.arrangement.settings.timer.is_some();
        // That a bid was changed shows nowhere.
        let is_changed_bid = matches!(&bids, BidChange::Put(bid) if self.has_bid(bid.seat));
        let updated = if is_changed_bid { self.row.progress.updated } else { crate::registry::now() };
        let progress = Progress {
            status,
            seq: self.row.progress.seq + steps.len() as u64,
            asked,
            wakes: bot_asked || timed,
            updated,
        };
        let commit = Commit {
            table: self.row.id,
            revision: self.row.revision,
            steps,
            bids,
            waiting: self.newly_asked(&progress, arrangement.as_ref()),
            progress,
            arrangement,
            header,
        };
        self.write(commit).await?;
        self.play = play;
        Ok(())
    }

    /// Stores a change, and only then makes it true here; what was played is left to the caller.
    pub(super) async fn write(&mut self, commit: Commit) -> Result<(), Refused> {
        match self.registry.store.commit(commit.clone()).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                // Somebody else wrote: what is stored is the truth.
                self.catch_up().await?;
                return Err(Refused::Stale { seq: self.row.progress.seq });
            }
            Err(error) => return Err(error.into()),
        }
        let Commit { table, revision, progress, arrangement, waiting, .. } = commit;
        for visitor in waiting {
            self.registry.notifier.tell(visitor, &Waiting { table, seq: progress.seq });
        }
        (self.row.revision, self.row.progress) = (revision + 1, progress);
        if let Some(arrangement) = arrangement {
            self.row.arrangement = arrangement;
        }
        Ok(())
    }

    /// The people who are asked then and are not now.
    fn newly_asked(&self, then: &Progress, arrangement: Option<&Arrangement>) -> Vec<VisitorId> {
        let (now, arrangement) = (&self.row.progress, arrangement.unwrap_or(&self.row.arrangement));
        let newly = then.asked.iter().filter(|seat| then.seq != now.seq || !now.asked.contains(seat));
        newly.filter_map(|&seat| arrangement.person(seat)).collect()
    }

    /// Tells everybody that the table moved on; rendered once for all who see the same.
    pub(super) fn broadcast_update(&mut self, from: u64, told: &[Told]) {
        let mut rendered: HashMap<Viewer, Frame> = HashMap::new();
        let mut frames: HashMap<Option<VisitorId>, Frame> = HashMap::new();
        for visitor in self.watchers.visitors() {
            let viewer = self.viewer(visitor);
            let frame = rendered.entry(viewer).or_insert_with(|| self.update_frame(viewer, from, told));
            frames.insert(visitor, frame.clone());
        }
        self.told = self.presence();
        self.send(|visitor| frames.get(&visitor).cloned());
    }

    /// Tells everybody who sits where, who is there, and whose bid is in.
    pub(super) fn broadcast_seats(&mut self) {
        self.told = self.presence();
        let [host, others] = [true, false].map(|is_host| Frame::new("seats", None, &self.seats_update(is_host)));
        let hosting = self.row.arrangement.host;
        self.send(|visitor| Some(if visitor.is_some() && visitor == hosting { &host } else { &others }.clone()));
    }

    pub(super) fn update_frame(&self, viewer: Viewer, from: u64, told: &[Told]) -> Frame {
        let mut table = self.state(viewer.audience);
        table.host = viewer.is_host;
        let events = self.play.as_ref().map_or_else(Vec::new, |play| play.board.tell(told, viewer.audience));
        let seq = self.row.progress.seq;
        Frame::new("update", Some(seq), &Update { from, seq, events, table })
    }

    pub(super) fn viewer(&self, visitor: Option<VisitorId>) -> Viewer {
        let is_host = visitor.is_some() && self.row.arrangement.host == visitor;
        Viewer { audience: self.audience_of(visitor), is_host }
    }
}
