//! Tests card lists: `cards`, `--cards`, and records that carry their own cards.

use crate::common::{NAINS, POSITION, errors, file, file_with, refusal, run, run_with, text, written};
use serde_json::Value;

/// The built-in list with its first Temple cards worth more, and another Shield track.
fn corrected() -> String {
    let list = text(&["cards"]);
    let (one, other) = ("points = 1\noccult = 1\ncopies = 2", "points = 9\noccult = 1\ncopies = 2");
    assert!(list.contains(one));
    list.replacen(one, other, 1).replacen("shield_track = [0, 3, 7", "shield_track = [0, 1, 7", 1)
}

#[test]
fn the_built_in_list_is_printed_and_checked() {
    let list = text(&["cards"]);
    assert!(list.contains("RECONSTRUCTED") && list.contains("correct it") && list.contains("[[dwarf]]"));
    let path = file_with("built-in.toml", &list);
    let summary = text(&["cards", &path]);
    let first = format!(
        "Cards: {path}, equal to the built-in list, a reconstruction (NAI-R1); to correct it: elvaland cards --help\n91 cards, 0 of them not "
    );
    assert!(summary.starts_with(&first), "{summary}");
    for words in ["\nbouclier       20 ", "\ntemple         19 ", "\ntalion         16 ", "decks of 45 and 46 cards"] {
        assert!(summary.contains(words), "{words}: {summary}");
    }
    let piped = written(&run_with(&["cards", "-"], &list));
    assert_eq!(piped, summary.replacen(&path, "standard input", 1));

    let summary: Value = serde_json::from_str(&text(&["cards", "--json"])).expect("JSON");
    assert_eq!((&summary["file"], &summary["reconstructed"]), (&Value::Null, &Value::Bool(true)));
    let orders = summary["orders"].as_array().expect("orders");
    assert_eq!(orders.iter().map(|order| order["cards"].as_u64().expect("a number")).sum::<u64>(), 91);
    assert_eq!(summary["decks"][0]["eras"], serde_json::json!([36, 37]));
}

#[test]
fn a_corrected_list_is_told_apart() {
    let path = file_with("corrected.toml", &corrected());
    let summary = text(&["cards", &path]);
    assert!(
        summary.starts_with(&format!("Cards: {path}\n91 cards, 2 of them not in the built-in list\n")),
        "{summary}"
    );
    let json: Value = serde_json::from_str(&text(&["cards", &path, "--json"])).expect("JSON");
    assert_eq!((&json["changed"], &json["reconstructed"]), (&Value::from(2), &Value::Bool(false)));
    assert_eq!(json["shield_track"][1], 1);
}

#[test]
fn every_command_plays_with_another_list() {
    let path = file_with("played.toml", &corrected());
    let nains =
        |command: &[&str], more: &[&str]| text(&[command, &["--game", "nains", "--cards", &path], more].concat());
    let simulate = nains(&["simulate"], &["--games", "50"]);
    assert_eq!(simulate.lines().nth(1), Some(format!("Cards: {path}").as_str()));
    assert_ne!(
        simulate.replace(&format!("Cards: {path}\n"), ""),
        text(&["simulate", "--game", "nains", "--games", "50"])
    );
    assert!(nains(&["lab", "bench"], &["--players", "2", "--seconds", "0.01"]).contains(&format!("Cards: {path}\n")));
    let soak = nains(&["lab", "soak"], &["--games", "8"]);
    assert!(soak.contains(&format!("Cards: {path}\n")) && soak.contains("\nnains: 0 games broken"), "{soak}");
    assert_eq!(nains(&["lab", "perft"], &["--depth", "2"]), "depth 2: 3600 ways\n");

    let position = NAINS.replace("T1+o", "T9+o");
    let output = run(&["show", &position, "--cards", &path]);
    assert!(output.status.success() && errors(&output).is_empty(), "{}", errors(&output));
    let view: Value = serde_json::from_str(&text(&["show", &position, "--cards", &path, "--json"])).expect("JSON");
    assert_eq!(view["cards"], serde_json::json!({"file": path, "reconstructed": false}));
    assert_eq!(text(&["lab", "perft", &position, "--cards", &path, "--depth", "1"]), "depth 1: 3 ways\n");
    let complaint = errors(&run(&["show", &position]));
    assert!(complaint.contains("`T9+o` is no card of this game") && complaint.contains("a reconstruction"));
}

#[test]
fn a_list_of_cards_says_which_games_are_meant() {
    let path = file_with("meant.toml", &corrected());
    let bench = text(&["lab", "bench", "--players", "2", "--seconds", "0.01", "--json", "--cards", &path]);
    let measures: Vec<Value> = serde_json::from_str(&bench).expect("JSON");
    assert_eq!(measures.iter().map(|measure| &measure["game"]).collect::<Vec<_>>(), ["nains"]);
    let soak = text(&["lab", "soak", "--games", "4", "--cards", &path]);
    assert!(soak.starts_with("nains: 4 games ") && soak.contains(&format!("Cards: {path}\n")), "{soak}");
    assert!(!soak.contains("nidavellir"), "{soak}");
    for command in ["bench", "soak"] {
        let help = text(&["lab", command, "--help"]);
        assert!(help.contains("[default: all; with --cards: nains]"), "{help}");
    }
}

#[test]
fn the_cards_of_a_record_win() {
    let (list, records) = (file_with("own.toml", &corrected()), file("own-cards.jsonl"));
    let built_in = file_with("own-built-in.toml", &text(&["cards"]));
    text(&["simulate", "--game", "nains", "--games", "6", "--cards", &list, "--records", &records]);
    for (cards, other) in [(&list, 0), (&built_in, 6)] {
        let replayed = text(&["replay", "--cards", cards, &records]);
        assert!(replayed.starts_with("6 games: 6 hold (6 finished"), "{replayed}");
        assert!(replayed.contains(&format!("\n{other} games were played with other cards")), "{replayed}");
        let json: Value = serde_json::from_str(&text(&["replay", "--json", "--cards", cards, &records])).expect("JSON");
        assert_eq!(json["other_cards"], other);
    }
    assert!(text(&["replay", &records]).lines().count() == 1, "nobody asked");

    let plain = text(&["show", &records]);
    for (cards, note) in [(&list, ""), (&built_in, "Cards: those of the record, which are others than those of ")] {
        let output = run(&["show", &records, "--cards", cards]);
        assert_eq!(written(&output), plain, "the table is that of the record");
        assert!(errors(&output).starts_with(note) && errors(&output).is_empty() == note.is_empty());
        let view: Value = serde_json::from_str(&text(&["show", &records, "--cards", cards, "--json"])).expect("JSON");
        assert_eq!(view["cards"], serde_json::json!({"file": null, "reconstructed": false}));
    }
    text(&["simulate", "--game", "nains", "--games", "1", "--records", &records]);
    let view: Value = serde_json::from_str(&text(&["show", &records, "--cards", &list, "--json"])).expect("JSON");
    assert_eq!(view["cards"]["reconstructed"], true, "the list is not that of the record");
}

#[test]
fn nidavellir_has_its_own_cards() {
    let list = file_with("not-mine.toml", &text(&["cards"]));
    let records = file("nidavellir-only.jsonl");
    text(&["simulate", "--games", "1", "--records", &records]);
    for arguments in [
        &["simulate"][..],
        &["simulate", "--game", "nidavellir"],
        &["lab", "perft", "--depth", "1"],
        &["lab", "bench", "--game", "nidavellir"],
        &["lab", "soak", "--game", "nidavellir"],
        &["lab", "soak", "--game", "all"],
        &["show", POSITION],
        &["lab", "perft", POSITION, "--depth", "1"],
        &["show", &records],
    ] {
        let complaint = refusal(&[arguments, &["--cards", &list]].concat());
        assert!(complaint.starts_with("error: `--cards` belongs to nains: "), "{arguments:?}: {complaint}");
    }
    let output = run(&["replay", &records, "--cards", &list]);
    assert_eq!(output.status.code(), Some(2));
    assert!(errors(&output).contains("`--cards` belongs to nains"), "{}", errors(&output));
}

#[test]
fn what_is_wrong_with_a_list_is_told_with_its_line() {
    let list = text(&["cards"]);
    let line_of = |words: &str| 1 + list[..list.find(words).expect("in the list")].matches('\n').count();
    let track = line_of("shield_track");
    let order = line_of("order = \"bouclier\"");
    for (name, wrong, expected) in [
        ("order", list.replacen("\"bouclier\"", "\"elves\"", 1), format!("line {order}: `order` is one of ")),
        ("track", list.replacen("[0, 3, 7", "[0, 9, 7", 1), format!("line {track}: the Shield track never falls")),
        ("toml", format!("{list}\n[[dwarf"), format!("line {}: not TOML: ", list.matches('\n').count() + 2)),
        ("count", list.replacen("copies = 6", "copies = 5", 1), "the box has 20 bouclier cards, not 19".to_owned()),
        ("empty", String::new(), "line 1: `shield_track` is missing".to_owned()),
        ("long", "#".repeat(2 << 20), "a list of cards has at most 1048576 bytes".to_owned()),
    ] {
        let path = file_with(&format!("wrong-{name}.toml"), &wrong);
        for arguments in [
            &["cards", &path][..],
            &["simulate", "--game", "nains", "--cards", &path],
            &["show", NAINS, "--cards", &path],
            &["replay", "--cards", &path, "whatever.jsonl"],
        ] {
            let complaint = refusal(arguments);
            assert!(complaint.starts_with(&format!("error: {path}: ")), "{complaint}");
            assert!(complaint.contains(&expected), "{expected} is not in: {complaint}");
        }
    }
}

#[test]
fn a_list_that_cannot_be_read_is_named() {
    let complaint = refusal(&["simulate", "--game", "nains", "--cards", "no-such-list.toml"]);
    assert!(complaint.starts_with("error: cannot read no-such-list.toml: "), "{complaint}");
    let path = file("latin.toml");
    std::fs::write(&path, b"# fine\n# \xe9lan\n").expect("a file can be written");
    assert_eq!(refusal(&["cards", &path]), format!("error: {path}: line 2: this is not UTF-8 text"));
}
