//! What every store must do, whichever database is behind it.

mod finished;
mod kit;
mod lists;
mod moving;
mod nodes;
mod tables;
mod tls;
mod visitors;
