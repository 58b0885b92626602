//! `calibrate`: compares the chances to win with results.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use elvaland_analysis::arena::Interval;
use elvaland_analysis::calibration::{Calibration, CalibrationBin, CalibrationPlan, Reliability};
use elvaland_analysis::chart::{LinePlot, Point, Series};
use elvaland_analysis::parallel::all_threads;
use elvaland_bots::{ChanceModel, FitReport, Level};
use elvaland_rules::{GameName, with_rules};
use serde_json::json;

use crate::cli::RunArgs;
use crate::failure::Failure;
use crate::games::{Playable, Wanted};
use crate::progress::ProgressMeter;
use crate::value_parsers::{at_least_one, game};

/// Compare the chances to win with results
///
/// Bots of several levels play games. At some moments of each game, everybody's chances to win are estimated from what
/// the public sees and from the levels at the table, and compared with the result: a reliability table with ten bins, the
/// Brier score (mean squared difference) and the expected calibration error (mean difference by bin).
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland lab calibrate --players 4 --games 2000
  elvaland lab calibrate --game nains --players 2 --equal --plot reliability.svg
  elvaland lab calibrate --players 4 --games 4000 --seed 5 --fit")]
pub(crate) struct CalibrateArgs {
    /// Game
    #[arg(long, value_parser = game(), default_value_t)]
    game: GameName,
    /// Number of players, 2 to 5
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: usize,
    /// Number of games
    #[arg(long, value_name = "M", default_value_t = 1000, value_parser = at_least_one)]
    games: u64,
    /// Levels and personalities to draw the players from
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = LEVELS)]
    levels: Vec<Level>,
    /// All players of a game have the same level
    #[arg(long)]
    equal: bool,
    /// Estimate the players' strengths from the game, as those of people, instead of using their levels
    #[arg(long)]
    estimate: bool,
    /// Fit the coefficients of the chances, and print them as a line of crates/bots/weights/chances.txt
    #[arg(long)]
    fit: bool,
    #[command(flatten)]
    run: RunArgs,
    /// Draw the reliability diagram
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// The default levels: those that play fast.
const LEVELS: &str = "apprentice,journeyman,artisan,master,collector,planner,gambler";

pub(crate) fn calibrate(args: &CalibrateArgs, out: &mut dyn Write) -> Result<(), Failure> {
    with_rules!(args.game, R => run::<R>(args, out))
}

fn run<R: Playable>(args: &CalibrateArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let options = R::options_for(Wanted::usual(args.players, None))?;
    let plan = CalibrationPlan {
        levels: args.levels.clone(),
        is_equal: args.equal,
        is_estimated: args.estimate,
        games: args.games,
        seed: args.run.seed,
        threads: args.run.threads.unwrap_or_else(all_threads),
    };
    let progress = ProgressMeter::begin(args.games, true);
    let played = Calibration::play::<R>(&options, &plan, |games| progress.add(games));
    progress.end();
    let Calibration { reliability, samples } = played;
    if let Some(path) = &args.plot {
        let kind = if args.equal { "equal levels" } else { "mixed levels" };
        fs::write(path, plot(&reliability, format!("{}, {} players, {kind}", R::NAME, args.players)))?;
    }
    if args.json {
        let (brier, error) = (reliability.brier(), reliability.calibration_error());
        let result = json!({"brier": brier, "calibration_error": error, "bins": reliability.bins});
        writeln!(out, "{result:#}")?;
    } else {
        write_table(&reliability, out)?;
    }
    if args.fit {
        let mut model = ChanceModel::committed(R::NAME, args.players);
        let FitReport { before, after } = model.fit(&samples);
        writeln!(out, "cross-entropy {before:.4}, fitted {after:.4}, {} moments", samples.len())?;
        writeln!(out, "{}-{}: {model}", R::NAME, args.players)?;
    }
    Ok(())
}

fn write_table(reliability: &Reliability, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "chance         mean     wins    count")?;
    for (number, CalibrationBin { count, chances, shares }) in reliability.bins.iter().enumerate() {
        let mean = |sum: &f64| if *count > 0.0 { format!("{:.1} %", 100.0 * sum / count) } else { "-".to_owned() };
        let (from, to) = (10 * number, 10 * (number + 1));
        writeln!(out, "{from:>3} - {to:>3} % {:>8} {:>8} {count:>8}", mean(chances), mean(shares))?;
    }
    let (brier, error) = (reliability.brier(), reliability.calibration_error());
    Ok(writeln!(out, "Brier score {brier:.4}, calibration error {error:.4}, {} chances", reliability.count())?)
}

/// Draws wins over chances, beside the diagonal.
fn plot(reliability: &Reliability, title: String) -> String {
    let exact = |share: f64| Interval { mean: share, low: share, high: share };
    let point = |bin: &CalibrationBin| {
        let (chance, share) = (bin.chances / bin.count, bin.shares / bin.count);
        Point {
            name: format!("{:.0} %, {} chances", 100.0 * chance, bin.count),
            x: 100.0 * chance,
            share: exact(share),
        }
    };
    let diagonal = |share: f64| Point { name: String::new(), x: 100.0 * share, share: exact(share) };
    let series = [
        Series { name: "perfect".to_owned(), is_joined: true, points: [0.0, 1.0].map(diagonal).into() },
        Series {
            name: "wins".to_owned(),
            is_joined: true,
            points: reliability.bins.iter().filter(|bin| bin.count > 0.0).map(point).collect(),
        },
    ];
    let plot = LinePlot { title, x_label: "chance, %".to_owned(), is_logarithmic: false, series: series.into() };
    plot.to_svg()
}
