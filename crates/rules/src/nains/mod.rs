//! *Nains*, the sibling of *Nidavellir*: the same coins, taverns and lines with five Orders of its own.
//!
//! The rulebook prints neither the dwarf cards nor the Shield track. The built-in list is a reconstruction (NAI-R1)
//! that keeps every number the rulebook does give; who owns the box can load his own with [`Catalog::from_toml`].

mod catalog;
pub mod order;

pub use catalog::{
    Catalog, CatalogError, CatalogProblem, DeckError, Dwarf, Expected, Face, MAX_TEXT, Misprint, NoCard, ORDER_CARDS,
    Rune, TrackError, check_track, deck_size, decks_from_names,
};
pub use order::{ORDERS, Order};
