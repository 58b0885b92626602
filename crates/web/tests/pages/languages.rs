//! Pages show texts in the language that was asked for, and no message ids.

use std::fs;
use std::path::Path;

use elvaland_rules::mechanics::QuestionKind;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Seat, Turn};
use elvaland_texts::Language;
use elvaland_web::learn::LearnPage;
use scraper::Html;

use crate::kit::{Look, Played, all, one, pad, random_game, texts};
use crate::learn::{first, leaf};

/// The prefixes of message ids.
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

/// Returns the visible and spoken text of a page, without elements that are not translated.
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
            let is_rare = !matches!(state.table().question(), Some(QuestionKind::Bid | QuestionKind::Take));
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
    let themes = ["learn", "learn-nidavellir", "learn-nains", "rulings", "pages", "powers"];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../texts/locales/en");
    let files = themes.map(|theme| fs::read_to_string(folder.join(theme).with_extension("ftl")).expect("a file"));
    let ids = files.iter().flat_map(|file| file.lines()).filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
    let sentences = ids.map(|id| (english.get(id), other.get(id))).filter(|(one, _)| !one.contains("{$"));
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
    for which in LearnPage::ALL {
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

#[test]
fn coins_of_nains_are_talions_in_french() {
    let check = |page: &Html| {
        let read = read_out(page);
        let other = read.lines().find(|line| line.to_lowercase().contains("pièce"));
        assert_eq!(other, None);
    };
    check(&Html::parse_document(&pad::<Nains>(Language::French, &[("players", "2")])));
    for which in LearnPage::ALL {
        check(&Html::parse_document(&leaf::<Nains>(Language::French, which)));
    }
    pages::<Nains>(Language::French, check);
}
