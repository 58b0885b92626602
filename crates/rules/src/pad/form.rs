//! The entries of a score sheet, by game.

use super::{Pad, Term};
use crate::Seat;
use crate::mechanics::{Hero, Rules, Score};

/// A count that is entered for every player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name in forms and in JSON.
    pub name: &'static str,
    /// The part of the score it belongs to.
    pub part: usize,
    /// What is counted: `ranks`, `points`, a symbol. Several entries of a part can be of one kind.
    pub kind: &'static str,
    /// The letter that stands after the number in a line of text; a part with one entry needs none.
    pub unit: char,
    /// The highest number that is accepted.
    pub most: u16,
    /// Whether it is either there, with the highest number, or not.
    pub is_single: bool,
}

impl Entry {
    /// The most ranks of a column.
    pub(crate) const RANKS: u16 = 40;
    /// The most points of a column.
    pub(crate) const POINTS: u16 = 999;
    /// The upper limit of a count of symbols.
    pub(crate) const SYMBOLS: u16 = 40;
    /// The most entries of a game.
    pub(super) const MOST: usize = 16;

    /// Creates an entry of a part of the score.
    pub(crate) const fn new(name: &'static str, part: usize, kind: &'static str, unit: char, most: u16) -> Entry {
        Entry { name, part, kind, unit, most, is_single: false }
    }

    /// Creates an entry that is either there, with this number, or not.
    pub(crate) const fn single(name: &'static str, part: usize, kind: &'static str, number: u16) -> Entry {
        Entry { name, part, kind, unit: ' ', most: number, is_single: true }
    }
}

/// A hero who gives something that no entry counts, and the part of the score it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tick {
    /// The hero.
    pub hero: Hero,
    /// The part of the score.
    pub part: usize,
}

impl Tick {
    /// Returns the hero's name in records.
    pub fn name<R: Rules>(self) -> &'static str {
        R::hero_name(self.hero)
    }
}

/// Entries with a name for each in the code, in one list.
macro_rules! entries {
    ($(#[$doc:meta])* $Counts:ident: $($variant:ident = $entry:expr,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        enum $Counts { $($variant,)* }

        impl $Counts {
            const ENTRIES: &'static [$crate::pad::Entry] = &[$($entry,)*];

            /// Returns the name in forms and in JSON.
            fn name(self) -> &'static str {
                $Counts::ENTRIES[self as usize].name
            }
        }
    };
}
pub(crate) use entries;

/// A game that a score pad knows.
pub trait ScorePadRules: Rules {
    /// The entries of a sheet, in the order of the parts.
    const ENTRIES: &'static [Entry];
    /// The heroes who give something that no entry counts, in the order of the parts.
    const TICKS: &'static [Tick];
    /// The parts of the score as a line of text calls them.
    const WORDS: &'static [&'static str];
    /// The index of the part of the score that counts the coins.
    const COINS: usize;

    /// Returns the printed track of the first column: its value by number of ranks, from 0; empty without a track.
    fn printed_track() -> Vec<u16> {
        Vec::new()
    }

    /// Returns the parts of a player's score.
    fn score_sheet(pad: &Pad<Self>, seat: Seat) -> Score<Self>;

    /// Returns the score as a sum of terms, for programs that score elsewhere.
    fn terms() -> Vec<Term>;
}
