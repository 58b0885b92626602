//! The powers with a step of their own, one file each: when they ask, what is legal, what they do.

pub(super) mod ally;
pub(super) mod drop;
pub(super) mod improve;
pub(super) mod mercenary;

use crate::Seat;

/// A step that only Nains has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Power {
    /// Improves the coin bid on the tavern by 1, after a Talion dwarf was placed.
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
