//! The ruler: four bots that never change, so that strength measured today and in years can be compared.
//!
//! **Frozen.** What is wrong with them stays wrong. A better bot is another bot; only what the rules of the game force
//! may change here, and then every figure in `docs/bots.md` is measured again. The test `the_ruler_is_frozen` plays
//! games of all four and compares them with what they played when they were frozen.

pub mod appraisal;
mod greedy;
mod hopes;
mod ismcts;
mod kinds;
mod market;
mod monte_carlo;
mod random;

pub(crate) use appraisal::{LineGains, Seen};
pub use greedy::Greedy;
pub(crate) use greedy::decide as greedy;
pub(crate) use hopes::TRADE;
#[cfg(test)]
pub(crate) use hopes::market;
pub use ismcts::Ismcts;
pub(crate) use kinds::{ByCard, Kinds};
pub(crate) use market::{ByCoin, COUNT, Market, REST, Trades, behind, by_worth, fill, pairs, slot};
pub use monte_carlo::MonteCarlo;
pub use random::Random;
