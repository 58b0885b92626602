//! The carvings on the tavern signs, in boxes of 64 by 48.

use crate::art::drawing::{Drawing, INK, circle};
use crate::art::metal::{BONE, FLAME, GOLD};

/// A laughing goblin.
pub(super) fn goblin() -> Drawing {
    let ear = Drawing::new().paint("#7fae3f", "M20 18L-2 8C0 20 6 28 20 30Z").shade("M17 21L5 15C7 21 11 25 17 26Z");
    Drawing::new()
        .both(64.0, &ear)
        .paint("#8cbf45", "M32 3C45 3 50 12 49 23C48 36 42 46 32 47C22 46 16 36 15 23C14 12 19 3 32 3Z")
        .shade("M38 4C47 6 50 14 49 23C48 36 42 46 34 47C44 36 45 16 38 4Z")
        .both(
            64.0,
            &Drawing::new()
                .paint("#ffe26a", "M18 17C21 12 27 13 29 19C26 22 21 22 18 17Z")
                .flat(INK, circle(24.5, 17.5, 2.2))
                .stroke(INK, 2.4, "M16 12L28 14"),
        )
        .paint("#6f9a34", "M29 18L26 28C29 31 35 31 38 28L35 18")
        .paint("#5a1512", "M19 31C27 35 37 35 45 31C44 42 38 45 32 45S20 42 19 31Z")
        .paint(BONE, "M24 33L27 39 30 34Z")
        .paint(BONE, "M40 33L37 39 34 34Z")
}

/// A dragon that dances on its hind legs, wing raised.
pub(super) fn dragon() -> Drawing {
    Drawing::new()
        .paint("#8f2219", "M26 32L2 14 12 14 8 3 20 10 24 0 32 12 34 28Z")
        .line("M26 30L12 14M29 28L20 10M31 26L28 8")
        .paint("#8f2219", "M12 44L7 38 15 38ZM15 35L10 28 19 29ZM21 27L18 20 26 23Z")
        .paint("#d2452f", "M10 48C9 36 17 26 25 21C26 10 34 5 44 6L60 11C64 13 63 18 59 18.5L49 19.5C54 21 57 24 55 28C51 30 46 29 42 26C38 28 38 32 40 36C42 41 42 45 40 48Z")
        .shade("M24 48C22 38 28 30 38 26C38 28 38 32 40 36C42 41 42 45 40 48Z")
        .line("M30 46H40M29 40H40M32 34H38")
        .light("M14 44C15 34 22 27 28 23C30 14 36 9 44 9C37 12 33 17 32 24C24 29 18 36 18 46Z")
        .paint(BONE, "M38 8L24 1C32 -3 42 0 46 6Z")
        .flat(BONE, "M58 18.5L56 22 54 19ZM53 19L51 22.5 49 19.5Z")
        .flat("#ffe26a", "M42 12C45 9 49 10 50 13C47 15 44 15 42 12Z")
        .flat(INK, circle(46.5, 12.4, 1.3))
        .flat(INK, circle(59.0, 14.2, 1.1))
        .paint(FLAME, "M54 24C60 21 63 26 66 22C67 30 62 33 58 31C60 35 56 38 53 36C57 33 52 29 54 24Z")
}

/// A shining horse.
pub(super) fn horse() -> Drawing {
    let rays = "M32 -1L35 6 29 6ZM54 4L51 11 46 7ZM10 4L18 7 13 11ZM62 22L55 25 55 19ZM2 22L9 19 9 25Z";
    Drawing::new()
        .flat(GOLD, rays)
        .paint("#b9852c", "M30 8C20 10 14 22 14 46H30L34 16Z")
        .line("M26 14C20 22 18 34 18 44M31 16C25 24 23 36 23 45")
        .paint("#f3e4bd", "M28 46C27 36 28 30 26 24C26 14 32 8 40 8L44 3 46 10C50 14 54 24 57 30C58 34 54 38 50 36C46 34 44 31 40 31C42 37 44 42 44 46Z")
        .shade("M28 46C32 40 34 34 40 31C42 37 44 42 44 46Z")
        .flat(INK, circle(44.0, 17.0, 2.2))
        .line("M54 31C52 31 51 32 51 33M36 12C34 18 35 24 38 29")
        .paint("#b9852c", "M40 8C36 4 32 6 30 10C34 14 38 13 40 8Z")
}
