//! Turn order and gem swaps of a round in which all opponents play greedily: deterministic, so it is computed for all
//! bids at once.

use std::ops::Deref;

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{BIDS, COINS, Gem, MAX_CARDS};

use crate::bids::best_free_card;
use crate::bids::{BID_COUNT, ByCoin, coin_index};

/// The predicted bid of an opponent.
#[derive(Clone, Copy)]
pub(crate) struct ExpectedBid {
    pub(crate) seat: Seat,
    /// The values of the coins on the three taverns.
    pub(crate) bid: [u8; 3],
    pub(crate) gem: Gem,
    /// The positions of each tavern's cards in order of preference.
    pub(crate) preferences: [[u8; MAX_CARDS]; 3],
}

const NO_BID: ExpectedBid = ExpectedBid { seat: Seat::S0, bid: [0; 3], gem: 0, preferences: [[0; MAX_CARDS]; 3] };

/// The player whose bids are evaluated.
pub(crate) struct OwnBidder {
    pub(crate) seat: Seat,
    /// The values of the coins, sorted.
    pub(crate) coins: [u8; COINS],
    pub(crate) gem: Gem,
    /// The positions of each tavern's cards in order of preference.
    pub(crate) preferences: [[u8; MAX_CARDS]; 3],
}

/// The gems of the opponents, then the player's own.
pub(crate) type Gems = [Gem; 5];

/// The outcome of each own coin at a tavern.
#[derive(Clone, Copy)]
pub(crate) struct TavernOutcomes {
    /// The value of the card it gets.
    pub(crate) values: ByCoin<f32>,
    /// The gems afterwards.
    pub(crate) gems: [Gems; COINS],
}

/// The turn of a coin at a tavern, and the gems afterwards.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct TurnSlot {
    /// Number of opponents who play before.
    pub(crate) before: usize,
    /// The gems after the tavern.
    pub(crate) gems: Gems,
}

/// The order of play of a round.
pub(crate) struct TurnOrderModel {
    own: OwnBidder,
    others: [ExpectedBid; 4],
    /// Number of opponents.
    count: usize,
    /// Number of cards per tavern.
    counts: [usize; 3],
    gem_swaps: fn(Gem) -> bool,
}

impl TurnOrderModel {
    pub(crate) fn new(
        own: OwnBidder,
        others: impl Iterator<Item = ExpectedBid>,
        counts: [usize; 3],
        gem_swaps: fn(Gem) -> bool,
    ) -> TurnOrderModel {
        let mut turn_order = TurnOrderModel { own, others: [NO_BID; 4], count: 0, counts, gem_swaps };
        for (place, other) in turn_order.others.iter_mut().zip(others) {
            *place = other;
            turn_order.count += 1;
        }
        turn_order
    }

    fn others(&self) -> &[ExpectedBid] {
        &self.others[..self.count]
    }

    /// Returns the gems before the round.
    pub(crate) fn gems(&self) -> Gems {
        let mut gems = Gems::default();
        for (gem, other) in gems.iter_mut().zip(self.others()) {
            *gem = other.gem;
        }
        gems[self.count] = self.own.gem;
        gems
    }

    /// Returns the total card value of each bid; `value_of` values a tavern's card for the coin that gets it.
    pub(crate) fn card_values(&self, value_of: impl Fn(usize, u8, usize) -> f32) -> [f32; BID_COUNT] {
        // The same gems occur again and again, so their outcomes are cached.
        let (mut seconds, mut thirds) = (OutcomeCache::<5>::new(), OutcomeCache::<25>::new());
        let first = self.outcomes(0, self.gems(), &value_of);
        let mut values = [0.0; BID_COUNT];
        // Three bids in a row differ only in the coin on the last tavern.
        for (values, card_values) in values.as_chunks_mut::<3>().0.iter_mut().zip(BIDS.as_chunks::<3>().0) {
            let [one, two] = [card_values[0][0], card_values[0][1]].map(usize::from);
            let second = seconds.get(first.gems[one], |gems| self.outcomes(1, gems, &value_of));
            let third = thirds.get(second.gems[two], |gems| self.outcomes(2, gems, &value_of));
            let both = first.values[one] + second.values[two];
            for (value, bid) in values.iter_mut().zip(card_values) {
                *value = both + third.values[coin_index(bid[2])];
            }
        }
        values
    }

    pub(crate) fn outcomes(
        &self,
        tavern: usize,
        gems: Gems,
        value_of: &impl Fn(usize, u8, usize) -> f32,
    ) -> TavernOutcomes {
        let mut outcomes = TavernOutcomes { values: [0.0; 8], gems: [gems; COINS] };
        if self.counts[tavern] == 0 {
            return outcomes;
        }
        let others = self.order_of_others(tavern, gems);
        let cards = self.cards(tavern, &others);
        for coin in 0..COINS {
            let key = self.own_key(gems, coin);
            if let Some(card) = cards[others.before(key)] {
                outcomes.values[coin] = value_of(tavern, card, coin);
            }
            // After the last tavern the gems no longer matter.
            if tavern < 2 {
                outcomes.gems[coin] = self.gems_after(&others, gems, key);
            }
        }
        outcomes
    }

    /// Returns the turn of an own coin among the opponents at a tavern.
    pub(crate) fn slot(&self, others: &PlayOrder, gems: Gems, coin: usize) -> TurnSlot {
        let key = self.own_key(gems, coin);
        TurnSlot { before: others.before(key), gems: self.gems_after(others, gems, key) }
    }

    /// Returns the sort key of an own coin.
    #[inline]
    fn own_key(&self, gems: Gems, coin: usize) -> u16 {
        key(self.own.coins[coin], gems[self.count], self.count)
    }

    /// Returns the gems after a tavern with this own coin.
    #[inline]
    fn gems_after(&self, others: &PlayOrder, gems: Gems, key: u16) -> Gems {
        // Most coins tie with no other; then the gems change as without the player.
        let is_equal = others.iter().fold(false, |is_equal, &other| is_equal | (coin_of(other) == coin_of(key)));
        if is_equal { self.gems_swapped(&others.with(key), gems) } else { others.gems_after }
    }

    /// Returns the player's seat.
    pub(crate) fn seat(&self) -> Seat {
        self.own.seat
    }

    /// Returns the opponent with this sort key; `None` for the player.
    pub(crate) fn other(&self, key: u16) -> Option<&ExpectedBid> {
        self.others().get(usize::from(key & 7))
    }

    /// Returns the opponents' order of play at a tavern.
    pub(crate) fn order_of_others(&self, tavern: usize, gems: Gems) -> PlayOrder {
        let mut order = PlayOrder { keys: [0; 5], count: 0, gems_after: gems };
        for (at, other) in self.others().iter().enumerate() {
            order.insert(key(other.bid[tavern], gems[at], at));
        }
        if order.windows(2).any(|pair| coin_of(pair[0]) == coin_of(pair[1])) {
            order.gems_after = self.gems_swapped(&order, gems);
        }
        order
    }

    /// Returns the position of the player's best free card.
    pub(crate) fn best_card(&self, tavern: usize, taken: u8) -> Option<usize> {
        best_free_card(&self.own.preferences[tavern], self.counts[tavern], taken)
    }

    /// Returns the card the player takes after 0, 1, 2 … opponents.
    fn cards(&self, tavern: usize, others: &PlayOrder) -> [Option<u8>; 5] {
        let mut cards = [None; 5];
        let mut taken = 0;
        for (before, card) in cards.iter_mut().take(self.count + 1).enumerate() {
            *card = self.best_card(tavern, taken).map(|card| card as u8);
            if let Some(other) = others.get(before).and_then(|&key| self.other(key)) {
                taken |=
                    best_free_card(&other.preferences[tavern], self.counts[tavern], taken).map_or(0, |card| 1 << card);
            }
        }
        cards
    }

    /// Swaps the gems of tied coins: the highest with the lowest, and so on.
    fn gems_swapped(&self, order: &[u16], gems: Gems) -> Gems {
        let mut after = gems;
        let mut first = 0;
        while first < order.len() {
            let mut last = first;
            while last + 1 < order.len() && coin_of(order[last + 1]) == coin_of(order[first]) {
                last += 1;
            }
            let next = last + 1;
            if first < last && !(self.gem_swaps)((order[first] >> 3 & 7) as Gem) {
                first += 1;
            }
            while first < last {
                let [high, low] = [order[first], order[last]].map(|key| usize::from(key & 7));
                (after[high], after[low]) = (gems[low], gems[high]);
                first += 1;
                last -= 1;
            }
            first = next;
        }
        after
    }
}

/// Returns the sort key of a bid: higher plays first.
fn key(coin: u8, gem: Gem, at: usize) -> u16 {
    u16::from(coin) << 6 | u16::from(gem) << 3 | at as u16
}

/// Returns the coin of a sort key.
fn coin_of(key: u16) -> u16 {
    key >> 6
}

/// The order of play at a tavern, as sort keys.
#[derive(Clone, Copy)]
pub(crate) struct PlayOrder {
    keys: [u16; 5],
    count: usize,
    /// The gems after the tavern.
    gems_after: Gems,
}

impl PlayOrder {
    /// Counts the keys that play before this one.
    #[inline]
    fn before(&self, key: u16) -> usize {
        self.iter().map(|&other| usize::from(other > key)).sum()
    }

    /// Returns the order with one more key.
    fn with(mut self, key: u16) -> PlayOrder {
        self.insert(key);
        self
    }

    /// Inserts a key in order.
    fn insert(&mut self, key: u16) {
        let mut at = self.count;
        while at > 0 && self.keys[at - 1] < key {
            self.keys[at] = self.keys[at - 1];
            at -= 1;
        }
        self.keys[at] = key;
        self.count += 1;
    }
}

impl Deref for PlayOrder {
    type Target = [u16];

    fn deref(&self) -> &[u16] {
        &self.keys[..self.count]
    }
}

/// Caches outcomes by the gems before them: at most 5 after one tavern, 25 after two.
struct OutcomeCache<const CAPACITY: usize> {
    count: usize,
    gems: [Gems; CAPACITY],
    outcomes: [TavernOutcomes; CAPACITY],
}

impl<const CAPACITY: usize> OutcomeCache<CAPACITY> {
    const fn new() -> OutcomeCache<CAPACITY> {
        let nothing = TavernOutcomes { values: [0.0; 8], gems: [[0; 5]; COINS] };
        OutcomeCache { count: 0, gems: [[0; 5]; CAPACITY], outcomes: [nothing; CAPACITY] }
    }

    fn get(&mut self, gems: Gems, outcomes: impl FnOnce(Gems) -> TavernOutcomes) -> &TavernOutcomes {
        let found = self.gems[..self.count].iter().position(|known| *known == gems);
        let at = found.unwrap_or_else(|| {
            self.gems[self.count] = gems;
            self.outcomes[self.count] = outcomes(gems);
            self.count += 1;
            self.count - 1
        });
        &self.outcomes[at]
    }
}
