//! `lab`: commands for research on bots, rules and speed.

use std::io::Write;

use clap::{Args, Subcommand};

use crate::arena::{self, ArenaArgs};
use crate::bench;
use crate::calibrate::{self, CalibrateArgs};
use crate::cli::{BenchArgs, PerftArgs, SoakArgs};
use crate::failure::{CommandOutcome, Failure};
use crate::perft;
use crate::puzzles::{self, PuzzlesArgs};
use crate::soak;
use crate::train::{self, TrainArgs};

/// Measure bots, train networks, find puzzles, check and time the rules
#[derive(Args)]
#[command(
    subcommand_required = true,
    arg_required_else_help = true,
    after_long_help = "\
Examples:
  elvaland lab arena --bots champion,master --games 40
  elvaland lab arena --game nains --bots master,greedy --players 2
  elvaland lab bench --players 4

Help on a command: `elvaland lab COMMAND --help`. The documents docs/bots.md and
docs/performance.md say how the figures there were measured."
)]
pub(crate) struct LabArgs {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Subcommand)]
enum LabCommand {
    Arena(ArenaArgs),
    Train(TrainArgs),
    Calibrate(CalibrateArgs),
    Puzzles(PuzzlesArgs),
    Soak(SoakArgs),
    Bench(BenchArgs),
    Perft(PerftArgs),
}

pub(crate) fn lab(args: LabArgs, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    match args.command {
        LabCommand::Arena(args) => return arena::arena(&args, out),
        LabCommand::Train(args) => train::train(&args, out)?,
        LabCommand::Calibrate(args) => calibrate::calibrate(&args, out)?,
        LabCommand::Puzzles(args) => return puzzles::puzzles(&args, out),
        LabCommand::Soak(args) => return soak::soak(&args, out),
        LabCommand::Bench(args) => bench::bench(&args, out)?,
        LabCommand::Perft(args) => perft::perft(&args, out)?,
    }
    Ok(CommandOutcome::Holds)
}
