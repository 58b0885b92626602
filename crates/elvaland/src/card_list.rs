//! Card lists from files (`--cards`).

use std::fs::File;
use std::io::{self, Read};
use std::sync::Arc;

use elvaland_analysis::CardsUsed;
use elvaland_rules::nains::{Catalog, MAX_TEXT};

use crate::failure::{Failure, note};
use crate::games::Playable;

/// A card list read from a file.
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
    /// The file cannot be read, or a line is not valid.
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

/// Reads a file, up to one byte more than a list may have.
fn bytes(path: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = MAX_TEXT as u64 + 1;
    match path {
        "-" => io::stdin().lock().take(most).read_to_end(&mut bytes)?,
        _ => File::open(path)?.take(most).read_to_end(&mut bytes)?,
    };
    Ok(bytes)
}

/// Describes the cards of a list, or the built-in ones.
pub(crate) fn cards_used(list: Option<&CardList>) -> CardsUsed {
    let file = list.map(|list| if list.path == "-" { "standard input" } else { &list.path }.to_owned());
    CardsUsed::new(file, list.is_none_or(|list| list.catalog == Catalog::built_in()))
}

/// Prints the origin of the cards to stderr, unless the output is JSON.
pub(crate) fn note_cards<R: Playable>(list: Option<&CardList>, json: bool) {
    if let Some(cards) = R::used_cards(list).filter(|_| !json) {
        note(&cards.to_string());
    }
}
