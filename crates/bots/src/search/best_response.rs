//! Best responses: measure how exploitable the bids of other bots are. Not offered to people.

use elvaland_rules::{Action, BySeat, View};

use crate::bot::{Bot, Budget, viewing_seat};
use crate::eval::LazyNetwork;
use crate::games::BotGame;
use crate::opponents::OpponentType;
use crate::policy;
use crate::search::bids::BidSearch;
use crate::search::{Rollouts, Width, picks};
use crate::seed;

/// The bots whose strategy a best response can exploit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExploitedBot {
    /// The policy without search (`master`).
    Policy,
    /// The search with the same budget.
    Search,
}

/// Computes the bid distribution of a known bot on every other seat, and plays the best response to it. Which bid an
/// opponent samples is not known.
pub(crate) struct BestResponse {
    seed: u64,
    exploited: ExploitedBot,
    network: LazyNetwork,
    rollouts: u64,
}

impl BestResponse {
    pub(crate) fn new(seed: u64, exploited: ExploitedBot) -> BestResponse {
        BestResponse { seed, exploited, network: LazyNetwork::default(), rollouts: 0 }
    }
}

impl<R: BotGame> Bot<R> for BestResponse {
    fn choose(&mut self, view: &View<R>, legal: &[Action], budget: Budget) -> Action {
        if let [only] = legal {
            return *only;
        }
        let network = self.network.of_table(view.table());
        let (seat, seed) = (viewing_seat(view), seed::of_decision(self.seed, view, legal));
        let weights = BySeat::from_fn(|_| OpponentType::CERTAIN_POLICY);
        let mut rollouts = Rollouts::new(&network);
        let action = if policy::is_bid(view.table()) {
            let mut search = BidSearch::new(&mut rollouts, view, &weights, seed);
            let theirs = match self.exploited {
                ExploitedBot::Policy => search.policy_bids(seat),
                ExploitedBot::Search => search.search_opponents(seat, budget),
            };
            search.best_response(seat, &theirs, budget)
        } else {
            picks::search(&mut rollouts, view, legal, (&weights, None), seed, (budget, Width::Likely)).best()[0].action
        };
        self.rollouts += rollouts.count;
        action
    }

    fn observes(&self) -> bool {
        false
    }

    fn playouts(&self) -> u64 {
        self.rollouts
    }
}
