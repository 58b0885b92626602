//! `train --expert`: expert iteration.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use elvaland_analysis::parallel::all_threads;
use elvaland_bots::training::{ExpertIteration, ExpertPlan, ExpertReport};

use super::{TrainArgs, TrainingFiles, wrong};
use crate::failure::Failure;
use crate::games::{Playable, Wanted};
use crate::progress::ProgressMeter;

/// Searches decisions with the network of a file, lets it learn from them, and writes the result.
pub(super) fn imitate<R: Playable>(
    args: &TrainArgs,
    rollouts: u64,
    from: &Path,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let options = R::options_for(Wanted::usual(args.players, None))?;
    let plan = ExpertPlan { seed: args.run.seed, searches: args.searches, rollouts, opponents: args.opponents.clone() };
    let mut iteration =
        ExpertIteration::<R>::new(options, plan, &fs::read(from)?).map_err(|error| wrong(from, error))?;
    let threads = args.run.threads.unwrap_or_else(all_threads);
    let (begin, limit) = (Instant::now(), Duration::from_secs(args.seconds));
    let progress = ProgressMeter::counting("searches", args.searches, true);
    while !iteration.is_searched() && begin.elapsed() < limit {
        iteration.search(threads);
        progress.at(iteration.searches(), String::new());
    }
    let (searches, seconds) = (iteration.searches(), progress.end().as_secs());
    writeln!(out, "{searches} of {} searches with {rollouts} rollouts in {seconds} s", args.searches)?;
    let mut written = Ok(());
    iteration.learn(|ExpertReport { epoch, divergence, win_error }| {
        if written.is_ok() {
            written = writeln!(out, "epoch {epoch}: divergence {divergence:.4}, win error {win_error:.4}");
        }
    });
    written?;
    TrainingFiles::new::<R>(args).write_weights(&iteration.weights())
}
