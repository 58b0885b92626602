//! The terminal without a terminal: tables, and the screens drawn of them.

mod kit;
mod local;
mod screens;
