//! Baselines: frozen bots, so that strength measured today and in years can be compared.
//!
//! **Frozen.** Their mistakes stay. A better bot is another bot; only a change of the rules may change them, and then
//! every figure in `docs/bots.md` is measured again. The tests in `frozen.rs` compare their choices with those of the
//! day they were frozen.

mod flat_mc;
pub(crate) mod greedy;
mod ismcts;
mod personalities;
mod random;

pub use flat_mc::FlatMonteCarlo;
pub use greedy::Greedy;
pub(crate) use greedy::valuation;
pub use ismcts::Ismcts;
pub use personalities::{Personality, PersonalityBot};
pub use random::Random;
