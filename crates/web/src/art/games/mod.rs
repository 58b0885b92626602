//! What each game looks like.

mod nains;
mod nidavellir;
