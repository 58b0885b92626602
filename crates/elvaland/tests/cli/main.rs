//! The real program, run as people run it.

mod common;
mod help;
mod measure;
mod replay;
mod show;
mod simulate;
