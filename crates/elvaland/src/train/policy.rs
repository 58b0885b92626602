//! `train --policy`: trains the learned policy by proximal policy optimization.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use elvaland_analysis::arena::{Interval, exam};
use elvaland_analysis::chart::{LinePlot, Point, Series};
use elvaland_analysis::parallel::all_threads;
use elvaland_bots::BotSpec;
use elvaland_bots::training::ppo::{RoundReport, Trainer, TrainingPlan};

use super::{TrainArgs, replace};
use crate::failure::Failure;
use crate::games::{Playable, Wanted};
use crate::progress::{Progress, speed};

/// The number of measurements in a training.
const EXAMS: u64 = 16;

/// Trains the learned policy.
pub(super) fn learn<R: Playable>(args: &TrainArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let options = R::options_for(Wanted::usual(args.players, None))?;
    let files = Files::new::<R>(args);
    let mut training = begin::<R>(args, &files, options)?;
    let mut curve = Curve::read(&files.curve, &args.exam)?;
    let threads = args.run.threads.unwrap_or_else(all_threads);
    let (begin, games_before) = (Instant::now(), training.games());
    let limit = Duration::from_secs(args.seconds);
    let progress = Progress::begin(args.games, true);
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
            write!(out, "{games} games, {seconds:.0} s, {rate:.0} games/s, win error {win_error:.4}, ")?;
            write!(out, "entropy {entropy:.2}, score {score:.1}")?;
            let mut shares = Vec::new();
            for &bot in &args.exam {
                let tally = exam(training.options(), training.plan().seed, training.bots(), bot, args.deals, threads)
                    .map_err(|error| Failure::usage(error, "See --players."))?;
                let share = tally.report().entrants[0].share;
                write!(out, "; {:.1} % against {bot}", 100.0 * share.mean)?;
                shares.push(share);
            }
            writeln!(out)?;
            out.flush()?;
            curve.add(games, shares);
            curve.write(&files, &format!("{}, {} players", R::NAME, args.players))?;
        }
    }
    let played = training.games() - games_before;
    writeln!(out, "{} of {} games; {}", training.games(), args.games, speed(played, progress.end()))?;
    files.write(&training)
}

struct Files {
    weights: PathBuf,
    checkpoint: PathBuf,
    curve: PathBuf,
    plot: PathBuf,
}

impl Files {
    fn new<R: Playable>(args: &TrainArgs) -> Files {
        let file = |ending: &str| args.out.join(format!("{}-{}.{ending}", R::NAME, args.players));
        Files { weights: file("policy"), checkpoint: file("policy-checkpoint"), curve: file("csv"), plot: file("svg") }
    }

    fn write<R: Playable>(&self, training: &Trainer<R>) -> Result<(), Failure> {
        if let Some(folder) = self.weights.parent() {
            fs::create_dir_all(folder)?;
        }
        replace(&self.weights, &training.weights())?;
        replace(&self.checkpoint, &training.checkpoint())
    }
}

/// Continues from the checkpoint if there is one; else starts, with --from's weights if given.
fn begin<R: Playable>(args: &TrainArgs, files: &Files, options: R::Options) -> Result<Trainer<R>, Failure> {
    let wrong =
        |path: &Path, error| Failure::usage(format!("{}: {error}", path.display()), "Move it away to begin anew.");
    let plan = TrainingPlan {
        seed: args.run.seed,
        games: args.games,
        workers: args.workers,
        opponents: args.opponents.clone(),
    };
    if files.checkpoint.exists() {
        let bytes = fs::read(&files.checkpoint)?;
        let training = Trainer::resume(options, args.opponents.clone(), &bytes);
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

/// The learning curve: shares of the victories against the bots of the exams, by games.
struct Curve {
    bots: Vec<String>,
    rows: Vec<(u64, Vec<Interval>)>,
}

impl Curve {
    /// Reads the curve of an interrupted training; a file of other exams is replaced.
    fn read(path: &Path, bots: &[BotSpec]) -> Result<Curve, Failure> {
        let bots: Vec<String> = bots.iter().map(BotSpec::to_string).collect();
        let mut curve = Curve { rows: Vec::new(), bots };
        let text = if path.exists() { fs::read_to_string(path)? } else { String::new() };
        let mut lines = text.lines();
        if lines.next() == Some(&curve.header()) {
            curve.rows = lines.filter_map(|line| parse_row(line, curve.bots.len())).collect();
        }
        Ok(curve)
    }

    fn header(&self) -> String {
        let columns = self.bots.iter().map(|bot| format!(",{bot},{bot} low,{bot} high"));
        format!("games{}", columns.collect::<String>())
    }

    fn add(&mut self, games: u64, shares: Vec<Interval>) {
        self.rows.retain(|&(earlier, _)| earlier < games);
        self.rows.push((games, shares));
    }

    fn write(&self, files: &Files, title: &str) -> Result<(), Failure> {
        let mut text = self.header();
        for (games, shares) in &self.rows {
            text += &format!("\n{games}");
            for Interval { mean, low, high } in shares {
                text += &format!(",{mean:.4},{low:.4},{high:.4}");
            }
        }
        replace(&files.curve, (text + "\n").as_bytes())?;
        let point = |games: u64, share: Interval| Point { name: format!("{games} games"), x: games as f64, share };
        let series = self.bots.iter().enumerate().map(|(at, bot)| Series {
            name: format!("v {bot}"),
            is_joined: true,
            points: self.rows.iter().map(|(games, shares)| point(*games, shares[at])).collect(),
        });
        let plot = LinePlot {
            title: format!("{title}: wins of the network alone"),
            x_label: "games".to_owned(),
            is_logarithmic: false,
            series: series.collect(),
        };
        replace(&files.plot, plot.to_svg().as_bytes())
    }
}

/// Parses a line of a curve with this many bots.
fn parse_row(line: &str, bots: usize) -> Option<(u64, Vec<Interval>)> {
    let (games, shares) = line.split_once(',')?;
    let shares: Vec<f64> = shares.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
    let shares: Vec<Interval> =
        shares.chunks_exact(3).map(|share| Interval { mean: share[0], low: share[1], high: share[2] }).collect();
    (shares.len() == bots).then_some((games.parse().ok()?, shares))
}
