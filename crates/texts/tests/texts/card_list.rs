//! Every problem of a card list is said in every language, with its line.

use std::collections::BTreeSet;

use elvaland_rules::mechanics::{Age, Column};
use elvaland_rules::nains::{Catalog, CatalogError, CatalogProblem, Expected, Misprint, TrackError};
use elvaland_texts::{Language, Texts};

/// One example of each problem.
fn examples() -> Vec<CatalogProblem> {
    let unfit = |expected| CatalogProblem::Unfit { field: "era", expected, found: "\"x\"".to_owned() };
    let mut all = vec![
        CatalogProblem::TooLong,
        CatalogProblem::Syntax { message: "invalid key".to_owned() },
        CatalogProblem::UnknownField { field: "colour".to_owned(), known: &["era", "order"] },
        CatalogProblem::Missing { field: "era", expected: Expected::Number { from: 1, to: 2 } },
        CatalogProblem::OrderTotal { order: Column::Fourth, expected: 16, found: 15 },
        CatalogProblem::DeckTotal { era: Age::First, five_players: false, found: 35 },
        CatalogProblem::DeckTotal { era: Age::First, five_players: true, found: 46 },
    ];
    all.extend(
        [
            Expected::Number { from: 1, to: 2 },
            Expected::Order,
            Expected::RuneName,
            Expected::TrueOrFalse,
            Expected::Track,
            Expected::Dwarves,
        ]
        .map(unfit),
    );
    all.extend([Misprint::Points, Misprint::RuneName, Misprint::Occult, Misprint::Malt].map(CatalogProblem::Misprint));
    all.extend(
        [
            TrackError::Length { found: 65 },
            TrackError::Start { found: 1 },
            TrackError::Falls { place: 3, before: 7, found: 6 },
            TrackError::TooHigh { place: 4, found: 1000 },
        ]
        .map(CatalogProblem::Track),
    );
    all
}

#[test]
fn every_problem_is_a_sentence_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let said: Vec<String> = examples()
            .into_iter()
            .map(|problem| {
                let line = (problem != CatalogProblem::TooLong).then_some(12);
                texts.card_list_error(&CatalogError { line, problem })
            })
            .collect();
        for sentence in &said {
            assert!(sentence.ends_with('.') && !sentence.contains(['{', '}', '$']), "{language}: {sentence}");
        }
        assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), said.len(), "{language}: {said:#?}");
        insta::assert_snapshot!(format!("problems_{language}"), said.join("\n"));
    }
}

#[test]
fn what_is_shown_of_a_file_is_short_and_harmless() {
    let found = format!("\"\u{1b}[31m\u{202e}{}", "x".repeat(5000));
    let problem = CatalogProblem::Unfit { field: "rune", expected: Expected::RuneName, found };
    for language in Language::ALL {
        let said = Texts::new(language).card_list_error(&CatalogError { line: Some(1), problem: problem.clone() });
        assert!(!said.contains(['\u{1b}', '\u{202e}']) && said.contains('…') && said.chars().count() < 250, "{said}");
    }
}

#[test]
fn real_files_are_explained() {
    let english = Texts::new(Language::English);
    let said = |text: &str| english.card_list_error(&Catalog::from_toml(text).expect_err("a wrong list"));
    assert_eq!(
        said("shield_track = [0, 3, 2]"),
        "Line 1: the Shield track must not fall, but at 2 ranks it goes from 3 to 2."
    );
    assert_eq!(said("shield_track = [0]\ncolour = 1"), "Line 2: unknown field “colour”; allowed: shield_track, dwarf.");
    assert!(said("shield_track = [0").starts_with("Line 1: this is not valid TOML ("), "{}", said("shield_track = [0"));
    let huge = " ".repeat(1 << 21);
    assert_eq!(said(&huge), "A card list can have at most 1,048,576 bytes.");
}
