//! The list of the dwarf cards and the Shield track: the built-in one, or one from a file.

mod built_in;
mod decks;
#[cfg(feature = "card-lists")]
mod error;
mod face;
#[cfg(feature = "card-lists")]
mod read;
#[cfg(feature = "card-lists")]
mod table;
mod track;

use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use crate::mechanics::Age;
use crate::nains::order::ORDERS;

pub use decks::{DeckError, ORDER_CARDS, deck_size, decks_from_names};
#[cfg(feature = "card-lists")]
pub use error::{CatalogError, CatalogProblem, Expected};
pub use face::{Face, Misprint, NoCard, Rune};
#[cfg(feature = "card-lists")]
pub use read::MAX_TEXT;
pub use track::{MAX_VALUE as MAX_TRACK_VALUE, MAX_VALUES as MAX_TRACK_VALUES, TrackError, check_track};

/// The built-in list, created once.
static BUILT_IN: LazyLock<Arc<Catalog>> = LazyLock::new(|| Arc::new(built_in::built_in()));

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
    /// Whether only games with five players use it.
    pub five_players_only: bool,
}

impl Catalog {
    /// The built-in list as a file, to be corrected from a physical copy.
    pub const BUILT_IN_TOML: &str = include_str!("../cards.toml");

    /// Returns the built-in list: a reconstruction (NAI-R1).
    pub fn built_in() -> Arc<Catalog> {
        Arc::clone(&BUILT_IN)
    }

    /// Parses a list written like [`Catalog::BUILT_IN_TOML`].
    ///
    /// # Errors
    /// Returns the first error with its line; nothing is guessed.
    #[cfg(feature = "card-lists")]
    pub fn from_toml(text: &str) -> Result<Catalog, CatalogError> {
        read::read(text)
    }

    /// Writes the list in a canonical form that [`Catalog::from_toml`] parses: sorted, without comments, equal cards together.
    /// Equal catalogs give equal texts.
    pub fn to_toml(&self) -> String {
        let mut text = format!("shield_track = {:?}\n", self.track);
        for equal in self.cards.chunk_by(|one, other| one == other) {
            let Dwarf { era, face, five_players_only } = &equal[0];
            let era = if *era == Age::First { 1 } else { 2 };
            let _ = write!(text, "\n[[dwarf]]\nera = {era}\norder = \"{}\"\n", ORDERS[face.order().index()]);
            if let Some(rune) = face.rune() {
                let _ = writeln!(text, "rune = \"{rune}\"");
            }
            let numbers = [("points", face.points(), 0), ("occult", face.occult(), 0), ("malt", face.malt(), 0)];
            // Read from at most 20 copies.
            let copies = ("copies", u8::try_from(equal.len()).unwrap_or(u8::MAX), 1);
            for (field, value, default) in numbers.into_iter().chain([copies]) {
                if value != default {
                    let _ = writeln!(text, "{field} = {value}");
                }
            }
            if *five_players_only {
                text.push_str("five_players_only = true\n");
            }
        }
        text
    }

    /// Creates a list of cards that were counted, with a track that was checked.
    fn new(mut cards: Vec<Dwarf>, track: Vec<u16>) -> Catalog {
        cards.sort();
        Catalog { cards, track }
    }

    /// Returns every card of the box, sorted by era and face.
    pub fn cards(&self) -> &[Dwarf] {
        &self.cards
    }

    /// Returns the decks of both eras for this number of players, each sorted.
    pub fn decks(&self, players: usize) -> [Vec<Face>; 2] {
        let used = |dwarf: &&Dwarf| players == 5 || !dwarf.five_players_only;
        Age::ALL.map(|era| {
            let deck = self.cards.iter().filter(used).filter(|dwarf| dwarf.era == era);
            deck.map(|dwarf| dwarf.face.clone()).collect()
        })
    }

    /// Returns the value of the Shield column by its ranks, from 0 on; further ranks are worth the last value.
    pub fn track(&self) -> &[u16] {
        &self.track
    }
}
