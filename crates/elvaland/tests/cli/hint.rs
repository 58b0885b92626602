//! Tests `hint`: languages, order of options, and independence of hidden facts.

use crate::common::{POSITION, errors, file, refusal, run, text};
use elvaland_bots::Level;
use elvaland_texts::{Language, Texts};
use serde_json::Value;

/// Returns a hint with a budget in iterations, equal on every machine.
fn hint(table: &str, more: &[&str]) -> String {
    text(&[&["hint", table, "--budget", "60", "--threads", "1"][..], more].concat())
}

#[test]
fn options_come_with_chances_the_best_first() {
    let advice: Value = serde_json::from_str(&hint(POSITION, &["--json"])).expect("JSON");
    let options = advice["options"].as_array().expect("options");
    let wins: Vec<f64> = options.iter().map(|option| option["win"].as_f64().expect("a chance")).collect();
    assert!(wins.len() > 1 && wins.is_sorted_by(|one, other| one >= other), "{advice}");
    assert!(wins.iter().all(|win| (0.0..=1.0).contains(win)));
    let played: f64 = options.iter().map(|option| option["play"].as_f64().expect("a share")).sum();
    assert!((played - 1.0).abs() < 0.01, "{advice}");
    assert_eq!(hint(POSITION, &["--json"]), hint(POSITION, &["--json"]), "the same every time");
}

#[test]
fn the_advice_is_given_in_three_languages() {
    for (language, words) in [
        ("en", ["For Player 1: chance to win", "take Warrior 7"]),
        ("fr", ["Pour Joueur·euse 1\u{a0}: chances de victoire", "prendre Guerrier·ère 7"]),
        ("de", ["Für Person 1: Gewinnchance", "Krieger 7 nehmen"]),
    ] {
        let advice = hint(POSITION, &["--lang", language]);
        assert!(words.iter().all(|word| advice.contains(word)), "{language}: {advice}");
        let chance = advice.lines().nth(1).and_then(|line| line.split('\u{a0}').next()).unwrap_or_default();
        assert!(chance.contains(if language == "en" { '.' } else { ',' }), "{language}: {advice}");
    }
}

#[test]
fn options_come_with_reasons() {
    let advice: Value = serde_json::from_str(&hint(POSITION, &["--json"])).expect("JSON");
    for option in advice["options"].as_array().expect("options") {
        assert!(option["reasons"]["points"].is_number(), "{option}");
        let is_dwarf = option["action"].as_str().is_some_and(|action| !action.starts_with("take R"));
        assert_eq!(option["reasons"]["gain"].is_number(), is_dwarf, "{option}");
    }
    for (language, word) in [("en", " now."), ("fr", " tout de suite."), ("de", " sofort.")] {
        let advice = hint(POSITION, &["--lang", language]);
        assert!(advice.contains(word), "{language}: {advice}");
    }
}

#[test]
fn hidden_bids_of_another_player_change_nothing() {
    let other = POSITION.replace("coins 4/5/0/2 3", "coins 4/2/3/0 5");
    assert_ne!(other, POSITION);
    assert_eq!(hint(POSITION, &["--seat", "0", "--json"]), hint(&other, &["--seat", "0", "--json"]));
}

#[test]
fn a_record_can_be_asked_about_at_any_step() {
    let path = file("hint.jsonl");
    text(&["simulate", "--game", "nains", "--players", "3", "--games", "1", "--records", &path]);
    for seat in ["0", "1", "2"] {
        let advice = hint(&format!("{path}@1"), &["--seat", seat, "--top", "3", "--lang", "en"]);
        assert_eq!(advice.lines().count(), 7, "a line and its reasons for each: {advice}");
        assert!(advice.contains("bid "), "{advice}");
    }
}

#[test]
fn who_is_not_asked_gets_no_hint() {
    assert!(refusal(&["hint", POSITION, "--seat", "1"]).contains("seat 1 has nothing to choose here"));
    assert!(refusal(&["hint", POSITION, "--seat", "4"]).contains("there is no seat 4"));
    let path = file("hint-over.jsonl");
    text(&["simulate", "--players", "2", "--games", "1", "--records", &path]);
    assert!(refusal(&["hint", &path]).contains("nobody has to choose anything here"));
}

#[test]
fn every_level_has_a_name_and_a_line_about_it() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for level in Level::ALL {
            assert_ne!(texts.level(level.name()), format!("level-{level}"), "{language}");
            assert!(texts.level_about(level.name()).is_some(), "{language}: {level}");
        }
    }
}

#[test]
fn a_seat_that_is_not_asked_is_told_which_one_is() {
    let position = "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3; 0: gem 4, coins 5/0/3/2 4; 1: gem 5, coins 4/5/0/2 3";
    let output = run(&["hint", position, "--seat", "1", "--budget", "4"]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = errors(&output);
    assert!(complaint.contains("seat 1 has nothing to choose here; seat 0 has"), "{complaint}");
    assert!(complaint.contains("Ask with `--seat 0`"), "{complaint}");
}
