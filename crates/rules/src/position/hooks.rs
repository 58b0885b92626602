//! What position texts need to know of a game: hooks, public in a private module.

use super::{PositionError, PositionFormat};
use crate::Seat;
use crate::mechanics::{Age, Card, Gem, Refusal, Rules, State};

/// How the tables of a game are written and checked.
pub trait PositionHooks: Rules {
    /// Creates the rules for this number of players with the options that `words` name.
    ///
    /// # Errors
    /// Returns a refusal for a number of players or an option that the game does not have.
    fn from_words(components: &Self::Components, players: usize, words: &[&str]) -> Result<Self, Refusal>
    where
        Self: PositionFormat;

    /// Returns the words for the options that differ from the default.
    fn words(&self) -> Vec<String>;

    /// Returns the gems a player can hold.
    fn gems(&self) -> Vec<Gem>;

    /// Returns the card of no deck that an army can hold, if there is one.
    fn extra_card(&self) -> Option<Card> {
        None
    }

    /// Returns how many cards of the second deck will be drawn and not dealt, those of offers already on the agenda aside.
    fn second_deck_loss(state: &State<Self>) -> usize
    where
        Self: PositionFormat;

    /// Returns how many pieces an army may still gain other than from taverns and lines.
    fn pieces_to_come(state: &State<Self>, seat: Seat) -> usize
    where
        Self: PositionFormat;

    /// Checks that the pieces of this game can be where they are.
    ///
    /// # Errors
    /// Returns the piece that is out of place or there too early.
    fn check_pieces(_state: &State<Self>) -> Result<(), PositionError>
    where
        Self: PositionFormat,
    {
        Ok(())
    }

    /// Returns whether a power's step can be on the agenda of this table.
    fn power_fits(state: &State<Self>, power: Self::Power) -> bool
    where
        Self: PositionFormat;

    /// Returns the age at whose end a power's step with a rank comes.
    fn power_ends(power: Self::Power) -> Age;

    /// Returns the place of a power's step among those of the end of an age, from 1; 0 for what a card brings at any time.
    fn power_rank(power: Self::Power) -> u8;

    /// Returns whether a power's step puts a piece into an army.
    fn power_places(power: Self::Power) -> bool;

    /// Returns a power's step as one word, its parts separated by dots.
    fn power_text(power: Self::Power) -> String;

    /// Parses a power's step from the parts of its word.
    fn power_from_text(parts: &[&str]) -> Option<Self::Power>;
}
