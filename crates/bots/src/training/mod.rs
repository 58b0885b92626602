//! Training of the networks by self-play: proximal policy optimization with a pool of opponents.
//!
//! Each round plays games with the present weights, the opponents on some seats being snapshots or frozen bots, and
//! then learns from the decisions of the learner's seats. Games follow from the seed and their number, and workers are
//! averaged in order: the same plan gives the same weights on any number of threads. Afterwards, expert iteration lets
//! the network imitate searches with itself.

mod adam;
mod experience;
mod expert_iteration;
mod gradient;
mod schedule;
mod self_play;
mod trainer;

pub use expert_iteration::{ExpertIteration, ExpertPlan, ExpertReport};
pub use trainer::{CheckpointError, RoundReport, Trainer, TrainingPlan};
