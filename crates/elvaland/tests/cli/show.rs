//! Tests `show`: three languages, and views without secrets.

use crate::common::{POSITION, errors, file, program, run, run_with, text, written};
use serde_json::Value;

/// Records of three finished games.
fn games(name: &str) -> String {
    let path = file(name);
    text(&["simulate", "--players", "3", "--games", "3", "--records", &path]);
    path
}

#[test]
fn the_table_is_shown_in_three_languages() {
    for (language, expected) in [
        ("en", ["Player 1 takes a card.", "Laughing Goblin", "Legal actions, Player 1", "take Warrior 7"]),
        (
            "fr",
            [
                "Joueur·euse 1 prend une carte.",
                "Gobelin Rieur",
                "Actions possibles, Joueur·euse 1",
                "prendre Guerrier·ère 7",
            ],
        ),
        ("de", ["Person 1 nimmt eine Karte.", "Feiernder Goblin", "Mögliche Aktionen, Person 1", "Krieger 7 nehmen"]),
    ] {
        let table = text(&["show", POSITION, "--lang", language]);
        for words in expected {
            assert!(table.contains(words), "{language}: {words} is not in\n{table}");
        }
        let output = program().env("LANG", format!("{language}_XX.UTF-8")).args(["show", POSITION]).output();
        assert_eq!(written(&output.expect("the program runs")), table, "the language of the environment");
    }
}

#[test]
fn the_audience_is_said() {
    for (audience, line) in [
        (&[][..], "Nidavellir, 2 players. Everything is open."),
        (&["--open"], "Nidavellir, 2 players. Everything is open."),
        (&["--spectator"], "Nidavellir, 2 players. Seen by everyone."),
        (&["--seat", "1"], "Nidavellir, 2 players. Seen by Player 2."),
    ] {
        let table = text(&[&["show", POSITION][..], audience].concat());
        assert_eq!(table.lines().next(), Some(line));
    }
}

#[test]
fn hidden_bids_of_another_player_change_nothing() {
    let other = POSITION.replace("coins 4/5/0/2 3", "coins 4/2/3/0 5");
    for audience in [&["--seat", "0"][..], &["--spectator"]] {
        for format in [&[][..], &["--json"]] {
            let show = |position| text(&[&["show", position][..], audience, format].concat());
            assert_eq!(show(POSITION), show(&other), "{audience:?}");
        }
    }
    let open = |position| text(&["show", position, "--json"]);
    assert_ne!(open(POSITION), open(&other), "they do differ");
}

#[test]
fn legal_actions_are_those_the_audience_may_know() {
    let bidding = "nidavellir 3p; taverns W7 H B / E9 M0 W3 / B B R3";
    let seats = |audience: &[&str]| -> Vec<u64> {
        let view: Value =
            serde_json::from_str(&text(&[&["show", bidding, "--json"][..], audience].concat())).expect("JSON");
        let legal = view["legal"].as_array().expect("a list");
        assert!(legal.iter().all(|seat| seat["actions"].as_array().map(Vec::len) == Some(60)));
        legal.iter().map(|seat| seat["seat"].as_u64().expect("a seat")).collect()
    };
    assert_eq!(seats(&["--open"]), [0, 1, 2]);
    assert_eq!(seats(&["--seat", "1"]), [1]);
    assert_eq!(seats(&["--spectator"]), [0; 0]);
    assert!(text(&["show", bidding, "--seat", "1"]).contains("bid 0, 2, 3  "));
    assert!(!text(&["show", bidding, "--spectator"]).contains("Legal actions"));
}

#[test]
fn a_position_is_written_and_read_again() {
    let position = text(&["show", POSITION, "--position"]);
    assert!(position.starts_with("nidavellir 2p; age 1; round 2; taverns"));
    assert_eq!(text(&["show", position.trim(), "--position"]), position);
    let json: Value = serde_json::from_str(&text(&["show", POSITION, "--json", "--position"])).expect("JSON");
    assert_eq!(json["position"], position.trim());
}

#[test]
fn a_position_error_is_readable() {
    let output = run(&["show", "nidavellir 2p; taverns W7 H X3 / E9 M0 W3 / B B R3"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        errors(&output).lines().next(),
        Some("error: position, `taverns W7 H X3 / E9 M0 W3 / B B R3`: `X3` is no card of this game")
    );
    let output = run(&["show", "chess 3p; age 1"]);
    assert!(errors(&output).contains("no rules for the game `chess` here"), "{}", errors(&output));
}

#[test]
fn records_are_shown_at_every_step() {
    let path = games("show.jsonl");
    let end = text(&["show", &path]);
    assert!(end.contains("The game is over.") && end.contains("Everything is open."));
    let begin = text(&["show", &format!("{path}@0"), "--number", "2"]);
    assert!(begin.contains("Cards are dealt."), "{begin}");
    let bids = text(&["show", &format!("{path}@1"), "--number", "3", "--seat", "2"]);
    assert!(bids.contains("Your turn: bid at the three taverns.") && bids.contains("Legal actions, Player 3"));

    for (argument, number, code, words) in [
        (format!("{path}@9999"), "1", 2, "has no step 9999"),
        (path.clone(), "4", 2, "has 3 games, not 4"),
        (format!("{path}@x"), "1", 2, "there is no file"),
    ] {
        let output = run(&["show", &argument, "--number", number]);
        assert_eq!(output.status.code(), Some(code), "{argument}");
        assert!(errors(&output).contains(words), "{}", errors(&output));
    }
}

#[test]
fn names_are_used_and_running_games_keep_their_secrets() {
    let records = std::fs::read_to_string(games("running.jsonl")).expect("written");
    let mut record: Value = serde_json::from_str(records.lines().next().expect("a record")).expect("JSON");
    record["names"] = serde_json::json!(["Ada", "Bo", "Cy"]);
    record["steps"].as_array_mut().expect("steps").truncate(4);
    record.as_object_mut().expect("an object").remove("result");
    let output = run_with(&["show", "-"], &record.to_string());
    let table = written(&output);
    assert!(table.starts_with("Nidavellir, 3 players. Seen by everyone.\n"), "{table}");
    assert!(table.contains("\nAda, Gem ") && table.contains("hidden") && !table.contains("face down"));
}
