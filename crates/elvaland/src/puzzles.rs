//! `puzzles`: finds puzzles in bot games, or checks those of a file.

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use elvaland_analysis::parallel::{Work, all_threads, in_order};
use elvaland_analysis::puzzles::{LEAD, MinedPuzzle, Mining, ROLLOUTS, read};
use elvaland_bots::seed;
use elvaland_rules::{GameName, with_rules};

use crate::cli::{EXIT_CODES, RunArgs};
use crate::failure::{CommandOutcome, Failure, note};
use crate::games::{Playable, Wanted};
use crate::progress::ProgressMeter;
use crate::value_parsers::{at_least_one, game};

/// Find puzzles in bot games, or check puzzles with a longer search
///
/// Bots of the levels apprentice to master play games with 2 to 5 players. A decision is a puzzle if the search prefers
/// another option to the one that was played, and if this option leads every other one: in a short search, and in two of
/// ten times the rollouts with the same result. A game gives at most one puzzle.
///
/// With --check, each puzzle of a file is searched again with other random numbers and --factor times the rollouts. It is
/// confirmed if the best option is the same and keeps half of the lead.
#[derive(Args)]
#[command(after_long_help = format!("\
Examples:
  elvaland lab puzzles --game nains --count 120 --seed 1 > nains.jsonl
  elvaland lab puzzles --check nains.jsonl --factor 10 --seed 2

Each line of the output is a puzzle as JSON: number, rating, seat, levels of the bots, position
and steps of its round, what was played, and the options with their win rates. The same seed and
the same arguments give the same puzzles with any number of threads.

{EXIT_CODES}"))]
pub(crate) struct PuzzlesArgs {
    /// Game
    #[arg(long, value_parser = game(), default_value_t)]
    game: GameName,
    /// Number of puzzles to find
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = at_least_one)]
    count: u64,
    /// Maximum number of games to play
    #[arg(long, value_name = "M", default_value_t = 100_000, value_parser = at_least_one)]
    games: u64,
    /// Rollouts of the longest search
    #[arg(long, value_name = "N", default_value_t = ROLLOUTS, value_parser = at_least_one)]
    rollouts: u64,
    /// Minimum lead of the best option over every other one, in percentage points of the win rate
    #[arg(long, value_name = "POINTS", default_value_t = 100.0 * LEAD)]
    lead: f32,
    /// Check the puzzles of this file instead
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "count", "games"])]
    check: Option<String>,
    /// With --check: search with K times the rollouts
    #[arg(long, value_name = "K", default_value_t = 10, requires = "check", value_parser = at_least_one)]
    factor: u64,
    /// With --check: print the confirmed puzzles instead of a line about each
    #[arg(long, requires = "check")]
    confirmed: bool,
    #[command(flatten)]
    run: RunArgs,
}

impl PuzzlesArgs {
    fn lead(&self) -> f32 {
        self.lead / 100.0
    }

    fn threads(&self) -> usize {
        self.run.threads.unwrap_or_else(all_threads)
    }
}

pub(crate) fn puzzles(args: &PuzzlesArgs, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    match &args.check {
        Some(file) => check(args, file, out),
        None => with_rules!(args.game, R => mine::<R>(args, out)).map(|()| CommandOutcome::Holds),
    }
}

fn mine<R: Playable>(args: &PuzzlesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let options = (2..=5).map(|players| R::options_for(Wanted::usual(players, None))).collect::<Result<_, _>>()?;
    let mining = Mining::<R> { rollouts: args.rollouts, lead: args.lead(), ..Mining::new(options, args.run.seed) };
    let progress = ProgressMeter::counting("puzzles", args.count, true);
    let (mut found, mut played) = (0, 0);
    mining.mine(0..args.games, args.threads(), |puzzle| {
        played += 1;
        progress.say(format!("({played} games played)"));
        if let Some(puzzle) = puzzle {
            found += 1;
            progress.add(1);
            // Numbers count the puzzles, so that addresses of pages have small ones.
            let puzzle = MinedPuzzle { number: u32::try_from(found).unwrap_or(u32::MAX), ..puzzle };
            progress.pause(|| write_line(out, &puzzle))?;
        }
        Ok::<_, Failure>(if found == args.count { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })?;
    let time = progress.end();
    note(&format!("{}: {found} puzzles in {played} games, {:.0} s", R::NAME, time.as_secs_f64()));
    Ok(())
}

fn check(args: &PuzzlesArgs, file: &str, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    let unreadable = |error| Failure::usage(format!("{file}: {error}"), "Find puzzles with `elvaland lab puzzles`.");
    let text = fs::read_to_string(file).map_err(unreadable)?;
    let broken = |line: usize, reason: &dyn std::fmt::Display| Failure::Broken(format!("{file}:{line}: {reason}"));
    let puzzles = read(&text).map_err(|(line, reason)| broken(line, &reason))?;
    let rollouts = args.rollouts.saturating_mul(args.factor);
    let progress = ProgressMeter::counting("puzzles", puzzles.len() as u64, true);
    let (mut confirmed, mut same, mut next) = (0, 0, puzzles.iter());
    let work = Work { count: puzzles.len() as u64, chunk: 1, threads: args.threads() };
    let search = |numbers: std::ops::Range<u64>| {
        let puzzle = &puzzles[numbers.start as usize];
        // A seed of its own: the check must not repeat the random numbers of the search that found the puzzle.
        puzzle.check(rollouts, seed::mixed([args.run.seed, u64::from_be_bytes(*b"recheck\0")]))
    };
    in_order(work, search, |checked| {
        let Some(puzzle) = next.next() else { return Ok(ControlFlow::Break(())) };
        let checked = checked.map_err(|reason| broken(puzzle.number as usize, &reason))?;
        let is_confirmed = checked.is_confirmed(args.lead());
        same += u64::from(checked.is_same);
        confirmed += u64::from(is_confirmed);
        progress.add(1);
        match (args.confirmed, is_confirmed) {
            (true, true) => write_line(out, puzzle)?,
            (true, false) => {}
            (false, _) => {
                let verdict = if is_confirmed { "confirmed" } else { "not confirmed" };
                progress.pause(|| {
                    writeln!(out, "{} {verdict}: lead {:+.1} points", puzzle.number, 100.0 * checked.lead)?;
                    out.flush()
                })?;
            }
        }
        Ok::<_, Failure>(ControlFlow::Continue(()))
    })?;
    let time = progress.end();
    let all = puzzles.len();
    note(&format!(
        "{confirmed} of {all} puzzles confirmed ({:.1} %), the best option is the same in {same}; {rollouts} rollouts, {:.0} s",
        100.0 * confirmed as f64 / all.max(1) as f64,
        time.as_secs_f64()
    ));
    Ok(if confirmed == all as u64 { CommandOutcome::Holds } else { CommandOutcome::Broken })
}

fn write_line(out: &mut dyn Write, puzzle: &MinedPuzzle) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, puzzle)?;
    writeln!(out)?;
    Ok(out.flush()?)
}
