//! The guided games: their introduction, their entry on the home page, and what comes after them.

use maud::{Markup, html};

use crate::learn::LearnPage;
use crate::viewer::Viewer;

/// The path of the introduction.
pub const ADDRESS: &str = "/learn/first";

/// The path of the page after a guided game.
pub const DONE: &str = "/learn/next";

/// Returns the introduction. `running` is the table of the viewer's guided game, if they have one.
pub fn draw(viewer: &Viewer<'_>, games: &[&'static str], running: Option<&str>) -> Markup {
    let texts = viewer.texts;
    html! {
        div.home.first {
            section {
                h1 { (texts.get("page-guide")) }
                p { (texts.get("page-guide-what")) "." }
                @if let Some(table) = running { p { a.button.main href=(viewer.base.table(table)) { (texts.get("page-guide-go-on")) } } }
                (begin(viewer, games))
                p { a.button.quiet href=(viewer.base.home()) { (texts.get("page-guide-known")) } }
            }
        }
    }
}

/// Returns the entry on the home page.
pub(crate) fn invitation(viewer: &Viewer<'_>, games: &[&'static str]) -> Markup {
    let texts = viewer.texts;
    html! {
        section.first { h2 { (texts.get("page-guide")) } p { (texts.get("page-guide-line")) } (begin(viewer, games)) }
    }
}

/// Returns a button for the guided game of each game.
fn begin(viewer: &Viewer<'_>, games: &[&'static str]) -> Markup {
    let texts = viewer.texts;
    html! {
        form.guided method="post" action=(viewer.base.address(ADDRESS)) { @for &game in games {
            button name="game" value=(game) { (viewer.base.art(game).sign(0)) (texts.format("page-guide-game", &[("game", texts.game(game).into())])) }
        } }
    }
}

/// Returns the page after the guided game of `game`: what to play next. `table` is that game, if it still goes on.
pub fn next(viewer: &Viewer<'_>, game: &str, games: &[&'static str], table: Option<&str>) -> Markup {
    let texts = viewer.texts;
    let others: Vec<&str> = games.iter().copied().filter(|&other| other != game).collect();
    html! {
        div.home.first {
            section.next {
                h1 { (texts.get("page-guide-done")) }
                p { (texts.format("page-guide-done-line", &[("game", texts.game(game).into())])) }
                ul {
                    @if let Some(table) = table { li { a.button.main href=(viewer.base.table(table)) { (texts.get("page-guide-play-on")) } } }
                    li { form method="post" action=(viewer.base.address("/play")) {
                        input type="hidden" name="game" value=(game); input type="hidden" name="players" value="3"; input type="hidden" name="level" value="apprentice";
                        button.main { (texts.format("page-guide-first-table", &[("game", texts.game(game).into())])) } } }
                    @for &other in &others { li { form method="post" action=(viewer.base.address(ADDRESS)) {
                        button name="game" value=(other) { (texts.format("page-guide-game", &[("game", texts.game(other).into())])) } } } }
                    li { a.button.quiet href=(viewer.base.address(LearnPage::Rules.address(game))) { (texts.get("page-guide-read")) } }
                    li { a.button.quiet href=(viewer.base.home()) { (texts.get("page-home")) } }
                }
            }
        }
    }
}
