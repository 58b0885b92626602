//! A state as one line of text, like FEN in chess: [`State`] implements `FromStr` and `Display`.
//!
//! ```
//! use elvaland_rules::{Seat, State, nidavellir::Nidavellir};
//!
//! let text = "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3; 0: gem 4, coins 5/0/3/2 4, army H; \
//!             1: coins 4/5/0/2 3";
//! let game: State<Nidavellir> = text.parse()?;
//! let take = game.parse_action("take W7")?;
//! assert!(game.is_legal(Seat::S0, take), "the 5 goes before the 4");
//! assert_eq!(game.to_string().parse(), Ok(game));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Clauses are separated by `;` or line ends and may come in any order after the first; what is left out has the value
//! of a new game.
//!
//! A text is refused if it names something more often than the box has it, puts coins or pieces where they cannot lie, has
//! a deck too small or an army too large for what is still to come, or an agenda whose steps do not fit the table. So every
//! state that is accepted can be played to its end. Not every one can be reached: a tavern may hold fewer cards than were
//! dealt, and armies may differ in size, because tests and puzzles name only what they are about.
//!
#![doc = include_str!("../../docs/position-format.md")]

mod agenda;
mod build;
mod check;
mod error;
mod hooks;
mod read;
mod steps;
mod write;

#[cfg(feature = "json")]
pub(crate) use check::check_state;
pub use error::{PositionError, Unfit};
pub(crate) use hooks::PositionHooks;
pub use read::parse_with;
#[cfg(feature = "json")]
pub(crate) use read::read_army;
#[cfg(feature = "json")]
pub(crate) use steps::{read as read_step, write as write_step};

#[cfg(doc)]
use crate::State;

/// Rules whose states can be written as text.
pub trait PositionFormat: PositionHooks {
    /// What a game is played with and its text does not say, such as the list of cards.
    type Components: Default;
}
