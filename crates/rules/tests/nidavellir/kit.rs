//! The test kit for tables of Nidavellir.

use elvaland_rules::State;
use elvaland_rules::mechanics::Draw;
use elvaland_rules::nidavellir::{Nidavellir, Options};

#[path = "../common/kit.rs"]
mod shared;

pub(crate) use shared::{coin, seat};

/// A table of Nidavellir in play.
pub(crate) type Table = shared::Table<Nidavellir>;

/// Returns the table of a position text without the name of the game.
#[track_caller]
pub(crate) fn table(text: &str) -> Table {
    shared::table(&(), text)
}

/// A new game with these gems by seat.
#[track_caller]
pub(crate) fn new_game(options: &Options, gems: &[u8]) -> Table {
    Table::of(Nidavellir::with_gems(options, gems).unwrap())
}

/// A whole game of random choices, watched before every step.
pub(crate) fn random_game(players: usize, seed: u64, watch: impl FnMut(&State<Nidavellir>)) -> Table {
    shared::random_game(&Options::new(players).unwrap(), seed, watch)
}

impl Table {
    /// A card of the second deck is discarded, face up; unseen if there is none named.
    #[track_caller]
    pub(crate) fn burn(self, card: Option<&str>) -> Table {
        let draw = Draw::Burn(card.map(|name| self.card(name)));
        self.draw(draw)
    }
}
