//! Tests whole games on the full screen, signals and resuming.

use std::process::Command;

use crate::terminal::{Terminal, folder, is_over};

/// Plays a whole game, saves its record and checks it with `replay`.
fn whole_game(game: &str, players: u8) {
    let folder = folder(&format!("whole-{game}-{players}"));
    let players = players.to_string();
    let arguments = ["play", "--game", game, "--players", &players, "--bots", "apprentice", "--seed", "5"];
    let mut terminal = Terminal::start(&folder, &arguments);
    let end = terminal.play_until(is_over);
    assert!(end.contains("Score sheet") && end.contains(" win"), "{end}");
    terminal.press("r");
    terminal.wait_for_text("Record saved as");
    terminal.press("q");
    assert!(terminal.end().success());
    let left = terminal.text();
    assert!(left.contains("The game is over.") && left.contains("Total"), "the result stays on the terminal: {left}");
    assert!(left.contains(&format!("Record saved as ./{game}-1.jsonl.")), "{left}");
    let record = folder.join(format!("{game}-1.jsonl"));
    let checked = Command::new(env!("CARGO_BIN_EXE_elvaland")).arg("replay").arg(record).output().expect("it runs");
    let checked = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(checked.contains("1 hold (1 finished"), "{checked}");
    assert!(!folder.join("elvaland/play.json").exists(), "a finished game is not resumed");
}

#[test]
fn whole_games_of_nidavellir() {
    (2..=5).for_each(|players| whole_game("nidavellir", players));
}

#[test]
fn whole_games_of_nains() {
    (2..=5).for_each(|players| whole_game("nains", players));
}

#[test]
fn ctrl_c_gives_the_terminal_back_and_the_game_goes_on_later() {
    let folder = folder("interrupted");
    let mut terminal = Terminal::start(&folder, &["play", "--players", "3", "--bots", "apprentice", "--seed", "9"]);
    terminal.play_until(|text| text.contains("Round 2 of 4"));
    assert!(terminal.is_fullscreen() && terminal.is_mouse_captured());
    terminal.press("\x03");
    assert!(terminal.end().success());
    assert!(!terminal.is_fullscreen() && !terminal.is_mouse_captured(), "the terminal is as it was");
    terminal.wait_for_text("The game is saved");

    let mut other = Terminal::start(&folder, &["play", "--game", "nains"]);
    assert_eq!(other.end().code(), Some(2));
    other.wait_for_text("a game that was interrupted is saved");

    let mut resumed = Terminal::start(&folder, &["play"]);
    resumed.wait_for_text("Resuming the interrupted game");
    assert!(resumed.text().contains("Round 2 of 4"), "{}", resumed.text());
    resumed.play_until(is_over);
    resumed.press("q");
    assert!(resumed.end().success());
    assert!(folder.join("nidavellir-1.jsonl").exists(), "leaving saves the record, too");
}

#[test]
fn a_killed_game_is_resumed_too() {
    let folder = folder("killed");
    let terminal = Terminal::start(&folder, &["play", "--players", "2", "--bots", "apprentice", "--seed", "9"]);
    terminal.play_until(|text| text.lines().next().is_some_and(|line| line.contains("Shining Horse")));
    let before = terminal.text();
    drop(terminal);
    let resumed = Terminal::start(&folder, &["play"]);
    let text = resumed.wait_for_text("Resuming the interrupted game");
    assert_eq!(text.lines().next(), before.lines().next());
}

#[test]
fn the_window_can_change_its_size() {
    let folder = folder("resized");
    let terminal = Terminal::start(&folder, &["play", "--bots", "apprentice", "--seed", "1"]);
    terminal.wait_for_text("Your turn");
    terminal.resize(60, 20);
    terminal.wait_for_text("The window is too small: the table needs 80 × 24");
    terminal.resize(120, 40);
    let large = terminal.wait_for_text("── Log");
    assert!(large.contains("Your turn"), "{large}");
    terminal.resize(80, 24);
    terminal.wait_for("the small table", |text| text.contains("Your turn") && !text.contains("── Log"));
}

#[test]
fn everything_can_be_clicked() {
    let folder = folder("clicked");
    let terminal = Terminal::start(&folder, &["play", "--bots", "apprentice", "--seed", "1"]);
    let screen = terminal.wait_for_text("Confirm");
    let row = |wanted: &str| screen.lines().position(|line| line.contains(wanted)).expect(wanted);
    for (coin, tavern) in [(0, 0), (1, 1), (2, 2)] {
        terminal.click(coin * 9 + 2, row("1 (0)"));
        terminal.click(tavern * 27 + 5, row("Laughing Goblin") + 1);
    }
    terminal.wait_for_text("Trade: 4 + 5, your 5 becomes gold 9");
    let bar = screen.lines().last().expect("a key bar");
    let confirm = bar.chars().position(|c| c == '↵').expect("a key");
    terminal.click(confirm, 23);
    terminal.wait_for("the reveal", |text| text.contains("Turn order"));
}

#[test]
fn pages_are_looked_up_with_a_key() {
    let folder = folder("looked-up");
    let terminal = Terminal::start(&folder, &["play", "--bots", "apprentice", "--seed", "1", "--lang", "fr"]);
    terminal.wait_for_text("À vous");
    for (key, wanted) in
        [("S", "Score"), ("C", "Trésor Royal"), ("?", "Entrée"), ("L", "au Gobelin Rieur"), ("H", "Kraal")]
    {
        terminal.press(key);
        terminal.wait_for_text(wanted);
        terminal.press("\r");
        terminal.wait_for_text("À vous");
    }
}

#[test]
fn people_at_one_keyboard_see_a_curtain_between_their_bids() {
    let folder = folder("curtain");
    let terminal = Terminal::start(&folder, &["play", "--names", "Ada,Bo", "--players", "2", "--seed", "4"]);
    let curtain = terminal.wait_for_text("Ada, take the keyboard and press Enter");
    assert!(!curtain.contains("Laughing Goblin"), "{curtain}");
    terminal.press("\r");
    terminal.wait_for_text("1 (0)");
    terminal.press("5g4d3h");
    terminal.wait_for_text("stays in the pouch");
    terminal.press("\r");
    let curtain = terminal.wait_for_text("Bo, take the keyboard and press Enter");
    assert!(!curtain.contains("(5)"), "{curtain}");
    terminal.press("\r");
    let screen = terminal.wait_for_text("1 (0)");
    assert!(screen.contains("5 (5)") && !screen.contains("stays in the pouch"), "{screen}");
    terminal.play_until(|text| text.contains("Round 2 of 4"));
}

#[test]
fn a_program_that_shall_end_gives_the_terminal_back_and_keeps_the_game() {
    for signal in ["TERM", "HUP"] {
        let folder = folder(&format!("ended-{signal}"));
        let mut terminal = Terminal::start(&folder, &["play", "--players", "2", "--bots", "apprentice", "--seed", "9"]);
        terminal.play_until(|text| text.contains("Round 2 of 4"));
        terminal.signal(signal);
        assert!(terminal.end().success());
        assert!(!terminal.is_fullscreen() && !terminal.is_mouse_captured(), "the terminal is as it was");
        terminal.wait_for_text("The game is saved");
        let resumed = Terminal::start(&folder, &["play"]);
        resumed.wait_for_text("Round 2 of 4");
    }
}

#[test]
fn coins_that_were_laid_lie_there_again() {
    let folder = folder("half-laid");
    let mut terminal = Terminal::start(&folder, &["play", "--bots", "apprentice", "--seed", "1"]);
    terminal.wait_for_text("1 (0)");
    terminal.press("5g1d");
    terminal.wait_for("two coins", |text| text.contains("5  ·") && text.contains("1  ·"));
    terminal.press("q");
    assert!(terminal.end().success());
    let resumed = Terminal::start(&folder, &["play"]);
    let screen = resumed.wait_for_text("Resuming the interrupted game");
    assert!(screen.contains("Laughing Goblin (5)") && screen.contains("Dancing Dragon (0)"), "{screen}");
    assert!(!screen.contains("Shining Horse ("), "{screen}");
    resumed.press("3h\r");
    resumed.wait_for_text("Turn order");
}

#[test]
fn king_gives_advice_on_request() {
    let folder = folder("advised");
    let terminal = Terminal::start(&folder, &["play", "--players", "2", "--bots", "apprentice", "--seed", "1"]);
    terminal.wait_for_text("Your turn");
    terminal.press("K");
    let told = terminal.wait_for_text("What the King would do: ");
    assert!(told.contains("%)") && told.contains(" · "), "{told}");
    terminal.press("1g2d3h\r");
    terminal.wait_for("another question", |text| !text.contains("What the King would do"));
}

#[test]
fn hints_are_off_at_a_shared_keyboard_unless_allowed() {
    for (name, allowed) in [("silent", &[][..]), ("allowed", &["--hints"])] {
        let folder = folder(name);
        let arguments = ["play", "--names", "Ada,Bo", "--players", "2", "--seed", "4"];
        let terminal = Terminal::start(&folder, &[&arguments[..], allowed].concat());
        terminal.wait_for_text("Ada, take the keyboard");
        terminal.press("\r");
        terminal.wait_for_text("1 (0)");
        terminal.press("K");
        if allowed.is_empty() {
            // The next key shows that the one before it was read.
            terminal.press("5g");
            let screen = terminal.wait_for_text("5  ·");
            assert!(!screen.contains("What the King would do"), "{screen}");
        } else {
            terminal.wait_for_text("What the King would do: ");
        }
    }
}
