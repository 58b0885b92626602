//! How a network plays by itself: what it bids, and what it takes.
//!
//! Everything here is decided by what everybody may know (armies, gems, who owns which coins) and, for the trade that
//! a bid makes, by the player's own coins. That is why the same code plays for a bot on its seat, for all seats of a game
//! that a network plays against itself, and for the others in a boss's head.

mod bidding;
mod chances;
mod deciding;
mod exp;
mod forecast;
mod foresight;
mod gaze;
mod hands;
mod known;
mod picking;
mod rehearsal;
mod takers;
mod taster;
mod worths;

pub(crate) use bidding::Bidding;
pub(crate) use chances::{Chances, chances, result};
pub(crate) use deciding::{Mood, bid_all, coins_of, decide, is_bid, sample};
pub(crate) use exp::softmax;
#[cfg(test)]
pub(crate) use gaze::sorted;
pub(crate) use known::{ANY_BID, agreeing};
pub(crate) use picking::Judge;
