//! Tests every command with Nains.

use crate::common::{NAINS, POSITION, errors, file, refusal, run, run_with, text, written};
use serde_json::Value;

/// The note about the built-in cards.
fn reconstructed() -> Value {
    serde_json::json!({"file": null, "reconstructed": true, "to_correct": "elvaland cards --help"})
}

#[test]
fn records_replay_for_every_number_of_players() {
    for players in ["2", "3", "4", "5"] {
        let path = file(&format!("nains-{players}.jsonl"));
        let games = ["simulate", "--game", "nains", "--players", players, "--games", "8", "--legal-counts"];
        let summary = text(&[&games[..], &["--records", &path]].concat());
        assert!(summary.starts_with(&format!("nains {players}p, 8 random games, seed 1\n")), "{summary}");
        let replayed = text(&["replay", &path]);
        assert!(replayed.starts_with("8 games: 8 hold (8 finished, 0 not), 0 broken;"), "{replayed}");
        assert!(text(&["show", &path]).contains("The game is over."));
        assert_eq!(text(&["lab", "perft", &format!("{path}@1"), "--depth", "1"]), "depth 1: 60 ways\n");
    }
}

#[test]
fn one_file_may_hold_both_games() {
    let simulate = |game| written(&run(&["simulate", "--game", game, "--games", "2", "--records", "-"]));
    let both = format!("{}{}", simulate("nidavellir"), simulate("nains"));
    let replayed = run_with(&["replay", "-"], &both);
    assert!(written(&replayed).starts_with("4 games: 4 hold"), "{}", written(&replayed));
    let shown = run_with(&["show", "-", "--number", "4", "--json"], &both);
    let view: Value = serde_json::from_slice(&shown.stdout).expect("JSON");
    assert_eq!(view["game"], "nains");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let (one, three) = (file("nains-threads-1.jsonl"), file("nains-threads-3.jsonl"));
    let simulate = |threads, records| {
        let games = ["simulate", "--game", "nains", "--players", "5", "--games", "600", "--seed", "5"];
        text(&[&games[..], &["--threads", threads, "--records", records]].concat())
    };
    assert_eq!(simulate("1", &one), simulate("3", &three));
    let (one, three) = (std::fs::read(one).expect("written"), std::fs::read(three).expect("written"));
    assert!(one == three, "the records differ");
}

#[test]
fn the_summary_tells_heroes_elite_and_cards() {
    let summary = text(&["simulate", "--game", "nains", "--games", "300"]);
    let second = "Cards: the built-in list, a reconstruction (NAI-R1); to correct it: elvaland cards --help";
    assert_eq!(summary.lines().nth(1), Some(second));
    for words in ["\n  temple ", "\n  malt ", "Ties broken at the end", "Heroes recruited", "volgrir", "\n  dawn  "] {
        assert!(summary.contains(words), "{words}: {summary}");
    }
    let awards = summary.split("Ally, Elite and Certification\n").nth(1).expect("a table");
    assert!(["gaat", "tiss", "ordo", "certification"].iter().all(|award| awards.contains(award)), "{awards}");

    let report = text(&["simulate", "--game", "nains", "--games", "300", "--json"]);
    let report: Value = serde_json::from_str(&report).expect("JSON");
    assert_eq!(report["cards"], reconstructed());
    let share = |list: &str, name: &str| {
        let heroes = report[list].as_array().expect("a list");
        heroes.iter().find(|hero| hero["hero"] == name).and_then(|hero| hero["share"].as_f64()).expect("a share")
    };
    assert_eq!(share("awards", "gaat"), share("heroes", "oboron"), "Ga'at comes with Oboron");
    assert!((0.4..0.9).contains(&share("awards", "certification")));
    let nidavellir: Value = serde_json::from_str(&text(&["simulate", "--games", "3", "--json"])).expect("JSON");
    assert!(nidavellir.get("cards").is_none() && nidavellir["awards"] == serde_json::json!([]));
}

#[test]
fn options_of_the_other_game_are_refused() {
    for (options, words) in [
        (&["--first-game"][..], "error: `--first-game` belongs to nidavellir: "),
        (&["--edition", "german"], "error: `--edition` belongs to nidavellir: "),
        (&["--edition", "original"], "error: `--edition` belongs to nidavellir: "),
    ] {
        let path = file("never-written.jsonl");
        let simulate = ["simulate", "--game", "nains", "--records", &path];
        let complaint = refusal(&[&simulate[..], options].concat());
        assert!(complaint.starts_with(words), "{complaint}");
        assert!(!std::path::Path::new(&path).exists(), "nothing is overwritten for a game that is not played");
    }
}

#[test]
fn positions_say_which_game_they_are_of() {
    let output = run(&["show", NAINS]);
    assert!(written(&output).starts_with("Nains, 2 players. Everything is open.\n"), "{}", written(&output));
    assert!(errors(&output).starts_with("Cards: the built-in list, a reconstruction"), "{}", errors(&output));
    assert!(written(&run(&["show", POSITION])).starts_with("Nidavellir, "));
    let position = text(&["show", NAINS, "--position"]);
    assert!(position.starts_with("nains 2p; age 1; round 2; taverns "), "{position}");
    assert_eq!(text(&["show", position.trim(), "--position"]), position);
    let view: Value = serde_json::from_str(&text(&["show", NAINS, "--json"])).expect("JSON");
    assert_eq!(view["game"], "nains");
    assert_eq!(view["cards"], reconstructed());
    let view: Value = serde_json::from_str(&text(&["show", POSITION, "--json"])).expect("JSON");
    assert!(view.get("cards").is_none());
}
