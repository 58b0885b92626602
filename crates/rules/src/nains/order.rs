//! The five Orders; each has a column of the army.

use crate::mechanics::Column;

/// An Order is the column its dwarves stand in.
pub type Order = Column;

/// The Shield: the value of the Shield track for the ranks.
pub const BOUCLIER: Order = Column::First;
/// The Temple: points times occult symbols.
pub const TEMPLE: Order = Column::Second;
/// The Wanderers: points, but equal values are covered.
pub const ERRANTS: Order = Column::Third;
/// The Forge: points, and different runes squared.
pub const FORGE: Order = Column::Fourth;
/// Talion: points, and the coin bid is improved.
pub const TALION: Order = Column::Fifth;

/// The names of the Orders in records, in the order of the columns.
pub const ORDERS: [&str; 5] = ["bouclier", "temple", "errants", "forge", "talion"];

/// The first letters of card names in records, in the order of the columns.
pub(crate) const LETTERS: [char; 5] = ['S', 'T', 'E', 'F', 'C'];
