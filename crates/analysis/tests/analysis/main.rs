//! Matches and statistics through the public interface.

mod arena;
mod common;
mod outside_bots;
mod puzzles;
