//! Reading lists of cards.

use elvaland_rules::GameName;
use elvaland_rules::mechanics::{Reason, Refusal};
use elvaland_rules::nains::Catalog;

use crate::request_error::RequestError;

/// The maximum size of a card list in bytes: twelve times the built-in one.
const LONGEST_LIST: usize = 64 * 1024;

/// Returns a list of cards as it is stored: without comments, equal cards together.
///
/// # Errors
/// A list that is too long or does not fit the game.
pub(crate) fn canonical_cards(game: GameName, text: &str) -> Result<String, RequestError> {
    if text.len() > LONGEST_LIST {
        return Err(RequestError::TooLarge);
    }
    let cards = match game {
        GameName::Nidavellir => Err(Reason::UnknownOption { text: "cards".to_owned() }.into()),
        GameName::Nains => read_cards(text),
    };
    cards.map(|cards| cards.to_toml()).map_err(|refusal| RequestError::Rules(game, refusal))
}

/// Reads a list of cards as it is stored.
///
/// # Errors
/// A list that is not valid.
pub(crate) fn read_cards(text: &str) -> Result<Catalog, Refusal> {
    Catalog::from_toml(text).map_err(|broken| Reason::WrongCards { text: broken.to_string() }.into())
}
