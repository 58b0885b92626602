//! Tavern signs: a wooden board on chains under an iron bracket. Each game has its own carvings.

use super::drawing::{Drawing, circle};
use super::metal::{DARK_WOOD, IRON, WOOD};

/// Hangs a carving, drawn in a box of 64 by 48, on a board of 96 by 84.
pub(crate) fn sign(carving: &Drawing) -> Drawing {
    let board = "M10 26H86L92 32V74L86 80H10L4 74V32Z";
    Drawing::new()
        .rod(IRON, 4.0, "M4 8H88")
        .rod(IRON, 3.0, "M8 8V20C16 20 22 16 26 10M88 8C96 8 96 1 90 2")
        .stroke("#2b2119", 2.2, "M24 9V28M72 9V28")
        .dots("#9aa4ad", 4.0, 6.0, "M24 12V28M72 12V28")
        .paint(DARK_WOOD, board)
        .paint(WOOD, "M13 31H83L87 35V71L83 75H13L9 71V35Z")
        .sheen("M13 31H83L87 35V71L83 75H13L9 71V35Z")
        .line("M9 42H30M66 42H87M9 54H22M74 54H87M9 65H26M70 65H87M36 31C40 34 46 34 50 31M60 75C64 72 70 72 74 75")
        .dots("#d0d6da", 3.2, 70.0, "M13 53H84")
        .flat(IRON, circle(24.0, 29.0, 3.0))
        .flat(IRON, circle(72.0, 29.0, 3.0))
        .at(16.0, 29.0, 1.0, carving)
}
