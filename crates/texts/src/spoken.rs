//! What the words need to know of a game and the mechanics do not tell.

use elvaland_rules::mechanics::Ruleset;
use elvaland_rules::nains::{self, Nains};
use elvaland_rules::nidavellir::{Nidavellir, Power};

/// Rules whose games can be put into words.
pub trait Spoken: Ruleset {
    /// Returns how many dwarves a step of this game asks to discard.
    fn discards(power: Self::Power) -> usize;
}

impl Spoken for Nidavellir {
    fn discards(power: Power) -> usize {
        match power {
            Power::Discard(_, discarder) => discarder.count(),
            Power::Thrud(_) | Power::Ylud(_) | Power::Evaluate(_) | Power::Retire => 0,
        }
    }
}

impl Spoken for Nains {
    fn discards(_power: nains::Power) -> usize {
        0
    }
}
