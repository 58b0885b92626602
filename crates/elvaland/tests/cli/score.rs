//! Tests `score`: from arguments, from standard input, and line by line.

use serde_json::{Value, json};

use crate::common::{errors, file_with, refusal, run, run_with, text, written};

const ANN: &str = "Ann: W 5r 28p, H 4, M 4r 5p, B 3, E 34p, heroes skaa, coins 24 11 9 6 3";
const BOB: &str = "Bob: W 5, E 21p 5r, heroes Idunn, coins 14 11 9 5 0, gem 6";

const SHEET: &str = "\
Nidavellir. Ann wins with 204 points.

Score           Ann   Bob
  Warriors       52    14
  Hunters        16     0
  Miners         20     0
  Blacksmiths    12     0
  Explorers      34    31
  Heroes         17     0
  Coins          53    39
  Gem             0     3
  Total         204    87
";

#[test]
fn sheets_are_scored_from_arguments_and_from_stdin() {
    assert_eq!(text(&["score", ANN, BOB]), SHEET);
    let lines = format!("# our game\n\n{ANN}\n  {BOB}\n");
    assert_eq!(written(&run_with(&["score"], &lines)), SHEET);
    let german = text(&["score", "--lang", "de", ANN, BOB]);
    assert!(german.starts_with("Nidavellir. Ann gewinnt mit 204 Punkten.\n"), "{german}");
}

#[test]
fn the_score_comes_as_json() {
    let json: Value = serde_json::from_str(&text(&["score", "--json", ANN, BOB])).expect("JSON");
    assert_eq!(json["winners"], json!([0]));
    assert_eq!((&json["players"][1]["name"], &json["players"][1]["total"]), (&json!("Bob"), &json!(87)));
    assert_eq!(json["players"][0]["parts"]["warrior"], 52);
}

#[test]
fn the_other_game_has_its_own_sheets_ties_and_track() {
    let nains = |more: &[&str]| {
        let sheets = ["Ann: S 2, C 20", "Bob: C 27, heroes redwin"];
        run(&[&["score", "--game", "nains"], more, &sheets].concat())
    };
    let tied = nains(&[]);
    assert!(written(&tied).starts_with("Nains. Bob wins with 27 points.\n"), "{}", written(&tied));
    assert!(errors(&tied).contains("a reconstruction"), "{}", errors(&tied));
    let list = text(&["cards"]).replacen("shield_track = [0, 3, 7", "shield_track = [0, 3, 8", 1);
    let corrected = nains(&["--cards", &file_with("score-track.toml", &list)]);
    assert!(written(&corrected).starts_with("Nains. Ann wins with 28 points.\n"), "{}", written(&corrected));
    let complaint = refusal(&["score", "--cards", &file_with("score-list.toml", &list), ANN, BOB]);
    assert!(complaint.starts_with("error: `--cards` belongs to nains"), "{complaint}");
}

#[test]
fn everything_can_be_asked_for() {
    let ann = "Ann\n5 28\nmany\n4\n4r 5p\n3\n34\nskaa\n24 11 9 6 3\n\n";
    let bob = "Bob\n5\n\n\n\n21 5\nidunn\n14 11 9 5 0\n6\n";
    let output = run_with(&["score", "--ask"], &format!("chess\n1\n{ann}{bob}\n"));
    assert_eq!(written(&output), SHEET, "{}", errors(&output));
    let said = errors(&output);
    let asked = "Which game? 1 Nidavellir, 2 Nains: ";
    let first = "Name of player 1 (leave empty when done):   Warriors: Ranks, Points; example: 5 12 (empty: none): ";
    assert!(said.starts_with(&[asked, asked, first].concat()), "{said}");
    assert!(said.contains("Coins: the values of all five; example: 24 11 9 6 3 (empty: none): "), "{said}");
    assert!(said.contains("`many` is no number; expected is H Nr"), "{said}");
}

#[test]
fn the_end_of_the_input_ends_the_questions() {
    let output = run_with(&["score", "--ask", "--lang", "fr"], "nains\nAnn\n5 28\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(errors(&output).contains("error: 2 to 5 players can be scored, not 1"), "{}", errors(&output));
}

#[test]
fn what_is_wrong_is_told_with_what_to_do() {
    for (sheet, expected) in [
        ("Bob: heroes kraal", "error: player 2: `heroes kraal`: `kraal` is counted with the column: add ranks"),
        ("Bob: coins 58", "error: player 2: `coins 58`: a player has 5 coins, not 1: write their values"),
        ("Bob: swords 3", "error: player 2: `swords 3`: an item begins with one of W, H, M, B, E, heroes, coins, gem"),
    ] {
        let complaint = refusal(&["score", ANN, sheet]);
        assert!(complaint.starts_with(expected), "{complaint}");
    }
    let complaint = errors(&run(&["score", ANN]));
    assert!(complaint.contains("`elvaland score --help` shows what a line looks like"), "{complaint}");
}

#[test]
fn a_hero_on_two_sheets_is_noticed() {
    let output = run(&["score", "heroes skaa", "heroes skaa"]);
    assert!(output.status.success());
    assert_eq!(errors(&output), "Ticked for more than one player: Skaa\n");
    assert!(
        written(&output).contains("Player 1 and Player 2 share the victory with 17 points"),
        "{}",
        written(&output)
    );
}

#[test]
fn the_examples_of_the_help_are_scored() {
    let help = text(&["score", "--help"]);
    let quoted: Vec<&str> = help.split('"').skip(1).step_by(2).collect();
    let (nidavellir, nains) = quoted.split_at(2);
    text(&[&["score"], nidavellir].concat());
    text(&[&["score", "--game", "nains"], nains].concat());
    assert_eq!(nains.len(), 2);
}
