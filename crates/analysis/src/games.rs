//! The trait of games that can be analyzed.

use std::ops::Range;

use elvaland_bots::BotGame;
use elvaland_rules::Rules;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::position::PositionFormat;
use elvaland_rules::record::RecordFormat;

use crate::simulation::{Chunk, Simulation};

/// Rules whose games can be simulated, recorded and analyzed.
pub trait AnalyzedRules: BotGame + RecordFormat + PositionFormat {
    /// Plays some games of a simulation. Each game implements it, so that it is compiled and optimised in this crate and not in
    /// every program that simulates.
    #[doc(hidden)]
    fn play_chunk(simulation: &Simulation<Self>, numbers: Range<u64>, stop: &dyn Fn() -> bool) -> Chunk;

    /// The heading of the cards that players get otherwise than by lines; empty if there are none.
    const AWARDS_TITLE: &'static str = "";

    /// Returns the options in the words of a position, for example `nidavellir 4p german`.
    fn describe(&self) -> String {
        let header = format!("{} {}p", Self::NAME, self.players());
        self.words().into_iter().fold(header, |text, word| format!("{text} {word}"))
    }
}

impl AnalyzedRules for Nidavellir {
    fn play_chunk(simulation: &Simulation<Self>, numbers: Range<u64>, stop: &dyn Fn() -> bool) -> Chunk {
        simulation.chunk(numbers, stop)
    }
}

impl AnalyzedRules for Nains {
    const AWARDS_TITLE: &'static str = "Ally, Elite and Certification";

    fn play_chunk(simulation: &Simulation<Self>, numbers: Range<u64>, stop: &dyn Fn() -> bool) -> Chunk {
        simulation.chunk(numbers, stop)
    }

    /// Leaves out the order of the Elite, which every game draws anew.
    fn describe(&self) -> String {
        format!("{} {}p", Self::NAME, self.players())
    }
}
