//! Tests whole games with `play --plain`, played by a script.

use std::io::{BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::terminal::folder;

/// Timeout of every wait.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program in plain mode.
struct Lines {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<u8>,
    /// The last prompt.
    asked: String,
}

impl Lines {
    fn start(folder: &Path, arguments: &[&str]) -> Lines {
        let mut child = Command::new(env!("CARGO_BIN_EXE_elvaland"))
            .args(["play", "--plain"])
            .args(arguments)
            .env("XDG_STATE_HOME", folder)
            .env("LC_ALL", "C")
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let (input, output) = (child.stdin.take(), child.stdout.take().expect("its output"));
        let (sender, bytes) = mpsc::channel();
        thread::spawn(move || {
            let mut said = BufReader::new(output).bytes();
            while let Some(Ok(byte)) = said.next() {
                let _ = sender.send(byte);
            }
        });
        Lines { child, input, output: bytes, asked: String::new() }
    }

    /// Reads up to the next prompt or the end.
    fn listen(&mut self) -> String {
        let mut said = Vec::new();
        loop {
            match self.output.recv_timeout(PATIENCE) {
                Ok(byte) => said.push(byte),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("nothing more is said: {}", String::from_utf8_lossy(&said)),
            }
            if said.ends_with(b"> ") || said.ends_with(b"press Enter\n") {
                break;
            }
        }
        let said = String::from_utf8(said).expect("UTF-8");
        // A repeated prompt without the question does not replace the question.
        if said.lines().count() > 1 || said.contains("Enter") {
            self.asked.clone_from(&said);
        }
        said
    }

    fn answer(&mut self, line: &str) {
        writeln!(self.input.as_mut().expect("open"), "{line}").expect("it listens");
    }

    /// Closes the input and returns the remaining output.
    fn close(&mut self) -> String {
        self.input = None;
        let said = self.listen();
        assert!(self.child.wait().expect("it ends").success());
        said
    }

    /// Answers prompts until a text is printed.
    fn play_until(&mut self, wanted: &str) -> String {
        for _ in 0..2000 {
            if self.asked.contains(wanted) {
                return self.asked.clone();
            }
            if self.asked.is_empty() {
                self.listen();
                continue;
            }
            let mut lines = self.asked.lines().rev();
            let bid = lines.find_map(|line| line.strip_prefix("Three coins for ")?.split_once("help): "));
            let answer = match bid {
                _ if self.asked.contains("press Enter") => String::new(),
                Some((_, coins)) => {
                    let value = |coin: &str| coin.rsplit(' ').next().expect("a value").to_owned();
                    coins.split(", ").take(3).map(value).collect::<Vec<_>>().join(" ")
                }
                None => "1".to_owned(),
            };
            self.answer(&answer);
            self.listen();
        }
        panic!("it does not come to `{wanted}`:\n{}", self.asked);
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn whole_game(game: &str, players: u8, names: &str) {
    let folder = folder(&format!("plain-{game}-{players}-{names}"));
    let players = players.to_string();
    let mut lines = Lines::start(
        &folder,
        &[
            "--game",
            game,
            "--players",
            &players,
            "--names",
            names,
            "--bots",
            "apprentice",
            "--seed",
            "11",
            "--record",
            "r.jsonl",
        ],
    );
    let end = lines.play_until("The game is over.");
    assert!(end.contains(" win") && end.contains("Total"), "{end}");
    lines.answer("r");
    assert!(lines.listen().contains("Record saved as r.jsonl"));
    lines.answer("q");
    lines.close();
    let checked = Command::new(env!("CARGO_BIN_EXE_elvaland")).arg("replay").arg(folder.join("r.jsonl")).output();
    assert!(checked.expect("it runs").status.success());
}

#[test]
fn whole_games_of_both_games() {
    for players in 2..=5 {
        whole_game("nidavellir", players, "Ada");
        whole_game("nains", players, "Ada");
    }
}

#[test]
fn people_share_the_keyboard() {
    whole_game("nidavellir", 3, "Ada,Bo");
    whole_game("nains", 2, "Ada,Bo");
}

#[test]
fn the_end_of_the_input_keeps_the_game() {
    let folder = folder("plain-kept");
    let mut lines = Lines::start(&folder, &["--players", "2", "--bots", "apprentice", "--seed", "3"]);
    lines.play_until("Round 2 of 4");
    assert!(lines.close().contains("The game is saved and continues next time."));
    let mut again = Lines::start(&folder, &[]);
    let said = again.listen();
    assert!(said.starts_with("Resuming the interrupted game."), "{said}");
    again.play_until("The game is over.");
    again.close();
}

#[test]
fn answers_are_numbers_words_or_those_of_a_record() {
    let folder = folder("plain-words");
    let mut lines = Lines::start(&folder, &["--players", "2", "--bots", "apprentice", "--seed", "3"]);
    lines.listen();
    for (wrong, reason) in [
        ("9 9 9", "You have no coin 9. Your coins: 0, 2, 3, 4, 5."),
        ("0 0 2", "You do not have that many of 0. Your coins: 0, 2, 3, 4, 5."),
        ("5 4", "A bid has three coins, not 2. Example: 5 0 3."),
        ("five", "“five” is not an answer here; “?” lists what is."),
        ("u", "There is nothing to undo now."),
        ("r", "The record can be saved when the game is over."),
    ] {
        lines.answer(wrong);
        let said = lines.listen();
        assert!(said.contains(reason), "{wrong}: {said}");
    }
    lines.answer("?");
    let help = lines.listen();
    assert!(help.contains("Example: 5 0 3") && help.contains("T: the taverns"), "{help}");
    lines.answer("w");
    let table = lines.listen();
    assert!(table.contains("Nidavellir, 2 players. ") && table.contains("Royal Treasure"), "{table}");
    lines.answer("bid 0 5 4");
    lines.listen();
    let taverns = lines.play_until("take a card");
    let option = taverns.lines().find_map(|line| line.trim().strip_prefix("1 ")).expect("a first choice").to_owned();
    lines.answer("77");
    let said = lines.listen();
    assert!(said.contains("There is no choice 77; the last one is "), "{said}");
    lines.answer(&option.to_uppercase());
    let said = lines.listen();
    assert!(!said.contains("is not an answer"), "{said}");
}

#[test]
fn a_full_screen_needs_a_terminal() {
    let refused =
        Command::new(env!("CARGO_BIN_EXE_elvaland")).arg("play").stdin(Stdio::null()).output().expect("it runs");
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--plain"));
}

#[test]
fn advice_comes_with_reasons() {
    let folder = folder("plain-advice");
    let arguments = ["--players", "3", "--names", "Ada", "--bots", "apprentice", "--seed", "5"];
    let mut lines = Lines::start(&folder, &arguments);
    lines.listen();
    lines.answer("K");
    let told = lines.listen();
    let options: Vec<&str> =
        told.lines().skip_while(|line| !line.starts_with("What the King would do")).skip(1).collect();
    assert!(options.len() >= 3 && options[..3].iter().all(|line| line.starts_with("bid ")), "{told}");
    assert!(options[0].contains(" at the ") && options[0].ends_with('.'), "{told}");
    lines.answer("q");
    lines.close();
}
