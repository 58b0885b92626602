//! The learned judgement: a small network that looks at what everybody may know of a player's army and coins, and
//! tells how good his chances are.
//!
//! One network for each game and number of players. It looks at one seat at a time and gives a number, the seat's
//! *strength*; the chances of winning are the softmax of the strengths of all seats. Differences of strength are nearly
//! additive, like points: what a card adds to it is its worth, and a bid is judged by the sum of what its coins may bring.
//!
//! Nothing hidden goes into it: armies, gems and who owns which coins are public, where coins lie is not looked at.

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
