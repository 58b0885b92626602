//! Rulings: decisions where the printed rules are silent or disagree, each with an id that tests and refusals cite.

use std::fmt;

/// A ruling: its id, such as `NID-R5`, and why it was needed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ruling {
    id: &'static str,
    basis: Basis,
}

/// Why a ruling was needed: how the printed rules left the question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Basis {
    /// No book answers the question.
    Silent,
    /// The books of different editions answer it differently.
    EditionsDiffer,
    /// The text can be read in more than one way.
    AmbiguousPrint,
    /// The ruling departs from the literal text.
    OverridesPrint,
}

impl Basis {
    /// Returns the words that the written rules use for it.
    pub const fn label(self) -> &'static str {
        match self {
            Basis::Silent => "silent",
            Basis::EditionsDiffer => "editions differ",
            Basis::AmbiguousPrint => "ambiguous print",
            Basis::OverridesPrint => "overrides the print",
        }
    }
}

macro_rules! rulings {
    ($($(#[$doc:meta])* $name:ident = $id:literal, $basis:ident;)*) => {
        impl Ruling {
            $($(#[$doc])* pub const $name: Ruling = Ruling { id: $id, basis: Basis::$basis };)*
            /// Every ruling this crate implements.
            pub const ALL: &'static [Ruling] = &[$(Ruling::$name),*];
        }
    };
}

rulings! {
    /// No hero can be taken: the recruitment is lost until the next placement.
    NID_R1 = "NID-R1", Silent;
    /// A coin of the value given up is not available for the exchange, not even another copy.
    NID_R2 = "NID-R2", EditionsDiffer;
    /// Equal coins in a trade: a base coin is given up before a Treasure coin.
    NID_R3 = "NID-R3", Silent;
    /// No coin may be transformed: nothing happens.
    NID_R4 = "NID-R4", Silent;
    /// Dagda and Bonfur discard top dwarves only, the full number or they cannot be recruited.
    NID_R5 = "NID-R5", EditionsDiffer;
    /// Ylud moved at the end of age 2 goes on top, leaves no gap; staying is no placement.
    NID_R6 = "NID-R6", Silent;
    /// A hero recruited by Ylud's last placement is played normally.
    NID_R7 = "NID-R7", Silent;
    /// The owner of Uline always holds at least two coins when trading.
    NID_R8 = "NID-R8", Silent;
    /// Nobody is Pioneer: a random card of the age 2 deck is discarded.
    NID_R9 = "NID-R9", EditionsDiffer;
    /// The Warriors' majority needs a Warrior rank.
    NID_R10 = "NID-R10", OverridesPrint;
    /// A face-down coin seen this round stays known until the coins come back.
    NID_R11 = "NID-R11", Silent;
    /// The order of the end of an age.
    NID_R12 = "NID-R12", Silent;
    /// Thrud is put back after the effect of the card that lifted her, before the line check.
    NID_R13 = "NID-R13", AmbiguousPrint;
    /// The order of the distinctions: Warriors, Hunters, Miners, Blacksmiths, Explorers.
    NID_R14 = "NID-R14", EditionsDiffer;
    /// The list of dwarf cards and the Shield track are a reconstruction, kept as data.
    NAI_R1 = "NAI-R1", Silent;
    /// What is said of the 0 holds for the special 3.
    NAI_R2 = "NAI-R2", Silent;
    /// When a token covers a card of the Errants.
    NAI_R3 = "NAI-R3", AmbiguousPrint;
    /// Tokens removed at the end uncover the highest values.
    NAI_R4 = "NAI-R4", Silent;
    /// How a chain of mercenaries begins, goes on and ends.
    NAI_R5 = "NAI-R5", AmbiguousPrint;
    /// A Talion dwarf kept by Svara improves the coin on the tavern being resolved.
    NAI_R6 = "NAI-R6", Silent;
    /// Only dwarves improve coins, Cognars and Ga'at do not.
    NAI_R7 = "NAI-R7", AmbiguousPrint;
    /// What the special 3 does where the 0 lay.
    NAI_R8 = "NAI-R8", Silent;
    /// The Certification is won by a strict majority of malt.
    NAI_R9 = "NAI-R9", Silent;
    /// The order of the first player's turn at the second tavern with two players.
    NAI_R10 = "NAI-R10", Silent;
    /// The Talion improvement is compulsory even where it lowers the coin.
    NAI_R11 = "NAI-R11", AmbiguousPrint;
    /// Ga'at in the Shield column is one rank in all.
    NAI_R12 = "NAI-R12", AmbiguousPrint;
}

impl Ruling {
    /// Returns the id as text.
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// Returns why the ruling was needed.
    pub const fn basis(self) -> Basis {
        self.basis
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
