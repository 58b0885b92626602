//! Code and messages agree: every id in the sources exists, and every message is used.
//!
//! Ids are strings, so only the sources of all crates can tell which are used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use elvaland_rules::ruling::Ruling;
use elvaland_texts::{Language, Reaction};

use crate::ftl::{all_patterns, patterns};
use crate::tokens::{ACTIONS, CHANCE, columns};

/// The folders whose code shows messages, relative to this crate.
const SOURCES: [&str; 6] =
    ["src", "../web/src", "../web/assets/script", "../server/src", "../terminal/src", "../elvaland/src"];

/// Adds the Rust and JavaScript files below a folder.
fn collect_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            collect_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "js") {
            files.push(path);
        }
    }
}

/// Returns the string literals in the sources that have the form of an id, with a file that has them. Parts that the
/// code fills in stay in braces: `turn-{kind}`.
fn literals() -> BTreeMap<String, PathBuf> {
    let mut files = Vec::new();
    for folder in SOURCES {
        collect_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut files);
    }
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_{}".contains(c);
    let mut literals = BTreeMap::new();
    for file in files {
        let source = fs::read_to_string(&file).expect("UTF-8");
        let ids = source.split('"').filter(|text| text.contains('-') && text.chars().all(is_part));
        literals.extend(ids.map(|id| (id.to_owned(), file.clone())));
    }
    literals
}

/// Returns whether `literal` is `id`, or becomes `id` when its braces are filled in.
fn matches(literal: &str, id: &str) -> bool {
    let mut fixed = literal.split('{').enumerate().map(|(nth, part)| match nth {
        0 => part,
        _ => part.split_once('}').map_or("", |(_, after)| after),
    });
    let Some(mut rest) = fixed.next().and_then(|start| id.strip_prefix(start)) else {
        return false;
    };
    let parts: Vec<&str> = fixed.collect();
    let Some((last, between)) = parts.split_last() else {
        return rest.is_empty();
    };
    for part in between {
        let Some((_, after)) = rest.split_once(part) else {
            return false;
        };
        rest = after;
    }
    rest.len() > last.len() && rest.ends_with(last)
}

/// Returns the first part of an id.
fn family(id: &str) -> &str {
    id.split('-').next().unwrap_or_default()
}

/// Returns the ids of messages of all files; attributes belong to their messages.
fn messages() -> BTreeSet<String> {
    all_patterns(Language::English).into_keys().filter(|id| !id.contains('.')).collect()
}

#[test]
fn every_message_is_used() {
    let literals = literals();
    let is_used = |id: &String| {
        let own = literals.keys().filter(|literal| family(literal) == family(id));
        own.into_iter().any(|literal| matches(literal, id))
    };
    let unused: Vec<String> = messages().into_iter().filter(|id| !is_used(id)).collect();
    assert!(unused.is_empty(), "no code uses {}", unused.join(" "));
}

/// Names are left out: they are asked for by token, and pictures share their ids.
#[test]
fn every_id_in_the_code_is_a_message() {
    let messages = messages();
    let names = patterns(Language::English, "names");
    let families: BTreeSet<&str> = messages.iter().filter(|id| !names.contains_key(*id)).map(|id| family(id)).collect();
    let unknown: Vec<String> = literals()
        .into_iter()
        .filter(|(literal, _)| families.contains(family(literal)) && !literal.ends_with('-'))
        .filter(|(literal, _)| !messages.iter().any(|id| matches(literal, id)))
        .map(|(literal, file)| format!("{literal} in {}", file.display()))
        .collect();
    assert!(unknown.is_empty(), "no such message: {}", unknown.join(", "));
}

/// Families whose ids end with a token have a message for every token, and for nothing else.
#[test]
fn messages_by_token_are_complete() {
    let asked = || ACTIONS.into_iter().chain(CHANCE).map(str::to_owned);
    let columns = columns().map(|(game, column)| format!("{game}-{column}"));
    let families: [(&str, BTreeSet<String>); 6] = [
        ("turn-", asked().collect()),
        ("action-", ACTIONS.into_iter().chain(["ylud-stay"]).map(str::to_owned).collect()),
        ("page-turn-you-", ACTIONS.map(str::to_owned).into()),
        ("reaction-", Reaction::ALL.map(|reaction| reaction.name().to_owned()).into()),
        ("ruling-", Ruling::ALL.iter().map(|ruling| ruling.id().to_lowercase()).collect()),
        ("scoring-", columns.collect()),
    ];
    let (messages, literals) = (messages(), literals());
    for (prefix, tokens) in families {
        // Messages that the code names in full are not by token.
        let by_token = messages.iter().filter(|id| !literals.contains_key(*id));
        let found: BTreeSet<String> = by_token.filter_map(|id| id.strip_prefix(prefix)).map(str::to_owned).collect();
        let named = |token: &String| literals.contains_key(&format!("{prefix}{token}"));
        let expected: BTreeSet<String> = tokens.into_iter().filter(|token| !named(token)).collect();
        assert_eq!(found, expected, "{prefix}");
    }
}

#[test]
fn braces_stand_for_at_least_one_character() {
    assert!(matches("turn-bid", "turn-bid") && !matches("turn-bid", "turn-bids"));
    assert!(matches("turn-{kind}", "turn-bid") && !matches("turn-{kind}", "turn-"));
    assert!(matches("action-{kind}-stay", "action-ylud-stay") && !matches("action-{kind}-stay", "action-ylud"));
    assert!(matches("hero-{game}-{hero}", "hero-nains-fey") && !matches("hero-{game}-{hero}", "hero-nains"));
}
