//! Embedded static files: styles, scripts, sprites, fonts. File names contain a hash of the content, so browsers cache
//! them for ever.

use std::sync::LazyLock;

use elvaland_rules::{GameName, with_rules};

use crate::art;

/// A static file.
pub struct Asset {
    /// Its name in the code.
    pub name: String,
    /// Its name in URLs, with a hash of the content.
    pub file: String,
    /// The media type.
    pub kind: &'static str,
    /// The content.
    pub bytes: Vec<u8>,
}

/// All files.
pub fn all() -> &'static [Asset] {
    static ALL: LazyLock<Vec<Asset>> = LazyLock::new(|| {
        let script = "text/javascript; charset=utf-8";
        let mut all = vec![
            Asset::new("letters.woff2", "font/woff2", include_bytes!("../assets/fonts/cinzel-bold.woff2").to_vec()),
            Asset::new("morph.js", script, include_bytes!("../assets/vendor/idiomorph-0.8.0.min.js").to_vec()),
            Asset::new("early.js", script, include_bytes!("../assets/script/early.js").to_vec()),
            Asset::new("app.js", script, SCRIPT.as_bytes().to_vec()),
            Asset::new("pad.js", script, PAD_SCRIPT.as_bytes().to_vec()),
            Asset::new("puzzles.js", script, include_bytes!("../assets/script/puzzles/rating.js").to_vec()),
            Asset::new("icon.svg", SVG, art::favicon().into_bytes()),
            Asset::new("icon-192.png", PNG, include_bytes!("../assets/icons/icon-192.png").to_vec()),
            Asset::new("icon-512.png", PNG, include_bytes!("../assets/icons/icon-512.png").to_vec()),
        ];
        for game in GameName::ALL {
            let sprite = with_rules!(game, R => art::sprite::<R>());
            all.push(Asset::new(&sprite_name(game.name()), SVG, sprite.into_bytes()));
        }
        let style = art::seats::style() + &STYLE.replace("letters.woff2", &all[0].file);
        all.push(Asset::new("app.css", CSS, style.into_bytes()));
        all.push(Asset::new("pad.css", CSS, include_bytes!("../assets/pad.css").to_vec()));
        all.push(Asset::new("learn.css", CSS, include_bytes!("../assets/learn.css").to_vec()));
        all
    });
    &ALL
}

/// The style of all pages.
const STYLE: &str = concat!(
    include_str!("../assets/base.css"),
    include_str!("../assets/around.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/layout.css"),
);

/// The modules of our script, in the order of concatenation.
const SCRIPT: &str = concat!(
    include_str!("../assets/script/page.js"),
    include_str!("../assets/script/announcement.js"),
    include_str!("../assets/script/sound.js"),
    include_str!("../assets/script/playback.js"),
    include_str!("../assets/script/live.js"),
    include_str!("../assets/script/bidding.js"),
    include_str!("../assets/script/keys.js"),
    include_str!("../assets/script/replay.js"),
    include_str!("../assets/script/notify.js"),
    include_str!("../assets/script/start.js"),
);

/// The modules of the score pad's script, in the order of concatenation.
const PAD_SCRIPT: &str = concat!(
    include_str!("../assets/script/announcement.js"),
    include_str!("../assets/script/pad/score.js"),
    include_str!("../assets/script/pad/page.js"),
    include_str!("../assets/script/pad/start.js"),
);

const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";
const CSS: &str = "text/css; charset=utf-8";

/// Returns the name of a game's sprite.
pub(crate) fn sprite_name(game: &str) -> String {
    format!("{game}.svg")
}

/// Returns the path of a file, without the base path.
pub fn path(name: &str) -> String {
    let asset = all().iter().find(|asset| asset.name == name);
    asset.map_or_else(String::new, |asset| format!("/assets/{}", asset.file))
}

/// Returns a hash over all files.
pub(crate) fn version() -> String {
    let names: String = all().iter().map(|asset| asset.file.as_str()).collect();
    format!("{:016x}", hash(names.as_bytes()))
}

/// Returns the `ETag` of a content.
pub fn tag(bytes: &[u8]) -> String {
    format!("\"{:016x}\"", hash(bytes))
}

/// Returns the file with this name in URLs.
pub fn find(file: &str) -> Option<&'static Asset> {
    all().iter().find(|asset| asset.file == file)
}

impl Asset {
    fn new(name: &str, kind: &'static str, bytes: Vec<u8>) -> Asset {
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        Asset { name: name.to_owned(), file: format!("{stem}-{:016x}.{extension}", hash(&bytes)), kind, bytes }
    }
}

/// FNV-1a: distinguishes versions of our own files; not a cryptographic hash.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
