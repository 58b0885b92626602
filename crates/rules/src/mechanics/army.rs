//! A player's army: five columns of dwarves and heroes, and the command zone.

use std::fmt;

use super::ranks::Points;
use super::{Column, Columns, Hero, HeroSet, Piece, PieceKind, Ranks, Worth};

/// The most pieces an army can hold; no game comes to more than 36.
pub const MAX_PIECES: usize = 39;

/// Five columns and the heroes of a player, wherever they stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Army {
    /// Sums of the pieces, kept because every placement asks for them.
    ranks: Ranks,
    points: Points,
    heroes: HeroSet,
    /// How many of the pieces lie under a token.
    tokens: u8,
    len: u8,
    /// In the order of placement: the last one of a column is its top.
    pieces: [Piece; MAX_PIECES],
}

impl fmt::Debug for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = self.pieces().iter().map(|piece| piece.kind());
        f.debug_list().entries(kinds).entry(&self.heroes).finish()
    }
}

impl Default for Army {
    fn default() -> Army {
        Army {
            ranks: Ranks::default(),
            points: Points::default(),
            heroes: HeroSet::default(),
            tokens: 0,
            len: 0,
            pieces: [Piece::default(); MAX_PIECES],
        }
    }
}

impl Army {
    /// Returns the ranks of all columns.
    #[inline]
    pub fn ranks(&self) -> Ranks {
        self.ranks
    }

    /// Returns the points in a column, before multipliers and bonuses.
    #[inline]
    pub fn points(&self, column: Column) -> u16 {
        self.points.of(column)
    }

    /// Returns every hero of the player, in the army or in the command zone.
    #[inline]
    pub fn heroes(&self) -> HeroSet {
        self.heroes
    }

    /// Returns how many lines were already rewarded with a hero.
    #[inline]
    pub fn recruits(&self) -> u8 {
        self.ranks.recruits()
    }

    /// Returns whether a complete line is not yet rewarded with a hero.
    #[inline]
    pub fn is_hero_due(&self) -> bool {
        self.ranks.is_line_due()
    }

    /// Returns the pieces of all columns in the order of placement.
    #[inline]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces[..usize::from(self.len).min(MAX_PIECES)]
    }

    /// Returns the column of a hero; `None` for a hero that stands in none.
    #[inline]
    pub fn post(&self, hero: Hero) -> Option<Column> {
        if self.heroes.contains(hero) { self.find_post(hero) } else { None }
    }

    #[inline(never)]
    fn find_post(&self, hero: Hero) -> Option<Column> {
        // Searches from the top: usually the hero has just moved.
        self.pieces().iter().rev().find_map(|piece| match piece.kind() {
            PieceKind::Hero(other, column) if other == hero => Some(column),
            _ => None,
        })
    }

    /// Returns how many of the pieces lie under a token: the first ones that the rules cover.
    #[inline]
    pub fn tokens(&self) -> u8 {
        self.tokens
    }

    /// Returns the columns whose top piece is a dwarf that can be discarded.
    #[inline]
    pub fn topped_by_dwarf(&self) -> Columns {
        self.ranks.topped()
    }

    /// Returns the top piece of a column; `worth` tells where a piece lies.
    pub fn top(&self, column: Column, worth: impl Fn(Piece) -> Worth) -> Option<Piece> {
        self.pieces().iter().rev().copied().find(|&piece| worth(piece).column == column)
    }

    /// Adds a hero.
    #[inline]
    pub(crate) fn join(&mut self, hero: Hero) {
        self.heroes.insert(hero);
    }

    /// Counts a line as rewarded.
    #[inline]
    pub(crate) fn reward(&mut self) {
        self.ranks.reward();
    }

    /// Counts a token for a piece about to be put down.
    #[inline]
    pub(crate) fn cover(&mut self) {
        self.tokens += 1;
    }

    /// Puts a piece on top of its column.
    #[inline]
    pub(crate) fn push(&mut self, piece: Piece, worth: Worth) {
        self.ranks.cover(&worth);
        self.points.cover(&worth);
        debug_assert!(usize::from(self.len) < MAX_PIECES, "no army grows that large");
        if let Some(slot) = self.pieces.get_mut(usize::from(self.len)) {
            *slot = piece;
            self.len += 1;
        }
    }

    /// Removes the topmost such piece; pieces above it move down.
    pub(crate) fn remove(&mut self, piece: Piece, worth: impl Fn(Piece) -> Worth) {
        let len = self.pieces().len();
        let Some(at) = self.pieces().iter().rposition(|&other| other == piece) else {
            debug_assert!(false, "the piece is not in the army");
            return;
        };
        self.pieces.copy_within(at + 1..len, at);
        self.pieces[len - 1] = Piece::default();
        self.len -= 1;
        let left = worth(piece);
        let top = self.top(left.column, &worth);
        self.ranks.uncover(&left, top.is_some_and(|piece| worth(piece).is_dwarf));
        self.points.uncover(&left);
    }

    /// Returns whether the cached sums are those of the pieces.
    pub(crate) fn recount(&self, worth: impl Fn(usize, Piece) -> Worth) -> bool {
        let mut counted = Army { heroes: self.heroes, tokens: self.tokens, ..Army::default() };
        for _ in 0..self.recruits() {
            counted.ranks.reward();
        }
        for (at, &piece) in self.pieces().iter().enumerate() {
            counted.push(piece, worth(at, piece));
        }
        counted == *self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mechanics::Card;

    #[test]
    fn a_piece_taken_from_under_others_leaves_no_gap() {
        let worth = |piece: Piece| Worth::new(Column::First, 1, piece.code(), true);
        let mut army = Army::default();
        for card in [3, 5, 7] {
            let piece = Piece::dwarf(Card(card));
            army.push(piece, worth(piece));
        }
        army.remove(Piece::dwarf(Card(5)), worth);
        assert_eq!(army.pieces(), [3, 7].map(|card| Piece::dwarf(Card(card))));
        assert_eq!((army.points(Column::First), army.ranks().of(Column::First)), (10, 2));
        assert!(army.recount(|_, piece| worth(piece)));
    }
}
