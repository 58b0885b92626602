//! The policy as a bot: plays from the network without search.

use std::sync::Arc;

use elvaland_rules::{Action, View};

use crate::bot::{Bot, Budget, viewing_seat};
use crate::eval::{LazyNetwork, Network};
use crate::games::BotGame;
use crate::policy::{PolicyEvaluator, Sampling, sample};
use crate::seed;

/// Plays the policy of a network.
#[derive(Clone, Debug)]
pub(crate) struct PolicyBot {
    seed: u64,
    sampling: Sampling,
    network: LazyNetwork,
    evaluator: PolicyEvaluator,
}

impl PolicyBot {
    /// Makes a bot with the committed networks.
    pub(crate) fn new(seed: u64, sampling: Sampling) -> PolicyBot {
        PolicyBot { seed, sampling, network: LazyNetwork::default(), evaluator: PolicyEvaluator::default() }
    }

    /// Makes a bot with another network.
    pub(crate) fn with_network(seed: u64, network: Arc<Network>) -> PolicyBot {
        PolicyBot { network: LazyNetwork::always(network), ..PolicyBot::new(seed, Sampling::PLAY) }
    }
}

impl<R: BotGame> Bot<R> for PolicyBot {
    fn choose(&mut self, view: &View<R>, legal: &[Action], _: Budget) -> Action {
        if let [only] = legal {
            return *only;
        }
        let network = self.network.of_table(view.table());
        let shares = self.evaluator.probabilities(&network, view, viewing_seat(view), legal, self.sampling);
        let mut rng = seed::rng(seed::of_decision(self.seed, view, legal));
        legal[sample(shares, &mut rng)]
    }

    fn observes(&self) -> bool {
        false
    }
}
