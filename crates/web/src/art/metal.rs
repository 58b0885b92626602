//! The colours of materials that several drawings share.

pub(crate) const GOLD: &str = "#e8b440";
pub(crate) const STEEL: &str = "#a9b6c2";
pub(crate) const IRON: &str = "#66717c";
pub(crate) const BRASS: &str = "#c98f3c";
pub(crate) const WOOD: &str = "#8a5530";
pub(crate) const DARK_WOOD: &str = "#5a3620";
pub(crate) const LEATHER: &str = "#8c5a36";
pub(crate) const BONE: &str = "#efe2c4";
pub(crate) const FUR: &str = "#6b4a33";
pub(crate) const PARCHMENT: &str = "#ead9ac";
pub(crate) const FLAME: &str = "#ffb02e";
pub(crate) const MITHRIL: &str = "#5fc9a0";
