//! Test helpers of several crates: an HTTP [`Client`], temporary [`Folder`]s, a private PostgreSQL ([`Cluster`]) and
//! the program as a [`Process`].
//!
//! Functions panic on errors that are not the subject of a test, so that the test fails.

#![forbid(unsafe_code)]

mod client;
mod folder;
mod postgres;
mod process;

pub use client::{Answer, Client, ServerEvent, ServerEvents, read_answer};
pub use folder::Folder;
pub use postgres::Cluster;
pub use process::{Process, Program};
