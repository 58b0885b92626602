//! The bots, seen from outside.

mod choices;
mod common;
mod explain;
mod frozen;
