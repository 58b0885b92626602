//! Evaluation: the policy-and-value network, and what it is shown of a decision.
//!
//! There is one network per game and number of players. Its input is encoded from a [`View`](elvaland_rules::View), so
//! that nothing hidden can enter it; it returns a logit for each legal action and what the player may expect.

mod action_features;
mod card_gains;
mod network;
mod observation;
pub(crate) mod simd;
mod softmax;
mod sparse_input;
mod weights;

pub(crate) use action_features::{ActionFeatures, ActionSlices, output_count};
pub(crate) use network::{
    Activations, HEADS, HIDDEN1, HIDDEN2, Network, NetworkShape, Value, add_scaled, dot, sigmoid,
};
pub(crate) use observation::Observation;
pub(crate) use softmax::softmax;
#[expect(unreachable_pub, reason = "it stands in the signature of a public trait")]
pub use sparse_input::SparseInput;
pub(crate) use weights::{LazyNetwork, from_bytes, to_bytes};
