//! *Nains*, the sibling of *Nidavellir*: the same coins, taverns and lines with five Orders of its own, mercenaries,
//! an Elite and malt.
//!
//! The rulebook prints neither the dwarf cards nor the Shield track. The built-in list is a reconstruction (NAI-R1)
//! that keeps every number the rulebook does give; owners of the box can load their own with `Catalog::from_toml`.
//!
//! The rules and rulings are written down in `docs/rules/nains.md`.

mod cards;
mod catalog;
mod cognar;
mod elite;
mod hooks;
mod marks;
mod options;
pub mod order;
#[cfg(feature = "score-pad")]
mod pad;
#[cfg(feature = "position")]
mod positioned;
mod powers;
#[cfg(feature = "record")]
mod recorded;
mod rules;
mod scoring;

pub use cards::CardSet;
pub use catalog::{
    Catalog, DeckError, Dwarf, Face, MAX_TRACK_VALUE, MAX_TRACK_VALUES, Misprint, NoCard, ORDER_CARDS, Rune,
    TrackError, check_track, deck_size, decks_from_names,
};
#[cfg(feature = "card-lists")]
pub use catalog::{CatalogError, CatalogProblem, Expected, MAX_TEXT};
pub use cognar::Cognar;
pub use elite::EliteOrder;
pub use marks::{Marks, Tally};
pub use options::Options;
pub use order::{ORDERS, Order};
#[cfg(feature = "position")]
pub use positioned::Components;
pub use powers::Power;
#[cfg(feature = "record")]
pub use recorded::{OptionsRecord, SetupRecord};
pub use rules::Nains;
pub use scoring::Part;
