//! The devices of the five Orders, in one colour, in boxes of 64 by 64.

use crate::art::drawing::{Drawing, circle, star};

const ONE: &str = "currentColor";

/// A tall shield with two chevrons and a boss.
pub(super) fn shield() -> Drawing {
    Drawing::new().pierced(
        ONE,
        "M10 6C18 8 26 6 32 2C38 6 46 8 54 6V36C54 48 44 58 32 63C20 58 10 48 10 36ZM16 20V27L32 37 48 27V20L32 30ZM16 35C17 39 18 42 20 44L32 52 44 44C46 42 47 39 48 35L32 45ZM32 11L38 17 32 23 26 17Z",
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
        .flat(ONE, "M5 18.500H19V34C22 38 30 38 34 42V47H4Z".replace(".500", ".5"))
        .flat(ONE, "M4 49.500H34V54H14V52H12V54H4Z".replace(".500", ".5"));
    Drawing::new().at(26.0, -7.0, 1.02, &boot).at(-1.0, 8.0, 1.02, &boot)
}

/// A hammer with a rune on its head.
pub(super) fn rune_hammer() -> Drawing {
    Drawing::new()
        .pierced(
            ONE,
            "M10 4H54L60 10V28L54 34H10L4 28V10ZM26 8V30H30.500V22L40 30V24L33 18.500 40 14V8L30.500 15V8Z"
                .replace(".500", ".5"),
        )
        .flat(ONE, "M27.5 36.500H36.500V58H27.500Z".replace(".500", ".5"))
        .flat(ONE, "M25 58H39V64H25Z")
}

/// A coin with a star cut out of it.
pub(super) fn coin() -> Drawing {
    Drawing::new()
        .pierced(ONE, format!("{}{}", circle(32.0, 32.0, 30.0), circle(32.0, 32.0, 25.0)))
        .pierced(ONE, format!("{}{}", circle(32.0, 32.0, 22.0), star(32.0, 32.0, 5, 17.0, 7.0)))
}
