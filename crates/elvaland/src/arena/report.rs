//! What a match showed, for people and for programs.

use std::io::{self, Write};

use elvaland_analysis::arena::{EntrantReport, Exact, Interval, Report, Sequential, Speed, Spent, Tally, Verdict};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::list::UsedCards;
use crate::shard::Numbers;
use crate::statistics::{Chart, Plot};

pub(super) const FORMAT: &str = "elvaland-match";
pub(super) const VERSION: u32 = 1;

/// Which match was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Head {
    pub(super) format: String,
    pub(super) version: u32,
    pub(super) game: String,
    /// The game and its options, as a position begins.
    pub(super) table: String,
    /// The bots by seat, before anybody moves to the next one.
    pub(super) bots: Vec<String>,
    /// The cards, if they are data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) cards: Option<UsedCards>,
    pub(super) seed: u64,
    pub(super) budget: String,
    /// The numbers of the deals.
    pub(super) numbers: Numbers,
}

/// What one file holds of a match: enough to add it to others.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Part {
    #[serde(flatten)]
    pub(super) head: Head,
    pub(super) sums: Exact,
    pub(super) spent: Vec<Spent>,
}

/// What a match showed.
#[derive(Serialize)]
pub(super) struct Summary {
    #[serde(flatten)]
    head: Head,
    #[serde(flatten)]
    report: Report,
    test: TestReport,
    /// The exact sums that the figures follow from; what `--merge` reads.
    sums: Exact,
    /// With `spent` the only part that depends on the machine, if the budgets are iterations.
    speed: Vec<Speed>,
    spent: Vec<Spent>,
}

/// The sequential test of the first bot.
#[derive(Serialize)]
struct TestReport {
    fair: f64,
    gain: f64,
    llr: f64,
    bound: f64,
    verdict: Verdict,
}

impl Summary {
    /// What a tally says; the test looks for this gain of the first bot.
    pub(super) fn new(head: Head, tally: &Tally, gain: f64) -> Summary {
        let (test, first) = (tally.test(gain), tally.first());
        Summary {
            head,
            report: tally.report(),
            test: TestReport {
                fair: test.fair,
                gain: test.gain,
                llr: test.llr(&first),
                bound: Sequential::BOUND,
                verdict: test.verdict(&first),
            },
            sums: tally.exact().clone(),
            speed: tally.speed(),
            spent: tally.spent().to_vec(),
        }
    }

    /// Writes the report, as JSON or as tables, and draws what is asked for.
    pub(super) fn write(&self, json: bool, plot: &mut Plot, out: &mut dyn Write) -> Result<(), Failure> {
        let chart = Chart::of_match(self.title(), &self.report.entrants);
        if json {
            serde_json::to_writer_pretty(&mut *out, self)?;
            writeln!(out)?;
            return plot.draw(&chart, None);
        }
        self.write_text(out)?;
        plot.draw(&chart, Some(out))
    }

    fn title(&self) -> String {
        let (Report { deals, games, .. }, Head { table, seed, budget, .. }) = (&self.report, &self.head);
        format!("{table}, {games} games on {deals} deals, seed {seed}, budget {budget}")
    }

    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let Report { entrants, .. } = &self.report;
        let Head { cards, numbers, .. } = &self.head;
        write!(out, "{}", self.title())?;
        match numbers.is_whole() {
            true => writeln!(out)?,
            false => writeln!(out, ", deals {numbers}")?,
        }
        if let Some(cards) = cards {
            writeln!(out, "{cards}")?;
        }
        writeln!(out)?;
        writeln!(
            out,
            "{:<16}{:>6}{:>8}{:>9}{:>17}{:>9}{:>9}{:>7}{:>15}",
            "Bot", "seats", "fair", "wins", "95 %", "score", "margin", "Elo", "95 %"
        )?;
        for entrant in entrants {
            write_entrant(out, entrant)?;
        }
        writeln!(out)?;
        let TestReport { fair, gain, llr, bound, verdict } = &self.test;
        let verdict = match verdict {
            Verdict::Better => "better",
            Verdict::NotBetter => "not better",
            Verdict::Undecided => "undecided",
        };
        let [fair, gained] = [*fair, fair + gain].map(percent);
        writeln!(
            out,
            "Is {} better? {fair} or {gained}: {verdict} (log ratio {llr:.2}, bound {bound:.2})",
            entrants[0].bot
        )?;
        writeln!(out)?;
        writeln!(out, "{:<16}{:>12}{:>15}{:>14}{:>14}", "Bot", "decisions", "ms a decision", "playouts", "a second")?;
        for Speed { bot, decisions, milliseconds_a_decision, playouts, playouts_a_second } in &self.speed {
            writeln!(
                out,
                "{bot:<16}{decisions:>12}{milliseconds_a_decision:>15.4}{playouts:>14}{playouts_a_second:>14.0}"
            )?;
        }
        Ok(())
    }
}

fn write_entrant(out: &mut dyn Write, entrant: &EntrantReport) -> io::Result<()> {
    let EntrantReport { bot, seats, fair, share, score, margin, elo } = entrant;
    let Interval { mean, low, high } = *share;
    let range = format!("{} – {}", percent(low), percent(high));
    write!(out, "{bot:<16}{seats:>6}{:>8}{:>9}{range:>17}{score:>9.1}{margin:>+9.1}", percent(*fair), percent(mean))?;
    match elo {
        None => writeln!(out),
        Some(Interval { mean, low, high }) => {
            writeln!(out, "{mean:>+7.0}{:>15}", format!("{low:+.0} – {high:+.0}"))
        }
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
