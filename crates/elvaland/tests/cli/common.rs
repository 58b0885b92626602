//! Runs the real program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A position with hidden facts: seats 0 and 1 have bid.
pub(crate) const POSITION: &str = "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3; \
    0: gem 4, coins 5/0/3/2 4, army H kraal; 1: gem 5, coins 4/5/0/2 3";

/// A position of Nains.
pub(crate) const NAINS: &str = "nains 2p; round 2; taverns S T1+o E8 / F4.star C5 S / S+m T2 E9; \
    0: gem 4, coins 5/0/3/2 4, army S F3.wind; 1: gem 5, coins 4/5/0/2 3";

/// Returns the program, independent of the language of the environment.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elvaland"));
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command
}

/// Runs the program with these arguments.
pub(crate) fn run(arguments: &[&str]) -> Output {
    program().args(arguments).output().expect("the program runs")
}

/// Runs the program with this on its standard input.
pub(crate) fn run_with(arguments: &[&str], input: &str) -> Output {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

/// Runs the program, which must succeed, and returns its output.
pub(crate) fn text(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", errors(&output));
    written(&output)
}

pub(crate) fn written(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

pub(crate) fn errors(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

/// Returns the path of a temporary file; names must differ between tests.
pub(crate) fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.into_os_string().into_string().expect("UTF-8")
}

/// Writes a temporary file and returns its path.
pub(crate) fn file_with(name: &str, content: &str) -> String {
    let path = file(name);
    std::fs::write(&path, content).expect("a file can be written");
    path
}

/// Runs the program, which must exit with 2 and print nothing, and returns the first line of the error.
pub(crate) fn refusal(arguments: &[&str]) -> String {
    let output = run(arguments);
    let complaint = errors(&output);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
    assert_eq!(written(&output), "", "{arguments:?}");
    complaint.lines().next().unwrap_or_default().to_owned()
}
