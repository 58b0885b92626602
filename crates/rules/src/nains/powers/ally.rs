//! Ga'at comes with Oboron and stands in any column; it is not a recruitment.

use crate::mechanics::{Column, Piece, Referee};
use crate::nains::{Cognar, Nains};
use crate::{Listener, Seat};

/// Places Ga'at; the line check follows.
pub(in crate::nains) fn place<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, seat: Seat, column: Column) {
    let gaat = Cognar::Gaat.id();
    referee.state.table.armies[seat].join(gaat);
    referee.place(seat, Piece::hero(gaat, column), []);
}
