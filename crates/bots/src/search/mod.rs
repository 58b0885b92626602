//! Search: rollouts with the policy to the end of the round, and the value network at the beginning of the next.
//!
//! - Worlds come from the view: hidden coins follow the policy's bid distributions, filtered by what is revealed.
//! - In a rollout every opponent plays a sampled type; the value is what the network expects at the next bids.
//! - The policy's likeliest actions are the arms of a sequential halving with common random numbers (`arms`).
//! - Bids are a simultaneous decision and played as a mixed strategy (`bids`).

mod arms;
mod best_response;
mod bids;
mod paired_test;
mod picks;
mod rollout;

use elvaland_rules::{Action, Seat, View};

use crate::bot::{Bot, Budget, viewing_seat};
use crate::eval::{LazyNetwork, Network, Value};
use crate::games::BotGame;
use crate::opponents::{Beliefs, Determinizer};
use crate::policy;
use crate::seed;

pub(crate) use arms::Width;
use arms::{Arm, Arms, MAX_ARMS};
pub(crate) use best_response::BestResponse;
pub use best_response::ExploitedBot;
use bids::{BidSearch, SearchedBids};
use paired_test::PairedTest;
pub(crate) use rollout::{Rollouts, World};

/// The estimate of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ActionEstimate {
    pub(crate) action: Action,
    /// The share of the mixed strategy.
    pub(crate) share: f32,
    /// The win probability.
    pub(crate) win: f32,
}

/// Searches a decision; returns the tried actions and the number of rollouts.
fn search<R: BotGame>(
    network: &Network,
    view: &View<R>,
    legal: &[Action],
    beliefs: &Beliefs,
    seed: u64,
    (budget, width): (Budget, Width),
) -> (Arms, u64) {
    let mut rollouts = Rollouts::new(network);
    let weights = beliefs.weights();
    let arms = if policy::is_bid(view.table()) {
        BidSearch::new(&mut rollouts, view, &weights, seed).search(viewing_seat(view), budget, width)
    } else {
        picks::search(&mut rollouts, view, legal, (&weights, beliefs.round_bids()), seed, (budget, width))
    };
    (arms, rollouts.count)
}

/// Searches a decision with a network; returns the improved policy over the legal actions, and its value.
pub(crate) fn improved_policy<R: BotGame>(
    network: &Network,
    view: &View<R>,
    legal: &[Action],
    beliefs: &Beliefs,
    (seed, budget): (u64, Budget),
) -> (Vec<f32>, Value) {
    let (arms, _) = search(network, view, legal, beliefs, seed, (budget, Width::Likely));
    arms.improved_policy(legal)
}

/// Samples worlds of a decision as the search does, but assumes that no opponent searches.
pub(crate) fn sample_worlds<R: BotGame>(
    rollouts: &mut Rollouts<'_>,
    view: &View<R>,
    beliefs: &Beliefs,
    seed: u64,
    count: u64,
) -> Vec<World<R>> {
    let (seat, weights) = (viewing_seat(view), beliefs.weights());
    if policy::is_bid(view.table()) {
        let (mut search, searched) = (BidSearch::new(rollouts, view, &weights, seed), SearchedBids::default());
        return (0..count).map(|number| search.sample_world(seat, (&searched, 0.0), number)).collect();
    }
    let worlds = Determinizer::new((rollouts.network, &mut rollouts.evaluator), view, beliefs.round_bids());
    (0..count).map(|number| picks::sample_world(&worlds, &weights, seat, (seed, number))).collect()
}

/// The search bot, the strongest one.
pub(crate) struct SearchBot {
    seed: u64,
    threads: usize,
    network: LazyNetwork,
    beliefs: Beliefs,
    rollouts: u64,
}

impl SearchBot {
    /// Makes a bot that searches on `threads` threads and begins with some beliefs.
    pub(crate) fn new(seed: u64, threads: usize, beliefs: Beliefs) -> SearchBot {
        SearchBot { seed, threads: threads.max(1), network: LazyNetwork::default(), beliefs, rollouts: 0 }
    }

    /// Returns the estimates of the searched actions.
    pub(crate) fn estimates<R: BotGame>(
        &mut self,
        view: &View<R>,
        legal: &[Action],
        budget: Budget,
        width: Width,
    ) -> Vec<ActionEstimate> {
        assert!(!legal.is_empty(), "only seats that are asked have options");
        let network = &*self.network.of_table(view.table());
        let seed = seed::of_decision(self.seed, view, legal);
        // A bid is played as a mixed strategy; of everything else the best.
        let estimates = if policy::is_bid(view.table()) { Arms::mixed } else { Arms::best };
        if self.threads == 1 {
            let (arms, rollouts) = search(network, view, legal, &self.beliefs, seed, (budget, width));
            self.rollouts += rollouts;
            return estimates(&arms);
        }
        let budget = budget.per_thread(self.threads as u64);
        let beliefs = self.beliefs;
        let search_thread =
            |thread: u64| search(network, view, legal, &beliefs, seed::mixed([seed, thread]), (budget, width));
        let search_thread = &search_thread;
        let results: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                (0..self.threads as u64).map(|thread| scope.spawn(move || search_thread(thread))).collect();
            threads.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
        });
        self.rollouts += results.iter().map(|(_, rollouts)| rollouts).sum::<u64>();
        merge(results.iter().flat_map(|(arms, _)| estimates(arms)), self.threads)
    }
}

/// Averages the estimates of several threads.
fn merge(estimates: impl Iterator<Item = ActionEstimate>, threads: usize) -> Vec<ActionEstimate> {
    let mut merged: Vec<(ActionEstimate, f32)> = Vec::new();
    for estimate in estimates {
        match merged.iter_mut().find(|(other, _)| other.action == estimate.action) {
            Some((known, count)) => {
                known.share += estimate.share;
                known.win += estimate.win;
                *count += 1.0;
            }
            None => merged.push((estimate, 1.0)),
        }
    }
    let mean = |(estimate, count): (ActionEstimate, f32)| ActionEstimate {
        share: estimate.share / threads as f32,
        win: estimate.win / count,
        ..estimate
    };
    merged.into_iter().map(mean).collect()
}

/// Shares below this fraction of the largest are treated as noise.
const NOISE_SHARE: f32 = 0.1;

/// Sets noisy shares to 0 and normalizes the rest.
fn without_noise(shares: &[f32]) -> Vec<f32> {
    let largest = shares.iter().copied().fold(0.0, f32::max);
    let kept = |&share: &f32| if share < NOISE_SHARE * largest { 0.0 } else { share };
    let sum: f32 = shares.iter().map(kept).sum();
    shares.iter().map(|share| kept(share) / sum).collect()
}

impl<R: BotGame> Bot<R> for SearchBot {
    fn choose(&mut self, view: &View<R>, legal: &[Action], budget: Budget) -> Action {
        if let [only] = legal {
            return *only;
        }
        let estimates = self.estimates(view, legal, budget, Width::Likely);
        let shares = without_noise(&estimates.iter().map(|estimate| estimate.share).collect::<Vec<_>>());
        let mut rng = seed::rng(seed::mix(seed::of_decision(self.seed, view, legal)));
        estimates.get(policy::sample(&shares, &mut rng)).map_or(legal[0], |estimate| estimate.action)
    }

    fn begin_round(&mut self, before: &View<R>) {
        self.beliefs.begin_round(before);
    }

    fn observe(&mut self, before: &View<R>, seat: Seat, action: Action) {
        self.beliefs.observe(before, seat, action);
    }

    fn playouts(&self) -> u64 {
        self.rollouts
    }
}
