//! `simulate`: many random games, their records and their statistics.

mod balance;
mod distribution;
mod report;
mod run;
mod statistics;
mod tally;

use std::fs::File;
use std::io::{self, BufWriter, Write};

use elvaland_rules::with_rules;

use crate::chunks::{all_threads, in_order};
use crate::cli::{RunArgs, SimulateArgs};
use crate::failure::{Failure, note};
use crate::games::Playable;
use crate::list::CardList;
use crate::progress::{Progress, speed};
use report::Report;
use run::Run;
use statistics::Statistics;

pub(crate) fn simulate(args: &SimulateArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let list = args.table.list.read()?;
    let play = |records: Records<'_>| with_rules!(args.table.game, R => play::<R>(args, list.as_ref(), records));
    let report = match args.records.as_deref() {
        None => play(Records::None)?,
        Some("-") => {
            let report = play(Records::To(out))?;
            out.flush()?;
            // The records have the standard output for themselves.
            return write_report(&report, args.json, &mut io::stderr().lock());
        }
        Some(path) => play(Records::File(path))?,
    };
    write_report(&report, args.json, out)
}

fn write_report(report: &Report, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    if json {
        serde_json::to_writer_pretty(&mut *out, report)?;
        writeln!(out)?;
    } else {
        report.write(out)?;
    }
    Ok(())
}

/// Where records go. A file is overwritten only once it is certain that there will be games.
enum Records<'a> {
    None,
    To(&'a mut dyn Write),
    File(&'a str),
}

fn play<R: Playable>(args: &SimulateArgs, list: Option<&CardList>, records: Records<'_>) -> Result<Report, Failure> {
    let SimulateArgs { run: RunArgs { seed, .. }, legal_counts, .. } = *args;
    let options = R::options_for(args.table.wanted(list))?;
    let run = Run::<R> { options, seed, records: args.records.is_some(), legal_counts };
    let statistics = match records {
        Records::None => play_all(&run, args, &mut io::sink())?,
        Records::To(out) => play_all(&run, args, out)?,
        Records::File(path) => {
            let unwritable = |error| {
                Failure::usage(format!("cannot write {path}: {error}"), "Name a file with `--records`, or `-`.")
            };
            let mut file = BufWriter::new(File::create(path).map_err(unwritable)?);
            let statistics = play_all(&run, args, &mut file)?;
            file.flush().map_err(unwritable)?;
            statistics
        }
    };
    Ok(Report { cards: R::used_cards(list), ..statistics.report(&run.rules(), seed) })
}

/// Plays all games and writes their records.
fn play_all<R: Playable>(run: &Run<R>, args: &SimulateArgs, records: &mut dyn Write) -> Result<Statistics, Failure> {
    let threads = args.run.threads.unwrap_or_else(all_threads);
    let progress = Progress::begin(args.games, !args.json);
    let mut statistics = Statistics::new::<R>(run.players());
    in_order(
        args.games,
        threads,
        |numbers| run.play(numbers),
        |chunk| {
            records.write_all(&chunk.records)?;
            progress.add(chunk.statistics.games());
            statistics.merge(&chunk.statistics);
            Ok(())
        },
    )?;
    let time = progress.end();
    if !args.json {
        note(&speed(args.games, time));
    }
    Ok(statistics)
}
