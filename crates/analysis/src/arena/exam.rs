//! Measuring a network while it learns.

use elvaland_bots::training::Trainer;
use elvaland_bots::{Bot, BotGame, BotKind, BotSpec, Budget, seed};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::record::Recorded;

use super::{Lineup, LineupError, Match, Tally};

/// Plays the network of a training, alone, against copies of another bot.
///
/// # Errors
/// The number of players of the training fits no table.
pub fn exam<R: BotGame + Recorded>(
    training: &Trainer<R>,
    opponent: BotSpec,
    deals: u64,
    threads: usize,
) -> Result<Tally, LineupError> {
    let candidate = BotSpec { kind: BotKind::Policy, budget: None };
    let players = R::start(training.options(), Dealer::new(0).rng()).players();
    let contest = Match::<R> {
        options: training.options().clone(),
        lineup: Lineup::new(&[candidate, opponent], players)?,
        seed: seed::mix(!training.plan().seed),
        budget: Budget::default(),
        records: false,
    };
    let learner = training.bots();
    let bot = |name: BotSpec, seed: u64| -> Box<dyn Bot<R>> {
        if name == candidate { learner(seed) } else { name.bot(seed) }
    };
    Ok(contest.play_all_with(deals, threads, &bot))
}
