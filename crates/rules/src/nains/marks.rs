//! The symbols on cards: occult, malt and runes.

use std::ops::Add;

/// Symbols, added up over cards. Equal runes count once, so that they are a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Marks {
    /// Occult symbols.
    pub occult: u8,
    /// Malt symbols.
    pub malt: u8,
    runes: u128,
}

impl Marks {
    /// The most different runes of dwarf cards. Their bits come first; then those of the runes of Cognars, which differ
    /// from every other.
    pub(super) const MAX_RUNES: u8 = 96;
    /// No symbol.
    pub(super) const NONE: Marks = Marks { occult: 0, malt: 0, runes: 0 };

    pub(super) const fn occult(occult: u8) -> Marks {
        Marks { occult, ..Marks::NONE }
    }

    pub(super) const fn malt(malt: u8) -> Marks {
        Marks { malt, ..Marks::NONE }
    }

    /// Creates `count` runes that differ from every other, numbered from `first`.
    pub(super) const fn unique_runes(first: u8, count: u8) -> Marks {
        Marks { runes: ((1 << count) - 1) << (Marks::MAX_RUNES + first), ..Marks::NONE }
    }

    /// Creates the rune with this number among those of the dwarf cards.
    pub(super) const fn rune(number: u8) -> Marks {
        assert!(number < Marks::MAX_RUNES, "there are not that many cards");
        Marks { runes: 1 << number, ..Marks::NONE }
    }

    /// Returns the number of different runes.
    #[inline]
    pub const fn runes(self) -> u8 {
        self.runes.count_ones() as u8
    }
}

impl Add for Marks {
    type Output = Marks;

    #[inline]
    fn add(self, other: Marks) -> Marks {
        Marks { occult: self.occult + other.occult, malt: self.malt + other.malt, runes: self.runes | other.runes }
    }
}

/// The sums over a player's pieces other than ranks and points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally {
    /// The symbols.
    pub marks: Marks,
    /// The points in the Temple that no occult symbol multiplies.
    pub unmultiplied: u16,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_runes_count_once_and_unique_ones_each() {
        let runes =
            Marks::rune(0) + Marks::rune(3) + Marks::rune(0) + Marks::unique_runes(0, 2) + Marks::unique_runes(2, 1);
        assert_eq!(runes.runes(), 5);
    }
}
