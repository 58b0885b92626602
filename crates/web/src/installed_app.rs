//! The site as an installable app: manifest, offline page and service worker.

use elvaland_rules::GameName;
use elvaland_texts::Texts;
use maud::{Markup, html};
use serde_json::{Value, json};

use crate::{Base, Viewer, assets, score_pad};

/// The path of the web app manifest.
pub const MANIFEST: &str = "/elvaland.webmanifest";
/// The path of the service worker. It must be at the root of the site so that its scope includes all pages.
pub const WORKER: &str = "/worker.js";
/// The path of the page that is shown while the server cannot be reached.
pub const OFFLINE: &str = "/offline";
/// The colour of the window of the installed app.
pub(crate) const COLOUR: &str = "#14161b";

/// Returns the web app manifest.
pub fn manifest(base: &Base, texts: &Texts) -> Value {
    let icon = |name: &str, sizes: &str, kind: &str, purpose: &str| json!({"src": base.asset(name), "sizes": sizes, "type": kind, "purpose": purpose});
    json!({
        "id": base.home(),
        "name": "Elvaland",
        "short_name": "Elvaland",
        "description": texts.get("page-tagline"),
        "lang": texts.language().tag(),
        "start_url": base.home(),
        "scope": base.home(),
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "icons": [
            icon("icon.svg", "any", "image/svg+xml", "any"),
            icon("icon-192.png", "192x192", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "maskable"),
        ],
        "shortcuts": [{"name": texts.get("page-pad"), "url": base.address(score_pad::ADDRESS)}],
    })
}

/// Returns the page that is shown while the server cannot be reached. It is cached, so nothing on it depends on the viewer.
pub fn offline(viewer: &Viewer<'_>) -> Markup {
    let texts = viewer.texts;
    let title = texts.get("page-offline");
    let content = html! {
        h1 { (title) }
        p { (texts.get("page-offline-line")) }
        p {
            a.button.main href=(viewer.base.home()) { (texts.get("page-try-again")) } " "
            @for game in GameName::ALL {
                a.button href=(viewer.base.address(score_pad::address(game.name()))) { (texts.get("page-pad")) " · " (texts.game(game.name())) } " "
            }
        }
    };
    viewer.offline_page(&title, &content)
}

/// Returns the service worker, which caches the offline page, the score pads and their files. It contains a hash over all files,
/// so any change makes browsers update the cache.
pub fn worker(base: &Base) -> String {
    let pads = GameName::ALL.map(|game| base.address(score_pad::address(game.name())));
    let pads: Vec<String> = [base.address(score_pad::ADDRESS)].into_iter().chain(pads).collect();
    let kept = json!({
        "base": base.path(),
        "pads": pads,
        "offline": base.address(OFFLINE),
        "files": files(base),
        "icon": base.asset("icon-192.png"),
        "version": assets::version(),
    });
    format!("self.KEPT = {kept};\n{}", include_str!("../assets/script/worker/worker.js"))
}

/// Returns the files that score pads and the offline page need.
fn files(base: &Base) -> Vec<String> {
    let of_others = ["morph.js", "app.js", "puzzles.js", "learn.css"];
    let files = assets::all().iter().filter(|asset| !of_others.contains(&asset.name.as_str()));
    files.map(|asset| base.asset(&asset.name)).chain([base.address(MANIFEST)]).collect()
}
