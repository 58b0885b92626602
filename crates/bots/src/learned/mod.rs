//! The learned policy (`policy`): a policy-and-value network trained by self-play, without any model of opponents.
//!
//! There is one network per game and number of players. Its input is encoded from a [`View`](elvaland_rules::View), so
//! that nothing hidden can enter it; it returns a logit for each legal action and what the player may expect. Training:
//! [`training::ppo`](crate::training::ppo).

mod action_features;
mod bot;
mod card_gains;
mod evaluator;
mod network;
mod observation;
mod sparse_input;
mod weights;

pub(crate) use action_features::{ActionFeatures, ActionSlices, output_count};
pub(crate) use bot::LearnedBot;
pub(crate) use evaluator::{PolicyEvaluator, Sampling};
pub(crate) use network::{Activations, HEADS, HIDDEN1, HIDDEN2, PolicyNetwork, Shape, Value, add_scaled, dot, sigmoid};
pub(crate) use observation::Observation;
#[expect(unreachable_pub, reason = "it stands in the signature of a public trait")]
pub use sparse_input::SparseInput;
pub(crate) use weights::{LazyPolicyNetwork, from_bytes, to_bytes};
