//! `simulate`: plays many games and reports their statistics.

mod args;

use std::io::Write;
use std::ops::{ControlFlow, Range};

use elvaland_analysis::arena::Lineup;
use elvaland_analysis::parallel::all_threads;
use elvaland_analysis::rows::GameOrigin;
use elvaland_analysis::shard::Numbers;
use elvaland_analysis::simulation::{Recording, Simulation, SimulationHead, SimulationPart, SimulationReport};
use elvaland_analysis::statistics::Statistics;
use elvaland_rules::with_rules;

use crate::card_list::CardList;
use crate::failure::{CommandOutcome, Failure, note};
use crate::games::Playable;
use crate::interrupt::Interrupt;
use crate::merge::{merge, not_a_part};
use crate::output::Standard;
use crate::plot::Plot;
use crate::progress::{ProgressMeter, speed};
use crate::records_file::RecordsFile;
use crate::rows::Rows;
pub(crate) use args::SimulateArgs;

pub(crate) fn simulate(args: &SimulateArgs, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    if !args.merge.is_empty() {
        return merge_parts(args, out).map(|()| CommandOutcome::Holds);
    }
    let list = args.table.list.read()?;
    with_rules!(args.table.game, R => play::<R>(args, list.as_ref(), out))
}

fn merge_parts(args: &SimulateArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut plot = args.plot.open()?;
    let Some(whole) = merge::<SimulationPart>(&args.merge)? else { return Ok(()) };
    let report = whole.report().map_err(|reason| not_a_part::<SimulationPart>(&args.merge[0], &reason))?;
    write(&report, args.json, &mut plot, out)
}

fn play<R: Playable>(
    args: &SimulateArgs,
    list: Option<&CardList>,
    out: &mut dyn Write,
) -> Result<CommandOutcome, Failure> {
    let simulation = simulation::<R>(args, list)?;
    let numbers = args.numbers();
    let mut standard = Standard::new(out);
    let records = RecordsFile::open(args.records.as_deref(), &mut standard)?;
    let mut plot = args.plot.open()?;
    let files = SimulationFiles { records, rows: args.rows.open::<R>(&mut standard)? };
    let statistics = play_all(&simulation, args, numbers.clone(), files)?;
    let played = numbers.start..numbers.start + statistics.games();
    let head = SimulationHead::new(&simulation, R::used_cards(list), Numbers::of(&played));
    let report = SimulationReport::new(&head, &statistics, &simulation.rules());
    standard.report(|out| write(&report, args.json, &mut plot, out))?;
    if played == numbers {
        return Ok(CommandOutcome::Holds);
    }
    let (done, left) = (statistics.games(), numbers.end - played.end);
    let rest = format!("--first {} --games {left}", played.end);
    note(&format!("interrupted: {done} of {} games are reported; the others are: {rest}", done + left));
    Ok(CommandOutcome::Interrupted)
}

/// Writes the report as JSON or as tables, and draws the chart.
fn write(report: &SimulationReport<'_>, json: bool, plot: &mut Plot, out: &mut dyn Write) -> Result<(), Failure> {
    if json {
        serde_json::to_writer_pretty(&mut *out, report)?;
        writeln!(out)?;
        return plot.draw(&report.chart(), None);
    }
    report.write_text(out)?;
    plot.draw(&report.chart(), Some(out))
}

fn simulation<R: Playable>(args: &SimulateArgs, list: Option<&CardList>) -> Result<Simulation<R>, Failure> {
    let wanted = args.table.wanted(list);
    let lineup = Lineup::new(&args.bots, wanted.players)
        .map_err(|error| Failure::usage(error, "Set the number of players with `--players`."))?;
    Ok(Simulation {
        options: R::options_for(wanted)?,
        lineup,
        budget: args.budget,
        seed: args.run.seed,
        recording: match (&args.records, args.legal_counts) {
            (None, _) => Recording::None,
            (Some(_), false) => Recording::Steps,
            (Some(_), true) => Recording::LegalCounts,
        },
        keeps_games: args.rows.is_given(),
    })
}

/// The files that games are written to.
struct SimulationFiles<'a> {
    records: RecordsFile<'a>,
    rows: Rows<'a>,
}

/// Plays all games, or those before an interrupt, and writes them to the files.
fn play_all<R: Playable>(
    simulation: &Simulation<R>,
    args: &SimulateArgs,
    numbers: Range<u64>,
    mut files: SimulationFiles<'_>,
) -> Result<Statistics, Failure> {
    let threads = args.run.threads.unwrap_or_else(all_threads);
    let interrupt = Interrupt::listen();
    let progress = ProgressMeter::begin(numbers.end - numbers.start, !args.json);
    let mut statistics = Statistics::new::<R>(simulation.lineup.players());
    let stop = || interrupt.is_asked();
    simulation.play(numbers, threads, stop, |chunk| {
        files.records.write(&chunk.records)?;
        for (number, game) in &chunk.games {
            files.rows.add::<R>(GameOrigin { seed: Some(simulation.seed), number: *number }, game)?;
        }
        progress.add(chunk.statistics.games());
        statistics.merge(&chunk.statistics);
        Ok::<_, Failure>(ControlFlow::Continue(()))
    })?;
    let time = progress.end();
    if !args.json {
        note(&speed(statistics.games(), time));
    }
    files.records.end()?;
    files.rows.end()?;
    Ok(statistics)
}
