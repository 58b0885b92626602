//! Matches and statistics through the public interface.

mod arena;
mod common;
mod puzzles;
