//! The names of the players, as pages show them.

use elvaland_rules::Seat;
use elvaland_session::{Occupant, SeatSnapshot};
use elvaland_texts::Texts;

/// Returns the name to show for a seat: that of its player, or a word for an open seat.
pub fn seat_name(texts: &Texts, at: usize, seat: &SeatSnapshot) -> String {
    match (&seat.name, seat.occupant) {
        (Some(name), _) => name.clone(),
        (None, Occupant::Open) => texts.get("page-seat-open"),
        (None, _) => texts.player(&[], Seat::ALL[at]),
    }
}

/// Returns the names to show by seat.
pub fn seat_names(texts: &Texts, seats: &[SeatSnapshot]) -> Vec<String> {
    seats.iter().enumerate().map(|(at, seat)| seat_name(texts, at, seat)).collect()
}
