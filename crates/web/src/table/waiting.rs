//! A table whose game has not begun: who is there, who may still come.

use maud::{Markup, html};

use super::{Sitter, Sitting, TableInfo};
use crate::shell::{Shell, choice};

/// What will be played.
pub struct Plan {
    /// The game's name in records.
    pub game: &'static str,
    /// What was decided beyond that, each in a few words.
    pub options: Vec<String>,
    /// The address as a picture to scan.
    pub code: Markup,
}

/// The page of a table that waits for players.
pub fn waiting(shell: &Shell<'_>, info: &TableInfo, plan: &Plan) -> Markup {
    let texts = shell.texts;
    html! {
        div #table.waiting data-live=(info.id) data-seq=(info.seq) {
            h1 { (texts.game(plan.game)) ", " (texts.format("count-players", &[("count", info.seats.len().into())])) }
            @if !plan.options.is_empty() { p { (plan.options.join(" · ")) } }
            ol.seats {
                @for (at, sitting) in info.seats.iter().enumerate() { li { (seat(shell, info, at, sitting)) } }
            }
            @if info.is_host { (host(shell, info)) }
            @else if info.own.is_some() { (button(info, "leave", &texts.get("page-leave"))) }
            section.share {
                h2 { (texts.get("page-share-link")) }
                p.link { input readonly value=(info.link) aria-label=(texts.get("page-share-link"));
                    button.quiet type="button" data-copy-text=(info.link) data-done=(texts.get("page-copied")) { (texts.get("page-copy")) } }
                figure.code { (plan.code) figcaption { (texts.get("page-scan-code")) } }
            }
        }
    }
}

fn seat(shell: &Shell<'_>, info: &TableInfo, at: usize, sitting: &Sitting) -> Markup {
    let texts = shell.texts;
    html! {
        @match sitting.sitter {
            Sitter::Nobody => {
                span.open { (texts.get("page-seat-open")) }
                @if info.own.is_none() {
                    form method="post" action=(info.address("join")) {
                        input type="hidden" name="seat" value=(at);
                        button.main { (texts.get("page-sit-here")) }
                    }
                }
            },
            Sitter::Person | Sitter::Bot => {
                strong translate="no" { (sitting.name) }
                @if let Some(level) = &sitting.level { span.badge { (texts.level(level)) } }
                @if info.own.is_some_and(|own| own.index() == at) { " (" (texts.get("page-seat-you")) ")" }
            },
        }
    }
}

/// What only the host may do.
fn host(shell: &Shell<'_>, info: &TableInfo) -> Markup {
    let texts = shell.texts;
    html! {
        form.fill method="post" action=(info.address("start")) data-live-form {
            (choice(&texts.get("page-level"), "level", info.levels.usual, info.levels.options(texts)))
            button.main { (texts.get("page-fill-with-bots")) }
        }
        (button(info, "delete", &texts.get("page-delete")))
    }
}

fn button(info: &TableInfo, what: &str, label: &str) -> Markup {
    html! { form method="post" action=(info.address(what)) data-live-form { button.quiet { (label) } } }
}
