//! The ruler: four bots that never change, so that strength measured today and in years can be compared.
//!
//! **Frozen.** What is wrong with them stays wrong. A better bot is another bot; only what the rules of the game force
//! may change here, and then every figure in `docs/bots.md` is measured again. The test `the_ruler_is_frozen` plays
//! games of all four and compares them with what they played when they were frozen.

mod flat_mc;
pub(crate) mod greedy;
mod ismcts;
mod random;

pub use flat_mc::FlatMonteCarlo;
pub use greedy::Greedy;
pub(crate) use greedy::valuation;
pub use ismcts::Ismcts;
pub use random::Random;
