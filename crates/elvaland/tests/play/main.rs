//! The real program in a terminal of its own, and line by line.

mod fullscreen;
mod plain;
mod terminal;
