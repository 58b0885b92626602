//! The bots, seen from outside.

mod architecture;
mod choices;
mod common;
mod frozen;
