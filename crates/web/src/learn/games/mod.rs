//! The lessons of each game.

mod nains;
mod nidavellir;
