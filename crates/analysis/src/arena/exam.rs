//! Measuring a network while it learns.

use elvaland_bots::{Bot, BotGame, BotKind, BotSpec, Budget, seed};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::record::RecordFormat;

use super::{Lineup, LineupError, Match, MatchTally};

/// Plays the bots that `learner` makes, each from its seed, alone against copies of another bot. The deals follow from the seed of the
/// training.
///
/// # Errors
/// The number of players of the training fits no table.
pub fn exam<R: BotGame + RecordFormat>(
    options: &R::Options,
    training_seed: u64,
    learner: impl Fn(u64) -> Box<dyn Bot<R>> + Sync,
    opponent: BotSpec,
    deals: u64,
    threads: usize,
) -> Result<MatchTally, LineupError> {
    // A budget of its own tells the learner from an opponent of the same kind.
    let candidate = BotSpec { kind: BotKind::Policy, budget: Some(Budget::Iterations(1)) };
    let players = R::start(options, Dealer::new(0).rng()).players();
    let contest = Match::<R> {
        options: options.clone(),
        lineup: Lineup::new(&[candidate, opponent], players)?,
        seed: seed::mix(!training_seed),
        budget: Budget::default(),
        records: false,
    };
    let bot = |name: BotSpec, seed: u64| -> Box<dyn Bot<R>> {
        if name == candidate { learner(seed) } else { name.bot(seed) }
    };
    Ok(contest.play_all_with(deals, threads, &bot))
}
