//! The report of a match, and merging the reports of its shards.

use std::io;

use serde::{Deserialize, Serialize};

use super::tally::{EntrantReport, Exact, MatchReport, MatchTally, Speed};
use super::{Match, Sequential, Verdict};
use crate::cards::CardsUsed;
use crate::chart::Chart;
use crate::games::AnalyzedRules;
use crate::lineup::Seating;
use crate::moments::Interval;
use crate::party::Spent;
use crate::shard::{JoinError, Numbers, PartError};
use elvaland_rules::dealer::Dealer;

const FORMAT: &str = "elvaland-match";
const VERSION: u32 = 1;

/// The settings of a match, in its report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchHead {
    format: String,
    version: u32,
    game: String,
    table: String,
    /// The bots by seat in the first rotation.
    bots: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cards: Option<CardsUsed>,
    seed: u64,
    budget: String,
    /// The numbers of the deals.
    numbers: Numbers,
}

/// One report of a match as `--merge` reads it: its deals and their sums.
#[derive(Clone, Debug)]
pub struct MatchPart {
    head: MatchHead,
    tally: MatchTally,
}

#[derive(Deserialize)]
struct PartJson {
    #[serde(flatten)]
    head: MatchHead,
    sums: Exact,
    spent: Vec<Spent>,
}

/// The report of a match.
#[derive(Serialize)]
pub struct MatchSummary {
    #[serde(flatten)]
    head: MatchHead,
    #[serde(flatten)]
    report: MatchReport,
    test: TestReport,
    /// The exact sums that the figures follow from.
    sums: Exact,
    /// `speed` and `spent` depend on the machine; with budgets in iterations nothing else does.
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

impl MatchHead {
    /// Describes the deals of `contest` with these numbers.
    pub fn new<R: AnalyzedRules>(contest: &Match<R>, cards: Option<CardsUsed>, numbers: Numbers) -> MatchHead {
        let table = R::start(&contest.options, Dealer::new(contest.seed).rng()).table().rules().describe();
        MatchHead {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: R::NAME.to_owned(),
            table,
            bots: contest.lineup.by_seat().map(|bot| bot.name().to_owned()).collect(),
            cards,
            seed: contest.seed,
            budget: contest.budget.to_string(),
            numbers,
        }
    }
}

impl MatchPart {
    /// Combines a head and the deals it describes.
    pub fn new(head: MatchHead, tally: MatchTally) -> MatchPart {
        MatchPart { head, tally }
    }

    /// Reads a report that was written as JSON.
    ///
    /// # Errors
    /// The text is not such a report, or its sums contradict its head.
    pub fn from_json(text: &str) -> Result<MatchPart, PartError> {
        let PartJson { head, sums, spent } = serde_json::from_str(text).map_err(|error| PartError::new(&error))?;
        if head.format != FORMAT || head.version != VERSION {
            return Err(PartError::new(&format_args!("format {}, version {}", head.format, head.version)));
        }
        let seating = Seating::new(&head.bots, head.bots.len()).map_err(|error| PartError::new(&error))?;
        let tally = MatchTally::of(&seating, sums, spent);
        let tally = tally.ok_or_else(|| PartError::new(&"its sums are not those of its bots"))?;
        match tally.deals() == head.numbers.count() {
            true => Ok(MatchPart { head, tally }),
            false => Err(PartError::new(&"it does not hold as many deals as it says")),
        }
    }

    /// Adds another part of the same match.
    ///
    /// # Errors
    /// The other part is of another match, or a deal is in both.
    pub fn join(&mut self, other: &MatchPart) -> Result<(), JoinError> {
        let run = |head: &MatchHead| MatchHead { numbers: Numbers::default(), ..head.clone() };
        if run(&self.head) != run(&other.head) {
            return Err(JoinError::OtherRun);
        }
        self.head.numbers.join(&other.head.numbers).map_err(JoinError::Twice)?;
        self.tally.merge(&other.tally);
        Ok(())
    }

    /// Makes the report; the sequential test looks for this gain of the first bot's win rate.
    pub fn summary(self, gain: f64) -> MatchSummary {
        let MatchPart { head, tally } = self;
        let (test, first) = (tally.test(gain), tally.first());
        MatchSummary {
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
}

impl MatchSummary {
    /// Draws the win rates.
    pub fn chart(&self) -> Chart {
        Chart::of_match(self.title(), &self.report.entrants)
    }

    fn title(&self) -> String {
        let (MatchReport { deals, games, .. }, MatchHead { table, seed, budget, .. }) = (&self.report, &self.head);
        format!("{table}, {games} games on {deals} deals, seed {seed}, budget {budget}")
    }

    /// Writes the report as tables.
    ///
    /// # Errors
    /// `out` cannot be written.
    pub fn write_text(&self, out: &mut dyn io::Write) -> io::Result<()> {
        let MatchHead { cards, numbers, .. } = &self.head;
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
        for entrant in &self.report.entrants {
            match self.report.deals {
                0 => write_no_deals(out, entrant)?,
                _ => write_entrant(out, entrant)?,
            }
        }
        writeln!(out)?;
        if self.report.deals == 0 {
            return writeln!(out, "No deal was finished in every rotation.");
        }
        self.write_test(out)?;
        writeln!(out)?;
        self.write_speed(out)
    }

    fn write_test(&self, out: &mut dyn io::Write) -> io::Result<()> {
        let TestReport { fair, gain, llr, bound, verdict } = &self.test;
        let verdict = match verdict {
            Verdict::Better => "better",
            Verdict::NotBetter => "not better",
            Verdict::Undecided => "undecided",
        };
        let first = &self.report.entrants[0].bot;
        let [fair, gained] = [*fair, fair + gain].map(percent);
        writeln!(out, "Is {first} better? {fair} or {gained}: {verdict} (log ratio {llr:.2}, bound {bound:.2})",)
    }

    fn write_speed(&self, out: &mut dyn io::Write) -> io::Result<()> {
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

/// Writes a bot without figures.
fn write_no_deals(out: &mut dyn io::Write, entrant: &EntrantReport) -> io::Result<()> {
    let EntrantReport { bot, seats, fair, .. } = entrant;
    writeln!(
        out,
        "{bot:<16}{seats:>6}{:>8}{:>9}{:>17}{:>9}{:>9}{:>7}{:>15}",
        percent(*fair),
        "-",
        "-",
        "-",
        "-",
        "-",
        "-"
    )
}

fn write_entrant(out: &mut dyn io::Write, entrant: &EntrantReport) -> io::Result<()> {
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
