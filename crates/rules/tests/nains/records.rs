//! Records of Nains: a game is replayed with the set-up it brings, and a set-up that does not fit is refused.

use elvaland_rules::Rules;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::nains::{Nains, Options};
use elvaland_rules::record::{Record, Recorder};
use serde_json::{Value, json};

/// The record of a whole random game.
fn good(players: usize, seed: u64) -> Value {
    let mut dealer = Dealer::new(seed);
    let game = Nains::start(&Options::new(players).unwrap(), dealer.rng());
    let record = Recorder::new(game).counting_legal().play_out(&mut dealer);
    serde_json::from_str(&record.to_json()).unwrap()
}

fn check(record: &Value) -> Result<Vec<u16>, String> {
    let record = Record::<Nains>::from_json(&record.to_string()).map_err(|broken| broken.to_string())?;
    record.check().map(|state| state.totals()).map_err(|broken| broken.to_string())
}

/// Returns the problem of a record of three players after a change.
#[track_caller]
fn refused(change: impl Fn(&mut Value), reason: &str) {
    let mut record = good(3, 5);
    change(&mut record);
    let message = check(&record).expect_err("a changed record is refused");
    assert!(message.contains(reason), "{message}");
}

#[test]
fn whole_games_are_replayed_to_the_same_result() {
    for players in 2..=5 {
        for seed in 0..5 {
            let record = good(players, seed);
            let totals: Vec<u16> = serde_json::from_value(record["result"]["totals"].clone()).unwrap();
            assert_eq!(check(&record), Ok(totals), "{players} players, seed {seed}");
        }
    }
}

#[test]
fn the_set_up_holds_gems_elite_decks_and_track() {
    let setup = &good(3, 5)["setup"];
    let mut fields: Vec<&String> = setup.as_object().unwrap().keys().collect();
    fields.sort();
    assert_eq!(fields, ["decks", "elite", "gems", "track"]);
    let size = |deck: usize| setup["decks"][deck].as_array().unwrap().len();
    assert_eq!((size(0), size(1), setup["elite"].as_array().unwrap().len()), (36, 37, 5));
}

#[test]
fn nai_r1_a_record_stays_valid_with_another_list_of_cards() {
    let mut record = good(3, 5);
    record["setup"]["track"] = json!([0, 1]);
    record.as_object_mut().unwrap().remove("result");
    record["steps"] = json!([]);
    assert!(check(&record).is_ok());
    let decks = &mut record["setup"]["decks"];
    *decks = serde_json::from_str(&decks.to_string().replace("\"E11\"", "\"E20\"").replace(".wind", ".moon")).unwrap();
    assert!(check(&record).is_ok());
}

#[test]
fn a_deck_of_another_size_is_refused() {
    refused(
        |record| drop(record["setup"]["decks"][0].as_array_mut().unwrap().pop()),
        "the deck of era 1 has 36 cards with 3 players, not 35",
    );
    refused(
        |record| record["setup"]["decks"][1].as_array_mut().unwrap().push(json!("S")),
        "the deck of era 2 has 37 cards with 3 players, not 38",
    );
}

#[test]
fn the_decks_of_another_number_of_players_are_refused() {
    refused(
        |record| {
            record["options"]["players"] = json!(5);
            record["setup"]["gems"] = json!([1, 2, 3, 4, 5]);
        },
        "the deck of era 1 has 45 cards with 5 players, not 36",
    );
}

#[test]
fn more_cards_of_an_order_than_in_the_box_are_refused() {
    refused(
        |record| {
            for card in record["setup"]["decks"][0].as_array_mut().unwrap().iter_mut().take(30) {
                *card = json!("C5");
            }
        },
        "talion cards in the box",
    );
}

#[test]
fn an_unknown_card_is_refused() {
    refused(|record| record["setup"]["decks"][0][0] = json!("W7"), "`W7` is no card");
    refused(|record| record["setup"]["decks"][1][0] = json!("F3.a b"), "the name of a rune has 1 to 24 letters");
    refused(|record| record["setup"]["decks"][1][0] = json!("E21"), "a card has 0 to 20 points");
}

#[test]
fn a_wrong_elite_is_refused() {
    refused(|record| record["setup"]["elite"][0] = json!("gurdan"), "does not name each award once");
    refused(|record| record["setup"]["elite"][0] = json!("certification"), "does not name each award once");
    refused(
        |record| record["setup"]["elite"][0] = record["setup"]["elite"][1].clone(),
        "does not name each award once",
    );
    refused(|record| drop(record["setup"]["elite"].as_array_mut().unwrap().pop()), "does not name each award once");
    refused(
        |record| record["setup"]["elite"].as_array_mut().unwrap().push(json!("tiss")),
        "does not name each award once",
    );
}

#[test]
fn wrong_gems_are_refused() {
    for gems in [json!([3, 4]), json!([3, 4, 4]), json!([1, 2, 3]), json!([3, 4, 6]), json!([2, 3, 4, 5])] {
        refused(|record| record["setup"]["gems"] = gems.clone(), "are not those of this game");
    }
}

#[test]
fn a_wrong_track_is_refused() {
    refused(|record| record["setup"]["track"] = json!([]), "the Shield track has 1 to 64 values, not 0");
    refused(|record| record["setup"]["track"] = json!([1, 2]), "the Shield track starts at 0, not at 1");
    refused(|record| record["setup"]["track"] = json!([0, 3, 2]), "the Shield track never falls");
    refused(|record| record["setup"]["track"] = json!([0, 1000]), "the Shield track goes up to 999 at most");
    refused(|record| record["setup"]["track"] = json!(vec![0; 65]), "the Shield track has 1 to 64 values, not 65");
}

#[test]
fn wrong_options_are_refused() {
    refused(|record| record["options"]["players"] = json!(6), "the game is for 2 to 5 players, not 6");
    refused(|record| record["options"]["edition"] = json!("german"), "edition");
    refused(|record| record["game"] = json!("nidavellir"), "nains");
}

#[test]
fn a_missing_or_unknown_field_of_the_set_up_is_refused() {
    for field in ["gems", "elite", "decks", "track"] {
        refused(|record| drop(record["setup"].as_object_mut().unwrap().remove(field)), field);
    }
    refused(|record| record["setup"]["seed"] = json!(7), "seed");
}
