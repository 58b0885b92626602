//! Cards, short lists of them, and the decks they are drawn from.

use std::fmt;

use rand_core::Rng;

use crate::random::{RandomDigits, below};

/// A kind of card: equal cards are the same `Card`. [`Rules::card_name`](super::Rules::card_name) gives its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(pub(crate) u8);

impl Card {
    /// Creates a kind from its number; whether a game has it is checked where it is used.
    #[inline]
    pub const fn from_index(index: u8) -> Card {
        Card(index)
    }

    /// Returns the number of the kind among [`Rules::cards`](super::Rules::cards), below 128.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The most cards of one place: a tavern with five players, an offer.
pub const MAX_CARDS: usize = 5;

/// A few cards, always sorted: no order that could tell anything.
///
/// One byte a card, the lowest first, and all ones in the bytes beyond: a card is found and taken out in a few
/// instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards(u64);

impl Default for Cards {
    fn default() -> Cards {
        Cards(!0)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Cards {
    /// The byte of an empty place.
    const END: u8 = !0;
    /// A 1 in every byte, to work on all bytes at once.
    const EACH: u64 = 0x0101_0101_0101_0101;

    /// Sorts up to [`MAX_CARDS`] cards into a list; `None` if there are more, or one that no game has.
    pub fn new(cards: &[Card]) -> Option<Cards> {
        let mut list = Cards::default();
        for &card in cards {
            if list.len() == MAX_CARDS || usize::from(card.0) >= MAX_KINDS {
                return None;
            }
            list.insert(card);
        }
        Some(list)
    }

    /// Adds a card at its place in the order; the list must not be full.
    #[inline]
    pub(crate) fn insert(&mut self, card: Card) {
        debug_assert!(self.len() < MAX_CARDS && card.0 < 128);
        let mut at = 0;
        while (self.0 >> at) as u8 <= card.0 {
            at += 8;
        }
        let below = (1 << at) - 1;
        self.0 = self.0 & below | u64::from(card.0) << at | (self.0 & !below) << 8;
    }

    /// Removes one such card; tells whether there was one.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let differs = self.0 ^ (Cards::EACH * u64::from(card.0));
        let equal = differs.wrapping_sub(Cards::EACH) & !differs & Cards::EACH << 7;
        if equal == 0 {
            return false;
        }
        self.remove_at((equal.trailing_zeros() / 8) as usize);
        true
    }

    /// Removes the card at `index`.
    #[inline(always)]
    pub(crate) fn remove_at(&mut self, index: usize) {
        let from = index * 8 % 64;
        // The last byte is always all ones, and an arithmetic shift keeps it so.
        let moved = (self.0 as i64 >> 8) as u64;
        self.0 ^= (self.0 ^ moved) >> from << from;
    }

    /// Returns the cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.0.to_le_bytes().into_iter().take_while(|&card| card != Cards::END).map(Card)
    }

    /// Returns the card at `index`; `None` beyond the end.
    ///
    /// ```
    /// # use elvaland_rules::{Rules, mechanics::Cards, nidavellir::{Nidavellir, Options}};
    /// let rules = Nidavellir::new(Options::new(2)?);
    /// let [miner, warrior] = [rules.parse_card("M0")?, rules.parse_card("W7")?];
    /// let cards = Cards::new(&[miner, warrior]).expect("at most five cards");
    /// assert_eq!([0, 1, 2].map(|index| cards.get(index)), [Some(warrior), Some(miner), None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn get(self, index: usize) -> Option<Card> {
        self.0.to_le_bytes().get(index).filter(|&&card| card != Cards::END).map(|&card| Card(card))
    }

    /// Returns the number of cards.
    #[inline]
    pub fn len(self) -> usize {
        ((!self.0).leading_zeros() / 8).abs_diff(8) as usize
    }

    /// Returns whether there is no card.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == !0
    }

    /// Returns whether there is such a card.
    pub fn contains(self, card: Card) -> bool {
        self.iter().any(|other| other == card)
    }

    /// Returns the card at `index`, unless it is equal to the one before: each kind once.
    #[inline]
    pub(crate) fn distinct(self, index: usize) -> Option<Card> {
        // The first card is compared with `END`, which equals no card.
        let pair = ((self.0 << 8 | u64::from(Cards::END)) >> (index * 8)) as u16;
        let [before, card] = pair.to_le_bytes();
        (before != card && card != Cards::END).then_some(Card(card))
    }

    /// Returns a random card with its index, every kind being equally likely; there must be a card.
    #[inline(always)]
    pub(crate) fn pick(self, rng: &mut impl Rng) -> (usize, Card) {
        debug_assert!(!self.is_empty());
        // No card has its high bit set, so the highest clear bit is that of the last card.
        let bits = (!self.0 | 1).ilog2() as usize + 1;
        // Rotates the last byte, which is always `END`, in front of the first card.
        let turned = self.0.rotate_left(8);
        loop {
            let from = below(rng, bits) as u32 & 0b11_1000;
            let [before, card] = ((turned >> from) as u16).to_le_bytes();
            if before != card {
                return ((from / 8) as usize, Card(card));
            }
        }
    }
}

/// The most cards of a deck.
const MAX_DECK: usize = 64;
/// The most kinds of cards of a game.
const MAX_KINDS: usize = 128;

/// The contents of a deck: its cards, sorted, and which of them are of which kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckList {
    cards: [Card; MAX_DECK],
    len: u8,
    kinds: [u64; MAX_KINDS],
    /// The cards of the same kind as the next one.
    twins: u64,
}

impl DeckList {
    /// Creates the list of these cards.
    ///
    /// # Panics
    /// If there are more than 64 cards, they are not sorted, or a kind is beyond 127.
    pub const fn new(sorted: &[Card]) -> DeckList {
        assert!(sorted.len() <= MAX_DECK, "a deck has at most 64 cards");
        let mut list =
            DeckList { cards: [Card(0); MAX_DECK], len: sorted.len() as u8, kinds: [0; MAX_KINDS], twins: 0 };
        let mut i = 0;
        while i < sorted.len() {
            let kind = sorted[i].0 as usize;
            assert!(i == 0 || sorted[i - 1].0 as usize <= kind, "the cards are sorted");
            list.cards[i] = sorted[i];
            list.kinds[kind] |= 1 << i;
            if i > 0 && sorted[i - 1].0 as usize == kind {
                list.twins |= 1 << (i - 1);
            }
            i += 1;
        }
        list
    }

    /// Returns the cards, sorted.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// Returns the bag with all of them.
    pub const fn full(&self) -> Bag {
        Bag(((1u128 << self.len) - 1) as u64)
    }

    #[inline(always)]
    fn kind(&self, card: Card) -> u64 {
        self.kinds[usize::from(card.0) % MAX_KINDS]
    }

    /// Returns the cards at these places.
    #[inline(always)]
    fn cards_at(&self, mut places: u64) -> Cards {
        // The list is sorted, so its cards come out sorted, here the last one first.
        let mut cards = !0;
        while places != 0 {
            let last = places.ilog2();
            cards = cards << 8 | u64::from(self.cards[last as usize % MAX_DECK].0);
            places -= 1 << last;
        }
        Cards(cards)
    }
}

/// The remaining cards of a deck: a bag without an order, so that no order can leak.
///
/// One bit for every card of its [`DeckList`]; among equal cards the last ones are left, so equal bags have equal bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bag(u64);

impl Bag {
    /// Returns how many cards are left.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether no card is left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many cards of this kind are left.
    pub fn count(self, list: &DeckList, card: Card) -> usize {
        (self.0 & list.kind(card)).count_ones() as usize
    }

    /// Returns the cards left, sorted.
    pub fn cards(self, list: &DeckList) -> impl Iterator<Item = Card> {
        list.cards().iter().enumerate().filter(move |(i, _)| self.0 >> i & 1 == 1).map(|(_, &card)| card)
    }

    /// Creates the bag of these cards; the card that the list has too few of is the error.
    pub fn of(list: &DeckList, cards: impl IntoIterator<Item = Card>) -> Result<Bag, Card> {
        let mut missing = list.full();
        for card in cards {
            if !missing.remove(list, card) {
                return Err(card);
            }
        }
        let mut bag = list.full();
        for card in missing.cards(list) {
            bag.remove(list, card);
        }
        Ok(bag)
    }

    /// Takes a card out; tells whether there was one.
    #[inline]
    pub(crate) fn remove(&mut self, list: &DeckList, card: Card) -> bool {
        let left = self.0 & list.kind(card);
        self.0 &= !(left & left.wrapping_neg());
        left != 0
    }

    /// Puts a card back; tells whether one was missing.
    #[inline]
    pub(crate) fn put_back(&mut self, list: &DeckList, card: Card) -> bool {
        let missing = list.kind(card) & !self.0;
        if missing != 0 {
            self.0 |= 1 << missing.ilog2();
        }
        missing != 0
    }

    /// Draws lists of `count` cards each at random and takes them out; there must be that many.
    #[inline(always)]
    pub(crate) fn draw<const LISTS: usize>(
        &mut self,
        list: &DeckList,
        count: usize,
        rng: &mut impl Rng,
    ) -> [Cards; LISTS] {
        let (mut places, mut left) = self.places();
        debug_assert!(count <= MAX_CARDS && LISTS * count <= left);
        let mut lists = [Cards::default(); LISTS];
        for cards in &mut lists {
            let mut drawn = 0;
            let mut digits = RandomDigits::draw(rng);
            for _ in 0..count {
                let pick = digits.below(left) % MAX_DECK;
                left -= 1;
                drawn |= 1 << (places[pick] % MAX_DECK as u8);
                places[pick] = places[left % MAX_DECK];
            }
            self.0 ^= drawn;
            *cards = list.cards_at(drawn);
        }
        self.close_ranks(list);
        lists
    }

    /// Moves the cards left of each kind to its last places, step by step.
    #[inline(always)]
    fn close_ranks(&mut self, list: &DeckList) {
        loop {
            let moving = self.0 & list.twins & !(self.0 >> 1);
            if moving == 0 {
                return;
            }
            self.0 ^= moving | moving << 1;
        }
    }

    /// Returns where in its list each card left stands, and how many there are.
    #[inline(always)]
    fn places(self) -> ([u8; MAX_DECK + 8], usize) {
        let mut places = [0; MAX_DECK + 8];
        let (mut len, mut first) = (0, 0);
        let mut rest = self.0;
        while rest != 0 {
            let (bits, count) = BITS_OF_BYTE[usize::from(rest as u8)];
            places[len % MAX_DECK..][..8].copy_from_slice(&(bits + first).to_le_bytes());
            len += count;
            first += 8 * Cards::EACH;
            rest >>= 8;
        }
        (places, len)
    }
}

/// For every byte value: the positions of its set bits, packed one per byte from the lowest byte on, and their count.
static BITS_OF_BYTE: [(u64, usize); 256] = {
    let mut table = [(0, 0); 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte].0 |= bit << (table[byte].1 * 8);
                table[byte].1 += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: DeckList = DeckList::new(&[Card(1), Card(1), Card(2), Card(5), Card(5), Card(5)]);

    #[test]
    fn a_bag_gives_every_card_once() {
        let mut bag = LIST.full();
        assert_eq!(bag.len(), 6);
        assert!(bag.remove(&LIST, Card(1)) && bag.remove(&LIST, Card(1)));
        assert!(!bag.remove(&LIST, Card(1)) && !bag.remove(&LIST, Card(3)));
        assert_eq!(bag.cards(&LIST).collect::<Vec<_>>(), [2, 5, 5, 5].map(Card));
    }

    #[test]
    fn equal_bags_have_equal_bits_however_they_came_about() {
        let mut bag = LIST.full();
        bag.remove(&LIST, Card(5));
        bag.remove(&LIST, Card(5));
        bag.put_back(&LIST, Card(5));
        assert_eq!(Ok(bag), Bag::of(&LIST, [5, 1, 2, 1, 5].map(Card)));
        assert_eq!(Bag::of(&LIST, [Card(2), Card(2)]), Err(Card(2)));
    }

    #[test]
    fn lists_of_cards_stay_sorted() {
        let mut cards = Cards::default();
        for card in [5, 1, 3, 1] {
            cards.insert(Card(card));
        }
        assert_eq!(Some(cards), Cards::new(&[3, 1, 1, 5].map(Card)));
        assert!(cards.remove(Card(1)) && !cards.remove(Card(4)));
        assert_eq!(cards.iter().collect::<Vec<_>>(), [1, 3, 5].map(Card));
        assert_eq!(cards.len(), 3);
        assert_eq!(
            [0, 1, 2, 3].map(|index| cards.distinct(index)),
            [Some(Card(1)), Some(Card(3)), Some(Card(5)), None]
        );
        assert_eq!(Cards::new(&[Card(2), Card(2)]).unwrap().distinct(1), None, "an equal card is no other choice");
        assert_eq!(Cards::new(&[Card(0); 6]), None);
        assert_eq!(Cards::new(&[Card(255)]), None);
    }
}
