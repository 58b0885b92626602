//! Somebody who knows how the boss thinks: not a level to play against, but a measure of how foreseeable the boss is.

use elvaland_rules::View;
use elvaland_rules::mechanics::Action;

use crate::bot::{Bot, Budget, viewer};
use crate::eval::Loaded;
use crate::games::BotGame;
use crate::policy;
use crate::search::BidTable;
use crate::search::picks;
use crate::seed;

/// Thinks for every opponent what a boss with the same budget would, and gives the best reply to it;
/// but which of its bids a boss draws in the end, it does not know.
pub(crate) struct Exploiter {
    seed: u64,
    network: Loaded,
    rollouts: u64,
}

impl Exploiter {
    pub(crate) fn new(seed: u64) -> Exploiter {
        Exploiter { seed, network: Loaded::default(), rollouts: 0 }
    }
}

impl<R: BotGame> Bot<R> for Exploiter {
    fn choose(&mut self, view: &View<R>, legal: &[Action], budget: Budget) -> Action {
        if let [only] = legal {
            return *only;
        }
        let network = &*self.network.of_table(view.table());
        let (seat, seed) = (viewer(view), seed::of_decision(self.seed, view, legal));
        if !policy::is_bid(view.table()) {
            let (opinions, rollouts) = picks::think(network, view, legal, seed, budget.open());
            self.rollouts += rollouts;
            let best = opinions.iter().max_by(|one, other| one.share.total_cmp(&other.share));
            return best.map_or(legal[0], |opinion| opinion.action);
        }
        let mut table = BidTable::new(network, view, budget, seed);
        let reply = table.best_reply(seat, budget);
        self.rollouts += table.rollouts();
        reply
    }

    fn playouts(&self) -> u64 {
        self.rollouts
    }
}
