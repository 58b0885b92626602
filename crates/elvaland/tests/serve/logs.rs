//! Tests the lines that a server prints: with `--log-json` each is a JSON object.

use std::path::Path;
use std::process::{Command, Output};

use elvaland_testkit::{Client, Folder, Process};
use serde_json::Value;

use crate::PROGRAM;

/// Reads lines of JSON objects in the format of the log.
fn objects(text: &str) -> Vec<Value> {
    let read = |line: &str| {
        let object: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(object["timestamp"].is_string() && object["level"].is_string(), "{line}");
        assert!(object["fields"]["message"].is_string(), "{line}");
        object
    };
    text.lines().map(read).collect()
}

/// Returns the fields of the lines with a message.
fn fields<'a>(lines: &'a [Value], message: &str) -> Vec<&'a Value> {
    lines.iter().map(|line| &line["fields"]).filter(|fields| fields["message"] == message).collect()
}

/// Starts a server that logs JSON to a file.
fn start(folder: &Folder, arguments: &[&str]) -> Process {
    let log = std::fs::File::create(folder.0.join("log")).expect("a file");
    let arguments = [&["serve", "--log-json"], arguments].concat();
    PROGRAM.start_with(&folder.0, &arguments, |command| {
        command.stderr(log);
    })
}

/// Stops a server; returns what it has logged.
fn stop(folder: &Folder, process: &mut Process) -> Vec<Value> {
    assert_eq!(process.stop(), Some(0));
    objects(&std::fs::read_to_string(folder.0.join("log")).expect("a log"))
}

#[test]
fn start_requests_and_stop_are_json_with_numbers_as_numbers() {
    let folder = Folder::new();
    let mut process = start(&folder, &["--log", "debug"]);
    let said = objects(&process.said);
    assert_eq!(said.len(), 2, "{said:?}");
    let address = format!("http://{}", process.address);
    assert!(said[0]["fields"]["message"].as_str().is_some_and(|text| text.contains(&address)), "{said:?}");
    process.client("Ada");
    assert_eq!(Client::new(process.address).get("/visitors/me").status, 401);
    let lines = stop(&folder, &mut process);
    let answered = fields(&lines, "answered");
    assert_eq!(answered.iter().filter(|fields| fields["status"] == 401).count(), 1, "{answered:?}");
    for request in &answered {
        assert!(request["status"].is_u64() && request["micros"].is_u64(), "{request}");
        assert!(request["method"].is_string() && request["path"].is_string(), "{request}");
        assert!(request.get("address").is_none(), "addresses are not logged by default: {request}");
    }
    assert!(fields(&lines, "refused").is_empty(), "without an address nobody can act on it");
    let limits = fields(&lines, "the limit of open files");
    assert!(cfg!(not(unix)) || limits.iter().any(|fields| fields["files"].is_u64()), "{limits:?}");
    assert_eq!(fields(&lines, "closing").len(), 1);
}

#[test]
fn refusals_name_the_address_as_wanted() {
    for how in ["plain", "hashed"] {
        let folder = Folder::new();
        let mut process = start(&folder, &["--log", "info", "--log-address", how]);
        for _ in 0..2 {
            assert_eq!(Client::new(process.address).get("/visitors/me").status, 401);
        }
        let lines = stop(&folder, &mut process);
        let refused = fields(&lines, "refused");
        assert_eq!(refused.len(), 2, "{lines:?}");
        assert!(refused.iter().all(|fields| fields["status"] == 401 && fields["method"] == "GET"), "{refused:?}");
        let [first, second] = [0, 1].map(|at: usize| refused[at]["address"].as_str().expect("an address"));
        assert_eq!(first, second, "one client has one address");
        match how {
            "plain" => assert_eq!(first, "127.0.0.1"),
            _ => assert!(first.len() == 16 && first.bytes().all(|digit| digit.is_ascii_hexdigit()), "{first}"),
        }
    }
}

/// Runs a server that cannot start; returns its exit code and what it printed to stdout and stderr.
fn fail(folder: &Path, arguments: &[&str]) -> (Option<i32>, [Vec<Value>; 2]) {
    let mut command: Command = crate::backups::command(folder, &["serve", "--log-json"]);
    let Output { status, stdout, stderr } = command.args(arguments).output().expect("the program runs");
    (status.code(), [stdout, stderr].map(|printed| objects(&String::from_utf8_lossy(&printed))))
}

#[test]
fn a_server_that_cannot_start_says_why_in_json_whatever_is_filtered() {
    let (folder, other) = (Folder::new(), Folder::new());
    let process = start(&folder, &[]);
    let busy = process.address.to_string();
    for (arguments, part, remedy) in [
        (&["--listen", &busy][..], busy.as_str(), "--listen"),
        (&["--listen", &busy, "--log", "off"], &busy, "--listen"),
        (&["--database", "mysql:x"], "is no database", "--database"),
        (&["--invite-code-file", "/nowhere"], "/nowhere", "--invite-code-file"),
    ] {
        let (code, [printed, logged]) = fail(&other.0, arguments);
        assert!(code == Some(2) && printed.is_empty(), "{arguments:?}: {code:?} {printed:?}");
        let error = logged.last().expect("a line");
        assert_eq!(error["level"], "ERROR", "{error}");
        assert!(error["fields"]["message"].as_str().is_some_and(|text| text.contains(part)), "{error}");
        assert!(error["fields"]["hint"].as_str().is_some_and(|text| text.contains(remedy)), "{error}");
    }
}
