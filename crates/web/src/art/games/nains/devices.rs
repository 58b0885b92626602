//! The devices of the five Orders, in one colour, in boxes of 64 by 64.

use crate::art::drawing::{Drawing, circle, star};

const ONE: &str = "currentColor";

/// A quartered shield.
pub(super) fn shield() -> Drawing {
    Drawing::new().pierced(
        ONE,
        "M8 6C17 8 25 6 32 1C39 6 47 8 56 6V34C56 47 45 57 32 63C19 57 8 47 8 34ZM34 8.5V29.5H50V12C44 12.5 39 11.5 34 8.5ZM30 34H14C14 44 21 51.5 30 56Z",
    )
}

/// A flame over a bowl.
pub(super) fn flame() -> Drawing {
    Drawing::new()
        .pierced(ONE, "M34 0C36 12 50 18 50 32C50 40 44 45 38 46H26C20 45 14 40 14 32C14 24 20 20 22 12C26 14 27 18 28 21C32 16 34 8 34 0ZM33 24C34 31 40 32 40 38C40 42 36 44 32 44S24 42 24 38C24 33 31 31 33 24Z")
        .flat(ONE, "M8 48H56C54 56 46 58 40 58V60H46V64H18V60H24V58C18 58 10 56 8 48Z")
}

/// A pair of boots on the way.
pub(super) fn boots() -> Drawing {
    let boot = Drawing::new()
        .flat(ONE, "M4 10H20V16H4Z")
        .flat(ONE, "M5 18.5H19V34C22 38 30 38 34 42V47H4Z")
        .flat(ONE, "M4 49.5H34V54H14V52H12V54H4Z");
    Drawing::new().at(26.0, -7.0, 1.02, &boot).at(-1.0, 8.0, 1.02, &boot)
}

/// A hammer with a rune on its head.
pub(super) fn rune_hammer() -> Drawing {
    Drawing::new()
        .pierced(
            ONE,
            "M10 4H54L60 10V28L54 34H10L4 28V10ZM32 7L41 16 36 21 43 30H37L32 24 27 30H21L28 21 23 16ZM32 12L28 16 32 20 36 16Z"
                ,
        )
        .flat(ONE, "M27.5 36.5H36.5V58H27.5Z")
        .flat(ONE, "M25 58H39V64H25Z")
}

/// A coin that becomes a better one: an arrow cut out of it.
pub(super) fn coin() -> Drawing {
    let edge = star(32.0, 32.0, 16, 32.0, 28.5);
    Drawing::new()
        .pierced(ONE, format!("{edge}{}", circle(32.0, 32.0, 25.0)))
        .pierced(ONE, format!("{}M32 14L47 31H38V49H26V31H17Z", circle(32.0, 32.0, 22.0)))
}
