//! Whole games of both kinds.

use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::Record;
use serde_json::{Value, json};

use crate::kit::{House, wait_until};

/// Checks a record with the engine; gives the totals.
fn check(game: &str, record: &str) -> Vec<u16> {
    match game {
        "nains" => {
            let record = Record::<Nains>::from_json(record).expect("a record");
            record.check().expect("it holds");
            record.result.expect("a result").totals
        }
        _ => {
            let record = Record::<Nidavellir>::from_json(record).expect("a record");
            record.check().expect("it holds");
            record.result.expect("a result").totals
        }
    }
}

fn whole_game(game: &str, players: usize) {
    let house = House::open();
    let mut party = house.table(game, players, &json!({}));
    let path = party.path("/record");
    party.clients[0].get(&path).refused(409, "not-over");
    let end = party.play_out(players as u64);
    assert_eq!(end["status"], "over");
    let record = party.clients[0].get(&path);
    assert_eq!(record.status, 200);
    let totals = check(game, &record.text);
    assert_eq!(json!(totals), end["result"]["totals"]);
    assert_eq!(record.json()["names"], json!((0..players).map(|seat| format!("Player {seat}")).collect::<Vec<_>>()));
    assert_eq!(record.json()["steps"].as_array().map(Vec::len), end["seq"].as_u64().map(|seq| seq as usize));
}

#[test]
fn nidavellir_is_played_by_two_to_five() {
    (2..=5).for_each(|players| whole_game("nidavellir", players));
}

#[test]
fn nains_is_played_by_two_to_five() {
    (2..=5).for_each(|players| whole_game("nains", players));
}

#[test]
fn a_person_plays_against_bots_of_every_level() {
    let house = House::open();
    for game in ["nidavellir", "nains"] {
        let mut party =
            house.table(game, 4, &json!({"seats": ["me", "apprentice", "artisan", "king"], "memory": true}));
        let end = party.play_out(7);
        assert_eq!(end["status"], "over");
        let path = party.path("/record");
        check(game, &party.clients[0].get(&path).text);
    }
}

/// Downloads of records, for this file.
impl crate::kit::Party {
    fn download(&mut self) -> Value {
        let path = self.path("/record");
        self.clients[0].get(&path).expect(200)
    }
}

#[test]
fn a_restart_in_the_middle_changes_nothing() {
    let mut house = House::open();
    let mut party = house.table("nidavellir", 3, &json!({"seats": ["me", "master", "apprentice"]}));
    let mut stop = 0;
    for _ in 0..4 {
        stop += 12;
        party.play(crate::kit::picker(stop), |state| state["seq"].as_u64() >= Some(stop));
        let token = party.clients[0].token().to_owned();
        house.restart();
        party.clients[0] = house.stranger().with_token(&token);
    }
    let end = party.play_out(9);
    assert_eq!(end["status"], "over");
    check("nidavellir", &party.download().to_string());
}

#[test]
fn an_own_list_of_cards_is_played() {
    let house = House::open();
    let list = elvaland_rules::nains::Catalog::BUILT_IN_TOML;
    let mut party = house.table("nains", 2, &json!({"cards": list}));
    assert_eq!(party.look(0)["settings"]["own_cards"], true);
    check("nains", &{
        party.play_out(3);
        party.download().to_string()
    });
    let wanted = json!({"game": "nains", "options": {"players": 2}, "cards": "nonsense"});
    party.clients[0].post("/tables", &wanted).refused(422, "illegal");
    let wanted = json!({"game": "nidavellir", "options": {"players": 2}, "cards": list});
    party.clients[0].post("/tables", &wanted).refused(422, "illegal");
}

#[test]
fn a_game_continues_from_any_step_of_a_record() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    party.play_out(5);
    let record = party.download();
    let steps = record["steps"].as_array().expect("steps");
    // Before the bids of the third round.
    let deals = steps.iter().enumerate().filter(|(_, step)| step["do"] == "deal");
    let at = deals.map(|(at, _)| at).nth(2).expect("three rounds") + 1;
    let wanted = json!({"game": "nidavellir", "seats": ["me", "master"], "from": {"record": record, "at": at}});
    let mut visitor = house.visitor("Cy");
    let answer = visitor.post("/tables", &wanted).expect(201);
    assert_eq!(answer["seq"], at);
    let table = answer["table"].as_str().expect("a table").to_owned();
    let state = visitor.get(&format!("/tables/{table}")).expect(200);
    assert_eq!((&state["view"]["round"], &state["view"]["asked"]["do"]), (&json!(3), &json!("bid")));
    let mut party = crate::kit::Party { table, clients: vec![visitor] };
    assert_eq!(party.play_out(6)["status"], "over");
    let again = party.download();
    assert_eq!(again["steps"].as_array().map(|steps| steps[..at].to_vec()), Some(steps[..at].to_vec()));
    // A table cannot continue from between two bids, nor from the end of a game.
    let cases = [(at + 1, "broken-record"), (steps.len(), "illegal"), (steps.len() + 1, "broken-record")];
    for (at, code) in cases {
        let wanted = json!({"game": "nidavellir", "seats": ["me", "master"], "from": {"record": record, "at": at}});
        party.clients[0].post("/tables", &wanted).refused(422, code);
    }
}

#[test]
fn an_uploaded_record_can_be_viewed() {
    let house = House::open();
    let mut party = house.table("nains", 3, &json!({}));
    party.play_out(8);
    let mut record = party.download();
    let mut visitor = house.visitor("Dee");
    let upload = visitor.post("/records", &record).expect(201);
    let path = format!("/tables/{}", upload["table"].as_str().expect("a table"));
    let state = visitor.get(&format!("{path}?as=open&seq=30")).expect(200);
    assert_eq!(
        (&state["status"], &state["seq"], &state["view"]["audience"]),
        (&json!("replay"), &json!(30), &json!("open"))
    );
    assert_eq!(state["seats"][1]["name"], "Player 1");
    visitor.get(&format!("{path}?as=1&seq=2")).expect(200);
    assert_eq!(visitor.get(&format!("{path}/record")).expect(200)["steps"], record["steps"]);
    visitor.post(&format!("{path}/actions"), &json!({"seq": 1, "action": "bid 5 4 3"})).refused(403, "not-seated");
    record["steps"][2]["coins"] = json!(["5", "5", "5"]);
    let problem = visitor.post("/records", &record).refused(422, "broken-record");
    assert!(problem["title"].as_str().expect("a title").contains("step 2"), "{problem}");
    visitor.post("/records", &json!({"game": "chess"})).refused(422, "broken-record");
}

#[test]
fn uploaded_records_are_limited_and_expire() {
    use sqlx::Connection;
    let mut house = House::with(|config| config.limits.records = 2);
    let mut party = house.table("nains", 2, &json!({}));
    party.play_out(8);
    let record = party.download();
    let mut reader = house.visitor("Reader");
    let mut upload_record = || reader.post("/records", &record);
    let ids: Vec<String> =
        (0..2).map(|_| upload_record().expect(201)["table"].as_str().expect("a table").to_owned()).collect();
    upload_record().refused(429, "too-many");
    house.visitor("Other").post("/records", &record).expect(201);
    // Only its uploader can delete a record.
    let path = format!("/tables/{}", ids[0]);
    party.clients[0].delete(&path).refused(403, "not-host");
    reader.delete(&path).expect(204);
    reader.get(&path).refused(404, "no-such-table");
    reader.post("/records", &record).expect(201);
    let path = party.path("");
    party.clients[0].delete(&path).refused(409, "started");
    // The first record expires.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let mut other = runtime.block_on(sqlx::SqliteConnection::connect(house.database())).expect("a connection");
    let age = sqlx::query("UPDATE tables SET updated = updated - 91 * 24 * 3600 WHERE id = ? OR status = 'over'");
    runtime.block_on(age.bind(ids[1].as_str()).execute(&mut other)).expect("aged");
    house.restart();
    let mut reader = house.stranger().with_token(reader.token());
    while reader.get(&format!("/tables/{}", ids[1])).status != 404 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    reader.post("/records", &record).expect(201);
    assert_eq!(house.stranger().get(&party.path("/record")).status, 200, "what was played here stays");
}

#[test]
fn an_idle_table_leaves_memory_and_comes_back() {
    let house = House::with(|config| config.idle_after = std::time::Duration::from_millis(20));
    let mut party = house.table("nains", 3, &json!({}));
    party.play(crate::kit::picker(1), |state| state["seq"].as_u64() > Some(20));
    let before = party.look(1);
    wait_until("the table leaves memory", || house.metric("elvaland_tables_loaded") == 0);
    let after = party.look(1);
    assert_eq!((&after["view"], &after["legal"], &after["seq"]), (&before["view"], &before["legal"], &before["seq"]));
    assert_eq!(party.play_out(2)["status"], "over");
}

#[test]
fn nothing_changes_while_the_database_cannot_write() {
    use sqlx::Connection;
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let before = party.look(0);
    let mut other = runtime.block_on(sqlx::SqliteConnection::connect(house.database())).expect("a connection");
    runtime.block_on(sqlx::query("BEGIN IMMEDIATE").execute(&mut other)).expect("the lock");
    party.act(0, 1, "bid 5 4 3").refused(503, "unavailable");
    assert_eq!(party.look(0), before);
    assert!(house.stranger().get("//healthz").status == 200 && party.look(1)["seats"][0]["ready"] == false);
    runtime.block_on(sqlx::query("ROLLBACK").execute(&mut other)).expect("the lock is given back");
    party.act(0, 1, "bid 5 4 3").expect(200);
    assert_eq!(party.play_out(1)["status"], "over");
}
