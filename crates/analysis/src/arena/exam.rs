//! Measuring a network while it learns.

use elvaland_bots::{Bot, BotGame, BotSpec, Budget, seed};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::record::RecordFormat;

use super::{Contestant, Lineup, LineupError, Match, MatchTally};

/// Plays the bots that `learner` makes, each from its seed, alone against copies of another bot. The deals follow from the seed of the
/// training.
///
/// # Errors
/// The number of players of the training fits no table.
pub fn exam<R: BotGame + RecordFormat>(
    options: &R::Options,
    training_seed: u64,
    learner: impl Fn(u64) -> Box<dyn Bot<R>> + Send + Sync + 'static,
    opponent: BotSpec,
    deals: u64,
    threads: usize,
) -> Result<MatchTally, LineupError> {
    let players = R::start(options, Dealer::new(0).rng()).players();
    let contest = Match::<R> {
        options: options.clone(),
        lineup: Lineup::new(&[Contestant::new("learner", learner), opponent.into()], players)?,
        seed: seed::mix(!training_seed),
        budget: Budget::default(),
        records: false,
    };
    Ok(contest.play_all(deals, threads))
}
