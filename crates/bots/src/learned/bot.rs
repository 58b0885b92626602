//! The policy as a bot: plays from the network without search.

use std::sync::Arc;

use elvaland_rules::{Action, View};

use crate::bot::{Bot, Budget, viewing_seat};
use crate::games::BotGame;
use crate::learned::{LazyPolicyNetwork, PolicyEvaluator, PolicyNetwork, Sampling};
use crate::policy::sample;
use crate::seed;

/// Plays the policy of a network.
#[derive(Clone, Debug)]
pub(crate) struct LearnedBot {
    seed: u64,
    network: LazyPolicyNetwork,
    evaluator: PolicyEvaluator,
}

impl LearnedBot {
    /// Makes a bot with the committed networks.
    pub(crate) fn new(seed: u64) -> LearnedBot {
        LearnedBot { seed, network: LazyPolicyNetwork::default(), evaluator: PolicyEvaluator::default() }
    }

    /// Makes a bot with another network.
    pub(crate) fn with_network(seed: u64, network: Arc<PolicyNetwork>) -> LearnedBot {
        LearnedBot { network: LazyPolicyNetwork::always(network), ..LearnedBot::new(seed) }
    }
}

impl<R: BotGame> Bot<R> for LearnedBot {
    fn choose(&mut self, view: &View<R>, legal: &[Action], _: Budget) -> Action {
        if let [only] = legal {
            return *only;
        }
        let network = self.network.of_table(view.table());
        let shares = self.evaluator.probabilities(&network, view, viewing_seat(view), legal, Sampling::PLAY);
        let mut rng = seed::rng(seed::of_decision(self.seed, view, legal));
        legal[sample(shares, &mut rng)]
    }
}
