//! The sources of the program and of its words.

use std::fs;
use std::path::Path;

/// The Rust files under a folder: their paths inside it, and their code without comments and unit tests.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for path in fs::read_dir(next).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(folder).expect("inside").display().to_string();
                found.push((name, code(&fs::read_to_string(&path).expect("text"))));
            }
        }
    }
    found
}

fn code(text: &str) -> String {
    let tested = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = tested.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn nothing_asks_which_game_is_played() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates");
    for (folder, of_one_game) in [
        ("elvaland/src", &["games.rs"][..]),
        ("server/src", &["games.rs"]),
        ("terminal/src", &[]),
        (
            "web/src",
            &["art/games/nidavellir.rs", "art/games/nains.rs", "learn/games/nidavellir.rs", "learn/games/nains.rs"],
        ),
        ("texts/src", &["games/nidavellir.rs", "games/nains.rs", "card_list.rs"]),
    ] {
        let sources = sources(&crates.join(folder));
        assert!(sources.len() > 10);
        for name in of_one_game {
            assert!(sources.iter().any(|(source, _)| source == name), "{folder} has no {name}");
        }
        for (name, code) in sources {
            for word in ["GameName::Ni", "GameName::Na", "AnyGame::Ni", "AnyGame::Na", "\"nidavellir\"", "\"nains\""] {
                let instead = "`with_rules!` and `with_state!` are there for that";
                assert!(!code.contains(word), "{folder}/{name} names {word}: {instead}");
            }
            // Whatever chooses between the games by itself names the rules, or the module, of this one.
            let rules = ["Nidavellir>", "Nains>", "Nidavellir::", "Nains::", "nidavellir::"];
            let names_rules = rules.iter().any(|word| code.contains(word));
            assert!(!names_rules || of_one_game.contains(&name.as_str()), "{folder}/{name} is written for one game");
        }
    }
}
