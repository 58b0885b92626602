//! What people read: the words of Elvaland in English, French and German.
//!
//! The rules speak data only. This crate turns the tokens of a game record (`W7`, `g9`,
//! `dwerg_aesir`) into names, the ids of [`REFUSALS`] and [`TABLE`] into sentences, and whole
//! tables into plain text. The words live in Fluent files, one per theme and language, embedded in
//! the program.
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

mod action;
mod card;
mod card_list;
mod catalogue;
mod choices;
mod event;
mod explain;
mod games;
mod language;
mod layout;
mod learn;
mod menu;
mod names;
mod pages;
mod reaction;
mod refusal;
mod spoken;
mod table;
mod terminal;
mod texts;
mod turn;

pub use card::Card;
pub use catalogue::{ACTIONS, CARD_LIST, EVENTS, EXPLAIN, Message, PLACES, REFUSALS, SERVER, TABLE};
pub use explain::Topic;
pub use language::{Language, UnknownLanguage};
pub use learn::{LEARN, LEARN_NAINS, LEARN_NIDAVELLIR, RULINGS};
pub use pages::{GUIDE, PAGES};
pub use reaction::Reaction;
pub use spoken::{Role, Spoken};
pub use table::Section;
pub use terminal::TERMINAL;
pub use texts::{Texts, Value};
