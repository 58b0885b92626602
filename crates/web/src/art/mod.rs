//! Drawings: everything on a table as SVG.
//!
//! All pictures of a game are in one document, its [`sprite()`]; a page shows one of them with [`Art::picture`], by its id:
//!
//! | ids | what |
//! |---|---|
//! | `coin-0` … `coin-5`, `coin-s3`, `coin-g5` … `coin-g25`, `coin-back` | coins |
//! | `gem-1` … `gem-6` | gems |
//! | `emblem-COLUMN`, `emblem-COLUMN-mono`, `pattern-COLUMN` | columns: in colour, in the page's colour, as a band |
//! | `tavern-0` … `tavern-2` | signs |
//! | `card-TOKEN`, `card-TOKEN_2` …, `hero-NAME` | portraits, the token as [`id_of`] writes it; some cards have several |
//! | `seat-0` … `seat-4` | portraits of the players |
//! | `royal-treasure`, `pouch`, `deck-1`, `deck-2` | things on the table |
//! | `crown`, `laurel`, `line`, `rank`, `logo` | marks |
//!
//! and those that only one of the games has: `distinction-COLUMN`, or `rune-NAME`, `occult`, `malt` and `token-paria`.
//! Names of columns, cards and heroes are those of game records. Drawings are functions of the ids alone: the same program
//! always draws the same bytes.

mod coin;
mod drawing;
mod emblem;
mod games;
mod gem;
mod icons;
mod logo;
mod metal;
mod numerals;
mod picture;
mod portrait;
pub(crate) mod seats;
mod sign;
mod sprite;

pub use picture::{Art, Frame, id_of};

use std::sync::LazyLock;

use elvaland_rules::{GameName, with_rules};
use elvaland_texts::GameTexts;
use sprite::{SpriteParts, SpriteSheet};

mod sealed {
    /// Keeps what a drawn game must tell within this module.
    pub trait Sprites: elvaland_texts::GameTexts {
        fn sheet() -> String;
        fn ids() -> Vec<String>;
        fn faces() -> Vec<(String, usize)>;
    }
}

/// A game with drawings of its cards, heroes and other pieces. Both games implement it.
pub trait GameArt: GameTexts + sealed::Sprites {}

impl<R: SpriteParts> sealed::Sprites for R {
    fn sheet() -> String {
        SpriteSheet::of::<R>().svg()
    }

    fn ids() -> Vec<String> {
        SpriteSheet::of::<R>().ids().map(str::to_owned).collect()
    }

    fn faces() -> Vec<(String, usize)> {
        R::tokens().into_iter().map(|token| (token.clone(), <R as SpriteParts>::faces(&token))).collect()
    }
}

impl<R: SpriteParts> GameArt for R {}

/// The document with every picture of a game.
pub fn sprite<R: GameArt>() -> String {
    R::sheet()
}

/// Returns the definitions of some pictures of a game, for a document that shows only those.
pub(crate) fn excerpt(game: &str, ids: &[String]) -> String {
    static SHEETS: LazyLock<Vec<(&'static str, SpriteSheet)>> = LazyLock::new(|| {
        GameName::ALL.map(|game| (game.name(), with_rules!(game, R => SpriteSheet::of::<R>()))).into()
    });
    let sheet = SHEETS.iter().find(|(name, _)| *name == game);
    sheet.map_or_else(String::new, |(_, sheet)| sheet.excerpt(ids))
}

/// The ids of the pictures in the [`sprite()`] of a game.
pub fn ids<R: GameArt>() -> Vec<String> {
    R::ids()
}

/// The picture of the site for browsers and home screens, a document of its own.
pub fn favicon() -> String {
    sprite::alone(&logo::tile())
}
