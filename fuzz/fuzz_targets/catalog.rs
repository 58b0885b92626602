//! Parses any text, and any edit of the built-in list, as a card list. It is refused with a line number, or it has the printed
//! numbers and its decks are written and parsed back equal.
#![no_main]

use elvaland_rules::Rules;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::nains::{Catalog, CatalogError, Face, Nains, Options, check_track, decks_from_names};
use elvaland_rules_fuzz::Choices;

const GOOD: &str = include_str!("../../crates/rules/src/nains/cards.toml");

/// After a zero byte come edits of the good list (the number of a line in two bytes, how many bytes come instead, and
/// these); else the bytes are the text.
fn text(bytes: &[u8]) -> String {
    let [0, edits @ ..] = bytes else { return String::from_utf8_lossy(bytes).into_owned() };
    let mut edits = edits;
    let mut lines: Vec<String> = GOOD.lines().map(str::to_owned).collect();
    while let [high, low, length, rest @ ..] = edits {
        let (new, rest) = rest.split_at(usize::from(*length).min(rest.len()));
        let line = usize::from(u16::from_be_bytes([*high, *low])) % lines.len();
        lines[line] = String::from_utf8_lossy(new).into_owned();
        edits = rest;
    }
    lines.join("\n")
}

fn check_list(catalog: &Catalog) {
    assert_eq!(catalog.cards().len(), 91);
    assert_eq!(check_track(catalog.track()), Ok(()));
    for players in 2..=5 {
        let decks = catalog.decks(players);
        let names = decks.each_ref().map(|deck| deck.iter().map(Face::to_string).collect::<Vec<_>>());
        assert_eq!(decks_from_names(players, names.each_ref().map(Vec::as_slice)), Ok(decks));
        let options = Options::with_catalog(players, catalog).expect("2 to 5 players");
        Choices::new(&[]).play_out(Nains::start(&options, Dealer::new(players as u64).rng()));
    }
}

fn check_error(text: &str, error: &CatalogError) {
    let lines = text.matches('\n').count() + 1;
    assert!(error.line.is_some_and(|line| (1..=lines).contains(&line)), "{error}");
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let text = text(bytes);
    if let Ok(face) = text.parse::<Face>() {
        assert_eq!(face.to_string(), text);
    }
    match Catalog::from_toml(&text) {
        Ok(catalog) => check_list(&catalog),
        Err(error) => check_error(&text, &error),
    }
});
