//! Changes of the table at other nodes.

use std::time::Instant;

use elvaland_rules::Seat;
use elvaland_session::Visibility;
use elvaland_texts::Reaction;

use super::live_table::LiveTable;
use crate::model::{NodeId, TableRow};
use crate::request_error::RequestError;

/// A message about a table from another node.
pub(crate) enum PeerMessage {
    /// It was changed, and has this revision now.
    Changed(u64),
    /// Something that is not part of the game was changed.
    Refreshed,
    /// A player made a reaction.
    Reaction(Seat, Reaction),
    /// These players watch at that node.
    Present(NodeId, Vec<Seat>),
    /// A node asks who watches here.
    WhoIsThere,
    /// The list of nodes that are alive has changed.
    OtherNodes,
    /// Messages were lost.
    Missed,
}

impl LiveTable {
    pub(super) async fn receive(&mut self, message: PeerMessage) {
        match message {
            PeerMessage::Changed(revision) if revision <= self.row.revision => {}
            PeerMessage::Changed(_) | PeerMessage::Refreshed => self.try_to_catch_up().await,
            PeerMessage::Reaction(seat, reaction) => self.react(seat, reaction),
            PeerMessage::Present(node, seats) => self.set_remote_presence(node, seats),
            PeerMessage::WhoIsThere => self.publish_presence(),
            PeerMessage::OtherNodes => self.drop_dead_nodes(),
            PeerMessage::Missed => {
                self.try_to_catch_up().await;
                self.publish_presence();
                self.ask_for_presence();
            }
        }
    }

    /// Reads the table again if another node has changed it: a player who has just acted at another node must see it.
    pub(super) async fn ensure_current(&mut self) -> Result<(), RequestError> {
        if self.registry.bus.is_none() {
            return Ok(());
        }
        let stored = self.registry.store.revision(self.row.id).await?;
        if stored == Some(self.row.revision) { Ok(()) } else { self.catch_up().await }
    }

    /// Reads the table again; if that fails, the next request does.
    async fn try_to_catch_up(&mut self) {
        if let Err(refused) = self.catch_up().await {
            tracing::debug!(table = %self.row.id, ?refused, "a table did not catch up");
        }
    }

    /// Reads the table again and broadcasts what its watchers have not seen.
    pub(super) async fn catch_up(&mut self) -> Result<(), RequestError> {
        let shown = |table: &LiveTable| {
            let TableRow { progress, arrangement, .. } = &table.row;
            (progress.status, arrangement.host, arrangement.rematch, table.seats())
        };
        let (from, before) = (self.row.progress.seq, shown(self));
        self.reload().await?;
        if self.row.progress.seq > from {
            self.broadcast_since(from);
        } else if shown(self) != before {
            self.broadcast_seats();
        }
        Ok(())
    }

    /// Broadcasts the steps after the first `from`; the players who made them are active.
    fn broadcast_since(&mut self, from: u64) {
        let Some(play) = &self.play else { return };
        let first = u32::try_from(from).unwrap_or(u32::MAX);
        let steps = play.session.applied_since(first);
        let Ok(before) = play.session.at(first, Visibility::FULL) else { return };
        for seat in steps.iter().filter_map(|step| step.played.player()) {
            self.seen[seat] = Some(Instant::now());
        }
        self.broadcast_steps(from, &before, &steps);
    }
}
