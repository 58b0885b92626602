//! Tests `replay`: valid records pass; errors name step, reason and ruling.

use crate::common::{errors, file_with, run, run_with, text, written};
use serde_json::{Value, json};

/// Records of random games.
fn records(games: &str) -> Vec<Value> {
    let output = run(&["simulate", "--games", games, "--seed", "3", "--records", "-"]);
    written(&output).lines().map(|line| serde_json::from_str(line).expect("a record")).collect()
}

/// Returns the first record with such a step, and the number of the step.
fn find(is: impl Fn(&Value) -> bool) -> (Value, usize) {
    let found = records("200").into_iter().find_map(|record| {
        let step = record["steps"].as_array()?.iter().position(&is)?;
        Some((record, step))
    });
    found.expect("random games have everything")
}

fn lines(records: &[Value]) -> String {
    records.iter().map(|record| format!("{record}\n")).collect()
}

#[test]
fn a_broken_step_is_told_with_its_ruling() {
    let (mut record, step) =
        find(|step| step["do"] == "discard" && step["columns"].as_array().map(Vec::len) == Some(2));
    record["steps"][step]["columns"] = json!(["miner"]);
    let path = file_with("broken-step.jsonl", &lines(&[records("1").remove(0), record]));
    let output = run(&["replay", &path]);
    assert_eq!(output.status.code(), Some(1));
    let told = written(&output);
    assert!(told.starts_with(&format!("{path}:2 (game 2), step {step}, {{\"do\":\"discard\"")), "{told}");
    assert!(told.contains("2 different columns are asked for (NID-R5)"), "{told}");
    assert!(told.contains("2 games: 1 hold (1 finished, 0 not), 1 broken;"), "{told}");
    assert!(errors(&output).contains(&format!("elvaland show {path}@{step} --number 2")), "{}", errors(&output));

    let output = run(&["replay", "--json", &path]);
    assert_eq!(output.status.code(), Some(1));
    let summary: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let failure = &summary["failures"][0];
    assert_eq!((&failure["line"], &failure["game"], &failure["step"]), (&json!(2), &json!(2), &json!(step)));
    assert_eq!(failure["ruling"], "NID-R5");
    assert_eq!((&summary["games"], &summary["broken"]), (&json!(2), &json!(1)));
}

#[test]
fn counts_results_and_ends_are_checked() {
    let [mut count, mut result, mut missing, mut cut] = <[Value; 4]>::try_from(records("4")).expect("four");
    count["steps"][1]["legal"] = json!(61);
    result["result"]["totals"][0] = json!(0);
    missing.as_object_mut().expect("an object").remove("result");
    let steps = cut["steps"].as_array_mut().expect("steps");
    steps.truncate(3);
    cut.as_object_mut().expect("an object").remove("result");
    let path = file_with("checked.jsonl", &lines(&[count, result, missing, cut]));
    let output = run(&["replay", &path]);
    assert_eq!(output.status.code(), Some(1));
    let told = written(&output);
    let told: Vec<&str> = told.lines().collect();
    assert!(told[0].ends_with("there are 60 different legal options, not 61"), "{told:?}");
    assert!(told[1].contains(":2 (game 2): result.totals[0] is ") && told[1].ends_with(", not 0"), "{told:?}");
    assert!(told[2].ends_with("(game 3): the game is over, but there is no result"), "{told:?}");
    assert!(told[3].ends_with("(game 4): the record ends between two bids of one round"), "{told:?}");
}

#[test]
fn unfinished_games_hold() {
    let mut record = records("1").remove(0);
    record.as_object_mut().expect("an object").remove("result");
    record["steps"].as_array_mut().expect("steps").truncate(6);
    let output = run_with(&["replay", "-"], &record.to_string());
    assert!(output.status.success());
    assert_eq!(written(&output), "1 game: 1 hold (0 finished, 1 not), 0 broken; 6 steps checked\n");
}

#[test]
fn objects_may_be_spread_over_lines() {
    let records = records("2");
    let pretty: Vec<String> =
        records.iter().map(|record| serde_json::to_string_pretty(record).expect("JSON")).collect();
    let one = file_with("pretty-1.json", &pretty[0]);
    let two = file_with("pretty-2.json", &format!("\n{}\n{}\n", pretty[0], pretty[1]));
    assert!(text(&["replay", &one]).starts_with("1 game: 1 hold"));
    assert!(text(&["replay", &one, &two]).starts_with("3 games: 3 hold"));

    let broken = pretty[1].replacen("\"deal\"", "\"dale\"", 1);
    let broken = file_with("pretty-3.json", &format!("{}\n{broken}\n", pretty[0]));
    let output = run(&["replay", &broken]);
    let line = pretty[0].lines().count() + 1;
    assert!(written(&output).starts_with(&format!("{broken}:{line} (game 2), step 0, ")), "{}", written(&output));
    assert!(written(&output).contains("`dale` is no action"));
}

#[test]
fn what_is_no_record_is_told() {
    let mut other = records("1").remove(0);
    other["game"] = json!("chess");
    let good = records("1").remove(0);
    let path = file_with("strange.jsonl", &format!("{good}\n{other}\n\nnonsense\n{{\"format\":\"pgn\"}}\n{{\"a\":"));
    let output = run(&["replay", &path]);
    assert_eq!(output.status.code(), Some(1));
    let told = written(&output);
    assert!(told.contains(":2 (game 2): no rules for the game `chess` here; there are: nidavellir, nains\n"), "{told}");
    assert!(told.contains(":4 (game 3): no game record: expected"), "{told}");
    assert!(told.contains(":5 (game 4): `format` is \"pgn\""), "{told}");
    assert!(told.contains(":6 (game 5): no game record: "), "{told}");
}

#[test]
fn files_without_a_record_exit_with_2() {
    let (empty, blank) = (file_with("empty.jsonl", ""), file_with("blank.jsonl", "\n \n"));
    let good = file_with("good.jsonl", &lines(&records("1")));
    for path in [&empty, &blank] {
        let output = run(&["replay", path]);
        assert_eq!(output.status.code(), Some(2));
        assert!(errors(&output).contains("is empty"), "{}", errors(&output));
    }
    let output = run(&["replay", "no-such-file.jsonl", &good]);
    assert_eq!(output.status.code(), Some(2));
    assert!(errors(&output).contains("cannot read no-such-file.jsonl"));
    assert!(written(&output).starts_with("1 game: 1 hold"), "the other file is checked all the same");
}
