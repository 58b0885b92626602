//! Best response to the search bot: measures how exploitable its bids are. Not offered to people.

use elvaland_rules::View;
use elvaland_rules::mechanics::Action;

use crate::bot::{Bot, Budget, viewing_seat};
use crate::eval::LazyNetwork;
use crate::games::BotGame;
use crate::policy;
use crate::search::BidMatrix;
use crate::search::picks;
use crate::seed;

/// Computes the bid distribution of a search bot with the same budget on every other seat, and plays the best response
/// to it. Which bid an opponent samples is not known.
pub(crate) struct BestResponse {
    seed: u64,
    network: LazyNetwork,
    rollouts: u64,
}

impl BestResponse {
    pub(crate) fn new(seed: u64) -> BestResponse {
        BestResponse { seed, network: LazyNetwork::default(), rollouts: 0 }
    }
}

impl<R: BotGame> Bot<R> for BestResponse {
    fn choose(&mut self, view: &View<R>, legal: &[Action], budget: Budget) -> Action {
        if let [only] = legal {
            return *only;
        }
        let network = &*self.network.of_table(view.table());
        let (seat, seed) = (viewing_seat(view), seed::of_decision(self.seed, view, legal));
        if !policy::is_bid(view.table()) {
            let (estimates, rollouts) = picks::search(network, view, legal, seed, budget.start());
            self.rollouts += rollouts;
            let best = estimates.iter().max_by(|one, other| one.share.total_cmp(&other.share));
            return best.map_or(legal[0], |estimate| estimate.action);
        }
        let mut table = BidMatrix::new(network, view, budget, seed);
        let reply = table.best_response(seat, budget);
        self.rollouts += table.rollouts();
        reply
    }

    fn playouts(&self) -> u64 {
        self.rollouts
    }
}
