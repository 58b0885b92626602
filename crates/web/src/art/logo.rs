//! The logo: the gate of a dwarven hall, its bars the rune of E.

use super::drawing::{Drawing, INK};

/// The gate alone, cut in one colour with an edge of another, in a box of 64 by 64.
pub(crate) fn gate(depth: &str, edge: &str) -> Drawing {
    let arch = "M12 58V28L22 12 32 5 42 12 52 28V58H44V31L38 20 32 16 26 20 20 31V58Z";
    let rune = "M28 24L36 24V58H28ZM36 28L48 34V41L36 35ZM36 43L48 49V56L36 50Z";
    Drawing::new()
        .at(1.0, 1.2, 1.0, &Drawing::new().flat(edge, arch).flat(edge, rune))
        .flat(depth, arch)
        .flat(depth, rune)
}

/// The logo: the gate in a mountain, light within.
pub(crate) fn logo() -> Drawing {
    let mountain = "M2 60L18 26 24 30 32 4 42 24 46 20 62 60Z";
    let arch = "M17 60V38L24 28 32 23 40 28 47 38V60Z";
    let opening = "M21 60V39.5L26.5 31.5 32 28 37.5 31.5 43 39.5V60Z";
    Drawing::new()
        .paint("#4d5866", mountain)
        .sheen(mountain)
        .flat("#e9eef2", "M32 4L42 24 37 22 33 27 29 21 26.5 24Z")
        .line("M18 26L22 36M46 20L50 34 54 40M12 42L15 48")
        .paint("#8d98a5", arch)
        .flat("#ffb02e", opening)
        .flat("#ffe08a", "M25 60V44L32 34 39 44V60Z")
        .flat(INK, "M29.5 38L34 36V60H29.5ZM34 39L40 43V47.5L34 43.5ZM34 48L40 52V56.5L34 52.5Z")
}

/// A picture of its own for browsers and home screens: the logo on a dark tile.
pub(crate) fn tile() -> Drawing {
    let tile = "M12 0H52L64 12V52L52 64H12L0 52V12Z";
    Drawing::new().flat("#20252c", tile).at(3.2, 1.5, 0.9, &logo())
}
