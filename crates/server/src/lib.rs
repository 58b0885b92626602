//! The server of Elvaland: people and programs create tables, take seats, play and watch.
//!
//! One task per table handles one message at a time: it stores a change, applies it, then broadcasts it. Whatever is
//! acknowledged is stored, and clients receive views only. `docs/architecture.md` and `docs/api.md` say more.
//!
//! Modules depend on each other in one direction: `model` ← `store` ← `table` ← `requests` ← `http`.

#![forbid(unsafe_code)]

mod bots;
mod card_list;
mod clock;
mod cluster;
mod config;
mod connections;
mod entropy;
mod fair_permits;
mod fair_queue;
mod http;
mod limits;
mod listener;
mod metrics;
pub mod model;
mod notify;
mod operator;
mod registry;
mod request_error;
mod requests;
mod review;
mod server;
mod shared_text;
pub mod store;
mod table;
mod visitor_addresses;
mod visitor_cache;

pub use bots::Level;
pub use config::{Config, Limits, LogAddress, Notifications, WrongPublicUrl, check_public_url};
pub use http::openapi;
pub use listener::{ListenAddress, Listener};
pub use metrics::Metrics;
pub use model::{NodeId, Secret, TableId, VisitorId};
pub use notify::{IpNetwork, WrongNetwork};
pub use request_error::RequestError;
pub use server::Server;
