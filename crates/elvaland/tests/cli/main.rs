//! Tests of the command line, with the real program.

mod arena;
mod cards;
mod common;
mod documents;
mod help;
mod hint;
mod interrupted;
mod manual;
mod nains;
mod perft_bench_soak;
mod puzzles;
mod replay;
mod replay_summary_and_step;
mod rows_and_charts;
mod score;
mod shards;
mod show;
mod simulate;
mod train;
