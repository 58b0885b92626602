//! How the networks learn: by playing against themselves.
//!
//! A batch of games is played with the weights as they are, all seats by the network; then the weights move a little
//! so that what was thought of the positions comes closer to what was thought later in the same game, and to how it ended
//! (TD(λ)). Games follow from the seed and their number, and what they say is added up in their order: the same command
//! gives the same weights, on however many threads.

mod adam;
mod self_play;
mod td_gradient;
mod trainer;

use adam::Adam;
use self_play::SelfPlayGame;
use td_gradient::Gradient;
pub use trainer::{BatchReport, CheckpointError, Trainer, TrainingPlan};
