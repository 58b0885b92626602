//! Tests that hold for both games. They are one program, so that the rules are compiled only once.

// First, so that the modules below can use its macro.
#[macro_use]
mod proven;

mod action_index;
mod broken_records;
mod contract;
mod golden;
mod listeners;
mod memory;
mod nains_catalog;
mod pad;
mod perft;
mod positions;
mod printing;
mod properties;
mod secrecy;
mod sizes;
mod steps;
mod views;
