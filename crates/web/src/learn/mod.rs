//! Lessons: rules by chapter, all cards and heroes, rulings, and a player aid for one sheet of paper.
//!
//! Numbers come from the rules: tables use exported scoring terms, and each example is a position text that the rules
//! play or score.

mod aid;
mod cards;
mod chapter;
mod coins;
mod columns;
mod figures;
mod front;
mod games;
mod heroes;
mod place;
mod rulings;
mod scale;

use std::marker::PhantomData;

use elvaland_rules::GameName;
use elvaland_rules::mechanics::State;
use elvaland_rules::pad::ScorePadRules;
use elvaland_rules::position::PositionFormat;
use elvaland_rules::ruling::Ruling;
use elvaland_texts::Texts;
use maud::{Markup, html};

use crate::art::{Art, GameArt};
use crate::{Base, Viewer};

pub use chapter::{Block, Chapter, ColumnLesson, Examples, Figure};
pub use front::front;
pub use place::Place;

/// The path of the start page.
pub const ADDRESS: &str = "/learn";

/// A page about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LearnPage {
    /// The rules by chapter.
    Rules,
    /// Every card, hero and coin.
    Cards,
    /// The rulings.
    Rulings,
    /// The player aid, on one sheet.
    Aid,
}

impl LearnPage {
    /// Every page, in the order to list them.
    pub const ALL: [LearnPage; 4] = [LearnPage::Rules, LearnPage::Cards, LearnPage::Rulings, LearnPage::Aid];

    /// Returns its name in URLs; the rules have the URL of the game itself.
    const fn name(self) -> Option<&'static str> {
        match self {
            LearnPage::Rules => None,
            LearnPage::Cards => Some("cards"),
            LearnPage::Rulings => Some("rulings"),
            LearnPage::Aid => Some("aid"),
        }
    }

    /// Returns the page with this name in URLs.
    pub fn named(name: &str) -> Option<LearnPage> {
        LearnPage::ALL.into_iter().find(|leaf| leaf.name() == Some(name))
    }

    /// Returns its path for a game, by the game's name in records.
    pub fn address(self, game: &str) -> String {
        match self.name() {
            None => format!("{ADDRESS}/{game}"),
            Some(name) => format!("{ADDRESS}/{game}/{name}"),
        }
    }

    const fn title(self) -> &'static str {
        match self {
            LearnPage::Rules => "learn-rules",
            LearnPage::Cards => "learn-cards",
            LearnPage::Rulings => "learn-rulings",
            LearnPage::Aid => "learn-aid",
        }
    }
}

/// The lessons of a game.
pub trait GameLessons: GameArt + ScorePadRules + PositionFormat {
    /// The chapters of the rules.
    const CHAPTERS: &'static [Chapter];
    /// The positions of the examples.
    const EXAMPLES: Examples;
    /// The lessons of the columns.
    const COLUMN_LESSONS: [ColumnLesson; 5];
    /// The rulings that apply to this game.
    const RULINGS: &'static [Ruling];
    /// The message on how to correct a reconstructed card list, if the game has one.
    const CORRECTION: Option<&'static str>;
}

/// Draws a lesson page of a game.
pub fn draw<R: GameLessons>(viewer: &Viewer<'_>, leaf: LearnPage) -> Markup {
    let lesson = LessonPages::<R> {
        base: viewer.base,
        texts: viewer.texts.for_game(R::NAME),
        art: viewer.base.art(R::NAME),
        rules: PhantomData,
    };
    let content = match leaf {
        LearnPage::Rules => lesson.chapters(),
        LearnPage::Cards => lesson.cards(),
        LearnPage::Rulings => lesson.rulings(),
        LearnPage::Aid => lesson.aid(),
    };
    let (game, title) = (viewer.texts.game(R::NAME), viewer.texts.get(leaf.title()));
    let page = html! {
        article.learn data-game=(R::NAME) data-leaf=[leaf.name()] {
            header.learn-head {
                (lesson.art.sign(0))
                div { h1 { (game) span.leaf { " · " (title) } } (ways(viewer, R::NAME, leaf)) }
            }
            (content)
        }
    };
    viewer.learn_page(&format!("{game} · {title}"), &page)
}

/// Returns links to the other pages of the game, and to the same page of the other game.
fn ways(viewer: &Viewer<'_>, game: &str, leaf: LearnPage) -> Markup {
    let texts = viewer.texts;
    html! {
        nav.ways-on aria-label=(texts.get("learn-title")) {
            @for other in LearnPage::ALL {
                a.chip href=(viewer.base.address(other.address(game))) aria-current=[(other == leaf).then_some("page")] { (texts.get(other.title())) }
            }
            @for other in GameName::ALL.map(GameName::name).into_iter().filter(|other| *other != game) {
                a.chip href=(viewer.base.address(leaf.address(other))) { (viewer.base.art(other).sign(0)) (texts.game(other)) }
            }
        }
    }
}

/// The lessons of a game in a language.
struct LessonPages<'a, R> {
    base: &'a Base,
    texts: &'a Texts,
    art: &'a Art,
    rules: PhantomData<R>,
}

impl<R: GameLessons> LessonPages<'_, R> {
    /// Returns a message with the variable `$game`.
    fn say(&self, id: &str) -> String {
        self.texts.format(id, &[("game", R::NAME.into())])
    }

    /// Parses the position of an example. A test draws every page, so invalid examples are found.
    ///
    /// # Panics
    /// Panics if the text is not a position of this game.
    fn table(&self, text: &str) -> State<R> {
        let table = format!("{} {text}", R::NAME).parse();
        table.unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// Returns a new game with this number of players.
    fn new_game(&self, players: usize) -> State<R> {
        self.table(&format!("{players}p"))
    }

    /// Returns the note that the card list is a reconstruction, and how to correct it.
    fn reconstruction(&self) -> Markup {
        let ruling = self.new_game(4).table().rules().reconstruction();
        html! {
            @if let (Some(ruling), Some(correction)) = (ruling, R::CORRECTION) {
                aside.note {
                    p { (self.texts.format("table-reconstruction", &[("ruling", ruling.id().into())])) "." }
                    p { (self.texts.format(correction, &[("field", self.texts.get("page-cards").into())])) }
                    pre { code { "elvaland cards > my-cards.toml" } }
                }
            }
        }
    }
}
