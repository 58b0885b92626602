//! The start page of the lessons: choose a game.

use elvaland_rules::GameName;
use maud::{Markup, html};

use super::LearnPage;
use crate::{Viewer, guided_game, puzzles, score_pad};

/// Returns the start page of the lessons.
pub fn front(viewer: &Viewer<'_>) -> Markup {
    let texts = viewer.texts;
    let content = html! {
        article.learn.learn-front {
            header.learn-head { div { h1 { (texts.get("learn-title")) } p.lead { (texts.get("learn-lead")) } } }
            div.choices { @for game in GameName::ALL.map(GameName::name) { (choice(viewer, game)) } }
            section.chapter #begin {
                h2 { (texts.get("learn-begin")) }
                p { (texts.get("page-guide-line")) }
                p { a.button.main href=(viewer.base.address(guided_game::ADDRESS)) { (texts.get("page-guide-begin")) } }
                p { (texts.get("learn-begin-play")) }
                p { a.button href=(viewer.base.home()) { (texts.get("learn-play")) } }
                p { (texts.get("page-puzzles-line")) "." }
                p { a.button href=(viewer.base.address(puzzles::ADDRESS)) { (texts.get("page-puzzles-start")) } }
                p { (texts.get("learn-begin-box")) }
                p { a.button href=(viewer.base.address(score_pad::ADDRESS)) { (texts.get("page-pad")) } }
            }
        }
    };
    viewer.learn_page(&texts.get("learn-title"), &content)
}

/// Returns a game with links to its pages.
fn choice(viewer: &Viewer<'_>, game: &str) -> Markup {
    let (texts, art) = (viewer.texts, viewer.base.art(game));
    html! {
        section.chapter.choice-of data-game=(game) {
            div.signs aria-hidden="true" { @for tavern in 0..3 { (art.sign(tavern)) } }
            h2 { (texts.game(game)) }
            p { (texts.get(&format!("learn-pitch-{game}"))) }
            ul { @for leaf in LearnPage::ALL {
                li { a.button.main[leaf == LearnPage::Rules] href=(viewer.base.address(leaf.address(game))) { (texts.get(leaf.title())) } }
            } }
        }
    }
}
