//! The powers that need a step of their own: one file each, with what may be answered and what it does.

pub(super) mod ally;
pub(super) mod drop;
pub(super) mod improve;
pub(super) mod mercenary;

use crate::Seat;

/// A step that only Nains has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Power {
    /// A Talion dwarf was placed: the coin bid on the tavern becomes better by 1.
    Improve(Seat),
    /// With two players, the first one at the second tavern discards a card of it.
    Drop(Seat),
    /// The special 3 replaces the 0.
    SpecialCoin(Seat),
    /// The owner of Oboron places Ga'at.
    Ally(Seat),
    /// The majorities of era 1 are counted.
    Evaluate,
}
