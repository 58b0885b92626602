//! Limits of storage: card lists, bytes per visitor and address, and the removal of unused data.

use elvaland_rules::nains::Catalog;
use elvaland_testkit::{Answer, Client};
use serde_json::{Value, json};
use sqlx::{Connection, Row};

use crate::kit::House;

/// Returns the first column of a query.
fn query(house: &House, sql: &'static str) -> Vec<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let mut database = runtime.block_on(sqlx::SqliteConnection::connect(house.database())).expect("a connection");
    let rows = runtime.block_on(sqlx::query(sql).fetch_all(&mut database)).expect("rows");
    rows.iter().map(|row| row.get::<String, _>(0)).collect()
}

fn wanted(cards: &str) -> Value {
    json!({"game": "nains", "options": {"players": 2}, "cards": cards})
}

#[test]
fn card_lists_are_stored_in_canonical_form_and_capped() {
    let house = House::open();
    let mut ada = house.visitor("Ada");
    let padding = "# a comment that is of no use to anybody\n".repeat(1000);
    let padded = format!("{padding}{}", Catalog::BUILT_IN_TOML);
    let other = Catalog::BUILT_IN_TOML.replacen("points = 2\nmalt = 1", "malt = 1\npoints = 2 # the same", 1);
    for cards in [&padded, &other] {
        ada.post("/tables", &wanted(cards)).expect(201);
    }
    let stored = query(&house, "SELECT cards FROM tables ORDER BY created");
    assert!(stored.len() == 2 && stored[0] == stored[1], "equal lists are stored alike");
    assert!(stored[0].len() < Catalog::BUILT_IN_TOML.len() && !stored[0].contains('#'), "{}", stored[0]);
    assert_eq!(Catalog::from_toml(&stored[0]), Ok(Catalog::built_in().as_ref().clone()));
    ada.post("/tables", &wanted(&padded.repeat(2))).refused(413, "too-large");
    ada.post("/tables", &wanted("shield_track = []")).refused(422, "illegal");
    let nidavellir = json!({"game": "nidavellir", "options": {"players": 2}, "cards": Catalog::BUILT_IN_TOML});
    ada.post("/tables", &nidavellir).refused(422, "illegal");
}

/// A server with the usual limits of bytes, which believes what clients tell about their addresses.
fn limited() -> House {
    House::with(|config| {
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("a network")];
        config.limits.visitor_bytes = 4_000;
        config.limits.address_bytes = 16_000;
    })
}

fn at(house: &House, address: &str) -> Client {
    house.stranger().with_header("X-Forwarded-For", address)
}

#[test]
fn a_client_cannot_fill_the_disk_with_tables() {
    let house = limited();
    let list = format!("{}{}", "# padding\n".repeat(5000), Catalog::BUILT_IN_TOML);
    // Every request comes from a new visitor of the same address.
    let answers: Vec<Answer> = (0..150).map(|_| at(&house, "192.0.2.1").post("/tables", &wanted(&list))).collect();
    let created = answers.iter().filter(|answer| answer.status == 201).count();
    assert!((30..140).contains(&created), "{created}");
    for refused in answers.iter().filter(|answer| answer.status != 201) {
        refused.refused(429, "too-many");
        assert!(refused.header("retry-after").is_some());
    }
    let stored: usize = query(&house, "SELECT cards FROM tables").iter().map(String::len).sum();
    assert!(stored < 700_000, "{stored} bytes of lists");
    at(&house, "192.0.2.2").post("/tables", &wanted(&list)).expect(201);
}

#[test]
fn a_visitor_cannot_store_more_than_their_share() {
    let house = limited();
    let mut ada = house.visitor("Ada");
    let plain = json!({"game": "nains", "options": {"players": 2}});
    let created = (0..40).filter(|_| ada.post("/tables", &plain).status == 201).count();
    assert!((15..25).contains(&created), "{created} tables at 16 kB each");
    // At the same address, others still can.
    house.visitor("Bo").post("/tables", &plain).expect(201);
}

#[test]
fn games_that_a_person_has_played_are_marked() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({"seats": ["me", "apprentice"]}));
    let played = |house: &House| query(house, "SELECT CAST(played AS TEXT) FROM tables");
    crate::kit::wait_until("the bot bids", || party.look(0)["seats"][1]["ready"] == true);
    assert_eq!(played(&house), ["0"], "a bot has bid, and nobody else");
    let bid = party.look(0)["legal"][0].as_str().expect("a bid").to_owned();
    party.act(0, 1, &bid).expect(200);
    assert_eq!(played(&house), ["1"]);
}
