//! The rules in chapters: what is said, what is shown beside it, and the chapters that the games share.

use maud::{Markup, html};

use super::{Lesson, Taught};

/// A chapter of the rules.
pub struct Chapter {
    /// Its id on the page.
    pub id: &'static str,
    /// The message with its title.
    pub title: &'static str,
    /// What it says and shows.
    pub blocks: &'static [Block],
}

/// A piece of a chapter; texts are messages.
pub enum Block {
    /// A heading inside the chapter.
    Heading(&'static str),
    /// A paragraph.
    Text(&'static str),
    /// Something to do step by step.
    Steps(&'static [&'static str]),
    /// Something to look at.
    Show(Figure),
}

/// Something to look at.
#[derive(Clone, Copy)]
pub enum Figure {
    /// The coins and gems of the beginning.
    Beginning,
    /// What there is for how many players.
    Supplies,
    /// A bid at the three taverns.
    Bid,
    /// A tavern, who chooses when, and whose gems change hands.
    Auction,
    /// A trade.
    Trade,
    /// A trade for a coin that is not there.
    Missing,
    /// An army with a line, and who came for it.
    Line,
    /// How every column counts.
    Columns,
    /// Everybody's face.
    Heroes,
    /// What heroes are worth together.
    Company,
    /// What a hero is worth by column.
    Worth(&'static str),
    /// What majorities win.
    Evaluation,
    /// A score sheet.
    Score,
    /// That the list of cards is a reconstruction.
    Reconstruction,
}

/// What the examples show: tables in a few words, as position texts without the name of the game.
pub struct Examples {
    /// Four bids at the first tavern, two of them equal, one that trades.
    pub auction: &'static str,
    /// A pouch of the first player whose sum is not in the Treasure.
    pub missing: &'static str,
    /// An army of the first player with a line and a hero.
    pub line: &'static str,
    /// Lines of a score pad.
    pub score: &'static [&'static str],
}

/// How a column is taught.
pub struct ColumnLesson {
    /// The message about it.
    pub text: &'static str,
    /// The message under the example.
    pub figure: &'static str,
    /// The table of the example; the column is that of the first player.
    pub table: &'static str,
    /// What is counted beside ranks and points, as the message that counts it.
    pub symbol: Option<&'static str>,
}

use Block::{Heading, Show, Steps, Text};

pub(super) const SETUP: Chapter = Chapter {
    id: "setup",
    title: "learn-setup",
    blocks: &[Text("learn-setup-text"), Show(Figure::Beginning), Text("learn-setup-table"), Show(Figure::Supplies)],
};

/// A round, step by step: chapter and player aid say the same.
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

impl<R: Taught> Lesson<'_, R> {
    /// The rules.
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
