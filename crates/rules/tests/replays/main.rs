//! Whole games go as they always went. A program of its own: `./test` compiles it with all optimisations, too.

// First, so that the modules below can use its macro.
#[macro_use]
#[path = "../engine/proven.rs"]
mod proven;

mod earlier_versions;
#[path = "../engine/golden.rs"]
mod golden;
mod playthroughs;
mod transcript;
mod vectors;
