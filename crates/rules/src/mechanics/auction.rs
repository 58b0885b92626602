//! The auction of a tavern: who plays when, and which gems change hands.

use super::Tavern;
use crate::game::{BySeat, MAX_SEATS, Seat};

/// The number on a gem; the higher one wins a tie.
pub type Gem = u8;

/// The auction of the tavern being resolved, as the reveal fixed it: later changes of coins do not touch it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Auction {
    /// The tavern being resolved.
    pub tavern: Tavern,
    len: u8,
    /// Every seat with the value it bid, first to play first.
    order: [(Seat, u8); MAX_SEATS],
}

impl Default for Auction {
    fn default() -> Auction {
        Auction { tavern: Tavern::First, len: 0, order: [(Seat::S0, 0); MAX_SEATS] }
    }
}

impl Auction {
    /// An auction whose coins are not revealed yet.
    #[inline]
    pub fn of(tavern: Tavern) -> Auction {
        Auction { tavern, ..Auction::default() }
    }

    /// An auction with this order of play and these bids; at most one bid a seat.
    pub(crate) fn in_order(tavern: Tavern, order: &[(Seat, u8)]) -> Auction {
        let mut auction = Auction::of(tavern);
        for (slot, &bid) in auction.order.iter_mut().zip(order) {
            *slot = bid;
            auction.len += 1;
        }
        auction
    }

    /// Fixes the order of play: higher coins first, among equal coins the higher gem first.
    #[inline]
    pub fn fix(&mut self, bids: impl Iterator<Item = (Seat, u8)>, gems: &BySeat<Gem>) {
        let before = |one: (Seat, u8), other: (Seat, u8)| (one.1, gems[one.0]) > (other.1, gems[other.0]);
        self.len = 0;
        for bid in bids.take(MAX_SEATS) {
            let mut at = usize::from(self.len);
            while at > 0 && before(bid, self.order[at - 1]) {
                self.order[at] = self.order[at - 1];
                at -= 1;
            }
            self.order[at] = bid;
            self.len += 1;
        }
    }

    /// Every seat with the value it bid, first to play first; empty before the reveal.
    #[inline]
    pub fn order(&self) -> &[(Seat, u8)] {
        &self.order[..usize::from(self.len).min(MAX_SEATS)]
    }

    /// The seats that swap gems after this tavern: among those who bid the same value, the highest gem with the
    /// lowest, the second highest with the second lowest, and so on. Gems for which `swaps` is false stay out.
    #[inline]
    pub fn swaps(&self, gems: &BySeat<Gem>, swaps: impl Fn(Gem) -> bool, mut swap: impl FnMut(Seat, Seat)) {
        let order = self.order();
        let mut start = 0;
        while start < order.len() {
            let value = order[start].1;
            let mut end = start + 1;
            while end < order.len() && order[end].1 == value {
                end += 1;
            }
            // The order of play sorts a tie by gem, so a gem that never swaps (the highest there is) comes first.
            let (mut high, mut low) = (start, end);
            start = end;
            if !swaps(gems[order[high].0]) {
                high += 1;
            }
            while high + 1 < low {
                low -= 1;
                swap(order[high].0, order[low].0);
                high += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The order of play and the gems afterwards.
    fn auction(bids: &[u8], gems: &[Gem]) -> (Vec<usize>, Vec<Gem>) {
        let mut by_seat = BySeat::default();
        by_seat.0[..gems.len()].copy_from_slice(gems);
        let mut auction = Auction::of(Tavern::First);
        auction.fix(Seat::ALL.into_iter().zip(bids.iter().copied()), &by_seat);
        let mut after = by_seat;
        auction.swaps(&by_seat, |gem| gem != 6, |one, other| after.0.swap(one.index(), other.index()));
        let order = auction.order().iter().map(|(seat, _)| seat.index()).collect();
        (order, after.0[..gems.len()].to_vec())
    }

    #[test]
    fn example_1_equal_coins_play_in_the_order_of_their_gems() {
        assert_eq!(auction(&[5, 2, 2], &[3, 5, 1]).0, [0, 1, 2]);
        assert_eq!(auction(&[2, 5, 2], &[1, 3, 5]).0, [1, 2, 0]);
    }

    #[test]
    fn example_2_gems_swap_from_the_outside_in() {
        assert_eq!(auction(&[3, 3, 0, 0, 0], &[3, 1, 5, 4, 2]).1, [1, 3, 2, 4, 5]);
    }

    #[test]
    fn example_3_gem_6_never_swaps() {
        assert_eq!(auction(&[4, 4, 4], &[3, 5, 6]).1, [5, 3, 6]);
    }

    #[test]
    fn two_pairs_of_one_tie_both_swap() {
        assert_eq!(auction(&[2, 2, 2, 2], &[2, 3, 4, 5]), (vec![3, 2, 1, 0], vec![5, 4, 3, 2]));
        assert_eq!(auction(&[2, 2, 2, 2, 2], &[6, 2, 3, 4, 5]).1, [6, 5, 4, 3, 2]);
    }

    #[test]
    fn without_a_tie_nothing_swaps() {
        assert_eq!(auction(&[5, 4, 3], &[3, 4, 5]).1, [3, 4, 5]);
        assert_eq!(auction(&[4, 4], &[6, 5]).1, [6, 5], "a tie with gem 6 alone");
    }
}
