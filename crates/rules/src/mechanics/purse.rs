//! A player's five coins and where each of them lies.

use std::fmt;

use super::{Coin, Place, Tavern};

/// The number of coins every player owns at all times.
pub const COINS: usize = 5;

/// Five coins, each with its place. Sorted whenever all of them are in hand.
#[derive(Clone, Copy)]
pub struct Purse {
    coins: [Coin; COINS],
    lies: [Place; COINS],
    /// Bit `i`: everybody knows that coin `i` lies where it lies (NID-R11).
    seen: u8,
}

impl fmt::Debug for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.sorted()).finish()
    }
}

impl Default for Purse {
    fn default() -> Purse {
        Purse::of(Coin::STARTING)
    }
}

/// Two purses are equal when the same coins lie in the same places, known to the same people.
impl PartialEq for Purse {
    fn eq(&self, other: &Purse) -> bool {
        self.sorted() == other.sorted()
    }
}

impl Eq for Purse {}

impl Purse {
    /// These coins, in hand.
    pub fn of(mut coins: [Coin; COINS]) -> Purse {
        coins.sort_unstable();
        Purse { coins, lies: [Place::Hand; COINS], seen: 0 }
    }

    /// Coins with their places and whether everybody knows where they lie.
    pub(crate) fn laid(coins: [(Coin, Place, bool); COINS]) -> Purse {
        let mut purse =
            Purse { coins: coins.map(|(coin, _, _)| coin), lies: coins.map(|(_, place, _)| place), seen: 0 };
        for (i, (_, place, seen)) in coins.into_iter().enumerate() {
            purse.seen |= u8::from(seen && place != Place::Hand) << i;
        }
        purse
    }

    /// The coins, in no particular order.
    #[inline]
    pub fn coins(&self) -> &[Coin; COINS] {
        &self.coins
    }

    /// Every coin with its place and whether everybody knows it, sorted.
    pub fn sorted(&self) -> [(Coin, Place, bool); COINS] {
        let mut all = std::array::from_fn(|i| (self.coins[i], self.lies[i], self.seen >> i & 1 == 1));
        all.sort_unstable();
        all
    }

    /// The coin at `index` with its place.
    #[inline]
    pub(crate) fn nth(&self, index: usize) -> (Coin, Place) {
        (self.coins[index], self.lies[index])
    }

    /// The highest value of the five.
    #[inline]
    pub fn highest(&self) -> u8 {
        self.coins.iter().map(|coin| coin.value()).fold(0, u8::max)
    }

    /// The five values added up.
    #[inline]
    pub fn total(&self) -> u16 {
        self.coins.iter().map(|coin| u16::from(coin.value())).sum()
    }

    /// The coin bid on `tavern`, if there is one.
    #[inline]
    pub fn bid(&self, tavern: Tavern) -> Option<Coin> {
        self.index(|_, place| place == Place::Tavern(tavern)).map(|i| self.coins[i])
    }

    /// Whether every coin is in hand.
    pub fn is_in_hand(&self) -> bool {
        self.lies == [Place::Hand; COINS]
    }

    /// Whether `coin` lies at `place`.
    pub fn has(&self, coin: Coin, place: Place) -> bool {
        self.find(coin, place).is_some()
    }

    /// The coins at `place`, sorted.
    pub fn at(&self, place: Place) -> impl Iterator<Item = Coin> {
        let sorted = self.sorted();
        sorted.into_iter().filter_map(move |(coin, lies, _)| (lies == place).then_some(coin))
    }

    /// Where the coin at `index` of two coins lies in the purse, for the first two coins at `place`.
    #[inline]
    pub(crate) fn first_two(&self, place: Place) -> Option<[usize; 2]> {
        let first = self.index(|_, lies| lies == place)?;
        let second = (first + 1..COINS).find(|&i| self.lies[i] == place)?;
        Some([first, second])
    }

    /// How many coins lie at `place`.
    #[inline]
    pub fn count(&self, place: Place) -> usize {
        self.lies.iter().filter(|&&lies| lies == place).count()
    }

    #[inline]
    pub(crate) fn find(&self, coin: Coin, place: Place) -> Option<usize> {
        self.index(|other, lies| other == coin && lies == place)
    }

    #[inline]
    fn index(&self, is: impl Fn(Coin, Place) -> bool) -> Option<usize> {
        (0..COINS).find(|&i| is(self.coins[i], self.lies[i]))
    }

    /// Lays the coins of a bid face down on the taverns, the others into the pouch.
    #[inline]
    pub(crate) fn lay_bid(&mut self, bid: [Coin; 3]) {
        for (tavern, coin) in Tavern::ALL.into_iter().zip(bid) {
            self.lay(coin, tavern);
        }
        for place in &mut self.lies {
            if *place == Place::Hand {
                *place = Place::Pouch;
            }
        }
    }

    /// Lays a coin from hand on `tavern`.
    #[inline]
    pub(crate) fn lay(&mut self, coin: Coin, tavern: Tavern) {
        let index = self.find(coin, Place::Hand);
        debug_assert!(index.is_some(), "{coin} is not in hand");
        if let Some(index) = index {
            self.lies[index] = Place::Tavern(tavern);
        }
    }

    /// Turns the coin on `tavern` face up and tells which it is.
    #[inline]
    pub(crate) fn reveal(&mut self, tavern: Tavern) -> Option<Coin> {
        let index = self.index(|_, place| place == Place::Tavern(tavern))?;
        self.seen |= 1 << index;
        Some(self.coins[index])
    }

    /// Coins on taverns resolved before `tavern` lie open.
    pub(crate) fn know_before(&mut self, tavern: Tavern) {
        for i in 0..COINS {
            self.seen |= u8::from(matches!(self.lies[i], Place::Tavern(earlier) if earlier < tavern)) << i;
        }
    }

    /// Shows both pouch coins to everybody.
    #[inline]
    pub(crate) fn show_pouch(&mut self) {
        for i in 0..COINS {
            self.seen |= u8::from(self.lies[i] == Place::Pouch) << i;
        }
    }

    /// Puts `coin` where the coin at `index` lay; everybody sees it.
    #[inline]
    pub(crate) fn replace(&mut self, index: usize, coin: Coin) {
        self.coins[index] = coin;
        if self.lies[index] != Place::Hand {
            self.seen |= 1 << index;
        } else if self.is_in_hand() {
            self.sort_hand();
        }
    }

    /// Takes every coin back into the hand.
    #[inline]
    pub(crate) fn take_back(&mut self) {
        self.lies = [Place::Hand; COINS];
        self.seen = 0;
        self.sort_hand();
    }

    /// Keeps a full hand sorted: few coins change between two rounds, so few steps are needed.
    #[inline]
    fn sort_hand(&mut self) {
        for i in 1..COINS {
            let mut at = i;
            while at > 0 && self.coins[at] < self.coins[at - 1] {
                self.coins.swap(at, at - 1);
                at -= 1;
            }
        }
    }

    /// Takes the pouch and the coins on the taverns after `tavern` back into the hand.
    pub(crate) fn take_back_after(&mut self, tavern: Tavern) {
        for i in 0..COINS {
            if !matches!(self.lies[i], Place::Tavern(resolved) if resolved <= tavern) {
                self.lies[i] = Place::Hand;
                self.seen &= !(1 << i);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coins<const N: usize>(text: &str) -> [Coin; N] {
        let coins: Vec<Coin> = text.split(' ').map(|coin| coin.parse().unwrap()).collect();
        coins.try_into().unwrap()
    }

    #[test]
    fn a_bid_leaves_the_two_other_coins_in_the_pouch() {
        let mut purse = Purse::default();
        purse.lay_bid(coins("5 0 3"));
        assert_eq!(Tavern::ALL.map(|tavern| purse.bid(tavern).unwrap()), coins("5 0 3"));
        assert_eq!(purse.at(Place::Pouch).collect::<Vec<_>>(), coins::<2>("2 4"));
    }

    #[test]
    fn coins_come_back_sorted_and_unseen() {
        let mut purse = Purse::of(coins("0 2 3 4 5"));
        purse.lay_bid(coins("5 0 3"));
        purse.replace(1, Coin::treasure(25).unwrap());
        purse.take_back();
        assert_eq!(purse, Purse::of(coins("0 3 4 5 g25")));
        assert!(purse.coins().is_sorted());
    }

    #[test]
    fn equal_purses_may_hold_their_coins_in_another_order() {
        let mut one = Purse::of(coins("0 2 3 4 5"));
        let mut other = Purse::of(coins("0 2 3 4 g7"));
        one.lay_bid(coins("0 2 3"));
        other.lay_bid(coins("0 2 3"));
        one.replace(3, Coin::treasure(7).unwrap());
        other.replace(3, coins::<1>("5")[0]);
        assert_ne!(one, other, "everybody knows another coin");
        one.show_pouch();
        other.show_pouch();
        assert_eq!(one, other);
    }
}
