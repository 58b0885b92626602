//! Ylud waits in the command zone; her owner places her at the end of an age and may move her at the end of age 2.

use crate::mechanics::{Age, Column, Event, Hero, Piece, Referee, Step, Table};
use crate::nidavellir::{Nidavellir, NidavellirHero, Power};
use crate::{Listener, Seat};

const YLUD: Hero = NidavellirHero::Ylud.id();

/// Returns the step at the end of an age, if a player has to place her.
pub(in crate::nidavellir) fn at_end_of_age(table: &Table<Nidavellir>, age: Age) -> Option<Step<Power>> {
    let owner = table.seats().find(|&seat| table.army(seat).heroes().contains(YLUD))?;
    let waits = table.army(owner).post(YLUD).is_none();
    (waits || age == Age::Second).then_some(Step::Power(Power::Ylud(owner)))
}

/// Returns whether the player owns her.
pub(in crate::nidavellir) fn is_asked(table: &Table<Nidavellir>, seat: Seat) -> bool {
    table.army(seat).heroes().contains(YLUD)
}

/// Puts Ylud on top of a column. If she stays, that is no placement and lifts nobody (NID-R6).
pub(in crate::nidavellir) fn place<L: Listener<Nidavellir>>(
    referee: &mut Referee<'_, Nidavellir, L>,
    seat: Seat,
    column: Column,
) {
    match referee.state.table.army(seat).post(YLUD) {
        Some(stays) if stays == column => return,
        Some(left) => {
            let piece = Piece::hero(YLUD, left);
            referee.state.lift(seat, piece);
            referee.tell(Event::Lifted(seat, piece));
        }
        None => {}
    }
    referee.place(seat, Piece::hero(YLUD, column), []);
}
