//! Thrud is never covered: a piece placed in her column lifts her, and her owner puts her back on top of any column.

use crate::mechanics::{Army, Column, Event, Piece, Referee, Step};
use crate::nidavellir::{Nidavellir, NidavellirHero, Power};
use crate::{Listener, Seat};

const THRUD: crate::mechanics::Hero = NidavellirHero::Thrud.id();

/// Returns whether Thrud stands in this column.
#[inline]
pub(in crate::nidavellir) fn is_in_the_way(army: &Army, column: Column) -> bool {
    // Nobody lies on top of Thrud, so a column topped by a dwarf is not hers.
    army.heroes().contains(THRUD) && !army.topped_by_dwarf().contains(column) && army.post(THRUD) == Some(column)
}

/// Lifts Thrud for a piece placed in her column; the returned step puts her back after the piece's effect (NID-R13).
pub(in crate::nidavellir) fn make_way<L: Listener<Nidavellir>>(
    referee: &mut Referee<'_, Nidavellir, L>,
    seat: Seat,
    column: Column,
) -> Step<Power> {
    let piece = Piece::hero(THRUD, column);
    referee.state.lift(seat, piece);
    referee.tell(Event::Lifted(seat, piece));
    Step::Power(Power::Thrud(seat))
}

/// Returns whether Thrud is in her owner's hand.
pub(in crate::nidavellir) fn is_asked(table: &crate::mechanics::Table<Nidavellir>, seat: Seat) -> bool {
    table.army(seat).heroes().contains(THRUD) && table.army(seat).post(THRUD).is_none()
}

/// Places Thrud; the line check that follows is already on the agenda.
pub(in crate::nidavellir) fn place<L: Listener<Nidavellir>>(
    referee: &mut Referee<'_, Nidavellir, L>,
    seat: Seat,
    column: Column,
) {
    let piece = Piece::hero(THRUD, column);
    let worth = referee.state.table.rules.worth_of(piece);
    referee.state.table.armies[seat].push(piece, worth);
    referee.tell(Event::Placed(seat, piece));
}

/// Moves Thrud to the command zone, after the last tavern of age 2.
pub(in crate::nidavellir) fn retire<L: Listener<Nidavellir>>(referee: &mut Referee<'_, Nidavellir, L>) {
    for seat in referee.state.table.seats() {
        if let Some(column) = referee.state.table.army(seat).post(THRUD) {
            let piece = Piece::hero(THRUD, column);
            referee.state.lift(seat, piece);
            referee.tell(Event::Lifted(seat, piece));
        }
    }
}
