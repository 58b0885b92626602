//! A part of a portrait, drawn once and worn by many.

use crate::art::drawing::Drawing;

/// Something that portraits share: a nose, a beard, a helmet. It lies where it belongs in a box of 100 by 120.
#[derive(Clone, Copy)]
pub(crate) struct PortraitPart {
    /// Its id in the sprite.
    pub(crate) id: &'static str,
    /// Draws it.
    pub(crate) draw: fn() -> Drawing,
}

/// Declares parts: a name, the id in the sprite and what it is.
macro_rules! parts {
    ($($(#[$about:meta])* $name:ident $id:literal = $drawing:expr;)*) => {
        $($(#[$about])* pub(crate) const $name: $crate::art::portrait::PortraitPart =
            $crate::art::portrait::PortraitPart { id: $id, draw: || $drawing };)*
    };
}
pub(crate) use parts;
