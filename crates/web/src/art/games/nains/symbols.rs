//! The symbols of Nains: runes, the occult eye, malt, the token of a pariah and the Certification.

use crate::art::drawing::{Drawing, INK, circle, star};
use crate::art::metal::{GOLD, PARCHMENT};

/// The symbols and their ids.
pub(super) fn all() -> [(&'static str, Drawing); 8] {
    [
        ("rune-fire", rune("#e8622a", "M22 50V14M22 30L42 14M22 42L42 26M42 50V34")),
        ("rune-iron", rune("#7d8fa3", "M32 12V52M18 22L32 12 46 22M20 52L32 40 44 52")),
        ("rune-stone", rune("#9a8a6c", "M20 52V16L44 26V52M20 34L44 44")),
        ("rune-wind", rune("#3fae9a", "M22 52V12L44 24 22 36M33 30L44 50")),
        ("rune-star", rune("#8b5fd0", "M32 10V54M14 21L50 43M14 43L50 21")),
        ("occult", occult()),
        ("malt", malt()),
        ("token-paria", paria()),
    ]
}

/// A rune glowing on a slab.
fn rune(colour: &str, strokes: &str) -> Drawing {
    let slab = "M14 4L46 2 58 12 61 46 50 61 18 62 5 52 3 18Z";
    Drawing::new()
        .paint("#39404a", slab)
        .sheen(slab)
        .line("M5 52L14 46M58 12L50 16M44 60L46 54M8 14L12 20")
        .trace(colour, 11.0, 30, strokes)
        .stroke(INK, 7.5, strokes)
        .stroke(colour, 5.0, strokes)
        .trace("#fff", 1.6, 70, strokes)
}

/// An eye in a triangle of rays.
fn occult() -> Drawing {
    let triangle = "M32 3L62 57H2Z";
    Drawing::new()
        .paint("#5b2f86", triangle)
        .sheen(triangle)
        .stroke(GOLD, 2.2, "M32 11L55 53H9Z")
        .paint("#fff3da", "M13 42C20 30 44 30 51 42C44 52 20 52 13 42Z")
        .flat("#5b2f86", circle(32.0, 41.5, 7.4))
        .flat(INK, "M32 35C34.5 39 34.5 44 32 48C29.5 44 29.5 39 32 35Z")
        .stroke(GOLD, 2.4, "M32 18V27M25 22L27 29M39 22L37 29")
}

/// An ear of barley.
fn malt() -> Drawing {
    let grain = "M0 0C-3-8 0-14 5-18C9-12 8-4 0 0Z";
    let mut drawing = Drawing::new().stroke("#7a5a14", 3.2, "M32 62V14").stroke(
        "#b98d22",
        1.8,
        "M32 12V0M24 14L18 2M40 14L46 2M18 24L10 10M46 24L54 10",
    );
    for y in [54.0, 43.0, 32.0, 22.0] {
        let grain =
            Drawing::new().turned(28.0, 0.0, 0.0, &Drawing::new().paint("#e3b23a", grain).glint("M2-4C1-8 2-11 4-13"));
        let side = Drawing::new().at(33.0, y, 1.0, &grain);
        drawing = drawing.both(64.0, &side);
    }
    drawing.paint("#f0c75a", "M32 18C27 12 28 6 32 1C36 6 37 12 32 18Z")
}

/// A pariah: a hooded one without a face, on a broken ring.
fn paria() -> Drawing {
    let disc = circle(32.0, 32.0, 29.5);
    Drawing::new()
        .paint("#4a4642", &disc)
        .sheen(&disc)
        .stroke("#8d8780", 2.0, "M38 7A26 26 0 1 0 56 22")
        .paint("#2a2725", "M14 54C14 40 16 18 32 10C48 18 50 40 50 54C38 60 26 60 14 54Z")
        .light("M18 50C18 38 20 24 31 15C25 24 22 38 23 52Z")
        .flat("#0c0a09", "M22 40C22 28 28 22 32 20C36 22 42 28 42 40C38 46 26 46 22 40Z")
        .flat("#d8cfc2", circle(27.5, 35.0, 2.2))
        .flat("#d8cfc2", circle(36.5, 35.0, 2.2))
        .stroke("#c4402f", 4.0, "M46 4L60 18M60 4L46 18")
}

/// The Liqueur Certification: a sealed scroll with a mug, as a portrait of 100 by 120.
pub(super) fn certification() -> Drawing {
    let sheet = "M20 14H80V92H20Z";
    Drawing::new()
        .paint(PARCHMENT, sheet)
        .sheen(sheet)
        .paint("#d8c18a", "M12 8H88C93 8 93 20 88 20H12C7 20 7 8 12 8Z")
        .paint("#d8c18a", "M12 86H88C93 86 93 98 88 98H12C7 98 7 86 12 86Z")
        .at(30.0, 22.0, 0.62, &malt())
        .line("M28 66H72M28 72H72M28 78H56")
        .paint("#b3261e", "M62 92L58 118 67 112 72 119 76 92Z")
        .paint("#cf3b2f", star(68.0, 88.0, 12, 16.0, 13.0))
        .stroke("#7c1608", 2.2, circle(68.0, 88.0, 9.0))
        .flat("#ffd9c8", star(68.0, 88.0, 5, 6.5, 2.8))
        .stroke(GOLD, 2.0, "M26 26H32M26 26V32M74 26H68M74 26V32")
}
