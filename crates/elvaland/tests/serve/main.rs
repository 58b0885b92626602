//! Tests of the real program as a server: start, stop, kill, faults.

mod clock;
mod disk;
mod faults;
mod players;
mod started;

use elvaland_testkit::Program;

/// The program that is tested.
pub(crate) const PROGRAM: Program = Program(env!("CARGO_BIN_EXE_elvaland"));
