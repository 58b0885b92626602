//! Hints: in finished games, and where no other person plays.

use std::time::Duration;

use serde_json::{Value, json};

use crate::kit::House;

fn options(answer: &Value) -> Vec<(String, f64)> {
    let option = |option: &Value| (option["action"].as_str().unwrap_or_default().to_owned(), option["win"].as_f64());
    let options = answer.as_array().expect("options").iter().map(option);
    options.map(|(action, win)| (action, win.expect("a chance"))).collect()
}

#[test]
fn hints_are_given_when_only_bots_are_opponents() {
    let house = House::open();
    for game in ["nidavellir", "nains"] {
        let mut party = house.table(game, 3, &json!({"seats": ["me", "apprentice", "master"]}));
        let state = party.play(crate::kit::picker(1), |state| !state["legal"].as_array().expect("a list").is_empty());
        let path = party.path("/hint");
        let hints = options(&party.clients[0].get(&path).expect(200));
        let legal: Vec<&str> = state["legal"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        assert!(!hints.is_empty() && hints.iter().all(|(action, _)| legal.contains(&action.as_str())), "{hints:?}");
        assert!(hints.is_sorted_by(|(_, one), (_, other)| one >= other));
        // No hints about the decision of another seat, and none for strangers.
        let other = party.path("/hint?seat=1");
        party.clients[0].get(&other).refused(403, "still-secret");
        party.clients[1].get(&path).refused(403, "still-secret");
        house.stranger().get(&path).refused(401, "unknown-visitor");
    }
}

#[test]
fn the_best_options_come_with_reasons() {
    let house = House::open();
    let mut party = house.table("nidavellir", 3, &json!({"seats": ["me", "apprentice", "apprentice"]}));
    let path = party.path("/hint");
    let hints = party.clients[0].get(&path).expect(200);
    let best = &hints[0];
    assert_eq!(best["reasons"]["is_bid"], true, "{hints}");
    let taverns = best["reasons"]["taverns"].as_array().expect("the taverns of a bid");
    assert_eq!(taverns.iter().map(|it| it["places"].as_array().map_or(0, Vec::len)).collect::<Vec<_>>(), [3, 3, 3]);
    assert!(best["why"].as_str().is_some_and(|why| why.contains(" at the ")), "{best}");
    let explained = hints.as_array().expect("options").iter().filter(|option| option["why"].is_string()).count();
    assert_eq!(explained, 3);
    let mut german = house.stranger().with_token(party.clients[0].token()).with_header("Accept-Language", "de");
    let hints = german.get(&path).expect(200);
    assert!(hints[0]["why"].as_str().is_some_and(|why| why.contains(" im ")), "{hints}");
    // The page says the same to people.
    let mut client = german.with_header("Accept", "text/html");
    let seq = party.look(0)["seq"].clone();
    let page =
        client.request("POST", &format!("//t/{}/hint", party.table), Some(&format!("seq={seq}"))).expect("an answer");
    let (_, reasons) = page.text.split_once("class=\"reasons\">").expect("reasons");
    let reasons = reasons.split('<').next().unwrap_or_default();
    assert!(reasons.contains(" im ") && reasons.ends_with('.'), "{reasons}");
}

#[test]
fn the_adviser_stays_busy_until_its_search_ends() {
    // The search stops early when the result is clear; with four opponents that takes a while.
    let house = House::with(|config| config.bot_time = Duration::from_secs(2));
    let bots = ["me", "apprentice", "apprentice", "apprentice", "apprentice"];
    let mut party = house.table("nidavellir", 5, &json!({"seats": bots}));
    let path = party.path("/hint");
    party.clients[0].ask_and_leave(&path, Duration::from_millis(100));
    std::thread::sleep(Duration::from_millis(100));
    party.clients[0].get(&path).refused(429, "too-many");
    while party.clients[0].get(&path).status == 429 {
        std::thread::sleep(Duration::from_millis(100));
    }
    party.clients[0].get(&path).expect(200);
}

#[test]
fn hints_are_refused_while_other_people_play() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let path = party.path("/hint");
    party.clients[0].get(&path).refused(403, "still-secret");
    party.play_out(2);
    let record = party.path("/record");
    let steps = party.clients[0].get(&record).expect(200)["steps"].clone();
    let steps = steps.as_array().expect("steps");
    let take = steps.iter().position(|step| step["do"] == "take").expect("somebody takes a card");
    // Now any decision of any seat may be asked about, by anybody.
    let at = party.path(&format!("/hint?seq={take}&seat={}", steps[take]["player"]));
    let hints = options(&house.visitor("Cy").get(&at).expect(200));
    assert!(hints.iter().all(|(action, _)| action.starts_with("take ")), "{hints:?}");
    // There is nothing to be asked at the end, or beyond it.
    for seq in [steps.len(), steps.len() + 1] {
        let at = party.path(&format!("/hint?seq={seq}&seat=0"));
        party.clients[0].get(&at).refused(422, "wrong-value");
    }
}
