//! Expert iteration (Anthony, Tian and Barber 2017): the network learns from searches with itself.
//!
//! The policy plays games as in training; some of its decisions are searched, which costs far more than playing them.
//! The network then imitates the searches' mixed strategies, and its value heads learn their values combined with the
//! results. Some games are held out: learning ends when an epoch no longer helps there.

use elvaland_rules::dealer::Dealer;

use crate::eval::{Network, NetworkShape, from_bytes, to_bytes};
use crate::games::BotGame;
use crate::seed;
use crate::spec::BotSpec;
use crate::training::CheckpointError;
use crate::training::adam::Adam;
use crate::training::experience::{Experience, LearnerDecision};
use crate::training::gradient::{Gradient, LossSums, PpoConfig};
use crate::training::schedule::{
    ALONE_GAMES, EXPERT_BATCH, EXPERT_CREDIT, EXPERT_EPOCHS, EXPERT_RATE, EXPERT_RATE_FACTOR, RoundSettings, TASK_GAMES,
};
use crate::training::self_play::{Participants, SelfPlay};

/// The settings of an expert iteration: the same plan gives the same weights on any number of threads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpertPlan {
    /// The seed of all chance.
    pub seed: u64,
    /// The number of decisions to search; whole tasks are played.
    pub searches: u64,
    /// The rollouts of each search.
    pub rollouts: u64,
    /// The frozen bots that play on some seats.
    pub opponents: Vec<BotSpec>,
}

/// The losses of an epoch on the decisions held out.
#[derive(Clone, Copy, Debug)]
pub struct ExpertReport {
    /// The number of epochs so far.
    pub epoch: u32,
    /// Mean Kullback-Leibler divergence of the policy from the searches.
    pub divergence: f64,
    /// Mean squared error of the predicted win share.
    pub win_error: f64,
}

impl ExpertReport {
    fn loss(self) -> f64 {
        self.divergence + self.win_error
    }
}

/// An expert iteration in progress.
pub struct ExpertIteration<R: BotGame> {
    options: R::Options,
    plan: ExpertPlan,
    network: Network,
    /// The searched decisions, by task.
    tasks: Vec<Experience>,
}

impl<R: BotGame> ExpertIteration<R> {
    /// Starts with the weights of a network for this number of players.
    ///
    /// # Errors
    /// Bytes that are no such weights.
    pub fn new(options: R::Options, plan: ExpertPlan, weights: &[u8]) -> Result<ExpertIteration<R>, CheckpointError> {
        let players = R::start(&options, Dealer::new(0).rng()).players();
        let network = from_bytes(weights, NetworkShape::of::<R>(players)).ok_or(CheckpointError)?;
        Ok(ExpertIteration { options, plan, network, tasks: Vec::new() })
    }

    /// Returns the number of searched decisions so far.
    pub fn searches(&self) -> u64 {
        self.tasks.iter().map(|task| task.decisions.len() as u64).sum()
    }

    /// Returns true once enough decisions are searched.
    pub fn is_searched(&self) -> bool {
        self.searches() >= self.plan.searches
    }

    /// Plays and searches a task on each of `threads` threads, in order; tasks after the last that is needed are dropped.
    pub fn search(&mut self, threads: usize) {
        let next = self.tasks.len() as u64;
        let run = |task: u64| self.play(task);
        let done: Vec<Experience> = std::thread::scope(|scope| {
            let handles: Vec<_> =
                (next..next + threads.max(1) as u64).map(|task| scope.spawn(move || run(task))).collect();
            handles.into_iter().map(|handle| handle.join().expect("no task panics")).collect()
        });
        for task in done {
            if !self.is_searched() {
                self.tasks.push(task);
            }
        }
    }

    /// Plays the games of a task and searches some decisions of them.
    fn play(&self, task: u64) -> Experience {
        let participants = Participants {
            learner: &self.network,
            snapshots: &[],
            bots: &self.plan.opponents,
            bot_games: RoundSettings::at(1.0, 0, false).bot_games,
            alone_games: ALONE_GAMES,
            expert: Some(self.plan.rollouts),
        };
        let options = R::unshared_options(&self.options);
        let mut self_play = SelfPlay::default();
        for game in task * TASK_GAMES..(task + 1) * TASK_GAMES {
            self_play.play::<R>(&options, participants, EXPERT_CREDIT, seed::mixed([self.plan.seed, game]));
        }
        self_play.experience
    }

    /// Returns the decisions to learn from, or those held out: every tenth task.
    fn decisions(&self, is_held_out: bool) -> Vec<(&Experience, &LearnerDecision)> {
        let tasks = self.tasks.iter().enumerate().filter(|(number, _)| (number % 10 == 0) == is_held_out);
        tasks.flat_map(|(_, task)| task.decisions.iter().map(move |decision| (task, decision))).collect()
    }

    /// Learns from the searches, epoch by epoch while it helps on the decisions held out; reports each epoch, beginning
    /// with the state before the first.
    pub fn learn(&mut self, mut report: impl FnMut(ExpertReport)) {
        let mut best = (self.network.clone(), self.examine(&self.network, 0));
        report(best.1);
        let (mut network, mut adam) = (self.network.clone(), Adam::new(self.network.weights.len()));
        let mut gradient = Gradient::new(&network);
        let mut decisions = self.decisions(false);
        let mut dealer = Dealer::new(self.plan.seed);
        let mut learning_rate = EXPERT_RATE;
        for epoch in 1..=EXPERT_EPOCHS {
            dealer.shuffle(&mut decisions);
            for batch in decisions.chunks(EXPERT_BATCH) {
                let (both, batch) = ((&mut network, &mut adam), batch.iter().copied());
                gradient.descend(both, batch, PpoConfig::IMITATION, learning_rate, &mut LossSums::default());
            }
            learning_rate *= EXPERT_RATE_FACTOR;
            let after = self.examine(&network, epoch);
            report(after);
            if after.loss() >= best.1.loss() {
                break;
            }
            best = (network.clone(), after);
        }
        self.network = best.0;
    }

    /// Measures a network on the decisions held out.
    fn examine(&self, network: &Network, epoch: u32) -> ExpertReport {
        let (mut gradient, mut sums) = (Gradient::new(network), LossSums::default());
        for (experience, decision) in self.decisions(true) {
            gradient.add(network, experience, decision, PpoConfig::IMITATION, &mut sums);
        }
        let decisions = sums.decisions.max(1.0);
        ExpertReport { epoch, divergence: sums.divergence / decisions, win_error: sums.win_error / decisions }
    }

    /// Serializes the network.
    pub fn weights(&self) -> Vec<u8> {
        to_bytes(&self.network)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::nains::{self, Nains};
    use elvaland_rules::nidavellir::{Nidavellir, Options};

    fn iteration(seed: u64) -> ExpertIteration<Nidavellir> {
        let opponents = vec!["greedy".parse().expect("a bot")];
        let plan = ExpertPlan { seed, searches: 60, rollouts: 20, opponents };
        let options = Options::new(2).expect("two players");
        ExpertIteration::new(options, plan, Nidavellir::weights(2)).expect("the committed weights")
    }

    #[test]
    fn searches_do_not_depend_on_threads_and_teach_the_network() {
        let (mut one, mut two) = (iteration(3), iteration(3));
        while !one.is_searched() {
            one.search(1);
        }
        while !two.is_searched() {
            two.search(2);
        }
        assert_eq!(one.searches(), two.searches());
        let mut reports = Vec::new();
        // The held-out task is a copy of a trained one, so its divergence must fall.
        one.tasks.insert(0, one.tasks[0].clone());
        one.learn(|report| reports.push(report));
        assert!(reports.len() > 1 && reports[0].divergence > 0.0, "{reports:?}");
        assert!(reports[1].loss() < reports[0].loss(), "{reports:?}");
        assert!(one.network != two.network, "the network has learned");
    }

    #[test]
    fn weights_of_another_game_are_refused() {
        let plan = iteration(1).plan;
        let options = nains::Options::new(2).expect("two players");
        assert!(ExpertIteration::<Nains>::new(options, plan, Nidavellir::weights(2)).is_err());
    }
}
