//! Where the coins of a purse lie and which of them all players know, packed into three bytes.

use super::{COINS, Tavern};

/// Where the coins lie, by index: three bits for the coin on each tavern, then one bit that is set when the others lie
/// in the pouch, then three bits for each of the two in the pouch.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Layout(u16);

impl Layout {
    /// The index that stands for no coin.
    pub(super) const NONE: u16 = 7;
    /// Every coin in hand.
    pub(super) const HAND: Layout = Layout(0o777);
    const POUCH: u32 = 9;

    /// Coins with these indices on the taverns, the others in the pouch.
    pub(super) const fn of_bid(indices: [u8; 3]) -> Layout {
        let [one, two, three] = indices;
        Layout(one as u16 | (two as u16) << 3 | (three as u16) << 6).with_pouch()
    }

    /// Returns the same with the coins that are on no tavern in the pouch.
    pub(super) const fn with_pouch(self) -> Layout {
        let left = self.on_no_tavern();
        let [one, two] = [left.trailing_zeros(), (left & (left - 1)).trailing_zeros()];
        Layout(self.0 & Layout::HAND.0 | 1 << Layout::POUCH | (one as u16) << 10 | (two as u16) << 13)
    }

    pub(super) const fn without_pouch(self) -> Layout {
        Layout(self.0 & Layout::HAND.0)
    }

    /// Bit `i`: coin `i` lies on no tavern.
    #[inline]
    pub(super) const fn on_no_tavern(self) -> u8 {
        let [one, two, three] = [self.0 & 7, self.0 >> 3 & 7, self.0 >> 6 & 7];
        !(1 << one | 1 << two | 1 << three) & ((1 << COINS) - 1)
    }

    /// Returns the index of the coin on a tavern, or [`Layout::NONE`].
    #[inline(always)]
    pub(super) const fn on(self, tavern: Tavern) -> usize {
        (self.0 >> (tavern as u32 * 3) & 7) as usize
    }

    #[inline(always)]
    pub(super) const fn set(&mut self, tavern: Tavern, index: u16) {
        let shift = tavern as u32 * 3;
        self.0 = self.0 & !(7 << shift) | index << shift;
    }

    #[inline(always)]
    pub(super) const fn has_pouch(self) -> bool {
        self.0 >> Layout::POUCH & 1 == 1
    }

    /// Returns the indices of the two coins in the pouch, if there is one.
    #[inline(always)]
    pub(super) const fn pouch(self) -> [usize; 2] {
        [(self.0 >> 10 & 7) as usize, (self.0 >> 13) as usize]
    }
}

/// What all players know of coins not in hand: a bit for each coin that was shown where it lies (NID-R11), then one for
/// each tavern where the coin was turned over.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Seen(u8);

impl Seen {
    pub(super) const TAVERNS: usize = COINS;

    #[inline(always)]
    pub(super) const fn knows(self, bit: usize) -> bool {
        self.0 >> bit & 1 == 1
    }

    /// Returns whether a coin was shown where it lies.
    #[inline(always)]
    pub(super) const fn knows_any(self) -> bool {
        self.0 & ((1 << COINS) - 1) != 0
    }

    #[inline(always)]
    pub(super) const fn show(&mut self, bit: usize) {
        self.0 |= 1u8 << (bit % 8);
    }

    #[inline(always)]
    pub(super) const fn forget(&mut self, bit: usize) {
        self.0 &= !(1u8 << (bit % 8));
    }
}
