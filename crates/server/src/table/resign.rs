//! Resigning: a player gives their seat up for good.

use elvaland_rules::Seat;

use super::live_table::LiveTable;
use crate::model::{Arrangement, StoredOccupant};
use crate::request_error::RequestError;

impl LiveTable {
    /// Gives the seat of a player in a running game to a bot for good; only their name stays. A game that no person plays
    /// any more is removed.
    pub(super) async fn resign(&mut self, seat: Seat) -> Result<(), RequestError> {
        self.playing()?;
        let arrangement = without(&self.row.arrangement, seat);
        if arrangement.seats.iter().all(|sitter| sitter.visitor().is_none()) {
            return self.remove().await;
        }
        if let Some(play) = &mut self.play {
            play.thinking[seat] = None;
        }
        self.arrange(arrangement).await
    }
}

/// Returns who sits where after a player left for good. Another person becomes host in their place.
fn without(arrangement: &Arrangement, seat: Seat) -> Arrangement {
    let mut next = arrangement.clone();
    let left = next.seats[seat.index()].visitor();
    if let StoredOccupant::Person { name, .. } = &next.seats[seat.index()] {
        next.seats[seat.index()] = StoredOccupant::Gone(Some(name.clone()));
    }
    if next.host.is_none() || next.host == left {
        let playing = next.seats.iter().filter(|sitter| sitter.bot().is_none()).find_map(StoredOccupant::visitor);
        next.host = playing.or_else(|| next.seats.iter().find_map(StoredOccupant::visitor));
    }
    next
}
