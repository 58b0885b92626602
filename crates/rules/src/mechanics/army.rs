//! A player's army: five columns of dwarves and heroes, and the command zone.

use std::fmt;

use super::{Card, Columns, Hero, HeroSet};

/// The number of columns of an army.
pub const COLUMNS: usize = 5;

/// One of the five columns of an army. Which class or order it holds, the rules of the game know.
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

    /// The column with this index, if there is one.
    #[inline]
    pub fn new(index: usize) -> Option<Column> {
        Column::ALL.get(index).copied()
    }

    /// The column as an index, from 0.
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum PieceKind {
    Dwarf(Card),
    Hero(Hero, Column),
}

impl Piece {
    /// A dwarf card in its column.
    #[inline]
    pub const fn dwarf(card: Card) -> Piece {
        debug_assert!(card.0 < HEROES);
        Piece(card.0)
    }

    /// A hero standing in a column.
    #[inline]
    pub const fn hero(hero: Hero, column: Column) -> Piece {
        debug_assert!(hero.can_stand());
        Piece(HEROES + hero.0 * COLUMNS as u8 + column as u8)
    }

    /// A number below 256 for tables of pieces.
    #[inline]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// What the piece is.
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
    add_ranks: u64,
    add_points: u64,
    /// What stays of [`Ranks`] when the piece covers another: all but whether a dwarf tops the column.
    uncovered: u64,
}

impl Worth {
    /// A piece in this column.
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

    /// The points it adds to the column.
    #[inline]
    pub const fn points(self) -> u8 {
        (self.add_points >> (self.column as u32 * Points::BITS)) as u8
    }

    /// The same under a token.
    #[must_use]
    pub(crate) const fn covered(self) -> Worth {
        Worth { add_points: 0, ..self }
    }
}

/// The ranks of the five columns and how many of their lines were rewarded with a hero.
///
/// One byte a column counts from the next line to be rewarded, so that it is complete when every byte has its high bit:
/// the question of every placement is one comparison. The sixth byte is the number of heroes recruited, the seventh has a
/// bit for every column topped by a dwarf.
#[derive(Clone, Copy, PartialEq, Eq)]
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
    /// Where the heroes are counted.
    const RECRUITS: u32 = 40;
    /// Where the columns topped by a dwarf are marked.
    const TOPPED: u32 = 48;

    /// The ranks of a column.
    #[inline]
    pub const fn of(self, column: Column) -> u8 {
        let beyond = (self.0 >> (column as u32 * 8)) as u8;
        beyond.wrapping_sub(0x80).wrapping_add(self.recruits() + 1)
    }

    /// How many lines were rewarded with a hero.
    #[inline]
    pub const fn recruits(self) -> u8 {
        (self.0 >> Ranks::RECRUITS) as u8
    }

    /// The number of complete lines: the ranks of the shortest column.
    pub fn lines(self) -> u8 {
        Column::ALL.into_iter().map(|column| self.of(column)).min().unwrap_or(0)
    }

    /// The columns with the fewest ranks.
    #[inline]
    pub fn shortest(self) -> Columns {
        let [one, two, three, four, five, ..] = self.0.to_le_bytes();
        let beyond = [one, two, three, four, five];
        let fewest = one.min(two).min(three).min(four).min(five);
        let bit = |at: usize| u8::from(beyond[at] == fewest) << at;
        Columns::of_bits(bit(0) | bit(1) | bit(2) | bit(3) | bit(4))
    }

    /// Whether a complete line is not yet rewarded.
    #[inline]
    pub const fn is_line_due(self) -> bool {
        self.0 & Ranks::HIGH == Ranks::HIGH
    }

    /// The columns topped by a dwarf.
    #[inline]
    const fn topped(self) -> Columns {
        Columns::of_bits((self.0 >> Ranks::TOPPED) as u8)
    }

    #[inline]
    const fn cover(&mut self, worth: &Worth) {
        self.0 = (self.0 & worth.uncovered) + worth.add_ranks;
    }

    /// The piece leaves; whether the column is topped by a dwarf now, the others know.
    #[inline]
    const fn uncover(&mut self, worth: &Worth, topped_by_dwarf: bool) {
        let ranks = worth.add_ranks & worth.uncovered;
        let topped = if topped_by_dwarf { !worth.uncovered } else { 0 };
        self.0 = ((self.0 & worth.uncovered) - ranks) | topped;
    }

    #[inline]
    fn reward(&mut self) {
        self.0 = self.0 - Ranks::ONE_EACH + (1 << Ranks::RECRUITS);
    }
}

/// The points of the five columns, side by side in one number.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Points(u64);

impl Points {
    /// Bits a column: no column comes to 4096 points.
    const BITS: u32 = 12;

    #[inline]
    const fn of(self, column: Column) -> u16 {
        (self.0 >> (column as u32 * Points::BITS)) as u16 & ((1 << Points::BITS) - 1)
    }
}

/// The most pieces an army can hold; no game comes to more than 36.
pub const MAX_PIECES: usize = 39;

/// Five columns and the heroes of a player, wherever they stand.
#[derive(Clone, Copy, PartialEq, Eq)]
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
    /// The ranks of all columns.
    #[inline]
    pub fn ranks(&self) -> Ranks {
        self.ranks
    }

    /// The points in a column, without what the class makes of them.
    #[inline]
    pub fn points(&self, column: Column) -> u16 {
        self.points.of(column)
    }

    /// Every hero of the player, in the army or in the command zone.
    #[inline]
    pub fn heroes(&self) -> HeroSet {
        self.heroes
    }

    /// How many lines were already rewarded with a hero.
    #[inline]
    pub fn recruits(&self) -> u8 {
        self.ranks.recruits()
    }

    /// Whether a complete line is not yet rewarded with a hero.
    #[inline]
    pub fn is_hero_due(&self) -> bool {
        self.ranks.is_line_due()
    }

    /// The pieces of all columns in the order of placement.
    #[inline]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces[..usize::from(self.len).min(MAX_PIECES)]
    }

    /// Where a hero stands in the army, if he does.
    #[inline]
    pub fn post(&self, hero: Hero) -> Option<Column> {
        if self.heroes.contains(hero) { self.find_post(hero) } else { None }
    }

    #[inline(never)]
    fn find_post(&self, hero: Hero) -> Option<Column> {
        // Whoever is looked for moved lately, mostly.
        self.pieces().iter().rev().find_map(|piece| match piece.kind() {
            PieceKind::Hero(other, column) if other == hero => Some(column),
            _ => None,
        })
    }

    /// How many of the pieces lie under a token: the first ones that the rules cover.
    #[inline]
    pub fn tokens(&self) -> u8 {
        self.tokens
    }

    /// The columns whose top piece is a dwarf who can be sent away.
    #[inline]
    pub fn topped_by_dwarf(&self) -> Columns {
        self.ranks.topped()
    }

    /// The top piece of a column, with a way to tell where a piece lies.
    pub fn top(&self, column: Column, worth: impl Fn(Piece) -> Worth) -> Option<Piece> {
        self.pieces().iter().rev().copied().find(|&piece| worth(piece).column == column)
    }

    /// A hero joins the player.
    #[inline]
    pub(crate) fn join(&mut self, hero: Hero) {
        self.heroes.insert(hero);
    }

    /// A line is rewarded with a hero.
    #[inline]
    pub(crate) fn reward(&mut self) {
        self.ranks.reward();
    }

    /// A token covers the points of a piece about to be put down.
    #[inline]
    pub(crate) fn cover(&mut self) {
        self.tokens += 1;
    }

    /// Puts a piece on top of its column.
    #[inline]
    pub(crate) fn push(&mut self, piece: Piece, worth: Worth) {
        self.ranks.cover(&worth);
        self.points.0 += worth.add_points;
        debug_assert!(usize::from(self.len) < MAX_PIECES, "no army grows that large");
        if let Some(slot) = self.pieces.get_mut(usize::from(self.len)) {
            *slot = piece;
            self.len += 1;
        }
    }

    /// Takes the topmost such piece out; pieces above it fall down.
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
        self.points.0 -= left.add_points;
    }

    /// Whether the sums are those of the pieces.
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

    #[test]
    fn a_piece_taken_from_under_others_leaves_no_gap() {
        let worth = |piece: Piece| Worth::new(Column::First, 1, piece.0, true);
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
