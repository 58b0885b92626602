//! What people read: the words of Elvaland in English, French and German.
//!
//! The rules speak data only. This crate turns the tokens of a game record (`W7`, `g9`,
//! `dwerg_aesir`) into names, and the ids of [`REFUSALS`] and [`TABLE`] into sentences. The
//! words live in Fluent files, one per theme and language, embedded in the program.
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
//! Nothing here panics on what it is given: an unknown token comes back as it is, an unknown
//! message as its id.

#![forbid(unsafe_code)]

mod card;
mod catalogue;
mod language;
mod names;
mod texts;

pub use catalogue::{ACTIONS, Message, PLACES, REFUSALS, TABLE};
pub use language::{Language, UnknownLanguage};
pub use texts::{Texts, Value};
