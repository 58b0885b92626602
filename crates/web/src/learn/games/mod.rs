//! What each game is taught with.

mod nains;
mod nidavellir;
