//! Texts of Elvaland for people, in English, French and German.
//!
//! The rules know tokens only. This crate turns the tokens of a game record (`W7`, `g9`,
//! `dwerg_aesir`) into names, events and refusals into sentences, and whole tables into plain text.
//! The messages are in Fluent files under `locales`, one file per theme and language, embedded in
//! the program.
//!
//! To add a message, write it into the file of its theme in every language and use its id in the
//! code. A test reads the files and the sources of all crates: it fails if a message is missing in
//! a language, if the code names a message that does not exist, or if no code uses a message.
//! The first part of an id, up to the first hyphen, belongs to messages alone: no other string
//! literal starts with it, unless it ends with a hyphen (`"cards-"`).
//!
//! ```
//! use elvaland_texts::{Language, Texts};
//!
//! let texts = Texts::new(Language::French);
//! assert_eq!(texts.card("nidavellir", "W7"), "Guerrier·ère 7");
//! assert_eq!(texts.tavern("nidavellir", 1), "Dragon Dansant");
//!
//! let card = texts.card("nidavellir", "H");
//! assert_eq!(
//!     texts.format("action-take", &[("card", card.into())]),
//!     "prendre Chasseur·euse"
//! );
//! ```
//!
//! Unknown input never panics: an unknown token is returned as it is, an unknown message as its id.

#![forbid(unsafe_code)]

mod action;
mod card;
mod card_list;
mod choices;
mod event;
mod explain;
mod game_texts;
mod games;
mod language;
mod layout;
mod menu;
mod names;
mod notation;
mod reaction;
mod reasons;
mod refusal;
mod round_log;
mod ruling;
mod table;
mod texts;
mod turn;

pub use card::CardToken;
pub use explain::Topic;
pub use game_texts::{GameTexts, Role};
pub use language::{Language, UnknownLanguage};
pub use reaction::Reaction;
pub use round_log::{RoundLog, Spot};
pub use table::Section;
pub use texts::{Texts, Value};
