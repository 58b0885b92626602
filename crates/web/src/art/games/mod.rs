//! The drawings of each game.

mod nains;
mod nidavellir;
