//! The sources of the program.

use std::fs;
use std::path::Path;

/// The Rust files under a folder, by name.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let read = |path: &Path| (path.display().to_string(), fs::read_to_string(path).expect("text"));
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![read(&path)] }).collect()
}

#[test]
fn nothing_asks_which_game_is_played() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(sources.len() > 10);
    for (name, text) in sources {
        for word in ["GameName::Nidavellir", "GameName::Nains", "AnyGame::Nidavellir", "AnyGame::Nains"] {
            assert!(!text.contains(word), "{name} names {word}: `with_rules!` and `with_state!` are there for that");
        }
        let names_rules = ["Nidavellir>", "Nains>", "Nidavellir::", "Nains::"].iter().any(|word| text.contains(word));
        assert!(!names_rules || name.ends_with("games.rs"), "{name} is written for one game");
    }
}
