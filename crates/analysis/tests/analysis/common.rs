//! What the tests share: both games, and bots by name.

use elvaland_bots::{BotGame, BotSpec};
use elvaland_rules::record::RecordFormat;

/// A game that matches are tested on.
pub(crate) trait Tested: BotGame + RecordFormat {
    /// Returns the default options for this number of players.
    fn options(players: usize) -> Self::Options {
        Self::default_options(players).expect("2 to 5 players")
    }
}

impl<R: BotGame + RecordFormat> Tested for R {}

/// Returns the bot with this name.
pub(crate) fn named(name: &str) -> BotSpec {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}
