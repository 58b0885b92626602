//! The five classes; each has a column of the army.

use crate::mechanics::Column;

/// A class is the column its dwarves stand in.
pub type Class = Column;

/// Red, axe and shield: points, and the highest coin for the majority.
pub const WARRIOR: Class = Column::First;
/// Green, bow: ranks squared.
pub const HUNTER: Class = Column::Second;
/// Orange, pick: points times ranks.
pub const MINER: Class = Column::Third;
/// Violet, anvil: 3 + 4 + 5 + … over the ranks.
pub const BLACKSMITH: Class = Column::Fourth;
/// Blue, compass: points.
pub const EXPLORER: Class = Column::Fifth;

/// The names of the classes in records, in the order of the columns.
pub const CLASSES: [&str; 5] = ["warrior", "hunter", "miner", "blacksmith", "explorer"];
