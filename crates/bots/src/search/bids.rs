//! Search of bids: a simultaneous decision of all players.
//!
//! The player's likeliest bids are tried against sampled bids of the opponents, who bid as their type does. With more
//! budget some of them may also search: their searches run first, each with a tenth of the budget, and recursively with
//! a tenth of that (level-k reasoning). So ten times the budget buys one more level, not only less noise. The result is
//! a mixed strategy, because a predictable bid is worth less.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::Coin;
use elvaland_rules::{Action, Audience, BySeat, Seat, State, View};

use crate::bids::ALL_BIDS;
use crate::bot::Budget;
use crate::games::BotGame;
use crate::opponents::{BidDistribution, OpponentType, TypeWeights, bid_distribution};
use crate::policy::{Sampling, sample};
use crate::search::{ActionEstimate, Arm, Arms, Rollouts, Width, World, without_noise};
use crate::seed;

/// Probability that an opponent with the policy's type searches, per level of recursion that the budget allows.
const SEARCH_BELIEF_STEP: f32 = 0.2;
/// Upper bound of that probability.
const MAX_SEARCH_BELIEF: f32 = 0.8;
/// Each opponent's search gets this fraction of the budget: a tenth.
const OPPONENT_SHARE: u32 = 10;
/// All opponents' searches together get at most this many tenths.
const MAX_OPPONENT_SHARES: u32 = 3;

/// The distributions of searching opponents.
pub(crate) type SearchedBids = BySeat<BidDistribution>;

/// The bids of a round, searched from any seat.
pub(crate) struct BidSearch<'a, 'n, R: BotGame> {
    rollouts: &'a mut Rollouts<'n>,
    /// A state before any bid of the round; it holds no secret that matters.
    unbid: State<R>,
    bidders: Vec<Seat>,
    weights: BySeat<TypeWeights>,
    /// The policy's bids of each bidder.
    prior: BySeat<BidDistribution>,
    seed: u64,
}

impl<'a, 'n, R: BotGame> BidSearch<'a, 'n, R> {
    /// Prepares a round.
    pub(crate) fn new(
        rollouts: &'a mut Rollouts<'n>,
        view: &View<R>,
        weights: &BySeat<TypeWeights>,
        seed: u64,
    ) -> BidSearch<'a, 'n, R> {
        let unbid = view.sample_unbid(&mut seed::rng(seed));
        // Late bidders keep their coins in hand and do not bid now.
        let bidders: Vec<Seat> = view.table().seats().filter(|&seat| !R::bids_late(view.army(seat))).collect();
        let mut prior = BySeat::<BidDistribution>::default();
        for &seat in &bidders {
            let (policy, theirs) = ((rollouts.network, &mut rollouts.evaluator), unbid.view(Audience::Seat(seat)));
            prior[seat] = bid_distribution(policy, &theirs, (seat, ALL_BIDS), Sampling::TRAINING);
        }
        BidSearch { rollouts, unbid, bidders, weights: *weights, prior, seed }
    }

    /// Returns the best response to opponents who bid like this with certainty.
    pub(crate) fn best_response(&mut self, seat: Seat, theirs: &SearchedBids, budget: Budget) -> Action {
        let arms = self.try_bids(seat, (theirs, 1.0), budget, Width::Likely);
        let best = arms.arms.iter().max_by(|one, other| one.reward().total_cmp(&other.reward()));
        best.expect("a bidder has a bid").action
    }

    /// Tries the bids of a seat.
    pub(crate) fn search(&mut self, seat: Seat, budget: Budget, width: Width) -> Arms {
        let opponents = self.bidders.len().saturating_sub(1) as u32;
        let divisor = (OPPONENT_SHARE * opponents).div_ceil(MAX_OPPONENT_SHARES).max(OPPONENT_SHARE);
        let theirs = budget.fraction(divisor).map(|part| self.search_opponents(seat, part)).unwrap_or_default();
        self.try_bids(seat, (&theirs, search_belief(budget)), budget, width)
    }

    /// Returns the bids of the opponents, each searched with this budget.
    pub(crate) fn search_opponents(&mut self, seat: Seat, budget: Budget) -> SearchedBids {
        let mut searched = SearchedBids::default();
        for other in self.bidders.clone().into_iter().filter(|&other| other != seat) {
            let estimates = self.search(other, budget, Width::Likely).mixed();
            let coins = |estimate: &ActionEstimate| match estimate.action {
                Action::Bid(coins) => coins,
                _ => [Coin::ZERO; 3],
            };
            searched[other] = BidDistribution {
                bids: estimates.iter().map(coins).collect(),
                shares: without_noise(&estimates.iter().map(|estimate| estimate.share).collect::<Vec<_>>()),
            };
        }
        searched
    }

    /// Returns the policy's bids of the opponents at the table.
    pub(crate) fn policy_bids(&mut self, seat: Seat) -> SearchedBids {
        let mut theirs = SearchedBids::default();
        for &other in self.bidders.iter().filter(|&&other| other != seat) {
            let policy = (self.rollouts.network, &mut self.rollouts.evaluator);
            let view = self.unbid.view(Audience::Seat(other));
            theirs[other] = bid_distribution(policy, &view, (other, ALL_BIDS), Sampling::PLAY);
        }
        theirs
    }

    /// Tries the bids of a seat in sampled worlds. Opponents of the policy's type bid as searched with a probability.
    fn try_bids(&mut self, seat: Seat, (searched, belief): (&SearchedBids, f32), budget: Budget, width: Width) -> Arms {
        let own = &self.prior[seat];
        let mut arms =
            Arms::new(own.bids.iter().map(|&coins| Action::Bid(coins)).zip(own.shares.iter().copied()), width);
        arms.halve(budget.start(), |number, arms| {
            let world = self.sample_world(seat, (searched, belief), number);
            let mut play = |arm: &mut Arm| arm.add(self.rollouts.play(&world, seat, arm.action));
            arms.iter_mut().map(&mut play).collect()
        });
        arms
    }

    /// Samples world `number`: the bids of all bidders but `seat`, and everybody's type.
    pub(crate) fn sample_world(
        &mut self,
        seat: Seat,
        (searched, belief): (&SearchedBids, f32),
        number: u64,
    ) -> World<R> {
        let mut rng = seed::rng(seed::mixed([self.seed, seat as u64, number]));
        let types = OpponentType::sample_all(&self.weights, seat, &mut rng);
        let mut game = self.unbid.clone();
        for other in self.bidders.clone().into_iter().filter(|&other| other != seat) {
            let bid = self.sample_bid(other, types[other], &searched[other], belief, &mut rng);
            game.play_unchecked(other, bid, &mut ());
        }
        World { game, types, rng }
    }

    /// Samples the bid of an opponent of a type.
    fn sample_bid(
        &mut self,
        seat: Seat,
        opponent_type: OpponentType,
        searched: &BidDistribution,
        belief: f32,
        rng: &mut WyRand,
    ) -> Action {
        let bid = match opponent_type {
            OpponentType::Policy if !searched.bids.is_empty() && sample(&[1.0 - belief, belief], rng) == 1 => {
                searched.sample(rng)
            }
            OpponentType::Policy => self.prior[seat].sample(rng),
            _ => None,
        };
        bid.map(Action::Bid).unwrap_or_else(|| {
            let legal = self.unbid.legal_actions(seat);
            let policy = (self.rollouts.network, &mut self.rollouts.evaluator);
            opponent_type.decide(policy, &self.unbid, (seat, &legal), rng)
        })
    }
}

/// Returns the probability that opponents search, given the player's budget.
fn search_belief(budget: Budget) -> f32 {
    let parts = std::iter::successors(budget.fraction(OPPONENT_SHARE), |part| part.fraction(OPPONENT_SHARE));
    (SEARCH_BELIEF_STEP * parts.count() as f32).min(MAX_SEARCH_BELIEF)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::LazyNetwork;
    use crate::testing::new_game;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;

    /// Enough for one level of recursion.
    const BUDGET: Budget = Budget::Iterations(400);

    /// Prepares the first bids of a game for seat 0.
    fn with_first_bids<R: BotGame>(players: usize, mut look: impl FnMut(&mut BidSearch<'_, '_, R>)) {
        let (mut game, mut dealer) = new_game::<R>(players, players as u64);
        game.random_step(dealer.rng());
        let network = LazyNetwork::default().of_table(game.table());
        let weights = BySeat::from_fn(|_| OpponentType::PRIOR);
        let view = game.view(Audience::Seat(Seat::S0));
        look(&mut BidSearch::new(&mut Rollouts::new(&network), &view, &weights, 7));
    }

    fn every_opponent_is_searched<R: BotGame>() {
        for players in [2, 5] {
            let mut seen = Vec::new();
            for _ in 0..2 {
                with_first_bids::<R>(players, |search| {
                    let searched = search.search_opponents(Seat::S0, Budget::Iterations(60));
                    for seat in Seat::first(5) {
                        let is_opponent = seat != Seat::S0 && seat.index() < players;
                        let sum: f32 = searched[seat].shares.iter().sum();
                        assert!(if is_opponent { (sum - 1.0).abs() < 1e-3 } else { sum == 0.0 }, "{sum}");
                    }
                    seen.push(searched);
                });
            }
            assert_eq!(seen[0], seen[1], "the same search again");
        }
    }

    #[test]
    fn opponents_get_a_searched_distribution_each() {
        every_opponent_is_searched::<Nidavellir>();
        every_opponent_is_searched::<Nains>();
    }

    #[test]
    fn belief_in_searching_opponents_grows_with_the_budget() {
        assert_eq!([100, 400, 5000].map(|it| search_belief(Budget::Iterations(it))), [0.0, 0.2, 0.4]);
        assert_eq!(search_belief(Budget::Iterations(u64::MAX)), MAX_SEARCH_BELIEF, "capped");
    }

    #[test]
    fn searched_bids_are_a_mixed_strategy_over_legal_bids() {
        with_first_bids::<Nains>(3, |search| {
            let legal = search.unbid.legal_actions(Seat::S0);
            let estimates = search.search(Seat::S0, BUDGET, Width::Likely).mixed();
            assert!(estimates.iter().all(|it| legal.contains(&it.action) && (0.0..=1.0).contains(&it.win)));
            assert!((estimates.iter().map(|it| it.share).sum::<f32>() - 1.0).abs() < 1e-3);
            assert!(estimates.iter().filter(|it| it.share > 0.02).count() > 1);
        });
    }
}
