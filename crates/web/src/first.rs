//! The first game, guided: what it is, and how it begins.

use elvaland_texts::Texts;
use maud::{Markup, html};

use crate::shell::Shell;

/// Where it is explained and begun.
pub const ADDRESS: &str = "/learn/first";

/// What the guided game is. `running` is the table at which the viewer already plays his.
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

/// What is offered to somebody who has not played yet.
pub(crate) fn invitation(texts: &Texts) -> Markup {
    html! {
        section.first { h2 { (texts.get("page-guide")) } p { (texts.get("page-guide-line")) } (begin(texts, "main")) }
    }
}

fn begin(texts: &Texts, class: &str) -> Markup {
    html! { form method="post" action=(ADDRESS) { button class=(class) { (texts.get("page-guide-begin")) } } }
}
