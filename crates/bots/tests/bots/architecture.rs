//! The sources of the bots.

use std::fs;
use std::path::Path;

/// The Rust files under a folder, by name.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let read = |path: &Path| (path.display().to_string(), fs::read_to_string(path).expect("text"));
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![read(&path)] }).collect()
}

/// Game-specific code is behind the trait `BotGame`; comments and tests may name a game.
#[test]
fn only_the_games_folder_names_a_game() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(sources.len() > 10);
    for (name, text) in sources {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let names_a_game = code.into_iter().any(|line| line.contains("Nidavellir") || line.contains("Nains"));
        let may = ["games/nidavellir.rs", "games/nains.rs"].iter().any(|file| name.ends_with(file));
        assert_eq!(names_a_game, may, "{name}");
    }
}
