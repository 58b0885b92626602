//! Notifications: the section of the settings, the control at a table, and the page of a table's webhooks. Push messages
//! need the script, which shows the section and the control where the browser can receive them.

use elvaland_texts::Texts;
use maud::{Markup, html};

use crate::base::Base;
use crate::settings;
use crate::shell::{choice, close};
use crate::viewer::Viewer;

/// A webhook of a table.
pub struct ListedWebhook {
    /// Its id.
    pub id: String,
    /// `discord`, `ntfy` or `json`.
    pub kind: &'static str,
    /// The host of its address.
    pub host: String,
    /// Whether nothing is sent any more, because deliveries failed.
    pub is_paused: bool,
}

/// The kinds of webhooks, with their names.
const KINDS: [(&str, &str); 3] = [("discord", "Discord"), ("ntfy", "ntfy"), ("json", "JSON")];

/// Returns the section of the settings.
pub(crate) fn section(texts: &Texts) -> Markup {
    let switches = [
        ("turn", "page-notify-turn"),
        ("over", "page-notify-over"),
        ("invitation", "page-notify-invitation"),
        ("all", "page-notify-all"),
    ];
    html! {
        section.notifications data-notify hidden { h2 { (texts.get("page-notify")) }
            (device(texts))
            form method="post" data-notify-settings {
                @for (name, label) in switches {
                    label.switch { input type="checkbox" name=(name); (texts.get(label)) }
                }
                fieldset {
                    legend { (texts.get("page-notify-quiet")) }
                    label { (texts.get("page-notify-from")) input type="time" name="from"; }
                    label { (texts.get("page-notify-to")) input type="time" name="to"; }
                }
                small { (texts.get("page-notify-quiet-line")) }
                p.save { button { (texts.get("page-save")) }
                    button.quiet type="button" data-notify-test { (texts.get("page-notify-test")) } }
            }
        }
    }
}

/// Returns the button for this device, and what is said about it.
fn device(texts: &Texts) -> Markup {
    html! {
        p { (texts.get("page-notify-line")) }
        p { button type="button" data-notify-device data-on=(texts.get("page-notify-on")) data-off=(texts.get("page-notify-off")) {
            (texts.get("page-notify-on")) } }
        p role="status" data-notify-said data-saved=(texts.get("page-notify-saved")) data-denied=(texts.get("page-notify-denied"))
            data-failed=(texts.get("page-notify-failed")) data-sent=(texts.get("page-notify-sent")) {}
    }
}

/// Returns the button that opens the control of a table.
pub(crate) fn opener(texts: &Texts) -> Markup {
    html! { button.quiet type="button" popovertarget="notify" { (texts.get("page-notify-short")) } }
}

/// Returns the control of a table as a popup.
pub(crate) fn control(base: &Base, texts: &Texts, table: &str) -> Markup {
    html! {
        section #notify popover data-keep aria-label=(texts.get("page-notify")) {
            (close(texts, "notify"))
            h2 { (texts.get("page-notify")) }
            div data-notify data-notify-table=(table) hidden {
                (device(texts))
                label.switch { input type="checkbox" data-notify-choice; (texts.get("page-notify-table")) }
            }
            p { a.button.quiet href={ (base.address(settings::ADDRESS)) "?back=/t/" (table) } { (texts.get("page-settings")) } " "
                a.button.quiet href={ (base.table(table)) "/webhooks" } { (texts.get("page-webhooks")) } }
        }
    }
}

/// Returns the page of a table's webhooks.
pub fn webhooks(viewer: &Viewer<'_>, table: &str, webhooks: &[ListedWebhook], url: &str) -> Markup {
    let texts = viewer.texts;
    html! {
        div.settings {
            h1 { (texts.get("page-webhooks")) }
            section { p { (texts.get("page-webhooks-line")) }
                @if !webhooks.is_empty() { ul.webhooks { @for webhook in webhooks { li { (entry(viewer, table, webhook)) } } } }
            }
            section { h2 { (texts.get("page-webhook-new")) }
                form method="post" action={ (viewer.base.table(table)) "/webhooks" } {
                    (choice(&texts.get("page-webhook-kind"), "kind", "discord", KINDS.map(|(kind, name)| (kind, name.to_owned()))))
                    label { (texts.get("page-webhook-url"))
                        input type="url" name="url" required maxlength="1000" placeholder="https://" value=(url); }
                    small { (texts.get("page-webhook-url-line")) }
                    p.save { button.main { (texts.get("page-webhook-add")) } }
                }
            }
            p { a.button href=(viewer.base.table(table)) { (texts.get("page-back-to-table")) } }
        }
    }
}

fn entry(viewer: &Viewer<'_>, table: &str, webhook: &ListedWebhook) -> Markup {
    let texts = viewer.texts;
    let kind = KINDS.iter().find(|(kind, _)| *kind == webhook.kind).map_or(webhook.kind, |(_, name)| name);
    let action = |what: &str| format!("{}/webhooks/{}/{what}", viewer.base.table(table), webhook.id);
    html! {
        strong { (kind) } " " span translate="no" { (webhook.host) }
        @if webhook.is_paused { " " span.badge.away { (texts.get("page-webhook-paused")) } }
        form method="post" action=(action("test")) { button.quiet { (texts.get("page-notify-test")) } }
        form method="post" action=(action("remove")) { button.quiet { (texts.get("page-webhook-remove")) } }
    }
}
