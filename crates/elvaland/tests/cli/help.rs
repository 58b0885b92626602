//! Tests help texts, and exit codes of wrong arguments.

use crate::common::{POSITION, errors, run, text, written};

const COMMANDS: [&str; 9] = ["serve", "play", "score", "replay", "show", "hint", "cards", "migrate", "simulate"];

const LAB: [&str; 7] = ["arena", "train", "calibrate", "puzzles", "soak", "bench", "perft"];

/// Returns the words of every command.
fn commands() -> impl Iterator<Item = Vec<&'static str>> {
    COMMANDS.into_iter().map(|command| vec![command]).chain(LAB.into_iter().map(|command| vec!["lab", command]))
}

#[test]
fn the_help_lists_every_command_by_audience() {
    let help = text(&["--help"]);
    let mut place = 0;
    for heading in ["For players:", "\n  serve", "For hosts:", "\n  migrate", "For researchers:", "\n  lab arena"] {
        let at = help[place..].find(heading).unwrap_or_else(|| panic!("{heading} is not in its place:\n{help}"));
        place += at;
    }
    for command in commands() {
        assert!(help.contains(&format!("\n  {} ", command.join(" "))), "{command:?} is not listed");
    }
    assert!(help.contains("Exit codes:") && help.contains("Examples:"));
    assert!(help.contains("Nidavellir and Nains") && help.contains("a reconstruction"), "{help}");
    assert!(help.lines().all(|line| line.chars().count() <= 100), "too wide: {help}");
}

#[test]
fn every_command_has_examples() {
    for command in commands() {
        let name = command.join(" ");
        let long = text(&[&command[..], &["--help"]].concat());
        assert!(long.contains(&format!("Examples:\n  elvaland {name}")), "{long}");
        assert!(long.lines().all(|line| line.chars().count() <= 100), "{name}: too wide");
        assert!(long.contains("nains"), "{name}: no word about the other game");
        let short = text(&[&command[..], &["-h"]].concat());
        assert!(short.contains(&format!("Example:\n  elvaland {name}")), "{short}");
    }
}

#[test]
fn an_old_name_works_and_names_the_new_one() {
    for (old, new) in LAB.map(|name| (name, format!("lab {name}"))).into_iter().chain([("move", "migrate".to_owned())])
    {
        let output = run(&[old, "--help"]);
        assert!(output.status.success(), "{old}: {}", errors(&output));
        assert_eq!(written(&output), text(&[&new.split(' ').collect::<Vec<_>>()[..], &["--help"]].concat()));
        assert!(errors(&output).starts_with(&format!("note: `elvaland {old}` is now `elvaland {new}`")));
    }
    let output = run(&["perft", "--players", "2", "--depth", "2"]);
    assert_eq!(written(&output), "depth 2: 3600 ways\n");
}

#[test]
fn the_positions_of_the_examples_hold() {
    let helps = [text(&["--help"]), text(&["show", "--help"]), text(&["lab", "perft", "--help"])].concat();
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
        &["lab", "perft"],
        &["lab", "perft", POSITION, "--players", "3", "--depth", "1"],
        &["lab", "bench", "--players", "6"],
        &["lab", "bench", "--game", "both"],
        &["simulate", "--game", "all"],
        &["lab", "arena"],
        &["simulate", "--shard", "0/4"],
        &["simulate", "--bots", "random@soon"],
        &["replay", "games.jsonl", "--number", "2"],
        &["completions"],
        &["lab", "arena", "--bots", "deep-thought"],
        &["lab", "arena", "--bots", "random,random,random", "--players", "2"],
        &["lab", "arena", "--bots", "random", "--budget", "soon"],
        &["lab", "arena", "--bots", "random", "--test", "2"],
        &["lab", "perft", POSITION, "--game", "nains", "--depth", "1"],
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
