//! Why a text is no coin, card, hero, column or action.

use std::fmt;

use super::Quoted;

/// Why a text cannot be read. Whether what was read is legal, [`State::play`](super::State::play) decides.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the fields are the nouns of the sentence")]
pub enum ParseError {
    /// No coin has this name.
    UnknownCoin { text: String },
    /// No place has this name.
    UnknownPlace { text: String },
    /// No card of this game has this name.
    UnknownCard { text: String },
    /// No hero of this game has this name.
    UnknownHero { text: String },
    /// No column of this game has this name.
    UnknownColumn { text: String },
    /// No kind of action has this name.
    UnknownAction { text: String },
    /// The action lacks something or has too much.
    BrokenAction { text: String },
    /// The action places another piece than the one in hand; `asked` is the name of what is asked.
    NotAsked { asked: &'static str },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::UnknownCoin { text } => write!(f, "{} is no coin (0 2 3 4 5, g5 to g25, s3)", Quoted(text)),
            ParseError::UnknownPlace { text } => {
                write!(f, "{} is no place (tavern1 tavern2 tavern3 pouch hand)", Quoted(text))
            }
            ParseError::UnknownCard { text } => write!(f, "{} is no card of this game", Quoted(text)),
            ParseError::UnknownHero { text } => write!(f, "{} is no hero of this game", Quoted(text)),
            ParseError::UnknownColumn { text } => write!(f, "{} is no column of this game", Quoted(text)),
            ParseError::UnknownAction { text } => write!(f, "{} is no action", Quoted(text)),
            ParseError::BrokenAction { text } => write!(f, "{} lacks something or has too much", Quoted(text)),
            ParseError::NotAsked { asked } => write!(f, "the choice now is `{asked}`"),
        }
    }
}

impl std::error::Error for ParseError {}
