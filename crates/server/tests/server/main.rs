//! The server as people and programs meet it: over HTTP, on a loopback port, with a real database.

mod api;
mod bids;
mod client;
mod connections;
mod fairness;
mod first;
mod games;
mod hints;
mod kit;
mod memory;
mod my_games;
mod nodes;
mod notifications;
mod page_stream;
mod pages;
#[path = "../postgres/mod.rs"]
#[expect(dead_code, reason = "the tests of stores use more of it")]
mod postgres;
mod previews;
mod push_service;
mod puzzles;
mod replay;
mod rough;
mod seats;
mod secrecy;
mod storage;
mod stored;
mod streams;
mod undo;
mod visitors;
mod webhooks;
