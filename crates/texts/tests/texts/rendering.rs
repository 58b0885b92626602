//! Every message filled in with small numbers and long names: plurals, decimals and braces are right in all of them.

use std::collections::BTreeSet;

use elvaland_texts::{Language, Texts, Value};

use crate::ftl::{Pattern, all_patterns};
use crate::tokens::{ACTIONS, GAMES, PLACES, columns, heroes};

/// The numbers that messages are filled in with: none, one, two and more.
const NUMBERS: [u8; 4] = [0, 1, 2, 5];

/// The longest name that a player can have.
const LONGEST_NAME: &str = "Wolfdietrich von Falkenb";

/// Variables that are numbers wherever they occur.
const COUNTS: [&str; 33] = [
    "agreed", "before", "coins", "columns", "count", "done", "era", "expected", "found", "free", "from", "gem", "high",
    "line", "low", "luck", "needed", "number", "place", "plus", "points", "ranks", "rating", "round", "rounds", "rows",
    "seat", "solved", "step", "sum", "symbols", "tried", "value",
];

/// Variables that are limits of the rules, never 0 or 1.
const LIMITS: [&str; 3] = ["most", "to", "total"];

/// Messages whose points and ranks come with their nouns.
fn has_nouns(id: &str) -> bool {
    let starts = ["reason-", "guide-reason-", "page-review-summary-others"];
    starts.iter().any(|start| id.starts_with(start)) || id.starts_with("learn-n") && id.ends_with("-figure")
}

/// The longest of some texts.
fn longest(texts: impl IntoIterator<Item = String>) -> String {
    texts.into_iter().max_by_key(|text| text.chars().count()).expect("a text")
}

/// The value of a variable of a message: `number` for all numbers, and the longest name for every other one.
fn value(texts: &Texts, id: &str, pattern: &Pattern, name: &str, number: u8) -> Value<'static> {
    let keys = pattern.keys.get(name);
    let is_plural = keys.is_some_and(|keys| keys.contains("one"));
    match name {
        "points" if has_nouns(id) => texts.count_points(number).into(),
        "ranks" if has_nouns(id) => texts.format("count-ranks", &[("count", number.into())]).into(),
        "win" | "play" | "percent" => Value::Percent { share: 0.249, digits: 1 },
        _ if LIMITS.contains(&name) => 20.into(),
        "counted" if id.starts_with("cards-") => number.into(),
        "at" if id == "page-moment" => number.into(),
        "age" if id.starts_with("age-") => number.into(),
        "coin" if id.ends_with("-figure") => number.into(),
        "expected" if id.starts_with("cards-") => texts.get("expected-true-or-false").into(),
        "place" if keys.is_some() => PLACES[2].into(),
        "asked" => ACTIONS[2].into(),
        "game" if keys.is_some() => GAMES[usize::from(number) % 2].into(),
        "who" if number == 1 => "you".into(),
        _ if is_plural || COUNTS.contains(&name) => number.into(),
        "hero" => longest(heroes().map(|(game, hero)| texts.hero(game, hero))).into(),
        "column" | "counted" => longest(columns().map(|(game, column)| texts.column(game, column))).into(),
        "dwarf" | "dwarves" => longest(columns().map(|(game, column)| texts.dwarf(game, column))).into(),
        "at" | "tavern" => longest((0..3).map(|tavern| texts.at_tavern("nidavellir", tavern))).into(),
        "card" | "piece" | "cards" => texts.card("nidavellir", "B2").into(),
        "players" => texts.list(&[LONGEST_NAME; 5]).into(),
        _ => LONGEST_NAME.into(),
    }
}

/// The texts of every language; French has words of its own for Nains.
fn all_texts() -> [Texts; 3] {
    Language::ALL.map(Texts::new)
}

/// Calls `check` with the id of every message, the number and the filled-in text.
fn render_all(texts: &Texts, mut check: impl FnMut(&str, u8, &str)) {
    let patterns = all_patterns(texts.language());
    for (id, pattern) in patterns.iter().filter(|(id, _)| !id.contains('.')) {
        for number in NUMBERS {
            let filled: Vec<(&str, Value<'_>)> =
                pattern.variables.iter().map(|name| (name.as_str(), value(texts, id, pattern, name, number))).collect();
            for game in GAMES {
                check(id, number, &texts.for_game(game).format(id, &filled));
            }
        }
    }
}

/// The words that stand behind a number in the plural only, as the messages with both forms have them.
fn plurals(language: Language) -> BTreeSet<String> {
    let behind = |line: &str, variable: &str| -> Option<String> {
        let (_, rest) = line.split_once(&format!("${variable} "))?;
        rest.split_whitespace().next().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned())
    };
    let mut words = BTreeSet::new();
    for pattern in all_patterns(language).values() {
        for variable in pattern.keys.iter().filter(|(_, keys)| keys.contains("one")).map(|(name, _)| name) {
            let lines: Vec<&str> = pattern.text.lines().collect();
            for pair in lines.windows(2) {
                if let [Some(one), Some(other)] = [pair[0], pair[1]].map(|line| behind(line, variable))
                    && one != other
                {
                    words.insert(other);
                }
            }
        }
    }
    words
}

#[test]
fn no_message_counts_one_in_the_plural() {
    for texts in all_texts() {
        let plurals = plurals(texts.language());
        assert!(plurals.len() >= 10, "the plurals were found: {plurals:?}");
        render_all(&texts, |id, number, text| {
            let words: Vec<&str> = text.split_whitespace().collect();
            for pair in words.windows(2).filter(|_| number == 1) {
                let count = pair[0].trim_start_matches(|c: char| !c.is_ascii_digit());
                let noun = pair[1].trim_matches(|c: char| !c.is_alphanumeric());
                assert!(count != "1" || !plurals.contains(noun), "{}: {id}: {text}", texts.language());
            }
        });
    }
}

#[test]
fn no_message_shows_braces_or_a_missing_variable() {
    for texts in all_texts() {
        render_all(&texts, |id, _, text| {
            assert!(!text.contains(['{', '}', '$', '\u{2068}', '\u{2069}']), "{}: {id}: {text}", texts.language());
        });
    }
}

#[test]
fn numbers_have_the_decimal_separator_of_the_language() {
    for texts in all_texts() {
        let (right, wrong) = match texts.language() {
            Language::English => ("24.9\u{a0}%", ','),
            Language::French | Language::German => ("24,9\u{a0}%", '.'),
        };
        let mut percentages = 0;
        render_all(&texts, |id, _, text| {
            let characters: Vec<char> = text.chars().collect();
            let is_wrong = |part: &[char]| part[0].is_ascii_digit() && part[1] == wrong && part[2].is_ascii_digit();
            assert!(!characters.windows(3).any(is_wrong), "{}: {id}: {text}", texts.language());
            assert!(!text.contains(" %"), "{}: {id}: a space that can break: {text}", texts.language());
            percentages += text.matches(right).count();
        });
        assert!(percentages > 0, "{}: percentages were shown", texts.language());
    }
}

#[test]
fn the_plural_nouns_are_found() {
    let english = plurals(Language::English);
    assert!(["points", "ranks", "cards"].iter().all(|word| english.contains(*word)), "{english:?}");
    assert!(["Punkte", "Karten"].iter().all(|word| plurals(Language::German).contains(*word)));
    assert!(["points", "grades"].iter().all(|word| plurals(Language::French).contains(*word)));
}
