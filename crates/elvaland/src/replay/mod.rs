//! `replay`: checks records, shows one step by step, and says what many of them show.

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
use crate::failure::{Failure, Verdict, note};
use crate::output::Standard;
use crate::plot::PlotArgs;
use crate::records;
use crate::rows::RowArgs;
use crate::value_parsers::at_least_one;
use check::{Checked, Found};
use summary::{KindReport, Summary};

/// Check game records step by step; show one, or sum many up
///
/// Every step must be legal, every count of legal options right, and the result there when, and only when, the game
/// is over. What does not hold is printed as file:line with the number of the game, the step, what was tried, the
/// reason and the ruling it rests on. With --summary the finished games are summed up as `simulate` does it; with --step
/// one game is shown: on a terminal full screen with keys, else everything that happens line by line.
#[derive(Args)]
#[command(after_long_help = format!("\
Examples:
  elvaland replay games.jsonl
  elvaland replay one-game.json other-games.jsonl --json
  zcat games.jsonl.gz | elvaland replay -
  elvaland replay --cards cards.toml nains.jsonl
  elvaland replay --summary games.jsonl          scores, winners, heroes: as simulate reports them
  elvaland replay games.jsonl --csv players.csv  a row for every player: docs/analysis.md
  elvaland replay --step games.jsonl --number 3  the third game, with keys
  elvaland replay --step games.jsonl --lang fr | less

A file holds one record a line (JSON Lines), or JSON objects spread over lines. To look at the table
before a broken step 57 of game 12: elvaland show FILE@57 --number 12

{EXIT_CODES}
An empty file counts as one that cannot be read."))]
pub(crate) struct ReplayArgs {
    /// Files of records; `-` is the standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// Also tell how many games of nains were played with other cards than those of this file
    ///
    /// A record holds the cards it was played with. It is checked with these, and they win over any list.
    #[arg(long, value_name = "FILE")]
    cards: Option<String>,
    /// Sum the finished games up
    #[arg(long)]
    summary: bool,
    #[command(flatten)]
    rows: RowArgs,
    #[command(flatten)]
    plot: PlotArgs,
    /// Failures and summary as one JSON object
    #[arg(long)]
    json: bool,
    /// Show one game step by step
    #[arg(long, conflicts_with_all = ["summary", "csv", "plot", "json", "cards"])]
    step: bool,
    #[command(flatten)]
    look: LookArgs,
}

/// Which game is shown step by step, and to whom.
#[derive(Args)]
struct LookArgs {
    /// With --step: which game of the file, from 1
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = at_least_one, requires = "step")]
    number: u64,
    /// With --step: what the player on this seat may know
    #[arg(long, value_name = "N", group = "audience", requires = "step")]
    seat: Option<usize>,
    /// With --step: what everybody may know
    #[arg(long, group = "audience", requires = "step")]
    spectator: bool,
    /// With --step: all secrets, also of a game that is not over
    #[arg(long, group = "audience", requires = "step")]
    open: bool,
    /// With --step: the language, en, fr or de [default: that of LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, value_name = "LANG", value_parser = Language::from_str, requires = "step")]
    lang: Option<Language>,
}

/// Everything as one object.
#[derive(Serialize)]
struct Document<'a> {
    #[serde(flatten)]
    checked: &'a Checked,
    #[serde(skip_serializing_if = "Option::is_none")]
    summaries: Option<Vec<KindReport>>,
}

pub(crate) fn replay(args: &ReplayArgs, out: &mut dyn Write) -> Result<Verdict, Failure> {
    if args.step {
        return step::step(&args.files, &args.look, out).map(|()| Verdict::Holds);
    }
    let mut others = io::stderr();
    let mut nobody = io::sink();
    let (rows, out): (&mut dyn Write, &mut dyn Write) =
        if args.rows.is_standard() { (out, &mut others) } else { (&mut nobody, out) };
    let list = args.cards.as_deref().map(CardList::read).transpose()?;
    let mut plot = args.plot.open()?;
    let mut checked = Checked::new(list.as_ref());
    let mut summary = Summary::new(&args.rows, Standard::new(rows));
    let wants_games = args.summary || args.rows.is_given() || args.plot.is_given();
    let mut unreadable = Ok(());
    for file in &args.files {
        let read = records::each(file, |entry| {
            let found = checked.take(file, &entry, list.as_ref(), args.json, out)?;
            if wants_games && found == Found::Finished {
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
        note(&format!("To look at the table before the first broken step: {look}"));
    }
    unreadable?;
    Ok(if checked.broken == 0 { Verdict::Holds } else { Verdict::Broken })
}
