//! What the tests of several crates share: an HTTP [`Client`], temporary [`Folder`]s, a private PostgreSQL
//! ([`Cluster`]) and the program as a [`Process`].
//!
//! Functions panic where something fails that no test is about: the test fails then.

#![forbid(unsafe_code)]

mod client;
mod folder;
mod postgres;
mod process;

pub use client::{Answer, Client, ServerEvent, ServerEvents, read_answer};
pub use folder::Folder;
pub use postgres::Cluster;
pub use process::{Process, Program};
