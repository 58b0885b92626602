//! Determinization: samples states that are consistent with a view, hidden bids weighted by the policy.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::{Coin, Face};
use elvaland_rules::{Action, Audience, BySeat, Seat, State, View};

use crate::bids::{ALL_BIDS, BID_COUNT, BidSet, bid_coins};
use crate::eval::Network;
use crate::games::BotGame;
use crate::opponents::{RoundBids, consistent_bids};
use crate::policy::{PolicyEvaluator, Sampling, sample};

/// Different bids of a player with their probabilities.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct BidDistribution {
    pub(crate) bids: Vec<[Coin; 3]>,
    pub(crate) shares: Vec<f32>,
}

impl BidDistribution {
    /// Samples a bid; `None` if there is none.
    pub(crate) fn sample(&self, rng: &mut WyRand) -> Option<[Coin; 3]> {
        self.bids.get(sample(&self.shares, rng)).copied()
    }
}

/// Returns the policy's distribution over some bids of a seat, as if the seat bid at the present table.
pub(crate) fn bid_distribution<R: BotGame>(
    (network, evaluator): (&Network, &mut PolicyEvaluator),
    view: &View<R>,
    (seat, bids): (Seat, BidSet),
    sampling: Sampling,
) -> BidDistribution {
    let mut legal: Vec<Action> = Vec::with_capacity(BID_COUNT);
    for bid in (0..BID_COUNT).filter(|&bid| bids >> bid & 1 == 1) {
        let action = Action::Bid(bid_coins(&view.purse(seat).coins, bid));
        if !legal.contains(&action) {
            legal.push(action);
        }
    }
    if legal.is_empty() {
        return BidDistribution::default();
    }
    let shares = evaluator.probabilities(network, view, seat, &legal, sampling).to_vec();
    let coins = |action: &Action| if let Action::Bid(coins) = action { *coins } else { [Coin::ZERO; 3] };
    BidDistribution { bids: legal.iter().map(coins).collect(), shares }
}

/// Samples the hidden coins of a view.
pub(crate) struct Determinizer<'v, R: BotGame> {
    view: &'v View<R>,
    /// The consistent bids of the seats with hidden coins.
    bids: BySeat<BidDistribution>,
}

impl<'v, R: BotGame> Determinizer<'v, R> {
    /// Prepares the sampling. Hidden bids follow what was expected at the beginning of the round, if that is known, and
    /// else what the policy would bid at the present table.
    pub(crate) fn new(
        (network, evaluator): (&Network, &mut PolicyEvaluator),
        view: &'v View<R>,
        expected: Option<&RoundBids>,
    ) -> Determinizer<'v, R> {
        let mut bids = BySeat::<BidDistribution>::default();
        let has_hidden_coins = |seat: Seat| view.purse(seat).laid.iter().any(|laid| laid.face == Face::Hidden);
        let hidden: Vec<Seat> = view.table().seats().filter(|&seat| has_hidden_coins(seat)).collect();
        if !hidden.is_empty() {
            // Where coins lie does not enter the observation of a bid, so that any consistent state will do.
            let world = State::sample(view, &mut crate::seed::rng(0));
            for seat in hidden {
                let agreeing = match consistent_bids(view.purse(seat)) {
                    0 => ALL_BIDS,
                    agreeing => agreeing,
                };
                let expected = expected.and_then(|expected| expected.distribution(view, seat, agreeing));
                bids[seat] = expected.unwrap_or_else(|| {
                    let theirs = world.view(Audience::Seat(seat));
                    bid_distribution((network, evaluator), &theirs, (seat, agreeing), Sampling::ROLLOUT)
                });
            }
        }
        Determinizer { view, bids }
    }

    /// Samples a state.
    pub(crate) fn sample(&self, rng: &mut WyRand) -> State<R> {
        let mut bids = BySeat::<Option<[Coin; 3]>>::default();
        for seat in self.view.table().seats().filter(|&seat| !self.bids[seat].bids.is_empty()) {
            bids[seat] = self.bids[seat].sample(rng);
        }
        self.view.sample_bids(|seat| bids[seat], rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::LazyNetwork;
    use crate::seed;
    use crate::testing::walk;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;

    /// A sampled state looks to the player exactly as the real one.
    fn samples_agree_with_the_view<R: BotGame>() {
        let (mut evaluator, mut differing) = (PolicyEvaluator::default(), 0);
        walk::<R>(3, 2, |game, _| {
            let view = game.view(Audience::Seat(Seat::S0));
            let network = LazyNetwork::default().of_table(view.table());
            let worlds = Determinizer::new((&network, &mut evaluator), &view, None);
            let world = worlds.sample(&mut seed::rng(1));
            assert_eq!(world.view(Audience::Seat(Seat::S0)), view);
            differing += u32::from(world != *game);
        });
        assert!(differing > 20, "{differing}");
    }

    #[test]
    fn sampled_states_agree_with_the_view() {
        samples_agree_with_the_view::<Nidavellir>();
        samples_agree_with_the_view::<Nains>();
    }
}
