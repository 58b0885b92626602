//! The policy derived from the value network: bid distributions and picks without search.
//!
//! It uses public information (armies, gems, owned coins) and, for the trade, the player's own coins. So the same code
//! plays for a bot at the table, for all seats in self-play, and for the opponents in rollouts.

mod bid_evaluator;
mod bids;
mod coin_outcomes;
mod decide;
mod marginal_values;
pub(crate) mod picks;
mod policy_bot;
mod round_lookahead;

use bid_evaluator::{BidEvaluator, TavernPicks};
pub(crate) use bids::BidPolicy;
use coin_outcomes::{CoinOutcome, CoinOutcomes};
pub(crate) use decide::{PolicyConfig, bid_all, decide, is_bid, sample};
use marginal_values::MarginalValues;
pub(crate) use picks::PickEvaluator;
pub(crate) use policy_bot::PolicyBot;
use round_lookahead::RoundLookahead;
