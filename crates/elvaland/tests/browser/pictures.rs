//! Takes the pictures of the documentation: `bench/screenshots`. Under `cargo test` it does nothing.

mod browser;
#[path = "../../../server/tests/server/client.rs"]
#[expect(dead_code, reason = "the tests of the server use more of it")]
mod client;
#[expect(dead_code, reason = "the tests use more of it")]
mod hall;
#[expect(dead_code, reason = "the tests use more of it")]
mod person;
#[expect(dead_code, reason = "the tests use more of it")]
mod player;
#[expect(dead_code, reason = "the tests use more of it")]
mod positions;
#[path = "../serve/process.rs"]
#[expect(dead_code, reason = "the tests of the program use more of it")]
mod process;
mod screenshots;

fn main() {
    if std::env::args().any(|argument| argument == "--bench") {
        screenshots::take();
    }
}
