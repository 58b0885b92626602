//! The layout of every page: head, banner, menu.

use elvaland_texts::Texts;
use maud::{DOCTYPE, Markup, html};

use crate::viewer::Viewer;
use crate::{games, installed_app, learn, puzzles, score_pad, settings};

/// Whether a page works without the server.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offline {
    No,
    Yes,
}

/// Paths in the navigation of every page, with the message of each label.
const PLACES: [(&str, &str); 4] = [
    (learn::ADDRESS, "learn-title"),
    (puzzles::ADDRESS, "page-puzzles"),
    (games::ADDRESS, "page-my-games"),
    (score_pad::ADDRESS, "page-pad"),
];

impl Viewer<'_> {
    /// Returns a whole page. `said` is a notice above the content: why a request was refused.
    pub fn page(&self, title: &str, said: Option<&str>, content: &Markup) -> Markup {
        self.page_with(title, said, content, &html! {})
    }

    /// Returns a whole page with further elements in its head.
    pub fn page_with(&self, title: &str, said: Option<&str>, content: &Markup, head: &Markup) -> Markup {
        let head = html! {
            (head)
            script src=(self.base.asset("early.js")) {}
            script defer src=(self.base.asset("morph.js")) {}
            script type="module" src=(self.base.asset("app.js")) {}
        };
        self.document(title, &head, said, content, Offline::No)
    }

    /// Returns the page of a score pad, with its own style and script. It is cached, so nothing on it depends on the viewer.
    pub(crate) fn pad_page(&self, title: &str, content: &Markup) -> Markup {
        let head = html! {
            link rel="stylesheet" href=(self.base.asset("pad.css"));
            script type="module" src=(self.base.asset("pad.js")) {}
        };
        Viewer { name: None, ..*self }.document(title, &head, None, content, Offline::Yes)
    }

    /// Returns the page without connection. It is cached, so nothing on it depends on the viewer.
    pub(crate) fn offline_page(&self, title: &str, content: &Markup) -> Markup {
        Viewer { name: None, ..*self }.document(title, &html! {}, None, content, Offline::No)
    }

    /// Returns a page without script, with its own style. It is cached, so nothing on it depends on the viewer.
    pub(crate) fn learn_page(&self, title: &str, content: &Markup) -> Markup {
        let head = html! { link rel="stylesheet" href=(self.base.asset("learn.css")); };
        Viewer { name: None, ..*self }.document(title, &head, None, content, Offline::No)
    }

    /// Returns a whole document; `head` holds the elements that only this kind of page needs.
    fn document(&self, title: &str, head: &Markup, said: Option<&str>, content: &Markup, offline: Offline) -> Markup {
        let texts = self.texts;
        html! {
            (DOCTYPE)
            html lang=(texts.language().tag()) data-base=(self.base.path()) data-theme=(self.preferences.theme.name())
                data-motion=(self.preferences.motion.name()) data-sound[self.preferences.sound]
                data-auto[self.preferences.auto_play] data-keys[self.preferences.keys] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="dark light";
                    title { (title) }
                    meta name="theme-color" content=(installed_app::COLOUR);
                    link rel="manifest" href=(self.base.address(installed_app::MANIFEST));
                    link rel="apple-touch-icon" href=(self.base.asset("icon-192.png"));
                    link rel="icon" type="image/svg+xml" href=(self.base.asset("icon.svg"));
                    link rel="preload" as="font" type="font/woff2" crossorigin href=(self.base.asset("letters.woff2"));
                    link rel="stylesheet" href=(self.base.asset("app.css"));
                    (head)
                }
                body {
                    a.skip href="#content" { (texts.get("page-skip-to-table")) }
                    (self.banner(offline))
                    main #content tabindex="-1" {
                        @if let Some(said) = said {
                            p #said role="alert" { (said) }
                        }
                        (content)
                    }
                    p #connection role="status" data-lost=(texts.get("page-connection-lost"))
                        data-back=(texts.get("page-back-online")) {}
                }
            }
        }
    }

    /// Returns an error page with one sentence.
    pub fn refusal(&self, title: &str, sentence: &str) -> Markup {
        let content = html! {
            h1 { (title) }
            p role="alert" { (sentence) }
            p { a.button href=(self.base.home()) { (self.texts.get("page-home")) } }
        };
        self.page(title, None, &content)
    }

    fn banner(&self, offline: Offline) -> Markup {
        html! {
            header #banner {
                a.brand href=(self.base.home()) { img src=(self.base.asset("icon.svg")) alt="" width="32" height="32"; span { "Elvaland" } }
                nav {
                    @for (path, name) in PLACES {
                        a.button.quiet href=(self.base.address(path)) { (self.texts.get(name)) }
                    }
                    @match offline {
                        Offline::No => a.button.quiet.to-settings href=(self.settings_address()) { (self.gear()) },
                        Offline::Yes => button.quiet.to-settings type="button" popovertarget="settings" { (self.gear()) },
                    }
                    button.quiet.menu type="button" popovertarget="menu" aria-label=(self.texts.get("page-menu")) { "☰" }
                }
                (self.menu())
                @if offline == Offline::Yes { (self.quick_settings()) }
            }
        }
    }

    /// Draws the places as a popup, for the narrow banner of a table.
    fn menu(&self) -> Markup {
        let texts = self.texts;
        html! {
            div #menu popover {
                (close(texts, "menu"))
                a.button.quiet href=(self.base.home()) { (texts.get("page-home")) }
                @for (path, name) in PLACES { a.button.quiet href=(self.base.address(path)) { (texts.get(name)) } }
                a.button.quiet href=(self.settings_address()) { (texts.get("page-settings")) }
            }
        }
    }

    fn gear(&self) -> Markup {
        html! { span.gear aria-hidden="true" { "⚙" } " " span { (self.texts.get("page-settings")) } }
    }

    /// Returns the settings that a page without a server can change by itself.
    fn quick_settings(&self) -> Markup {
        let texts = self.texts;
        html! {
            form #settings popover method="post" action=(self.base.address(settings::ADDRESS)) {
                (close(texts, "settings"))
                h2 { (texts.get("page-settings")) }
                input type="hidden" name="back" value=(self.path);
                (settings::looks(self))
                button { (texts.get("page-save")) }
            }
        }
    }

    /// Returns the address of the settings, from where one comes back to this page.
    fn settings_address(&self) -> String {
        self.base.address(format_args!("{}?back={}", settings::ADDRESS, self.path))
    }
}

/// Draws the button that closes a popup.
pub(crate) fn close(texts: &Texts, popup: &str) -> Markup {
    html! {
        button.close type="button" popovertarget=(popup) popovertargetaction="hide" aria-label=(texts.get("page-close")) { "✕" }
    }
}

/// Returns a labelled `select` element.
pub(crate) fn choice(
    label: &str,
    name: &str,
    chosen: &str,
    options: impl IntoIterator<Item = (impl AsRef<str>, String)>,
) -> Markup {
    html! {
        label { (label)
            select name=(name) {
                @for (value, text) in options {
                    @let value = value.as_ref();
                    option value=(value) selected[value == chosen] { (text) }
                }
            }
        }
    }
}
