//! The devices of the five classes, in one colour, in boxes of 64 by 64.

use crate::art::drawing::{Drawing, circle, star};

const ONE: &str = "currentColor";

/// A shield, and the axe on it left out.
pub(super) fn axe_and_shield() -> Drawing {
    Drawing::new().pierced(
        ONE,
        "M32 2L58 9V32C58 46 46 57 32 63C18 57 6 46 6 32V9ZM30 14C26 16 22 15 18 11C12 19 12 31 18 39C21 34 26 32 29.500 33V54H34.500V33C38 32 43 34 46 39C52 31 52 19 46 11C42 15 38 16 34.500 14V9H30Z".replace(".500", ".5"),
    )
}

/// A bent bow with an arrow on the string.
pub(super) fn bow() -> Drawing {
    Drawing::new()
        .stroke(ONE, 6.0, "M12 6C38 4 60 26 58 52")
        .stroke(ONE, 2.4, "M12 6L24 40 58 52")
        .stroke(ONE, 4.2, "M10 54L50 14")
        .flat(ONE, "M60 4L57 22 50 14 42 7Z")
        .flat(ONE, "M18 46L16 56 5 61 8 50Z")
}

/// A pick.
pub(super) fn pick() -> Drawing {
    Drawing::new()
        .flat(ONE, "M14 6C34 2 60 22 60 52C52 36 44 26 36 20L31 15C26 12 20 9 14 6Z")
        .flat(ONE, "M38 22L44 28 14 61 5 52Z")
        .flat(ONE, "M46 6L58 18 52 20 44 12Z")
        .flat(ONE, "M8 16L14 22 8 28 2 22Z")
}

/// An anvil, and a hammer over it.
pub(super) fn anvil() -> Drawing {
    Drawing::new()
        .flat(ONE, "M2 30H62V36C56 42 48 43 42 44C40 48 41 50 46 53H50V62H14V53H20C24 50 25 46 22 43C14 43 6 40 2 30Z")
        .flat(ONE, "M18 4H38V18H18Z")
        .flat(ONE, "M41 8.5H62V13.5H41Z")
}

/// A compass rose.
pub(super) fn compass() -> Drawing {
    let ring = format!("{}{}", circle(32.0, 32.0, 26.0), circle(32.0, 32.0, 21.0));
    let rose = star(32.0, 32.0, 4, 32.0, 7.5);
    Drawing::new().pierced(ONE, ring).flat(ONE, rose).at(
        32.0,
        -13.25,
        1.0,
        &Drawing::new().turned(
            45.0,
            0.0,
            0.0,
            &Drawing::new().at(0.0, 0.0, 1.0, &Drawing::new().flat(ONE, star(32.0, 32.0, 4, 15.0, 5.0))),
        ),
    )
}
