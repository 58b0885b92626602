//! Tests Ctrl-C: finished games are kept, and the exit code is 130.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use crate::common::{errors, file, program, text};
use serde_json::Value;

/// Starts a long run that writes to a file, and interrupts it after the first output.
fn interrupted(arguments: &[&str], written: &str) -> Output {
    let _ = std::fs::remove_file(written);
    let child =
        program().args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program runs");
    while std::fs::metadata(Path::new(written)).map_or(0, |file| file.len()) == 0 {
        thread::sleep(Duration::from_millis(5));
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("there is kill");
    assert!(killed.success());
    child.wait_with_output().expect("it ends")
}

#[test]
fn a_simulation_reports_the_games_that_were_played() {
    let path = file("interrupted.csv");
    let output = interrupted(&["simulate", "--games", "1000000000", "--json", "--csv", &path], &path);
    assert_eq!(output.status.code(), Some(130), "{}", errors(&output));
    let report: Value = serde_json::from_slice(&output.stdout).expect("a whole report");
    let games = report["games"].as_u64().expect("a number");
    assert!(games > 0);
    assert_eq!(report["numbers"], serde_json::json!([[0, games]]));
    let rows = std::fs::read_to_string(&path).expect("written");
    assert_eq!(rows.lines().count() as u64, 1 + 4 * games);
    assert!(rows.ends_with('\n'), "the last row is whole");
    let rest = format!("the others are: --first {games} --games {}", 1_000_000_000 - games);
    assert!(errors(&output).contains(&rest), "{}", errors(&output));

    let whole: Value =
        serde_json::from_str(&text(&["simulate", "--games", &games.to_string(), "--json"])).expect("JSON");
    assert_eq!(report, whole, "these are the first games of the run");
}

#[test]
fn bots_are_interrupted_between_games() {
    let path = file("interrupted-bots.jsonl");
    let arguments = ["simulate", "--bots", "greedy", "--games", "1000000000", "--records", &path];
    let output = interrupted(&arguments, &path);
    assert_eq!(output.status.code(), Some(130), "{}", errors(&output));
    let games = std::fs::read_to_string(&path).expect("written").lines().count();
    assert!(errors(&output).contains(&format!("interrupted: {games} of 1000000000 games")), "{}", errors(&output));
    assert!(text(&["replay", &path]).starts_with(&format!("{games} games: {games} hold")));
}

#[test]
fn a_match_reports_whole_deals() {
    let path = file("interrupted-match.jsonl");
    let arguments = ["lab", "arena", "--bots", "greedy,random", "--games", "1000000000", "--json", "--records", &path];
    let output = interrupted(&arguments, &path);
    assert_eq!(output.status.code(), Some(130), "{}", errors(&output));
    let report: Value = serde_json::from_slice(&output.stdout).expect("a whole report");
    let (games, deals) = (report["games"].as_u64().expect("games"), report["deals"].as_u64().expect("deals"));
    assert_eq!((games, &report["numbers"]), (4 * deals, &serde_json::json!([[0, deals]])));
    assert_eq!(std::fs::read_to_string(&path).expect("written").lines().count() as u64, games);
}
