//! Every word of the pages is in the catalogue, every message of the catalogue is on a page, and in all languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Game, Seat, Turn};
use elvaland_texts::{
    EVENTS, EXPLAIN, GUIDE, LEARN, LEARN_NAINS, LEARN_NIDAVELLIR, Language, PAGES, RULINGS, SERVER, TABLE,
};
use elvaland_web::learn::Leaf;
use scraper::Html;

use crate::kit::{Look, Played, all, one, pad, random_game, texts};
use crate::learn::{first, leaf};

/// Where pages are written.
const SOURCES: [&str; 3] = ["src", "assets/script", "../server/src/http"];

/// Sentences that pages share with the terminal.
const SHARED: [&str; 2] = ["../texts/src/turn.rs", "../texts/src/choices.rs"];

/// The begin of the ids of messages.
const KINDS: [&str; 13] = [
    "page-",
    "guide-",
    "table-",
    "count-",
    "event-",
    "explain-",
    "scoring-",
    "reaction-",
    "server-",
    "turn-",
    "action-",
    "learn-",
    "ruling-",
];

fn files(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs" || end == "js") {
            found.push(fs::read_to_string(path).expect("a source"));
        }
    }
}

/// The strings in the sources that begin like a message.
fn ids() -> BTreeSet<String> {
    let mut sources = Vec::new();
    for folder in SOURCES {
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut sources);
    }
    for file in SHARED {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        sources.push(fs::read_to_string(path).expect("a source"));
    }
    let strings = sources.iter().flat_map(|source| source.split('"'));
    let is_id = |text: &&str| KINDS.iter().any(|kind| text.starts_with(kind)) && !text.contains(char::is_whitespace);
    strings.filter(is_id).map(str::to_owned).collect()
}

/// Whether a message is named, or its id is made of a begin and something else.
fn is_used(id: &str, ids: &BTreeSet<String>) -> bool {
    let starts = |start: &String| start.split_once('{').is_some_and(|(start, _)| id.starts_with(start));
    ids.contains(id) || ids.iter().any(starts)
}

#[test]
fn every_message_is_used() {
    let ids = ids();
    let messages = [PAGES, GUIDE, LEARN, LEARN_NIDAVELLIR, LEARN_NAINS].into_iter().flatten().map(|(id, _)| *id);
    let unused: Vec<&str> = messages.filter(|id| !is_used(id, &ids)).collect();
    assert!(unused.is_empty(), "{} messages that no page uses: {}", unused.len(), unused.join(" "));
}

/// Every message there is, of those that pages may use.
fn catalogue() -> impl Iterator<Item = &'static str> {
    let all = [PAGES, GUIDE, TABLE, EVENTS, EXPLAIN, SERVER, LEARN, LEARN_NIDAVELLIR, LEARN_NAINS, RULINGS];
    all.into_iter().flatten().map(|(id, _)| *id)
}

#[test]
fn every_message_that_is_used_exists() {
    for id in ids() {
        match id.split_once('{') {
            Some((start, _)) => assert!(catalogue().any(|known| known.starts_with(start)), "{id}"),
            None => assert!(catalogue().any(|known| known == id), "{id}"),
        }
    }
}

/// What people read or hear, without what is not to be translated.
fn read_out(page: &Html) -> String {
    let attributes = [
        "title",
        "aria-label",
        "alt",
        "placeholder",
        "data-done",
        "data-none",
        "data-pouch",
        "data-lost",
        "data-broken",
        "data-copied",
        "data-line",
    ];
    let mut read = page.root_element().text().collect::<Vec<_>>().join("\n");
    for element in all(page, "*") {
        let said = element.value().attrs().filter(|(name, _)| attributes.contains(name));
        said.for_each(|(_, value)| read = format!("{read}\n{value}"));
    }
    read
}

/// Some pages of a game: every tenth table, the rare decisions, and the end.
fn pages<R: Played>(language: Language, mut watch: impl FnMut(&Html)) {
    for options in &R::variants()[..2] {
        let mut step = 0;
        random_game::<R>(options, 77, |state, log| {
            step += 1;
            let is_rare = !matches!(state.table().asked_kind(), Some("bid" | "take"));
            if step % 10 > 0 && !is_rare {
                return;
            }
            let audience = match state.turn() {
                Turn::Decide(seats) => Audience::Seat(seats.first().unwrap_or(Seat::S0)),
                _ => Audience::Spectator,
            };
            watch(&Look::new(state, audience).in_language(language).after(log).page());
        });
    }
}

/// English sentences that must not be on a page of another language.
fn english(language: Language) -> Vec<String> {
    let (english, other) = (texts(Language::English), texts(language));
    let taught = [LEARN, LEARN_NIDAVELLIR, LEARN_NAINS, RULINGS];
    let plain = taught.into_iter().flatten().chain(PAGES).chain(EXPLAIN).filter(|(_, variables)| variables.is_empty());
    let sentences = plain.map(|(id, _)| (english.get(id), other.get(id)));
    sentences.filter(|(one, two)| one != two && one.len() > 14).map(|(one, _)| one).collect()
}

fn is_all_translated(language: Language) {
    let english = english(language);
    let check = |page: &Html| {
        assert_eq!(one(page, "html").attr("lang"), Some(language.tag()));
        let read = read_out(page);
        for line in read.lines() {
            let id = line.split_whitespace().find(|word| KINDS.iter().any(|kind| word.starts_with(kind)));
            assert_eq!(id, None, "{line}");
            assert!(!line.contains("{$") && !line.contains("{ $"), "a variable is missing: {line}");
        }
        if language != Language::English {
            let left: Vec<&String> = english.iter().filter(|sentence| read.contains(sentence.as_str())).collect();
            assert!(left.is_empty(), "{left:?}");
        }
    };
    let filled = [("players", "5"), ("0-astrid", "on"), ("1-astrid", "on"), ("0-ordo", "on"), ("1-ordo", "on")];
    check(&Html::parse_document(&pad::<Nidavellir>(language, &filled)));
    check(&Html::parse_document(&pad::<Nains>(language, &filled)));
    check(&Html::parse_document(&first(language)));
    for which in Leaf::ALL {
        check(&Html::parse_document(&leaf::<Nidavellir>(language, which)));
        check(&Html::parse_document(&leaf::<Nains>(language, which)));
    }
    pages::<Nidavellir>(language, check);
    pages::<Nains>(language, check);
}

#[test]
fn english_pages_say_everything() {
    is_all_translated(Language::English);
}

#[test]
fn french_pages_say_everything() {
    is_all_translated(Language::French);
}

#[test]
fn german_pages_say_everything() {
    is_all_translated(Language::German);
}
