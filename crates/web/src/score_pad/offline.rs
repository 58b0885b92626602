//! The score pad as a progressive web app: manifest and service worker.

use elvaland_rules::GameName;
use elvaland_texts::Texts;
use serde_json::{Value, json};

use super::{ADDRESS, address};
use crate::assets;

/// The path of the web app manifest.
pub const MANIFEST: &str = "/score.webmanifest";
/// The path of the service worker. It must be at the root so that its scope includes the pads.
pub const WORKER: &str = "/worker.js";

/// Returns the web app manifest.
pub fn manifest(texts: &Texts) -> Value {
    let icon = |name: &str, sizes: &str, kind: &str, purpose: &str| json!({"src": assets::url(name), "sizes": sizes, "type": kind, "purpose": purpose});
    json!({
        "id": ADDRESS,
        "name": format!("Elvaland · {}", texts.get("page-pad")),
        "short_name": texts.get("page-pad"),
        "lang": texts.language().tag(),
        "start_url": ADDRESS,
        "scope": ADDRESS,
        "display": "standalone",
        "background_color": "#14161b",
        "theme_color": "#14161b",
        "icons": [
            icon("icon.svg", "any", "image/svg+xml", "any"),
            icon("icon-192.png", "192x192", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "any"),
            icon("icon-512.png", "512x512", "image/png", "maskable"),
        ],
    })
}

/// Returns the service worker, which caches the pads and their files. It contains a hash over all files, so any change makes
/// browsers update the cache.
pub fn worker() -> String {
    let pages = GameName::ALL.map(|game| address(game.name()));
    let pages: Vec<&str> = [ADDRESS].into_iter().chain(pages.iter().map(String::as_str)).collect();
    let kept = json!({"pages": pages, "files": files(), "version": assets::version()});
    format!("self.KEPT = {kept};\n{}", include_str!("../../assets/script/worker/worker.js"))
}

/// Returns the files that score pads need.
fn files() -> Vec<String> {
    let of_others = ["morph.js", "app.js", "learn.css"];
    let files = assets::all().iter().filter(|asset| !of_others.contains(&asset.name.as_str()));
    files.map(|asset| assets::url(&asset.name)).chain([MANIFEST.to_owned()]).collect()
}
