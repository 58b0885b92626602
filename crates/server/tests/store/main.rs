//! Tests that every store must pass, on each database.

mod finished_games;
mod kit;
mod lists;
mod migration;
mod nodes;
mod tables;
mod tls;
mod visitors;
