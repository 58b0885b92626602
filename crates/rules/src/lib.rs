//! The rules of *Nidavellir* and its sibling *Nains* for 2 to 5 players, on the mechanics they share.
//!
//! The engine is pure: no input or output, no clock, no global, and no random generator inside. Chance is a
//! [`Turn`] like any other, answered with an explicit [`Draw`](mechanics::Draw); a [`Dealer`](dealer::Dealer)
//! outside draws from a seed. The same draws and actions give the same game, on every machine.
//!
//! ```
//! use elvaland_rules::{Game, Rules, Turn, dealer::Dealer, nidavellir::{Nidavellir, Options}};
//!
//! let mut dealer = Dealer::new(2026);
//! let mut game = Nidavellir::start(&Options::new(4)?, &mut dealer);
//! loop {
//!     match game.turn() {
//!         Turn::Chance => game.draw(&dealer.draw(&game), &mut ())?,
//!         Turn::Decide(seats) => {
//!             let seat = seats.first().expect("someone is asked");
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
//! Rulings of the project are cited by id (`NID-R5`); see [`ruling`].

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
pub use mechanics::{Action, Listener, Rules, State, View};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use turn::{Audience, Turn};
