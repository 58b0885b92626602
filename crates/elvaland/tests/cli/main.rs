//! Tests of the command line, with the real program.

mod arena;
mod cards;
mod common;
mod help;
mod hint;
mod interrupted;
mod look_back;
mod manual;
mod measure;
mod nains;
mod puzzles;
mod replay;
mod score;
mod shards;
mod show;
mod simulate;
mod tables;
mod train;
