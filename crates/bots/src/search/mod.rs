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

use crate::bot::{Bot, Budget, viewer};
use crate::eval::{Loaded, Network};
use crate::games::BotGame;
use crate::policy;
use crate::seed;

pub(crate) use best_response::Exploiter;
use bid_matrix::BidTable;
use hedge::Learner;
use paired_test::Duels;
use payoffs::{Bids, Payoffs, Shares};
use picks::TRIED;
use rollout::play_out;

/// How good an action is: its share in what the boss plays, and the chances of winning after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Opinion {
    pub(crate) action: Action,
    /// How often the boss would play it.
    pub(crate) share: f32,
    /// The chances of winning, with a little of the margin.
    pub(crate) chance: f32,
}

/// Thinks about a decision: opinions of the actions it looked at, and how many rounds it played out.
pub(crate) fn think<R: BotGame>(
    network: &Network,
    view: &View<R>,
    legal: &[Action],
    seed: u64,
    budget: Budget,
) -> (Vec<Opinion>, u64) {
    if policy::is_bid(view.table()) {
        let mut table = BidTable::new(network, view, budget, seed);
        (table.opinions(viewer(view), budget), table.rollouts())
    } else {
        picks::think(network, view, legal, seed, budget.open())
    }
}

/// The strongest player there is.
pub(crate) struct Boss {
    seed: u64,
    threads: usize,
    network: Loaded,
    rollouts: u64,
}

impl Boss {
    /// A player that thinks on so many threads.
    pub(crate) fn new(seed: u64, threads: usize) -> Boss {
        Boss { seed, threads: threads.max(1), network: Loaded::default(), rollouts: 0 }
    }

    /// What it thinks of the actions it looked at.
    pub(crate) fn opinions<R: BotGame>(&mut self, view: &View<R>, legal: &[Action], budget: Budget) -> Vec<Opinion> {
        assert!(!legal.is_empty(), "only seats that are asked have options");
        let network = &*self.network.of_table(view.table());
        let seed = seed::of_decision(self.seed, view, legal);
        if self.threads == 1 {
            let (opinions, rollouts) = think(network, view, legal, seed, budget);
            self.rollouts += rollouts;
            return opinions;
        }
        let budget = budget.shared(self.threads as u64);
        let think = |thread: u64| think(network, view, legal, seed::mixed([seed, thread]), budget);
        let think = &think;
        let thoughts: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads as u64).map(|thread| scope.spawn(move || think(thread))).collect();
            threads.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
        });
        self.rollouts += thoughts.iter().map(|(_, rollouts)| rollouts).sum::<u64>();
        merged(thoughts.into_iter().flat_map(|(opinions, _)| opinions), self.threads)
    }
}

/// The opinions of several threads as one.
fn merged(opinions: impl Iterator<Item = Opinion>, threads: usize) -> Vec<Opinion> {
    let mut merged: Vec<(Opinion, f32)> = Vec::new();
    for opinion in opinions {
        match merged.iter_mut().find(|(other, _)| other.action == opinion.action) {
            Some((known, count)) => {
                known.share += opinion.share;
                known.chance += opinion.chance;
                *count += 1.0;
            }
            None => merged.push((opinion, 1.0)),
        }
    }
    let mean = |(opinion, count): (Opinion, f32)| Opinion {
        share: opinion.share / threads as f32,
        chance: opinion.chance / count,
        ..opinion
    };
    merged.into_iter().map(mean).collect()
}

/// Shares below this part of the largest are thought of as noise.
const NOISE: f32 = 0.1;

/// How often the boss plays its actions that have these shares, without what is thought of as noise.
fn heard(shares: &[f32]) -> Vec<f32> {
    let largest = shares.iter().copied().fold(0.0, f32::max);
    let heard = |&share: &f32| if share < NOISE * largest { 0.0 } else { share };
    let sum: f32 = shares.iter().map(heard).sum();
    shares.iter().map(|share| heard(share) / sum).collect()
}

impl<R: BotGame> Bot<R> for Boss {
    fn choose(&mut self, view: &View<R>, legal: &[Action], budget: Budget) -> Action {
        if let [only] = legal {
            return *only;
        }
        let opinions = self.opinions(view, legal, budget);
        let shares = heard(&opinions.iter().map(|opinion| opinion.share).collect::<Vec<_>>());
        let mut rng = seed::rng(seed::mix(seed::of_decision(self.seed, view, legal)));
        opinions.get(policy::sample(&shares, &mut rng)).map_or(legal[0], |opinion| opinion.action)
    }

    fn playouts(&self) -> u64 {
        self.rollouts
    }
}
