//! A bid that is being laid.

use elvaland_rules::mechanics::{COINS, Coin, Tavern};

/// The coins laid at the three taverns; a coin is its index in the sorted purse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BidDraft {
    held: Option<usize>,
    laid: [Option<usize>; 3],
}

impl BidDraft {
    /// Lays coins at taverns; `None` if one is laid twice or does not exist.
    pub fn of(laid: [Option<usize>; 3]) -> Option<BidDraft> {
        let coins: Vec<usize> = laid.into_iter().flatten().collect();
        let is_possible = |(at, coin): (usize, &usize)| *coin < COINS && !coins[..at].contains(coin);
        coins.iter().enumerate().all(is_possible).then_some(BidDraft { held: None, laid })
    }

    /// Returns the coins by tavern.
    pub fn laid(&self) -> [Option<usize>; 3] {
        self.laid
    }

    /// Returns the coin that is picked up.
    pub fn held(&self) -> Option<usize> {
        self.held
    }

    /// Returns the coin at a tavern.
    pub fn at(&self, tavern: Tavern) -> Option<usize> {
        self.laid[tavern.index()]
    }

    /// Returns true if a coin is laid at a tavern.
    pub fn is_laid(&self, coin: usize) -> bool {
        self.laid.contains(&Some(coin))
    }

    /// Picks a coin up, or puts it down again.
    pub fn pick(&mut self, coin: usize) {
        self.held = if self.held == Some(coin) { None } else { Some(coin).filter(|&coin| coin < COINS) };
    }

    /// Lays the picked-up coin at a tavern, swapping it with a coin there; without one, picks up the coin there.
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
        *self = BidDraft::default();
    }

    /// Returns the bid, if every tavern has a coin.
    pub fn bid(&self, coins: &[Coin; COINS]) -> Option<[Coin; 3]> {
        let [Some(one), Some(two), Some(three)] = self.laid else { return None };
        Some([coins[one], coins[two], coins[three]])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(steps: &[(usize, Tavern)]) -> BidDraft {
        let mut draft = BidDraft::default();
        for &(coin, tavern) in steps {
            draft.pick(coin);
            draft.lay(tavern);
        }
        draft
    }

    #[test]
    fn three_laid_coins_are_a_bid() {
        let coins = Coin::STARTING;
        let draft = draft(&[(4, Tavern::First), (0, Tavern::Second), (2, Tavern::Third)]);
        assert_eq!(draft.bid(&coins), Some([coins[4], coins[0], coins[2]]));
        assert!(draft.is_laid(4) && !draft.is_laid(1) && !draft.is_laid(3));
    }

    #[test]
    fn draft_is_restored_from_its_coins() {
        let laid = draft(&[(4, Tavern::First), (0, Tavern::Third)]);
        assert_eq!(BidDraft::of(laid.laid()), Some(laid));
        assert_eq!(BidDraft::of([Some(1), None, Some(1)]), None);
        assert_eq!(BidDraft::of([Some(COINS), None, None]), None);
    }

    #[test]
    fn laying_on_a_coin_swaps_or_replaces_it() {
        let swapped = draft(&[(4, Tavern::First), (0, Tavern::Second), (4, Tavern::Second)]);
        assert_eq!([swapped.at(Tavern::First), swapped.at(Tavern::Second)], [Some(0), Some(4)]);
        let replaced = draft(&[(4, Tavern::First), (3, Tavern::First)]);
        assert_eq!(replaced.at(Tavern::First), Some(3));
        assert!(!replaced.is_laid(4));
    }

    #[test]
    fn laying_without_a_coin_picks_up_the_one_there() {
        let mut draft = draft(&[(4, Tavern::First)]);
        draft.lay(Tavern::First);
        assert_eq!((draft.held(), draft.at(Tavern::First)), (Some(4), None));
        draft.pick(4);
        assert_eq!(draft.held(), None);
        assert_eq!(draft.bid(&Coin::STARTING), None);
    }
}
