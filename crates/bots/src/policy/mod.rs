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
use bid_evaluator::{BidEvaluator, TavernPicks};
pub(crate) use bids::BidPolicy;
use coin_outcomes::{CoinOutcome, CoinOutcomes};
pub(crate) use decide::{PolicyConfig, bid_all, decide, is_bid, sample};
use marginal_values::MarginalValues;
pub(crate) use picks::PickEvaluator;
pub(crate) use policy_bot::PolicyBot;
use round_lookahead::RoundLookahead;
