//! The pages in a real browser: people play whole games on them, and nothing else happens.

mod access;
mod browser;
mod decisions;
mod first;
mod games;
mod hall;
mod layout;
mod learn;
mod manners;
mod notify;
mod pad;
mod person;
mod playback;
mod player;
mod positions;
mod puzzles;
mod replay;
mod secrecy;
mod walks;
mod ways;

use elvaland_testkit::Program;

/// The program that is tested.
pub(crate) const PROGRAM: Program = Program(env!("CARGO_BIN_EXE_elvaland"));
