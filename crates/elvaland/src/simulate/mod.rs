//! `simulate`: many random games, their records and their statistics.

mod distribution;
mod report;
mod run;
mod statistics;
mod tally;

use std::fs::File;
use std::io::{self, BufWriter, Write};

use crate::chunks::{all_threads, in_order};
use crate::cli::{RunArgs, SimulateArgs};
use crate::failure::{Failure, note};
use crate::games::{Playable, WithRules};
use crate::progress::{Progress, speed};
use report::Report;
use run::Run;
use statistics::Statistics;

pub(crate) fn simulate(args: &SimulateArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let report = match args.records.as_deref() {
        None => args.table.game.with(Simulate { args, records: &mut io::sink() })?,
        Some("-") => {
            let report = args.table.game.with(Simulate { args, records: out })?;
            out.flush()?;
            // The records have the standard output for themselves.
            return write_report(&report, args.json, &mut io::stderr().lock());
        }
        Some(path) => {
            let unwritable = |error| {
                Failure::usage(format!("cannot write {path}: {error}"), "Name a file with `--records`, or `-`.")
            };
            let mut file = BufWriter::new(File::create(path).map_err(unwritable)?);
            let report = args.table.game.with(Simulate { args, records: &mut file })?;
            file.flush().map_err(unwritable)?;
            report
        }
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

struct Simulate<'a> {
    args: &'a SimulateArgs,
    records: &'a mut dyn Write,
}

impl WithRules for Simulate<'_> {
    type Output = Result<Report, Failure>;

    fn run<R: Playable>(self) -> Result<Report, Failure> {
        let SimulateArgs { games, run: RunArgs { seed, .. }, json, legal_counts, .. } = *self.args;
        let run = Run::<R> {
            options: R::options(self.args.table.wanted())?,
            seed,
            records: self.args.records.is_some(),
            legal_counts,
        };
        let threads = self.args.run.threads.unwrap_or_else(all_threads);
        let progress = Progress::begin(games, !json);
        let mut statistics = Statistics::new::<R>(run.players());
        in_order(
            games,
            threads,
            |numbers| run.play(numbers),
            |chunk| {
                self.records.write_all(&chunk.records)?;
                progress.add(chunk.statistics.games());
                statistics.merge(&chunk.statistics);
                Ok(())
            },
        )?;
        let time = progress.end();
        if !json {
            note(&speed(games, time));
        }
        Ok(statistics.report(&run.rules(), seed))
    }
}
