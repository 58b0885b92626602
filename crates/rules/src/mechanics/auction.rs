//! The auction of a tavern: who plays when, and which gems change hands.

use std::fmt;

use super::{Coin, Tavern};
use crate::Seat;
use crate::seat::MAX_SEATS;

/// The number on a gem; the higher one wins a tie.
pub type Gem = u8;

/// A bid as the order of play sees it, packed so that the higher number plays first: from the top the value (5 bits), the
/// gem (3), whether the coin trades (1 of 5) and the seat (3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bid(u16);

impl Bid {
    /// Fillers for seats without a bid: values that no coin has, all different, so that they never tie.
    const NONE: [Bid; MAX_SEATS] = [Bid(26 << 11), Bid(27 << 11), Bid(28 << 11), Bid(29 << 11), Bid(30 << 11)];

    /// Creates the bid of a seat that holds `gem` and reveals `coin`.
    #[inline]
    pub(crate) fn new(seat: Seat, coin: Coin, gem: Gem) -> Bid {
        debug_assert!(gem < 8);
        Bid(coin.bid_bits() | u16::from(gem) << 8 | seat as u16)
    }

    /// Returns whether the coin trades.
    #[inline]
    pub fn trades(self) -> bool {
        self.0 & 8 != 0
    }

    /// Returns the seat that bid.
    #[inline]
    pub fn seat(self) -> Seat {
        // Eight entries, one per value of three bits, so that the index needs no bounds check.
        const SEATS: [Seat; 8] = [Seat::S0, Seat::S1, Seat::S2, Seat::S3, Seat::S4, Seat::S0, Seat::S0, Seat::S0];
        SEATS[usize::from(self.0 & 7)]
    }

    /// Returns the value of the coin when it was revealed.
    #[inline]
    pub fn value(self) -> u8 {
        (self.0 >> 11) as u8
    }

    /// Returns the gem that the bidder held when the coin was revealed.
    #[inline]
    pub fn gem(self) -> Gem {
        (self.0 >> 8) as u8 & 7
    }
}

impl fmt::Debug for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.seat(), self.value())
    }
}

/// The auction of the tavern being resolved, as the reveal fixed it: later changes of coins do not touch it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Auction {
    /// The tavern being resolved.
    pub tavern: Tavern,
    len: u8,
    /// First to play first.
    order: [Bid; MAX_SEATS],
}

impl fmt::Debug for Auction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Auction").field(&self.tavern).field(&self.order()).finish()
    }
}

impl Default for Auction {
    #[inline]
    fn default() -> Auction {
        Auction::of(Tavern::default())
    }
}

impl Auction {
    /// Creates an auction whose coins are not revealed yet.
    #[inline]
    pub fn of(tavern: Tavern) -> Auction {
        Auction { tavern, len: 0, order: Bid::NONE }
    }

    /// Creates an auction with these bids, in whatever order they come.
    #[inline(always)]
    pub(crate) fn new<const N: usize>(tavern: Tavern, bids: &mut [Bid; N]) -> Auction {
        // Unrolled, this is a sorting network.
        for last in 1..N {
            for at in (0..last).rev() {
                (bids[at], bids[at + 1]) = (bids[at].max(bids[at + 1]), bids[at].min(bids[at + 1]));
            }
        }
        let mut order = Bid::NONE;
        for (place, bid) in order.iter_mut().zip(bids) {
            *place = *bid;
        }
        Auction { tavern, len: N as u8, order }
    }

    /// Adds a bid at its place in the order of play: higher coins first, among equal coins the higher gem first.
    #[inline(always)]
    pub(crate) fn add(&mut self, bid: Bid) {
        debug_assert!(usize::from(self.len) < MAX_SEATS);
        let mut at = usize::from(self.len) % MAX_SEATS;
        while at > 0 && self.order[at - 1] < bid {
            self.order[at] = self.order[at - 1];
            at -= 1;
        }
        self.order[at] = bid;
        self.len += 1;
    }

    /// Returns the bids in the order of play; empty before the reveal.
    #[inline]
    pub fn order(&self) -> &[Bid] {
        &self.order[..usize::from(self.len).min(MAX_SEATS)]
    }

    /// Returns the same order of play without the values of the coins and which of them trade.
    pub(super) fn without_coins(mut self) -> Auction {
        for bid in &mut self.order[..usize::from(self.len).min(MAX_SEATS)] {
            bid.0 &= 0b0000_0111_0000_0111;
        }
        self
    }

    /// Returns whether the order of play has an index `turn`, counted from 0.
    #[inline(always)]
    pub(super) fn has_turn(&self, turn: u8) -> bool {
        turn < self.len
    }

    /// Returns the bid of the player at index `turn` of the order of play.
    #[inline(always)]
    pub(super) fn bid(&self, turn: u8) -> Option<Bid> {
        self.order.get(usize::from(turn)).copied()
    }

    /// Calls `swap` for each pair that swaps gems after this tavern: among those who bid the same value, the highest gem
    /// with the lowest, the second highest with the second lowest, and so on. Gems for which `swaps` is false stay out.
    #[inline(always)]
    pub fn swaps(&self, swaps: impl Fn(Gem) -> bool, mut swap: impl FnMut(Bid, Bid)) {
        let ties = self.ties();
        if ties == 0 {
            return;
        }
        // The order of play sorts a tie by gem, so a gem that never swaps (the highest there is) comes first: to leave it
        // out is to begin the tie behind it.
        let mut swapping = ties;
        let mut left = ties;
        while left != 0 {
            let first = left.trailing_zeros() as usize;
            if self.order.get(first).is_some_and(|bid| !swaps(bid.gem())) {
                swapping ^= 1 << first;
            }
            left &= left - 1;
        }
        for &(high, low) in SWAPS[swapping % SWAPS.len()].iter().take_while(|(_, low)| *low > 0) {
            swap(self.order[usize::from(high)], self.order[usize::from(low)]);
        }
    }

    /// Returns which bids have the same value as the next one: bit `i` for the bids `i` and `i + 1`.
    #[inline(always)]
    fn ties(&self) -> usize {
        const LANE: u32 = u16::BITS;
        const EACH: u64 = 0x0001_0001_0001_0001;
        const HIGH: u64 = EACH << (LANE - 1);
        const VALUE: u64 = EACH * 0xf800;
        let [one, two, three, four, five] = self.order.map(|bid| u64::from(bid.0));
        let bids = one | two << LANE | three << (2 * LANE) | four << (3 * LANE);
        let differ = (bids ^ (bids >> LANE | five << (3 * LANE))) & VALUE;
        // The high bit of each lane says whether any bit of the value differs.
        let differ = ((differ & !HIGH) + (VALUE & !HIGH)) | differ;
        let ties = (!differ & HIGH) >> (LANE - 1);
        // One bit of each lane, gathered at the top.
        (ties.wrapping_mul(1 << 60 | 1 << 45 | 1 << 30 | 1 << 15) >> 60) as usize
    }
}

/// Who swaps gems when bids tie, by their places in the order of play; bit `i` of the index: the bids `i` and `i + 1` tie.
static SWAPS: [[(u8, u8); 2]; 16] = {
    let mut all = [[(0, 0); 2]; 16];
    let mut ties = 0;
    while ties < all.len() {
        let (mut count, mut start) = (0, 0);
        while start < MAX_SEATS {
            let mut end = start;
            while ties >> end & 1 == 1 {
                end += 1;
            }
            let (mut high, mut low) = (start, end);
            while high < low {
                all[ties][count] = (high as u8, low as u8);
                count += 1;
                high += 1;
                low -= 1;
            }
            start = end + 1;
        }
        ties += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the order of play and the gems afterwards.
    fn auction(bids: &[u8], gems: &[Gem]) -> (Vec<usize>, Vec<Gem>) {
        let mut auction = Auction::of(Tavern::First);
        for (seat, (&bid, &gem)) in Seat::ALL.into_iter().zip(bids.iter().zip(gems)) {
            let coin = if bid == 0 { Coin::ZERO } else { Coin::treasure_unchecked(bid) };
            auction.add(Bid::new(seat, coin, gem));
        }
        let mut after = gems.to_vec();
        auction.swaps(|gem| gem != 6, |one, other| after.swap(one.seat().index(), other.seat().index()));
        (auction.order().iter().map(|bid| bid.seat().index()).collect(), after)
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
