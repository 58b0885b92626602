//! The report of a simulation, and merging the reports of its shards.

use std::fmt::Write as _;
use std::io;

use elvaland_rules::{GameName, State, with_rules};
use serde::{Deserialize, Serialize};

use crate::cards::CardsUsed;
use crate::chart::Chart;
use crate::games::AnalyzedRules;
use crate::shard::{JoinError, Numbers, PartError};
use crate::statistics::{Report, Statistics};

const FORMAT: &str = "elvaland-simulation";
const VERSION: u32 = 1;

/// Which games were played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SimulationHead {
    format: String,
    version: u32,
    table: String,
    bots: Vec<String>,
    budget: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cards: Option<CardsUsed>,
    seed: u64,
    numbers: Numbers,
}

/// One report of a simulation as `--merge` reads it: its games and their sums.
#[derive(Clone, Debug, Deserialize)]
pub struct SimulationPart {
    #[serde(flatten)]
    head: SimulationHead,
    sums: Statistics,
}

/// The report of a simulation.
#[derive(Serialize)]
pub struct SimulationReport<'a> {
    #[serde(flatten)]
    head: &'a SimulationHead,
    #[serde(flatten)]
    report: Report,
    /// The exact sums that everything above follows from.
    sums: &'a Statistics,
}

impl SimulationHead {
    /// Describes the games of `simulation` with these numbers.
    pub fn new<R: AnalyzedRules>(
        simulation: &super::Simulation<R>,
        cards: Option<CardsUsed>,
        numbers: Numbers,
    ) -> SimulationHead {
        SimulationHead {
            format: FORMAT.to_owned(),
            version: VERSION,
            table: simulation.rules().describe(),
            bots: simulation.lineup.by_seat().map(|bot| bot.name().to_owned()).collect(),
            budget: simulation.budget.to_string(),
            cards,
            seed: simulation.seed,
            numbers,
        }
    }

    /// Returns the simulation in one line: `nidavellir 4p, 1000 random games, seed 1`.
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

/// The bot that plays by default.
const RANDOM: &str = "random";

impl<'a> SimulationReport<'a> {
    /// Makes the report of these sums.
    pub fn new<R: AnalyzedRules>(head: &'a SimulationHead, sums: &'a Statistics, rules: &R) -> SimulationReport<'a> {
        SimulationReport { head, report: sums.report(rules), sums }
    }

    /// Draws scores and win rates.
    pub fn chart(&self) -> Chart {
        Chart::of(self.head.title(), self.sums, &self.report)
    }

    /// Writes the report as tables.
    ///
    /// # Errors
    /// `out` cannot be written.
    pub fn write_text(&self, out: &mut dyn io::Write) -> io::Result<()> {
        writeln!(out, "{}", self.head.title())?;
        if let Some(cards) = &self.head.cards {
            writeln!(out, "{cards}")?;
        }
        self.report.write_text(out)
    }
}

impl SimulationPart {
    /// Reads a report that was written as JSON.
    ///
    /// # Errors
    /// The text is not such a report, or its sums contradict its head.
    pub fn from_json(text: &str) -> Result<SimulationPart, PartError> {
        let part: SimulationPart = serde_json::from_str(text).map_err(|error| PartError::new(&error))?;
        let SimulationHead { format, version, numbers, .. } = &part.head;
        if format != FORMAT || *version != VERSION {
            return Err(PartError::new(&format_args!("format {format}, version {version}")));
        }
        if numbers.count() != part.sums.games() {
            return Err(PartError::new(&"it does not hold as many games as it says"));
        }
        Ok(part)
    }

    /// Adds another part of the same simulation.
    ///
    /// # Errors
    /// The other part is of another simulation, or a game is in both.
    pub fn join(&mut self, other: &SimulationPart) -> Result<(), JoinError> {
        let run = |head: &SimulationHead| SimulationHead { numbers: Numbers::default(), ..head.clone() };
        if run(&self.head) != run(&other.head) {
            return Err(JoinError::OtherRun);
        }
        self.head.numbers.join(&other.head.numbers).map_err(JoinError::Twice)?;
        self.sums.merge(&other.sums);
        Ok(())
    }

    /// Makes the report.
    ///
    /// # Errors
    /// The table of the head is not of a known game, or the sums are not of such a table.
    pub fn report(&self) -> Result<SimulationReport<'_>, PartError> {
        let unknown = || PartError::new(&"its table is of no known game");
        let name = self.head.table.split_whitespace().next().ok_or_else(unknown)?;
        let game: GameName = name.parse().map_err(|_| unknown())?;
        with_rules!(game, R => {
            let table: State<R> = self.head.table.parse().map_err(|error| PartError::new(&error))?;
            match self.sums.fits::<R>(table.players()) {
                true => Ok(SimulationReport::new(&self.head, &self.sums, table.table().rules())),
                false => Err(PartError::new(&"its sums are not those of its table")),
            }
        })
    }
}
