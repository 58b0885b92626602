//! Ga'at comes with Oboron and stands in any column; he is no recruitment.

use crate::game::{Seat, Sink};
use crate::mechanics::{Column, Event, Piece, Referee};
use crate::nains::{Cognar, Nains};

/// Ga'at takes his place; the line check follows.
pub(in crate::nains) fn place<S: Sink<Event>>(referee: &mut Referee<'_, Nains, S>, seat: Seat, column: Column) {
    let gaat = Cognar::Gaat.id();
    referee.state.table.armies[seat].join(gaat);
    referee.place(seat, Piece::hero(gaat, column), []);
}
