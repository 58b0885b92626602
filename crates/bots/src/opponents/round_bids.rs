//! The bids that the policy expected when a round began.

use elvaland_rules::mechanics::{Age, COINS, Coin, Table};
use elvaland_rules::{Audience, BySeat, Rules, Seat, View};

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
    round: (Age, u8),
    coins: BySeat<[Coin; COINS]>,
    /// The probability of each arrangement of the sorted coins; equal ones count at the first.
    shares: BySeat<[f32; BID_COUNT]>,
}

fn round<R: Rules>(table: &Table<R>) -> (Age, u8) {
    (table.age(), table.round())
}

impl RoundBids {
    /// Computes the distributions from what everybody sees before the bids of a round.
    pub(crate) fn new<R: BotGame>(before: &View<R>) -> RoundBids {
        let world = before.sample_unbid(&mut seed::rng(0));
        let network = LazyNetwork::default().of_table(world.table());
        let mut evaluator = PolicyEvaluator::default();
        let mut bids = RoundBids {
            round: round(before.table()),
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

    /// Returns the distribution of a seat over some arrangements; `None` if it is another round, if the player has other
    /// coins now, or if none of them was expected.
    pub(crate) fn distribution<R: BotGame>(&self, view: &View<R>, seat: Seat, bids: BidSet) -> Option<BidDistribution> {
        if self.round != round(view.table()) || self.coins[seat] != view.purse(seat).coins {
            return None;
        }
        let share = |bid: usize| if bids >> bid & 1 == 1 { self.shares[seat][bid] } else { 0.0 };
        let sum: f32 = (0..BID_COUNT).map(share).sum();
        let likely = (0..BID_COUNT).filter(|&bid| share(bid) > 0.0);
        (sum > 1e-6).then(|| BidDistribution {
            bids: likely.clone().map(|bid| bid_coins(&self.coins[seat], bid)).collect(),
            shares: likely.map(|bid| share(bid) / sum).collect(),
        })
    }
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
}
