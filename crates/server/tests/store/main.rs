//! What every store must do, whichever database is behind it.

mod finished_games;
mod kit;
mod lists;
mod migration;
mod nodes;
mod tables;
mod tls;
mod visitors;
