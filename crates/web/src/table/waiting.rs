//! A table whose game has not begun: the link to share, the players so far, and the open seats.

use maud::{Markup, html};

use super::{Sitter, Sitting, TableInfo};
use crate::home::name_field;
use crate::notifications;
use crate::shell::{Shell, choice};

/// The settings of a game that waits for players.
pub struct Plan<'a> {
    /// The game's name in records.
    pub game: &'static str,
    /// The other chosen options, each in a few words.
    pub options: Vec<String>,
    /// The address as a picture to scan.
    pub code: Markup,
    /// The name that the viewer has, or one to suggest.
    pub name: &'a str,
}

/// The page of a table that waits for players.
pub fn waiting(shell: &Shell<'_>, info: &TableInfo, plan: &Plan<'_>) -> Markup {
    let texts = shell.texts;
    html! {
        div #table.waiting data-live=(info.id) data-seq=(info.seq) data-notified[info.is_notified] {
            h1 { (info.base.art(plan.game).sign(0)) (texts.game(plan.game)) ", " (texts.format("count-players", &[("count", info.seats.len().into())])) }
            @if !plan.options.is_empty() { p { (plan.options.join(" · ")) } }
            div.invitation {
                @if info.own.is_none() { (join(shell, info, plan)) }
                (share(shell, info, plan))
                @if info.is_host { (host(shell, info)) }
            }
            section.seated {
                h2 { (texts.get("page-players")) }
                ol.seats {
                    @for (at, sitting) in info.seats.iter().enumerate() { li data-seat=(at) { (seat(shell, info, plan, at, sitting)) } }
                }
                @if info.own.is_some() { div.controls {
                    (notifications::opener(texts))
                    (button(info, "leave", &texts.get("page-leave")))
                    @if info.is_host { (button(info, "delete", &texts.get("page-delete"))) }
                } (notifications::control(&info.base, texts, &info.id)) }
            }
        }
    }
}

/// Returns the form that takes a seat; the buttons of the seats belong to it.
fn join(shell: &Shell<'_>, info: &TableInfo, plan: &Plan<'_>) -> Markup {
    html! {
        form #join.join method="post" action=(info.address("join")) {
            h2 { (shell.texts.get("page-join")) }
            (name_field(shell.texts, plan.name))
            button.main { (shell.texts.get("page-join-button")) }
        }
    }
}

fn share(shell: &Shell<'_>, info: &TableInfo, plan: &Plan<'_>) -> Markup {
    let texts = shell.texts;
    html! {
        section.share {
            h2 { (texts.get("page-share-link")) }
            p.link { input readonly value=(info.link) aria-label=(texts.get("page-share-link"));
                button type="button" data-copy-text=(info.link) data-done=(texts.get("page-copied")) { (texts.get("page-copy")) } }
            details { summary { (texts.get("page-scan-code")) } figure.code { (plan.code) } }
        }
    }
}

fn seat(shell: &Shell<'_>, info: &TableInfo, plan: &Plan<'_>, at: usize, sitting: &Sitting) -> Markup {
    let texts = shell.texts;
    html! {
        (info.base.art(plan.game).seat(at))
        @match sitting.sitter {
            Sitter::Nobody => {
                span.open { (texts.get(if sitting.is_reserved { "page-seat-reserved" } else { "page-seat-open" })) }
                @if info.own.is_none() { button.quiet form="join" name="seat" value=(at) { (texts.get("page-sit-here")) } }
            },
            Sitter::Person | Sitter::Bot => {
                strong translate="no" { (sitting.name) @if info.own.is_some_and(|own| own.index() == at) { " (" (texts.get("page-seat-you")) ")" } }
                @if let Some(level) = &sitting.level { span.badge { (texts.level(level)) } }
                @if sitting.is_present { span.badge { (texts.get("page-present")) } }
                @if sitting.is_absent { span.badge.away { (texts.get("page-away")) } }
            },
        }
    }
}

/// Draws the controls that only the host may use.
fn host(shell: &Shell<'_>, info: &TableInfo) -> Markup {
    let texts = shell.texts;
    html! {
        form.fill method="post" action=(info.address("start")) data-live-form {
            (choice(&texts.get("page-level"), "level", info.levels.default, info.levels.options(texts)))
            button.main { (texts.get("page-fill-with-bots")) }
        }
    }
}

fn button(info: &TableInfo, what: &str, label: &str) -> Markup {
    html! { form method="post" action=(info.address(what)) data-live-form { button.quiet { (label) } } }
}
