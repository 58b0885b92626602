//! The options of a game: how many play, and with which cards.

use std::sync::Arc;

use super::{CardSet, Catalog};
use crate::mechanics::{Gem, Reason, Refusal};

/// The options of a game of Nains. The number of players is the only one the rules have; the cards are data.
///
/// ```
/// use elvaland_rules::nains::{Catalog, Options};
///
/// let options = Options::new(3)?;
/// assert_eq!(options.gems().collect::<Vec<_>>(), [3, 4, 5]);
/// assert_eq!(options, Options::with_catalog(3, &Catalog::built_in())?);
/// assert!(Options::new(6).is_err());
/// # Ok::<(), elvaland_rules::mechanics::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    cards: Arc<CardSet>,
}

impl Options {
    /// Creates the options of a game for this number of players with the built-in cards.
    ///
    /// # Errors
    /// Returns a refusal unless `players` is 2 to 5.
    pub fn new(players: usize) -> Result<Options, Refusal> {
        Options::with_catalog(players, &Catalog::built_in())
    }

    /// Creates the options of a game for this number of players with another list of cards.
    ///
    /// # Errors
    /// Returns a refusal unless `players` is 2 to 5.
    pub fn with_catalog(players: usize, catalog: &Catalog) -> Result<Options, Refusal> {
        match players {
            2..=5 => Ok(Options { cards: Arc::new(CardSet::of(catalog, players)) }),
            _ => Err(Reason::PlayersOutOfRange { players }.into()),
        }
    }

    /// Creates a game with these cards.
    pub const fn of(cards: Arc<CardSet>) -> Options {
        Options { cards }
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.cards.players()
    }

    /// Returns the cards of the game.
    pub const fn cards(&self) -> &Arc<CardSet> {
        &self.cards
    }

    /// Returns the gems dealt at the start, lowest first.
    pub fn gems(&self) -> impl Iterator<Item = Gem> + use<> {
        super::rules::gems(self.players())
    }
}
