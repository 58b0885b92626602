//! What becomes of a player's coins in a round.

use elvaland_rules::mechanics::{BIDS, COINS, Coin, Treasure};

use crate::bids::{REST, pairs};
use crate::games::Growth;

/// The coins of a player at the end of a round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    /// The values, sorted, a byte each: the lower 40 bits.
    pub(crate) values: u64,
    /// By how much each of the sorted coins is worth more than before.
    pub(crate) more: [f32; COINS],
}

/// What the coins of a player may become.
pub(crate) struct Hands {
    /// The coins, sorted.
    coins: [Coin; COINS],
    treasure: Treasure,
    /// The hands after a round in which only the coins that a bid leaves are traded, if any are.
    traded: [[Hand; COINS]; COINS],
}

impl Hands {
    /// Sorted coins, and what they can be exchanged for.
    pub(crate) fn new(coins: [Coin; COINS], treasure: Treasure) -> Hands {
        let values = values(&coins);
        let mut hands = Hands { coins, treasure, traded: [[Hand { values, more: [0.0; COINS] }; COINS]; COINS] };
        for [one, other] in pairs(&coins) {
            let mut coins = coins;
            hands.trade(&mut coins, [one, other]);
            hands.traded[one][other] = hands.hand(coins);
        }
        hands
    }

    /// The pairs of coins that can be traded.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = [usize; 2]> + use<> {
        pairs(&self.coins)
    }

    /// The hand after a trade.
    pub(crate) fn traded(&self, [one, other]: [usize; 2]) -> Hand {
        self.traded[one][other]
    }

    /// The hand if the highest coin that may grows by so much.
    pub(crate) fn grown(&self, plus: u8) -> Hand {
        let mut coins = self.coins;
        self.grow_highest(&mut coins, plus);
        self.hand(coins)
    }

    /// The hand if a coin grows by so much because it was bid.
    pub(crate) fn improved(&self, at: usize, plus: u8) -> Hand {
        // Instead of the coin that trades, one of the pouch grows, maybe the highest of all.
        let at = if self.coins[at].trades() { COINS - 1 } else { at };
        let mut coins = self.coins;
        self.grow(&mut coins, at, plus);
        self.hand(coins)
    }

    /// The hand after a round in which a bid gets cards that let coins grow like this.
    pub(crate) fn after(&self, bid: usize, growths: &[Growth; 3]) -> Hand {
        if *growths == [Growth::None; 3] {
            return self.traded(REST[bid]);
        }
        let mut coins = self.coins;
        for (growth, at) in growths.iter().zip(BIDS[bid].map(usize::from)) {
            match *growth {
                Growth::None => {}
                Growth::Any(plus) => self.grow_highest(&mut coins, plus),
                Growth::Bid(plus) => self.improve(&mut coins, bid, at, plus),
            }
            if coins[at].trades() {
                self.trade(&mut coins, REST[bid]);
            }
        }
        self.hand(coins)
    }

    /// The coin on a tavern grows, or the higher one of the pouch if it is one that trades.
    fn improve(&self, coins: &mut [Coin; COINS], bid: usize, at: usize, plus: u8) {
        let [one, other] = REST[bid];
        let higher = if coins[one] > coins[other] { one } else { other };
        self.grow(coins, if coins[at].trades() { higher } else { at }, plus);
    }

    /// The highest coin is transformed: what people mostly do.
    fn grow_highest(&self, coins: &mut [Coin; COINS], plus: u8) {
        let highest = (0..COINS).filter(|&at| !coins[at].trades()).max_by_key(|&at| coins[at]);
        if let Some(at) = highest {
            self.grow(coins, at, plus);
        }
    }

    fn grow(&self, coins: &mut [Coin; COINS], at: usize, plus: u8) {
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

    fn hand(&self, mut coins: [Coin; COINS]) -> Hand {
        coins.sort_unstable();
        Hand {
            values: values(&coins),
            more: std::array::from_fn(|at| f32::from(coins[at].value()) - f32::from(self.coins[at].value())),
        }
    }
}

/// The values of sorted coins, a byte each.
fn values(coins: &[Coin; COINS]) -> u64 {
    coins.iter().fold(0, |values, coin| values << 8 | u64::from(coin.value()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With a Talion dwarf the coin grows that was bid for it, so it matters on which tavern a coin lies (Nains, the Orders).
    #[test]
    fn the_coin_grows_that_was_bid_for_a_talion_dwarf() {
        let hands = Hands::new(Coin::STARTING, Treasure::FULL);
        let after = |bid: usize, tavern: usize| {
            let mut growths = [Growth::None; 3];
            growths[tavern] = Growth::Bid(1);
            hands.after(bid, &growths).values.to_be_bytes()[3..].to_vec()
        };
        // The coins of the first bid are 0, 2, 3 and of the last one 5, 4, 3; the others go to the pouch.
        assert_eq!(after(0, 1), [0, 3, 4, 5, 9], "4 and 5 are traded for a 9, then the 2 becomes a 5");
        assert_eq!(after(59, 0), [0, 2, 3, 4, 6], "the 5 becomes a 6");
        assert_eq!(after(0, 0), [0, 2, 3, 4, 10], "not the 0 that trades, but the 5 of the pouch, before the trade");
    }

    #[test]
    fn the_highest_coin_is_transformed_and_two_coins_are_traded() {
        let hands = Hands::new(Coin::STARTING, Treasure::FULL);
        assert_eq!(hands.grown(3).values.to_be_bytes()[3..], [0, 2, 3, 4, 8]);
        assert_eq!(hands.traded([3, 4]).more, [0.0, 0.0, 0.0, 0.0, 4.0], "4 + 5");
        let nothing = hands.traded([0, 4]);
        assert_eq!(nothing.more, [0.0; COINS], "whoever keeps the 0 trades nothing");
    }
}
