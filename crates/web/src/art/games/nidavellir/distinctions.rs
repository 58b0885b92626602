//! The five distinctions: medals on ribbons, each with a symbol of its reward, in boxes of 64 by 80.

use super::{BLACKSMITH, EXPLORER, HUNTER, MINER, WARRIOR};
use crate::art::drawing::{Drawing, INK, circle, star};
use crate::art::metal::{BONE, GOLD, STEEL, WOOD};

/// The distinctions in the order of the classes.
pub(super) fn all() -> [Drawing; 5] {
    [
        medal(WARRIOR, &hand()),
        medal(HUNTER, &antlers()),
        medal(MINER, &jewel()),
        medal(BLACKSMITH, &armour()),
        medal(EXPLORER, &banner()),
    ]
}

/// A golden medal on a ribbon, with a picture in a box of 40 by 40.
fn medal(colour: &str, picture: &Drawing) -> Drawing {
    let disc = star(32.0, 48.0, 20, 31.5, 28.5);
    Drawing::new()
        .paint(colour, "M10 0H26L38 24 26 30Z")
        .shade("M10 0H15L30 28 26 30Z")
        .paint(colour, "M54 0H38L26 24 38 30Z")
        .light("M54 0H49L34 28 38 30Z")
        .paint(GOLD, &disc)
        .sheen(disc)
        .paint(colour, circle(32.0, 48.0, 23.5))
        .veil("#000", 35, circle(32.0, 48.0, 23.5))
        .at(12.0, 28.0, 1.0, picture)
}

/// The King's Hand: a gauntlet with a coin.
fn hand() -> Drawing {
    Drawing::new()
        .paint(STEEL, "M10 38V26L5 18C4 15 8 13 10 16L14 21V8C14 5 18 5 18.5 8V5C19 2 23 2 23.5 5V8C24 5 28 5 28.5 8V12C29 10 32 10 32 13V26L28 38Z")
        .line("M18.5 8V18M23.5 8V18M28.5 12V19M11 30H30")
        .paint(GOLD, circle(21.0, 25.0, 6.0))
}

/// The Hunting Master: a stag's antlers.
fn antlers() -> Drawing {
    let antler = Drawing::new().rod(BONE, 2.6, "M17 24C8 20 4 12 6 3M7 12L1 9M11 18L3 19M9 8L13 3");
    Drawing::new()
        .both(40.0, &antler)
        .paint(WOOD, "M13 20C16 18 24 18 27 20L25 32C24 37 16 37 15 32Z")
        .paint(INK, "M17 34C19 32 21 32 23 34C22 37 18 37 17 34Z")
        .flat("#fff", circle(17.0, 25.0, 1.6))
        .flat("#fff", circle(23.0, 25.0, 1.6))
}

/// The Crown Jeweler: the great gem.
fn jewel() -> Drawing {
    Drawing::new()
        .paint("#a76af0", "M4 16L12 6H28L36 16 20 37Z")
        .veil("#fff", 55, "M4 16L12 6H20L13 16Z")
        .veil("#fff", 25, "M20 6H28L27 16H13Z")
        .veil("#000", 30, "M27 16H36L20 37Z")
        .line("M4 16H36M13 16L20 37 27 16 20 6Z")
}

/// The King's Great Armorer: a cuirass.
fn armour() -> Drawing {
    Drawing::new()
        .paint(STEEL, "M8 4L15 2C16 8 24 8 25 2L32 4 37 12 30 16V34L20 38 10 34V16L3 12Z")
        .shade("M25 2L32 4 37 12 30 16V34L20 38V12Z")
        .stroke(GOLD, 2.2, "M11 26C16 29 24 29 29 26M20 12V36")
}

/// The Pioneer of the Kingdom: a banner on a summit.
fn banner() -> Drawing {
    Drawing::new()
        .paint("#8796a5", "M1 38L14 18 20 26 25 20 39 38Z")
        .flat("#fff", "M14 18L18 24 14 26 11 23Z")
        .rod(WOOD, 1.8, "M20 28V2")
        .paint(GOLD, "M21 2C26 0 30 6 37 3V15C30 18 26 12 21 14Z")
}
