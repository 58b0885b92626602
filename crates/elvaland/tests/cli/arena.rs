//! Tests `arena`: reports, records, shards, charts and rows of matches.

use crate::common::{file, file_with, refusal, text};

#[test]
fn a_match_gives_shares_elo_and_speed() {
    let match_of = ["lab", "arena", "--bots", "greedy,random", "--games", "6", "--players", "3", "--seed", "5"];
    let shown = text(&match_of);
    assert!(shown.starts_with("nidavellir 3p, 6 games on 2 deals, seed 5, budget 1000\n"), "{shown}");
    for word in ["greedy", "random", "95 %", "Elo", "margin", "ms a decision", "better?"] {
        assert!(shown.contains(word), "{word}: {shown}");
    }
}

/// Returns the report as JSON, without the times.
fn report(arguments: &[&str]) -> serde_json::Value {
    let mut report: serde_json::Value = serde_json::from_str(&text(arguments)).expect("JSON");
    let object = report.as_object_mut().expect("an object");
    object.remove("spent").expect("what was spent");
    let speed = object.remove("speed").expect("speed");
    assert!(speed[0]["milliseconds_a_decision"].is_f64());
    report
}

#[test]
fn figures_and_records_do_not_depend_on_the_threads() {
    let records = [file("arena-1.jsonl"), file("arena-3.jsonl")];
    let reports = [("1", &records[0]), ("3", &records[1])].map(|(threads, records)| {
        report(&[
            "lab",
            "arena",
            "--game",
            "nains",
            "--bots",
            "mc-8,ismcts@8,greedy",
            "--games",
            "8",
            "--json",
            "--threads",
            threads,
            "--records",
            records,
        ])
    });
    assert_eq!(reports[0], reports[1]);
    assert_eq!(reports[0]["entrants"][2]["seats"], 2);
    let [one, other] = records.each_ref().map(|path| std::fs::read_to_string(path).expect("records"));
    assert_eq!(one.lines().count(), 8);
    assert!(one == other);
    assert!(text(&["replay", &records[0]]).contains('8'));
}

#[test]
fn records_can_have_the_standard_output() {
    let records =
        text(&["lab", "arena", "--bots", "greedy,random", "--players", "2", "--games", "2", "--records", "-"]);
    assert_eq!(records.lines().count(), 2);
    assert!(records.lines().all(|line| line.starts_with("{\"format\":\"elvaland-record\"")));
}

#[test]
fn a_test_ends_the_match_when_it_is_decided() {
    let report = report(&["lab", "arena", "--bots", "greedy,random", "--games", "4000", "--test", "0.1", "--json"]);
    assert_eq!(report["test"]["verdict"], "better");
    assert!(report["games"].as_u64().expect("games") < 4000, "{report}");
}

#[test]
fn wrong_bots_are_explained() {
    assert!(
        refusal(&["lab", "arena", "--bots", "random,random,random", "--players", "2"])
            .contains("3 bots cannot sit on 2")
    );
    assert!(refusal(&["lab", "arena", "--bots", "king@20min"]).contains("`20min` is no budget; it is a number of"));
    assert!(refusal(&["lab", "arena", "--bots", "deep-thought"]).contains("no bot is named `deep-thought`"));
}

#[test]
fn parts_of_a_match_are_the_match() {
    let a_match =
        ["lab", "arena", "--bots", "mc-4,greedy,random", "--players", "3", "--games", "30", "--seed", "6", "--json"];
    let parts = ["1/3", "2/3", "3/3"].map(|shard| {
        let part = text(&[&a_match[..], &["--shard", shard]].concat());
        file_with(&format!("match-{}.json", &shard[..1]), &part)
    });
    let [one, two, three] = parts.each_ref().map(String::as_str);
    let whole = report(&a_match);
    assert_eq!(whole["numbers"], serde_json::json!([[0, 10]]));
    assert_eq!(report(&["lab", "arena", "--json", "--merge", three, one, two]), whole);
    let shown = text(&["lab", "arena", "--merge", one, two]);
    assert!(shown.starts_with("nidavellir 3p, 18 games on 6 deals, seed 6, budget 1000\n"), "{shown}");
    assert!(text(&["lab", "arena", "--merge", three]).contains(", deals 6 to 9\n"));
    assert!(refusal(&["lab", "arena", "--merge", one, one]).contains("deal number 0 is in another file, too"));
    let other =
        text(&["lab", "arena", "--bots", "greedy,random", "--players", "3", "--games", "3", "--seed", "6", "--json"]);
    let other = file_with("match-other.json", &other);
    assert!(refusal(&["lab", "arena", "--merge", one, &other]).contains("is of another match"));
    let broken = std::fs::read_to_string(one).expect("written").replace("\"games\": 9", "\"games\": 6");
    assert!(
        refusal(&["lab", "arena", "--merge", &file_with("match-broken.json", &broken)])
            .contains("is no part of a match")
    );
    assert!(refusal(&["lab", "arena"]).contains("required arguments"));
}

#[test]
fn a_match_is_drawn_here_or_as_a_picture() {
    let match_of = ["lab", "arena", "--bots", "greedy,random", "--games", "8", "--players", "4", "--seed", "5"];
    let drawn = text(&[&match_of[..], &["--plot"]].concat());
    let bars = drawn.split_once("Wins by bot, each of its seats").expect("a drawing").1;
    assert!(bars.contains("25.0 %") && bars.contains('●') && !drawn.contains("Scores of players"), "{drawn}");
    let picture = file("arena.svg");
    let plain = text(&[&match_of[..], &["--plot", &picture]].concat());
    assert!(!plain.contains('●'));
    let svg = std::fs::read_to_string(&picture).expect("a picture");
    assert!(svg.starts_with("<svg") && svg.contains("greedy: ") && svg.trim_end().ends_with("</svg>"), "{svg}");
}

#[test]
fn a_match_has_rows_of_players_too() {
    let [rows, records] = ["csv", "jsonl"].map(|ending| file(&format!("match.{ending}")));
    let a_match = ["lab", "arena", "--bots", "greedy,random", "--players", "2", "--games", "6"];
    text(&[&a_match[..], &["--csv", &rows, "--records", &records]].concat());
    let rows = std::fs::read_to_string(rows).expect("written");
    let cells: Vec<Vec<&str>> = rows.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert_eq!(cells.len(), 12);
    let bots: Vec<&str> = cells.iter().map(|row| row[5]).collect();
    assert_eq!(bots[..4], ["greedy", "random", "random", "greedy"], "they change seats");
    assert!(cells.iter().zip((0..6).flat_map(|game| [game; 2])).all(|(row, game)| row[3] == game.to_string()));

    let replayed = file("match-replayed.csv");
    text(&["replay", &records, "--csv", &replayed]);
    let replayed = std::fs::read_to_string(replayed).expect("written");
    let scores = |rows: &str, from: usize| {
        rows.lines()
            .skip(1)
            .map(|line| line.split(',').skip(from).map(str::to_owned).collect())
            .collect::<Vec<Vec<String>>>()
    };
    assert_eq!(scores(&rows, 6), scores(&replayed, 6), "records tell the same, but for the bots");
}

#[test]
fn pool_measures_each_bot_at_mixed_tables() {
    let match_of =
        ["lab", "arena", "--bots", "greedy,random", "--pool", "--players", "3", "--games", "6", "--seed", "5"];
    let shown = text(&match_of);
    assert!(shown.starts_with("3 players, 6 games of each bot on 2 deals at mixed tables\n"), "{shown}");
    for word in ["Opponents drawn from random, greedy, mc-100, ismcts@200", "33.3 %", "95 %", "ms a decision"] {
        assert!(shown.contains(word), "{word}: {shown}");
    }
    let json = text(&[&match_of[..], &["--json"]].concat());
    let report: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(report["candidates"][1]["bot"], "random");
    assert!(refusal(&["lab", "arena", "--bots", "greedy", "--pool", "--test", "0.1"]).contains("cannot be used with"));
}
