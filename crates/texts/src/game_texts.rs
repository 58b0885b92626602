//! The trait by which a game supplies its card names, symbols and prizes to the texts.

use elvaland_rules::mechanics::{Army, Column, Hero, Rules};
use elvaland_rules::ruling::Ruling;

use crate::CardToken;

/// A game whose cards and events have texts. The default methods are for games without such cards.
pub trait GameTexts: Rules {
    /// Parses the token of a card.
    fn read_card(token: &str) -> Option<CardToken>;

    /// Returns the hero that a majority wins, if its prize is a hero.
    fn award(_counted: &str) -> Option<&'static str> {
        None
    }

    /// Returns how many dwarves a step asks to discard.
    fn discards(_power: Self::Power) -> usize {
        0
    }

    /// Returns the role of a hero.
    fn role(_hero: Hero) -> Role {
        Role::Hero
    }

    /// Returns the symbols of a player: the ids of the messages that count them, and the counts.
    fn symbols(&self, _army: &Army) -> Vec<(&'static str, u16)> {
        Vec::new()
    }

    /// Returns the values of the game's track for 0, 1, 2, … ranks.
    fn track(&self) -> Option<&[u16]> {
        None
    }

    /// Returns the track value for this number of ranks, if the column is scored with the track.
    fn track_value(&self, _column: Column, _ranks: u8) -> Option<u16> {
        None
    }

    /// Returns the prizes of the first age in the order of the evaluation: the hero, and the part of the score whose
    /// majority wins it.
    fn evaluation(&self) -> Vec<(Hero, &'static str)> {
        Vec::new()
    }

    /// Returns the ruling about the reconstructed card list, if this game uses it: players must be told.
    fn reconstruction(&self) -> Option<Ruling> {
        None
    }
}

/// The role of a hero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// A hero or Cognar.
    Hero,
    /// A mercenary.
    Mercenary,
    /// An Elite Cognar.
    Elite,
    /// A prize of a majority that is no hero, such as the Liqueur Certification.
    Award,
}
