//! The rules of *Nidavellir* and its sibling *Nains* for 2 to 5 players, on the mechanics they share.
//!
//! Both games hide information. A [`State`] holds everything; [`State::view`] returns what an [`Audience`] may know,
//! [`State::sample`] a game that the audience cannot tell from the real one, and a [`Listener`] hears every event with
//! the state right after it. A [`View`] lists the legal actions of its seat, reads and writes them as text, and numbers
//! them ([`ActionIndex`](mechanics::ActionIndex)).
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
//!
//! # Feature flags
//!
//! All are on by default; without them the crate needs only `rand_core`, version 0.10, whose `Rng` is in its interface.
//!
//! - `card-lists`: lists of the cards of Nains, read from TOML ([`nains::Catalog`]).
//! - `json`: views and events as JSON, and back ([`View::to_json`], [`DecodedPurse`]); includes `position` and `record`.
//! - `position`: a state as one line of text, like FEN ([`position`]).
//! - `record`: game records: writing, reading, replaying ([`record`]).
//! - `score-pad`: scores of games that were played with cards and coins ([`pad`]).
//! - `search`: slots, perft and hypothetical tables for searches and playouts ([`State::unsorted_actions`], [`State::perft`]).

#![cfg_attr(docsrs, feature(doc_cfg))]
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
