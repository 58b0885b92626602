//! Matches between bots, and what many games of *Nidavellir* and *Nains* show.

#![forbid(unsafe_code)]

pub mod arena;
