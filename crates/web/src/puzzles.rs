//! The puzzles from bot games: their start page, and what the page of a table says about one of them.
//!
//! The visitor's rating is kept by the script in the browser. Without it the puzzles come in order and are not rated.

use elvaland_texts::Texts;
use maud::{Markup, html};

use crate::base::Base;
use crate::viewer::Viewer;

/// The path of the start page.
pub const ADDRESS: &str = "/puzzles";

/// Returns the path of a puzzle.
pub fn address(game: &str, number: u32) -> String {
    format!("{ADDRESS}/{game}/{number}")
}

/// The puzzles of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Collection {
    /// The game's name in records.
    pub game: &'static str,
    /// The number and the rating of every puzzle, sorted by number; there is one at least.
    pub puzzles: Vec<(u32, u16)>,
}

impl Collection {
    /// Returns the numbers and ratings as the script reads them: `1:1200 2:940`.
    pub fn list(&self) -> String {
        self.puzzles.iter().map(|(number, rating)| format!("{number}:{rating}")).collect::<Vec<_>>().join(" ")
    }

    /// Returns the number of the puzzle after `number`; after the last one the first one.
    pub fn next(&self, number: u32) -> u32 {
        let later = self.puzzles.iter().find(|(other, _)| *other > number);
        later.or(self.puzzles.first()).map_or(number, |(next, _)| *next)
    }
}

/// A puzzle of a collection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Collected {
    /// The game's name in records.
    pub game: &'static str,
    /// The number of the puzzle.
    pub number: u32,
    /// Its difficulty on the Elo scale.
    pub rating: u16,
    /// The number of the puzzle after it.
    pub next: u32,
    /// All puzzles of the game, as [`Collection::list`] writes them.
    pub all: String,
}

impl Collected {
    /// Returns the path of the puzzle.
    pub fn address(&self) -> String {
        address(self.game, self.number)
    }

    /// Returns the title: “Puzzle 7”.
    pub fn title(&self, texts: &Texts) -> String {
        texts.format("page-puzzles-number", &[("number", self.number.into())])
    }

    pub(crate) fn difficulty(&self, texts: &Texts) -> String {
        texts.format("page-puzzles-difficulty", &[("rating", i64::from(self.rating).into())])
    }

    /// Draws the link to another puzzle; the script chooses one that fits the rating.
    pub(crate) fn next_link(&self, base: &Base, texts: &Texts, is_answered: bool) -> Markup {
        let (class, label) = if is_answered { ("main", "page-puzzles-next") } else { ("quiet", "page-puzzles-skip") };
        html! { a class={ "button " (class) } data-next href=(base.address(address(self.game, self.next))) { (texts.get(label)) } }
    }
}

/// Draws the place where the script shows the rating; `#` stands for it.
pub(crate) fn rating(texts: &Texts) -> Markup {
    html! { p.rating hidden data-text=(texts.format("page-puzzles-rating", &[("rating", "#".into())])) {} }
}

/// Returns the elements that the head of pages with puzzles needs.
pub fn head(base: &Base) -> Markup {
    html! { script type="module" src=(base.asset("puzzles.js")) {} }
}

/// Returns the start page.
pub fn draw(viewer: &Viewer<'_>, collections: &[Collection]) -> Markup {
    let texts = viewer.texts;
    html! {
        div.home.puzzles {
            section.welcome {
                div {
                    h1 { (texts.get("page-puzzles")) }
                    p { (texts.get("page-puzzles-lead")) }
                }
            }
            @for collection in collections { (game(viewer, collection)) }
            section.kept.with-script {
                p { (texts.get("page-puzzles-kept")) }
                button.quiet type="button" data-reset data-question=(texts.get("page-puzzles-reset-question")) { (texts.get("page-puzzles-reset")) }
            }
        }
    }
}

fn game(viewer: &Viewer<'_>, collection: &Collection) -> Markup {
    let texts = viewer.texts;
    let Collection { game, puzzles } = collection;
    let art = viewer.base.art(game);
    let ratings = || puzzles.iter().map(|(_, rating)| i64::from(*rating));
    let range = [
        ("count", puzzles.len().into()),
        ("low", ratings().min().unwrap_or_default().into()),
        ("high", ratings().max().unwrap_or_default().into()),
    ];
    let progress = texts.format("page-puzzles-progress", &[("solved", "#".into()), ("tried", "##".into())]);
    html! {
        section.collection data-game=(game) data-all=(collection.list()) {
            h2 { (art.sign(0)) (texts.game(game)) }
            p { (texts.format("page-puzzles-range", &range)) }
            (rating(texts))
            p.progress hidden data-text=(progress) {}
            p.controls { a.button.main data-next href=(viewer.base.address(address(game, collection.next(0)))) { (texts.get("page-puzzles-start")) } }
        }
    }
}

/// Returns the entry on the home page.
pub(crate) fn invitation(viewer: &Viewer<'_>) -> Markup {
    let texts = viewer.texts;
    html! {
        section.puzzles { h2 { (texts.get("page-puzzles")) } p { (texts.get("page-puzzles-line")) }
            p.controls { a.button href=(viewer.base.address(ADDRESS)) { (texts.get("page-puzzles-start")) } } }
    }
}
