//! Determinization: samples states that are consistent with a view, opponents' bids weighted by type.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::{Coin, Face};
use elvaland_rules::{BySeat, State, View};

use crate::bids::BID_COUNT;
use crate::bot::viewing_seat;
use crate::eval::Network;
use crate::games::BotGame;
use crate::opponents::{OpponentType, consistent_bids};
use crate::policy;
use crate::policy::{BidPolicy, PolicyConfig};

/// Bid distributions of the seats with hidden coins, per opponent type; inconsistent bids have probability 0.
pub(crate) struct Determinizer {
    probabilities: [BySeat<Option<[f32; BID_COUNT]>>; 2],
}

/// Configuration of opponents of the policy type: less deterministic than at the table.
const POLICY_OPPONENT: PolicyConfig = PolicyConfig { temperature: 0.02, greedy_weight: 1.0, ..PolicyConfig::PLAY };

impl Determinizer {
    pub(crate) fn new<R: BotGame>(network: &Network, view: &View<R>) -> Determinizer {
        let mut probabilities = [BySeat::default(); 2];
        let has_hidden_coins = |seat| view.purse(seat).laid.iter().any(|laid| laid.face == Face::Hidden);
        if view.table().seats().any(has_hidden_coins) {
            let coins = view.coins();
            let bid_policy = BidPolicy::new(view.table(), &coins, None, |seat| consistent_bids(view.purse(seat)));
            for seat in view.table().seats().filter(|&seat| has_hidden_coins(seat)) {
                probabilities[OpponentType::Policy as usize][seat] =
                    Some(bid_policy.distribution(network, seat, POLICY_OPPONENT));
                probabilities[OpponentType::Greedy as usize][seat] = Some(bid_policy.greedy_distribution(seat));
            }
        }
        Determinizer { probabilities }
    }

    /// Samples a state, and the type of each opponent in it.
    pub(crate) fn sample<R: BotGame>(&self, view: &View<R>, rng: &mut WyRand) -> (State<R>, BySeat<OpponentType>) {
        let opponent_type = OpponentType::sample(rng);
        let mut bids = BySeat::<Option<[Coin; 3]>>::default();
        for seat in view.table().seats() {
            bids[seat] = self.probabilities[opponent_type as usize][seat].map(|probabilities| {
                let bid = policy::sample(&probabilities, rng);
                crate::bids::bid_coins(&view.purse(seat).coins, bid)
            });
        }
        (view.sample_bids(|seat| bids[seat], rng), opponent_type.for_others_of(viewing_seat(view)))
    }
}
