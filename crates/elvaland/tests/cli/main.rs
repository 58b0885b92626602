//! The real program, run as people run it.

mod architecture;
mod cards;
mod common;
mod help;
mod measure;
mod nains;
mod replay;
mod show;
mod simulate;
