//! Nidavellir and Nains in a terminal: full screen or line by line; against bots, with several people at one keyboard, or
//! at a server's table.
//!
//! A [`TerminalTable`] provides a [`Snapshot`] of what may be shown and takes choices: [`Local`] plays a session on this computer,
//! [`Remote`] uses a server's API. [`fullscreen`] and [`plain`] are the two user interfaces. A [`ReplayTable`] shows a recorded
//! game. [`draw`](screen::draw) is a pure function from snapshot, texts and [`Ui`] state to characters.

#![forbid(unsafe_code)]

mod choices;
mod draft;
pub mod fullscreen;
mod input;
mod local;
mod pages;
pub mod plain;
mod privacy;
mod record_file;
mod remote;
pub mod replay;
pub mod screen;
mod snapshot;
mod table;
mod ui;

pub use draft::BidDraft;
pub use local::{BotReply, Local, LocalChance, LocalRules, SaveError, SaveLocation, Saved, state_folder};
pub use pages::result;
pub use privacy::Privacy;
pub use record_file::{RecordFile, RecordPlace};
pub use remote::{Address, AddressError, Remote, RemoteRules, ServerMessage, Visit};
pub use replay::{Jump, ReplayTable};
pub use snapshot::{Hints, Occupant, Snapshot, numbered};
pub use table::{Notify, TableError, TerminalTable};
pub use ui::{InfoPage, Intent, Mode, Ui, UiEffect};
