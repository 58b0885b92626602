//! Tests completions, manual pages, closed pipes and documented exit codes.

use std::process::Stdio;

use crate::common::{NAINS, POSITION, errors, file, program, refusal, run, text};

#[test]
fn every_shell_gets_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = text(&["completions", shell]);
        for word in ["simulate", "lab", "arena", "completions", "shard", "merge", "nidavellir"] {
            assert!(script.contains(word), "{shell} knows nothing of {word}");
        }
    }
    assert!(refusal(&["completions", "tcsh"]).contains("invalid value"));
}

#[test]
fn bash_takes_the_completions() {
    let script = file("elvaland.bash");
    std::fs::write(&script, text(&["completions", "bash"])).expect("written");
    let asked = format!(
        "source {script}; COMP_WORDS=(elvaland si); COMP_CWORD=1; _elvaland elvaland si elvaland; echo ${{COMPREPLY[@]}}"
    );
    let shell = std::process::Command::new("bash").args(["-c", &asked]).output().expect("there is bash");
    assert_eq!(String::from_utf8_lossy(&shell.stdout).trim(), "simulate", "{}", errors(&shell));
}

#[test]
fn there_is_a_manual_page_for_every_command() {
    let page = text(&["man"]);
    assert!(page.contains(".TH elvaland 1") && page.contains("Exit codes:"), "{page}");
    let folder = file("manuals/man1");
    text(&["man", &folder]);
    for command in ["", "-simulate", "-replay", "-play", "-serve", "-lab", "-lab-arena", "-man"] {
        let page = std::fs::read_to_string(format!("{folder}/elvaland{command}.1")).expect("a page");
        assert!(page.starts_with(".ie") || page.contains(".TH"), "{page}");
    }
    let simulate = std::fs::read_to_string(format!("{folder}/elvaland-simulate.1")).expect("a page");
    assert!(simulate.contains("shard") && simulate.contains("Examples:"));
    assert!(refusal(&["man", "/proc/manuals"]).contains("cannot write /proc/manuals"));
}

/// Every command ends with success if the reader of its output has gone.
#[test]
fn a_reader_who_has_gone_is_no_error_for_any_command() {
    let records = file("nobody-reads.jsonl");
    text(&["simulate", "--games", "20", "--records", &records]);
    for arguments in [
        &["simulate", "--games", "20"][..],
        &["simulate", "--games", "20", "--json"],
        &["simulate", "--games", "20", "--plot"],
        &["simulate", "--games", "20000", "--records", "-"],
        &["simulate", "--games", "20000", "--csv", "-"],
        &["replay", &records, "--summary"],
        &["replay", &records, "--csv", "-"],
        &["replay", "--step", &records],
        &["show", POSITION],
        &["show", NAINS, "--json"],
        &["lab", "perft", POSITION, "--depth", "2", "--divide"],
        &["lab", "arena", "--bots", "greedy,random", "--games", "4"],
        &["lab", "arena", "--bots", "greedy,random", "--games", "4000", "--records", "-"],
        &["hint", POSITION, "--budget", "4"],
        &["lab", "bench", "--players", "2", "--seconds", "0.001"],
        &["lab", "soak", "--games", "8"],
        &["cards"],
        &["score", "Ann: H 4", "Bob: H 3"],
        &["completions", "bash"],
        &["man"],
        &["--help"],
        &["simulate", "--help"],
        &["--version"],
    ] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let child = program().args(arguments).stdout(writer).stderr(Stdio::piped()).spawn().expect("the program runs");
        let output = child.wait_with_output().expect("it ends");
        let complaint = errors(&output);
        assert!(output.status.success(), "{arguments:?}: {complaint}");
        assert!(!complaint.contains("error") && !complaint.contains("panic"), "{arguments:?}: {complaint}");
    }
}

#[test]
fn exit_codes_are_documented_where_they_are_looked_for() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operations.md");
    let document = std::fs::read_to_string(path).expect("a document");
    for (code, help) in [
        ("0", text(&["--help"])),
        ("1", text(&["replay", "--help"])),
        ("2", text(&["lab", "soak", "--help"])),
        ("130", text(&["lab", "arena", "--help"])),
    ] {
        assert!(help.contains(&format!("\n  {code} ")), "{help}");
        assert!(document.contains(&format!("| {code} |")), "{code} is not in docs/operations.md");
    }
    assert_eq!(run(&["fly"]).status.code(), Some(2));
}
