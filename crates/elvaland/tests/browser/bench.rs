//! Takes screenshots (`bench/screenshots`) and measures pages in a browser (`bench/vitals`).
//! Under `cargo test` it does nothing.

#[expect(dead_code, reason = "the tests use more of it")]
mod browser;
#[expect(dead_code, reason = "the tests use more of it")]
mod page_user;
#[expect(dead_code, reason = "the tests use more of it")]
mod player;
#[expect(dead_code, reason = "the tests use more of it")]
mod positions;
mod proxy;
mod screenshots;
#[expect(dead_code, reason = "the tests use more of it")]
mod site;
mod vitals;

use elvaland_testkit::Program;

/// The program that is tested.
pub(crate) const PROGRAM: Program = Program(env!("CARGO_BIN_EXE_elvaland"));

fn main() {
    for wanted in std::env::args().skip(1) {
        match wanted.as_str() {
            "screenshots" => screenshots::take(),
            "vitals" => vitals::measure(),
            _ => {}
        }
    }
}
