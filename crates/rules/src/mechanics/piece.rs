//! The pieces of an army, and what each is worth where it lies.

use super::ranks::{Points, Ranks};
use super::{Card, Hero};

/// The number of columns of an army.
pub const COLUMNS: usize = 5;

/// One of the five columns of an army. The rules of the game say which class or Order it holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Column {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
}

impl Column {
    /// The columns in order.
    pub const ALL: [Column; COLUMNS] = [Column::First, Column::Second, Column::Third, Column::Fourth, Column::Fifth];

    /// Creates the column with this index, if there is one.
    #[inline]
    pub fn new(index: usize) -> Option<Column> {
        Column::ALL.get(index).copied()
    }

    /// Returns the column as an index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What lies in a column: a dwarf card, or a hero who stands there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Piece(u8);

/// Codes from here on are heroes, one code for each column they can stand in.
const HEROES: u8 = 128;

/// A [`Piece`] taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum PieceKind {
    Dwarf(Card),
    Hero(Hero, Column),
}

impl Piece {
    /// Returns a dwarf card in its column.
    #[inline]
    pub const fn dwarf(card: Card) -> Piece {
        debug_assert!(card.0 < HEROES);
        Piece(card.0)
    }

    /// Returns a hero standing in a column.
    #[inline]
    pub const fn hero(hero: Hero, column: Column) -> Piece {
        debug_assert!(hero.can_stand());
        Piece(HEROES + hero.0 * COLUMNS as u8 + column as u8)
    }

    /// Returns a number below 256 for tables of pieces.
    #[inline]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// Returns what the piece is.
    #[inline]
    pub fn kind(self) -> PieceKind {
        match self.0.checked_sub(HEROES) {
            None => PieceKind::Dwarf(Card(self.0)),
            Some(code) => PieceKind::Hero(Hero(code / COLUMNS as u8), Column::ALL[usize::from(code) % COLUMNS]),
        }
    }
}

/// What a piece is worth where it lies, and the same ready to be added to an army's sums: placing a card is what games
/// do most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The column it lies in.
    pub column: Column,
    /// The ranks it adds to the column.
    pub ranks: u8,
    /// Whether it is a dwarf who can be sent away from the top of the column; heroes never can.
    pub is_dwarf: bool,
    pub(super) add_ranks: u64,
    pub(super) add_points: u64,
    /// What stays of [`Ranks`] when the piece covers another: all but whether a dwarf tops the column.
    pub(super) uncovered: u64,
}

impl Worth {
    /// Creates a piece in this column.
    pub const fn new(column: Column, ranks: u8, points: u8, is_dwarf: bool) -> Worth {
        let topped = 1 << (Ranks::TOPPED + column as u32);
        Worth {
            column,
            ranks,
            is_dwarf,
            add_ranks: (ranks as u64) << (column as u32 * 8) | if is_dwarf { topped } else { 0 },
            add_points: (points as u64) << (column as u32 * Points::BITS),
            uncovered: !topped,
        }
    }

    /// Returns the points it adds to the column.
    #[inline]
    pub const fn points(self) -> u8 {
        (self.add_points >> (self.column as u32 * Points::BITS)) as u8
    }

    /// Returns the same under a token.
    #[must_use]
    pub(crate) const fn covered(self) -> Worth {
        Worth { add_points: 0, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_what_it_was_made_of() {
        for card in (0..HEROES).map(Card) {
            assert_eq!(Piece::dwarf(card).kind(), PieceKind::Dwarf(card));
        }
        for hero in (0..25).map(Hero) {
            for column in Column::ALL {
                assert_eq!(Piece::hero(hero, column).kind(), PieceKind::Hero(hero, column));
            }
        }
    }
}
