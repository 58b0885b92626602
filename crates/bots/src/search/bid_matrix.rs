//! The bids of a round as a game of everybody at once.
//!
//! Everybody has a number of bids to choose from, those that are likeliest for whoever thinks as he does, and learns
//! what they bring. The others may just think as the network does, or be greedy. But they may also think as the player
//! himself does: so he thinks first what they would, on each of their seats, with a tenth of his time, and in some looks they
//! bid like that. They, too, think that the others think, with a tenth of theirs, and so on until there is no time for it.
//!
//! So ten times the time is worth more than fewer random errors: it is a player who has thought of what the others think of.
//!
//! In some looks one of the others knows how often the player makes his bids, and gives the best answer: what can be punished
//! brings less then, and is made less often.
//!
//! If instead all learn at once from one another, what they learn in 10 ms is mostly noise (`docs/bots.md`).

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

/// How often the others are thought to think, for every time that the budget can be parted: the longer the player thinks,
/// the more he believes that they do, too.
const SEARCH_BELIEF_STEP: f32 = 0.2;
/// They are never believed to think more often than that.
const MAX_SEARCH_BELIEF: f32 = 0.8;
/// How often one of the others is thought to know how often the player makes his bids.
const EXPLOITER_PROBABILITY: f32 = 0.3;
/// A player gives a tenth of his time to what each of the others thinks.
const OPPONENT_SHARE: u32 = 10;
/// But never more than so many tenths to all of them: four others share what three would get.
const MAX_OPPONENT_SHARES: u32 = 3;
/// Looks that cost no rollout, because everything in them is known, are not for nothing either: so many are worth one.
const CACHE_HITS_PER_ROLLOUT: u64 = 16;
/// After so many looks nothing more is learned.
const MAX_ITERATIONS: u64 = 10_000;

/// What a player believes of the others.
#[derive(Clone, Copy)]
struct OpponentBelief<'s> {
    /// How often they make their bids if they think, and how often they do; else they bid without thinking.
    search_shares: Option<(&'s Shares, f32)>,
    /// How often one of them knows how often the player makes his bids.
    exploiter_probability: f32,
}

/// A round of bids, thought about from all seats.
pub(crate) struct BidMatrix<'a, R: BotGame> {
    payoffs: Payoffs<'a, R>,
    rng: WyRand,
}

impl<'a, R: BotGame> BidMatrix<'a, R> {
    /// A round to be thought about with this budget: whoever looks and has much of it goes through all of his bids, not only
    /// through the likely ones, because the best answer to others who think may be an unlikely one.
    pub(crate) fn new(network: &'a Network, view: &View<R>, budget: Budget, seed: u64) -> BidMatrix<'a, R> {
        let mut rng = seed::rng(seed);
        let full_width_seat = budget.allows_full_width().then(|| viewing_seat(view));
        BidMatrix { payoffs: Payoffs::new(network, view, full_width_seat, seed, &mut rng), rng }
    }

    /// How many rounds were played out.
    pub(crate) fn rollouts(&self) -> u64 {
        self.payoffs.rollouts()
    }

    /// What a player thinks of his bids, and how often he would make them.
    pub(crate) fn estimates(&mut self, seat: Seat, budget: Budget) -> Vec<ActionEstimate> {
        let hedge = self.search(seat, budget);
        let figures = hedge.shares().into_iter().zip(hedge.values());
        let estimate = |(action, (share, value)): (Action, (f32, f32))| ActionEstimate { action, share, value };
        self.payoffs.bids(seat).zip(figures).map(estimate).collect()
    }

    /// The bid that is best against others who think with this budget.
    pub(crate) fn best_response(&mut self, seat: Seat, budget: Budget) -> Action {
        let others = self.search_opponents(seat, budget);
        let search_budget = SearchBudget::open(budget, self.rollouts());
        let belief = OpponentBelief { search_shares: Some((&others, 1.0)), exploiter_probability: 0.0 };
        let values = self.run_hedge(seat, belief, search_budget).values();
        let bids = self.payoffs.bids(seat).zip(values);
        bids.max_by(|(_, one), (_, other)| one.total_cmp(other)).expect("a bidder has a bid").0
    }

    /// Thinks on a seat.
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

    /// The part of a budget that goes to what each of the others thinks.
    fn opponent_budget(&self, seat: Seat, budget: Budget) -> Option<Budget> {
        let others = self.payoffs.bidders().without(seat).iter().count() as u32;
        budget.fraction((OPPONENT_SHARE * others).div_ceil(MAX_OPPONENT_SHARES).max(OPPONENT_SHARE))
    }

    /// How often the others of a seat make their bids, if each of them thinks with this budget.
    fn search_opponents(&mut self, seat: Seat, budget: Budget) -> Shares {
        let mut search_shares = Shares::default();
        for other in self.payoffs.bidders().without(seat).iter() {
            search_shares[other] = super::without_noise(&self.search(other, budget).shares());
        }
        search_shares
    }

    /// Learns on a seat until the budget is spent, if that is what the others are like.
    fn run_hedge(&mut self, seat: Seat, belief: OpponentBelief<'_>, search_budget: SearchBudget) -> Hedge {
        let mut priors = self.payoffs.priors(OpponentType::Policy)[seat].clone();
        // Only whoever has the time looks at what nobody expects of him.
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

    /// The others bid.
    fn sample_opponents(&mut self, seat: Seat, belief: OpponentBelief<'_>) -> (OpponentType, Bids) {
        if let Some(search_shares) = self.search_shares(belief) {
            return (OpponentType::Policy, self.sample_bids(seat, Some(search_shares), OpponentType::Policy));
        }
        let opponent_type = OpponentType::sample(&mut self.rng);
        (opponent_type, self.sample_bids(seat, None, opponent_type))
    }

    /// The others bid, and one of them makes the bid that is best against what the player has learned so far: he has learned it
    /// himself, from one such look to the next.
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

    /// What the others bid if they think in this look.
    fn search_shares<'s>(&mut self, belief: OpponentBelief<'s>) -> Option<&'s Shares> {
        belief.search_shares.filter(|&(_, probability)| self.flip(probability)).map(|(search_shares, _)| search_shares)
    }

    /// Bids of the others: as they think, or else as such a mind does.
    fn sample_bids(&mut self, seat: Seat, search_shares: Option<&Shares>, opponent_type: OpponentType) -> Bids {
        let BidMatrix { payoffs, rng } = self;
        let shares = search_shares.unwrap_or(payoffs.priors(opponent_type));
        let mut bids = Bids::default();
        for other in payoffs.bidders().without(seat).iter() {
            bids[other] = policy::sample(&shares[other], rng) as u8;
        }
        bids
    }

    /// Whether something happens that does so often.
    fn flip(&mut self, probability: f32) -> bool {
        probability >= 1.0 || policy::sample(&[1.0 - probability, probability], &mut self.rng) == 1
    }
}

/// How often the others are thought to think by somebody with this budget.
fn search_belief(budget: Budget) -> f32 {
    let parts = std::iter::successors(budget.fraction(OPPONENT_SHARE), |opponent_budget| {
        opponent_budget.fraction(OPPONENT_SHARE)
    });
    (SEARCH_BELIEF_STEP * parts.count() as f32).min(MAX_SEARCH_BELIEF)
}

/// What may be spent, from some number of rollouts on.
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
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Audience, State};
    use std::time::Duration;

    /// Enough to think what the others think who think what the others do without thinking.
    const BUDGET: Budget = Budget::Iterations(600);

    /// Looks at the first bids of a game as the first seat.
    fn with_first_bids<R: BotGame>(players: usize, budget: Budget, mut look: impl FnMut(&mut BidMatrix<'_, R>)) {
        let mut dealer = Dealer::new(players as u64);
        let mut game: State<R> = R::start(&R::default_options(players).expect("players"), dealer.rng());
        game.random_step(dealer.rng());
        let network = LazyNetwork::default().of_table(game.table());
        look(&mut BidMatrix::new(&network, &game.view(Audience::Seat(Seat::S0)), budget, 7));
    }

    fn thinks_of_others<R: BotGame>() {
        for players in 2..=5 {
            let mut seen = Vec::new();
            with_first_bids::<R>(players, BUDGET, |table| {
                let search_shares = table.search_opponents(Seat::S0, BUDGET);
                for seat in Seat::first(5) {
                    let is_other = seat != Seat::S0 && seat.index() < players;
                    assert_eq!(
                        !search_shares[seat].is_empty(),
                        is_other,
                        "one thinks for the others, and only for them"
                    );
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
    fn the_others_are_thought_for_in_both_games() {
        thinks_of_others::<Nidavellir>();
        thinks_of_others::<Nains>();
    }

    #[test]
    fn the_more_time_the_more_the_others_are_believed_to_think() {
        let time = |ms| Budget::Time(Duration::from_millis(ms));
        assert_eq!([1, 10, 100, 1000].map(|ms| search_belief(time(ms))), [0.0, 0.2, 0.4, 0.6]);
        assert_eq!([50, 200, 1000, 10_000].map(|it| search_belief(Budget::Iterations(it))), [0.0, 0.2, 0.2, 0.4]);
        assert_eq!(search_belief(time(1_000_000)), MAX_SEARCH_BELIEF, "but never altogether");
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
    fn each_of_the_others_may_be_the_one_who_knows() {
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
                assert_eq!(table.payoffs.bids(Seat::S1).count(), 12, "of the others what is likely");
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
