//! What is carved on the signs of the taverns, in boxes of 64 by 48.

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

/// A dancing dragon.
pub(super) fn dragon() -> Drawing {
    Drawing::new()
        .paint("#8f2219", "M24 26L8 4 22 8 26 2 34 10 42 4 40 24Z")
        .line("M24 26L22 8M30 24L34 10")
        .paint("#cf4030", "M14 46C6 44 2 36 6 30C8 36 14 38 20 34C24 24 34 20 42 22L44 14C42 8 46 3 53 3L60 6L63 12 56 14 52 14C54 22 52 30 46 36C52 38 54 42 52 46H42C38 44 36 42 32 42C26 47 20 48 14 46Z")
        .shade("M14 46C22 46 26 38 34 38C42 38 50 30 50 20C53 27 52 31 46 36C52 38 54 42 52 46H42C38 44 36 42 32 42C26 47 20 48 14 46Z")
        .paint("#f2b75c", "M42 22L44 14 48 17C48 24 45 30 38 33C36 28 38 24 42 22Z")
        .paint(BONE, "M50 4L46 -2 54 3Z")
        .flat(GOLD, circle(54.0, 8.0, 2.0))
        .paint(FLAME, "M63 12L64 20 58 18 56 14Z")
        .paint("#8f2219", "M6 30L1 22 11 26Z")
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
