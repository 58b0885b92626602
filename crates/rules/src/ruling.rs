//! The rulings: decisions where the printed rules are silent or disagree, each with an id that tests, refusals and
//! `docs/rules/` cite.

use std::fmt;

/// The id of a ruling, such as `NID-R5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ruling(&'static str);

macro_rules! rulings {
    ($($(#[$doc:meta])* $name:ident = $id:literal;)*) => {
        impl Ruling {
            $($(#[$doc])* pub const $name: Ruling = Ruling($id);)*
            /// Every ruling this crate implements.
            pub const ALL: &'static [Ruling] = &[$(Ruling::$name),*];
        }
    };
}

rulings! {
    /// No hero can be taken: the recruitment is lost until the next placement.
    NID_R1 = "NID-R1";
    /// A coin of the value given up is not available for the exchange, not even another copy.
    NID_R2 = "NID-R2";
    /// Equal coins in a trade: a base coin is given up before a Treasure coin.
    NID_R3 = "NID-R3";
    /// No coin may be transformed: nothing happens.
    NID_R4 = "NID-R4";
    /// Dagda and Bonfur discard top dwarves only, the full number or they cannot be recruited.
    NID_R5 = "NID-R5";
    /// Ylud moved at the end of age 2 goes on top, leaves no gap; staying is no placement.
    NID_R6 = "NID-R6";
    /// A hero recruited by Ylud's last placement is played normally.
    NID_R7 = "NID-R7";
    /// The owner of Uline always holds two coins or more when he trades.
    NID_R8 = "NID-R8";
    /// Nobody is Pioneer: a random card of the age 2 deck is discarded.
    NID_R9 = "NID-R9";
    /// The Warriors' majority needs a Warrior rank.
    NID_R10 = "NID-R10";
    /// A face-down coin seen this round stays known until the coins come back.
    NID_R11 = "NID-R11";
    /// The order of the end of an age.
    NID_R12 = "NID-R12";
    /// Thrud is put back after the effect of the card that lifted her, before the line check.
    NID_R13 = "NID-R13";
}

impl Ruling {
    /// The id as text.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
