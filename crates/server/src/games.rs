//! Reading the options of a game from the settings of a table.

use std::sync::Arc;

use elvaland_rules::GameName;
use elvaland_rules::mechanics::{Reason, Refusal, Rules};
use elvaland_rules::nains::{self, Catalog, Nains};
use elvaland_rules::nidavellir::{self, Edition, Nidavellir};
use elvaland_rules::record::RecordFormat;

use elvaland_bots::BotGame;

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
    let wrong = |reason: Reason| RequestError::Rules(game, reason.into());
    match game {
        GameName::Nidavellir => Err(wrong(Reason::UnknownOption { text: "cards".to_owned() })),
        GameName::Nains => {
            let list =
                Catalog::from_toml(text).map_err(|broken| wrong(Reason::WrongCards { text: broken.to_string() }))?;
            Ok(list.to_toml())
        }
    }
}

/// Rules of a game that tables can play.
pub(crate) trait Hosted: RecordFormat + BotGame {
    /// Parses the options of a table; `cards` is a list of cards as TOML.
    ///
    /// # Errors
    /// Options and lists that do not fit the game.
    fn options(wanted: &Self::OptionsRecord, cards: Option<&str>) -> Result<Self::Options, Refusal>;
}

impl Hosted for Nidavellir {
    fn options(
        wanted: &<Nidavellir as RecordFormat>::OptionsRecord,
        cards: Option<&str>,
    ) -> Result<nidavellir::Options, Refusal> {
        if cards.is_some() {
            return Err(Reason::UnknownOption { text: "cards".to_owned() }.into());
        }
        let edition: Edition = wanted.edition.parse()?;
        Ok(nidavellir::Options::new(wanted.players)?.with_first_game(wanted.first_game).with_edition(edition))
    }
}

impl Hosted for Nains {
    fn options(
        wanted: &<Nains as RecordFormat>::OptionsRecord,
        cards: Option<&str>,
    ) -> Result<<Nains as Rules>::Options, Refusal> {
        let catalog = match cards {
            None => Catalog::built_in(),
            Some(text) => Arc::new(
                Catalog::from_toml(text)
                    .map_err(|broken| Refusal::from(Reason::WrongCards { text: broken.to_string() }))?,
            ),
        };
        nains::Options::with_catalog(wanted.players, &catalog)
    }
}
