//! The rules of *Nidavellir* and its sibling *Nains* for 2 to 5 players, on the mechanics they share.
//!
//! Both games hide information. A [`State`] holds everything; [`State::view`] returns what an [`Audience`] may know,
//! [`State::sample`] a game that the audience cannot tell from the real one, and a [`Listener`] hears every event with
//! the state right after it.
//!
//! The engine is pure: no input or output, no clock, no global state, no random generator inside. Chance is a [`Turn`]
//! like any other, answered with an explicit [`Draw`](mechanics::Draw) that any generator of `rand_core` 0.10 can supply; a
//! [`Dealer`](dealer::Dealer) wraps a seeded one. Equal draws and actions give equal games on every machine.
//!
//! ```
//! use elvaland_rules::{Rules, Turn, dealer::Dealer, nidavellir::{Nidavellir, Options}};
//!
//! let mut dealer = Dealer::new(2026);
//! let mut game = Nidavellir::start(&Options::new(4)?, dealer.rng());
//! loop {
//!     match game.turn() {
//!         Turn::Chance => game.draw(&dealer.draw(&game), &mut ())?,
//!         Turn::Decide(seats) => {
//!             let seat = seats.first().expect("a decision has a seat");
//!             let action = dealer.pick(&game, seat);
//!             game.play(seat, action, &mut ())?;
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! assert_eq!(game.scores().len(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Decisions where the printed rules are silent are cited by id (`NID-R5`); see [`ruling`].

#![forbid(unsafe_code)]

pub mod any;
pub mod audit;
pub mod dealer;
#[cfg(feature = "json")]
mod json;
pub mod mechanics;
pub mod nains;
pub mod nidavellir;
#[cfg(feature = "score-pad")]
pub mod pad;
#[cfg(feature = "position")]
pub mod position;
pub mod random;
#[cfg(feature = "record")]
pub mod record;
pub mod ruling;
mod seat;
mod turn;

pub use any::{AnyGame, GameName};
#[cfg(feature = "json")]
pub use json::{DecodeError, DecodedPurse, Scores};
pub use mechanics::{Action, ActionList, Listener, Rules, State, View, ViewRef};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatIter, SeatSet};
pub use turn::{Audience, Turn};

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
