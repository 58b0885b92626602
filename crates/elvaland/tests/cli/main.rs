//! The real program, run as people run it.

mod architecture;
mod arena;
mod cards;
mod common;
mod help;
mod hint;
mod measure;
mod nains;
mod replay;
mod score;
mod show;
mod simulate;
mod train;
