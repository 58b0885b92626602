//! Dagda and Bonfur discard dwarves from the top of other columns (NID-R5).

use super::Discarder;
use crate::mechanics::{Action, Army, Columns, Event, Reason, Referee, Refusal};
use crate::nidavellir::{CLASSES, Class, Nidavellir, class};
use crate::ruling::Ruling;
use crate::{Listener, Seat};

/// The sets of columns of both heroes: single columns, then pairs.
pub(in crate::nidavellir) const SETS: [Columns; 15] = {
    let mut sets = [Columns::ALL; 15];
    let (singles, pairs) = sets.split_at_mut(Columns::SINGLES.len());
    singles.copy_from_slice(&Columns::SINGLES);
    pairs.copy_from_slice(&Columns::PAIRS);
    sets
};

impl Discarder {
    /// Returns how many columns lose their top dwarf.
    pub const fn count(self) -> usize {
        match self {
            Discarder::Dagda => 2,
            Discarder::Bonfur => 1,
        }
    }

    /// Returns the hero's own column, which is spared.
    const fn spares(self) -> Class {
        match self {
            Discarder::Dagda => class::HUNTER,
            Discarder::Bonfur => class::BLACKSMITH,
        }
    }

    /// Returns every set of columns of the right size.
    pub(in crate::nidavellir) const fn sets(self) -> &'static [Columns] {
        match self {
            Discarder::Dagda => &Columns::PAIRS,
            Discarder::Bonfur => &Columns::SINGLES,
        }
    }

    /// Returns the columns that could lose a dwarf.
    #[inline]
    pub(in crate::nidavellir) fn columns(self, army: &Army) -> Columns {
        army.topped_by_dwarf().without(self.spares())
    }

    /// Returns whether the full number of dwarves can be discarded; otherwise the hero cannot be recruited.
    #[inline]
    pub(in crate::nidavellir) fn is_possible(self, army: &Army) -> bool {
        self.columns(army).len() >= self.count()
    }
}

/// Returns the set of columns in a slot, if it is legal.
pub(in crate::nidavellir) fn choice(army: &Army, discarder: Discarder, slot: usize) -> Option<Action> {
    let columns = *discarder.sets().get(slot)?;
    columns.is_subset(discarder.columns(army)).then_some(Action::Discard(columns))
}

/// Returns why these columns may not be chosen.
pub(in crate::nidavellir) fn refusal(army: &Army, discarder: Discarder, chosen: Columns) -> Refusal {
    if chosen.len() != discarder.count() {
        return Reason::WrongNumberOfColumns { expected: discarder.count() as u8 }.under(Ruling::NID_R5);
    }
    if chosen.contains(discarder.spares()) {
        return Reason::ColumnExcluded { column: CLASSES[discarder.spares().index()] }.under(Ruling::NID_R5);
    }
    let bare = chosen.iter().find(|&column| !army.topped_by_dwarf().contains(column));
    let column = bare.map_or("", |column| CLASSES[column.index()]);
    Reason::ColumnNotDiscardable { column }.under(Ruling::NID_R5)
}

/// Discards the top dwarf of each chosen column.
pub(in crate::nidavellir) fn play<L: Listener<Nidavellir>>(
    referee: &mut Referee<'_, Nidavellir, L>,
    seat: Seat,
    columns: Columns,
) {
    for column in columns.iter() {
        if let Some(piece) = referee.state.top(seat, column) {
            referee.state.lift(seat, piece);
            referee.tell(Event::Discarded(seat, piece));
        }
    }
}
