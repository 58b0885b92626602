//! Tests `puzzles`: mining is reproducible, and checking a file.

use crate::common::{errors, file_with, refusal, run, text, written};

/// Finds a puzzle that a short search is enough for.
fn find(more: &[&str]) -> String {
    text(&[&["lab", "puzzles", "--count", "1", "--rollouts", "60", "--lead", "4", "--seed", "5"][..], more].concat())
}

#[test]
fn the_same_seed_finds_the_same_puzzle_with_any_number_of_threads() {
    for game in ["nidavellir", "nains"] {
        let found = find(&["--game", game, "--threads", "1"]);
        assert_eq!(found.lines().count(), 1);
        assert!(found.starts_with("{\"number\":1,") && found.contains(&format!("\"position\":\"{game} ")), "{found}");
        assert_eq!(found, find(&["--game", game, "--threads", "2"]));
    }
}

#[test]
fn a_check_counts_what_is_confirmed() {
    // This one is decided by the last card of the game: only one option can win.
    let position = "nidavellir 2p; age 2; round 4; taverns - / - / E11 W3 H; 0: gem 4, coins 0/3/5/2 4, army H H H B B M1 E9 W7; \
                    1: gem 5, coins 0/3/4/2 5, army H H H B B M1 E7 W9";
    let puzzle = |best: &str, other: &str| {
        format!(
            "{{\"number\":1,\"rating\":900,\"seat\":0,\"levels\":[\"master\",\"master\"],\"position\":\"{position}\",\"steps\":[],\"played\":\"{other}\",\"options\":[[\"{best}\",0.3],[\"{other}\",0.0]]}}\n"
        )
    };
    let path = file_with("puzzles.jsonl", &(puzzle("take E11", "take H") + &puzzle("take W3", "take E11")));
    let check = ["lab", "puzzles", "--check", &path, "--rollouts", "30", "--factor", "2"];
    let checked = run(&check);
    assert_eq!(checked.status.code(), Some(1), "one of them is wrong");
    let lines = written(&checked);
    assert!(lines.contains("1 confirmed: lead +") && lines.contains("1 not confirmed: lead -"), "{lines}");
    assert!(errors(&checked).contains("1 of 2 puzzles confirmed (50.0 %)"));
    let kept = run(&[&check[..], &["--confirmed"]].concat());
    assert_eq!(written(&kept), puzzle("take E11", "take H"));
}

#[test]
fn wrong_files_are_refused_with_the_line() {
    let path = file_with("no-puzzles.jsonl", "\n{}\n");
    assert!(errors(&run(&["lab", "puzzles", "--check", &path])).contains("no-puzzles.jsonl:2: no puzzle"));
    assert!(refusal(&["lab", "puzzles", "--check", "no-such-file"]).contains("no-such-file"));
    assert!(errors(&run(&["lab", "puzzles", "--factor", "3"])).contains("--check"));
}
