//! How a network plays by itself: what it bids, and what it takes.
//!
//! Everything here is decided by what everybody may know (armies, gems, who owns which coins) and, for the trade that
//! a bid makes, by the player's own coins. That is why the same code plays for a bot on its seat, for all seats of a game
//! that a network plays against itself, and for the others in a boss's head.

mod accuracy;
mod bid_evaluator;
mod bids;
mod coin_outcomes;
mod decide;
mod marginal_values;
pub(crate) mod picks;
mod policy_bot;
mod round_lookahead;

pub use accuracy::{Accuracy, accuracy};
use bid_evaluator::{Cards, Gaze};
pub(crate) use bids::Bidding;
use coin_outcomes::{Hand, Hands};
pub(crate) use decide::{Mood, bid_all, decide, is_bid, sample};
use marginal_values::Worths;
pub(crate) use picks::Judge;
pub(crate) use policy_bot::Learned;
use round_lookahead::Rehearsal;
