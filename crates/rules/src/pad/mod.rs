//! The score pad: scores a game that was played with the box, from counts entered for each player.
//!
//! A column is counted as it lies there: ranks, points and symbols, heroes included. A hero is ticked if it gives
//! something beyond that. The score is the one of the engine: a pad and a table are scored by the same functions.
//!
//! ```
//! use elvaland_rules::{Seat, nidavellir::Nidavellir, pad::Pad};
//!
//! let pad = Pad::<Nidavellir>::read([
//!     "Ann: W 5r 28p, H 4r, M 4r 5p, B 3r, E 34p, heroes skaa, coins 24 11 9 6 3",
//!     "Bob: W 4r 30p, H 5r, M 6r 6p, B 5r, E 21p, heroes astrid, coins 14 11 9 5 0, gem 6",
//! ])?;
//! assert_eq!(pad.score(Seat::S0).total(), 204);
//! assert!(pad.standing().winners.contains(Seat::S0));
//! # Ok::<(), elvaland_rules::pad::PadError>(())
//! ```

mod error;
mod form;
mod json;
mod notation;
mod sheet;
mod term;

pub use error::{PadError, SheetProblem};
pub(crate) use form::entries;
pub use form::{Entry, ScorePadRules, Tick};
pub use json::tables;
pub use notation::Item;
pub use sheet::{Pad, Sheet};
pub use term::{Gives, Term};
