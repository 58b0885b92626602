//! Tests of `play` with the real program: full screen, plain, and at a server.

#[path = "../../../server/tests/server/client.rs"]
#[expect(dead_code, reason = "the tests of the server use more of it")]
mod client;
mod fullscreen;
mod join;
mod plain;
#[path = "../serve/process.rs"]
#[expect(dead_code, reason = "the tests of the server use more of it")]
mod process;
mod replay;
mod terminal;
