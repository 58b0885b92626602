//! Nidavellir and Nains in a terminal: full screen or line by line, against bots, with several people at one keyboard, or at
//! the table of a server.
//!
//! A [`Table`] tells what may be shown at a [`Moment`], and takes choices; [`fullscreen`] and [`plain`] show it and ask. The
//! A recorded game is a [`Past`], shown by the same screen. The
//! screen is pure: [`draw`](screen::draw) makes characters out of a moment, words, and what the person is doing ([`Ui`]).

#![forbid(unsafe_code)]

mod choices;
mod draft;
pub mod fullscreen;
mod input;
mod local;
mod moment;
pub mod past;
pub mod plain;
mod record_file;
mod remote;
pub mod screen;
mod table;
mod ui;
mod words;

pub use draft::Draft;
pub use local::{Chance, Local, Playable, Saved, Store, Thought, Unreadable, state_folder};
pub use moment::{Hints, Moment, Sitter, numbered};
pub use past::{Past, Way};
pub use record_file::RecordFile;
pub use remote::{Address, Message, NoAddress, Remote, Told, Visit};
pub use table::{Report, Table, Trouble};
pub use ui::{Doing, Intent, Outcome, Page, Ui};
