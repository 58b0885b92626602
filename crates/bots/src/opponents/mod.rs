//! Opponent models: types, consistent bids, determinization, and predictions of greedy players.

mod accuracy;
mod consistent_bids;
mod determinization;
mod greedy_draft;
mod greedy_model;
mod opponent_type;
mod pick_model;
mod turn_order;

pub use accuracy::{Accuracy, accuracy};
pub(crate) use consistent_bids::consistent_bids;
pub(crate) use determinization::Determinizer;
pub(crate) use greedy_draft::GreedyDraft;
pub(crate) use greedy_model::GreedyModel;
pub(crate) use opponent_type::OpponentType;
use pick_model::{GreedyPicker, PickModel};
pub(crate) use turn_order::{ExpectedBid, Gems, OwnBidder, TurnOrderModel, TurnSlot};
