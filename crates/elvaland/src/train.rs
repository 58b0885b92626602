//! `train`: trains a network by self-play with proximal policy optimization.

mod curve;
mod expert;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use elvaland_analysis::arena::exam;
use elvaland_analysis::parallel::all_threads;
use elvaland_bots::BotSpec;
use elvaland_bots::training::{CheckpointError, RoundReport, Trainer, TrainingPlan};
use elvaland_rules::{GameName, with_rules};

use crate::cli::RunArgs;
use crate::failure::Failure;
use crate::games::{Playable, Wanted};
use crate::progress::{ProgressMeter, speed};
use crate::value_parsers::{at_least_one, game};
use curve::Curve;

/// Train a network by self-play
///
/// Rounds of games are played with the present weights, with earlier weights or the bots named with --opponents on some
/// seats, and learned from (proximal policy optimization). The same seed and number of games give the same weights with
/// any number of threads and runs. After --seconds a run ends with a checkpoint; the same command continues from it.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland lab train --game nidavellir --players 4 --games 400000 --out weights
  elvaland lab train --game nains --players 2 --games 100000 --from weights/nains-4.net --out weights
  elvaland lab train --players 4 --games 50000 --opponents master --alone --from weights/nidavellir-4.net --out responses
  elvaland lab train --players 4 --expert 100 --searches 30000 --from weights/nidavellir-4.net --out improved

Writes GAME-PLAYERS.net (the weights), GAME-PLAYERS.checkpoint (to go on) and the learning curve as .csv and .svg
into the folder. With --alone the learner sits alone among the opponents in every game: it learns a best response to
them. With --expert the network plays and imitates searches with itself instead (expert iteration); there is no
checkpoint, and after --seconds it learns from the searches so far. The weights that the program plays with lie in crates/bots/weights and are built into it.")]
pub(crate) struct TrainArgs {
    /// Game
    #[arg(long, value_parser = game(), default_value_t)]
    game: GameName,
    /// Number of players, 2 to 5
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: usize,
    /// Number of games of the whole training, rounded up to whole rounds of 256
    #[arg(long, value_name = "M", default_value_t = 400_000, value_parser = at_least_one)]
    games: u64,
    /// Workers that play and learn independently in each round, then average their weights
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = at_least_one)]
    workers: u64,
    /// Bots that play on some seats
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = OPPONENTS)]
    opponents: Vec<BotSpec>,
    /// The learner sits alone among the opponents in every game
    #[arg(long)]
    alone: bool,
    /// Expert iteration: learn from searches with this many rollouts instead of results
    #[arg(long, value_name = "ROLLOUTS", value_parser = at_least_one, requires = "from", conflicts_with = "alone")]
    expert: Option<u64>,
    /// Decisions to search with --expert
    #[arg(long, value_name = "N", default_value_t = 30_000, value_parser = at_least_one)]
    searches: u64,
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

/// The default opponents.
const OPPONENTS: &str = "greedy,collector,planner,gambler,mc-20";

pub(crate) fn train(args: &TrainArgs, out: &mut dyn Write) -> Result<(), Failure> {
    match (args.expert, &args.from) {
        (Some(rollouts), Some(from)) => with_rules!(args.game, R => expert::imitate::<R>(args, rollouts, from, out)),
        _ => with_rules!(args.game, R => learn::<R>(args, out)),
    }
}

/// The number of measurements in a training.
const EXAMS: u64 = 16;

fn learn<R: Playable>(args: &TrainArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let options = R::options_for(Wanted::usual(args.players, None))?;
    let files = TrainingFiles::new::<R>(args);
    let mut training = begin::<R>(args, &files, options)?;
    let mut curve = Curve::read(&files.curve, &args.exam)?;
    let threads = args.run.threads.unwrap_or_else(all_threads);
    let (begin, games_before) = (Instant::now(), training.games());
    let limit = Duration::from_secs(args.seconds);
    let progress = ProgressMeter::begin(training.planned_games(), true);
    let mut next_exam = (games_before * EXAMS / args.games + 1) * args.games / EXAMS;
    while !training.is_done() && begin.elapsed() < limit {
        let round = training.round(threads);
        let rate = (round.games - games_before) as f64 / begin.elapsed().as_secs_f64();
        progress.at(round.games, format!("win error {:.4}, {rate:.0} games/s", round.win_error));
        if round.games >= next_exam || training.is_done() {
            next_exam += args.games / EXAMS;
            files.write(&training)?;
            let seconds = begin.elapsed().as_secs_f64();
            let RoundReport { games, win_error, entropy, score, .. } = round;
            let mut line = format!("{games} games, {seconds:.0} s, {rate:.0} games/s, win error {win_error:.4}, ");
            line += &format!("entropy {entropy:.2}, score {score:.1}");
            let mut shares = Vec::new();
            for &bot in &args.exam {
                progress.say(format!("exam against {bot}"));
                let tally = exam(training.options(), training.plan().seed, training.bots(), bot, args.deals, threads)
                    .map_err(|error| Failure::usage(error, "See --players."))?;
                let share = tally.report().entrants[0].share;
                line += &format!("; {:.1} % against {bot}", 100.0 * share.mean);
                shares.push(share);
            }
            progress.pause(|| {
                writeln!(out, "{line}")?;
                out.flush()
            })?;
            curve.add(games, shares);
            curve.write((&files.curve, &files.plot), &format!("{}, {} players", R::NAME, args.players))?;
        }
    }
    let played = training.games() - games_before;
    writeln!(out, "{} of {} games; {}", training.games(), training.planned_games(), speed(played, progress.end()))?;
    files.write(&training)
}

/// Replaces a file atomically.
fn replace(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let beside = path.with_extension("new");
    fs::write(&beside, bytes)?;
    Ok(fs::rename(&beside, path)?)
}

/// Explains what is wrong with a file of weights or a checkpoint.
fn wrong(path: &Path, error: CheckpointError) -> Failure {
    Failure::usage(format!("{}: {error}", path.display()), "Move it away to begin anew.")
}

struct TrainingFiles {
    weights: PathBuf,
    checkpoint: PathBuf,
    curve: PathBuf,
    plot: PathBuf,
}

impl TrainingFiles {
    fn new<R: Playable>(args: &TrainArgs) -> TrainingFiles {
        let file = |ending: &str| args.out.join(format!("{}-{}.{ending}", R::NAME, args.players));
        TrainingFiles { weights: file("net"), checkpoint: file("checkpoint"), curve: file("csv"), plot: file("svg") }
    }

    fn write<R: Playable>(&self, training: &Trainer<R>) -> Result<(), Failure> {
        self.write_weights(&training.weights())?;
        replace(&self.checkpoint, &training.checkpoint())
    }

    fn write_weights(&self, weights: &[u8]) -> Result<(), Failure> {
        if let Some(folder) = self.weights.parent() {
            fs::create_dir_all(folder)?;
        }
        replace(&self.weights, weights)
    }
}

/// Continues from the checkpoint if there is one; else starts, with --from's weights if given.
fn begin<R: Playable>(args: &TrainArgs, files: &TrainingFiles, options: R::Options) -> Result<Trainer<R>, Failure> {
    let plan = TrainingPlan {
        seed: args.run.seed,
        games: args.games,
        workers: args.workers,
        opponents: args.opponents.clone(),
        is_alone: args.alone,
    };
    if files.checkpoint.exists() {
        let bytes = fs::read(&files.checkpoint)?;
        let training = Trainer::resume(options, &plan, &bytes);
        let training = training.map_err(|error| wrong(&files.checkpoint, error))?;
        if *training.plan() == plan {
            return Ok(training);
        }
        let TrainingPlan { seed, games, workers, .. } = training.plan();
        let settings = format!("--seed {seed} --games {games} --workers {workers}");
        let is = format!("{} is of a training with {settings}", files.checkpoint.display());
        return Err(Failure::usage(is, "Go on with the same, or move it away to begin anew."));
    }
    let mut training = Trainer::new(options, plan);
    if let Some(from) = &args.from {
        training.begin_with(&fs::read(from)?).map_err(|error| wrong(from, error))?;
    }
    Ok(training)
}
