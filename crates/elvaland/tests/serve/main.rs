//! The real program as a server: started, killed, started again.

#[path = "../../../server/tests/server/client.rs"]
#[expect(dead_code, reason = "the tests of the server use more of it")]
mod client;
mod killed;
mod process;
mod started;
