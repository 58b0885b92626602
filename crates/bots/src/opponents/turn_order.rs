//! The round as it goes when all the others bid and take as greedy does.
//!
//! Nothing in it is left to chance: for every coin on every tavern it can be told who plays before, what is then left, and
//! which gems change hands, which in turn decides between equal coins at the taverns to come.

use std::ops::Deref;

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{BIDS, COINS, Gem, MAX_CARDS};

use crate::bids::best_free_card;
use crate::bids::{BID_COUNT, ByCoin, coin_index};

/// Somebody else.
#[derive(Clone, Copy)]
pub(crate) struct ExpectedBid {
    pub(crate) seat: Seat,
    /// The values of the coins on the three taverns.
    pub(crate) bid: [u8; 3],
    pub(crate) gem: Gem,
    /// The cards of the taverns, by their places, the best first.
    pub(crate) preferences: [[u8; MAX_CARDS]; 3],
}

const NO_BID: ExpectedBid = ExpectedBid { seat: Seat::S0, bid: [0; 3], gem: 0, preferences: [[0; MAX_CARDS]; 3] };

/// Whoever looks at the round.
pub(crate) struct OwnBidder {
    pub(crate) seat: Seat,
    /// The values of the coins, sorted.
    pub(crate) coins: [u8; COINS],
    pub(crate) gem: Gem,
    /// The cards of the taverns, by their places, the best first.
    pub(crate) preferences: [[u8; MAX_CARDS]; 3],
}

/// Everybody's gems: those of the others, and at last the own one.
pub(crate) type Gems = [Gem; 5];

/// What each of the own coins comes to at a tavern.
#[derive(Clone, Copy)]
pub(crate) struct TavernOutcomes {
    /// What the card is worth that it gets.
    pub(crate) values: ByCoin<f32>,
    /// The gems after it.
    pub(crate) gems: [Gems; COINS],
}

/// When a coin lets its owner play at a tavern, and what comes of that for everybody's gems.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct TurnSlot {
    /// How many others play before.
    pub(crate) before: usize,
    /// The gems after the tavern.
    pub(crate) gems: Gems,
}

/// What is foreseen of a round.
pub(crate) struct TurnOrderModel {
    own: OwnBidder,
    others: [ExpectedBid; 4],
    /// How many others there are.
    count: usize,
    /// How many cards the taverns have.
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

    /// Everybody's gems before the round.
    pub(crate) fn gems(&self) -> Gems {
        let mut gems = Gems::default();
        for (gem, other) in gems.iter_mut().zip(self.others()) {
            *gem = other.gem;
        }
        gems[self.count] = self.own.gem;
        gems
    }

    /// What the cards are worth together that every bid gets, if `worth` tells it of a card of a tavern that a coin gets.
    pub(crate) fn card_values(&self, value_of: impl Fn(usize, u8, usize) -> f32) -> [f32; BID_COUNT] {
        // The same gems come up again and again, so their outcomes are kept.
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
            // After the last tavern it does not matter who has which gem.
            if tavern < 2 {
                outcomes.gems[coin] = self.gems_after(&others, gems, key);
            }
        }
        outcomes
    }

    /// The turn that one of the own coins comes to among the others at a tavern.
    pub(crate) fn slot(&self, others: &PlayOrder, gems: Gems, coin: usize) -> TurnSlot {
        let key = self.own_key(gems, coin);
        TurnSlot { before: others.before(key), gems: self.gems_after(others, gems, key) }
    }

    /// One of the own coins as the order of play sees it.
    #[inline]
    fn own_key(&self, gems: Gems, coin: usize) -> u16 {
        key(self.own.coins[coin], gems[self.count], self.count)
    }

    /// The gems after a tavern at which the own coin is this one.
    #[inline]
    fn gems_after(&self, others: &PlayOrder, gems: Gems, key: u16) -> Gems {
        // Most coins are equal to no other, and then gems change hands as they would without them.
        let is_equal = others.iter().fold(false, |is_equal, &other| is_equal | (coin_of(other) == coin_of(key)));
        if is_equal { self.gems_swapped(&others.with(key), gems) } else { others.gems_after }
    }

    /// Whoever looks at the round.
    pub(crate) fn seat(&self) -> Seat {
        self.own.seat
    }

    /// Who has this place in the order of play, if it is somebody else.
    pub(crate) fn other(&self, key: u16) -> Option<&ExpectedBid> {
        self.others().get(usize::from(key & 7))
    }

    /// The order of play of the others at a tavern.
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

    /// The best card of a tavern that is not taken, by its place.
    pub(crate) fn best_card(&self, tavern: usize, taken: u8) -> Option<usize> {
        best_free_card(&self.own.preferences[tavern], self.counts[tavern], taken)
    }

    /// The card that one takes after none of the others, after the first of them, and so on.
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

    /// The gems after those of equal coins changed hands: the highest with the lowest, and so on.
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

/// A bid as the order of play sees it: the higher number plays first.
fn key(coin: u8, gem: Gem, at: usize) -> u16 {
    u16::from(coin) << 6 | u16::from(gem) << 3 | at as u16
}

/// The coin of such a number.
fn coin_of(key: u16) -> u16 {
    key >> 6
}

/// The order of play at a tavern, as keys.
#[derive(Clone, Copy)]
pub(crate) struct PlayOrder {
    keys: [u16; 5],
    count: usize,
    /// Everybody's gems after the tavern.
    gems_after: Gems,
}

impl PlayOrder {
    /// How many play before somebody who has this key.
    #[inline]
    fn before(&self, key: u16) -> usize {
        self.iter().map(|&other| usize::from(other > key)).sum()
    }

    /// The same with one more.
    fn with(mut self, key: u16) -> PlayOrder {
        self.insert(key);
        self
    }

    /// Puts a key at its place.
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

/// Outcomes by the gems before them: there are five after a tavern at most, and 25 after two.
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
