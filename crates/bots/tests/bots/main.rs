//! The bots and their arena, seen from outside.

mod architecture;
mod arena;
mod choices;
mod common;
mod frozen;
