//! Bots, hints and reviews are shared out fairly: one client cannot make the others wait.

use std::time::Duration;

use elvaland_testkit::Client;
use serde_json::{Value, json};

use crate::kit::{House, wait_until};

/// A server with one thread for searches, which believes what clients tell about their addresses.
fn house() -> House {
    House::with(|config| {
        (config.bot_threads, config.bot_time) = (1, Duration::from_secs(1));
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("a network")];
    })
}

fn at(house: &House, address: &str, name: &str) -> Client {
    let mut client = house.stranger().with_header("X-Forwarded-For", address);
    let token = client.post("/visitors", &json!({"name": name})).expect(201)["token"].clone();
    client.with_token(token.as_str().expect("a token"))
}

/// Opens a table of the client and these bots.
fn open(client: &mut Client, bots: &[&str]) -> String {
    let seats: Vec<&str> = ["me"].iter().chain(bots).copied().collect();
    let wanted = json!({"game": "nidavellir", "options": {"players": seats.len()}, "seats": seats, "timer": 1});
    let table = client.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    format!("/tables/{table}")
}

/// Returns how many bots of these tables have laid their first bid.
fn bids(client: &mut Client, tables: &[String]) -> usize {
    let mut count = 0;
    for table in tables {
        let state = client.get(table).expect(200);
        let is_later = state["seq"].as_u64() > Some(1);
        let seats = state["seats"].as_array().expect("seats").iter().skip(1);
        count += seats.filter(|seat| is_later || seat["ready"] == true).count();
    }
    count
}

fn has_bid(state: &Value) -> bool {
    state["seats"][1]["ready"] == true || state["seq"].as_u64() > Some(1)
}

#[test]
fn kings_of_one_client_do_not_delay_the_bots_of_another() {
    let house = house();
    let mut hostile = at(&house, "192.0.2.1", "Eve");
    let tables: Vec<String> = (0..30).map(|_| open(&mut hostile, &["king"; 4])).collect();
    // An apprentice does not wait for any search.
    let mut honest = at(&house, "192.0.2.2", "Ada");
    let table = open(&mut honest, &["apprentice"]);
    wait_until("the apprentice bids", || has_bid(&honest.get(&table).expect(200)));
    assert!(bids(&mut hostile, &tables) < 100, "there was nothing to wait for");
    // A king of another address is among the next.
    let table = open(&mut honest, &["king"]);
    wait_until("the king bids", || has_bid(&honest.get(&table).expect(200)));
    let before = bids(&mut hostile, &tables);
    assert!(before < 100, "{before} of 120 kings came first");
}

#[test]
fn a_visitor_waiting_for_a_hint_does_not_refuse_hints_to_others() {
    let house = House::with(|config| config.bot_time = Duration::from_secs(2));
    let bots = ["me", "apprentice", "apprentice", "apprentice", "apprentice"];
    let mut first = house.table("nidavellir", 5, &json!({"seats": bots}));
    let mut second = house.table("nains", 2, &json!({"seats": ["me", "apprentice"]}));
    let path = first.path("/hint");
    first.clients[0].ask_and_leave(&path, Duration::from_millis(200));
    first.clients[0].get(&path).refused(429, "too-many");
    let path = second.path("/hint");
    second.clients[0].get(&path).expect(200);
}

#[test]
fn reviews_of_one_visitor_do_not_refuse_those_of_others() {
    let house = house();
    let mut party = house.table("nidavellir", 2, &json!({}));
    party.play_out(5);
    let path = party.path("/record");
    let record = party.clients[0].get(&path).text;
    let upload = |client: &mut Client| {
        let kept = client.request("POST", "/records", Some(&record)).expect("an answer").expect(201);
        kept["table"].as_str().expect("a table").to_owned()
    };
    let review = |client: &mut Client, table: &str| {
        client.request("POST", &format!("//t/{table}/review"), Some("step=0")).expect("an answer").status
    };
    let (mut hostile, mut honest) = (at(&house, "192.0.2.1", "Eve"), at(&house, "192.0.2.2", "Ada"));
    let tables: Vec<String> = (0..6).map(|_| upload(&mut hostile)).collect();
    let answers: Vec<u16> = tables.iter().map(|table| review(&mut hostile, table)).collect();
    assert_eq!(answers, [303, 303, 303, 303, 429, 429]);
    let own = upload(&mut honest);
    assert_eq!(review(&mut honest, &own), 303);
    // The honest review gets as much processor time as the other four together.
    wait_until("some decisions are rated", || rated(&mut honest, &own) >= 8);
    let (ours, theirs) = (rated(&mut honest, &own), rated(&mut hostile, &tables[3]));
    assert!(theirs < ours, "{theirs} and {ours} decisions are rated");
}

/// Returns how many decisions of a game were rated; all of them if the review has ended.
fn rated(client: &mut Client, table: &str) -> usize {
    let page = client.get(&format!("//t/{table}/replay")).text;
    let value = page.split_once("<progress value=\"").and_then(|(_, rest)| rest.split('"').next()?.parse().ok());
    value.unwrap_or(usize::MAX)
}
