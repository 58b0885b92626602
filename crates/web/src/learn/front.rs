//! The start page of the lessons: choose a game.

use elvaland_rules::GameName;
use maud::{Markup, html};

use super::LearnPage;
use crate::{Shell, guided_game, puzzles, score_pad};

/// Returns the start page of the lessons.
pub fn front(shell: &Shell<'_>) -> Markup {
    let texts = shell.texts;
    let content = html! {
        article.learn.learn-front {
            header.learn-head { div { h1 { (texts.get("learn-title")) } p.lead { (texts.get("learn-lead")) } } }
            div.choices { @for game in GameName::ALL.map(GameName::name) { (choice(shell, game)) } }
            section.chapter #begin {
                h2 { (texts.get("learn-begin")) }
                p { (texts.get("page-guide-line")) }
                p { a.button.main href=(shell.base.address(guided_game::ADDRESS)) { (texts.get("page-guide-begin")) } }
                p { (texts.get("learn-begin-play")) }
                p { a.button href=(shell.base.home()) { (texts.get("learn-play")) } }
                p { (texts.get("page-puzzles-line")) "." }
                p { a.button href=(shell.base.address(puzzles::ADDRESS)) { (texts.get("page-puzzles-start")) } }
                p { (texts.get("learn-begin-box")) }
                p { a.button href=(shell.base.address(score_pad::ADDRESS)) { (texts.get("page-pad")) } }
            }
        }
    };
    shell.learn_page(&texts.get("learn-title"), &content)
}

/// Returns a game with links to its pages.
fn choice(shell: &Shell<'_>, game: &str) -> Markup {
    let (texts, art) = (shell.texts, shell.base.art(game));
    html! {
        section.chapter.choice-of data-game=(game) {
            div.signs aria-hidden="true" { @for tavern in 0..3 { (art.sign(tavern)) } }
            h2 { (texts.game(game)) }
            p { (texts.get(&format!("learn-pitch-{game}"))) }
            ul { @for leaf in LearnPage::ALL {
                li { a.button.main[leaf == LearnPage::Rules] href=(shell.base.address(leaf.address(game))) { (texts.get(leaf.title())) } }
            } }
        }
    }
}
