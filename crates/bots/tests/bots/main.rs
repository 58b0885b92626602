//! The bots and their arena, seen from outside.

mod arena;
mod choices;
mod common;
mod frozen;
