//! The Royal Treasure: the coins still available.

use super::Coin;

/// How many coins of each value lie in the Treasure, two bits a value from 0 on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Treasure(u64);

const LOWEST: u8 = *Coin::TREASURE_VALUES.start();
const HIGHEST: u8 = *Coin::TREASURE_VALUES.end();
/// A value that no coin has.
const BEYOND: u8 = HIGHEST + 1;
/// The low bit of every two-bit count.
const ONES: u64 = 0x5555_5555_5555_5555;

#[inline]
const fn shift(value: u8) -> u32 {
    value as u32 * 2
}

impl Treasure {
    /// The Treasure with all its 34 coins.
    pub const FULL: Treasure = {
        let mut treasure = Treasure(0);
        let mut value = LOWEST;
        while value <= HIGHEST {
            let copies = match value {
                7 | 9 | 11 => 3,
                5 | 6 | 8 | 10 | 12..=14 => 2,
                _ => 1,
            };
            treasure.0 |= copies << shift(value);
            value += 1;
        }
        treasure
    };

    /// The Treasure for two or three players, where the printed rules remove two each of 7, 9 and 11.
    pub const SMALL: Treasure = Treasure(Treasure::FULL.0 - (2 << shift(7)) - (2 << shift(9)) - (2 << shift(11)));

    /// The most coins of one value.
    pub const MOST: u8 = 3;

    /// Returns how many coins of `value` are left.
    pub fn count(self, value: u8) -> u8 {
        if Coin::TREASURE_VALUES.contains(&value) { (self.0 >> shift(value)) as u8 & 3 } else { 0 }
    }

    /// Returns every coin left, lowest first.
    pub fn coins(self) -> impl Iterator<Item = Coin> {
        Coin::TREASURE_VALUES.flat_map(move |value| {
            let copies = usize::from(self.count(value));
            std::iter::repeat_n(Coin::treasure_unchecked(value), copies)
        })
    }

    /// Returns the coin that an exchange for `wanted` would bring if a coin of the value `given` is given up: the lowest
    /// available one from `wanted` on, else the highest below it; never the value given up (NID-R2).
    #[inline]
    pub fn exchange(self, wanted: u8, given: u8) -> Option<Coin> {
        let one = self.one_for(wanted, given);
        (one != 0).then(|| Coin::treasure_unchecked((one.trailing_zeros() / 2) as u8))
    }

    /// Returns the count bit of the coin that an exchange brings; 0 if none.
    #[inline(always)]
    fn one_for(self, wanted: u8, given: u8) -> u64 {
        let available = (self.0 | self.0 >> 1) & ONES & !(1 << shift(given));
        let above = available & !0 << shift(wanted.min(BEYOND));
        if above != 0 {
            above & above.wrapping_neg()
        } else {
            available.checked_ilog2().map_or(0, |highest| 1 << highest)
        }
    }

    /// Exchanges a coin as [`Treasure::exchange`] says; returns the coin taken.
    #[inline]
    pub(crate) fn swap(&mut self, given: Coin, wanted: u8) -> Option<Coin> {
        let one = self.one_for(wanted, given.value());
        self.0 -= one;
        if one != 0 && given.is_treasure() {
            self.put(given);
        }
        (one != 0).then(|| Coin::treasure_unchecked((one.trailing_zeros() / 2) as u8))
    }

    /// Removes a coin; it must be there.
    #[cfg(feature = "position")]
    #[inline]
    pub(crate) fn take(&mut self, coin: Coin) {
        debug_assert!(self.count(coin.value()) > 0, "no {coin} in the Treasure");
        self.0 -= 1 << shift(coin.value());
    }

    /// Puts a coin back.
    #[inline]
    pub(crate) fn put(&mut self, coin: Coin) {
        debug_assert!(coin.is_treasure() && self.count(coin.value()) < Treasure::MOST);
        self.0 += 1 << shift(coin.value());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: &[u8]) -> Treasure {
        let mut treasure = Treasure::default();
        for &value in values {
            treasure.put(Coin::treasure(value).unwrap());
        }
        treasure
    }

    fn brings(treasure: Treasure, wanted: u8, given: u8) -> Option<u8> {
        treasure.exchange(wanted, given).map(Coin::value)
    }

    #[test]
    fn the_treasure_holds_34_coins_and_28_for_two_or_three_players() {
        assert_eq!(Treasure::FULL.coins().count(), 34);
        assert_eq!(Treasure::SMALL.coins().count(), 28);
        let copies = |value| Treasure::FULL.count(value);
        assert_eq!([5, 7, 8, 11, 14, 15, 25].map(copies), [2, 3, 2, 3, 2, 1, 1]);
        assert_eq!([7, 9, 11].map(|value| Treasure::SMALL.count(value)), [1, 1, 1]);
    }

    #[test]
    fn an_unavailable_coin_is_replaced_by_the_next_higher_one() {
        assert_eq!(brings(of(&[8, 12]), 7, 4), Some(8));
        assert_eq!(brings(of(&[8, 12]), 9, 4), Some(12));
    }

    #[test]
    fn with_none_above_the_highest_below_is_taken() {
        assert_eq!(brings(of(&[8, 12]), 13, 5), Some(12));
        assert_eq!(brings(of(&[8, 12]), 30, 25), Some(12));
        assert_eq!(brings(of(&[5]), 50, 25), Some(5));
    }

    #[test]
    fn nid_r2_the_value_given_up_cannot_be_taken_back() {
        assert_eq!(brings(of(&[12, 12, 8]), 15, 12), Some(8));
        assert_eq!(brings(of(&[12]), 15, 12), None);
    }

    #[test]
    fn a_wanted_value_below_the_treasure_takes_its_lowest_coin() {
        assert_eq!(brings(of(&[5, 6]), 3, 2), Some(5));
        assert_eq!(brings(of(&[7]), 4, 3), Some(7));
    }
}
