//! The bids that the policy expected when a round began.

use elvaland_rules::mechanics::{COINS, Coin, Round};
use elvaland_rules::{Audience, BySeat, Seat, View};

use crate::bids::{ALL_BIDS, BID_COUNT, BidSet, bid_coins};
use crate::eval::LazyNetwork;
use crate::games::BotGame;
use crate::opponents::{BidDistribution, bid_distribution};
use crate::policy::{PolicyEvaluator, Sampling};
use crate::seed;

/// The policy's bid distribution of every seat at the bids of a round. Once cards are gone from the taverns, the policy
/// can no longer tell what a player had bid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct RoundBids {
    round: Round,
    coins: BySeat<[Coin; COINS]>,
    /// The probability of each arrangement of the sorted coins; equal ones count at the first.
    shares: BySeat<[f32; BID_COUNT]>,
}

/// Probability that a player bids something else, anything being equally likely: revealed coins may be surprising.
const SURPRISE: f32 = 0.1;

impl RoundBids {
    /// Computes the distributions from what everybody sees before the bids of a round.
    pub(crate) fn new<R: BotGame>(before: &View<R>) -> RoundBids {
        let world = before.sample_unbid(&mut seed::rng(0));
        let network = LazyNetwork::default().of_table(world.table());
        let mut evaluator = PolicyEvaluator::default();
        let mut bids = RoundBids {
            round: before.table().stage().round,
            coins: BySeat::from_fn(|_| [Coin::ZERO; COINS]),
            shares: BySeat::from_fn(|_| [0.0; BID_COUNT]),
        };
        for seat in world.table().seats() {
            let view = world.view(Audience::Seat(seat));
            let expected = bid_distribution((&network, &mut evaluator), &view, (seat, ALL_BIDS), Sampling::ROLLOUT);
            let coins = view.purse(seat).coins;
            bids.coins[seat] = coins;
            for (bid, share) in expected.bids.iter().zip(expected.shares) {
                if let Some(at) = (0..BID_COUNT).find(|&at| bid_coins(&coins, at) == *bid) {
                    bids.shares[seat][at] = share;
                }
            }
        }
        bids
    }

    /// Returns the distribution of a seat over some arrangements of its present coins; `None` if it is another round.
    pub(crate) fn distribution<R: BotGame>(&self, view: &View<R>, seat: Seat, bids: BidSet) -> Option<BidDistribution> {
        if self.round != view.table().stage().round {
            return None;
        }
        let (before, now) = (&self.coins[seat], &view.purse(seat).coins);
        let possible: Vec<[Coin; 3]> =
            (0..BID_COUNT).filter(|&bid| bids >> bid & 1 == 1).map(|bid| bid_coins(now, bid)).collect();
        let upgraded = (without(before, now), without(now, before));
        let mut left = BidDistribution::default();
        for bid in 0..BID_COUNT {
            let coins = bid_coins(before, bid).map(|coin| upgrade(coin, &upgraded));
            if possible.contains(&coins) {
                left.bids.push(coins);
                left.shares.push((1.0 - SURPRISE) * self.shares[seat][bid] + SURPRISE / BID_COUNT as f32);
            }
        }
        let sum: f32 = left.shares.iter().sum();
        left.shares.iter_mut().for_each(|share| *share /= sum);
        (sum > 0.0).then_some(left)
    }
}

/// Returns the coins of one hand that are not in another.
fn without(coins: &[Coin; COINS], others: &[Coin; COINS]) -> Vec<Coin> {
    let mut others = others.to_vec();
    let is_missing = |coin: &Coin| match others.iter().position(|other| other == coin) {
        Some(at) => {
            others.swap_remove(at);
            false
        }
        None => true,
    };
    coins.iter().copied().filter(is_missing).collect()
}

/// Returns what has become of a coin since the bids.
fn upgrade(coin: Coin, (before, now): &(Vec<Coin>, Vec<Coin>)) -> Coin {
    before.iter().position(|&other| other == coin).and_then(|at| now.get(at)).copied().unwrap_or(coin)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::{Beliefs, consistent_bids};
    use crate::testing::walk;
    use elvaland_rules::mechanics::{Face, Tavern};
    use elvaland_rules::nidavellir::Nidavellir;

    #[test]
    fn expected_bids_stay_those_of_the_beginning_of_the_round() {
        let (mut beliefs, mut compared) = (Beliefs::default(), 0);
        walk::<Nidavellir>(3, 2, |game, _| {
            let view = game.view(Audience::Spectator);
            if crate::policy::is_bid(game.table()) {
                beliefs.begin_round(&view);
                return;
            }
            let is_hidden = |seat: Seat| view.purse(seat).laid.iter().any(|laid| laid.face == Face::Hidden);
            for seat in game.table().seats().filter(|&seat| is_hidden(seat)) {
                let bids = beliefs.round_bids().expect("a round has begun");
                let Some(left) = bids.distribution(&view, seat, consistent_bids(view.purse(seat))) else { continue };
                compared += 1;
                assert!((left.shares.iter().sum::<f32>() - 1.0).abs() < 1e-3);
                let purse = game.purse(seat);
                let revealed = Tavern::ALL.into_iter().filter(|&tavern| {
                    view.purse(seat).at(elvaland_rules::mechanics::Place::Tavern(tavern)).any(|it| it != Face::Hidden)
                });
                for tavern in revealed {
                    let coin = purse.bid(tavern);
                    assert!(left.bids.iter().all(|bid| Some(bid[tavern.index()]) == coin), "{tavern:?}");
                }
            }
        });
        assert!(compared > 40, "{compared}");
    }

    #[test]
    fn bids_are_followed_through_upgrades() {
        let hand = |texts: [&str; 5]| texts.map(|text| text.parse::<Coin>().expect("a coin"));
        let (before, now) = (hand(["0", "2", "3", "4", "5"]), hand(["0", "2", "4", "5", "g6"]));
        let upgraded = (without(&before, &now), without(&now, &before));
        assert_eq!(before.map(|coin| upgrade(coin, &upgraded)), hand(["0", "2", "g6", "4", "5"]));
    }
}
