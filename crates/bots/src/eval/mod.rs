//! Evaluation: a small value network over public features of a seat.
//!
//! There is one network per game and number of players. It maps the features of one seat to a logit; the softmax over
//! all seats' logits gives the win probabilities. Logit differences are nearly additive, like points: a card's
//! marginal value is the logit it adds, and a bid is worth the sum over its coins.
//!
//! Hidden information is no input: armies, gems and owned coins are public, and where coins lie is not encoded.

mod accumulator;
mod army_features;
mod delta;
mod encode;
mod features;
mod network;
pub(crate) mod simd;
mod softmax;
mod weights;
mod win_probability;

pub(crate) use accumulator::Accumulator;
#[expect(unreachable_pub, reason = "it stands in the signature of a public trait")]
pub use army_features::ArmyChange;
pub(crate) use army_features::ArmyFeatures;
#[expect(unreachable_pub, reason = "it stands in the signature of a public trait")]
pub use delta::FeatureDelta;
pub(crate) use delta::{ApplyDelta, CoinWeights, LogitAfterDelta};
#[expect(unreachable_pub, reason = "it stands in the signature of a public trait")]
pub use encode::GamePhase;
use encode::{
    FIRST_LINE_BUCKETS, SECOND_LINE_BUCKETS, SHARED_GROUPS, ScalarLayout, line_odds, rank_bucket, rank_reach, ranks,
};
pub(crate) use encode::{LEAD_BUCKETS, encode, encode_with, lead_bucket, network_shape};
#[expect(unreachable_pub, reason = "it stands in the signature of a public trait")]
pub use features::Features;
pub(crate) use features::{FeatureDiff, bits};
pub(crate) use network::{HIDDEN, Hidden, Network};
pub(crate) use softmax::softmax;
pub(crate) use weights::{LazyNetwork, from_bytes, to_bytes};
pub(crate) use win_probability::{WinProbabilities, win_probabilities};
