//! Nidavellir and Nains in a terminal: full screen or line by line, against bots, with several people at one keyboard, or at
//! the table of a server.
//!
//! A [`Table`] tells what may be shown at a [`Snapshot`], and takes choices; [`fullscreen`] and [`plain`] show it and ask. The
//! A recorded game is a [`Replay`], shown by the same screen. The
//! screen is pure: [`draw`](screen::draw) makes characters out of a snapshot, words, and what the person is doing ([`Ui`]).

#![forbid(unsafe_code)]

mod choices;
mod draft;
pub mod fullscreen;
mod input;
mod local;
mod pages;
pub mod plain;
mod record_file;
mod remote;
pub mod replay;
pub mod screen;
mod snapshot;
mod table;
mod ui;

pub use draft::Draft;
pub use local::{BotReply, Chance, Local, Playable, SaveError, Saved, Store, state_folder};
pub use record_file::RecordFile;
pub use remote::{Address, AddressError, Remote, RemoteRules, ServerMessage, Visit};
pub use replay::{Jump, Replay};
pub use snapshot::{Hints, Occupant, Snapshot, numbered};
pub use table::{Notify, Table, TableError};
pub use ui::{Intent, Mode, Outcome, Page, Ui};
