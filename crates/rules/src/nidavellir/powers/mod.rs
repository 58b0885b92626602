//! The powers with a step of their own, one file each: when they ask, what is legal, what they do.

pub(super) mod discard;
pub(super) mod thrud;
pub(super) mod ylud;

use super::Distinction;
use crate::Seat;

/// A step that only Nidavellir has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Power {
    /// The owner of Thrud puts her on a column.
    Thrud(Seat),
    /// The owner of Ylud places or moves her.
    Ylud(Seat),
    /// A player discards top dwarves.
    Discard(Seat, Discarder),
    /// A majority is counted.
    Evaluate(Distinction),
    /// Thrud goes to the command zone.
    Retire,
}

/// The heroes that discard dwarves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "proper names")]
pub enum Discarder {
    Dagda,
    Bonfur,
}
