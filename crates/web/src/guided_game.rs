//! The guided first game: its introduction and its entry on the home page.

use elvaland_texts::Texts;
use maud::{Markup, html};

use crate::shell::Shell;

/// The path of the introduction.
pub const ADDRESS: &str = "/learn/first";

/// Returns the introduction. `running` is the table of the viewer's guided game, if they have one.
pub fn draw(shell: &Shell<'_>, running: Option<&str>) -> Markup {
    let texts = shell.texts;
    html! {
        div.home.first {
            section {
                h1 { (texts.get("page-guide")) }
                p { (texts.get("page-guide-what")) "." }
                @if let Some(table) = running { p { a.button.main href={ "/t/" (table) } { (texts.get("page-guide-go-on")) } } }
                (begin(texts, if running.is_some() { "quiet" } else { "main" }))
                p { a.button.quiet href="/" { (texts.get("page-guide-known")) } }
            }
        }
    }
}

/// Returns the entry on the home page for a visitor who has not played yet.
pub(crate) fn invitation(texts: &Texts) -> Markup {
    html! {
        section.first { h2 { (texts.get("page-guide")) } p { (texts.get("page-guide-line")) } (begin(texts, "main")) }
    }
}

fn begin(texts: &Texts, class: &str) -> Markup {
    html! { form method="post" action=(ADDRESS) { button class=(class) { (texts.get("page-guide-begin")) } } }
}
