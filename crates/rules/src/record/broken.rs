//! Errors of records.

use std::fmt;

use crate::mechanics::{ParseError, Quoted, Refusal};
use crate::ruling::Ruling;

/// The step at which a record breaks the rules, and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The step, counted from 0; `None` if the record as a whole is wrong.
    pub step: Option<usize>,
    /// The action or draw of that step.
    pub tried: String,
    /// Why it does not hold.
    pub problem: Problem,
}

/// Why a record does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the nouns of the sentence")]
pub enum Problem {
    /// It is not the JSON of a record.
    Json(String),
    /// Another format, version or game.
    Header { field: &'static str, expected: String, found: String },
    /// There must be one name a player.
    Names { expected: usize, found: usize },
    /// The rules refuse it.
    Refused(Refusal),
    /// It names something that the game does not know.
    Unreadable(ParseError),
    /// The fields are not those of this kind of step.
    Fields { kind: String },
    /// The step must, or must not, name a player.
    Player { expected: Option<usize> },
    /// The columns of a discard are written in alphabetical order.
    ColumnOrder,
    /// Bids are written in seat order.
    BidOrder { expected: usize },
    /// The recorded number of legal options is wrong.
    LegalCount { expected: usize, found: usize },
    /// The record ends between two bids of one round.
    BidsMissing,
    /// The game is over, but there is no result.
    ResultMissing,
    /// There is a result, but the game is not over.
    ResultTooEarly,
    /// The recorded result is wrong.
    Result { expected: String, found: String },
    /// There is no such step.
    NoSuchStep { steps: usize },
}

impl Broken {
    pub(super) fn whole(problem: Problem) -> Broken {
        Broken { step: None, tried: String::new(), problem }
    }

    /// Returns the ruling that decides, if there is one.
    pub fn ruling(&self) -> Option<Ruling> {
        match &self.problem {
            Problem::Refused(refusal) => refusal.ruling,
            _ => None,
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Some(step) => write!(f, "step {step}, {}: {}", self.tried, self.problem),
            None => self.problem.fmt(f),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Json(error) => write!(f, "no game record: {error}"),
            Problem::Header { field, expected, found } => {
                write!(f, "`{field}` is {found}; {expected} is expected")
            }
            Problem::Names { expected, found } => write!(f, "{found} names for {expected} players"),
            Problem::Refused(refusal) => refusal.fmt(f),
            Problem::Unreadable(error) => error.fmt(f),
            Problem::Fields { kind } => write!(f, "these are not the fields of {}", Quoted(kind)),
            Problem::Player { expected: Some(seat) } => write!(f, "the player is {seat}"),
            Problem::Player { expected: None } => write!(f, "this step has no player"),
            Problem::ColumnOrder => write!(f, "columns come in alphabetical order"),
            Problem::BidOrder { expected } => write!(f, "bids come in seat order: player {expected} is next"),
            Problem::LegalCount { expected, found } => {
                write!(f, "there are {expected} different legal options, not {found}")
            }
            Problem::BidsMissing => write!(f, "the record ends between two bids of one round"),
            Problem::ResultMissing => write!(f, "the game is over, but there is no result"),
            Problem::ResultTooEarly => write!(f, "there is a result, but the game is not over"),
            Problem::Result { expected, found } => write!(f, "the result is {expected}, not {found}"),
            Problem::NoSuchStep { steps } => write!(f, "the record has only {steps} steps"),
        }
    }
}

impl std::error::Error for Broken {}

impl From<ParseError> for Problem {
    fn from(error: ParseError) -> Problem {
        Problem::Unreadable(error)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::Refused(refusal)
    }
}
