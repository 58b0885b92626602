//! Tests the pages around the tables: home, settings, a table that waits.

use elvaland_rules::mechanics::Round;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Rules, Seat, Turn};
use elvaland_texts::Language;
use elvaland_web::home::{DEFAULT_LEVEL, Home, LastTable, Listed, OwnOptions};
use elvaland_web::{Preferences, Viewer, settings};
use scraper::Html;

use crate::kit::{Look, Played, all, for_both_games, one, random_game, table, viewer, words};

const GAMES: [&str; 2] = ["nidavellir", "nains"];

fn home_viewer(preferences: &Preferences) -> Viewer<'_> {
    Viewer { name: Some("Ada"), path: "/", ..viewer(Language::English, preferences) }
}

fn home(mine: &[Listed]) -> Html {
    let options = OwnOptions { first_game: GAMES[0], editions: (GAMES[0], &["original"]), cards: GAMES[1] };
    let last = LastTable { game: "nains", players: 3, level: DEFAULT_LEVEL };
    let home = Home { games: &GAMES, options, last, name: "Ada", mine, open: &[], guided: &GAMES };
    Html::parse_document(&home.draw(&home_viewer(&Preferences::default())).into_string())
}

#[test]
fn the_forms_of_the_home_page_begin_with_the_last_choices() {
    let page = home(&[]);
    for form in [".play-now", ".new-table"] {
        let chosen = all(&page, &format!("{form} input[checked]"));
        let chosen: Vec<_> = chosen.iter().map(|input| input.value().attr("value")).collect();
        assert_eq!(chosen, [Some("nains"), Some("3")], "{form}");
    }
    assert_eq!(one(&page, ".play-now option[selected]").value().attr("value"), Some(DEFAULT_LEVEL.name()));
    assert_eq!(one(&page, ".new-table [name=name]").value().attr("value"), Some("Ada"));
    assert!(all(&page, "#record").is_empty(), "records are opened among the games played");
}

#[test]
fn my_tables_tell_game_round_turn_and_time() {
    let listed = Listed {
        id: "abc".to_owned(),
        game: "nains",
        names: vec!["Ada".to_owned(), "Bo".to_owned()],
        round: Some(Round { age: 2, round: 3 }),
        state: "Waiting for Bo".to_owned(),
        is_waiting: false,
        idle: 7300,
    };
    let told = words(one(&home(&[listed]), ".mine li"));
    assert_eq!(told, "Nains Era 2, round 3 Ada, Bo Waiting for Bo 2 hours ago");
}

#[test]
fn deleting_ones_data_is_asked_twice() {
    let preferences = Preferences::default();
    let page = Html::parse_document(&settings::draw(&home_viewer(&preferences), "Ada", "/t/abc").into_string());
    assert!(all(&page, "form[action='/erase'] [name=sure]").is_empty(), "the first question deletes nothing");
    let page = Html::parse_document(&settings::erase(&home_viewer(&preferences)).into_string());
    assert_eq!(one(&page, "form[action='/erase'] [name=sure]").value().attr("value"), Some("yes"));
    assert!(words(one(&page, "h1")).contains("Ada"));
}

#[test]
fn a_seat_has_the_same_colour_and_face_in_panel_and_bids() {
    let state = table::<Nidavellir>("2p; taverns W7 H B / E9 M0 W3 / B B R3; 0: coins 5/0/3/2 4; 1: coins 4/3/2/0 5");
    let page = Look::new(&state, Audience::Seat(Seat::S0)).page();
    for seat in ["0", "1"] {
        assert_eq!(all(&page, &format!(".player[data-seat='{seat}'] > header .art-seat[data-seat='{seat}']")).len(), 1);
    }
    assert!(!all(&page, ".laid li[data-seat] .art-seat").is_empty());
    assert!(all(&page, ".laid .who").iter().any(|who| words(*who) == "You"), "the viewer is addressed as you");
}

/// The page of a finished game, for one of its players.
fn end<R: Played>() -> Html {
    let mut page = None;
    random_game::<R>(&R::default_options(3).expect("three players"), 11, |state, log| {
        if state.turn() == Turn::Over {
            page = Some(Look::new(state, Audience::Seat(Seat::S1)).after(log).page());
        }
    });
    page.expect("the game ends")
}

for_both_games! {
    #[test]
    fn the_end_page_shows_place_and_score_and_nothing_of_the_running_game() {
        let page = end::<G>();
        let title = words(one(&page, "#end-title"));
        assert!(title.starts_with("Place ") || title.starts_with("You "), "{title}");
        assert!(all(&page, "#taverns, #log, #treasure, #status, #players, #tabs, #advice").is_empty());
        let places: Vec<String> = all(&page, ".podium .place").into_iter().map(words).collect();
        assert!(places.is_sorted() && places[0] == "1", "{places:?}");
        assert_eq!(words(one(&page, ".podium li[data-own] strong")), "You");
        let parts: Vec<&str> = G::part_names().collect();
        for rect in all(&page, ".podium .stack rect") {
            assert!(rect.attr("data-column").is_some_and(|part| parts.contains(&part)), "colours of this game");
        }
        assert_eq!(all(&page, ".sheet .key").len(), parts.len(), "the sheet is the legend");
        let ticks = all(&page, "#end .scale text").into_iter().map(|tick| words(tick).parse::<u32>().expect("a number"));
        assert!(ticks.clone().count() >= 3 && ticks.clone().all(|tick| tick % 5 == 0), "round numbers: {ticks:?}");
    }
}
