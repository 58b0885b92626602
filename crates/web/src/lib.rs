//! The pages of Elvaland: what a viewer may see of a table as HTML, and the drawings on it.
//!
//! Pure like the rules: a page is a function of a view, the words of a language and the viewer's preferences. No request,
//! no clock and no state of a game comes in here; the server fetches, this crate draws.

#![forbid(unsafe_code)]

pub mod art;
pub mod assets;
mod card;
mod chart;
mod code;
pub mod first;
pub mod games;
pub mod home;
pub mod learn;
pub mod pad;
mod preferences;
mod scores;
mod shell;
pub mod table;

pub use code::code;
pub use maud::Markup;
pub use preferences::{Motion, Preferences, Theme};
pub use shell::Shell;
