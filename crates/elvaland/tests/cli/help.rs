//! Tests help texts, and exit codes of wrong arguments.

use crate::common::{POSITION, errors, run, text};

const COMMANDS: [&str; 13] = [
    "serve", "migrate", "play", "score", "simulate", "replay", "show", "perft", "bench", "soak", "cards", "arena",
    "puzzles",
];

#[test]
fn the_help_lists_every_command() {
    let help = text(&["--help"]);
    for command in COMMANDS {
        assert!(help.contains(&format!("\n  {command}")), "{command} is not listed");
    }
    assert!(help.contains("Exit codes:") && help.contains("Examples:"));
    assert!(help.contains("Nidavellir and Nains") && help.contains("a reconstruction"), "{help}");
}

#[test]
fn every_command_has_examples() {
    for command in COMMANDS {
        let help = text(&[command, "--help"]);
        assert!(help.contains(&format!("Examples:\n  elvaland {command}")), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{command}: too wide");
        assert!(help.contains("nains"), "{command}: no word about the other game");
    }
}

#[test]
fn the_positions_of_the_examples_hold() {
    let helps = [text(&["--help"]), text(&["show", "--help"]), text(&["perft", "--help"])].concat();
    let mut shown = 0;
    for line in helps.lines().filter(|line| line.starts_with("  elvaland ") && line.contains('"')) {
        let parts: Vec<&str> = line.split('"').collect();
        assert_eq!(parts.len(), 3, "a position in quotes, on one line: {line}");
        text(&["show", parts[1]]);
        shown += 1;
    }
    assert!(shown >= 5, "{shown} examples");
}

#[test]
fn wrong_arguments_exit_with_2() {
    for arguments in [
        &["fly"][..],
        &["simulate", "--players", "6"],
        &["simulate", "--games", "0"],
        &["simulate", "--game", "chess"],
        &["simulate", "--legal-counts"],
        &["simulate", "--threads", "0"],
        &["replay"],
        &["show"],
        &["show", POSITION, "--seat", "2"],
        &["show", POSITION, "--seat", "0", "--open"],
        &["show", POSITION, "--seat", "0", "--position"],
        &["show", POSITION, "--lang", "tlh"],
        &["perft"],
        &["perft", POSITION, "--players", "3", "--depth", "1"],
        &["bench", "--players", "6"],
        &["bench", "--game", "both"],
        &["simulate", "--game", "all"],
        &["arena"],
        &["simulate", "--shard", "0/4"],
        &["simulate", "--bots", "random@soon"],
        &["replay", "games.jsonl", "--number", "2"],
        &["completions"],
        &["arena", "--bots", "deep-thought"],
        &["arena", "--bots", "random,random,random", "--players", "2"],
        &["arena", "--bots", "random", "--budget", "soon"],
        &["arena", "--bots", "random", "--test", "2"],
        &["perft", POSITION, "--game", "nains", "--depth", "1"],
        &["cards", "no-such-file.toml"],
        &["play", "--players", "6"],
        &["play", "--bots", "god"],
        &["play", "--join", "127.0.0.1"],
        &["play", "--join", "http://127.0.0.1/t/abc", "--game", "nains"],
        &["score", "Ann: H 4"],
        &["score", "Ann: H 4", "Bob: X 3"],
        &["score", "--ask", "Ann: H 4", "Bob: H 3"],
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(errors(&output).starts_with("error: "), "{arguments:?}: {}", errors(&output));
        assert!(output.stdout.is_empty());
    }
}
