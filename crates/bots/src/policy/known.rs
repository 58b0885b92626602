//! Which bids agree with what is known.

use elvaland_rules::mechanics::{BIDS, COINS, Coin, Place, PurseView, Tavern};

use super::bidding::REST;

/// Every bid, by bit.
pub(crate) const ANY_BID: u64 = (1 << BIDS.len()) - 1;

/// The bids of a player, by bit, that agree with everything that can be seen of his coins now.
pub(crate) fn agreeing(purse: &PurseView) -> u64 {
    let coins: [Coin; COINS] = purse.coins;
    let agrees = |bid: usize| {
        let on = |tavern: Tavern| coins[usize::from(BIDS[bid][tavern.index()])];
        let taverns = Tavern::ALL.into_iter().all(|tavern| {
            purse.at(Place::Tavern(tavern)).filter_map(|face| face.coin()).all(|coin| coin == on(tavern))
        });
        let rest = REST[bid].map(|at| coins[at]);
        let pouch = purse.at(Place::Pouch).filter_map(|face| face.coin());
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
