//! The policy as a bot: plays from the network without search.

use std::sync::Arc;

use elvaland_rules::{Action, State, View};

use crate::bids::ALL_BIDS;
use crate::bot::{Bot, Budget, viewing_seat};
use crate::eval::{LazyNetwork, Network};
use crate::games::BotGame;
use crate::policy;
use crate::policy::{BidPolicy, PolicyConfig};
use crate::seed;

/// Plays the policy of a network.
#[derive(Clone, Debug)]
pub(crate) struct PolicyBot {
    seed: u64,
    config: PolicyConfig,
    network: LazyNetwork,
}

impl PolicyBot {
    /// Makes a bot with the committed networks.
    pub(crate) fn new(seed: u64) -> PolicyBot {
        PolicyBot { seed, config: PolicyConfig::PLAY, network: LazyNetwork::default() }
    }

    /// Makes a bot without round lookahead.
    pub(crate) fn without_lookahead(seed: u64) -> PolicyBot {
        PolicyBot { config: PolicyConfig::ROLLOUT, ..PolicyBot::new(seed) }
    }

    /// Makes a bot with another network.
    pub(crate) fn with_network(seed: u64, network: Arc<Network>) -> PolicyBot {
        PolicyBot { network: LazyNetwork::always(network), ..PolicyBot::new(seed) }
    }

    /// Makes a weaker bot that samples at a temperature.
    pub(crate) fn with_temperature(seed: u64, temperature: f32) -> PolicyBot {
        PolicyBot { config: PolicyConfig::with_temperature(temperature), ..PolicyBot::new(seed) }
    }
}

impl<R: BotGame> Bot<R> for PolicyBot {
    fn choose(&mut self, view: &View<R>, legal: &[Action], _: Budget) -> Action {
        if let [only] = legal {
            return *only;
        }
        let network = &*self.network.of_table(view.table());
        if policy::is_bid(view.table()) {
            let seat = viewing_seat(view);
            let mut rng = seed::rng(seed::of_bid(self.seed, view));
            let coins = view.coins();
            let bid_policy = BidPolicy::new(view.table(), &coins, Some(seat), |_| ALL_BIDS);
            let bid = policy::sample(&bid_policy.distribution(network, seat, self.config), &mut rng);
            return Action::Bid(crate::bids::bid_coins(&view.purse(seat).coins, bid));
        }
        let mut rng = seed::rng(seed::of_decision(self.seed, view, legal));
        // The policy reads nothing that differs between determinizations.
        let world = State::sample(view, &mut rng);
        policy::decide(network, &world, viewing_seat(view), self.config, &mut rng).unwrap_or(legal[0])
    }
}
