//! Tests of the real program as a server: start, stop, kill, faults.

#[path = "../../../server/tests/server/client.rs"]
#[expect(dead_code, reason = "the tests of the server use more of it")]
mod client;
mod clock;
mod disk;
mod faults;
mod players;
#[path = "../../../server/tests/postgres/mod.rs"]
#[expect(dead_code, reason = "the tests of the server share one")]
mod postgres;
mod process;
mod started;
