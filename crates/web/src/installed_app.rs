//! The site as an installable app: manifest, offline page and service worker.

use elvaland_rules::GameName;
use elvaland_texts::Texts;
use maud::{Markup, html};
use serde_json::{Value, json};

use crate::{Shell, assets, score_pad};

/// The path of the web app manifest.
pub const MANIFEST: &str = "/elvaland.webmanifest";
/// The path of the service worker. It must be at the root so that its scope includes all pages.
pub const WORKER: &str = "/worker.js";
/// The path of the page that is shown while the server cannot be reached.
pub const OFFLINE: &str = "/offline";
/// The colour of the window of the installed app.
pub(crate) const COLOUR: &str = "#14161b";

/// Returns the web app manifest.
pub fn manifest(texts: &Texts) -> Value {
    let icon = |name: &str, sizes: &str, kind: &str, purpose: &str| json!({"src": assets::url(name), "sizes": sizes, "type": kind, "purpose": purpose});
    json!({
        "id": "/",
        "name": "Elvaland",
        "short_name": "Elvaland",
        "description": texts.get("page-tagline"),
        "lang": texts.language().tag(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "icons": [
            icon("icon.svg", "any", "image/svg+xml", "any"),
            icon("icon-192.png", "192x192", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "maskable"),
        ],
        "shortcuts": [{"name": texts.get("page-pad"), "url": score_pad::ADDRESS}],
    })
}

/// Returns the page that is shown while the server cannot be reached. It is cached, so nothing on it depends on the viewer.
pub fn offline(shell: &Shell<'_>) -> Markup {
    let texts = shell.texts;
    let title = texts.get("page-offline");
    let content = html! {
        h1 { (title) }
        p { (texts.get("page-offline-line")) }
        p {
            a.button.main href="/" { (texts.get("page-try-again")) } " "
            @for game in GameName::ALL {
                a.button href=(score_pad::address(game.name())) { (texts.get("page-pad")) " · " (texts.game(game.name())) } " "
            }
        }
    };
    shell.offline_page(&title, &content)
}

/// Returns the service worker, which caches the offline page, the score pads and their files. It contains a hash over all files,
/// so any change makes browsers update the cache.
pub fn worker() -> String {
    let pads = GameName::ALL.map(|game| score_pad::address(game.name()));
    let pads: Vec<&str> = [score_pad::ADDRESS].into_iter().chain(pads.iter().map(String::as_str)).collect();
    let kept = json!({"pads": pads, "offline": OFFLINE, "files": files(), "icon": assets::url("icon-192.png"), "version": assets::version()});
    format!("self.KEPT = {kept};\n{}", include_str!("../assets/script/worker/worker.js"))
}

/// Returns the files that score pads and the offline page need.
fn files() -> Vec<String> {
    let of_others = ["morph.js", "app.js", "puzzles.js", "learn.css"];
    let files = assets::all().iter().filter(|asset| !of_others.contains(&asset.name.as_str()));
    files.map(|asset| assets::url(&asset.name)).chain([MANIFEST.to_owned()]).collect()
}
