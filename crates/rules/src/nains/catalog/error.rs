//! Errors of a card list.

use std::fmt;

use super::{MAX_TEXT, Misprint, Rune, TrackError, deck_size, track};
use crate::mechanics::{Age, Quoted};
use crate::nains::order::{ORDERS, Order};

/// A file of cards that does not hold: where, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogError {
    /// The line, from 1; `None` if the file was not even read.
    pub line: Option<usize>,
    /// What is wrong there.
    pub problem: CatalogProblem,
}

/// Why a file of cards does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the nouns of the sentence")]
pub enum CatalogProblem {
    /// Longer than [`MAX_TEXT`].
    TooLong,
    /// Not TOML; the message is that of the TOML reader.
    Syntax { message: String },
    /// A field that does not belong there.
    UnknownField { field: String, known: &'static [&'static str] },
    /// A field that must be there.
    Missing { field: &'static str, expected: Expected },
    /// A field with another value than it can have.
    Unfit { field: &'static str, expected: Expected, found: String },
    /// The fields do not go together.
    Misprint(Misprint),
    /// The values are no Shield track.
    Track(TrackError),
    /// An Order has another number of cards in the box.
    OrderTotal { order: Order, expected: usize, found: usize },
    /// A deck has another number of cards, `five_players` with all of them and else without those for five players.
    DeckTotal { era: Age, five_players: bool, found: usize },
}

/// The expected kind of value of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Expected {
    Number { from: u16, to: u16 },
    Order,
    RuneName,
    TrueOrFalse,
    Track,
    Dwarves,
}

impl fmt::Display for CatalogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        self.problem.fmt(f)
    }
}

impl fmt::Display for CatalogProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CatalogProblem::TooLong => write!(f, "a list of cards has at most {MAX_TEXT} bytes"),
            CatalogProblem::Syntax { message } => write!(f, "not TOML: {message}"),
            CatalogProblem::UnknownField { field, known } => {
                write!(f, "there is no field {} here (only {})", Quoted(field), known.join(", "))
            }
            CatalogProblem::Missing { field, expected } => write!(f, "`{field}` is missing: {expected}"),
            CatalogProblem::Unfit { field, expected, found } => {
                write!(f, "`{field}` is {expected}, not `{}`", Written(found))
            }
            CatalogProblem::Misprint(misprint) => misprint.fmt(f),
            CatalogProblem::Track(error) => error.fmt(f),
            CatalogProblem::OrderTotal { order, expected, found } => {
                write!(f, "the box has {expected} {} cards, not {found}", ORDERS[order.index()])
            }
            CatalogProblem::DeckTotal { era, five_players, found } => {
                let (number, players) = (era.number(), if *five_players { 5 } else { 4 });
                let which = if *five_players { "with" } else { "without" };
                let expected = deck_size(players, *era);
                write!(f, "era {number} has {expected} cards {which} those for five players only, not {found}")
            }
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Number { from, to } => write!(f, "a number from {from} to {to}"),
            Expected::Order => write!(f, "one of {}", ORDERS.map(|order| format!("\"{order}\"")).join(" ")),
            Expected::RuneName => write!(f, "a name of 1 to {} letters, digits, _ or - in quotes", Rune::MAX_LETTERS),
            Expected::TrueOrFalse => write!(f, "true or false"),
            Expected::Track => {
                write!(f, "a list of 1 to {} numbers from 0 to {}", track::MAX_VALUES, track::MAX_VALUE)
            }
            Expected::Dwarves => write!(f, "a list of cards that each begin with [[dwarf]]"),
        }
    }
}

/// A value as it was written: with its own quotes, but without control characters, and not too much of it.
struct Written<'a>(&'a str);

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: usize = 60;
        self.0.chars().take(MOST).try_for_each(|letter| match letter {
            '"' | '\'' | '\\' => write!(f, "{letter}"),
            _ => write!(f, "{}", letter.escape_debug()),
        })?;
        if self.0.chars().nth(MOST).is_some() { write!(f, "…") } else { Ok(()) }
    }
}

impl std::error::Error for CatalogError {}
