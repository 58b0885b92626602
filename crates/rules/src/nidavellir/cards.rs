//! The dwarves and the Royal Offerings.

use super::class::*;
use super::hero::{HERO_COLUMNS, NidavellirHero};
use super::{Class, Edition};
use crate::mechanics::{Age, Card, Column, DeckList, Hero, Piece, Worth};

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    Dwarf { class: Class, ranks: u8, points: u8 },
    RoyalOffering { plus: u8 },
}

/// The kinds of cards: ids, names in records and what they are.
const KINDS: [(&str, Face); 24] = {
    const fn dwarf(class: Class, points: u8) -> Face {
        Face::Dwarf { class, ranks: 1, points }
    }
    [
        ("W3", dwarf(WARRIOR, 3)),
        ("W4", dwarf(WARRIOR, 4)),
        ("W5", dwarf(WARRIOR, 5)),
        ("W6", dwarf(WARRIOR, 6)),
        ("W7", dwarf(WARRIOR, 7)),
        ("W8", dwarf(WARRIOR, 8)),
        ("W9", dwarf(WARRIOR, 9)),
        ("W10", dwarf(WARRIOR, 10)),
        ("H", dwarf(HUNTER, 0)),
        ("M0", dwarf(MINER, 0)),
        ("M1", dwarf(MINER, 1)),
        ("M2", dwarf(MINER, 2)),
        ("B", dwarf(BLACKSMITH, 0)),
        ("B2", Face::Dwarf { class: BLACKSMITH, ranks: 2, points: 0 }),
        ("E5", dwarf(EXPLORER, 5)),
        ("E6", dwarf(EXPLORER, 6)),
        ("E7", dwarf(EXPLORER, 7)),
        ("E8", dwarf(EXPLORER, 8)),
        ("E9", dwarf(EXPLORER, 9)),
        ("E10", dwarf(EXPLORER, 10)),
        ("E11", dwarf(EXPLORER, 11)),
        ("E12", dwarf(EXPLORER, 12)),
        ("R3", Face::RoyalOffering { plus: 3 }),
        ("R5", Face::RoyalOffering { plus: 5 }),
    ]
};

/// The Royal Offerings come after the dwarves.
const FIRST_OFFERING: u8 = 22;

/// The 2-rank Blacksmith of the King's Great Armorer.
pub(crate) const SPECIAL_BLACKSMITH: Card = Card(13);

/// How many cards of each kind are in the decks: both ages, then those added with five players.
const COPIES: [(u8, u8); 24] = [
    // W3 … W10
    (1, 0),
    (1, 0),
    (1, 0),
    (2, 0),
    (1, 0),
    (1, 0),
    (1, 0),
    (0, 1),
    // H
    (6, 2),
    // M0 M1 M2
    (2, 1),
    (2, 1),
    (2, 0),
    // B, and B2 that is in no deck
    (8, 2),
    (0, 0),
    // E5 … E12
    (1, 0),
    (1, 0),
    (1, 0),
    (1, 0),
    (1, 0),
    (1, 0),
    (1, 0),
    (0, 1),
    // R3, R5: see `offerings`
    (0, 0),
    (0, 0),
];

/// Returns the Royal Offerings of an age: age 1 has one +3, age 2 two +5, and each one more with five players.
const fn offerings(age: Age, kind: usize, five: bool) -> u8 {
    match (age, kind) {
        (Age::First, 22) => 1 + five as u8,
        (Age::Second, 23) => 2 + five as u8,
        _ => 0,
    }
}

const fn deck_list<const N: usize>(age: Age, five: bool) -> DeckList {
    let mut cards = [Card(0); N];
    let mut len = 0;
    let mut kind = 0;
    while kind < KINDS.len() {
        let (always, with_five) = COPIES[kind];
        let mut copies = always + offerings(age, kind, five) + if five { with_five } else { 0 };
        while copies > 0 {
            cards[len] = Card(kind as u8);
            len += 1;
            copies -= 1;
        }
        kind += 1;
    }
    assert!(len == N, "the deck has its printed size");
    DeckList::new(&cards)
}

static DECKS: [[DeckList; 2]; 2] = [
    [deck_list::<36>(Age::First, false), deck_list::<37>(Age::Second, false)],
    [deck_list::<45>(Age::First, true), deck_list::<46>(Age::Second, true)],
];

/// Returns the deck of an age.
#[inline]
pub(crate) fn deck(players: usize, age: Age) -> &'static DeckList {
    &DECKS[usize::from(players == 5)][age as usize]
}

/// Returns every kind of card.
pub(crate) fn all() -> impl Iterator<Item = Card> {
    (0..KINDS.len() as u8).map(Card)
}

/// Returns a card's name in records.
pub(crate) fn name(card: Card) -> &'static str {
    KINDS.get(usize::from(card.0)).map_or("?", |(name, _)| name)
}

/// Returns what a Royal Offering adds to a coin; `None` for dwarves.
#[inline]
pub(crate) fn offering(card: Card) -> Option<u8> {
    match card.0 {
        ..FIRST_OFFERING => None,
        FIRST_OFFERING => Some(3),
        _ => Some(5),
    }
}

/// What every piece is worth where it lies, by edition and code.
static WORTH: [[Worth; 256]; 2] = [worths(Edition::Original), worths(Edition::German)];

const fn worths(edition: Edition) -> [Worth; 256] {
    let mut worths = [Worth::new(WARRIOR, 0, 0, false); 256];
    let mut kind = 0;
    while kind < KINDS.len() {
        if let Face::Dwarf { class, ranks, points } = KINDS[kind].1 {
            // The German edition counts the special Blacksmith as an award card, not a dwarf (NID-R5).
            let award = matches!(edition, Edition::German) && kind as u8 == SPECIAL_BLACKSMITH.0;
            worths[kind] = Worth::new(class, ranks, points, !award);
        }
        kind += 1;
    }
    let mut hero = 0;
    while hero < NidavellirHero::ALL.len() {
        let mut at = 0;
        while at < Column::ALL.len() {
            let column = Column::ALL[at];
            let (ranks, points) = HERO_COLUMNS[hero][at];
            let code = Piece::hero(Hero(hero as u8), column).code() as usize;
            worths[code] = Worth::new(column, ranks, points, false);
            at += 1;
        }
        hero += 1;
    }
    worths
}

/// Returns what a piece is worth where it lies.
#[inline]
pub(crate) fn worth(edition: Edition, piece: Piece) -> Worth {
    WORTH[edition as usize][usize::from(piece.code())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decks_hold_36_and_37_cards_and_with_five_players_45_and_46() {
        let sizes = |players| Age::ALL.map(|age| deck(players, age).cards().len());
        assert_eq!([2, 3, 4].map(sizes), [[36, 37]; 3]);
        assert_eq!(sizes(5), [45, 46]);
    }

    #[test]
    fn the_decks_are_made_of_the_printed_cards() {
        let spelled = |players, age| {
            let names: Vec<&str> = deck(players, age).cards().iter().map(|&card| name(card)).collect();
            names.join(" ")
        };
        let dwarves = "W3 W4 W5 W6 W6 W7 W8 W9 H H H H H H M0 M0 M1 M1 M2 M2 B B B B B B B B E5 E6 E7 E8 E9 E10 E11";
        assert_eq!(spelled(4, Age::First), format!("{dwarves} R3"));
        assert_eq!(spelled(2, Age::Second), format!("{dwarves} R5 R5"));
        let count = |card: &str| {
            let card = all().find(|&other| name(other) == card).unwrap();
            Age::ALL.map(|age| deck(5, age).full().count(deck(5, age), card))
        };
        assert_eq!(
            ["B", "H", "W10", "M0", "M1", "M2", "E12"].map(count),
            [[10; 2], [8; 2], [1; 2], [3; 2], [3; 2], [2; 2], [1; 2]]
        );
        assert_eq!(["R3", "R5", "B2"].map(count), [[2, 0], [0, 3], [0, 0]]);
    }

    #[test]
    fn offerings_are_no_dwarves() {
        let offered: Vec<_> = all().filter_map(|card| Some((name(card), offering(card)?))).collect();
        assert_eq!(offered, [("R3", 3), ("R5", 5)]);
        for (kind, (_, face)) in KINDS.iter().enumerate() {
            let plus = offering(Card(kind as u8));
            assert_eq!(matches!(face, Face::RoyalOffering { .. }), plus.is_some());
        }
    }
}
