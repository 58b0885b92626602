//! Analysis of *Nidavellir* and *Nains*: simulations, matches between bots, statistics, charts and tables.
//!
//! - [`simulation`] plays many independent games; [`arena`] plays matches between bots on equal deals, also
//!   with [bots of other programs](arena::Contestant). One driver plays the games of both.
//! - [`statistics`] adds finished games up in integers, so that the sums of [`shard`]s merge without rounding.
//! - [`chart`] draws scores and win rates as text or SVG; [`rows`] writes a row per player as CSV or, with the feature
//!   `parquet`, as Parquet.
//! - [`calibration`] compares chances to win with results.
//! - [`review`] rates the decisions of a finished session.
//! - [`puzzles`] finds clear mistakes of bot games.
//!
//! Everything that is played follows from its seed. Nothing here reads files, clocks decisions or prints by itself.

#![forbid(unsafe_code)]

pub mod arena;
pub mod calibration;
mod cards;
pub mod chart;
mod contestant;
mod driver;
mod games;
mod lineup;
mod moments;
pub mod parallel;
mod party;
mod public_beliefs;
pub mod puzzles;
pub mod review;
pub mod rows;
pub mod shard;
pub mod simulation;
pub mod statistics;

pub use cards::CardsUsed;
pub use games::AnalyzedRules;
