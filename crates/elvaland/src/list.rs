//! Lists of cards from files, and which one is played with.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::sync::Arc;

use elvaland_rules::nains::{Catalog, MAX_TEXT};
use serde::{Deserialize, Serialize};

use crate::failure::{Failure, note};
use crate::games::Playable;

/// A list of cards that somebody wrote.
#[derive(Clone, Debug)]
pub(crate) struct CardList {
    path: String,
    catalog: Arc<Catalog>,
}

const HINT: &str = "`elvaland cards` prints the built-in list as an example, `elvaland cards FILE` checks one.";

impl CardList {
    /// Reads a file; `-` is the standard input.
    ///
    /// # Errors
    /// A file that cannot be read, or the line of the list that does not hold.
    pub(crate) fn read(path: &str) -> Result<CardList, Failure> {
        let bytes = bytes(path).map_err(|error| Failure::usage(format!("cannot read {path}: {error}"), HINT))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
            Failure::usage(format!("{path}: line {line}: this is not UTF-8 text"), HINT)
        })?;
        let catalog = Catalog::from_toml(&text).map_err(|error| Failure::usage(format!("{path}: {error}"), HINT))?;
        Ok(CardList { path: path.to_owned(), catalog: Arc::new(catalog) })
    }

    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    pub(crate) fn catalog(&self) -> &Arc<Catalog> {
        &self.catalog
    }
}

/// What a file holds, but no more of it than says that it is too long.
fn bytes(path: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = MAX_TEXT as u64 + 1;
    match path {
        "-" => io::stdin().lock().take(most).read_to_end(&mut bytes)?,
        _ => File::open(path)?.take(most).read_to_end(&mut bytes)?,
    };
    Ok(bytes)
}

/// Which cards are played with, so that nobody takes a reconstruction for the printed cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Told")]
pub(crate) struct UsedCards {
    /// The file they come from; none for the built-in list, and for the cards that a record holds.
    file: Option<String>,
    /// Whether they are those of the built-in list, which is a reconstruction (NAI-R1).
    reconstructed: bool,
    /// How to correct a reconstruction.
    #[serde(skip_serializing_if = "Option::is_none")]
    to_correct: Option<String>,
}

/// What is read of cards that were told.
#[derive(Deserialize)]
struct Told {
    file: Option<String>,
    reconstructed: bool,
}

impl From<Told> for UsedCards {
    fn from(Told { file, reconstructed }: Told) -> UsedCards {
        UsedCards::told(file, reconstructed)
    }
}

/// How a reconstruction is corrected.
const TO_CORRECT: &str = "elvaland cards --help";

impl UsedCards {
    pub(crate) fn new(cards: Option<&CardList>) -> UsedCards {
        let file = cards.map(|cards| if cards.path == "-" { "standard input" } else { &cards.path }.to_owned());
        UsedCards::told(file, cards.is_none_or(|cards| cards.catalog == Catalog::built_in()))
    }

    fn told(file: Option<String>, reconstructed: bool) -> UsedCards {
        UsedCards { file, reconstructed, to_correct: reconstructed.then(|| TO_CORRECT.to_owned()) }
    }

    /// What is told of these cards beside a table, which may be played with those of its record.
    pub(crate) fn on_table<R: Playable>(self, rules: &R) -> UsedCards {
        UsedCards::told(self.file, rules.reconstruction().is_some())
    }
}

impl fmt::Display for UsedCards {
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

/// Says which cards are played with, on stderr, unless a program listens.
pub(crate) fn tell_cards<R: Playable>(list: Option<&CardList>, json: bool) {
    if let Some(cards) = R::used_cards(list).filter(|_| !json) {
        note(&cards.to_string());
    }
}
