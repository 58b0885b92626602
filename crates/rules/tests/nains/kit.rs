//! The test kit for tables of Nains.

use std::sync::Arc;

use elvaland_rules::State;
use elvaland_rules::nains::{Catalog, Components, EliteOrder, Nains, Options};

#[path = "../common/kit.rs"]
mod shared;

pub(crate) use shared::{coin, seat};

/// A table of Nains in play.
pub(crate) type Table = shared::Table<Nains>;

/// The built-in list of cards.
const CARDS: &str = include_str!("../../src/nains/cards.toml");

/// Returns the table of a position text without the name of the game.
#[track_caller]
pub(crate) fn table(text: &str) -> Table {
    shared::table(&Components::default(), text)
}

/// The table of a position text, played with another list of cards.
#[track_caller]
pub(crate) fn table_with(catalog: Catalog, text: &str) -> Table {
    shared::table(&Components(Arc::new(catalog)), text)
}

/// The built-in list, but every Errant has these points.
#[track_caller]
pub(crate) fn equal_errants(points: u8) -> Catalog {
    let cards = CARDS.split_inclusive("[[dwarf]]").map(|card| {
        let is_errant = card.contains("\"errants\"");
        let line = |line: &str| match line.starts_with("points") && is_errant {
            true => format!("points = {points}\n"),
            false => format!("{line}\n"),
        };
        card.lines().map(line).collect::<String>()
    });
    Catalog::from_toml(&cards.collect::<String>()).unwrap()
}

/// The built-in list with another Shield track.
#[track_caller]
pub(crate) fn shield_track(values: &str) -> Catalog {
    let line = |line: &str| match line.starts_with("shield_track") {
        true => format!("shield_track = [{values}]\n"),
        false => format!("{line}\n"),
    };
    Catalog::from_toml(&CARDS.lines().map(line).collect::<String>()).unwrap()
}

/// A new game with these gems by seat.
#[track_caller]
pub(crate) fn new_game(players: usize, gems: &[u8]) -> Table {
    Table::of(Nains::with_setup(&Options::new(players).unwrap(), EliteOrder::default(), gems).unwrap())
}

/// A whole game of random choices, watched before every step.
pub(crate) fn random_game(players: usize, seed: u64, watch: impl FnMut(&State<Nains>)) -> Table {
    shared::random_game(&Options::new(players).unwrap(), seed, watch)
}

/// The last round of two players at the first tavern, which has these cards: seat 0, with this army, plays first.
#[track_caller]
pub(crate) fn turn(army: &str, cards: &str) -> Table {
    turn_against("", army, cards)
}

/// As [`turn`], and the other player has an army too.
#[track_caller]
pub(crate) fn turn_against(other: &str, army: &str, cards: &str) -> Table {
    table(&format!(
        "2p; age 2; round 4; taverns {cards} / - / -; \
         0: coins 5/4/3/{} 2, army {army}; 1: coins 4/3/5/{} 2, army {other}",
        trading_coin(army),
        trading_coin(other),
    ))
}

/// The coin that trades: Kardum brings a better one.
fn trading_coin(army: &str) -> &'static str {
    if army.contains("kardum") { "s3" } else { "0" }
}

/// A finished game of two players.
#[track_caller]
pub(crate) fn finished(one: &str, other: &str) -> Table {
    table(&format!("2p; age 2; round 4; 0: {one}; 1: {other}; agenda over")).awaits("over")
}

/// One part of the final score of an army alone.
#[track_caller]
pub(crate) fn part(army: &str, name: &str) -> u16 {
    finished(&format!("coins {} 2 3 4 5, army {army}", trading_coin(army)), "").part(0, name)
}

/// The score of an army in the parts of the five Orders: Bouclier, Temple, Errants, Forge, Talion.
#[track_caller]
pub(crate) fn orders(army: &str) -> [u16; 5] {
    ["bouclier", "temple", "errants", "forge", "talion"].map(|order| part(army, order))
}
