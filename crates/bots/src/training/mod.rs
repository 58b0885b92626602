//! Training of the value networks by self-play with TD(λ).
//!
//! Each batch plays games with the present weights on all seats, then moves the predictions of earlier positions
//! towards those of later ones and the result. Games follow from the seed and their number, and gradients are added in
//! game order: the same command gives the same weights on any number of threads.

mod adam;
pub mod ppo;
mod self_play;
mod td_gradient;
mod trainer;

use adam::Adam;
use self_play::SelfPlayGame;
use td_gradient::Gradient;
pub use trainer::{BatchReport, CheckpointError, Trainer, TrainingPlan};
