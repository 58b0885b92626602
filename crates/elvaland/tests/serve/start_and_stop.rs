//! Tests start, use and stop of the program.

use std::path::Path;
use std::process::Command;

use elvaland_testkit::{Client, Cluster, Folder};
use serde_json::json;

use crate::PROGRAM;

#[test]
fn without_a_command_the_server_runs_with_the_embedded_database() {
    let folder = Folder::new();
    let mut process = PROGRAM.start(&folder.0, &[]);
    assert!(process.said.starts_with("Elvaland is served at http://127.0.0.1:"), "{}", process.said);
    let file = folder.0.join("elvaland/elvaland.db");
    assert!(file.is_file() && process.said.contains(&file.display().to_string()), "{}", process.said);
    assert_eq!(process.client("Ada").get("//healthz").text, concat!("ok ", env!("CARGO_PKG_VERSION"), "\n"));
    let listen = process.address.to_string();
    let health = |listen: &str| crate::backups::run(&folder.0, &["health", "--listen", listen]);
    assert_eq!(health(&listen), (Some(0), "HTTP/1.1 200 OK\n".to_owned()));
    assert_eq!(process.stop(), Some(0), "it stops when asked to");
    assert_eq!(health(&listen).0, Some(1));
}

#[test]
fn a_stop_ends_streams_and_keeps_everything() {
    let folder = Folder::new();
    let mut process = PROGRAM.start(&folder.0, &["serve"]);
    let mut ada = process.client("Ada");
    let token = ada.token().to_owned();
    let wanted = json!({"game": "nains", "options": {"players": 2}, "seats": ["me", "master"]});
    let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    let path = format!("/tables/{table}");
    let mut stream = ada.stream(&format!("{path}/events"), None).expect("a stream");
    assert!(stream.next().is_some());
    let bid = ada.get(&path).expect(200)["legal"][0].clone();
    let seq = ada.post(&format!("{path}/actions"), &json!({"seq": 1, "action": bid})).expect(200)["seq"].clone();
    assert_eq!(process.stop(), Some(0));
    while stream.next().is_some() {}
    let process = PROGRAM.start(&folder.0, &["serve"]);
    let mut ada = Client::new(process.address).with_token(&token);
    let state = ada.get(&path).expect(200);
    assert!(state["seq"].as_u64() >= seq.as_u64(), "{seq}");
}

#[test]
fn wrong_settings_are_told() {
    let folder = Folder::new();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_elvaland"));
        let output = command.arg("serve").args(arguments).env("HOME", &folder.0).output().expect("the program runs");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (code, errors) = run(&["--database", "mysql:x"]);
    assert!(code == Some(2) && errors.contains("is no database") && errors.contains("--database"), "{errors}");
    let text = folder.0.join("text.db");
    std::fs::write(&text, "this is no database, but a text that is long enough to be taken for one".repeat(100))
        .expect("written");
    let (code, errors) = run(&["--database", &format!("sqlite:{}", text.display())]);
    assert!(code == Some(2) && errors.contains("not a database"), "{errors}");
    for (arguments, part) in [
        (&["--public-url", "https://example.org/a b"][..], "--public-url"),
        (&["--public-url", "example.org"], "https://HOST"),
        (&["--trusted-proxy", "172.17.0.0/33"], "--trusted-proxy"),
        (&["--invite-code", "short"], "6 to 100"),
        (&["--invite-code-file", "/nowhere"], "/nowhere"),
        (&["--hsts", "10"], "--public-url"),
    ] {
        let (code, errors) = run(arguments);
        assert!(code == Some(2) && errors.contains(part), "{arguments:?}: {errors}");
    }
    let (code, errors) = run(&["--listen", "nowhere"]);
    assert!(code == Some(2) && errors.contains("--listen"), "{errors}");
    let process = PROGRAM.start(&folder.0, &["serve"]);
    let busy = process.address.to_string();
    let (code, errors) =
        run(&["--listen", &busy, "--database", &format!("sqlite:{}", folder.0.join("b.db").display())]);
    assert!(code == Some(2) && errors.contains(&busy), "{errors}");
}

#[test]
fn the_example_in_python_plays_whole_games() {
    let folder = Folder::new();
    let process = PROGRAM.start(&folder.0, &["serve"]);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let lines = std::fs::read_to_string(&script).expect("the example").lines().count();
    assert!(lines < 100, "{lines} lines");
    for (game, players) in [("nidavellir", "3"), ("nains", "2")] {
        let output = Command::new("python3")
            .arg(&script)
            .args(["--server", &format!("http://{}", process.address), "--game", game, "--players", players])
            .output()
            .expect("python3 runs");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let table = said.split([' ', ':']).nth(1).expect("a table");
        let state = process.client("Ada").get(&format!("/tables/{table}")).expect(200);
        assert_eq!(state["status"], "over", "{said}");
    }
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let folder = Folder::new();
    let mut process = PROGRAM.start(&folder.0, &["serve"]);
    let mut second = Command::new(env!("CARGO_BIN_EXE_elvaland"));
    second.args(["serve", "--listen", "127.0.0.1:0"]).env("HOME", &folder.0).env("XDG_DATA_HOME", &folder.0);
    let output = second.output().expect("the program runs");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let expected = format!("used by another server (process {})", process.child.id());
    assert!(output.status.code() == Some(2) && errors.contains(&expected), "{errors}");
    let file = folder.0.join("elvaland/elvaland.db");
    let mut copy = Command::new(env!("CARGO_BIN_EXE_elvaland"));
    copy.arg("migrate").args(["--from", &format!("sqlite:{}", file.display())]);
    copy.args(["--to", &format!("sqlite:{}", folder.0.join("copy.db").display())]);
    let output = copy.output().expect("the program runs");
    assert!(String::from_utf8_lossy(&output.stderr).contains("is served right now"), "{output:?}");
    // A server that was killed leaves nothing behind that stops the next one.
    process.kill();
    let process = PROGRAM.start(&folder.0, &["serve"]);
    assert_eq!(process.client("Ada").get("//healthz").text, concat!("ok ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[cfg(unix)]
#[test]
fn only_the_owner_can_read_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let file = |ending: &str| folder.0.join(format!("elvaland/elvaland.db{ending}"));
    let mode = |ending: &str| file(ending).metadata().expect("a file").permissions().mode() & 0o777;
    let mut process = PROGRAM.start(&folder.0, &["serve"]);
    process.client("Ada");
    assert_eq!(["", "-wal", "-shm", ".lock"].map(mode), [0o600; 4]);
    // A file of an earlier version that others can read.
    process.stop();
    std::fs::set_permissions(file(""), std::fs::Permissions::from_mode(0o644)).expect("changed");
    let process = PROGRAM.start(&folder.0, &["serve"]);
    process.client("Ada");
    assert_eq!(["", "-wal", "-shm"].map(mode), [0o600; 3]);
}

#[test]
fn log_files_have_no_colour_codes_and_files_are_raised_to_the_hard_limit() {
    let folder = Folder::new();
    let log = folder.0.join("log");
    let mut process = PROGRAM.start_with(&folder.0, &["serve"], |command| {
        command.env("ELVALAND_LOG", "debug").stderr(std::fs::File::create(&log).expect("a file"));
    });
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", process.child.id()));
    process.client("Ada");
    process.stop();
    let text = std::fs::read_to_string(&log).expect("a log");
    assert!(text.contains("answered") && !text.contains('\u{1b}'), "{text}");
    if let Ok(limits) = limits {
        let line = limits.lines().find(|line| line.starts_with("Max open files")).expect("a limit");
        let numbers: Vec<u64> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        assert!(numbers[0] == numbers[1].min(1 << 20), "{line}");
    }
}

#[test]
fn a_server_waits_for_a_database_that_is_not_there_yet() {
    let (folder, cluster) = (Folder::new(), Cluster::start());
    let database = cluster.database();
    cluster.order("stop");
    std::thread::scope(|scope| {
        let started = scope.spawn(|| PROGRAM.start(&folder.0, &["serve", "--database", &database]));
        std::thread::sleep(std::time::Duration::from_millis(1500));
        assert!(!started.is_finished(), "it neither serves nor gives up");
        cluster.order("start");
        let process = started.join().expect("it starts");
        assert_eq!(process.client("Ada").get("//readyz").status, 200);
    });
}

#[cfg(unix)]
#[test]
fn a_proxy_reaches_the_server_by_a_unix_socket() {
    use std::io::{Read, Write};
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::net::UnixStream;
    let folder = Folder::new();
    let socket = folder.0.join("s");
    let listen = format!("unix:{}", socket.display());
    for _ in 0..2 {
        let mut command = crate::backups::command(&folder.0, &["serve", "--listen", &listen]);
        let mut server = command.stdout(std::process::Stdio::null()).spawn().expect("it starts");
        let began = std::time::Instant::now();
        let mut stream = loop {
            match UnixStream::connect(&socket) {
                Ok(stream) => break stream,
                Err(error) => assert!(began.elapsed().as_secs() < 20, "{error}"),
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        };
        assert_eq!(socket.metadata().expect("a socket").permissions().mode() & 0o777, 0o660);
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        // Killed, so that the next server finds the socket of this one.
        server.kill().expect("killed");
        server.wait().expect("ended");
    }
}
