//! The sums of an army: ranks, lines and points of its five columns.

use std::fmt;

use super::{Column, Columns, Worth};

/// The ranks of the five columns and how many of their lines were rewarded with a hero.
///
/// One byte a column counts from the next line to be rewarded, so that it is complete when every byte has its high bit:
/// the question of every placement is one comparison. The sixth byte is the number of heroes recruited, the seventh has a
/// bit for every column topped by a dwarf.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ranks(u64);

impl Default for Ranks {
    fn default() -> Ranks {
        Ranks(Ranks::HIGH - Ranks::ONE_EACH)
    }
}

impl fmt::Debug for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(Column::ALL.map(|column| self.of(column))).finish()
    }
}

impl Ranks {
    /// The high bit of each column's byte.
    const HIGH: u64 = 0x80_8080_8080;
    const ONE_EACH: u64 = 0x01_0101_0101;
    /// The bit offset of the number of recruited heroes.
    const RECRUITS: u32 = 40;
    /// The bit offset of the columns topped by a dwarf.
    pub(super) const TOPPED: u32 = 48;

    /// Creates the ranks of a column.
    #[inline]
    pub const fn of(self, column: Column) -> u8 {
        let beyond = (self.0 >> (column as u32 * 8)) as u8;
        beyond.wrapping_sub(0x80).wrapping_add(self.recruits() + 1)
    }

    /// Returns how many lines were rewarded with a hero.
    #[inline]
    pub const fn recruits(self) -> u8 {
        (self.0 >> Ranks::RECRUITS) as u8
    }

    /// Returns the number of complete lines: the ranks of the shortest column.
    pub fn lines(self) -> u8 {
        Column::ALL.into_iter().map(|column| self.of(column)).min().unwrap_or(0)
    }

    /// Returns the columns with the fewest ranks.
    #[inline]
    pub fn shortest(self) -> Columns {
        let [one, two, three, four, five, ..] = self.0.to_le_bytes();
        let beyond = [one, two, three, four, five];
        let fewest = one.min(two).min(three).min(four).min(five);
        let bit = |at: usize| u8::from(beyond[at] == fewest) << at;
        Columns::of_bits(bit(0) | bit(1) | bit(2) | bit(3) | bit(4))
    }

    /// Returns whether a complete line is not yet rewarded.
    #[inline]
    pub const fn is_line_due(self) -> bool {
        self.0 & Ranks::HIGH == Ranks::HIGH
    }

    /// Returns the columns topped by a dwarf.
    #[inline]
    pub(super) const fn topped(self) -> Columns {
        Columns::of_bits((self.0 >> Ranks::TOPPED) as u8)
    }

    #[inline]
    pub(super) const fn cover(&mut self, worth: &Worth) {
        self.0 = (self.0 & worth.uncovered) + worth.add_ranks;
    }

    /// Subtracts a piece that leaves its column; `topped_by_dwarf` describes the piece that lies on top afterwards.
    #[inline]
    pub(super) const fn uncover(&mut self, worth: &Worth, topped_by_dwarf: bool) {
        let ranks = worth.add_ranks & worth.uncovered;
        let topped = if topped_by_dwarf { !worth.uncovered } else { 0 };
        self.0 = ((self.0 & worth.uncovered) - ranks) | topped;
    }

    #[inline]
    pub(super) fn reward(&mut self) {
        self.0 = self.0 - Ranks::ONE_EACH + (1 << Ranks::RECRUITS);
    }
}

/// The points of the five columns, side by side in one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Points(u64);

impl Points {
    /// Bits a column: no column comes to 4096 points.
    pub(super) const BITS: u32 = 12;

    #[inline]
    pub(super) const fn cover(&mut self, worth: &Worth) {
        self.0 += worth.add_points;
    }

    #[inline]
    pub(super) const fn uncover(&mut self, worth: &Worth) {
        self.0 -= worth.add_points;
    }

    #[inline]
    pub(super) const fn of(self, column: Column) -> u16 {
        (self.0 >> (column as u32 * Points::BITS)) as u16 & ((1 << Points::BITS) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complete_lines_are_the_ranks_of_the_shortest_column() {
        let mut ranks = Ranks::default();
        assert!(!ranks.is_line_due());
        for (column, count) in Column::ALL.into_iter().zip([3, 2, 30, 4, 2]) {
            ranks.cover(&Worth::new(column, count, 0, false));
        }
        assert_eq!(ranks.lines(), 2);
        assert_eq!(ranks.shortest(), [Column::Second, Column::Fifth].into_iter().collect());
        for (rewarded, due) in [true, true, false, false].into_iter().enumerate() {
            assert_eq!((usize::from(ranks.recruits()), ranks.is_line_due()), (rewarded, due));
            assert_eq!(Column::ALL.map(|column| ranks.of(column)), [3, 2, 30, 4, 2]);
            ranks.reward();
        }
    }
}
