//! `--summary`: statistics of finished games, grouped by options.

use std::io::{self, Write};

use elvaland_analysis::chart::Chart;
use elvaland_analysis::rows::GameOrigin;
use elvaland_analysis::statistics::{GameFacts, Report, Statistics};
use elvaland_rules::{GameName, with_rules};
use serde::Serialize;

use crate::failure::Failure;
use crate::games::Playable;
use crate::output::Standard;
use crate::plot::Plot;
use crate::records::RecordText;
use crate::rows::{RowArgs, Rows};

/// Statistics of records, grouped by the options of their games.
pub(super) struct RecordsSummary<'a> {
    kinds: Vec<OptionsGroup>,
    args: &'a RowArgs,
    standard: Standard<'a>,
    /// The row files; opened with the first record, which determines the columns.
    rows: Option<(GameName, Rows<'a>)>,
}

/// Games with equal options.
struct OptionsGroup {
    table: String,
    statistics: Statistics,
    report: Box<dyn Fn(&Statistics) -> Report>,
}

/// The report of games with equal options.
#[derive(Serialize)]
pub(super) struct KindReport {
    table: String,
    #[serde(flatten)]
    report: Report,
}

impl<'a> RecordsSummary<'a> {
    pub(super) fn new(args: &'a RowArgs, standard: Standard<'a>) -> RecordsSummary<'a> {
        RecordsSummary { kinds: Vec::new(), args, standard, rows: None }
    }

    /// Adds a valid record of a finished game.
    ///
    /// # Errors
    /// Rows of different games are wanted, or cannot be written.
    pub(super) fn add(&mut self, entry: &RecordText<'_>) -> Result<(), Failure> {
        let Ok(game) = entry.game() else { return Ok(()) };
        with_rules!(game, R => self.add_game::<R>(game, entry))
    }

    fn add_game<R: Playable>(&mut self, game: GameName, entry: &RecordText<'_>) -> Result<(), Failure> {
        let Some((facts, rules)) = GameFacts::of_record::<R>(entry.text) else { return Ok(()) };
        let kind = self.kind(&rules);
        kind.statistics.add(&facts, rules.heroes());
        if !self.args.is_given() {
            return Ok(());
        }
        if self.rows.is_none() {
            self.rows = Some((game, self.args.open::<R>(&mut self.standard)?));
        }
        match &mut self.rows {
            Some((first, rows)) if *first == game => {
                rows.add::<R>(GameOrigin { seed: None, number: entry.number }, &facts)
            }
            _ => Err(Failure::Broken(format!(
                "game {} is of {game}, those before it are not: a table has the columns of one game; name files of one game",
                entry.number
            ))),
        }
    }

    fn kind<R: Playable>(&mut self, rules: &R) -> &mut OptionsGroup {
        let table = rules.describe();
        let at = self.kinds.iter().position(|kind| kind.table == table).unwrap_or_else(|| {
            let (statistics, rules) = (Statistics::new::<R>(rules.players()), rules.clone());
            self.kinds.push(OptionsGroup { table, statistics, report: Box::new(move |sums| sums.report(&rules)) });
            self.kinds.len() - 1
        });
        &mut self.kinds[at]
    }

    /// Returns one report per group, in order of appearance.
    pub(super) fn reports(&self) -> Vec<KindReport> {
        let report =
            |kind: &OptionsGroup| KindReport { table: kind.table.clone(), report: (kind.report)(&kind.statistics) };
        self.kinds.iter().map(report).collect()
    }

    /// Draws a chart per group.
    ///
    /// # Errors
    /// The chart cannot be written, or several groups would go to one SVG file.
    pub(super) fn draw(&self, plot: &mut Plot, mut out: Option<&mut dyn Write>) -> Result<(), Failure> {
        if matches!(plot, Plot::Svg { .. }) && self.kinds.len() > 1 {
            return Err(Failure::usage(
                "a picture shows games of one kind, and these are of several",
                "Draw in the terminal with `--plot` alone, or name files of one kind.",
            ));
        }
        for OptionsGroup { table, statistics, report } in &self.kinds {
            let title = title(table, statistics.games());
            if let (Plot::Terminal, Some(out)) = (&*plot, &mut out) {
                writeln!(out, "\n{title}")?;
            }
            let chart = Chart::of(title, statistics, &report(statistics));
            plot.draw(&chart, out.as_deref_mut().map(|out| out as &mut dyn Write))?;
        }
        Ok(())
    }

    /// Writes what is buffered.
    ///
    /// # Errors
    /// A file cannot be written.
    pub(super) fn end(self) -> Result<(), Failure> {
        self.rows.map_or(Ok(()), |(_, rows)| rows.end())
    }
}

fn title(table: &str, games: u64) -> String {
    let word = if games == 1 { "game" } else { "games" };
    format!("{table}, {games} recorded {word}")
}

impl KindReport {
    /// Writes the report as tables.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "\n{}", title(&self.table, self.report.games()))?;
        self.report.write_text(out)
    }
}
