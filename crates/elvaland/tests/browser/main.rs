//! Tests of the pages in a real browser: whole games without errors or requests to other servers.

mod accessibility;
mod base_path;
mod browser;
mod decisions;
mod games;
mod guided_game;
mod input_sound_print;
mod layout;
mod learn;
mod notifications;
mod pad;
mod page_user;
mod playback;
mod player;
mod positions;
mod proxy;
mod puzzles;
mod refusals;
mod replay;
mod secrecy;
mod site;
mod user_journeys;

use elvaland_testkit::Program;

/// The program that is tested.
pub(crate) const PROGRAM: Program = Program(env!("CARGO_BIN_EXE_elvaland"));
