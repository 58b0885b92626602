//! The server of Elvaland: people and programs create tables, take seats, play and watch.
//!
//! One task a table takes one thing after the other: **append, then apply, then tell**. What is acknowledged is stored,
//! and what is hidden leaves only through views. `docs/architecture.md` and `docs/api.md` say more.

#![forbid(unsafe_code)]

mod bots;
mod config;
mod entropy;
mod games;
mod house;
mod http;
mod hub;
mod ids;
mod known;
mod metrics;
mod news;
mod nodes;
mod refused;
mod results;
mod review;
mod server;
pub mod store;
mod stream;
mod table;

pub use bots::Level;
pub use config::{Config, Limits};
pub use http::openapi;
pub use ids::{NodeId, Secret, TableId, VisitorId};
pub use metrics::Metrics;
pub use refused::Refused;
pub use server::Server;
