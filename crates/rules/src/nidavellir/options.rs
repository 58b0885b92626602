//! The options of a game of Nidavellir.

use std::str::FromStr;

use crate::mechanics::{Gem, Reason, Refusal};

/// The printed edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Edition {
    /// The French and English edition.
    #[default]
    Original,
    /// The German edition: gems are numbered from 1, an unclaimed Pioneer card is discarded unseen (NID-R9), and the
    /// special Blacksmith is no dwarf that could be discarded (NID-R5).
    German,
}

impl Edition {
    /// Every edition.
    pub const ALL: [Edition; 2] = [Edition::Original, Edition::German];

    /// Returns the edition's name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Original => "original",
            Edition::German => "german",
        }
    }
}

impl FromStr for Edition {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Edition, Refusal> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.name() == text)
            .ok_or_else(|| Reason::UnknownOption { text: text.to_owned() }.into())
    }
}

/// The options of a game: how many play, with which heroes, in which edition.
///
/// ```
/// use elvaland_rules::nidavellir::{Edition, Options};
///
/// let options = Options::new(3)?.with_first_game(true).with_edition(Edition::German);
/// assert_eq!(options.gems().collect::<Vec<_>>(), [1, 2, 3]);
/// assert!(Options::new(6).is_err());
/// # Ok::<(), elvaland_rules::mechanics::Refusal>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    players: u8,
    first_game: bool,
    edition: Edition,
}

impl Options {
    /// Creates the options of the usual game for this number of players.
    ///
    /// # Errors
    /// Returns a refusal unless `players` is 2 to 5.
    pub fn new(players: usize) -> Result<Options, Refusal> {
        match players {
            2..=5 => Ok(Options { players: players as u8, first_game: false, edition: Edition::Original }),
            _ => Err(Reason::PlayersOutOfRange { players }.into()),
        }
    }

    /// Returns the same options, with Thrud, Ylud and Uline left out or not.
    #[must_use]
    pub const fn with_first_game(self, first_game: bool) -> Options {
        Options { first_game, ..self }
    }

    /// Returns the same options in another edition.
    #[must_use]
    pub const fn with_edition(self, edition: Edition) -> Options {
        Options { edition, ..self }
    }

    /// Returns the number of players.
    #[inline]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// Returns whether Thrud, Ylud and Uline are left out.
    #[inline]
    pub const fn is_first_game(&self) -> bool {
        self.first_game
    }

    /// Returns the edition played.
    #[inline]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Returns the gems dealt at the start, lowest first.
    pub fn gems(&self) -> impl Iterator<Item = Gem> + use<> {
        let lowest = match self.edition {
            Edition::Original => 6 - self.players,
            Edition::German => 1,
        };
        lowest..lowest + self.players
    }
}
