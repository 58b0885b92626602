//! Opponent models: how opponents may decide, which bids agree with what is revealed, and sampled worlds.

mod beliefs;
mod consistent_bids;
mod determinization;
mod opponent_type;
mod public_history;
mod round_bids;

pub use beliefs::Beliefs;
pub(crate) use consistent_bids::consistent_bids;
pub(crate) use determinization::{BidDistribution, Determinizer, bid_distribution};
pub(crate) use opponent_type::TypeWeights;
pub use opponent_type::{Heuristic, OpponentType};
pub use public_history::PublicHistory;
pub(crate) use round_bids::RoundBids;
