//! The program `elvaland`: serves, plays, simulates, replays, shows and measures games.

#![forbid(unsafe_code)]

mod admin;
mod arena;
mod backup;
mod bench;
mod calibrate;
mod card_list;
mod cards;
mod check;
mod cli;
mod failure;
mod games;
mod health;
mod help;
mod hint;
mod input;
mod interrupt;
mod lab;
mod manual;
mod merge;
mod migrate;
mod output;
mod perft;
mod play;
mod plot;
mod progress;
mod puzzles;
mod records;
mod records_file;
mod renamed;
mod replay;
mod restore;
mod rows;
mod score;
mod serve;
mod server_log;
mod show;
mod simulate;
mod soak;
mod train;
mod value_parsers;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::FromArgMatches;

use cli::{Cli, Command};
use failure::{CommandOutcome, Failure};
use serve::ServeArgs;

fn main() -> ExitCode {
    let matches = help::command().get_matches_from(renamed::arguments());
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let mut out = BufWriter::new(io::stdout());
    let verdict = run(cli, &mut out);
    let flushed = out.flush();
    match verdict.and_then(|verdict| flushed.map(|()| verdict).map_err(Failure::from)) {
        Ok(verdict) => verdict.exit_code(),
        Err(failure) => failure.report(),
    }
}

fn run(cli: Cli, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    match cli.command {
        None => serve::serve(&ServeArgs::from_environment(), out)?,
        Some(Command::Serve(args)) => serve::serve(&args, out)?,
        Some(Command::Play(args)) => play::play(&args, out)?,
        Some(Command::Score(args)) => score::score(&args, out)?,
        Some(Command::Replay(args)) => return replay::replay(&args, out),
        Some(Command::Show(args)) => show::show(&args, out)?,
        Some(Command::Hint(args)) => hint::hints(&args, out)?,
        Some(Command::Cards(args)) => cards::cards(&args, out)?,
        Some(Command::Admin(args)) => admin::admin(&args, out)?,
        Some(Command::Backup(args)) => return backup::backup(&args, out),
        Some(Command::Restore(args)) => return restore::restore(&args, out),
        Some(Command::Check(args)) => return check::check(&args, out),
        Some(Command::Migrate(args)) => migrate::migrate(&args, out)?,
        Some(Command::Health(args)) => return health::health(&args, out),
        Some(Command::Simulate(args)) => return simulate::simulate(&args, out),
        Some(Command::Lab(args)) => return lab::lab(args, out),
        Some(Command::Completions(args)) => manual::completions(&args, out)?,
        Some(Command::Man(args)) => manual::man(&args, out)?,
    }
    Ok(CommandOutcome::Holds)
}
