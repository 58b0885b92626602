//! Tests `simulate`: equal seeds give equal bytes, and records are valid.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::common::{errors, file, program, run, run_with, text, written};
use serde_json::Value;

#[test]
fn the_number_of_threads_changes_nothing() {
    let (one, three) = (file("threads-1.jsonl"), file("threads-3.jsonl"));
    let simulate = |threads, records| {
        let games = ["simulate", "--players", "3", "--games", "700", "--seed", "5", "--legal-counts"];
        text(&[&games[..], &["--threads", threads, "--records", records]].concat())
    };
    assert_eq!(simulate("1", &one), simulate("3", &three));
    let (one, three) = (std::fs::read(one).expect("written"), std::fs::read(three).expect("written"));
    assert!(one == three, "the records differ");
    assert_eq!(one.iter().filter(|&&byte| byte == b'\n').count(), 700);

    for game in ["nidavellir", "nains"] {
        let json = |threads| text(&["simulate", "--game", game, "--games", "700", "--threads", threads, "--json"]);
        assert_eq!(json("1"), json("3"));
    }
}

#[test]
fn records_change_nothing_and_seeds_do() {
    let path = file("same-games.jsonl");
    let summary = text(&["simulate", "--games", "60", "--seed", "9"]);
    assert_eq!(summary, text(&["simulate", "--games", "60", "--seed", "9", "--records", &path]));
    assert_ne!(summary, text(&["simulate", "--games", "60", "--seed", "10"]).replace("seed 10", "seed 9"));
}

#[test]
fn records_replay_for_every_kind_of_game() {
    for players in ["2", "3", "4", "5"] {
        for options in [&[][..], &["--first-game"], &["--edition", "german"]] {
            let path = file(&format!("replay-{players}-{}.jsonl", options.join("")));
            let games = ["simulate", "--players", players, "--games", "8", "--legal-counts", "--records", &path];
            text(&[&games[..], options].concat());
            let replayed = text(&["replay", &path]);
            assert!(replayed.starts_with("8 games: 8 hold (8 finished, 0 not), 0 broken;"), "{replayed}");
        }
    }
}

#[test]
fn the_summary_adds_up() {
    for (game, heroes, decisions) in [("nidavellir", 21, 60.0), ("nains", 22, 60.0)] {
        let report = text(&["simulate", "--game", game, "--games", "300", "--json"]);
        let report: Value = serde_json::from_str(&report).expect("JSON");
        let number = |value: &Value| value.as_f64().expect("a number");
        let sum = |list: &str, field: &str| -> f64 {
            report[list].as_array().expect("a list").iter().map(|entry| number(&entry[field])).sum()
        };
        let close = |one: f64, other: f64| (one - other).abs() < 1e-9;
        assert_eq!(report["games"], 300);
        assert!(close(sum("parts", "mean"), number(&report["total"]["mean"])), "the parts add up to the total");
        let wins = |list: &str| -> f64 {
            let groups = report[list].as_array().expect("a list").iter();
            groups.map(|group| number(&group["win"]["mean"]) * number(&group["players"])).sum()
        };
        assert!(close(wins("seats"), 300.0), "every game has winners");
        assert!(close(wins("start_gems"), 300.0), "and had a gem when it began");
        assert!(report["trades"]["by_number"].as_array().is_some_and(|groups| groups.len() > 3));
        assert!((2.0..6.0).contains(&number(&report["trades"]["mean_gain"])), "{}", report["trades"]);
        assert_eq!(report["rounds_per_game"]["mean"], 6.0);
        for seat in report["seats"].as_array().expect("a list") {
            let win = &seat["win"];
            assert!(number(&win["low"]) < number(&win["mean"]) && number(&win["mean"]) < number(&win["high"]), "{win}");
        }
        assert!(close(sum("seats", "mean_total") / 4.0, number(&report["total"]["mean"])));
        assert!(close(sum("heroes", "share"), 4.0 * number(&report["heroes_per_player"]["mean"])));
        assert_eq!(report["heroes"].as_array().map(Vec::len), Some(heroes));
        let majorities = report["distinctions"].as_array().expect("a list");
        assert_eq!(majorities.len(), if game == "nidavellir" { 5 } else { 0 }, "the Elite are cards");
        assert_eq!(report["awards"].as_array().is_some_and(Vec::is_empty), game == "nidavellir");
        assert!(number(&report["decisions_per_game"]["mean"]) > decisions);

        let columns = report["balance"].as_array().expect("a list");
        assert_eq!(columns.len(), 5);
        for (column, part) in columns.iter().zip(report["parts"].as_array().expect("a list")) {
            assert_eq!(column["column"], part["part"]);
            let points = number(&column["mean_ranks"]) * number(&column["points_per_rank"]);
            assert!(close(points, number(&part["mean"])), "{column}");
            let others_equal = number(&column["total_per_rank_others_equal"]);
            assert!(others_equal > number(&column["total_per_rank"]), "a rank is better than one less elsewhere");
            assert!((1.0..15.0).contains(&others_equal), "{column}");
        }
    }
}

#[test]
fn the_balance_is_a_table_and_one_game_tells_little() {
    let summary = text(&["simulate", "--games", "500"]);
    let header = "Balance of the columns  ranks  points/rank  total/rank  others equal\n  warrior  ";
    assert!(summary.contains(header), "{summary}");
    let summary = text(&["simulate", "--game", "nains", "--players", "2", "--games", "1"]);
    let row = summary.lines().find(|line| line.starts_with("  talion ") && line.ends_with(" -"));
    assert!(row.is_some(), "{summary}");
}

#[test]
fn the_first_game_has_fewer_heroes() {
    let summary = text(&["simulate", "--games", "50", "--players", "2", "--first-game", "--edition", "german"]);
    assert!(summary.starts_with("nidavellir 2p first-game german, 50 random games, seed 1\n"), "{summary}");
    assert!(summary.contains("kraal") && !summary.contains("thrud"));
}

#[test]
fn records_on_stdout_leave_the_summary_to_stderr() {
    let output = run(&["simulate", "--games", "3", "--records", "-", "--json"]);
    let records = written(&output);
    assert_eq!(records.lines().count(), 3);
    assert!(serde_json::from_str::<Value>(&errors(&output)).is_ok(), "{}", errors(&output));
    let replayed = run_with(&["replay", "-"], &records);
    assert!(replayed.status.success() && written(&replayed).starts_with("3 games: 3 hold"));
}

#[test]
fn timings_are_on_stderr_only() {
    let output = run(&["simulate", "--games", "20"]);
    assert!(errors(&output).contains("games/s") && !written(&output).contains("games/s"));
}

#[test]
fn a_reader_who_goes_is_no_error() {
    let mut child = program()
        .args(["simulate", "--games", "100000", "--records", "-"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut line = String::new();
    let mut reader = BufReader::new(child.stdout.take().expect("piped"));
    reader.read_line(&mut line).expect("a record");
    drop(reader);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    assert_eq!(errors(&output), "");
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let output = run(&["simulate", "--games", "1", "--records", "/nonexistent/games.jsonl"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(errors(&output).contains("/nonexistent/games.jsonl"));
}
