//! The files of the three languages agree with each other and with the Rust side.

use std::collections::BTreeSet;

use elvaland_texts::Language;

use crate::ftl::{NAINS, THEMES, all_patterns, folder, patterns};
use crate::tokens::{ACTIONS, CHANCE, GAMES, PARTS, PLACES, RUNES, columns, heroes};

/// The levels of computer players, as the bots name them; a test of the program makes sure that they are these.
const LEVELS: [&str; 9] =
    ["apprentice", "journeyman", "artisan", "master", "champion", "king", "collector", "planner", "gambler"];

#[test]
fn every_file_is_embedded() {
    for language in Language::ALL {
        let found: BTreeSet<String> = std::fs::read_dir(folder(language))
            .expect("a folder for every language")
            .map(|entry| entry.expect("readable").file_name().into_string().expect("UTF-8"))
            .collect();
        let mut expected = BTreeSet::from(THEMES.map(|theme| format!("{theme}.ftl")));
        if language == Language::French {
            expected.insert(format!("{NAINS}.ftl"));
        }
        assert_eq!(found, expected, "{language}");
    }
}

#[test]
fn every_language_says_the_same_things() {
    for theme in THEMES {
        let english = patterns(Language::English, theme);
        for language in [Language::French, Language::German] {
            let other = patterns(language, theme);
            // The taverns of Nains have French names: French explains none of them.
            let is_shared = |id: &&String| language != Language::French || !id.ends_with(".gloss");
            let ids: BTreeSet<_> = english.keys().filter(is_shared).collect();
            assert_eq!(ids, other.keys().collect(), "{language}/{theme}");
            for (id, pattern) in english.iter().filter(|(id, _)| is_shared(id)) {
                assert_eq!(pattern.variables, other[id].variables, "{language}: {id}");
                assert_eq!(pattern.keys, other[id].keys, "{language}: {id}");
            }
        }
    }
}

/// French calls the coins of Nains talions: every message that says so replaces one that says something else.
#[test]
fn messages_of_nains_replace_others_with_the_same_variables() {
    let all = all_patterns(Language::French);
    for (id, pattern) in patterns(Language::French, NAINS) {
        let replaced = all.get(&id).unwrap_or_else(|| panic!("{id} replaces no message"));
        assert_eq!((&pattern.variables, &pattern.keys), (&replaced.variables, &replaced.keys), "{id}");
        assert!(id.ends_with(".short") || pattern.text != replaced.text, "{id} says the same");
        assert!(!pattern.text.contains("pièce"), "{id}");
    }
}

#[test]
fn names_are_those_that_can_be_asked_for() {
    let mut asked: BTreeSet<String> = [
        "edition-original",
        "edition-german",
        "symbol-occult",
        "symbol-malt",
        "coin-base",
        "coin-base.short",
        "coin-gold",
        "coin-gold.short",
        "coin-special",
        "coin-special.short",
        "card-nidavellir-offering",
        "card-nidavellir-special-blacksmith",
    ]
    .map(str::to_owned)
    .into();
    for game in GAMES {
        asked.insert(format!("game-{game}"));
        asked.insert(format!("age-{game}"));
        asked.extend((0..3).map(|tavern| format!("tavern-{game}-{tavern}")));
        asked.extend((0..3).map(|tavern| format!("tavern-{game}-{tavern}.at")));
        asked.extend((0..3).map(|tavern| format!("tavern-key-{game}-{tavern}")));
    }
    for (game, column) in columns() {
        asked.insert(format!("column-{game}-{column}"));
        asked.insert(format!("column-{game}-{column}.dwarf"));
        asked.insert(format!("card-{game}-{column}"));
        if game == "nidavellir" {
            asked.insert(format!("distinction-{game}-{column}"));
            asked.insert(format!("distinction-{game}-{column}.power"));
        }
    }
    for (game, hero) in heroes() {
        asked.insert(format!("hero-{game}-{hero}"));
        asked.insert(format!("hero-{game}-{hero}.power"));
        if game == "nidavellir" {
            asked.insert(format!("hero-{game}-{hero}.title"));
        }
    }
    for (game, parts) in PARTS {
        asked.extend(parts.iter().map(|part| format!("part-{game}-{part}")));
    }
    for level in LEVELS {
        asked.insert(format!("level-{level}"));
        asked.insert(format!("level-{level}.about"));
    }
    asked.extend((0..3).map(|tavern| format!("tavern-nains-{tavern}.gloss")));
    asked.extend(RUNES.map(|rune| format!("rune-{rune}")));
    asked.extend(RUNES.map(|rune| format!("rune-short-{rune}")));
    asked.insert("symbol-legend".to_owned());
    let written = patterns(Language::English, "names");
    assert_eq!(asked, written.keys().cloned().collect());
}

#[test]
fn choices_between_tokens_are_complete() {
    let actions: BTreeSet<_> = ACTIONS.into_iter().chain(CHANCE).chain(["other"]).collect();
    let places: BTreeSet<_> = PLACES.into_iter().chain(["other"]).collect();
    for language in Language::ALL {
        for (id, pattern) in all_patterns(language) {
            for (variable, keys) in &pattern.keys {
                let keys: BTreeSet<_> = keys.iter().map(String::as_str).collect();
                let expected = match variable.as_str() {
                    "asked" => actions.clone(),
                    "place" => places.clone(),
                    "deck" => BTreeSet::from(["all", "few"]),
                    "what" => BTreeSet::from(["bytes", "records", "requests", "streams", "tables", "webhooks"]),
                    "game" => BTreeSet::from(GAMES),
                    "who" => BTreeSet::from(["you", "other"]),
                    _ => BTreeSet::from(["one", "other"]),
                };
                assert_eq!(keys, expected, "{language}: {id}, ${variable}");
            }
        }
    }
}

/// The sentence for the player who is asked has the variables of the sentence for the others, but for the name.
#[test]
fn turns_of_the_reader_have_the_variables_of_turns_of_others() {
    let (pages, table) = (patterns(Language::English, "pages"), patterns(Language::English, "table"));
    for (id, pattern) in pages {
        if let Some(kind) = id.strip_prefix("page-turn-you-") {
            let mut others = table[&format!("turn-{kind}")].variables.clone();
            others.remove("player");
            assert_eq!(pattern.variables, others, "{id}");
        }
    }
}

#[test]
fn full_stops_are_where_they_belong() {
    for language in Language::ALL {
        for (id, pattern) in patterns(language, "refusals") {
            assert!(pattern.text.ends_with('.'), "{language}: {id}");
        }
        for (id, pattern) in patterns(language, "cards") {
            // The line introduces a problem, which is a sentence; what a field can be is a part of one.
            let is_sentence = id != "cards-line" && !id.starts_with("expected-");
            assert_eq!(pattern.text.ends_with('.'), is_sentence, "{language}: {id}");
        }
        for theme in ["table", "events"] {
            for (id, pattern) in patterns(language, theme) {
                assert!(!pattern.text.contains('.'), "{language}: {id}");
            }
        }
        for (id, pattern) in patterns(language, "powers") {
            // The power of a distinction is a sentence already.
            let is_sentence = pattern.text.trim_end().ends_with('.');
            assert_eq!(is_sentence, id != "explain-distinction", "{language}: {id}");
        }
        for (id, pattern) in patterns(language, "guide") {
            // How a column scores is a sentence already.
            let is_sentence = pattern.text.trim_end().ends_with(['.', '!']);
            assert_eq!(is_sentence, id != "guide-column", "{language}: {id}");
        }
        for theme in ["pages", "terminal"] {
            for (id, pattern) in patterns(language, theme) {
                assert!(!pattern.text.ends_with('.'), "{language}: {id}");
            }
        }
        for (id, pattern) in patterns(language, "rulings") {
            assert_eq!(pattern.text.ends_with('.'), !id.starts_with("basis-"), "{language}: {id}");
        }
        for (id, pattern) in patterns(language, "names") {
            let is_sentence = id.ends_with(".power") || id.ends_with(".about");
            assert_eq!(pattern.text.ends_with('.'), is_sentence, "{language}: {id}");
        }
    }
}

#[test]
fn typography_is_that_of_the_language() {
    const NO_BREAK: char = '\u{a0}';
    for language in Language::ALL {
        let quotes = match language {
            Language::English => "“”",
            Language::French => "«»",
            Language::German => "„“",
        };
        let foreign = |c: char| "“”„«»\"'".contains(c) && !quotes.contains(c);
        for (id, pattern) in all_patterns(language) {
            let text = &pattern.text;
            assert!(!text.contains(foreign), "{language}: {id}: quotes");
            assert!(!text.contains("..."), "{language}: {id}: dots");
            assert!(!text.contains("  "), "{language}: {id}: two spaces");
            let marks: Vec<char> = text.chars().filter(|c| quotes.contains(*c)).collect();
            let pairs: String = marks.iter().collect();
            assert_eq!(pairs, quotes.repeat(marks.len() / 2), "{language}: {id}: pairs");

            let characters: Vec<char> = text.chars().collect();
            for (index, &c) in characters.iter().enumerate() {
                let before = index.checked_sub(1).and_then(|i| characters.get(i));
                let after = characters.get(index + 1);
                if language == Language::French {
                    if ":;!?»".contains(c) {
                        assert_eq!(before, Some(&NO_BREAK), "{id}: before {c}");
                    }
                    if c == '«' {
                        assert_eq!(after, Some(&NO_BREAK), "{id}: after {c}");
                    }
                } else if ":;!?".contains(c) {
                    assert_ne!(before, Some(&' '), "{language}: {id}: before {c}");
                }
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    // Words that are the same by right; names of heroes, games and taverns of Nains apart.
    let same = |language, id: &str| {
        let proper = ["hero-", "game-", "tavern-nains-", "tavern-key-", "page-title-"];
        let words: &[&str] = match language {
            Language::French => &[
                "column-nains-temple",
                "card-nains-temple",
                "column-nains-forge",
                "card-nains-forge",
                "column-nains-talion",
                "card-nains-talion",
                "part-nidavellir-total",
                "part-nains-total",
                "part-nains-heroes",
                "part-nains-malt",
                "count-points",
                "table-points",
                "table-score",
                "table-total",
                "coin-base.short",
                "level-artisan",
                "level-champion",
                "page-options",
                "page-timer-minutes",
                "page-menu",
                "page-tab-table",
                "page-motion",
                "page-notify",
                "page-webhook-kind",
                "page-webhooks",
                "page-scores",
                "page-brings",
                "page-total",
                "pad-points",
            ],
            _ => &[
                "rune-short-wind",
                "column-nains-talion",
                "card-nains-talion",
                "column-nains-errants.dwarf",
                "card-nains-errants",
                "part-nains-heroes",
                "table-hand",
                "table-elite",
                "list-group",
                "label-value",
                "learn-nidavellir-blacksmith-figure",
                "hint-option",
                "coin-base.short",
                "coin-gold.short",
                "level-champion",
                "event-reaction",
                "explain-card",
                "page-motion-normal",
                "page-present",
                "page-brings",
                "page-pad-player-name",
                "page-webhooks",
            ],
        };
        words.contains(&id) || proper.iter().any(|start| id.starts_with(start)) && !id.ends_with(".power")
    };
    let english = all_patterns(Language::English);
    for language in [Language::French, Language::German] {
        for (id, pattern) in all_patterns(language) {
            if !same(language, &id) {
                assert_ne!(pattern.text.to_lowercase(), english[&id].text.to_lowercase(), "{language}: {id}");
            }
            let words = pattern.text.split(|c: char| !c.is_alphanumeric() && c != '$');
            for word in words {
                let is_english = ["the", "of", "and", "with", "your", "is", "you", "rank", "ranks"];
                assert!(!is_english.contains(&word), "{language}: {id}: {word}");
            }
        }
    }
}
