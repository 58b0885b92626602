//! The pages in a real browser: people play whole games on them, and nothing else happens.

mod access;
mod browser;
#[path = "../../../server/tests/server/client.rs"]
#[expect(dead_code, reason = "the tests of the server use more of it")]
mod client;
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
#[path = "../serve/process.rs"]
#[expect(dead_code, reason = "the tests of the program use more of it")]
mod process;
mod puzzles;
mod replay;
mod secrecy;
mod walks;
mod ways;
