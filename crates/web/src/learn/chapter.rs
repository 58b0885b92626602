//! The rules in chapters: texts, figures, and the chapters that the games share.

use maud::{Markup, html};

use super::{GameLessons, LessonPages};

/// A chapter of the rules.
pub struct Chapter {
    /// Its id on the page.
    pub id: &'static str,
    /// The message with its title.
    pub title: &'static str,
    /// Its content.
    pub blocks: &'static [Block],
}

/// A part of a chapter; texts are ids of messages.
pub enum Block {
    /// A heading inside the chapter.
    Heading(&'static str),
    /// A paragraph.
    Text(&'static str),
    /// A numbered list.
    Steps(&'static [&'static str]),
    /// A figure.
    Show(Figure),
}

/// A figure: something drawn or a table.
#[derive(Clone, Copy)]
pub enum Figure {
    /// The coins and gems of the set-up.
    Beginning,
    /// Quantities by number of players.
    Supplies,
    /// A bid at the three taverns.
    Bid,
    /// A tavern, its order of play, and the swap of gems.
    Auction,
    /// A trade.
    Trade,
    /// A trade for a coin that is not available.
    Missing,
    /// An army with a line, and the hero recruited for it.
    Line,
    /// The scoring of every column.
    Columns,
    /// The portraits of all heroes.
    Heroes,
    /// The points of heroes who score together.
    Company,
    /// The points of a hero by column.
    Worth(&'static str),
    /// The distinctions or the Elite.
    Evaluation,
    /// A score sheet.
    Score,
    /// The note that the card list is a reconstruction.
    Reconstruction,
}

/// The positions of the examples, as position texts without the name of the game.
pub struct Examples {
    /// Four bids at the first tavern: two equal, one trading coin.
    pub auction: &'static str,
    /// The first player's pouch adds up to a coin that the Treasure lacks.
    pub missing: &'static str,
    /// The first player's army has a line and a hero.
    pub line: &'static str,
    /// Sheets of a score pad.
    pub score: &'static [&'static str],
}

/// The lesson of a column.
pub struct ColumnLesson {
    /// The message that explains it.
    pub text: &'static str,
    /// The caption of the example.
    pub figure: &'static str,
    /// The position of the example; the column is the first player's.
    pub table: &'static str,
    /// The message that counts its symbols, if it has any.
    pub symbol: Option<&'static str>,
}

use Block::{Heading, Show, Steps, Text};

pub(super) const SETUP: Chapter = Chapter {
    id: "setup",
    title: "learn-setup",
    blocks: &[Text("learn-setup-text"), Show(Figure::Beginning), Text("learn-setup-table"), Show(Figure::Supplies)],
};

/// The steps of a round, for the chapter and the player aid.
pub(super) const STEPS: &[&str] =
    &["learn-round-deal", "learn-round-bid", "learn-round-reveal", "learn-round-take", "learn-round-end"];

pub(super) const ROUND: Chapter =
    Chapter { id: "round", title: "learn-round", blocks: &[Text("learn-round-text"), Steps(STEPS)] };

pub(super) const BIDS: Chapter = Chapter {
    id: "bids",
    title: "learn-bids",
    blocks: &[Text("learn-bids-text"), Show(Figure::Bid), Text("learn-bids-zero"), Text("learn-bids-secret")],
};

pub(super) const ORDER: Chapter = Chapter {
    id: "order",
    title: "learn-order",
    blocks: &[Text("learn-order-text"), Show(Figure::Auction), Text("learn-order-swap"), Text("learn-order-fixed")],
};

pub(super) const COINS: Chapter = Chapter {
    id: "coins",
    title: "learn-coins",
    blocks: &[
        Text("learn-coins-text"),
        Heading("learn-coins-trade"),
        Text("learn-coins-trade-text"),
        Show(Figure::Trade),
        Heading("learn-coins-transform"),
        Text("learn-coins-transform-text"),
        Heading("learn-coins-missing"),
        Text("learn-coins-missing-text"),
        Show(Figure::Missing),
        Text("learn-coins-back"),
    ],
};

pub(super) const LINES: Chapter = Chapter {
    id: "lines",
    title: "learn-lines",
    blocks: &[Text("learn-lines-text"), Text("learn-lines-recruit"), Show(Figure::Line), Text("learn-lines-kept")],
};

impl<R: GameLessons> LessonPages<'_, R> {
    /// Returns the chapters with a table of contents.
    pub(super) fn chapters(&self) -> Markup {
        html! {
            div.book {
                nav.contents aria-labelledby="contents" {
                    h2 #contents { (self.say("learn-contents")) }
                    ol { @for chapter in R::CHAPTERS { li { a href={ "#" (chapter.id) } { (self.say(chapter.title)) } } } }
                }
                div.chapters { @for chapter in R::CHAPTERS { (self.chapter(chapter)) } }
            }
        }
    }

    fn chapter(&self, chapter: &Chapter) -> Markup {
        html! {
            section.chapter id=(chapter.id) {
                h2 { (self.say(chapter.title)) }
                @for block in chapter.blocks { (self.block(block)) }
            }
        }
    }

    fn block(&self, block: &Block) -> Markup {
        match block {
            Block::Heading(id) => html! { h3 { (self.say(id)) } },
            Block::Text(id) => html! { p { (self.say(id)) } },
            Block::Steps(ids) => self.steps(ids),
            Block::Show(figure) => self.figure(*figure),
        }
    }

    pub(super) fn steps(&self, ids: &[&str]) -> Markup {
        html! { ol.steps { @for id in ids { li { span { (self.say(id)) } } } } }
    }
}
