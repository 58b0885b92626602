//! What holds for both games, whatever they are about. One program: the rules are compiled once for all of it.

// Its macro is known to what comes after it.
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
