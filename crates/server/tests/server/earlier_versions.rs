//! Tables that an earlier version stored: they go on, or open read-only.

use elvaland_rules::record::RecordStep;
use elvaland_testkit::Client;
use serde_json::{Value, json};
use sqlx::Connection;

use crate::kit::{House, picker};

/// Runs SQL on a database.
fn execute(database: &str, sql: &'static str, values: &[&str]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let mut database = runtime.block_on(sqlx::SqliteConnection::connect(database)).expect("a connection");
    if values.is_empty() {
        runtime.block_on(sqlx::raw_sql(sql).execute(&mut database)).expect("executed");
    } else {
        let query = values.iter().fold(sqlx::query(sql), |query, value| query.bind(*value));
        runtime.block_on(query.execute(&mut database)).expect("executed");
    }
}

const TOKENS: [&str; 2] = ["g9zbghe2aihugm7n5uxt7kyqswvqf7mw", "xuc4svwhyx5ihu7qksc7hbaqzqefckc6"];
const RUNNING: &str = "/tables/kg9zz84ma2r522b8";
const MEMORY: &str = "/tables/nd5wwtcrij8tj849";
const OVER: &str = "/tables/yxmcbii3hbgzzyf7";

/// Lets two clients take turns until the game is over.
fn play_out(clients: &mut [Client; 2], path: &str) -> Value {
    let mut pick = picker(3);
    loop {
        for client in &mut *clients {
            let state = client.get(path).expect(200);
            if state["status"] == "over" {
                return state;
            }
            let legal = state["legal"].as_array().expect("actions");
            if !legal.is_empty() && state["bid"].is_null() {
                let action = legal[pick(legal.len())].as_str().expect("an action");
                let body = json!({"seq": state["seq"], "action": action});
                client.post(&format!("{path}/actions"), &body).expect(200);
            }
        }
    }
}

#[test]
fn a_database_of_an_earlier_version_opens_and_its_games_go_on() {
    let house = House::with(|config| {
        config.database += "?mode=rwc";
        execute(&config.database, include_str!("old_database.sql"), &[]);
    });
    let mut clients = TOKENS.map(|token| house.stranger().with_token(token));
    let state = clients[0].get(RUNNING).expect(200);
    assert_eq!((&state["seq"], &state["bid"]), (&json!(13), &json!("bid 0 4 3")));
    // A copy of the request that brought the pending bid is answered as before.
    let copy = json!({"seq": 13, "action": state["legal"][0], "key": "pending"});
    assert_eq!(clients[0].post(&format!("{RUNNING}/actions"), &copy).expect(200)["seq"], 13);
    assert_eq!(clients[0].get(RUNNING).expect(200)["bid"], "bid 0 4 3");
    assert_eq!(play_out(&mut clients, RUNNING)["status"], "over");
    assert_eq!(play_out(&mut clients, MEMORY)["status"], "over");
    let over = clients[1].get(OVER).expect(200);
    assert_eq!((&over["seq"], &over["result"]["totals"]), (&json!(101), &json!([272, 226])));
    assert!(clients[1].get(&format!("{OVER}/record")).expect(200)["result"].is_object());
}

const COLUMN: &str = "forge";

/// Plays until a player may recruit, and finds a mercenary that NAI-R5 refuses there.
fn refused_recruit(house: &House) -> (crate::kit::Party, usize, u64, String) {
    for seed in 1..40 {
        let mut party = house.table("nains", 2, &json!({}));
        let mut found = None;
        party.play(picker(seed), |state| {
            let legal = state["legal"].as_array().expect("actions");
            let recruits = legal.iter().any(|action| action.as_str().is_some_and(|text| text.starts_with("hero ")));
            if recruits {
                let seat = state["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok()).expect("a seat");
                found = Some((seat, state["seq"].as_u64().expect("a number"), state["legal"].to_string()));
            }
            found.is_some()
        });
        let Some((seat, seq, legal)) = found else { continue };
        let path = party.path("/actions");
        for name in ["tadgar", "lygdr", "wal", "akab", "dawn"] {
            let action = format!("hero {name} {COLUMN}");
            if legal.contains(&action) {
                continue;
            }
            let body = json!({"seq": seq, "action": action});
            let refused = party.clients[seat].post(&path, &body);
            if refused.status == 422 && refused.json()["ruling"] == "NAI-R5" {
                return (party, seat, seq, name.to_owned());
            }
        }
    }
    panic!("no game has such a decision")
}

#[test]
fn a_stored_step_that_the_rules_refuse_today_makes_the_table_read_only() {
    let mut house = House::open();
    let (mut party, seat, seq, hero) = refused_recruit(&house);
    let before = party.look(seat);
    let step = RecordStep {
        kind: "hero".to_owned(),
        player: Some(seat),
        hero: Some(hero),
        column: Some(COLUMN.to_owned()),
        ..RecordStep::default()
    };
    let step = serde_json::to_string(&step).expect("JSON");
    let id = party.table.to_string();
    execute(
        house.database(),
        "INSERT INTO steps (table_id, seq, step) SELECT id, seq, $2 FROM tables WHERE id = $1",
        &[&id, &step],
    );
    execute(
        house.database(),
        "UPDATE tables SET seq = seq + 1, revision = revision + 1, wakes = 1 WHERE id = $1",
        &[&id],
    );
    house.restart();
    for client in &mut party.clients {
        *client = house.stranger().with_token(client.token());
    }

    let table = party.look(seat);
    assert_eq!(table["view"], before["view"], "the game before that step");
    assert!(table["frozen"].as_str().is_some_and(|why| why.contains("NAI-R5")), "{}", table["frozen"]);
    let action = table["legal"][0].as_str().unwrap_or("take x").to_owned();
    let leave = party.path("/leave");
    for answer in [party.act(seat, seq + 1, &action), party.clients[seat].post(&leave, &json!({}))] {
        let refused = answer.refused(409, "frozen");
        assert_eq!(refused["ruling"], "NAI-R5");
    }
    for (language, words) in [("en", "read-only"), ("fr", "lecture seule"), ("de", "schreibgeschützt")] {
        let mut browser = house.stranger().with_header("Accept", "text/html").with_header("Accept-Language", language);
        let page = browser.get(&format!("//t/{id}")).text;
        assert!(page.contains(words) && page.contains("NAI-R5"), "{language}");
    }
    // Other tables are played as ever.
    let mut other = house.table("nains", 2, &json!({}));
    assert_eq!(other.play_out(1)["status"], "over");
}
