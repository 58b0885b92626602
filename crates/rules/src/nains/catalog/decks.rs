//! The printed numbers of cards, and decks that were written down by name.

use std::fmt;
use std::ops::RangeInclusive;

use super::{Face, NoCard};
use crate::mechanics::{Age, Column};
use crate::nains::order::{ORDERS, Order};

/// How many cards each Order has in the box, in the order of the columns.
pub const ORDER_CARDS: [usize; 5] = [20, 19, 20, 16, 16];

/// The possible numbers of players.
const PLAYERS: RangeInclusive<usize> = 2..=5;

/// Returns the number of cards in the deck of an era.
pub const fn deck_size(players: usize, era: Age) -> usize {
    match (era, players == 5) {
        (Age::First, false) => 36,
        (Age::Second, false) => 37,
        (Age::First, true) => 45,
        (Age::Second, true) => 46,
    }
}

/// Why two lists of names are not the decks of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the nouns of the sentence")]
pub enum DeckError {
    /// The game is for 2 to 5 players.
    Players { players: usize },
    /// The deck has another number of cards with this number of players.
    Size { era: Age, players: usize, expected: usize, found: usize },
    /// A name that no card can have.
    NoCard(NoCard),
    /// Both decks together have more cards of an Order than the box.
    TooMany { order: Order, most: usize, found: usize },
}

impl From<NoCard> for DeckError {
    fn from(no_card: NoCard) -> DeckError {
        DeckError::NoCard(no_card)
    }
}

/// Reads the decks of both eras from the names of their cards, in any order, and sorts them.
///
/// A record brings its own decks, so that it stays valid when the list is corrected. They need not be those of any
/// list, only decks that a box could hold.
pub fn decks_from_names<S: AsRef<str>>(players: usize, decks: [&[S]; 2]) -> Result<[Vec<Face>; 2], DeckError> {
    if !PLAYERS.contains(&players) {
        return Err(DeckError::Players { players });
    }
    for (era, deck) in Age::ALL.into_iter().zip(decks) {
        let (expected, found) = (deck_size(players, era), deck.len());
        if found != expected {
            return Err(DeckError::Size { era, players, expected, found });
        }
    }
    let decks = [read_deck(decks[0])?, read_deck(decks[1])?];
    check_orders(&decks)?;
    Ok(decks)
}

fn read_deck<S: AsRef<str>>(names: &[S]) -> Result<Vec<Face>, NoCard> {
    let mut deck = names.iter().map(|name| name.as_ref().parse()).collect::<Result<Vec<Face>, _>>()?;
    deck.sort();
    Ok(deck)
}

fn check_orders(decks: &[Vec<Face>; 2]) -> Result<(), DeckError> {
    for (order, most) in Column::ALL.into_iter().zip(ORDER_CARDS) {
        let found = decks.iter().flatten().filter(|face| face.order() == order).count();
        if found > most {
            return Err(DeckError::TooMany { order, most, found });
        }
    }
    Ok(())
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckError::Players { players } => write!(f, "the game is for 2 to 5 players, not {players}"),
            DeckError::Size { era, players, expected, found } => {
                write!(f, "the deck of era {} has {expected} cards with {players} players, not {found}", era.number())
            }
            DeckError::NoCard(no_card) => no_card.fmt(f),
            DeckError::TooMany { order, most, found } => {
                write!(f, "there are {most} {} cards in the box, not {found}", ORDERS[order.index()])
            }
        }
    }
}

impl std::error::Error for DeckError {}
