//! Tests `replay --summary` and `replay --step`.

use crate::common::{file, file_with, refusal, run, text, written};
use serde_json::Value;

/// Returns the figures of a report, without those that describe the run.
fn shown(mut report: Value) -> Value {
    let object = report.as_object_mut().expect("an object");
    for name in ["format", "version", "table", "bots", "budget", "cards", "seed", "numbers", "sums"] {
        object.remove(name);
    }
    report
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn records_say_what_the_simulation_said() {
    for (number, run) in [
        &["--game", "nidavellir", "--players", "4", "--games", "200"][..],
        &["--game", "nains", "--players", "3", "--games", "200"],
        &["--first-game", "--edition", "german", "--players", "5", "--games", "100"],
        &["--bots", "greedy,random", "--players", "2", "--games", "10"],
    ]
    .into_iter()
    .enumerate()
    {
        let path = file(&format!("summed-{number}.jsonl"));
        let simulated = json(&text(&[&["simulate", "--records", &path, "--json"], run].concat()));
        let replayed = json(&text(&["replay", "--summary", &path, "--json"]));
        let [summary] = replayed["summaries"].as_array().expect("a list").as_slice() else { panic!("one kind") };
        assert_eq!(summary["table"], simulated["table"]);
        assert_eq!(shown(summary.clone()), shown(simulated));

        let [table, simulated] = [text(&["replay", "--summary", &path]), text(&[&["simulate"], run].concat())];
        let from_scores = |text: &str| text[text.find("\nScore of a player").expect("a table")..].to_owned();
        assert_eq!(from_scores(&table), from_scores(&simulated));
        assert!(table.contains(" recorded games\n"), "{table}");
    }
}

#[test]
fn every_kind_of_game_is_summed_up_by_itself() {
    let records = |game, players| {
        written(&run(&["simulate", "--game", game, "--players", players, "--games", "5", "--records", "-"]))
    };
    let path = file_with(
        "kinds.jsonl",
        &[records("nidavellir", "2"), records("nains", "2"), records("nidavellir", "3")].concat(),
    );
    let replayed = json(&text(&["replay", "--summary", &path, &path, "--json"]));
    let tables: Vec<(&str, u64)> = replayed["summaries"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|summary| (summary["table"].as_str().expect("a table"), summary["games"].as_u64().expect("games")))
        .collect();
    assert_eq!(tables, [("nidavellir 2p", 10), ("nains 2p", 10), ("nidavellir 3p", 10)]);
    let drawn = text(&["replay", &path, "--plot"]);
    assert_eq!(drawn.matches("\nScores of players\n").count(), 3, "{drawn}");
    assert!(json(&text(&["replay", &path, "--json"])).get("summaries").is_none());
    let (svg, csv) = (file("kinds.svg"), file("kinds.csv"));
    let output = run(&["replay", &path, "--plot", &svg]);
    assert_eq!(output.status.code(), Some(2), "one picture is of one kind");
    let output = run(&["replay", &path, "--csv", &csv]);
    assert_eq!(output.status.code(), Some(1), "one table is of one game");
}

#[test]
fn rows_of_records_are_those_of_the_simulation() {
    let [records, simulated, replayed] =
        ["jsonl", "1.csv", "2.csv"].map(|ending| file(&format!("rows-again.{ending}")));
    text(&[
        "simulate",
        "--bots",
        "greedy,random",
        "--players",
        "3",
        "--games",
        "9",
        "--records",
        &records,
        "--csv",
        &simulated,
    ]);
    text(&["replay", &records, "--csv", &replayed]);
    let rows = |path: &str, skip: usize| {
        let text = std::fs::read_to_string(path).expect("written");
        // Without the seed, and the number, which counts from 1 in a file.
        let row = |line: &str| {
            line.split(',')
                .enumerate()
                .filter(|(at, _)| ![2, 3].contains(at))
                .map(|(_, cell)| cell.to_owned())
                .collect::<Vec<_>>()
        };
        text.lines().skip(skip).map(row).collect::<Vec<_>>()
    };
    assert_eq!(rows(&simulated, 0), rows(&replayed, 0));
    assert_eq!(rows(&replayed, 1).len(), 27);
    let output = run(&["replay", &records, "--csv", "-"]);
    assert_eq!(written(&output), std::fs::read_to_string(&replayed).expect("written"));
}

#[test]
fn a_game_is_told_line_by_line_where_there_is_no_terminal() {
    for game in ["nidavellir", "nains"] {
        let path = file(&format!("told-{game}.jsonl"));
        text(&["simulate", "--game", game, "--players", "2", "--games", "3", "--records", &path]);
        let steps = |text: &str| {
            text.lines().filter_map(|line| line.trim_start().split(' ').next()?.parse::<usize>().ok()).max()
        };
        for (language, over) in [("en", "The game is over"), ("fr", "La partie est"), ("de", "Die Partie ist")] {
            let told = text(&["replay", "--step", &path, "--number", "2", "--lang", language]);
            assert!(told.contains(over), "{told}");
            let record = std::fs::read_to_string(&path).expect("written").lines().nth(1).map(json).expect("a record");
            assert_eq!(steps(&told), record["steps"].as_array().map(Vec::len));
        }
    }
}

#[test]
fn what_is_secret_is_not_told_of_a_game_that_is_not_over() {
    // The offer of the Pioneer is known to one player only.
    let offer = |line: &str| {
        let record = json(line);
        let step = record["steps"].as_array()?.iter().position(|step| step["do"] == "offer")?;
        Some((record, step))
    };
    let games = written(&run(&["simulate", "--players", "2", "--games", "30", "--records", "-"]));
    let (mut record, step) = games.lines().find_map(offer).expect("a game with a Pioneer");
    record["steps"].as_array_mut().expect("steps").truncate(step + 1);
    record.as_object_mut().expect("an object").remove("result");
    let path = file_with("secret-offer.jsonl", &record.to_string());
    let last = |arguments: &[&str]| {
        let told = text(&[&["replay", "--step", &path], arguments].concat());
        told.lines().last().expect("lines").to_owned()
    };
    let [unsaid, spectator, open] = [&[][..], &["--spectator"], &["--open"]].map(last);
    assert_eq!(unsaid, spectator);
    assert_ne!(unsaid, open);
    let cards = |line: &String| line.split_once(" at ").map(|(_, cards)| cards.to_owned());
    let seats = [&["--seat", "0"][..], &["--seat", "1"]].map(last);
    let seen = seats.each_ref().map(cards);
    assert!(seen.contains(&cards(&open)) && seen.contains(&cards(&unsaid)), "one of them sees the cards: {seats:?}");
}

#[test]
fn what_cannot_be_shown_is_explained() {
    let path = file("not-shown.jsonl");
    text(&["simulate", "--players", "2", "--games", "2", "--records", &path]);
    assert!(refusal(&["replay", "--step", &path, "--number", "3"]).contains("has 2 games, not 3"));
    assert!(refusal(&["replay", "--step", &path, "--seat", "2"]).contains("there is no seat 2"));
    assert!(refusal(&["replay", "--step", &path, &path]).contains("one game is shown at a time"));
    assert!(refusal(&["replay", "--step", &path, "--json"]).contains("cannot be used with"));
    assert!(refusal(&["replay", &path, "--seat", "1"]).contains("required arguments"));
}
