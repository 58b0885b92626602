//! A player's five coins and where each of them lies.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::layout::{Layout, Seen};
use super::{Coin, Place, Tavern};

/// The number of coins every player owns at all times.
pub const COINS: usize = 5;

/// Five coins, each with its place. Sorted whenever all of them are in hand, and until one of them changes.
#[derive(Clone, Copy)]
pub struct Purse {
    coins: [Coin; COINS],
    seen: Seen,
    layout: Layout,
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

/// Two purses are equal if the same coins lie in the same places with the same visibility.
impl PartialEq for Purse {
    fn eq(&self, other: &Purse) -> bool {
        self.sorted() == other.sorted()
    }
}

impl Eq for Purse {}

impl Hash for Purse {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.sorted().hash(state);
    }
}

impl Purse {
    /// Creates a purse with these coins in hand.
    pub fn of(mut coins: [Coin; COINS]) -> Purse {
        coins.sort_unstable();
        Purse::in_hand(coins)
    }

    /// Creates a purse with these coins, already sorted, in hand.
    #[inline]
    pub(super) fn in_hand(coins: [Coin; COINS]) -> Purse {
        debug_assert!(coins.is_sorted());
        Purse { coins, seen: Seen::default(), layout: Layout::HAND }
    }

    /// Creates a purse from coins, places and visibility. A purse has a pouch or a hand, never both.
    pub(crate) fn laid(mut coins: [(Coin, Place, bool); COINS]) -> Purse {
        // As they would lie after a bid from a sorted hand.
        coins.sort_unstable();
        let mut purse = Purse::in_hand(coins.map(|(coin, _, _)| coin));
        for (i, (_, place, seen)) in coins.into_iter().enumerate() {
            match place {
                Place::Tavern(tavern) => purse.layout.set(tavern, i as u16),
                Place::Pouch | Place::Hand => {}
            }
            if seen && place != Place::Hand {
                purse.seen.show(i);
            }
        }
        if coins.iter().any(|&(_, place, _)| place == Place::Pouch) {
            purse.layout = purse.layout.with_pouch();
        }
        purse
    }

    /// Returns the coins, in no particular order.
    #[inline]
    pub fn coins(&self) -> &[Coin; COINS] {
        &self.coins
    }

    /// Returns every coin with its place and whether all players know it, sorted.
    pub fn sorted(&self) -> [(Coin, Place, bool); COINS] {
        let mut all = std::array::from_fn(|i| (self.coins[i], self.place(i), self.is_seen(i)));
        all.sort_unstable();
        all
    }

    /// Returns the coins, sorted. They are sorted already unless one has changed in this round.
    #[inline]
    pub(super) fn sorted_coins(&self) -> [Coin; COINS] {
        let mut coins = self.coins;
        if !coins.is_sorted() {
            coins.sort_unstable();
        }
        coins
    }

    /// Returns something for every coin, its place and whether all players know it; sorted, if it sorts by place first.
    /// The taverns come in order; what lies in one place seldom has to be sorted.
    #[inline]
    pub(super) fn in_place_order<T: Copy + Ord>(&self, value: impl Fn(Coin, Place, bool) -> T) -> [T; COINS] {
        let elsewhere = if self.layout.has_pouch() { Place::Pouch } else { Place::Hand };
        let mut all = [value(self.coins[0], elsewhere, false); COINS];
        let mut len = 0;
        for tavern in Tavern::ALL {
            if let Some(index) = self.index_on(tavern) {
                all[len] = value(self.coins[index], Place::Tavern(tavern), self.is_seen_on(index, tavern));
                len += 1;
            }
        }
        let (first_other, others) = (len, self.layout.on_no_tavern());
        for index in (0..COINS).filter(|index| others >> index & 1 == 1) {
            let is_seen = elsewhere == Place::Pouch && self.seen.knows(index);
            all[len % COINS] = value(self.coins[index], elsewhere, is_seen);
            len += 1;
        }
        if !all[first_other..].is_sorted() {
            all[first_other..].sort_unstable();
        }
        all
    }

    /// Returns whether all players know the coin at `index`, although it is not in hand.
    fn is_seen(&self, index: usize) -> bool {
        match self.place(index) {
            Place::Tavern(tavern) => self.is_seen_on(index, tavern),
            Place::Pouch => self.seen.knows(index),
            Place::Hand => false,
        }
    }

    /// Returns whether all players know the coin at `index`, which lies on `tavern`.
    fn is_seen_on(&self, index: usize, tavern: Tavern) -> bool {
        self.seen.knows(index) || self.seen.knows(Seen::TAVERNS + tavern.index())
    }

    /// Returns the coin at `index`.
    #[inline]
    pub(crate) fn coin(&self, index: usize) -> Coin {
        self.coins[index]
    }

    /// Returns the coin at `index` with its place.
    #[inline]
    pub(crate) fn nth(&self, index: usize) -> (Coin, Place) {
        (self.coins[index], self.place(index))
    }

    #[inline]
    fn place(&self, index: usize) -> Place {
        match Tavern::ALL.map(|tavern| self.layout.on(tavern) == index) {
            [true, _, _] => Place::Tavern(Tavern::First),
            [_, true, _] => Place::Tavern(Tavern::Second),
            [_, _, true] => Place::Tavern(Tavern::Third),
            _ if self.layout.has_pouch() => Place::Pouch,
            _ => Place::Hand,
        }
    }

    /// Returns the highest value.
    #[inline]
    pub fn highest(&self) -> u8 {
        self.coins.iter().map(|coin| coin.value()).fold(0, u8::max)
    }

    /// Returns the sum of the values.
    #[inline]
    pub fn total(&self) -> u16 {
        self.coins.iter().map(|coin| u16::from(coin.value())).sum()
    }

    /// Returns the coin bid on `tavern`, if there is one.
    #[inline]
    pub fn bid(&self, tavern: Tavern) -> Option<Coin> {
        self.coins.get(self.layout.on(tavern)).copied()
    }

    /// Returns the index of the coin bid on `tavern`, if there is one.
    #[inline]
    pub(crate) fn index_on(&self, tavern: Tavern) -> Option<usize> {
        Some(self.layout.on(tavern)).filter(|&index| index < COINS)
    }

    /// Returns whether every coin is in hand.
    #[inline]
    pub fn is_in_hand(&self) -> bool {
        self.layout == Layout::HAND
    }

    /// Returns whether `coin` lies at `place`.
    pub fn has(&self, coin: Coin, place: Place) -> bool {
        self.find(coin, place).is_some()
    }

    /// Returns the coins at `place`, sorted.
    pub fn at(&self, place: Place) -> impl Iterator<Item = Coin> {
        let sorted = self.sorted();
        sorted.into_iter().filter_map(move |(coin, lies, _)| (lies == place).then_some(coin))
    }

    /// Returns the indices of the first two coins at `place`.
    #[inline]
    pub(crate) fn first_two(&self, place: Place) -> Option<[usize; 2]> {
        if place == Place::Pouch {
            return self.layout.has_pouch().then(|| self.layout.pouch());
        }
        let here = self.mask(place);
        let rest = here & here.wrapping_sub(1);
        (rest != 0).then(|| [here.trailing_zeros() as usize, rest.trailing_zeros() as usize])
    }

    /// Returns how many coins lie at `place`.
    #[inline]
    pub fn count(&self, place: Place) -> usize {
        self.mask(place).count_ones() as usize
    }

    /// Returns a mask; bit `i` is set if coin `i` lies at `place`.
    #[inline]
    fn mask(&self, place: Place) -> u8 {
        match (place, self.layout.has_pouch()) {
            (Place::Tavern(tavern), _) => 1 << self.layout.on(tavern) & ((1 << COINS) - 1),
            (Place::Hand, false) | (Place::Pouch, true) => self.layout.on_no_tavern(),
            _ => 0,
        }
    }

    /// Returns the index of such a coin at `place`. Of two equal ones in the pouch it is the one that all players have seen,
    /// so that equal purses stay equal whatever the order of their coins.
    #[inline]
    pub(crate) fn find(&self, coin: Coin, place: Place) -> Option<usize> {
        let here = self.mask(place);
        let such = |&i: &usize| self.coins[i] == coin && here >> i & 1 == 1;
        (0..COINS).filter(such).max_by_key(|&i| (self.seen.knows(i), COINS - i))
    }

    /// Returns whether no other coin is equal to the one at `index`.
    #[inline(always)]
    fn is_single(&self, index: usize) -> bool {
        (0..COINS).filter(|&other| self.coins[other] == self.coins[index]).count() == 1
    }

    /// Returns whether the coin at `index` is the one given up when such a coin is given up from its place.
    #[inline(never)]
    fn is_first_choice(&self, index: usize) -> bool {
        let (coin, place) = self.nth(index);
        self.find(coin, place) == Some(index)
    }

    /// Returns whether a late bidder has the coin at `index` in hand; equal coins count once.
    #[inline]
    pub(crate) fn may_bid_late(&self, index: usize) -> bool {
        self.find(self.coin(index), Place::Hand) == Some(index)
    }

    /// Returns whether the coin at `index` may be transformed; equal coins at the same place count once.
    #[inline]
    pub(crate) fn may_transform(&self, index: usize) -> bool {
        !self.coin(index).trades() && (self.is_single(index) || self.is_first_choice(index))
    }

    /// Returns a mask; bit `i` is set if the coins `i` and `i + 1` are equal.
    #[inline(always)]
    pub(crate) fn equal_neighbours(&self) -> u8 {
        (0..COINS - 1).fold(0, |mask, i| mask | u8::from(self.coins[i] == self.coins[i + 1]) << i)
    }

    /// Returns the coins with these indices.
    #[inline]
    pub(crate) fn coins_at(&self, indices: [u8; 3]) -> [Coin; 3] {
        indices.map(|index| self.coins[usize::from(index)])
    }

    /// Lays the coins of a full hand face down.
    #[inline(always)]
    pub(super) fn lay_as(&mut self, layout: Layout) {
        self.seen = Seen::default();
        self.layout = layout;
    }

    /// Lays the coins of a bid from a full hand face down on the taverns, the others into the pouch.
    #[inline]
    pub(crate) fn lay_bid(&mut self, bid: [Coin; 3]) {
        let mut used = 0u8;
        let indices = bid.map(|coin| {
            let index = (0..COINS).find(|&i| self.coins[i] == coin && used >> i & 1 == 0);
            debug_assert!(index.is_some(), "{coin} is not in hand");
            let index = index.unwrap_or_default() as u8;
            used |= 1 << index;
            index
        });
        self.lay_as(Layout::of_bid(indices));
    }

    /// Lays the coin at `index` from hand on `tavern`.
    #[inline]
    pub(crate) fn lay(&mut self, index: usize, tavern: Tavern) {
        debug_assert_eq!(self.place(index), Place::Hand);
        self.layout.set(tavern, index as u16);
        self.seen.forget(index);
    }

    /// Turns the coin on `tavern` face up and returns it; there must be one.
    #[inline(always)]
    pub(crate) fn turn_over(&mut self, tavern: Tavern) -> Coin {
        self.seen.show(Seen::TAVERNS + tavern.index());
        self.coin(self.layout.on(tavern))
    }

    /// Shows both pouch coins to all players.
    #[inline]
    pub(crate) fn show_pouch(&mut self) {
        self.layout.pouch().into_iter().for_each(|index| self.seen.show(index));
    }

    /// Replaces the coin at `index`; all players see the new one.
    #[inline]
    pub(crate) fn replace(&mut self, index: usize, coin: Coin) {
        self.coins[index] = coin;
        self.seen.show(index);
        if self.is_in_hand() {
            self.sort_hand();
        }
    }

    /// Takes every coin back into the hand.
    #[inline]
    pub(crate) fn take_back(&mut self) {
        // Unseen coins have not changed since they were laid; a late bidder lays them in any order.
        let changed = self.seen.knows_any() || !self.layout.has_pouch();
        self.seen = Seen::default();
        self.layout = Layout::HAND;
        if changed {
            self.sort_hand();
        }
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
        for later in Tavern::ALL.into_iter().filter(|&later| later > tavern) {
            self.layout.set(later, Layout::NONE);
        }
        self.layout = self.layout.without_pouch();
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
