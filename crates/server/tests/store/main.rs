//! What every store must do, whichever database is behind it.

mod finished;
mod kit;
mod lists;
mod moving;
mod nodes;
#[path = "../postgres/mod.rs"]
#[expect(dead_code, reason = "the tests of nodes stop and start it")]
mod postgres;
mod tables;
mod tls;
mod visitors;
