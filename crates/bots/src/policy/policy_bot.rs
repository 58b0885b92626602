//! The learned bot: the network's own judgement, without playing anything out.

use std::sync::Arc;

use elvaland_rules::{Action, State, View};

use crate::bids::ANY_BID;
use crate::bot::{Bot, Budget, viewer};
use crate::eval::{Loaded, Network};
use crate::games::BotGame;
use crate::policy;
use crate::policy::{Bidding, Mood};
use crate::seed;

/// Plays what its network thinks best.
#[derive(Clone, Debug)]
pub(crate) struct Learned {
    seed: u64,
    mood: Mood,
    network: Loaded,
}

impl Learned {
    /// A player with the network of the repository.
    pub(crate) fn new(seed: u64) -> Learned {
        Learned { seed, mood: Mood::PLAYING, network: Loaded::default() }
    }

    /// A player who goes through no bid card by card.
    pub(crate) fn glancing(seed: u64) -> Learned {
        Learned { mood: Mood::IMAGINED, ..Learned::new(seed) }
    }

    /// A player with another network.
    pub(crate) fn with(seed: u64, network: Arc<Network>) -> Learned {
        Learned { network: Loaded::always(network), ..Learned::new(seed) }
    }

    /// A player who is content with what is nearly the best, within this temperature.
    pub(crate) fn easy_going(seed: u64, temperature: f32) -> Learned {
        Learned { mood: Mood::easy_going(temperature), ..Learned::new(seed) }
    }
}

impl<R: BotGame> Bot<R> for Learned {
    fn choose(&mut self, view: &View<R>, legal: &[Action], _: Budget) -> Action {
        if let [only] = legal {
            return *only;
        }
        let network = &*self.network.of_table(view.table());
        if policy::is_bid(view.table()) {
            let seat = viewer(view);
            let mut rng = seed::rng(seed::of_bid(self.seed, view));
            let coins = view.coins();
            let bidding = Bidding::new(view.table(), &coins, Some(seat), |_| ANY_BID);
            let bid = policy::sample(&bidding.strategy(network, seat, self.mood), &mut rng);
            return Action::Bid(crate::bids::coins_of(&view.purse(seat).coins, bid));
        }
        let mut rng = seed::rng(seed::of_decision(self.seed, view, legal));
        // The world is sampled, but nothing that differs between worlds is looked at.
        let world = State::sample(view, &mut rng);
        policy::decide(network, &world, viewer(view), self.mood, &mut rng).unwrap_or(legal[0])
    }
}
