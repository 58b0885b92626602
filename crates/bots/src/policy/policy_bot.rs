//! The learned bot: the network's own judgement, without playing anything out.

use std::sync::Arc;

use elvaland_rules::{Action, State, View};

use crate::bids::ALL_BIDS;
use crate::bot::{Bot, Budget, viewing_seat};
use crate::eval::{LazyNetwork, Network};
use crate::games::BotGame;
use crate::policy;
use crate::policy::{BidPolicy, PolicyConfig};
use crate::seed;

/// Plays what its network thinks best.
#[derive(Clone, Debug)]
pub(crate) struct PolicyBot {
    seed: u64,
    config: PolicyConfig,
    network: LazyNetwork,
}

impl PolicyBot {
    /// A player with the network of the repository.
    pub(crate) fn new(seed: u64) -> PolicyBot {
        PolicyBot { seed, config: PolicyConfig::PLAY, network: LazyNetwork::default() }
    }

    /// A player who goes through no bid card by card.
    pub(crate) fn without_lookahead(seed: u64) -> PolicyBot {
        PolicyBot { config: PolicyConfig::ROLLOUT, ..PolicyBot::new(seed) }
    }

    /// A player with another network.
    pub(crate) fn with_network(seed: u64, network: Arc<Network>) -> PolicyBot {
        PolicyBot { network: LazyNetwork::always(network), ..PolicyBot::new(seed) }
    }

    /// A player who is content with what is nearly the best, within this temperature.
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
        // The world is sampled, but nothing that differs between worlds is looked at.
        let world = State::sample(view, &mut rng);
        policy::decide(network, &world, viewing_seat(view), self.config, &mut rng).unwrap_or(legal[0])
    }
}
