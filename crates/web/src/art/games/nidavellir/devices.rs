//! The devices of the five classes, in one colour, in boxes of 64 by 64.

use crate::art::drawing::{Drawing, circle, star};

const ONE: &str = "currentColor";

/// A shield, and the axe on it left out.
pub(super) fn axe_and_shield() -> Drawing {
    Drawing::new().pierced(
        ONE,
        "M32 2L58 9V32C58 46 46 57 32 63C18 57 6 46 6 32V9ZM30 14C26 16 22 15 18 11C12 19 12 31 18 39C21 34 26 32 29.5 33V54H34.5V33C38 32 43 34 46 39C52 31 52 19 46 11C42 15 38 16 34.5 14V9H30Z",
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
    let upright = Drawing::new()
        .flat(ONE, "M-2 28C6 10 20 2 32 2S58 10 66 28C58 21 48 17 38 16.5H26C16 17 6 21 -2 28Z")
        .flat(ONE, "M27 19H37V66H27Z")
        .flat(ONE, "M25 68H39V72H25Z");
    Drawing::new().at(2.0, 5.5, 0.82, &Drawing::new().turned(38.0, 32.0, 32.0, &upright))
}

/// An anvil, and a hammer striking sparks from it.
pub(super) fn anvil() -> Drawing {
    let hammer = Drawing::new().flat(ONE, "M12 0H34V7H64V13.5H34V20H12L8 16V4Z");
    Drawing::new()
        .flat(ONE, "M2 33H62V38C56 43 48 44 42 45C40 49 41 51 46 54H50V63H14V54H20C24 51 25 47 22 44C14 44 6 42 2 33Z")
        .at(9.0, 3.0, 0.78, &Drawing::new().turned(13.0, 24.0, 18.0, &hammer))
        .stroke(ONE, 2.6, "M5 24L11 27M9 14L14 20M40 27L46 25")
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
