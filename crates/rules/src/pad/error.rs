//! Errors of score pads, with what is expected instead.

use std::fmt;

use super::{ScorePadRules, Sheet};
use crate::mechanics::{COINS, Quoted};

/// Why a pad cannot be scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PadError {
    /// The number of sheets is not a number of players.
    Players(usize),
    /// Something is wrong with a sheet.
    Sheet {
        /// Whose sheet it is, counted from 1.
        number: usize,
        /// The item of the line that is not understood.
        item: String,
        /// The problem.
        problem: SheetProblem,
    },
}

/// A problem of an item of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetProblem {
    /// It begins with an unknown word; the known ones are listed.
    UnknownWord(String),
    /// An earlier item names the same part of the score.
    Twice,
    /// A number was expected; the units of the item are listed.
    NoNumber(String, String),
    /// There are more numbers than entries; the entries are listed.
    TooManyNumbers(String),
    /// The number is too high.
    TooHigh(u16),
    /// There is no such hero; the heroes of a sheet are listed.
    UnknownHero(String, String),
    /// The hero's ranks and points are counted in a column.
    InColumn(String),
    /// There are not five coins.
    Coins(usize),
}

impl fmt::Display for PadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PadError::Players(players) => {
                write!(f, "2 to 5 players can be scored, not {players}: write a line for each")
            }
            PadError::Sheet { number, item, problem } => {
                write!(f, "player {number}: {}: {problem}", Quoted(item))
            }
        }
    }
}

impl fmt::Display for SheetProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetProblem::UnknownWord(known) => write!(f, "an item begins with one of {known}"),
            SheetProblem::Twice => f.write_str("this was written before; write all of it together"),
            SheetProblem::NoNumber(word, expected) => {
                write!(f, "{} is no number; expected is {expected}", Quoted(word))
            }
            SheetProblem::TooManyNumbers(expected) => write!(f, "too many numbers; expected is {expected}"),
            SheetProblem::TooHigh(most) => write!(f, "a number is at most {most} here"),
            SheetProblem::UnknownHero(name, known) => {
                write!(f, "there is no {} to list; those who can be are {known}", Quoted(name))
            }
            SheetProblem::InColumn(name) => {
                write!(
                    f,
                    "{} is counted with the column: add ranks and points there, and leave the name out",
                    Quoted(name)
                )
            }
            SheetProblem::Coins(count) => write!(f, "a player has {COINS} coins, not {count}: write their values"),
        }
    }
}

impl std::error::Error for PadError {}

/// Returns what can be written after the word of a part, as an example.
pub(super) fn expected<R: ScorePadRules>(part: usize) -> String {
    if part == R::COINS {
        return format!("the values of {COINS} coins, 0 to {}", Sheet::<R>::HIGHEST_COIN);
    }
    let entries = R::ENTRIES.iter().filter(|entry| entry.part == part);
    let shown: Vec<String> = entries.map(|entry| format!("{}{}", "N", entry.unit).trim_end().to_owned()).collect();
    format!("{} {}", R::WORDS[part], shown.join(" "))
}
