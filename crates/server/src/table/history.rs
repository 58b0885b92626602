//! Looking back: earlier tables, records, and what a stream has missed.

use elvaland_rules::{AnyGame, Audience, Seat};
use serde_json::Value;

use super::board::{Board, Move, standing};
use super::live_table::LiveTable;
use super::replay::Replay;
use super::state::{TableState, Update};
use super::watchers::{Watch, Watching};
use crate::bots::Coins;
use crate::model::VisitorId;
use crate::model::{Header, Sitter, seat_of};
use crate::notify::Frame;
use crate::refused::Refused;

/// Whose eyes an earlier table is seen with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Perspective {
    /// The visitor's own.
    Own,
    /// Somebody else's; only when nothing is secret any more.
    Other(Audience),
}

/// What somebody asks for advice about. It is thought about remote: no table waits for it.
pub(crate) struct Question {
    pub(crate) game: AnyGame,
    pub(crate) seat: Seat,
    pub(crate) coins: Coins,
}

impl LiveTable {
    /// A decision that the visitor may be advised on: any of a finished game, or his own where no other person plays.
    pub(super) async fn consult(
        &self,
        visitor: VisitorId,
        seq: Option<u64>,
        seat: Option<Seat>,
    ) -> Result<Question, Refused> {
        let own = seat_of(&self.row.arrangement.seats, visitor);
        let is_finished = self.row.progress.status.is_finished();
        let is_alone = self.is_alone(visitor);
        let is_own = own.is_some() && (seat.is_none() || seat == own);
        if !(is_finished || is_alone && is_own) {
            return Err(Refused::StillSecret);
        }
        let seat = seat.or(own).ok_or(Refused::NotSeated)?;
        let play = self.play.as_ref().ok_or(Refused::NotRunning)?;
        let seq = seq.unwrap_or(self.row.progress.seq);
        let board = if seq == self.row.progress.seq { play.board.clone() } else { self.board_at(seq).await? };
        if board.legal(seat).is_empty() {
            return Err(Refused::WrongValue { field: "seq" });
        }
        Ok(Question { game: board.game().clone(), seat, coins: self.row.arrangement.settings.coins() })
    }

    /// Whether no other person plays.
    pub(super) fn is_alone(&self, visitor: VisitorId) -> bool {
        self.row.arrangement.seats.iter().all(|sitter| sitter.visitor().is_none_or(|who| who == visitor))
    }

    /// The game as it was after `seq` steps.
    async fn board_at(&self, seq: u64) -> Result<Board, Refused> {
        if seq > self.row.progress.seq {
            return Err(Refused::WrongValue { field: "seq" });
        }
        let (header, moves) = self.stored().await?;
        let kept = moves.get(..usize::try_from(seq).unwrap_or(usize::MAX)).unwrap_or(&moves);
        Board::rebuild(self.row.arrangement.settings.game, &header, &standing(kept)).ok_or(Refused::Unavailable)
    }

    /// The table as it was after `seq` steps, with what the viewer knew then.
    pub(super) async fn state_at(
        &self,
        visitor: Option<VisitorId>,
        seq: Option<u64>,
        perspective: Perspective,
    ) -> Result<TableState, Refused> {
        let audience = match perspective {
            Perspective::Own => self.audience_of(visitor),
            Perspective::Other(audience) if self.row.progress.status.is_finished() => audience,
            Perspective::Other(_) => return Err(Refused::StillSecret),
        };
        let now = self.row.progress.seq;
        let seq = seq.unwrap_or(now);
        if seq > now {
            return Err(Refused::WrongValue { field: "seq" });
        }
        let mut state = self.state(audience);
        state.seat = state.seat.filter(|_| perspective == Perspective::Own);
        state.host = visitor.is_some() && self.row.arrangement.host == visitor;
        if seq == now || self.play.is_none() {
            return Ok(state);
        }
        let board = self.board_at(seq).await?;
        state.seq = seq;
        state.view = Some(board.show(audience, self.row.arrangement.settings.shown()));
        state.legal = match audience {
            Audience::Seat(seat) => board.legal(seat),
            Audience::Spectator | Audience::Open => Vec::new(),
        };
        (state.bid, state.can_undo) = (None, false);
        state.result = state.result.filter(|_| board.is_over());
        Ok(state)
    }

    /// What the game began with, and all that was played: memory keeps only where it led.
    pub(super) async fn stored(&self) -> Result<(Header, Vec<Move>), Refused> {
        let stored = self.registry.store.load_table(self.row.id).await?.ok_or(Refused::NoSuchTable)?;
        let moves = Move::all_from(&stored.steps);
        stored.header.zip(moves).ok_or(Refused::Unavailable)
    }

    /// The record of a game that is over.
    pub(super) async fn record(&self) -> Result<String, Refused> {
        let play = self.play.as_ref().filter(|_| self.row.progress.status.is_finished()).ok_or(Refused::NotOver)?;
        let (header, moves) = self.stored().await?;
        let names = self.row.arrangement.seats.iter().map(name).collect();
        play.board.record(&header, standing(&moves), names).ok_or(Refused::Unavailable)
    }

    /// Opens a stream; its first frame brings the viewer up to date.
    pub(super) async fn watch(&mut self, watch: Watch) -> Result<Watching, Refused> {
        let viewer = self.viewer(watch.visitor);
        let now = self.row.progress.seq;
        let missed = match watch.after {
            Some(after) if after < now => Some((after, self.told_since(after, viewer.audience).await?)),
            Some(_) => Some((now, Vec::new())),
            None => None,
        };
        let is_new = watch.visitor.is_some_and(|visitor| !self.watchers.has(visitor));
        // The watcher is there before the frame is written, so that it finds itself present.
        let watching = self.watchers.add(watch.visitor);
        let mut table = self.state(viewer.audience);
        table.host = viewer.is_host;
        let first = match missed {
            Some((from, events)) => Frame::new("update", Some(now), &Update { from, seq: now, events, table }),
            None => Frame::new("table", Some(now), &table),
        };
        self.watchers.send_to(watching.number, first);
        if is_new && matches!(viewer.audience, Audience::Seat(_)) {
            self.broadcast_seats();
        }
        Ok(watching)
    }

    /// What happened after `seq` steps, as an audience may know it.
    async fn told_since(&self, seq: u64, audience: Audience) -> Result<Vec<Value>, Refused> {
        if self.play.is_none() {
            return Ok(Vec::new());
        }
        let (header, moves) = self.stored().await?;
        let told = Replay::told_after(self.row.arrangement.settings.game, &header, &moves, seq);
        let (replay, told) = told.ok_or(Refused::Unavailable)?;
        Ok(replay.board().tell(&told, audience))
    }

    /// A stream was closed.
    pub(super) fn unwatch(&mut self, number: u64) {
        let Some(Some(visitor)) = self.watchers.remove(number) else {
            return;
        };
        self.mark_active(Some(visitor));
        if !self.watchers.has(visitor) && matches!(self.audience_of(Some(visitor)), Audience::Seat(_)) {
            self.broadcast_seats();
        }
    }
}

/// What a record calls a player.
fn name(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person { name, .. } | Sitter::Gone(Some(name)) => name.clone(),
        Sitter::Bot(level) => level.name().to_owned(),
        Sitter::Gone(None) | Sitter::Open => "?".to_owned(),
    }
}
