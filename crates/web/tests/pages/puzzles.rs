//! Tests the start page of the puzzles, and a puzzle on the page of a table.

use elvaland_rules::mechanics::{Action, Round, Stage};
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Seat, State};
use elvaland_texts::Language;
use elvaland_web::puzzles::{self, Collected, Collection};
use elvaland_web::table::{Puzzle, PuzzleSource};
use elvaland_web::{Preferences, Viewer};
use scraper::Html;

use crate::kit::{Look, all, one, table, viewer, words};

pub(crate) fn collection() -> Collection {
    Collection { game: "nidavellir", puzzles: vec![(1, 1200), (3, 900), (8, 2100)] }
}

#[test]
fn the_last_puzzle_is_followed_by_the_first() {
    let next = [0, 1, 2, 3, 8, 99].map(|number| collection().next(number));
    assert_eq!(next, [1, 3, 3, 8, 1, 1]);
}

#[test]
fn the_start_page_has_the_puzzles_of_each_game_for_the_script() {
    for language in Language::ALL {
        let preferences = Preferences::default();
        let viewer = Viewer { name: None, path: "/puzzles", ..viewer(language, &preferences) };
        let page = Html::parse_document(&puzzles::draw(&viewer, &[collection()]).into_string());
        let game = one(&page, ".collection[data-game=nidavellir]");
        assert_eq!(game.value().attr("data-all"), Some("1:1200 3:900 8:2100"));
        assert_eq!(one(&page, ".collection a.main").value().attr("href"), Some("/puzzles/nidavellir/1"));
        let range = words(game);
        assert!(["3", "900", "2100"].iter().all(|number| range.contains(number)), "{range}");
        assert!(one(&page, ".rating").value().attr("data-text").is_some_and(|text| text.contains('#')), "{language:?}");
        assert!(one(&page, ".rating").value().attr("hidden").is_some(), "only the script knows the rating");
    }
}

/// A table at which the first player takes a card.
pub(crate) fn taking() -> State<Nidavellir> {
    table("2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3; 0: coins 5/0/3/2 4; 1: coins 4/5/0/2 3")
}

fn take(state: &State<Nidavellir>, name: &str) -> Action {
    state.parse_action(&format!("take {name}")).expect("an action")
}

/// A puzzle of the collection at [`taking`], with an answer.
pub(crate) fn puzzle(state: &State<Nidavellir>, answer: Option<(Action, Option<f32>)>) -> Puzzle {
    let source = PuzzleSource::Collection(Collected {
        game: "nidavellir",
        number: 3,
        rating: 900,
        next: 8,
        all: collection().list(),
    });
    let stage = Stage { round: Round { age: 1, round: 2 }, tavern: None };
    let reasons = Vec::new();
    Puzzle { source, stage, played: (take(state, "B"), 0.3), best: (take(state, "W7"), 0.5), reasons, answer }
}

#[test]
fn a_puzzle_of_the_collection_is_answered_at_its_own_address() {
    let state = taking();
    let take = |name: &str| take(&state, name);
    let drawn = |answer| Look::new(&state, Audience::Seat(Seat::S0)).puzzling(puzzle(&state, answer)).page();
    let question = drawn(None);
    assert_eq!(one(&question, "form#take").value().attr("action"), Some("/puzzles/nidavellir/3/act"));
    assert_eq!(one(&question, "#puzzle [data-next]").value().attr("href"), Some("/puzzles/nidavellir/8"));
    assert!(
        all(&question, "#puzzle dl, #puzzle .difficulty, #side a").is_empty(),
        "no solution, and no other page of a table"
    );
    let right = drawn(Some((take("W7"), Some(0.5))));
    let section = one(&right, "#puzzle").value();
    let told = ["data-solved", "data-game", "data-number", "data-rating"].map(|name| section.attr(name));
    assert_eq!(told, [Some("true"), Some("nidavellir"), Some("3"), Some("900")]);
    assert!(words(one(&right, "#puzzle")).contains("Difficulty 900"));
    let wrong = drawn(Some((take("H"), None)));
    assert_eq!(one(&wrong, "#puzzle").value().attr("data-solved"), Some("false"), "not even searched");
}
