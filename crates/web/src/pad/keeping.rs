//! What lets a pad be installed on a phone and used without a connection.

use elvaland_rules::GameName;
use elvaland_texts::Texts;
use serde_json::{Value, json};

use super::{ADDRESS, address};
use crate::assets;

/// Where browsers are told how to install the pad.
pub const MANIFEST: &str = "/score.webmanifest";
/// Where the script is that answers while the server cannot be reached. It must lie at the root to answer for the pads.
pub const WORKER: &str = "/worker.js";

/// How the pad is installed.
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

/// The script that keeps the pads and the files they need. A change of any file makes it another script, and so browsers
/// fetch all of them again.
pub fn worker() -> String {
    let pages = GameName::ALL.map(|game| address(game.name()));
    let pages: Vec<&str> = [ADDRESS].into_iter().chain(pages.iter().map(String::as_str)).collect();
    let kept = json!({"pages": pages, "files": files(), "version": assets::version()});
    format!("self.KEPT = {kept};\n{}", include_str!("../../assets/script/worker/worker.js"))
}

/// The files that the pages of pads refer to: all but those of other pages.
fn files() -> Vec<String> {
    let of_others = ["morph.js", "app.js", "learn.css"];
    let files = assets::all().iter().filter(|asset| !of_others.contains(&asset.name.as_str()));
    files.map(|asset| assets::url(&asset.name)).chain([MANIFEST.to_owned()]).collect()
}
