//! A bid that is being laid.

use elvaland_rules::mechanics::{COINS, Coin, Tavern};

/// Three taverns and five coins, each coin known by its place in the sorted purse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    held: Option<usize>,
    laid: [Option<usize>; 3],
}

impl Draft {
    /// Coins that lie at taverns; `None` if one lies at two of them, or there is no such coin.
    pub fn of(laid: [Option<usize>; 3]) -> Option<Draft> {
        let coins: Vec<usize> = laid.into_iter().flatten().collect();
        let is_possible = |(at, coin): (usize, &usize)| *coin < COINS && !coins[..at].contains(coin);
        coins.iter().enumerate().all(is_possible).then_some(Draft { held: None, laid })
    }

    /// The coins that lie at the taverns.
    pub fn laid(&self) -> [Option<usize>; 3] {
        self.laid
    }

    /// The coin in the hand.
    pub fn held(&self) -> Option<usize> {
        self.held
    }

    /// The coin laid at a tavern.
    pub fn at(&self, tavern: Tavern) -> Option<usize> {
        self.laid[tavern.index()]
    }

    /// Whether a coin is laid at some tavern.
    pub fn is_laid(&self, coin: usize) -> bool {
        self.laid.contains(&Some(coin))
    }

    /// Picks a coin up, or puts it down again.
    pub fn pick(&mut self, coin: usize) {
        self.held = if self.held == Some(coin) { None } else { Some(coin).filter(|&coin| coin < COINS) };
    }

    /// Lays the coin in the hand at a tavern; a coin that lies there swaps places with it. With an empty hand, the coin
    /// there is picked up.
    pub fn lay(&mut self, tavern: Tavern) {
        let here = tavern.index();
        match self.held.take() {
            Some(coin) => {
                let there = self.laid[here];
                if let Some(from) = self.laid.iter().position(|&laid| laid == Some(coin)) {
                    self.laid[from] = there;
                }
                self.laid[here] = Some(coin);
            }
            None => self.held = self.laid[here].take(),
        }
    }

    /// Takes every coin back.
    pub fn clear(&mut self) {
        *self = Draft::default();
    }

    /// The bid, if a coin lies at every tavern.
    pub fn bid(&self, coins: &[Coin; COINS]) -> Option<[Coin; 3]> {
        let [Some(one), Some(two), Some(three)] = self.laid else { return None };
        Some([coins[one], coins[two], coins[three]])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(steps: &[(usize, Tavern)]) -> Draft {
        let mut draft = Draft::default();
        for &(coin, tavern) in steps {
            draft.pick(coin);
            draft.lay(tavern);
        }
        draft
    }

    #[test]
    fn three_coins_are_a_bid_and_the_rest_is_the_pouch() {
        let coins = Coin::STARTING;
        let draft = draft(&[(4, Tavern::First), (0, Tavern::Second), (2, Tavern::Third)]);
        assert_eq!(draft.bid(&coins), Some([coins[4], coins[0], coins[2]]));
        assert!(draft.is_laid(4) && !draft.is_laid(1) && !draft.is_laid(3));
    }

    #[test]
    fn what_was_laid_can_be_laid_again() {
        let laid = draft(&[(4, Tavern::First), (0, Tavern::Third)]);
        assert_eq!(Draft::of(laid.laid()), Some(laid));
        assert_eq!(Draft::of([Some(1), None, Some(1)]), None);
        assert_eq!(Draft::of([Some(COINS), None, None]), None);
    }

    #[test]
    fn on_a_taken_place_coins_swap() {
        let swapped = draft(&[(4, Tavern::First), (0, Tavern::Second), (4, Tavern::Second)]);
        assert_eq!([swapped.at(Tavern::First), swapped.at(Tavern::Second)], [Some(0), Some(4)]);
        let replaced = draft(&[(4, Tavern::First), (3, Tavern::First)]);
        assert_eq!(replaced.at(Tavern::First), Some(3));
        assert!(!replaced.is_laid(4));
    }

    #[test]
    fn with_an_empty_hand_a_coin_is_picked_up_again() {
        let mut draft = draft(&[(4, Tavern::First)]);
        draft.lay(Tavern::First);
        assert_eq!((draft.held(), draft.at(Tavern::First)), (Some(4), None));
        draft.pick(4);
        assert_eq!(draft.held(), None);
        assert_eq!(draft.bid(&Coin::STARTING), None);
    }
}
