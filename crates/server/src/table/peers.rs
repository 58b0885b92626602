//! What happens to the table at other nodes.

use std::time::Instant;

use elvaland_rules::Seat;
use elvaland_texts::Reaction;

use super::board::Move;
use super::live_table::LiveTable;
use super::replay::Replay;
use crate::model::{NodeId, StoredTable};
use crate::refused::Refused;

/// What a table hears of other nodes.
pub(crate) enum PeerMessage {
    /// It was changed, and has this revision now.
    Changed(u64),
    /// Something of it was changed that is no part of the game.
    Refreshed,
    /// A player said something.
    Reaction(Seat, Reaction),
    /// These players watch at that node.
    Present(NodeId, Vec<Seat>),
    /// Somebody wants to know who watches here.
    WhoIsThere,
    /// Other nodes are alive than before.
    OtherNodes,
    /// Anything may have been told while nobody listened.
    Missed,
}

impl LiveTable {
    pub(super) async fn hear_from(&mut self, heard: PeerMessage) {
        match heard {
            PeerMessage::Changed(revision) if revision <= self.row.revision => {}
            PeerMessage::Changed(_) | PeerMessage::Refreshed => self.catch_up_later().await,
            PeerMessage::Reaction(seat, reaction) => self.react(seat, reaction),
            PeerMessage::Present(node, seats) => self.hear_who_is_there(node, seats),
            PeerMessage::WhoIsThere => self.answer_who_is_there(),
            PeerMessage::OtherNodes => self.forget_the_gone(),
            PeerMessage::Missed => {
                self.catch_up_later().await;
                self.answer_who_is_there();
                self.ask_who_is_there();
            }
        }
    }

    /// Where several nodes share a database, whoever asks is answered about the table as it is stored now: he may have
    /// acted at another node a moment ago.
    pub(super) async fn look_around(&mut self) -> Result<(), Refused> {
        if !self.registry.store.is_shared() {
            return Ok(());
        }
        let stored = self.registry.store.revision(self.row.id).await?;
        if stored == Some(self.row.revision) { Ok(()) } else { self.catch_up().await }
    }

    /// Reads the table again; if that is not possible now, whoever asks next does.
    async fn catch_up_later(&mut self) {
        if let Err(refused) = self.catch_up().await {
            tracing::debug!(table = %self.row.id, ?refused, "a table did not catch up");
        }
    }

    /// Reads the table again, because it was changed remote, and tells those who watch here what they have not seen.
    pub(super) async fn catch_up(&mut self) -> Result<(), Refused> {
        let (from, host, before) = (self.row.progress.seq, self.row.arrangement.host, self.seats_update(false));
        let stored = self.reload().await?;
        if self.row.progress.seq > from {
            self.tell_steps(&stored, from).ok_or(Refused::Unavailable)
        } else {
            if self.row.arrangement.host != host || self.seats_update(false) != before {
                self.broadcast_seats();
            }
            Ok(())
        }
    }

    /// Tells what happened after `from` steps; whoever made one of them is there.
    fn tell_steps(&mut self, stored: &StoredTable, from: u64) -> Option<()> {
        let moves = Move::all_from(&stored.steps)?;
        let game = self.row.arrangement.settings.game;
        let (_, told) = Replay::told_after(game, stored.header.as_ref()?, &moves, from)?;
        let new = moves.get(usize::try_from(from).ok()?..)?;
        for seat in new.iter().filter_map(Move::player) {
            self.seen[seat] = Some(Instant::now());
        }
        self.broadcast_update(from, &told);
        Some(())
    }
}
