//! Models of the other players.

mod consistent_bids;
mod determinization;
mod greedy_draft;
mod greedy_model;
mod opponent_type;
mod pick_model;
mod turn_order;

pub(crate) use consistent_bids::agreeing;
pub(crate) use determinization::Worlds;
pub(crate) use greedy_draft::Takers;
pub(crate) use greedy_model::Forecast;
pub(crate) use opponent_type::Mind;
use pick_model::{Taker, Taster};
pub(crate) use turn_order::{Foreseen, Foresight, Gems, Own, Turn};
