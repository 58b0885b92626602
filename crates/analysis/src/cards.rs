//! Which cards games are played with, so that a reconstruction is not mistaken for the printed cards.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The origin of the cards of a game whose cards are data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "CardsOrigin")]
pub struct CardsUsed {
    file: Option<String>,
    reconstructed: bool,
    /// The command that explains how to correct a reconstruction.
    #[serde(skip_serializing_if = "Option::is_none")]
    to_correct: Option<String>,
}

#[derive(Deserialize)]
struct CardsOrigin {
    file: Option<String>,
    reconstructed: bool,
}

impl From<CardsOrigin> for CardsUsed {
    fn from(CardsOrigin { file, reconstructed }: CardsOrigin) -> CardsUsed {
        CardsUsed::new(file, reconstructed)
    }
}

const TO_CORRECT: &str = "elvaland cards --help";

impl CardsUsed {
    /// Describes cards from this file, or the built-in list or a record's own without one. They are `reconstructed` if
    /// they equal the built-in list (NAI-R1).
    pub fn new(file: Option<String>, reconstructed: bool) -> CardsUsed {
        CardsUsed { file, reconstructed, to_correct: reconstructed.then(|| TO_CORRECT.to_owned()) }
    }

    /// Returns the same origin with another `reconstructed`.
    #[must_use]
    pub fn with_reconstructed(self, reconstructed: bool) -> CardsUsed {
        CardsUsed::new(self.file, reconstructed)
    }
}

impl fmt::Display for CardsUsed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.file, self.reconstructed) {
            (None, _) => {
                write!(f, "Cards: the built-in list, a reconstruction (NAI-R1); to correct it: {TO_CORRECT}")
            }
            (Some(file), true) => {
                write!(f, "Cards: {file}, equal to the built-in list, a reconstruction (NAI-R1); ")?;
                write!(f, "to correct it: {TO_CORRECT}")
            }
            (Some(file), false) => write!(f, "Cards: {file}"),
        }
    }
}
