//! Tests `play --join` at a table of a real server.

use std::path::Path;

use elvaland_testkit::{Client, Folder, Process};
use serde_json::{Value, json};

use crate::PROGRAM;
use crate::terminal::{Terminal, folder, is_over};

/// A table of a server with one free seat, and its host.
struct Opened {
    address: String,
    path: String,
    host: Client,
}

impl Opened {
    fn new(server: &Process, game: &str, settings: &Value) -> Opened {
        let mut wanted = json!({"game": game, "options": {"players": 3}, "seats": ["me", "open", "apprentice"]});
        for (key, value) in settings.as_object().expect("settings") {
            wanted[key] = value.clone();
        }
        let mut host = server.client("Host");
        let created = host.post("/tables", &wanted).expect(201);
        let table = created["table"].as_str().expect("a table");
        Opened { address: format!("http://{}/t/{table}", server.address), path: format!("/tables/{table}"), host }
    }

    /// Joins the table; the host hands their seat to a bot, so that the others can play.
    fn join(&mut self, folder: &Path) -> Terminal {
        let terminal = Terminal::start(folder, &["play", "--join", &self.address, "--names", "Ada"]);
        terminal.wait_for_text("Your turn");
        self.host.post(&format!("{}/leave", self.path), &json!({})).expect(200);
        terminal
    }
}

#[test]
fn whole_games_are_played_at_a_server() {
    let data = Folder::new();
    let server = PROGRAM.start(&data.0, &["serve"]);
    for (game, settings) in [("nidavellir", json!({})), ("nains", json!({"memory": true, "hide_scores": true}))] {
        let folder = folder(&format!("join-{game}"));
        let mut terminal = Opened::new(&server, game, &settings).join(&folder);
        let end = terminal.play_until(is_over);
        assert!(end.contains("Ada") && end.contains("Score sheet"), "{end}");
        terminal.press("r");
        terminal.wait_for_text("Record saved as");
        terminal.press("q");
        assert!(terminal.end().success());
        assert!(folder.join(format!("{game}-1.jsonl")).exists());
    }
}

#[test]
fn returning_player_keeps_their_seat() {
    let data = Folder::new();
    let server = PROGRAM.start(&data.0, &["serve"]);
    let (folder, other) = (folder("join-again"), folder("join-other"));
    let mut opened = Opened::new(&server, "nidavellir", &json!({}));
    let mut terminal = opened.join(&folder);
    terminal.play_until(|text| text.contains("Round 2 of 4"));
    terminal.press("\x03");
    assert!(terminal.end().success());
    let again = Terminal::start(&folder, &["play", "--join", &opened.address]);
    again.wait_for_text("Your turn");
    assert!(again.text().contains("Round 2 of 4"), "{}", again.text());

    let watching = Terminal::start(&other, &["play", "--join", &opened.address, "--names", "Bo"]);
    watching.wait_for_text("No free seat here");
    assert!(!watching.text().contains("Your turn"), "{}", watching.text());
}

#[test]
fn a_bid_can_be_taken_back_while_others_think() {
    let data = Folder::new();
    let server = PROGRAM.start(&data.0, &["serve"]);
    let folder = folder("join-bid");
    let opened = Opened::new(&server, "nidavellir", &json!({"seats": ["me", "open", "open"]}));
    let terminal = Terminal::start(&folder, &["play", "--join", &opened.address, "--names", "Ada"]);
    terminal.wait_for_text("1 free seat");
    server.client("Bo").post(&format!("{}/join", opened.path), &json!({})).expect(200);
    terminal.wait_for_text("Your turn");
    terminal.press("1g2d3h");
    terminal.wait_for_text("Trade: 4 + 5");
    terminal.press("\r");
    terminal.wait_for_text("Your bid is in");
    terminal.press("u");
    terminal.wait_for_text("Your turn: bid");
}

#[test]
fn server_gives_hints_to_a_player_among_bots() {
    let data = Folder::new();
    let server = PROGRAM.start(&data.0, &["serve", "--bot-time", "50"]);
    let folder = folder("join-hint");
    let mut opened = Opened::new(&server, "nidavellir", &json!({}));
    let terminal = Terminal::start(&folder, &["play", "--join", &opened.address, "--names", "Ada"]);
    terminal.wait_for_text("Your turn: bid");
    // The host is a person: no advice.
    terminal.press("k");
    opened.host.post(&format!("{}/resign", opened.path), &json!({})).expect(200);
    terminal.press("l");
    terminal.wait_for_text("Back to the table");
    terminal.press("\x1b");
    let table = terminal.wait_for_text("Your turn: bid");
    assert!(!table.contains("What the King would do"), "{table}");
    // The new occupant arrives by the stream.
    let begin = std::time::Instant::now();
    while !terminal.text().contains("What the King would do") {
        assert!(begin.elapsed().as_secs() < 30, "{}", terminal.text());
        terminal.press("k");
        std::thread::sleep(std::time::Duration::from_millis(200));
    }
    terminal.wait_for("an option with its chance", |text| text.contains("\u{a0}%)"));
}

#[test]
fn a_server_that_is_not_there_is_told() {
    let folder = folder("join-nobody");
    let mut terminal = Terminal::start(&folder, &["play", "--join", "http://127.0.0.1:9/t/abcdefgh"]);
    assert_eq!(terminal.end().code(), Some(2));
    terminal.wait_for_text("the server does not answer");
}

#[test]
fn a_private_server_is_joined_with_its_code_and_passwords_are_never_printed() {
    let data = Folder::new();
    let server = PROGRAM.start(&data.0, &["serve", "--invite-code", "mithril-42"]);
    let mut host = Client::new(server.address).with_header("X-Invite-Code", "mithril-42");
    let wanted = json!({"game": "nains", "options": {"players": 2}, "seats": ["me", "open"]});
    let table = host.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    let folder = folder("join-private");
    let refused = std::process::Command::new(env!("CARGO_BIN_EXE_elvaland"))
        .args(["play", "--plain", "--join", &format!("http://me:secret@{}/t/{table}", server.address)])
        .env("HOME", &folder)
        .env("XDG_STATE_HOME", &folder)
        .output()
        .expect("the program runs");
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(refused.status.code() == Some(2) && said.contains("private") && !said.contains("secret"), "{said}");
    // A password for a proxy does not keep the player from being known.
    let address = format!("http://me:secret@{}/t/{table}?invite=mithril-42", server.address);
    let mut terminal = Terminal::start(&folder, &["play", "--join", &address, "--names", "Ada"]);
    terminal.wait_for_text("Your turn");
    terminal.press("q");
    assert!(terminal.end().success());
    assert_eq!(host.get(&format!("/tables/{table}")).expect(200)["seats"][1]["name"], "Ada");
}
