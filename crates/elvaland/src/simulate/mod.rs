//! `simulate`: many games, their records and their statistics.

mod args;
mod document;
mod merge;
mod run;

use std::io::Write;
use std::ops::{ControlFlow, Range};

use elvaland_analysis::arena::Lineup;
use elvaland_bots::BotGame;
use elvaland_rules::with_rules;

use crate::chunks::{Work, all_threads, in_order};
use crate::failure::{Failure, Verdict, note};
use crate::games::Playable;
use crate::interrupt::Interrupt;
use crate::list::CardList;
use crate::output::{Output, Standard};
use crate::progress::{Progress, speed};
use crate::shard::Numbers;
use crate::statistics::{Origin, Rows, Statistics};
pub(crate) use args::SimulateArgs;
use document::{Document, FORMAT, Head, VERSION};
use run::{Records, Run};

pub(crate) fn simulate(args: &SimulateArgs, out: &mut dyn Write) -> Result<Verdict, Failure> {
    if !args.merge.is_empty() {
        return merge::merge(&args.merge, args.json, &mut args.plot.open()?, out).map(|()| Verdict::Holds);
    }
    let list = args.table.list.read()?;
    with_rules!(args.table.game, R => play::<R>(args, list.as_ref(), out))
}

fn play<R: Playable + BotGame>(
    args: &SimulateArgs,
    list: Option<&CardList>,
    out: &mut dyn Write,
) -> Result<Verdict, Failure> {
    let run = run::<R>(args, list)?;
    let numbers = args.numbers();
    let mut standard = Standard::new(out);
    let records = args.records.as_deref().map(|path| Output::open("--records", path, &mut standard)).transpose()?;
    let mut plot = args.plot.open()?;
    let mut kept = Kept { records, rows: args.rows.open::<R>(&mut standard)? };
    let statistics = play_all(&run, args, numbers.clone(), &mut kept)?;
    kept.end()?;
    let played = numbers.start..numbers.start + statistics.games();
    let head = Head {
        format: FORMAT.to_owned(),
        version: VERSION,
        table: run.rules().describe(),
        bots: run.lineup.names().map(|name| name.to_string()).collect(),
        budget: args.budget.to_string(),
        cards: R::used_cards(list),
        seed: run.seed,
        numbers: Numbers::of(&played),
    };
    let document = Document::new(&head, &statistics, &run.rules());
    standard.report(|out| document.write(args.json, &mut plot, out))?;
    if played == numbers {
        return Ok(Verdict::Holds);
    }
    let (done, left) = (statistics.games(), numbers.end - played.end);
    let rest = format!("--first {} --games {left}", played.end);
    note(&format!("interrupted: {done} of {} games are reported; the others are: {rest}", done + left));
    Ok(Verdict::Interrupted)
}

fn run<R: Playable>(args: &SimulateArgs, list: Option<&CardList>) -> Result<Run<R>, Failure> {
    let wanted = args.table.wanted(list);
    let lineup = Lineup::new(&args.bots, wanted.players)
        .map_err(|error| Failure::usage(error, "Say how many play with `--players`."))?;
    Ok(Run {
        options: R::options_for(wanted)?,
        lineup,
        budget: args.budget,
        seed: args.run.seed,
        records: match (&args.records, args.legal_counts) {
            (None, _) => Records::None,
            (Some(_), false) => Records::Steps,
            (Some(_), true) => Records::LegalCounts,
        },
        keeps_games: args.rows.is_given(),
        interrupt: Interrupt::listen(),
    })
}

/// What is kept of every game.
struct Kept<'a> {
    records: Option<Output<'a>>,
    rows: Rows<'a>,
}

impl Kept<'_> {
    fn end(self) -> Result<(), Failure> {
        self.records.map_or(Ok(()), Output::end)?;
        self.rows.end()
    }
}

/// Plays all games, or those before an interrupt, and keeps what is asked for.
fn play_all<R: Playable + BotGame>(
    run: &Run<R>,
    args: &SimulateArgs,
    numbers: Range<u64>,
    kept: &mut Kept<'_>,
) -> Result<Statistics, Failure> {
    let threads = args.run.threads.unwrap_or_else(all_threads);
    let count = numbers.end - numbers.start;
    let progress = Progress::begin(count, !args.json);
    let mut statistics = Statistics::new::<R>(run.lineup.players());
    in_order(
        Work { count, chunk: run.chunk(), threads },
        |part| run.play(numbers.start + part.start..numbers.start + part.end),
        |chunk| {
            if let Some(records) = &mut kept.records {
                records.write(&chunk.records)?;
            }
            for (number, game) in &chunk.games {
                kept.rows.add::<R>(&Origin { seed: Some(run.seed), number: *number }, game)?;
            }
            progress.add(chunk.statistics.games());
            statistics.merge(&chunk.statistics);
            Ok(if chunk.is_complete { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
        },
    )?;
    let time = progress.end();
    if !args.json {
        note(&speed(statistics.games(), time));
    }
    Ok(statistics)
}
