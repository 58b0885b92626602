//! The seats of stored tables as everybody sees them.

use elvaland_session::SeatSnapshot;

use super::StoredOccupant;
use super::names::seat_names;

/// Returns the seats of a table without what only a table in memory knows.
pub(crate) fn seat_snapshots(seats: &[StoredOccupant]) -> Vec<SeatSnapshot> {
    let seat = |(occupant, name): (&StoredOccupant, Option<String>)| SeatSnapshot::new(occupant.shown(), name);
    seats.iter().zip(seat_names(seats)).map(seat).collect()
}
