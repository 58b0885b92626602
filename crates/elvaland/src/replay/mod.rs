//! `replay`: checks records, summarizes them, or shows one step by step.

mod check;
mod step;
mod summary;

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::str::FromStr;

use clap::Args;
use elvaland_texts::Language;
use serde::Serialize;

use crate::card_list::CardList;
use crate::cli::EXIT_CODES;
use crate::failure::{CommandOutcome, Failure, note};
use crate::output::Standard;
use crate::plot::PlotArgs;
use crate::progress::ProgressMeter;
use crate::records;
use crate::rows::RowArgs;
use crate::value_parsers::at_least_one;
use check::{CheckResult, Checked};
use summary::{KindReport, RecordsSummary};

/// Check game records; summarize them, or show one step by step
///
/// Checks that every step is legal, every count of legal actions is right, and there is a result if and only if the game
/// is over. Failures are printed as file:line with game number, step, action, reason and ruling. --summary prints
/// statistics of the finished games, as `simulate` does. --step shows one game: full screen with keys on a terminal,
/// else line by line.
#[derive(Args)]
#[command(after_long_help = format!("\
Examples:
  elvaland replay games.jsonl
  elvaland replay one-game.json other-games.jsonl --json
  zcat games.jsonl.gz | elvaland replay -
  elvaland replay --cards cards.toml nains.jsonl
  elvaland replay --summary games.jsonl          statistics, as simulate prints them
  elvaland replay games.jsonl --csv players.csv  a row per player: docs/analysis.md
  elvaland replay --step games.jsonl --number 3  the third game, step by step
  elvaland replay --step games.jsonl --lang fr | less

A file contains one record per line (JSON Lines), or JSON objects over several lines. To show the
table before the broken step 57 of game 12: elvaland show FILE@57 --number 12

{EXIT_CODES}
An empty file counts as unreadable."))]
pub(crate) struct ReplayArgs {
    /// Files of records; `-`: stdin
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// Count the games of nains that were not played with this card list
    ///
    /// Every record contains its own cards and is checked with them.
    #[arg(long, value_name = "FILE")]
    cards: Option<String>,
    /// Print statistics of the finished games
    #[arg(long)]
    summary: bool,
    #[command(flatten)]
    rows: RowArgs,
    #[command(flatten)]
    plot: PlotArgs,
    /// Print failures and summary as one JSON object
    #[arg(long)]
    json: bool,
    /// Show one game step by step
    #[arg(long, conflicts_with_all = ["summary", "csv", "plot", "json", "cards"])]
    step: bool,
    #[command(flatten)]
    look: LookArgs,
}

/// Options of `--step`.
#[derive(Args)]
struct LookArgs {
    /// With --step: number of the game in the file, from 1
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = at_least_one, requires = "step")]
    number: u64,
    /// With --step: the view of the player on this seat, from 0
    #[arg(long, value_name = "N", group = "audience", requires = "step")]
    seat: Option<usize>,
    /// With --step: the view of a spectator
    #[arg(long, group = "audience", requires = "step")]
    spectator: bool,
    /// With --step: all secrets, even of an unfinished game
    #[arg(long, group = "audience", requires = "step")]
    open: bool,
    /// With --step: language en, fr or de [default: from LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, value_name = "LANG", value_parser = Language::from_str, requires = "step")]
    lang: Option<Language>,
}

/// The JSON output.
#[derive(Serialize)]
struct Document<'a> {
    #[serde(flatten)]
    checked: &'a Checked,
    #[serde(skip_serializing_if = "Option::is_none")]
    summaries: Option<Vec<KindReport>>,
}

pub(crate) fn replay(args: &ReplayArgs, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    if args.step {
        return step::step(&args.files, &args.look, out).map(|()| CommandOutcome::Holds);
    }
    let mut others = io::stderr();
    let mut nobody = io::sink();
    let (rows, out): (&mut dyn Write, &mut dyn Write) =
        if args.rows.is_standard() { (out, &mut others) } else { (&mut nobody, out) };
    let list = args.cards.as_deref().map(CardList::read).transpose()?;
    let mut plot = args.plot.open()?;
    let mut checked = Checked::new(list.as_ref());
    let mut summary = RecordsSummary::new(&args.rows, Standard::new(rows));
    let wants_games = args.summary || args.rows.is_given() || args.plot.is_given();
    let mut unreadable = Ok(());
    let progress = ProgressMeter::unbounded("games checked", !args.json);
    for file in &args.files {
        let read = records::each(file, |entry| {
            progress.add(1);
            let found = checked.take(file, &entry, list.as_ref(), args.json, out)?;
            if wants_games && found == CheckResult::Finished {
                summary.add(&entry)?;
            }
            Ok(ControlFlow::Continue(()))
        });
        match read {
            Ok(()) => checked.files += 1,
            Err(failure @ Failure::Usage { .. }) if unreadable.is_ok() => unreadable = Err(failure),
            Err(failure @ Failure::Usage { .. }) => {
                failure.report();
            }
            Err(failure) => return Err(failure),
        }
    }
    progress.end();
    let summaries = args.summary.then(|| summary.reports());
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &Document { checked: &checked, summaries })?;
        writeln!(out)?;
        summary.draw(&mut plot, None)?;
    } else if checked.files > 0 {
        checked.write(out)?;
        summaries.into_iter().flatten().try_for_each(|report| report.write(out))?;
        summary.draw(&mut plot, Some(out))?;
    }
    summary.end()?;
    out.flush()?;
    if let Some(look) = checked.look.filter(|_| !args.json) {
        note(&format!("To show the table before the first broken step: {look}"));
    }
    unreadable?;
    Ok(if checked.broken == 0 { CommandOutcome::Holds } else { CommandOutcome::Broken })
}
