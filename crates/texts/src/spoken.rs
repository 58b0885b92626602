//! What the words need to know of a game and the mechanics do not tell.

use elvaland_rules::mechanics::{Army, Column, Hero, Rules};
use elvaland_rules::ruling::Ruling;

use crate::Card;

/// Rules whose games can be put into words. The defaults are those of a game that lacks the thing.
pub trait Spoken: Rules {
    /// Reads the token of a card.
    fn read_card(token: &str) -> Option<Card>;

    /// Returns the hero that the majority of something wins, if a hero is what it wins.
    fn award(_counted: &str) -> Option<&'static str> {
        None
    }

    /// Returns how many dwarves a step of this game asks to discard.
    fn discards(_power: Self::Power) -> usize {
        0
    }

    /// Returns what somebody of a player's command is.
    fn role(_hero: Hero) -> Role {
        Role::Hero
    }

    /// Returns the symbols of a player: the ids of the messages that count them, and how many there are.
    fn symbols(&self, _army: &Army) -> Vec<(&'static str, u16)> {
        Vec::new()
    }

    /// Returns the values of the track that a column is scored with, by ranks from none on.
    fn track(&self) -> Option<&[u16]> {
        None
    }

    /// Returns what the track makes of so many ranks, for the column that is scored with it.
    fn track_value(&self, _column: Column, _ranks: u8) -> Option<u16> {
        None
    }

    /// Returns what majorities win at the end of the first age, in the order of their evaluation: the hero, and what is
    /// counted, as a part of the score.
    fn evaluation(&self) -> Vec<(Hero, &'static str)> {
        Vec::new()
    }

    /// Returns the ruling under which the list of cards was reconstructed, if it was: players must be told.
    fn reconstruction(&self) -> Option<Ruling> {
        None
    }
}

/// What somebody of a player's command is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// A hero or Cognar.
    Hero,
    /// A Cognar who does not come alone.
    Mercenary,
    /// One of the Elite, won by a majority.
    Elite,
    /// Something else that a majority wins.
    Award,
}
