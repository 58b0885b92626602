//! The errors of parsing a position text.

use std::fmt;

use crate::mechanics::{ParseError, Quoted, Refusal};

/// A position text that does not hold: the clause, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// The clause as it was written, or what is missing.
    pub clause: String,
    /// Why it does not hold.
    pub unfit: Unfit,
}

/// Why a position does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the nouns of the sentence")]
pub enum Unfit {
    /// The text must begin with the game and the number of players.
    Header { expected: &'static str },
    /// No clause begins with this word.
    UnknownClause,
    /// The clause was already there.
    Twice,
    /// A number is missing or out of range.
    Number { from: usize, to: usize },
    /// A name that the game does not have.
    Unreadable(ParseError),
    /// A number of players or an option that the game does not have.
    Refused(Refusal),
    /// There is no such seat.
    NoSuchSeat { players: usize },
    /// Three taverns, separated by `/`.
    Taverns,
    /// Too many cards in one place.
    TooManyCards { most: usize },
    /// Five coins, in places separated by `/`.
    FiveCoins,
    /// Exactly one of the five coins trades.
    OneTradingCoin,
    /// There are not that many such coins.
    TooManyCoins { coin: String },
    /// There are not that many such cards.
    TooManyCopies { card: String },
    /// The card can be in no army.
    NotInArmy { card: String },
    /// The hero is with two players, or twice with one.
    HeroTwice { hero: String },
    /// The hero cannot stand there.
    HeroPost { hero: String },
    /// There are not that many tokens.
    TooManyTokens { most: u8 },
    /// No such gem, or two players hold it.
    Gem { gem: u8 },
    /// A player lays three coins on the taverns and two in the pouch, or none; a late bidder has no pouch.
    CoinPlaces,
    /// The deck has too few cards for what is still to be dealt.
    DeckTooSmall { needed: usize, found: usize },
    /// The army cannot grow that large before the end: name a later round.
    ArmyTooLarge { most: usize },
    /// No step has this name.
    UnknownStep { step: String },
    /// The agenda has more steps than any game can reach.
    TooManySteps,
    /// The step cannot be there now.
    StepOutOfPlace { step: String },
    /// The piece is awarded at the end of the first age, which is still to come.
    TooEarly { piece: String },
    /// Both must be present, or neither.
    OnlyTogether { one: String, other: String },
    /// An auction has a bid for every coin on the tavern being resolved, and is there only then.
    Auction,
    /// Cards are offered if and only if a player has to keep one.
    Offer,
}

impl From<ParseError> for Unfit {
    fn from(error: ParseError) -> Unfit {
        Unfit::Unreadable(error)
    }
}

impl From<Refusal> for Unfit {
    fn from(refusal: Refusal) -> Unfit {
        Unfit::Refused(refusal)
    }
}

impl Unfit {
    pub(crate) fn at(self, clause: impl Into<String>) -> PositionError {
        PositionError { clause: clause.into(), unfit: self }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "position, {}: {}", Quoted(&self.clause), self.unfit)
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Header { expected } => {
                write!(f, "a position begins with the game and the number of players: `{expected} 3p`")
            }
            Unfit::UnknownClause => {
                write!(f, "no such clause (age, round, taverns, auction, offer, deck1, deck2, agenda, or a seat: `0:`)")
            }
            Unfit::Twice => write!(f, "this is said twice"),
            Unfit::Number { from, to } => write!(f, "a number from {from} to {to} is expected"),
            Unfit::Unreadable(error) => error.fmt(f),
            Unfit::Refused(refusal) => refusal.fmt(f),
            Unfit::NoSuchSeat { players } => write!(f, "the seats are 0 to {}", players - 1),
            Unfit::Taverns => write!(f, "three taverns are expected, separated by `/`"),
            Unfit::TooManyCards { most } => write!(f, "at most {most} cards fit here"),
            Unfit::FiveCoins => write!(f, "five coins are expected: in hand, or as tavern/tavern/tavern/pouch/hand"),
            Unfit::OneTradingCoin => write!(f, "exactly one of the five coins trades (0 or s3)"),
            Unfit::TooManyCoins { coin } => write!(f, "there are not that many coins {coin}"),
            Unfit::TooManyCopies { card } => write!(f, "there are not that many cards {card}"),
            Unfit::NotInArmy { card } => write!(f, "{card} can be in no army"),
            Unfit::HeroTwice { hero } => write!(f, "{hero} is there twice"),
            Unfit::HeroPost { hero } => write!(f, "{hero} cannot stand there"),
            Unfit::TooManyTokens { most } => {
                write!(f, "there are only {most} tokens: say with `tokens` how many cover this army")
            }
            Unfit::Gem { gem } => write!(f, "there is no gem {gem}, or two players hold it"),
            Unfit::CoinPlaces => write!(
                f,
                "who bids has one coin on each tavern and two in the pouch, or all in hand; a late bidder has no pouch"
            ),
            Unfit::DeckTooSmall { needed, found } => {
                write!(f, "{needed} cards are still to be dealt, but {found} are in the deck")
            }
            Unfit::ArmyTooLarge { most } => {
                write!(f, "at most {most} cards at this point of the game: name a later round or age")
            }
            Unfit::UnknownStep { step } => write!(f, "{} is no step", Quoted(step)),
            Unfit::TooManySteps => write!(f, "no game has that much on its agenda"),
            Unfit::StepOutOfPlace { step } => write!(f, "`{step}` cannot be on the agenda here"),
            Unfit::TooEarly { piece } => {
                write!(f, "{piece} comes with the end of age 1: name age 2, or an agenda without that distinction")
            }
            Unfit::OnlyTogether { one, other } => write!(f, "{one} is there when, and only when, {other} is"),
            Unfit::Auction => {
                write!(f, "the auction is that of the tavern being resolved, with a bid for every coin on it")
            }
            Unfit::Offer => write!(f, "cards are offered when, and only when, `keep` is on the agenda"),
        }
    }
}

impl std::error::Error for PositionError {}
