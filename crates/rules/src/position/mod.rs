//! A table in a few words: the FEN of this game, for tests and for the command line.
//!
//! ```
//! use elvaland_rules::{Game, Seat, nidavellir::Nidavellir, position};
//!
//! let game = position::read::<Nidavellir>(
//!     "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3; 0: gem 4, coins 5/0/3/2 4, army H; 1: coins 4/5/0/2 3",
//! )?;
//! let take = game.read_action("take W7")?;
//! assert!(game.is_legal(Seat::S0, take), "the 5 goes before the 4");
//! assert_eq!(position::read::<Nidavellir>(&position::write(&game))?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Clauses are separated by `;` or line ends and may come in any order after the first; what is left out has the value
//! of a new game. `docs/position-format.md` describes every clause.

mod agenda;
mod build;
mod check;
mod error;
mod read;
mod steps;
mod write;

pub use error::{PositionError, Unfit};
pub(crate) use read::read_army;
pub use read::{read, read_with};
pub(crate) use steps::{read as read_step, write as write_step};
pub use write::write;

use crate::game::Seat;
use crate::mechanics::{Age, Card, Gem, Refusal, Ruleset, State};

/// Rules whose tables can be written as text.
pub trait Positioned: Ruleset {
    /// What a game is played with and its text does not tell; the default is what is in the box.
    type Components: Default;

    /// The rules for so many players with the options these words name.
    ///
    /// # Errors
    /// A number of players or an option that the game does not have.
    fn from_words(components: &Self::Components, players: usize, words: &[&str]) -> Result<Self, Refusal>;

    /// The words for the options that are not the usual ones.
    fn words(&self) -> Vec<String>;

    /// The gems a player can hold.
    fn gems(&self) -> Vec<Gem>;

    /// The one card an army can hold that is in no deck.
    fn extra_card(&self) -> Option<Card> {
        None
    }

    /// How many cards of the second deck will be drawn and not dealt, those of offers already on the agenda aside.
    fn second_deck_loss(state: &State<Self>) -> usize;

    /// How many pieces may still come to an army from no tavern and by no line.
    fn pieces_to_come(state: &State<Self>, seat: Seat) -> usize;

    /// Whether the pieces of this game are where and when they can be.
    ///
    /// # Errors
    /// What is out of place or there too early.
    fn check_pieces(_state: &State<Self>) -> Result<(), PositionError> {
        Ok(())
    }

    /// The player a power's step is about.
    fn power_seat(power: Self::Power) -> Option<Seat>;

    /// Whether a power's step can be on the agenda of this table.
    fn power_fits(state: &State<Self>, power: Self::Power) -> bool;

    /// The age at whose end a power's step with a rank comes.
    fn power_ends(power: Self::Power) -> Age;

    /// The place of a power's step among those of the end of an age, from 1; 0 for what a card brings at any time.
    fn power_rank(power: Self::Power) -> u8;

    /// Whether a power's step puts a piece into an army.
    fn power_places(power: Self::Power) -> bool;

    /// A power's step as one word, its parts separated by dots.
    fn power_text(power: Self::Power) -> String;

    /// The power's step that the parts of a word stand for.
    fn power_from_text(parts: &[&str]) -> Option<Self::Power>;
}
