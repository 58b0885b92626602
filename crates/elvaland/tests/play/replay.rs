//! Tests `replay --step` on the full screen.

use std::process::Command;

use crate::terminal::{Terminal, folder};

/// Writes a record into a folder.
fn recorded(name: &str, game: &str) -> std::path::PathBuf {
    let folder = folder(name);
    let arguments = ["simulate", "--game", game, "--players", "3", "--games", "2", "--records", "games.jsonl"];
    let played = Command::new(env!("CARGO_BIN_EXE_elvaland")).args(arguments).current_dir(&folder).output();
    assert!(played.expect("it runs").status.success());
    folder
}

/// Reads the number of steps from the screen.
fn steps(text: &str) -> usize {
    let status = text.split(" of ").find_map(|rest| rest.split(" · View as").next()?.parse().ok());
    status.unwrap_or_else(|| panic!("no status:\n{text}"))
}

#[test]
fn a_game_is_looked_at_by_keys() {
    for game in ["nidavellir", "nains"] {
        let folder = recorded(&format!("look-{game}"), game);
        let mut terminal = Terminal::start(&folder, &["replay", "--step", "games.jsonl", "--number", "2"]);
        let first = terminal.wait_for_text("Replay: 0 of ");
        let steps = steps(&first);
        assert!(first.contains("View as: Everything open") && terminal.is_fullscreen(), "{first}");
        terminal.press("\x1b[C\x1b[C");
        terminal.wait_for_text(&format!("Replay: 2 of {steps}"));
        terminal.press("\x1b[D");
        terminal.wait_for_text(&format!("Replay: 1 of {steps}"));
        // The bids end with the first tavern, which begins after the deal and three bids.
        terminal.press("\x1b[6~");
        terminal.wait_for_text(&format!("Replay: 4 of {steps}"));
        terminal.press("\x1b[5~");
        terminal.wait_for_text(&format!("Replay: 0 of {steps}"));
        terminal.press("12");
        terminal.wait_for_text("to step: 12_");
        terminal.press("\r");
        terminal.wait_for_text(&format!("Replay: 12 of {steps}"));
        terminal.press("v");
        terminal.wait_for_text("View as: Spectator");
        terminal.press("v");
        terminal.wait_for_text("View as: Player 1");
        terminal.press("c");
        terminal.wait_for("a page", |text| !text.contains("Replay: "));
        terminal.press("\x1b");
        terminal.wait_for_text("View as: Player 1");
        terminal.press("\x1b[F");
        let end = terminal.wait_for_text(&format!("Replay: {steps} of {steps}"));
        assert!(end.contains("The game is over"), "{end}");
        terminal.press("q");
        assert!(terminal.end().success());
        assert!(!terminal.is_fullscreen() && !terminal.is_mouse_captured());
    }
}
