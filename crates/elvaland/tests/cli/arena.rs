//! Matches between bots, as people run them.

use crate::common::{file, refusal, text};

#[test]
fn a_match_gives_shares_elo_and_speed() {
    let match_of = ["arena", "--bots", "greedy,random", "--games", "6", "--players", "3", "--seed", "5"];
    let shown = text(&match_of);
    assert!(shown.starts_with("nidavellir 3p, 6 games on 2 deals, seed 5, budget 1000\n"), "{shown}");
    for word in ["greedy", "random", "95 %", "Elo", "margin", "ms a decision", "better?"] {
        assert!(shown.contains(word), "{word}: {shown}");
    }
}

/// The report as JSON, without the part that depends on the machine.
fn report(arguments: &[&str]) -> serde_json::Value {
    let mut report: serde_json::Value = serde_json::from_str(&text(arguments)).expect("JSON");
    let speed = report.as_object_mut().expect("an object").remove("speed").expect("speed");
    assert!(speed[0]["milliseconds_a_decision"].is_f64());
    report
}

#[test]
fn figures_and_records_do_not_depend_on_the_threads() {
    let records = [file("arena-1.jsonl"), file("arena-3.jsonl")];
    let reports = [("1", &records[0]), ("3", &records[1])].map(|(threads, records)| {
        report(&[
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
    let records = text(&["arena", "--bots", "greedy,random", "--players", "2", "--games", "2", "--records", "-"]);
    assert_eq!(records.lines().count(), 2);
    assert!(records.lines().all(|line| line.starts_with("{\"format\":\"elvaland-record\"")));
}

#[test]
fn a_test_ends_the_match_when_it_is_decided() {
    let report = report(&["arena", "--bots", "greedy,random", "--games", "4000", "--test", "0.1", "--json"]);
    assert_eq!(report["test"]["verdict"], "better");
    assert!(report["games"].as_u64().expect("games") < 400, "{report}");
}

#[test]
fn wrong_bots_are_explained() {
    assert!(refusal(&["arena", "--bots", "random,random,random", "--players", "2"]).contains("3 bots cannot sit on 2"));
    assert!(refusal(&["arena", "--bots", "deep-thought"]).contains("no bot is named `deep-thought`"));
}
