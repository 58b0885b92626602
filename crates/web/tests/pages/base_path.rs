//! Pages that are hosted under a path: no address leaves it.

use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Seat};
use elvaland_texts::Language;
use elvaland_web::learn::LearnPage;
use elvaland_web::table::PuzzleSource;
use elvaland_web::{Base, Preferences, Viewer, guided_game, installed_app, puzzles as puzzle_pages};
use serde_json::Value;

use crate::kit::{Look, PATH, Played, base, texts, under_path, viewer};
use crate::markup::{check, check_phases, pages_around_the_tables_are_sound, score_pads_are_sound, with_viewer};
use crate::puzzles::{collection, puzzle, taking};
use crate::{learn, my_games, replay};

/// Every text in a document that begins with a slash.
fn addresses(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) if text.starts_with('/') => vec![text],
        Value::Array(all) => all.iter().flat_map(addresses).collect(),
        Value::Object(fields) => fields.values().flat_map(addresses).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn a_trailing_slash_of_a_base_path_is_ignored() {
    assert_eq!((Base::new("/games/").home(), Base::new("/").home()), ("/games/".to_owned(), "/".to_owned()));
    assert_eq!(Base::new("/games/").table("abc"), "/games/t/abc");
}

#[test]
fn tables_stay_under_the_base_path() {
    under_path(|| {
        check_phases::<Nidavellir>(&Nidavellir::variants()[..1]);
        check_phases::<Nains>(&Nains::variants()[..1]);
    });
}

#[test]
fn earlier_moments_reviews_and_guided_games_stay_under_the_base_path() {
    under_path(|| {
        let state = replay::bids::<Nidavellir>();
        let look = || Look::new(&state, Audience::Open).at(replay::moment(6, Some(Audience::Open)));
        check(&look().reviewed(replay::done(&state)).html(), "a review");
        let own = Seat::S0;
        let proposal = state.legal_actions(own).first().copied();
        check(&Look::new(&state, Audience::Seat(own)).guided(proposal).html(), "a guided game");
    });
}

#[test]
fn puzzles_stay_under_the_base_path() {
    under_path(|| {
        let state = taking();
        let collected = puzzle(&state, None);
        let answer = Some((collected.best.0, Some(0.5)));
        let mut reviewed = puzzle(&state, answer);
        reviewed.source = PuzzleSource::Review { table: "abc".to_owned(), step: 5 };
        for puzzle in [collected, puzzle(&state, answer), reviewed] {
            check(&Look::new(&state, Audience::Seat(Seat::S0)).puzzling(puzzle).html(), "a puzzle");
        }
        check(&with_viewer(Language::English, |viewer| puzzle_pages::draw(viewer, &[collection()])), "puzzles");
        let head = puzzle_pages::head(base()).into_string();
        assert!(head.contains("src=\"/games/assets/puzzles-"), "{head}");
    });
}

#[test]
fn pages_around_the_tables_stay_under_the_base_path() {
    under_path(|| {
        pages_around_the_tables_are_sound();
        score_pads_are_sound();
        let english = Language::English;
        let next = |viewer: &Viewer<'_>| guided_game::next(viewer, "nains", &["nains", "nidavellir"], Some("abc"));
        check(&with_viewer(english, next), "after a guided game");
        let preferences = Preferences::default();
        let viewer = Viewer { name: None, path: "/", ..viewer(english, &preferences) };
        check(&installed_app::offline(&viewer).into_string(), "offline");
        // Each of these checks its page.
        my_games::page(english, &my_games::three());
        my_games::page(english, &[]);
    });
}

#[test]
fn lessons_stay_under_the_base_path() {
    under_path(|| {
        check(&learn::first(Language::English), "front");
        for which in LearnPage::ALL {
            check(&learn::leaf::<Nidavellir>(Language::English, which), &format!("Nidavellir {which:?}"));
            check(&learn::leaf::<Nains>(Language::English, which), &format!("Nains {which:?}"));
        }
    });
}

#[test]
fn manifest_and_worker_stay_under_the_base_path() {
    let base = Base::new(PATH);
    let manifest = installed_app::manifest(&base, texts(Language::English));
    let worker = installed_app::worker(&base);
    let (kept, script) = worker.split_once(";\n").expect("what is kept");
    let mut kept: Value = serde_json::from_str(kept.trim_start_matches("self.KEPT = ")).expect("JSON");
    assert_eq!(kept["base"].take(), PATH);
    let all: Vec<&str> = [&manifest, &kept].into_iter().flat_map(addresses).collect();
    assert!(all.len() > 15 && all.iter().all(|address| address.starts_with("/games/")), "{all:?}");
    assert!(!script.contains("\"/") && !script.contains("`/"), "the script begins every address with the base path");
}
