//! Tests `perft`, `bench` and `soak`.

use crate::common::{NAINS, POSITION, errors, run, text, written};
use serde_json::Value;

#[test]
fn perft_counts_the_bids() {
    assert_eq!(text(&["lab", "perft", "--players", "2", "--depth", "2"]), "depth 2: 3600 ways\n");
    assert_eq!(text(&["lab", "perft", "--players", "3", "--depth", "0"]), "depth 0: 1 ways\n");
    assert_eq!(text(&["lab", "perft", POSITION, "--depth", "1"]), "depth 1: 3 ways\n");
    assert_eq!(text(&["lab", "perft", "--game", "nains", "--players", "2", "--depth", "2"]), "depth 2: 3600 ways\n");
    assert_eq!(text(&["lab", "perft", NAINS, "--depth", "1"]), "depth 1: 3 ways\n");
    let first = text(&["lab", "perft", POSITION, "--depth", "4", "--seed", "1"]);
    assert_eq!(first, text(&["lab", "perft", POSITION, "--depth", "4", "--seed", "1"]));
}

#[test]
fn perft_divides_into_the_same_sum() {
    for arguments in [
        &["lab", "perft", POSITION, "--depth", "4"][..],
        &["lab", "perft", NAINS, "--depth", "4"],
        &["lab", "perft", "--players", "2", "--depth", "3"],
        &["lab", "perft", "--game", "nains", "--players", "3", "--depth", "2"],
    ] {
        let whole: Value = serde_json::from_str(&text(&[arguments, &["--json"]].concat())).expect("JSON");
        let divided: Value = serde_json::from_str(&text(&[arguments, &["--divide", "--json"]].concat())).expect("JSON");
        let branches = divided["divide"].as_array().expect("branches");
        let sum: u64 = branches.iter().map(|branch| branch["ways"].as_u64().expect("a number")).sum();
        assert_eq!((whole["ways"].as_u64(), divided["ways"].as_u64()), (Some(sum), Some(sum)));
        assert!(branches.len() > 2);
    }
    let divided = text(&["lab", "perft", POSITION, "--depth", "2", "--divide"]);
    assert!(divided.starts_with("take W7  ") && divided.ends_with(" ways\n"), "{divided}");
}

#[test]
fn bench_measures_both_games_for_every_number_of_players() {
    let measures = text(&["lab", "bench", "--seconds", "0.01", "--threads", "2", "--json"]);
    let measures: Vec<Value> = serde_json::from_str(&measures).expect("JSON");
    let measured: Vec<(&str, u64)> = measures
        .iter()
        .map(|measure| (measure["game"].as_str().expect("a name"), measure["players"].as_u64().expect("a number")))
        .collect();
    let expected: Vec<(&str, u64)> =
        ["nidavellir", "nains"].into_iter().flat_map(|game| (2..=5).map(move |players| (game, players))).collect();
    assert_eq!(measured, expected);
    for measure in &measures {
        for field in ["games_per_second_one_thread", "games_per_second_all_threads", "nanoseconds_per_decision"] {
            assert!(measure[field].as_f64().is_some_and(|number| number > 0.0), "{field}: {measure}");
        }
        assert!(measure["state_bytes"].as_u64().is_some_and(|bytes| (100..1000).contains(&bytes)));
    }
}

#[test]
fn bench_measures_what_is_asked_for() {
    let table =
        |arguments: &[&str]| text(&[&["lab", "bench", "--seconds", "0.01", "--players", "3"], arguments].concat());
    assert_eq!(table(&["--game", "nidavellir"]).lines().count(), 3);
    let nains = table(&["--game", "nains"]);
    assert!(nains.starts_with("nains complete random games, 0.01 s each\nCards: the built-in list, a reconstruction"));
    assert_eq!(nains.lines().count(), 4, "{nains}");
    assert_eq!(table(&[]).lines().count(), 8);
}

#[test]
fn a_soak_finds_nothing_broken() {
    let output = run(&["lab", "soak", "--games", "64", "--seed", "2", "--first", "480", "--threads", "2"]);
    assert!(output.status.success());
    let told = written(&output);
    for game in ["nidavellir", "nains"] {
        assert!(told.contains(&format!("{game}: 64 games from number 480, seed 2; debug assertions ")), "{told}");
        assert!(told.contains(&format!("\n{game}: 0 games broken, ")), "{told}");
    }
    assert!(told.contains("a reconstruction") && errors(&output).contains("64 games in "), "{told}");
}

#[test]
fn a_soak_of_one_game_plays_the_same_games() {
    let checks = |arguments: &[&str]| {
        let told = text(&[&["lab", "soak", "--games", "20", "--first", "7", "--every-step"], arguments].concat());
        told.lines().filter(|line| line.contains(" checks of ")).map(str::to_owned).collect::<Vec<_>>()
    };
    let one_by_one = [checks(&["--game", "nidavellir"]), checks(&["--game", "nains"])].concat();
    assert_eq!(checks(&["--game", "all", "--threads", "3"]), one_by_one);
}
