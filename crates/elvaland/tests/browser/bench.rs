//! Takes screenshots (`bench/screenshots`) and measures pages in a browser (`bench/vitals`).
//! Under `cargo test` it does nothing.

#[expect(dead_code, reason = "the tests use more of it")]
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
mod vitals;

fn main() {
    for wanted in std::env::args().skip(1) {
        match wanted.as_str() {
            "screenshots" => screenshots::take(),
            "vitals" => vitals::measure(),
            _ => {}
        }
    }
}
