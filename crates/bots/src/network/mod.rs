//! The learned judgement: a small network that looks at what everybody may know of a player's army and coins, and
//! tells how good his chances are.
//!
//! One network for each game and number of players. It looks at one seat at a time and gives a number, the seat's
//! *strength*; the chances of winning are the softmax of the strengths of all seats. Differences of strength are nearly
//! additive, like points: what a card adds to it is its worth, and a bid is judged by the sum of what its coins may bring.
//!
//! Nothing hidden goes into it: armies, gems and who owns which coins are public, where coins lie is not looked at.

mod edits;
mod features;
mod nains;
mod net;
mod nidavellir;
mod perceived;
mod roster;
mod sight;
mod weights;

pub(crate) use crate::ruler::appraisal::Rivals;
#[expect(unreachable_pub, reason = "it stands in the signature of a public trait")]
pub use edits::Edits;
pub(crate) use edits::{CoinLines, Edited, StrengthOf};
#[expect(unreachable_pub, reason = "it stands in the signature of a public trait")]
pub use features::Features;
pub(crate) use features::{Change, bits};
pub(crate) use net::{HIDDEN, Hidden, Network};
pub use perceived::Perceived;
pub(crate) use perceived::{Growth, Moment, perceive, perceive_among, size};
#[expect(unreachable_pub, reason = "it stands in the signature of a public trait")]
pub use roster::Grown;
pub(crate) use roster::Roster;
pub(crate) use sight::Sight;
pub(crate) use weights::{Loaded, from_bytes, to_bytes};
