//! What a run of games leaves: which run it was, what it showed, and the sums it follows from.

use std::fmt::Write as _;
use std::io::Write;

use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::games::Playable;
use crate::list::UsedCards;
use crate::shard::Numbers;
use crate::statistics::{Chart, Plot, Report, Statistics};

pub(super) const FORMAT: &str = "elvaland-simulation";
pub(super) const VERSION: u32 = 1;

/// Which games were played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Head {
    pub(super) format: String,
    pub(super) version: u32,
    /// The game and its options, as a position begins.
    pub(super) table: String,
    /// Who played, by seat.
    pub(super) bots: Vec<String>,
    /// What a bot without a budget of its own could spend on a decision; it matters to some bots.
    pub(super) budget: String,
    /// The cards, if they are data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) cards: Option<UsedCards>,
    pub(super) seed: u64,
    /// The numbers of the games.
    pub(super) numbers: Numbers,
}

/// What one file holds of a run: enough to add it to others.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Part {
    #[serde(flatten)]
    pub(super) head: Head,
    pub(super) sums: Statistics,
}

/// What a run leaves.
#[derive(Serialize)]
pub(super) struct Document<'a> {
    #[serde(flatten)]
    head: &'a Head,
    #[serde(flatten)]
    report: Report,
    /// The exact sums that everything above follows from; what `--merge` reads.
    sums: &'a Statistics,
}

impl Head {
    /// The run in a line: `nidavellir 4p, 1000 random games, seed 1`.
    fn title(&self) -> String {
        let games = self.numbers.count();
        let word = if games == 1 { "game" } else { "games" };
        let mut title = match self.bots.iter().all(|bot| bot == RANDOM) {
            true => format!("{}, {games} random {word}", self.table),
            false => format!("{}, {games} {word} of {} with budget {}", self.table, self.bots.join(", "), self.budget),
        };
        let _ = write!(title, ", seed {}", self.seed);
        if !self.numbers.is_whole() {
            let _ = write!(title, ", numbers {}", self.numbers);
        }
        title
    }
}

/// The bot that plays unless others are asked for.
const RANDOM: &str = "random";

impl<'a> Document<'a> {
    pub(super) fn new<R: Playable>(head: &'a Head, sums: &'a Statistics, rules: &R) -> Document<'a> {
        Document { head, report: sums.report(rules), sums }
    }

    /// Writes the report, as JSON or as tables, and draws what is asked for.
    pub(super) fn write(&self, json: bool, plot: &mut Plot, out: &mut dyn Write) -> Result<(), Failure> {
        let chart = Chart::of(self.head.title(), self.sums, &self.report);
        if json {
            serde_json::to_writer_pretty(&mut *out, self)?;
            writeln!(out)?;
            return plot.draw(&chart, None);
        }
        writeln!(out, "{}", self.head.title())?;
        if let Some(cards) = &self.head.cards {
            writeln!(out, "{cards}")?;
        }
        self.report.write(out)?;
        plot.draw(&chart, Some(out))
    }
}
