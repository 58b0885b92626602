//! The tokens of a game record.

use elvaland_rules::Rules;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;

pub(crate) const GAMES: [&str; 2] = ["nidavellir", "nains"];
pub(crate) const PARTS: [(&str, &[&str]); 2] =
    [("nidavellir", &["heroes", "coins", "gem", "total"]), ("nains", &["heroes", "elite", "malt", "coins", "total"])];
pub(crate) const RUNES: [&str; 5] = ["fire", "iron", "stone", "wind", "star"];

/// The kinds of actions of players.
pub(crate) const ACTIONS: [&str; 13] = [
    "bid",
    "coin",
    "take",
    "drop",
    "hero",
    "ally",
    "discard",
    "thrud",
    "ylud",
    "transform",
    "improve",
    "trade",
    "keep",
];

/// The kinds of chance events.
pub(crate) const CHANCE: [&str; 3] = ["deal", "offer", "burn"];

/// The places where a coin can lie.
pub(crate) const PLACES: [&str; 5] = ["tavern1", "tavern2", "tavern3", "pouch", "hand"];

/// Returns every hero of a record, with its game.
pub(crate) fn heroes() -> impl Iterator<Item = (&'static str, &'static str)> {
    let nidavellir = Nidavellir::hero_names().map(|hero| (Nidavellir::NAME, hero));
    nidavellir.chain(Nains::hero_names().map(|hero| (Nains::NAME, hero)))
}

/// Returns every column of a record, with its game.
pub(crate) fn columns() -> impl Iterator<Item = (&'static str, &'static str)> {
    let nidavellir = Nidavellir::COLUMNS.map(|column| (Nidavellir::NAME, column));
    nidavellir.into_iter().chain(Nains::COLUMNS.map(|column| (Nains::NAME, column)))
}
