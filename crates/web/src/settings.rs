//! The settings: name, language, look, the table; moving to another device, deleting one's data.

use elvaland_assessment::Level;
use elvaland_texts::Language;
use maud::{Markup, html};

use crate::home::name_field;
use crate::notifications;
use crate::preferences::{Motion, Theme};
use crate::qr_code;
use crate::shell::choice;
use crate::viewer::Viewer;

/// The path of the page.
pub const ADDRESS: &str = "/settings";

/// The keyboard shortcuts that every table has.
const KEYS: [&str; 10] = [
    "page-key-coin",
    "page-key-clear",
    "page-key-confirm",
    "page-key-taverns",
    "page-key-army",
    "page-key-opponents",
    "page-key-coins",
    "page-key-scores",
    "page-key-log",
    "page-key-help",
];

/// Returns the page. `back` is the path of the page the visitor came from; `name` is theirs, or one to suggest.
pub fn draw(viewer: &Viewer<'_>, name: &str, back: &str) -> Markup {
    let texts = viewer.texts;
    html! {
        div.settings {
            h1 { (texts.get("page-settings")) }
            form method="post" action=(viewer.base.address(ADDRESS)) {
                input type="hidden" name="back" value=(back);
                section { h2 { (texts.get("page-settings-you")) } (name_field(texts, name)) small { (texts.get("page-settings-name-line")) } }
                section { h2 { (texts.get("page-settings-look")) } (looks(viewer)) }
                (table(viewer))
                p.save { button.main { (texts.get("page-save")) } a.button.quiet href=(viewer.base.address(back)) { (texts.get("page-settings-back")) } }
            }
            @if viewer.name.is_some() { (notifications::section(texts)) }
            section.keys { h2 { (texts.get("page-keys")) } ul { @for key in KEYS { li { (texts.get(key)) } } } }
            @if viewer.name.is_some() { (device(viewer)) (data(viewer)) }
        }
    }
}

/// Returns the fields for language and theme.
pub(crate) fn looks(viewer: &Viewer<'_>) -> Markup {
    let (texts, chosen) = (viewer.texts, viewer.preferences);
    html! {
        (choice(&texts.get("page-language"), "language", texts.language().tag(),
            Language::ALL.map(|each| (each.tag(), each.own_name().to_owned()))))
        (choice(&texts.get("page-theme"), "theme", chosen.theme.name(),
            Theme::ALL.map(|each| (each.name(), texts.get(&format!("page-theme-{}", each.name()))))))
    }
}

fn table(viewer: &Viewer<'_>) -> Markup {
    let (texts, chosen) = (viewer.texts, viewer.preferences);
    let switches = [
        ("values", chosen.values, "page-show-values"),
        ("auto", chosen.auto_play, "page-auto-play-line"),
        ("sound", chosen.sound, "page-sound"),
        ("keys", chosen.keys, "page-single-keys"),
    ];
    html! {
        section { h2 { (texts.get("page-settings-table")) }
            (choice(&texts.get("page-motion"), "motion", chosen.motion.name(),
                Motion::ALL.map(|each| (each.name(), texts.get(&format!("page-motion-{}", each.name()))))))
            small { (texts.get("page-settings-motion-line")) }
            (choice(&texts.get("page-settings-like"), "like", chosen.plays_like.map_or("", Level::name),
                [("", texts.get("page-settings-like-estimate"))].into_iter().chain(Level::STRENGTHS.map(|each| (each.name(), texts.level(each.name()))))))
            small { (texts.get("page-settings-like-line")) }
            @for (name, is_on, label) in switches {
                label.switch { input type="checkbox" name=(name) value="on" checked[is_on]; (texts.get(label)) }
            }
        }
    }
}

fn device(viewer: &Viewer<'_>) -> Markup {
    let texts = viewer.texts;
    html! {
        section.device { h2 { (texts.get("page-transfer")) } p { (texts.get("page-transfer-line")) }
            form method="post" action=(viewer.base.address("/transfer")) { button { (texts.get("page-transfer-button")) } } }
    }
}

/// Returns the first of the two questions before a visitor's data is deleted.
fn data(viewer: &Viewer<'_>) -> Markup {
    let texts = viewer.texts;
    html! {
        section.data { h2 { (texts.get("page-erase-me")) } p { (texts.get("page-erase-me-line")) }
            form method="post" action=(viewer.base.address("/erase")) { button { (texts.get("page-erase-me")) " …" } } }
    }
}

/// Returns the second question before a visitor's data is deleted.
pub fn erase(viewer: &Viewer<'_>) -> Markup {
    let texts = viewer.texts;
    html! {
        div.settings {
            section.data {
                h1 { (texts.format("page-erase-question", &[("name", viewer.name.unwrap_or_default().into())])) }
                p { (texts.get("page-erase-me-line")) }
                p { (texts.get("page-erase-final")) }
                form method="post" action=(viewer.base.address("/erase")) { input type="hidden" name="sure" value="yes";
                    a.button.main href=(viewer.base.address(ADDRESS)) { (texts.get("page-erase-keep")) }
                    button { (texts.get("page-erase-sure")) } }
            }
        }
    }
}

/// Returns the page with the link that moves the visitor to another device, with a QR code.
pub fn moved(viewer: &Viewer<'_>, link: &str) -> Markup {
    let texts = viewer.texts;
    html! {
        div.share {
            h1 { (texts.get("page-transfer")) }
            p { (texts.get("page-transfer-line")) }
            p.link { input readonly value=(link) aria-label=(texts.get("page-transfer"));
                button.quiet type="button" data-copy-text=(link) data-done=(texts.get("page-copied")) { (texts.get("page-copy")) } }
            figure.code { (qr_code(link)) figcaption { (texts.get("page-scan-code")) } }
        }
    }
}

/// Returns the page that the link leads to on the other device.
pub fn move_here(viewer: &Viewer<'_>) -> Markup {
    let texts = viewer.texts;
    html! {
        h1 { (texts.get("page-transfer")) }
        p { (texts.get("page-move-here-line")) }
        form method="post" { button.main { (texts.get("page-move-here")) } }
    }
}
