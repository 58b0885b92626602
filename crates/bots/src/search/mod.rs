//! The boss: the network's judgement, looked at closer by playing rounds to their end in many possible worlds.
//!
//! - The worlds come from the view: opponents have laid their coins as one of the bids that agree with everything revealed,
//!   each as likely as they would have made it, who think as the network does or, in some worlds, are greedy.
//! - In a world everybody plays to the end of the round as he thinks; what the network then makes of the chances is
//!   the value of what was tried.
//! - Bids are a game of everybody at once. The boss learns what its bids bring and makes those that are nearly as good as the best
//!   nearly as often. The others bid as they think, or one of them knows how often the boss makes its bids; given time, the boss
//!   thinks first what they would.

mod best_response;
mod bid_matrix;
mod hedge;
mod paired_test;
mod payoffs;
pub(crate) mod picks;
mod rollout;

use elvaland_rules::{Action, View};

use crate::bot::{Bot, Budget, viewing_seat};
use crate::eval::{LazyNetwork, Network};
use crate::games::BotGame;
use crate::policy;
use crate::seed;

pub(crate) use best_response::BestResponse;
use bid_matrix::BidMatrix;
use hedge::Hedge;
use paired_test::PairedTest;
use payoffs::{Bids, Payoffs, Shares};
use picks::MAX_ARMS;
use rollout::rollout;

/// How good an action is: its share in what the boss plays, and the chances of winning after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ActionEstimate {
    pub(crate) action: Action,
    /// How often the boss would play it.
    pub(crate) share: f32,
    /// The chances of winning, with a little of the margin.
    pub(crate) value: f32,
}

/// Thinks about a decision: opinions of the actions it looked at, and how many rounds it played out.
pub(crate) fn search<R: BotGame>(
    network: &Network,
    view: &View<R>,
    legal: &[Action],
    seed: u64,
    budget: Budget,
) -> (Vec<ActionEstimate>, u64) {
    if policy::is_bid(view.table()) {
        let mut table = BidMatrix::new(network, view, budget, seed);
        (table.estimates(viewing_seat(view), budget), table.rollouts())
    } else {
        picks::search(network, view, legal, seed, budget.start())
    }
}

/// The strongest player there is.
pub(crate) struct SearchBot {
    seed: u64,
    threads: usize,
    network: LazyNetwork,
    rollouts: u64,
}

impl SearchBot {
    /// A player that thinks on so many threads.
    pub(crate) fn new(seed: u64, threads: usize) -> SearchBot {
        SearchBot { seed, threads: threads.max(1), network: LazyNetwork::default(), rollouts: 0 }
    }

    /// What it thinks of the actions it looked at.
    pub(crate) fn estimates<R: BotGame>(
        &mut self,
        view: &View<R>,
        legal: &[Action],
        budget: Budget,
    ) -> Vec<ActionEstimate> {
        assert!(!legal.is_empty(), "only seats that are asked have options");
        let network = &*self.network.of_table(view.table());
        let seed = seed::of_decision(self.seed, view, legal);
        if self.threads == 1 {
            let (estimates, rollouts) = search(network, view, legal, seed, budget);
            self.rollouts += rollouts;
            return estimates;
        }
        let budget = budget.per_thread(self.threads as u64);
        let search_thread = |thread: u64| search(network, view, legal, seed::mixed([seed, thread]), budget);
        let search_thread = &search_thread;
        let results: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                (0..self.threads as u64).map(|thread| scope.spawn(move || search_thread(thread))).collect();
            threads.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
        });
        self.rollouts += results.iter().map(|(_, rollouts)| rollouts).sum::<u64>();
        merge(results.into_iter().flat_map(|(estimates, _)| estimates), self.threads)
    }
}

/// The opinions of several threads as one.
fn merge(estimates: impl Iterator<Item = ActionEstimate>, threads: usize) -> Vec<ActionEstimate> {
    let mut merged: Vec<(ActionEstimate, f32)> = Vec::new();
    for estimate in estimates {
        match merged.iter_mut().find(|(other, _)| other.action == estimate.action) {
            Some((known, count)) => {
                known.share += estimate.share;
                known.value += estimate.value;
                *count += 1.0;
            }
            None => merged.push((estimate, 1.0)),
        }
    }
    let mean = |(estimate, count): (ActionEstimate, f32)| ActionEstimate {
        share: estimate.share / threads as f32,
        value: estimate.value / count,
        ..estimate
    };
    merged.into_iter().map(mean).collect()
}

/// Shares below this part of the largest are thought of as noise.
const NOISE_SHARE: f32 = 0.1;

/// How often the boss plays its actions that have these shares, without what is thought of as noise.
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
        let estimates = self.estimates(view, legal, budget);
        let shares = without_noise(&estimates.iter().map(|estimate| estimate.share).collect::<Vec<_>>());
        let mut rng = seed::rng(seed::mix(seed::of_decision(self.seed, view, legal)));
        estimates.get(policy::sample(&shares, &mut rng)).map_or(legal[0], |estimate| estimate.action)
    }

    fn playouts(&self) -> u64 {
        self.rollouts
    }
}
