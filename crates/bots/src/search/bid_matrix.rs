//! The bid node: a simultaneous game over everybody's likeliest bids, solved by Hedge with sampled opponents.
//!
//! Opponents follow the policy or `greedy`. With more budget they may also search: their searches run first, each with
//! a tenth of the budget, and recursively with a tenth of that, until a search would be too small (level-k reasoning).
//! So ten times the budget buys one more level, not only less noise.
//!
//! In some iterations one opponent plays the best response to the player's present distribution, which lowers the
//! value of exploitable bids.
//!
//! Letting all players learn at once from each other gave mostly noise within 10 ms (`docs/bots.md`).

use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::Action;
use elvaland_rules::{BySeat, Seat, View};

use crate::bot::{Budget, BudgetMeter, viewing_seat};
use crate::eval::Network;
use crate::games::BotGame;
use crate::opponents::OpponentType;
use crate::policy;
use crate::search::{ActionEstimate, Bids, Hedge, Payoffs, Shares};
use crate::seed;

/// Probability that opponents search, per level of recursion that the budget allows.
const SEARCH_BELIEF_STEP: f32 = 0.2;
/// Upper bound of that probability.
const MAX_SEARCH_BELIEF: f32 = 0.8;
/// Probability that one opponent plays a best response to the player's distribution.
const EXPLOITER_PROBABILITY: f32 = 0.3;
/// Each opponent's search gets this fraction of the budget: a tenth.
const OPPONENT_SHARE: u32 = 10;
/// All opponents' searches together get at most this many tenths.
const MAX_OPPONENT_SHARES: u32 = 3;
/// Cache hits are charged: this many iterations without a rollout cost one rollout.
const CACHE_HITS_PER_ROLLOUT: u64 = 16;
/// Upper bound of iterations.
const MAX_ITERATIONS: u64 = 10_000;

/// What the player assumes about the opponents.
#[derive(Clone, Copy)]
struct OpponentBelief<'s> {
    /// The distributions of searching opponents, and the probability that they search; else they follow their prior.
    search_shares: Option<(&'s Shares, f32)>,
    /// Probability that one opponent plays a best response.
    exploiter_probability: f32,
}

/// The bids of a round, searched from any seat.
pub(crate) struct BidMatrix<'a, R: BotGame> {
    payoffs: Payoffs<'a, R>,
    rng: WyRand,
}

impl<'a, R: BotGame> BidMatrix<'a, R> {
    /// Prepares a round. Large budgets also evaluate own bids outside the prior's top 12, because the best response to
    /// searching opponents may be an unlikely bid.
    pub(crate) fn new(network: &'a Network, view: &View<R>, budget: Budget, seed: u64) -> BidMatrix<'a, R> {
        let mut rng = seed::rng(seed);
        let full_width_seat = budget.allows_full_width().then(|| viewing_seat(view));
        BidMatrix { payoffs: Payoffs::new(network, view, full_width_seat, seed, &mut rng), rng }
    }

    /// Returns the number of rollouts.
    pub(crate) fn rollouts(&self) -> u64 {
        self.payoffs.rollouts()
    }

    /// Returns the share and the value of each bid of a seat.
    pub(crate) fn estimates(&mut self, seat: Seat, budget: Budget) -> Vec<ActionEstimate> {
        let hedge = self.search(seat, budget);
        let figures = hedge.shares().into_iter().zip(hedge.values());
        let estimate = |(action, (share, value)): (Action, (f32, f32))| ActionEstimate { action, share, value };
        self.payoffs.bids(seat).zip(figures).map(estimate).collect()
    }

    /// Returns the best response to opponents who search with this budget.
    pub(crate) fn best_response(&mut self, seat: Seat, budget: Budget) -> Action {
        let others = self.search_opponents(seat, budget);
        let search_budget = SearchBudget::open(budget, self.rollouts());
        let belief = OpponentBelief { search_shares: Some((&others, 1.0)), exploiter_probability: 0.0 };
        let values = self.run_hedge(seat, belief, search_budget).values();
        let bids = self.payoffs.bids(seat).zip(values);
        bids.max_by(|(_, one), (_, other)| one.total_cmp(other)).expect("a bidder has a bid").0
    }

    /// Searches the bids of a seat.
    fn search(&mut self, seat: Seat, budget: Budget) -> Hedge {
        let search_budget = SearchBudget::open(budget, self.rollouts());
        let others =
            self.opponent_budget(seat, budget).map(|opponent_budget| self.search_opponents(seat, opponent_budget));
        let search_shares = others.as_ref().map(|others| (others, search_belief(budget)));
        self.run_hedge(
            seat,
            OpponentBelief { search_shares, exploiter_probability: EXPLOITER_PROBABILITY },
            search_budget,
        )
    }

    /// Returns the budget of each opponent's search.
    fn opponent_budget(&self, seat: Seat, budget: Budget) -> Option<Budget> {
        let others = self.payoffs.bidders().without(seat).iter().count() as u32;
        budget.fraction((OPPONENT_SHARE * others).div_ceil(MAX_OPPONENT_SHARES).max(OPPONENT_SHARE))
    }

    /// Returns the bid distributions of the opponents, each searched with this budget.
    fn search_opponents(&mut self, seat: Seat, budget: Budget) -> Shares {
        let mut search_shares = Shares::default();
        for other in self.payoffs.bidders().without(seat).iter() {
            search_shares[other] = super::without_noise(&self.search(other, budget).shares());
        }
        search_shares
    }

    /// Runs Hedge on a seat until the budget is spent.
    fn run_hedge(&mut self, seat: Seat, belief: OpponentBelief<'_>, search_budget: SearchBudget) -> Hedge {
        let mut priors = self.payoffs.priors(OpponentType::Policy)[seat].clone();
        // Large budgets also evaluate bids outside the prior's top 12.
        if search_budget.full_width {
            priors.resize(self.payoffs.bids(seat).count(), 0.0);
        }
        let mut hedge = Hedge::new(&priors);
        let mut exploiters = BySeat::default();
        while search_budget.has_more(self.rollouts(), hedge.iterations()) {
            let (opponent_type, bids) = if self.flip(belief.exploiter_probability) {
                (OpponentType::Policy, self.sample_with_exploiter(seat, belief, &hedge, &mut exploiters))
            } else {
                self.sample_opponents(seat, belief)
            };
            hedge.observe(&self.payoffs.bid_payoffs(seat, priors.len(), opponent_type, bids));
        }
        hedge
    }

    /// Samples the bids of the opponents.
    fn sample_opponents(&mut self, seat: Seat, belief: OpponentBelief<'_>) -> (OpponentType, Bids) {
        if let Some(search_shares) = self.search_shares(belief) {
            return (OpponentType::Policy, self.sample_bids(seat, Some(search_shares), OpponentType::Policy));
        }
        let opponent_type = OpponentType::sample(&mut self.rng);
        (opponent_type, self.sample_bids(seat, None, opponent_type))
    }

    /// Samples the bids of the opponents and replaces one by the best response to the player's present distribution.
    /// The responder learns across such iterations.
    fn sample_with_exploiter(
        &mut self,
        seat: Seat,
        belief: OpponentBelief<'_>,
        hedge: &Hedge,
        exploiters: &mut BySeat<Option<Hedge>>,
    ) -> Bids {
        let search_shares = self.search_shares(belief);
        let mut bids = self.sample_bids(seat, search_shares, OpponentType::Policy);
        let others: Vec<Seat> = self.payoffs.bidders().without(seat).iter().collect();
        if others.is_empty() {
            return bids;
        }
        let anyone = vec![(others.len() as f32).recip(); others.len()];
        let exploiter = others[policy::sample(&anyone, &mut self.rng)];
        bids[seat] = policy::sample(&super::without_noise(&hedge.shares()), &mut self.rng) as u8;
        let priors = &self.payoffs.priors(OpponentType::Policy)[exploiter];
        let exploiter_hedge = exploiters[exploiter].get_or_insert_with(|| Hedge::new(priors));
        let own = priors.len();
        exploiter_hedge.observe(&self.payoffs.bid_payoffs(exploiter, own, OpponentType::Policy, bids));
        bids[exploiter] = exploiter_hedge.best_index() as u8;
        bids
    }

    /// Returns the distributions of searching opponents if they search in this iteration.
    fn search_shares<'s>(&mut self, belief: OpponentBelief<'s>) -> Option<&'s Shares> {
        belief.search_shares.filter(|&(_, probability)| self.flip(probability)).map(|(search_shares, _)| search_shares)
    }

    /// Samples bids from the searched distributions, or else from the prior of a type.
    fn sample_bids(&mut self, seat: Seat, search_shares: Option<&Shares>, opponent_type: OpponentType) -> Bids {
        let BidMatrix { payoffs, rng } = self;
        let shares = search_shares.unwrap_or(payoffs.priors(opponent_type));
        let mut bids = Bids::default();
        for other in payoffs.bidders().without(seat).iter() {
            bids[other] = policy::sample(&shares[other], rng) as u8;
        }
        bids
    }

    /// Returns true with this probability.
    fn flip(&mut self, probability: f32) -> bool {
        probability >= 1.0 || policy::sample(&[1.0 - probability, probability], &mut self.rng) == 1
    }
}

/// Returns the probability that opponents search, given the player's budget.
fn search_belief(budget: Budget) -> f32 {
    let parts = std::iter::successors(budget.fraction(OPPONENT_SHARE), |opponent_budget| {
        opponent_budget.fraction(OPPONENT_SHARE)
    });
    (SEARCH_BELIEF_STEP * parts.count() as f32).min(MAX_SEARCH_BELIEF)
}

/// The budget of one Hedge run.
#[derive(Clone, Copy)]
struct SearchBudget {
    meter: BudgetMeter,
    begin: u64,
    full_width: bool,
}

impl SearchBudget {
    fn open(budget: Budget, rollouts: u64) -> SearchBudget {
        SearchBudget { meter: budget.start(), begin: rollouts, full_width: budget.allows_full_width() }
    }

    fn has_more(&self, rollouts: u64, iterations: u64) -> bool {
        iterations < MAX_ITERATIONS
            && self.meter.has_more((rollouts - self.begin).max(iterations / CACHE_HITS_PER_ROLLOUT))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::LazyNetwork;
    use crate::testing::new_game;
    use elvaland_rules::Audience;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use std::time::Duration;

    /// Enough for two levels of recursion.
    const BUDGET: Budget = Budget::Iterations(600);

    /// Prepares the first bids of a game for seat 0.
    fn with_first_bids<R: BotGame>(players: usize, budget: Budget, mut look: impl FnMut(&mut BidMatrix<'_, R>)) {
        let (mut game, mut dealer) = new_game::<R>(players, players as u64);
        game.random_step(dealer.rng());
        let network = LazyNetwork::default().of_table(game.table());
        look(&mut BidMatrix::new(&network, &game.view(Audience::Seat(Seat::S0)), budget, 7));
    }

    fn search_all_opponents<R: BotGame>() {
        for players in 2..=5 {
            let mut seen = Vec::new();
            with_first_bids::<R>(players, BUDGET, |table| {
                let search_shares = table.search_opponents(Seat::S0, BUDGET);
                for seat in Seat::first(5) {
                    let is_other = seat != Seat::S0 && seat.index() < players;
                    assert_eq!(!search_shares[seat].is_empty(), is_other, "opponents only");
                    let sum: f32 = search_shares[seat].iter().sum();
                    assert!(!is_other || (sum - 1.0).abs() < 1e-3, "{sum}");
                }
                seen.push(search_shares);
            });
            with_first_bids::<R>(players, BUDGET, |table| {
                assert_eq!(seen.pop(), Some(table.search_opponents(Seat::S0, BUDGET)), "the same search_shares again");
            });
        }
    }

    #[test]
    fn opponents_get_a_search_distribution_each() {
        search_all_opponents::<Nidavellir>();
        search_all_opponents::<Nains>();
    }

    #[test]
    fn belief_in_searching_opponents_grows_with_the_budget() {
        let time = |ms| Budget::Time(Duration::from_millis(ms));
        assert_eq!([1, 10, 100, 1000].map(|ms| search_belief(time(ms))), [0.0, 0.2, 0.4, 0.6]);
        assert_eq!([50, 200, 1000, 10_000].map(|it| search_belief(Budget::Iterations(it))), [0.0, 0.2, 0.2, 0.4]);
        assert_eq!(search_belief(time(1_000_000)), MAX_SEARCH_BELIEF, "capped");
    }

    #[test]
    fn best_response_earns_at_least_what_the_search_plays() {
        with_first_bids::<Nidavellir>(3, BUDGET, |table| {
            let others = table.search_opponents(Seat::S0, BUDGET);
            let search_budget = SearchBudget::open(BUDGET, table.rollouts());
            let response = table.run_hedge(
                Seat::S0,
                OpponentBelief { search_shares: Some((&others, 1.0)), exploiter_probability: 0.0 },
                search_budget,
            );
            let shares = table.search(Seat::S0, BUDGET).shares();
            let searched: f32 = shares.iter().zip(response.values()).map(|(share, value)| share * value).sum();
            let best = response.values().into_iter().fold(0.0, f32::max);
            assert!(best >= searched - 1e-4, "{best} {searched}");
        });
    }

    #[test]
    fn every_opponent_may_be_the_exploiter() {
        with_first_bids::<Nains>(4, BUDGET, |table| {
            let mut exploiters = BySeat::default();
            let hedge = Hedge::new(&table.payoffs.priors(OpponentType::Policy)[Seat::S0]);
            for _ in 0..30 {
                table.sample_with_exploiter(
                    Seat::S0,
                    OpponentBelief { search_shares: None, exploiter_probability: 1.0 },
                    &hedge,
                    &mut exploiters,
                );
            }
            let exploiter_probability = Seat::first(4).map(|seat| exploiters[seat].is_some());
            assert_eq!(exploiter_probability.collect::<Vec<_>>(), [false, true, true, true]);
        });
    }

    #[test]
    fn large_budgets_evaluate_all_bids() {
        for (budget, most) in [(BUDGET, 12), (Budget::Iterations(50_000), 60)] {
            with_first_bids::<Nidavellir>(4, budget, |table| {
                assert_eq!(table.payoffs.bids(Seat::S0).count(), most);
                assert_eq!(table.payoffs.bids(Seat::S1).count(), 12, "opponents keep their candidates");
                let search_budget =
                    SearchBudget { full_width: budget.allows_full_width(), ..SearchBudget::open(BUDGET, 0) };
                assert_eq!(
                    table
                        .run_hedge(
                            Seat::S0,
                            OpponentBelief { search_shares: None, exploiter_probability: EXPLOITER_PROBABILITY },
                            search_budget
                        )
                        .shares()
                        .len(),
                    most
                );
            });
        }
    }
}
