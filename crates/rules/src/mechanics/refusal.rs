//! Why something is refused: typed reasons for programs, a sentence for developers.

use std::fmt;

use super::{Action, COINS, Coin, Column, Hero, NamedHero, Place, Post, Rules, State, Step, Table};
use crate::ruling::Ruling;
use crate::{Seat, Turn};

/// A refusal: the reason, and the ruling that decides if there is one. The refused operation changed nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Refusal {
    /// The reason of the refusal.
    pub reason: Reason,
    /// The ruling that decides.
    pub ruling: Option<Ruling>,
}

/// The reason of a refusal. Cards, coins, heroes and columns are named as in records.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the fields are the nouns of the sentence")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// This seat is not asked now.
    NotYourTurn { seat: Seat },
    /// There is no such seat at this table.
    NoSuchSeat { seat: usize, players: usize },
    /// This number of the action index is no legal action now.
    NoSuchIndex { index: usize },
    /// Something else is asked now; `asked` is its name in records.
    NotAsked { asked: &'static str },
    /// Cards must be drawn first.
    ChanceFirst,
    /// Nothing is to be drawn now.
    NotChance,
    /// The player has no such coin where it is needed.
    CoinNotThere { coin: String, place: &'static str },
    /// The player has only one such coin.
    SameCoinTwice { coin: String },
    /// A trading coin can never be given up.
    CoinCannotChange { coin: String },
    /// The card is not in the tavern being resolved.
    CardNotHere { card: String },
    /// The card was not shown to the player.
    CardNotOffered { card: String },
    /// The deck has no such card left.
    CardNotInDeck { card: String },
    /// Another number of cards must be drawn.
    WrongNumberOfCards { expected: usize, found: usize },
    /// The hero already joined a player.
    HeroTaken { hero: String },
    /// The hero is not in this game.
    HeroNotInGame { hero: String },
    /// The hero is won or comes with another one; lines do not recruit it.
    HeroNotRecruited { hero: String },
    /// The hero comes at least in a pair: the first only into a column where it completes a line and with another one left,
    /// a third only with two left.
    HeroNeedsPair { hero: String },
    /// A hero of the same kind must follow the previous recruitment.
    HeroMustFollow { hero: String },
    /// The hero asks for more ranks in a column.
    HeroNeedsRanks { hero: String, column: &'static str, ranks: u8 },
    /// The hero needs this number of columns topped by a dwarf.
    HeroNeedsDiscards { hero: String, count: u8 },
    /// The hero needs a column to stand in.
    HeroNeedsColumn { hero: String },
    /// The hero has a fixed place.
    HeroHasNoChoiceOfColumn { hero: String },
    /// No dwarf is on top of the column.
    ColumnNotDiscardable { column: &'static str },
    /// The discard may not come from this column.
    ColumnExcluded { column: &'static str },
    /// Another number of columns is asked for.
    WrongNumberOfColumns { expected: u8 },
    /// The game is for 2 to 5 players.
    PlayersOutOfRange { players: usize },
    /// No option has this name.
    UnknownOption { text: String },
    /// The gems are not those of this number of players.
    WrongGems { text: String },
    /// The order of evaluation does not name every award once.
    WrongOrder { text: String },
    /// The game cannot be played with these cards; `text` says why.
    WrongCards { text: String },
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        Refusal { reason, ruling: None }
    }
}

impl Reason {
    /// Creates the refusal for this reason under a ruling.
    pub fn under(self, ruling: Ruling) -> Refusal {
        Refusal { reason: self, ruling: Some(ruling) }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ruling {
            Some(ruling) => write!(f, "{} ({ruling})", self.reason),
            None => write!(f, "{}", self.reason),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::GameOver => write!(f, "the game is over"),
            Reason::NotYourTurn { seat } => write!(f, "seat {seat} is not asked now"),
            Reason::NoSuchSeat { seat, players } => {
                write!(f, "there is no seat {seat} at a table of {players}")
            }
            Reason::NoSuchIndex { index } => write!(f, "{index} is the number of no legal action now"),
            Reason::NotAsked { asked } => write!(f, "the choice now is `{asked}`"),
            Reason::ChanceFirst => write!(f, "cards must be drawn first"),
            Reason::NotChance => write!(f, "nothing is to be drawn now"),
            Reason::CoinNotThere { coin, place } => write!(f, "there is no coin {coin} at {place}"),
            Reason::SameCoinTwice { coin } => write!(f, "the coin {coin} is used twice"),
            Reason::CoinCannotChange { coin } => {
                write!(f, "the trading coin {coin} can never be given up")
            }
            Reason::CardNotHere { card } => write!(f, "{card} is not in this tavern"),
            Reason::CardNotOffered { card } => write!(f, "{card} is not among the cards shown"),
            Reason::CardNotInDeck { card } => write!(f, "the deck has no {card} left"),
            Reason::WrongNumberOfCards { expected, found } => {
                write!(f, "{expected} cards are expected, not {found}")
            }
            Reason::HeroTaken { hero } => write!(f, "{hero} already joined a player"),
            Reason::HeroNotInGame { hero } => write!(f, "{hero} is not in this game"),
            Reason::HeroNotRecruited { hero } => write!(f, "{hero} is not recruited by lines"),
            Reason::HeroNeedsPair { hero } => {
                write!(
                    f,
                    "{hero} comes in a pair: the first completes a new line and leaves another, a third needs two left"
                )
            }
            Reason::HeroMustFollow { hero } => {
                write!(f, "{hero} is no mercenary, and the mercenary before must not stay alone")
            }
            Reason::HeroNeedsRanks { hero, column, ranks } => {
                write!(f, "{hero} needs {ranks} ranks in the {column} column")
            }
            Reason::HeroNeedsDiscards { hero, count } => {
                write!(f, "{hero} needs {count} other columns topped by a dwarf")
            }
            Reason::HeroNeedsColumn { hero } => write!(f, "{hero} needs a column to stand in"),
            Reason::HeroHasNoChoiceOfColumn { hero } => {
                write!(f, "{hero} has a fixed place: name no column")
            }
            Reason::ColumnNotDiscardable { column } => {
                write!(f, "no dwarf is on top of the {column} column")
            }
            Reason::ColumnExcluded { column } => {
                write!(f, "the discard may not come from the {column} column")
            }
            Reason::WrongNumberOfColumns { expected } => {
                write!(f, "{expected} different columns are asked for")
            }
            Reason::PlayersOutOfRange { players } => {
                write!(f, "the game is for 2 to 5 players, not {players}")
            }
            Reason::UnknownOption { text } => write!(f, "{} is no option of this game", Quoted(text)),
            Reason::WrongGems { text } => write!(f, "the gems {} are not those of this game", Quoted(text)),
            Reason::WrongOrder { text } => write!(f, "the order {} does not name each award once", Quoted(text)),
            Reason::WrongCards { text } => write!(f, "the cards do not fit: {text}"),
        }
    }
}

/// Text from outside in a message: in quotes, without control characters, and not too much of it.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: usize = 300;
        let shown: String = self.0.chars().take(MOST).flat_map(char::escape_debug).collect();
        let more = if self.0.chars().nth(MOST).is_some() { "…" } else { "" };
        write!(f, "`{shown}{more}`")
    }
}

impl std::error::Error for Refusal {}

impl<R: Rules> State<R> {
    /// Returns why `action` is not legal for `seat`; only called for illegal actions.
    pub(super) fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        let step = match (self.not_asked(seat), self.table.agenda.next()) {
            (Some(refusal), _) => return refusal,
            (None, Some(step)) => step,
            (None, None) => return Reason::GameOver.into(),
        };
        let card_name = |card| self.table.rules.card_name(card).to_owned();
        match (step, action) {
            (Step::Bids(_), Action::Bid(coins)) => self.missing_coin(seat, &coins, Place::Hand),
            (Step::LateBid(_), Action::Coin(coin)) => self.missing_coin(seat, &[coin], Place::Hand),
            (Step::Trade(_), Action::Trade(coins)) => self.missing_coin(seat, &coins, Place::Hand),
            (Step::Transform(..), Action::Transform(coin, place)) => {
                if coin.trades() && self.purses[seat].has(coin, place) {
                    Reason::CoinCannotChange { coin: coin.to_string() }.into()
                } else {
                    self.missing_coin(seat, &[coin], place)
                }
            }
            (Step::Turns(_), Action::Take(card)) => Reason::CardNotHere { card: card_name(card) }.into(),
            (Step::Keep(_), Action::Keep(card)) => Reason::CardNotOffered { card: card_name(card) }.into(),
            (Step::Recruit(..), Action::Recruit(hero, column)) => self.hero_refusal(hero, column),
            (Step::Power(power), action) => R::power_refusal(self, power, action),
            (step, _) => Reason::NotAsked { asked: Table::<R>::asked_name(step) }.into(),
        }
    }

    /// Returns why `seat` has no decision to make; `None` if it has one.
    pub(super) fn not_asked(&self, seat: Seat) -> Option<Refusal> {
        let players = self.players();
        let reason = match self.turn() {
            _ if seat.index() >= players => Reason::NoSuchSeat { seat: seat.index(), players },
            Turn::Over => Reason::GameOver,
            Turn::Chance => Reason::ChanceFirst,
            Turn::Decide(seats) if !seats.contains(seat) => Reason::NotYourTurn { seat },
            Turn::Decide(_) => return None,
        };
        Some(reason.into())
    }

    /// Returns the refusal for the first of these coins that the player does not have often enough at `place`.
    pub(crate) fn missing_coin(&self, seat: Seat, coins: &[Coin], place: Place) -> Refusal {
        let owned = |coin| (0..COINS).filter(|&index| self.purses[seat].nth(index) == (coin, place)).count();
        let used = |coin| coins.iter().filter(|&&other| other == coin).count();
        let missing = coins.iter().copied().find(|&coin| owned(coin) < used(coin)).unwrap_or(Coin::ZERO);
        let coin = missing.to_string();
        match owned(missing) {
            0 => Reason::CoinNotThere { coin, place: place.name() }.into(),
            _ => Reason::SameCoinTwice { coin }.into(),
        }
    }

    fn hero_refusal(&self, hero: Hero, column: Option<Column>) -> Refusal {
        let name = R::hero_name(hero).to_owned();
        let left = self.table.heroes_left();
        if R::Hero::from_id(hero).is_none() || !self.table.rules.heroes().contains(hero) {
            return match self.table.rules.awards().contains(hero) {
                true => Reason::HeroNotRecruited { hero: name }.into(),
                false => Reason::HeroNotInGame { hero: name }.into(),
            };
        }
        if !left.contains(hero) {
            return Reason::HeroTaken { hero: name }.into();
        }
        match (R::post(hero), column.is_some()) {
            (Post::AnyColumn, false) => Reason::HeroNeedsColumn { hero: name }.into(),
            (Post::Column(_) | Post::CommandZone, true) => Reason::HeroHasNoChoiceOfColumn { hero: name }.into(),
            _ => R::hero_refusal(hero),
        }
    }
}
