//! `train`: trains a network by self-play.

mod policy;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use elvaland_analysis::arena::exam;
use elvaland_bots::BotSpec;
use elvaland_bots::training::{Trainer, TrainingPlan};
use elvaland_rules::{GameName, with_rules};

use crate::cli::RunArgs;
use crate::failure::Failure;
use crate::games::{Playable, Wanted};
use crate::progress::{Progress, speed};
use crate::value_parsers::{at_least_one, game};
use elvaland_analysis::parallel::all_threads;

/// Train a network by self-play
///
/// Without --policy: a value network. It plays all seats; its weights are updated after every batch of games. The same seed and number of games
/// give the same weights with any number of threads and runs. After --seconds a run ends with a checkpoint; the same
/// command continues from it.
///
/// With --policy: the learned policy. Rounds of games are played with the present weights, with earlier weights or the bots
/// named with --opponents on some seats, and learned from (proximal policy optimization).
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland train --game nidavellir --players 4 --games 400000 --out weights
  elvaland train --game nains --players 2 --games 200000 --from weights/nains-4.net --out weights
  elvaland train --policy --players 4 --games 200000 --out policies

Writes GAME-PLAYERS.net (the weights) and GAME-PLAYERS.checkpoint (to go on) into the folder; with
--policy GAME-PLAYERS.policy, GAME-PLAYERS.policy-checkpoint and the learning curve as .csv and .svg.
The weights that the program plays with lie in crates/bots/weights and are built into it.")]
pub(crate) struct TrainArgs {
    /// Game
    #[arg(long, value_parser = game(), default_value_t)]
    game: GameName,
    /// Number of players, 2 to 5
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: usize,
    /// Number of games of the whole training
    #[arg(long, value_name = "M", default_value_t = 400_000, value_parser = at_least_one)]
    games: u64,
    /// Train the learned policy instead of a value network
    #[arg(long)]
    policy: bool,
    /// Workers that play and learn independently in each round, then average their weights
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = at_least_one, requires = "policy")]
    workers: u64,
    /// Bots that play on some seats
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = OPPONENTS, requires = "policy")]
    opponents: Vec<BotSpec>,
    #[command(flatten)]
    run: RunArgs,
    /// Seconds until this run ends; the same command continues
    #[arg(long, value_name = "S", default_value = "2700", value_parser = at_least_one)]
    seconds: u64,
    /// Start from these weights, for example of another number of players
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Folder for weights and checkpoint
    #[arg(long, value_name = "FOLDER", default_value = "weights")]
    out: PathBuf,
    /// Bots to measure the network against, alone against copies of each
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "greedy")]
    exam: Vec<BotSpec>,
    /// Deals per measurement, each played in every rotation
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = at_least_one)]
    deals: u64,
}

/// The default opponents of the learned policy.
const OPPONENTS: &str = "greedy,collector,planner,gambler,mc-20,master,master";

pub(crate) fn train(args: &TrainArgs, out: &mut dyn Write) -> Result<(), Failure> {
    with_rules!(args.game, R => match args.policy {
        true => policy::learn::<R>(args, out),
        false => learn::<R>(args, out),
    })
}

/// The number of measurements in a training.
const EXAMS: u64 = 8;

fn learn<R: Playable>(args: &TrainArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let options = R::options_for(Wanted::usual(args.players, None))?;
    let files = Files::new::<R>(args);
    let mut training = begin::<R>(args, &files, options)?;
    let threads = args.run.threads.unwrap_or_else(all_threads);
    let (begin, games_before) = (Instant::now(), training.games());
    let limit = Duration::from_secs(args.seconds);
    let progress = Progress::begin(args.games, true);
    let mut loss = f64::NAN;
    let mut next_exam = (games_before * EXAMS / args.games + 1) * args.games / EXAMS;
    while !training.is_done() && begin.elapsed() < limit {
        let batch = training.batch(threads);
        loss = if loss.is_nan() { batch.loss } else { loss + 0.02 * (batch.loss - loss) };
        let rate = (batch.games - games_before) as f64 / begin.elapsed().as_secs_f64();
        progress.at(batch.games, format!("loss {loss:.4}, {rate:.0} games/s"));
        if batch.games >= next_exam || training.is_done() {
            next_exam += args.games / EXAMS;
            files.write(&training)?;
            let seconds = begin.elapsed().as_secs_f64();
            write!(out, "{} games, {seconds:.0} s, {rate:.0} games/s, loss {loss:.4}", batch.games)?;
            for &bot in &args.exam {
                let tally = exam(training.options(), training.plan().seed, training.bots(), bot, args.deals, threads)
                    .map_err(|error| Failure::usage(error, "See --players."))?;
                let report = tally.report();
                let entrant = &report.entrants[0];
                write!(out, "; {:.1} % against {bot}, score {:.1}", 100.0 * entrant.share.mean, entrant.score)?;
            }
            writeln!(out)?;
            out.flush()?;
        }
    }
    let played = training.games() - games_before;
    writeln!(out, "{} of {} games; {}", training.games(), args.games, speed(played, progress.end()))?;
    files.write(&training)
}

/// Replaces a file atomically.
fn replace(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let beside = path.with_extension("new");
    fs::write(&beside, bytes)?;
    Ok(fs::rename(&beside, path)?)
}

struct Files {
    weights: PathBuf,
    checkpoint: PathBuf,
}

impl Files {
    fn new<R: Playable>(args: &TrainArgs) -> Files {
        let file = |ending: &str| args.out.join(format!("{}-{}.{ending}", R::NAME, args.players));
        Files { weights: file("net"), checkpoint: file("checkpoint") }
    }

    fn write<R: Playable>(&self, training: &Trainer<R>) -> Result<(), Failure> {
        if let Some(folder) = self.weights.parent() {
            fs::create_dir_all(folder)?;
        }
        replace(&self.weights, &training.weights())?;
        replace(&self.checkpoint, &training.checkpoint())
    }
}

fn plan(args: &TrainArgs) -> TrainingPlan {
    TrainingPlan { seed: args.run.seed, games: args.games }
}

/// Continues from the checkpoint if there is one; else starts, with --from's weights if given.
fn begin<R: Playable>(args: &TrainArgs, files: &Files, options: R::Options) -> Result<Trainer<R>, Failure> {
    let wrong =
        |path: &Path, error| Failure::usage(format!("{}: {error}", path.display()), "Move it away to begin anew.");
    if files.checkpoint.exists() {
        let bytes = fs::read(&files.checkpoint)?;
        let training = Trainer::resume(options, &bytes).map_err(|error| wrong(&files.checkpoint, error))?;
        return if training.plan() == plan(args) {
            Ok(training)
        } else {
            let TrainingPlan { seed, games } = training.plan();
            let is = format!("{} is of a training with --seed {seed} --games {games}", files.checkpoint.display());
            Err(Failure::usage(is, "Go on with the same, or move it away to begin anew."))
        };
    }
    let mut training = Trainer::new(options, plan(args));
    if let Some(from) = &args.from {
        training.begin_with(&fs::read(from)?).map_err(|error| wrong(from, error))?;
    }
    Ok(training)
}
