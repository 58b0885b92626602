//! Position texts of Nains: what could be part of a game is read, and the rest is refused with its clause.

use elvaland_rules::nains::{Components, Nains};
use elvaland_rules::{State, position};

use crate::kit::{equal_errants, random_game, table, table_with};

/// Why a position does not hold.
#[track_caller]
fn refused(text: &str, reason: &str) {
    let message = format!("nains {text}").parse::<State<Nains>>().expect_err("no such position").to_string();
    assert!(message.contains(reason), "{message}");
}

#[test]
fn every_state_of_a_game_is_written_and_read_back() {
    for seed in 0..8 {
        random_game(2 + seed as usize % 4, seed, |state| {
            let text = state.to_string();
            let read = text.parse::<State<Nains>>().unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(&read, state, "{text}");
        });
    }
}

#[test]
fn the_order_of_the_elite_is_an_option_of_the_text() {
    refused("2p elite=tiss,aral,brum,redwin", "does not name each award once");
    refused("2p elite=tiss,tiss,brum,redwin,ordo", "does not name each award once");
    refused("2p elite=tiss,aral,brum,redwin,odin", "does not name each award once");
    let game = table("2p elite=ordo,redwin,brum,aral,tiss");
    assert!(game.state.to_string().starts_with("nains 2p elite=ordo,redwin,brum,aral,tiss"));
}

#[test]
fn the_special_3_comes_with_kardum() {
    refused("2p; age 2; 0: coins s3 2 3 4 5", "coin s3 is there when, and only when, kardum is");
    refused("2p; age 2; round 4; 0: army kardum; agenda over", "coin s3 is there when, and only when, kardum is");
}

#[test]
fn gaat_comes_with_oboron() {
    refused("2p; age 2; round 4; 0: army gaat@temple; agenda over", "gaat is there when, and only when, oboron is");
    refused("2p; age 2; round 4; 0: army oboron; agenda over", "gaat is there when, and only when, oboron is");
    table(
        "2p; age 2; round 4; taverns S T2 / - / -; auction 1 0=5 1=4; 0: coins 5/4/3/0 2, army oboron; \
           1: coins 4/3/5/0 2; agenda ally.0 turns.1",
    )
    .asks(0, "ally");
}

#[test]
fn a_mercenary_stands_in_a_column_and_others_in_their_own() {
    refused("2p; age 2; round 4; 0: army tadgar; agenda over", "tadgar cannot stand there");
    refused("2p; age 2; round 4; 0: army volgrir@temple; agenda over", "volgrir cannot stand there");
    refused("2p; age 2; round 4; 0: army gurdan@temple; agenda over", "gurdan cannot stand there");
}

#[test]
fn the_elite_come_with_the_end_of_era_1() {
    refused("2p; round 3; 0: army tiss; agenda round", "tiss comes with the end of age 1");
    refused("2p; round 3; 0: army certification; agenda round", "certification comes with the end of age 1");
    table("2p; age 2; round 4; 0: army tiss certification; agenda over");
}

#[test]
fn a_cognar_is_there_once() {
    refused("2p; age 2; round 4; 0: army gurdan; 1: army gurdan; agenda over", "gurdan is there twice");
    refused("2p; age 2; round 4; 0: army ordo ordo; agenda over", "ordo is there twice");
}

#[test]
fn there_is_no_gem_6() {
    refused("2p; 0: gem 6", "there is no gem 6");
}

#[test]
fn there_are_twelve_tokens() {
    let errants = "E5 E5 E5 E5 E5 E5 E5 E5";
    let text = format!("2p; age 2; round 4; 0: army {errants}; 1: army {}; agenda over", errants.replace("E5", "E5+m"));
    let catalog = Components(std::sync::Arc::new(equal_errants(5)));
    let message = position::parse_with::<Nains>(&catalog, &format!("nains {text}")).unwrap_err().to_string();
    assert!(message.contains("there are only 12 tokens: say with `tokens` how many cover this army"), "{message}");
    let text = text.replace("1: army", "1: tokens 5, army");
    let game = table_with(equal_errants(5), &text);
    assert_eq!((game.part(0, "errants"), game.part(1, "errants")), (5, 5 + 2 * 5));
    let written = game.state.to_string();
    assert!(written.contains("tokens 5"), "{written}");
    assert_eq!(position::parse_with::<Nains>(&catalog, &written), Ok(game.state));
}
