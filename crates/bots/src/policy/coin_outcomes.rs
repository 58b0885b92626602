//! The possible coins of a player after a round: trades, transforms and upgrades.

use elvaland_rules::mechanics::{BIDS, COINS, Coin, Treasure};

use crate::bids::{POUCH, pouch_pairs};
use crate::games::CoinGrowth;

/// The coins after a round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CoinOutcome {
    /// The sorted values, one byte each, in the lower 40 bits.
    pub(crate) values: u64,
    /// The increase of each sorted coin.
    pub(crate) increases: [f32; COINS],
}

/// What a player's coins may become.
pub(crate) struct CoinOutcomes {
    /// The coins, sorted.
    coins: [Coin; COINS],
    treasure: Treasure,
    /// The outcomes of rounds in which only the pouch is traded.
    traded: [[CoinOutcome; COINS]; COINS],
}

impl CoinOutcomes {
    /// Prepares sorted coins, given the Treasure.
    pub(crate) fn new(coins: [Coin; COINS], treasure: Treasure) -> CoinOutcomes {
        let values = values(&coins);
        let mut coin_outcomes =
            CoinOutcomes { coins, treasure, traded: [[CoinOutcome { values, increases: [0.0; COINS] }; COINS]; COINS] };
        for [one, other] in pouch_pairs(&coins) {
            let mut coins = coins;
            coin_outcomes.trade(&mut coins, [one, other]);
            coin_outcomes.traded[one][other] = coin_outcomes.outcome(coins);
        }
        coin_outcomes
    }

    /// Returns the pairs of coins that can be traded.
    pub(crate) fn pouch_pairs(&self) -> impl Iterator<Item = [usize; 2]> + use<> {
        pouch_pairs(&self.coins)
    }

    /// Returns the outcome of a trade.
    pub(crate) fn traded(&self, [one, other]: [usize; 2]) -> CoinOutcome {
        self.traded[one][other]
    }

    /// Returns the outcome of transforming the highest coin.
    pub(crate) fn highest_transformed(&self, plus: u8) -> CoinOutcome {
        let mut coins = self.coins;
        self.transform_highest(&mut coins, plus);
        self.outcome(coins)
    }

    /// Returns the outcome of upgrading a coin because it was bid.
    pub(crate) fn bid_coin_improved(&self, at: usize, plus: u8) -> CoinOutcome {
        // Instead of the trading coin a coin of the pouch is upgraded, maybe the highest.
        let at = if self.coins[at].trades() { COINS - 1 } else { at };
        let mut coins = self.coins;
        self.transform(&mut coins, at, plus);
        self.outcome(coins)
    }

    /// Returns the outcome of a bid whose cards upgrade coins like this.
    pub(crate) fn after(&self, bid: usize, growths: &[CoinGrowth; 3]) -> CoinOutcome {
        if *growths == [CoinGrowth::None; 3] {
            return self.traded(POUCH[bid]);
        }
        let mut coins = self.coins;
        for (growth, at) in growths.iter().zip(BIDS[bid].map(usize::from)) {
            match *growth {
                CoinGrowth::None => {}
                CoinGrowth::Any(plus) => self.transform_highest(&mut coins, plus),
                CoinGrowth::Bid(plus) => self.improve(&mut coins, bid, at, plus),
            }
            if coins[at].trades() {
                self.trade(&mut coins, POUCH[bid]);
            }
        }
        self.outcome(coins)
    }

    /// Upgrades the coin on a tavern, or the higher one of the pouch if it is the trading coin.
    fn improve(&self, coins: &mut [Coin; COINS], bid: usize, at: usize, plus: u8) {
        let [one, other] = POUCH[bid];
        let higher = if coins[one] > coins[other] { one } else { other };
        self.transform(coins, if coins[at].trades() { higher } else { at }, plus);
    }

    /// Transforms the highest coin, the usual choice.
    fn transform_highest(&self, coins: &mut [Coin; COINS], plus: u8) {
        let highest = (0..COINS).filter(|&at| !coins[at].trades()).max_by_key(|&at| coins[at]);
        if let Some(at) = highest {
            self.transform(coins, at, plus);
        }
    }

    fn transform(&self, coins: &mut [Coin; COINS], at: usize, plus: u8) {
        self.exchange(coins, at, coins[at].value() + plus);
    }

    fn trade(&self, coins: &mut [Coin; COINS], [one, other]: [usize; 2]) {
        let given = if coins[one].value() > coins[other].value() { one } else { other };
        self.exchange(coins, given, coins[one].value() + coins[other].value());
    }

    fn exchange(&self, coins: &mut [Coin; COINS], at: usize, wanted: u8) {
        if let Some(taken) = self.treasure.exchange(wanted, coins[at].value()) {
            coins[at] = taken;
        }
    }

    fn outcome(&self, mut coins: [Coin; COINS]) -> CoinOutcome {
        coins.sort_unstable();
        CoinOutcome {
            values: values(&coins),
            increases: std::array::from_fn(|at| f32::from(coins[at].value()) - f32::from(self.coins[at].value())),
        }
    }
}

/// Packs the values of sorted coins, one byte each.
fn values(coins: &[Coin; COINS]) -> u64 {
    coins.iter().fold(0, |values, coin| values << 8 | u64::from(coin.value()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A Talion dwarf upgrades the coin that was bid for it, so it matters on which tavern a coin lies (Nains, the
    /// Orders).
    #[test]
    fn talion_dwarf_upgrades_the_coin_that_was_bid() {
        let coin_outcomes = CoinOutcomes::new(Coin::STARTING, Treasure::FULL);
        let after = |bid: usize, tavern: usize| {
            let mut growths = [CoinGrowth::None; 3];
            growths[tavern] = CoinGrowth::Bid(1);
            coin_outcomes.after(bid, &growths).values.to_be_bytes()[3..].to_vec()
        };
        // The first bid is 0, 2, 3 and the last one 5, 4, 3; the other coins go to the pouch.
        assert_eq!(after(0, 1), [0, 3, 4, 5, 9], "4 and 5 are traded for a 9, then the 2 becomes a 5");
        assert_eq!(after(59, 0), [0, 2, 3, 4, 6], "the 5 becomes a 6");
        assert_eq!(after(0, 0), [0, 2, 3, 4, 10], "not the 0 that trades, but the 5 of the pouch, before the trade");
    }

    #[test]
    fn transform_upgrades_the_highest_coin_and_trade_the_higher_of_two() {
        let coin_outcomes = CoinOutcomes::new(Coin::STARTING, Treasure::FULL);
        assert_eq!(coin_outcomes.highest_transformed(3).values.to_be_bytes()[3..], [0, 2, 3, 4, 8]);
        assert_eq!(coin_outcomes.traded([3, 4]).increases, [0.0, 0.0, 0.0, 0.0, 4.0], "4 + 5");
        let nothing = coin_outcomes.traded([0, 4]);
        assert_eq!(nothing.increases, [0.0; COINS], "keeping the 0 means no trade");
    }
}
