//! The pages of Elvaland: HTML of what a viewer may see, and the drawings as SVG.
//!
//! Pure like the rules: a page is a function of a snapshot of a table and of its viewer. No request, no clock and no game state
//! enters this crate; the host of a table, a server or a browser, supplies all data.

#![forbid(unsafe_code)]

pub mod art;
pub mod assets;
mod base;
mod card;
mod chart;
pub mod forms;
pub mod games;
pub mod guided_game;
pub mod home;
pub mod installed_app;
pub mod invitation;
pub mod learn;
pub mod notifications;
pub mod playback;
mod preferences;
pub mod preview;
pub mod puzzles;
mod qr_code;
pub mod score_pad;
mod scores;
pub mod settings;
mod shell;
pub mod table;
mod viewer;

pub use base::Base;
pub use maud::Markup;
pub use preferences::{Motion, Preferences, Theme};
pub use qr_code::qr_code;
pub use viewer::Viewer;
