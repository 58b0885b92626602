//! A part of a portrait, drawn once and worn by many.

use crate::art::drawing::Drawing;

/// A part that portraits share, such as a nose, a beard or a helmet, drawn in place in a box of 100 by 120.
#[derive(Clone, Copy)]
pub(crate) struct PortraitPart {
    /// Its id in the sprite.
    pub(crate) id: &'static str,
    /// Draws the part.
    pub(crate) draw: fn() -> Drawing,
}

/// Declares parts: the name of the constant, the id in the sprite and the drawing.
macro_rules! parts {
    ($($(#[$about:meta])* $name:ident $id:literal = $drawing:expr;)*) => {
        $($(#[$about])* pub(crate) const $name: $crate::art::portrait::PortraitPart =
            $crate::art::portrait::PortraitPart { id: $id, draw: || $drawing };)*
    };
}
pub(crate) use parts;
