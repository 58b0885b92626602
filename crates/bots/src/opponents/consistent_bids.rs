//! The bids of a player that are consistent with their revealed coins.

use elvaland_rules::mechanics::{BIDS, COINS, Coin, Face, Place, PurseView, Tavern};

use crate::bids::{BidSet, POUCH};

/// Returns the coin if it is public. Coins that only their owner knows say nothing to the others.
fn known(face: Face) -> Option<Coin> {
    match face {
        Face::Known(coin) => Some(coin),
        Face::Own(_) | Face::Hidden => None,
    }
}

/// Returns the bids consistent with everything that is public about a player's coins.
pub(crate) fn consistent_bids(purse: &PurseView) -> BidSet {
    let coins: [Coin; COINS] = purse.coins;
    let agrees = |bid: usize| {
        let on = |tavern: Tavern| coins[usize::from(BIDS[bid][tavern.index()])];
        let taverns = Tavern::ALL
            .into_iter()
            .all(|tavern| purse.at(Place::Tavern(tavern)).filter_map(known).all(|coin| coin == on(tavern)));
        let rest = POUCH[bid].map(|at| coins[at]);
        let pouch = purse.at(Place::Pouch).filter_map(known);
        let (mut left, mut is_there) = (rest.map(Some), true);
        for coin in pouch {
            match left.iter().position(|&other| other == Some(coin)) {
                Some(at) => left[at] = None,
                None => is_there = false,
            }
        }
        taverns && is_there
    };
    (0..BIDS.len()).filter(|&bid| agrees(bid)).fold(0, |bids, bid| bids | 1 << bid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::walk;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Audience, Rules, Seat, State};

    /// Visits every decision of some games with the true state and the consistent bids of seat 1.
    fn walk_bids(mut visit: impl FnMut(&State<Nidavellir>, BidSet)) {
        walk::<Nidavellir>(3, 20, |game, _| {
            let view = game.view(Audience::Seat(Seat::S0));
            if !game.purse(Seat::S1).is_in_hand() && !Nidavellir::bids_late(game.table().army(Seat::S1)) {
                visit(game, consistent_bids(view.purse(Seat::S1)));
            }
        });
    }

    #[test]
    fn actual_bid_is_always_consistent() {
        walk_bids(|game, bids| {
            let purse = game.purse(Seat::S1);
            let laid = Tavern::ALL.map(|tavern| purse.bid(tavern));
            let mut coins = *purse.coins();
            coins.sort_unstable();
            let is_it = |bid: &usize| BIDS[*bid].map(|at| Some(coins[usize::from(at)])) == laid;
            assert!((0..BIDS.len()).filter(|bid| bids >> bid & 1 == 1).any(|bid| is_it(&bid)), "{laid:?}");
        });
    }

    #[test]
    fn coins_known_to_their_owner_alone_rule_nothing_out() {
        walk_bids(|game, bids| {
            let own = game.view(Audience::Seat(Seat::S1));
            assert_eq!(consistent_bids(own.purse(Seat::S1)), bids, "seen by the others");
        });
    }

    #[test]
    fn revealed_coins_rule_bids_out() {
        let (mut all, mut few, mut one) = (0, 0, 0);
        walk_bids(|_, bids| match bids.count_ones() {
            60 => all += 1,
            1..=4 => one += 1,
            _ => few += 1,
        });
        assert!(all > 50 && few > 200 && one > 200, "{all} {few} {one}");
    }
}
