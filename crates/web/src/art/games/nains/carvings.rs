//! The carvings on the tavern signs, in boxes of 64 by 48.

use crate::art::drawing::Drawing;
use crate::art::metal::{BONE, DARK_WOOD, GOLD, IRON, STEEL};

/// A foaming mug.
pub(super) fn mug() -> Drawing {
    Drawing::new()
        .rod(GOLD, 4.0, "M44 18C60 14 60 38 44 36")
        .paint("#c9822a", "M18 12H44L42 47H20Z")
        .sheen("M18 12H44L42 47H20Z")
        .line("M26 16L27 46M36 16L35 46")
        .paint(IRON, "M17.6 22H44.4L44 27H18Z")
        .paint(IRON, "M19 39H43V43H19Z")
        .paint("#fff6df", "M14 14C10 8 16 2 22 5C25 -1 35 -2 38 4C44 1 50 6 47 12C46 17 42 14 40 17C40 23 34 23 33 17C29 19 26 17 24 16C22 20 16 18 14 14Z")
}

/// A roast on its bone.
pub(super) fn roast() -> Drawing {
    Drawing::new()
        .paint(BONE, "M44 34L54 42C60 40 63 45 58 47C57 50 51 49 52 45L42 38Z")
        .paint("#a8542a", "M6 24C4 10 18 2 30 5C44 8 52 22 47 34C44 42 34 44 26 42C14 40 7 34 6 24Z")
        .sheen("M6 24C4 10 18 2 30 5C44 8 52 22 47 34C44 42 34 44 26 42C14 40 7 34 6 24Z")
        .stroke("#5e2710", 2.6, "M14 16L22 30M22 11L32 30M31 10L40 27")
        .stroke("#fff3d0", 2.0, "M12 6C9 3 13 0 11 -3M52 14C49 11 53 8 51 5M58 22C55 19 59 16 57 13")
}

/// A halberd, and a sausage on its spike.
pub(super) fn halberd() -> Drawing {
    Drawing::new().turned(
        38.0,
        32.0,
        24.0,
        &Drawing::new()
            .rod(DARK_WOOD, 3.4, "M32 60V4")
            .paint(STEEL, "M32 -14L36 2H28Z")
            .paint(STEEL, "M34 4C40 4 46 1 50 -4C54 8 54 16 48 26C45 20 40 18 34 18Z")
            .light("M50 -4C54 8 54 16 48 26C49 16 50 8 50 -4Z")
            .paint(STEEL, "M30 6L18 11 30 16Z")
            .paint("#b5452f", "M24 -8C20 -5 22 2 26 1C30 -1 38 -3 42 0C46 0 46 -8 41 -9C36 -10 28 -10 24 -8Z")
            .paint(GOLD, "M28 18H36V23H28Z"),
    )
}
