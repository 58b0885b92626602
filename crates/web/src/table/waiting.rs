//! A table whose game has not begun: the link to share, the players so far, and the open seats.

use elvaland_session::{Occupant, SeatSnapshot, TableOptions, TableSnapshot};
use elvaland_texts::Texts;
use maud::{Markup, html};

use super::seat_name;
use crate::home::{DEFAULT_LEVEL, level_options, name_field};
use crate::notifications;
use crate::qr_code;
use crate::shell::choice;
use crate::viewer::Viewer;

/// Draws the page of a table that waits for players. `name` is that of the viewer, or one to suggest.
pub fn waiting(viewer: &Viewer<'_>, snapshot: &TableSnapshot, name: &str) -> Markup {
    let (texts, game) = (viewer.texts, snapshot.options.game.name());
    let options = options(texts, &snapshot.options);
    html! {
        div #table.waiting data-live=(snapshot.id) data-seq=(snapshot.seq) data-notified[viewer.is_notified] {
            h1 { (viewer.base.art(game).sign(0)) (texts.game(game)) ", " (texts.format("count-players", &[("count", snapshot.seats.len().into())])) }
            @if !options.is_empty() { p { (options.join(" · ")) } }
            div.invitation {
                @if snapshot.own.is_none() { (join(viewer, snapshot, name)) }
                (share(viewer, snapshot))
                @if snapshot.is_host { (host(viewer, snapshot)) }
            }
            section.seated {
                h2 { (texts.get("page-players")) }
                ol.seats {
                    @for (at, player) in snapshot.seats.iter().enumerate() { li data-seat=(at) { (seat(viewer, snapshot, at, player)) } }
                }
                @if snapshot.own.is_some() { div.controls {
                    (notifications::opener(texts))
                    (button(viewer, snapshot, "leave", &texts.get("page-leave")))
                    @if snapshot.is_host { (button(viewer, snapshot, "delete", &texts.get("page-delete"))) }
                } (notifications::control(viewer.base, texts, &snapshot.id)) }
            }
        }
    }
}

/// Returns the options that were chosen beside the game, each in a few words.
fn options(texts: &Texts, chosen: &TableOptions) -> Vec<String> {
    let switches = [
        (chosen.options["first_game"] == true, "page-first-game"),
        (chosen.memory, "page-memory"),
        (chosen.hide_scores, "page-hide-scores"),
        (chosen.is_public, "page-public"),
    ];
    let mut options: Vec<String> =
        switches.into_iter().filter(|(is_chosen, _)| *is_chosen).map(|(_, id)| texts.get(id)).collect();
    options.extend(chosen.options["edition"].as_str().map(|edition| texts.edition(edition)));
    options
}

fn address(viewer: &Viewer<'_>, snapshot: &TableSnapshot, what: &str) -> String {
    format!("{}/{what}", viewer.base.table(&snapshot.id))
}

/// Returns the form that takes a seat; the buttons of the seats belong to it.
fn join(viewer: &Viewer<'_>, snapshot: &TableSnapshot, name: &str) -> Markup {
    html! {
        form #join.join method="post" action=(address(viewer, snapshot, "join")) {
            h2 { (viewer.texts.get("page-join")) }
            (name_field(viewer.texts, name))
            button.main { (viewer.texts.get("page-join-button")) }
        }
    }
}

fn share(viewer: &Viewer<'_>, snapshot: &TableSnapshot) -> Markup {
    let (texts, link) = (viewer.texts, viewer.table_link(&snapshot.id));
    html! {
        section.share {
            h2 { (texts.get("page-share-link")) }
            p.link { input readonly value=(link) aria-label=(texts.get("page-share-link"));
                button type="button" data-copy-text=(link) data-done=(texts.get("page-copied")) { (texts.get("page-copy")) } }
            details { summary { (texts.get("page-scan-code")) } figure.code { (qr_code(&link)) } }
        }
    }
}

fn seat(viewer: &Viewer<'_>, snapshot: &TableSnapshot, at: usize, player: &SeatSnapshot) -> Markup {
    let texts = viewer.texts;
    html! {
        (viewer.base.art(snapshot.options.game.name()).seat(at))
        @match player.occupant {
            Occupant::Open => {
                span.open { (texts.get(if player.is_reserved { "page-seat-reserved" } else { "page-seat-open" })) }
                @if snapshot.own.is_none() { button.quiet form="join" name="seat" value=(at) { (texts.get("page-sit-here")) } }
            },
            occupant => {
                strong translate="no" { (seat_name(texts, at, player)) @if snapshot.own.is_some_and(|own| own.index() == at) { " (" (texts.get("page-seat-you")) ")" } }
                @if let Some(level) = occupant.level() { span.badge { (texts.level(level.name())) } }
                @if player.is_present { span.badge { (texts.get("page-present")) } }
                @if player.is_absent { span.badge.away { (texts.get("page-away")) } }
            },
        }
    }
}

/// Draws the controls that only the host may use.
fn host(viewer: &Viewer<'_>, snapshot: &TableSnapshot) -> Markup {
    let texts = viewer.texts;
    html! {
        form.fill method="post" action=(address(viewer, snapshot, "start")) data-live-form {
            (choice(&texts.get("page-level"), "level", DEFAULT_LEVEL.name(), level_options(texts)))
            button.main { (texts.get("page-fill-with-bots")) }
        }
    }
}

fn button(viewer: &Viewer<'_>, snapshot: &TableSnapshot, what: &str, label: &str) -> Markup {
    html! { form method="post" action=(address(viewer, snapshot, what)) data-live-form { button.quiet { (label) } } }
}
