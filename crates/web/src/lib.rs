//! The pages of Elvaland: HTML of what a viewer may see, and the drawings as SVG.
//!
//! Pure like the rules: a page is a function of a view, the texts of a language and the viewer's preferences. No request,
//! no clock and no game state enters this crate; the server supplies all data.

#![forbid(unsafe_code)]

pub mod art;
pub mod assets;
mod base;
mod card;
mod chart;
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

pub use base::Base;
pub use maud::Markup;
pub use preferences::{Motion, Preferences, STRENGTHS, Theme};
pub use qr_code::qr_code;
pub use shell::Shell;
