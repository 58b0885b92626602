//! Looking back: earlier tables, records, and what a stream has missed.

use elvaland_rules::Audience;
use serde_json::Value;

use super::board::{Board, Header, Move, standing};
use super::events::Told;
use super::live::Live;
use super::settings::Sitter;
use super::state::{TableState, Update};
use super::watch::{Watch, Watching};
use crate::ids::VisitorId;
use crate::refused::Refused;
use crate::stream::Frame;

/// Whose eyes an earlier table is seen with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lens {
    /// The visitor's own.
    Own,
    /// Somebody else's; only when nothing is secret any more.
    Other(Audience),
}

impl Live {
    /// The table as it was after `seq` steps, with what the viewer knew then.
    pub(super) async fn state_at(
        &self,
        visitor: Option<VisitorId>,
        seq: Option<u64>,
        lens: Lens,
    ) -> Result<TableState, Refused> {
        let audience = match lens {
            Lens::Own => self.audience_of(visitor),
            Lens::Other(audience) if self.row.progress.status.is_finished() => audience,
            Lens::Other(_) => return Err(Refused::StillSecret),
        };
        let now = self.row.progress.seq;
        let seq = seq.unwrap_or(now);
        if seq > now {
            return Err(Refused::WrongValue { field: "seq" });
        }
        let mut state = self.state(audience);
        state.seat = state.seat.filter(|_| lens == Lens::Own);
        state.host = visitor.is_some() && self.row.arrangement.host == visitor;
        if seq == now || self.play.is_none() {
            return Ok(state);
        }
        let (header, moves) = self.stored().await?;
        let settings = &self.row.arrangement.settings;
        let kept = moves.get(..usize::try_from(seq).unwrap_or(usize::MAX)).unwrap_or(&moves);
        let board = Board::rebuild(settings.game, &header, &standing(kept)).ok_or(Refused::Unavailable)?;
        state.seq = seq;
        state.view = Some(board.show(audience, settings.shown()));
        state.legal = match audience {
            Audience::Seat(seat) => board.legal(seat),
            Audience::Spectator | Audience::Open => Vec::new(),
        };
        (state.bid, state.can_undo) = (None, false);
        state.result = state.result.filter(|_| board.is_over());
        Ok(state)
    }

    /// What the game began with, and all that was played: memory keeps only where it led.
    async fn stored(&self) -> Result<(Header, Vec<Move>), Refused> {
        let stored = self.house.store.load_table(self.row.id).await?.ok_or(Refused::NoSuchTable)?;
        let moves: Option<Vec<Move>> = stored.steps.iter().map(|row| Move::from_text(&row.step)).collect();
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
            self.tell_tidings();
        }
        Ok(watching)
    }

    /// What happened after `seq` steps, as an audience may know it.
    async fn told_since(&self, seq: u64, audience: Audience) -> Result<Vec<Value>, Refused> {
        if self.play.is_none() {
            return Ok(Vec::new());
        }
        let (header, moves) = self.stored().await?;
        let seq = usize::try_from(seq).unwrap_or(usize::MAX).min(moves.len());
        let game = self.row.arrangement.settings.game;
        let rebuild = |moves: &[Move]| Board::rebuild(game, &header, &standing(moves)).ok_or(Refused::Unavailable);
        let mut board = rebuild(&moves[..seq])?;
        let mut told = Vec::new();
        for (at, step) in moves.iter().enumerate().skip(seq) {
            match step {
                Move::Step(step) => {
                    let events = board.follow(step).map_err(|_| Refused::Unavailable)?;
                    told.extend(events.into_iter().map(Told::Event));
                }
                Move::Undo(seat) => {
                    board = rebuild(&moves[..=at])?;
                    told.push(Told::Undone(*seat));
                }
            }
        }
        Ok(board.tell(&told, audience))
    }

    /// A stream was closed.
    pub(super) fn unwatch(&mut self, number: u64) {
        let Some(Some(visitor)) = self.watchers.remove(number) else {
            return;
        };
        self.notice(Some(visitor));
        if !self.watchers.has(visitor) && matches!(self.audience_of(Some(visitor)), Audience::Seat(_)) {
            self.tell_tidings();
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
