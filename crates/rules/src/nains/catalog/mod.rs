//! The list of the dwarf cards and the Shield track: the built-in one, or one from a file.

mod decks;
mod error;
mod face;
mod read;
mod table;
mod track;

use std::sync::{Arc, LazyLock};

use crate::mechanics::Age;

pub use decks::{DeckError, ORDER_CARDS, deck_size, decks_from_names};
pub use error::{CatalogError, CatalogProblem, Expected};
pub use face::{Face, Misprint, NoCard, Rune};
pub use read::MAX_TEXT;
pub use track::{MAX_VALUE as MAX_TRACK_VALUE, MAX_VALUES as MAX_TRACK_VALUES, TrackError, check_track};

/// The built-in list, read once.
static BUILT_IN: LazyLock<Arc<Catalog>> =
    LazyLock::new(|| Arc::new(Catalog::from_toml(Catalog::BUILT_IN_TOML).expect("the built-in list holds")));

/// All 91 dwarf cards of the box and the Shield track.
///
/// The cards are sorted, so two files that list the same cards give equal catalogs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalog {
    cards: Vec<Dwarf>,
    track: Vec<u16>,
}

/// A card of the box, and when it is used.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Dwarf {
    /// The deck it belongs to.
    pub era: Age,
    /// What is printed on it.
    pub face: Face,
    /// Whether it stays in the box with fewer than five players.
    pub five_players_only: bool,
}

impl Catalog {
    /// The built-in list as it is written, to be corrected by whoever owns the box; the file is the single place of it.
    pub const BUILT_IN_TOML: &str = include_str!("../cards.toml");

    /// The list that comes with the program: a reconstruction (NAI-R1).
    pub fn built_in() -> Arc<Catalog> {
        Arc::clone(&BUILT_IN)
    }

    /// Reads a list written like the built-in one; nothing is guessed, and an error names its line.
    pub fn from_toml(text: &str) -> Result<Catalog, CatalogError> {
        read::read(text)
    }

    /// The cards were counted and the track was checked.
    fn new(mut cards: Vec<Dwarf>, track: Vec<u16>) -> Catalog {
        cards.sort();
        Catalog { cards, track }
    }

    /// Every card of the box, sorted by era and by what is printed on it.
    pub fn cards(&self) -> &[Dwarf] {
        &self.cards
    }

    /// The decks of both eras for this number of players, each sorted.
    pub fn decks(&self, players: usize) -> [Vec<Face>; 2] {
        let used = |dwarf: &&Dwarf| players == 5 || !dwarf.five_players_only;
        Age::ALL.map(|era| {
            let deck = self.cards.iter().filter(used).filter(|dwarf| dwarf.era == era);
            deck.map(|dwarf| dwarf.face.clone()).collect()
        })
    }

    /// The value of the Shield column by its ranks, from none on; more ranks than it has are worth the last value.
    pub fn track(&self) -> &[u16] {
        &self.track
    }
}
