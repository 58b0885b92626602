//! Tests of `play` with the real program: full screen, plain, and at a server.

mod fullscreen;
mod hot_seat;
mod join;
mod plain;
mod progress;
mod replay;
mod terminal;

use elvaland_testkit::Program;

/// The program that is tested.
pub(crate) const PROGRAM: Program = Program(env!("CARGO_BIN_EXE_elvaland"));
