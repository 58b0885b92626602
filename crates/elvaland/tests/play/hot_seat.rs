//! Tests secrets of people who share a keyboard line by line, in a real pseudo-terminal.

use crate::terminal::{Terminal, folder};

fn start(name: &str, more: &[&str]) -> Terminal {
    let arguments = ["play", "--plain", "--names", "Ada,Bo", "--players", "2", "--seed", "3"];
    Terminal::start(&folder(name), &[&arguments[..], more].concat())
}

#[test]
fn a_secret_bid_is_never_shown_to_the_next_player() {
    let mut terminal = start("hot-seat-bid", &["--hints"]);
    terminal.wait_for_text("Ada, take the keyboard");
    assert!(!terminal.is_fullscreen());
    terminal.press("\r");
    terminal.wait_for_text("What you type is not shown");
    assert!(terminal.is_fullscreen(), "secrets are shown on the alternate screen");
    terminal.press("k\r");
    terminal.wait_for_text("What the King would do");
    // A refused answer stays hidden, too.
    terminal.press("4 2 2\r");
    terminal.wait_for_text("You do not have that many of 2");
    terminal.press("4 2 5\r");
    let shown = terminal.wait_for_text("Bo, take the keyboard");
    assert!(!terminal.is_fullscreen());
    assert!(!shown.contains("What the King would do") && !shown.contains("many of"), "{shown}");
    let output = terminal.output();
    for typed in ["4 2 5", "4 2 2", "425", "422"] {
        assert!(!output.contains(typed), "{typed} is in the output:\n{output}");
    }
    terminal.press("\r");
    terminal.wait_for_text("What you type is not shown");
    terminal.press("q\r");
    assert!(terminal.end().success());
    let output = terminal.output();
    assert!(!output.contains("4 2 5") && output.contains("The game is saved"), "{output}");
}

#[test]
fn public_choices_are_echoed_again() {
    let mut terminal = start("hot-seat-echo", &[]);
    for _ in 0..2 {
        terminal.wait_for_text("take the keyboard");
        terminal.press("\r");
        terminal.wait_for_text("What you type is not shown");
        terminal.press("5 4 3\r");
        terminal.wait_for("the next question", |text| !text.contains("What you type"));
    }
    terminal.wait_for_text("takes a card");
    terminal.press("a wrong answer");
    terminal.wait_for_text("> a wrong answer");
    terminal.press("\r");
    terminal.wait_for_text("is not an answer here");
    terminal.signal("INT");
    assert!(!terminal.end().success());
}
