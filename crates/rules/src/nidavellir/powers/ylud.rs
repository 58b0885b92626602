//! Ylud waits in the command zone; at the end of each age her owner places her, and at the end of age 2 may move her.

use crate::mechanics::{Age, Column, Event, Hero, Piece, Referee, Step, Table};
use crate::nidavellir::{Nidavellir, NidavellirHero, Power};
use crate::{Listener, Seat};

const YLUD: Hero = NidavellirHero::Ylud.id();

/// The step at the end of an age, if somebody has to place her.
pub(in crate::nidavellir) fn at_end_of_age(table: &Table<Nidavellir>, age: Age) -> Option<Step<Power>> {
    let owner = table.seats().find(|&seat| table.army(seat).heroes().contains(YLUD))?;
    let waits = table.army(owner).post(YLUD).is_none();
    (waits || age == Age::Second).then_some(Step::Power(Power::Ylud(owner)))
}

/// Whether the player owns her.
pub(in crate::nidavellir) fn is_asked(table: &Table<Nidavellir>, seat: Seat) -> bool {
    table.army(seat).heroes().contains(YLUD)
}

/// Ylud goes to the top of a column. Left where she is, she is not placed and lifts nobody (NID-R6).
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
