//! The mechanics are shared by two games: they know concepts, not cards.

use std::path::Path;

use elvaland_rules::mechanics::Ruleset;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;

/// Names of single cards and pieces, beside those of the heroes.
const CARDS: [&str; 17] = [
    "pioneer",
    "jeweler",
    "armorer",
    "hunting master",
    "king's hand",
    "kings hand",
    "gem 6",
    "gem6",
    "ga'at",
    "oösräm",
    "dröh",
    "paria",
    "liqueur",
    "malt",
    "occult",
    "mercenary",
    "mercenaries",
];

/// The words of a line in small letters; names in code are taken apart (`PlaceThrud`, `is_uline`).
fn words(line: &str) -> String {
    let mut words = String::from(" ");
    let mut previous = ' ';
    for letter in line.chars() {
        let hump = letter.is_uppercase() && previous.is_lowercase();
        let is_part = letter.is_alphanumeric() || letter == '\'';
        if (hump || !is_part) && !words.ends_with(' ') {
            words.push(' ');
        }
        if is_part {
            words.extend(letter.to_lowercase());
        }
        previous = letter;
    }
    words
}

/// Whether a line names a card: as a word, or as the beginning of one; short names are beginnings of many other words.
fn names_card(line: &str, card: &str) -> bool {
    let short = card.chars().count() < 4;
    let after = |rest: &str| !short || rest.starts_with([' ', '\'']) || rest.is_empty();
    let (words, wanted) = (words(line), format!(" {card}"));
    words.match_indices(&wanted).any(|(at, found)| after(&words[at + found.len()..]))
}

fn all_cards() -> Vec<&'static str> {
    let heroes = [Nidavellir::HEROES, Nains::HEROES].concat();
    heroes.into_iter().flat_map(|name| name.split('_')).chain(CARDS).collect()
}

#[test]
fn the_mechanics_name_no_card_of_a_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/mechanics");
    let cards = all_cards();
    let mut found = Vec::new();
    let mut files = 0;
    for entry in std::fs::read_dir(folder).expect("the mechanics") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a source file");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        files += 1;
        for (number, line) in code.lines().enumerate() {
            for card in cards.iter().filter(|card| names_card(line, card)) {
                found.push(format!("{}:{}: {card}", path.display(), number + 1));
            }
        }
    }
    assert!(files > 20, "the files were found");
    assert!(found.is_empty(), "the mechanics name cards:\n{}", found.join("\n"));
}

#[test]
fn a_card_is_recognised_in_prose_and_in_code() {
    for line in ["Thrud's place", "then([PlaceThrud])", "is_thrud(army)", "\"thrud\" =>", "THRUD", "ThrudStep"] {
        assert!(names_card(line, "thrud"), "{line}");
    }
    assert!(names_card("the holder of gem 6", "gem 6") && names_card("gem == Dwerg::Aesir", "aesir"));
    for (line, card) in [("Fey stands", "fey"), ("Cognar::Wal", "wal"), ("is_wal(hero)", "wal"), ("wal's rank", "wal")]
    {
        assert!(names_card(line, card), "{line}");
    }
    assert!(!names_card("let walk = walls;", "wal"), "a short name is a word of its own");
    assert!(!names_card("the order of play", "ordo") && !names_card("a total", "tala"));
    assert!(!names_card("in parallel", "aral"), "a name inside another word is none");
}
