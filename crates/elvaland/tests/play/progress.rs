//! Tests the progress of long work on a terminal.

use crate::terminal::{Terminal, folder};

#[test]
fn calibration_counts_its_games() {
    let arguments = ["lab", "calibrate", "--players", "2", "--games", "100000", "--levels", "apprentice"];
    let terminal = Terminal::start(&folder("progress-calibrate"), &arguments);
    terminal.wait_for("finished games", |text| text.contains(" of 100,000 games, about ") && text.contains(" left"));
}

#[test]
fn a_search_says_how_long_it_has_taken_before_the_first_game_ends() {
    let arguments = ["simulate", "--bots", "boss@1000000", "--players", "2", "--games", "2"];
    let terminal = Terminal::start(&folder("progress-simulate"), &arguments);
    terminal.wait_for_text("0 of 2 games, 1 second so far");
}

#[test]
fn puzzles_are_counted_as_puzzles() {
    let arguments = ["lab", "puzzles", "--count", "7", "--rollouts", "60", "--lead", "4"];
    let terminal = Terminal::start(&folder("progress-puzzles"), &arguments);
    terminal.wait_for_text(" of 7 puzzles, ");
}
