//! What the analysis asks of a game beyond its rules.

use elvaland_bots::BotGame;
use elvaland_rules::Rules;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::position::PositionFormat;
use elvaland_rules::record::RecordFormat;

/// Rules whose games can be simulated, recorded and analyzed.
pub trait AnalyzedRules: BotGame + RecordFormat + PositionFormat {
    /// The heading of the cards that players get otherwise than by lines; empty if there are none.
    const AWARDS_TITLE: &'static str = "";

    /// Returns the options in the words of a position, for example `nidavellir 4p german`.
    fn describe(&self) -> String {
        let header = format!("{} {}p", Self::NAME, self.players());
        self.words().into_iter().fold(header, |text, word| format!("{text} {word}"))
    }
}

impl AnalyzedRules for Nidavellir {}

impl AnalyzedRules for Nains {
    const AWARDS_TITLE: &'static str = "Ally, Elite and Certification";

    /// Leaves out the order of the Elite, which every game draws anew.
    fn describe(&self) -> String {
        format!("{} {}p", Self::NAME, self.players())
    }
}
