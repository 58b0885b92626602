//! Tests of the real program as a server: start, stop, kill, faults.

mod admin;
mod backups;
mod clock;
mod disk;
mod faults;
mod logs;
mod scripted_players;
mod start_and_stop;

use elvaland_testkit::Program;

/// The program that is tested.
pub(crate) const PROGRAM: Program = Program(env!("CARGO_BIN_EXE_elvaland"));
