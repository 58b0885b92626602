//! Webhooks of tables, as a local receiver gets them.

use serde_json::{Value, json};

use crate::kit::House;
use crate::notifications::house;
use crate::push_service::PushService;

#[test]
fn webhooks_hear_whom_the_table_waits_for_and_how_the_game_ends() {
    let (house, service) = (house(), PushService::start());
    let mut ada = house.visitor("Ada");
    let wanted = json!({"game": "nains", "options": {"players": 2}});
    let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    let path = format!("/tables/{table}/webhooks");
    let added = ada.post(&path, &json!({"kind": "json", "url": service.url("/hook?key=1")})).expect(201);
    assert_eq!(
        (&added["kind"], &added["host"], &added["paused"]),
        (&json!("json"), &json!("127.0.0.1"), &json!(false))
    );
    assert!(!added.to_string().contains("key=1"), "the address is as good as a key");
    let mut bo = house.visitor("Bo");
    bo.post(&format!("/tables/{table}/join"), &json!({})).expect(200);
    let first = service.waits_for(1)[0].clone();
    assert_eq!((first.path.as_str(), first.header("content-type")), ("/hook?key=1", "application/json"));
    let told = first.json();
    assert_eq!((&told["event"], &told["waiting"]), (&json!("turn"), &json!(["Ada", "Bo"])));
    assert_eq!((&told["table"], &told["stage"]), (&json!(table), &json!({"age": 1, "round": 1})));
    let mut party = crate::kit::Party { table, clients: vec![ada, bo] };
    party.play_out(5);
    crate::kit::wait_until("the end is told", || service.received().iter().any(|told| told.json()["event"] == "over"));
    let all = service.received();
    let over = all.iter().map(|told| told.json()).find(|told| told["event"] == "over").expect("the end");
    assert_eq!(over["result"].as_array().map(Vec::len), Some(2));
    assert!(over["result"][0]["points"].as_u64() >= over["result"][1]["points"].as_u64(), "{over}");
    // The message has no coins, bids or cards.
    let known = ["event", "game", "players", "result", "seq", "stage", "status", "table", "text", "url", "waiting"];
    for told in all {
        let keys: Vec<String> = told.json().as_object().expect("an object").keys().cloned().collect();
        assert_eq!(keys, known);
    }
}

#[test]
fn discord_and_ntfy_get_what_they_understand() {
    let (house, service) = (house(), PushService::start());
    let mut ada = house.visitor("*Ada* @here");
    let wanted = json!({"game": "nidavellir", "options": {"players": 2}});
    let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    let path = format!("/tables/{table}/webhooks");
    ada.post(&path, &json!({"kind": "discord", "url": service.url("/api/webhooks/1/x"), "language": "fr"})).expect(201);
    ada.post(&path, &json!({"kind": "ntfy", "url": service.url("/games"), "language": "de"})).expect(201);
    house.visitor("Bo").post(&format!("/tables/{table}/join"), &json!({})).expect(200);
    let received = service.waits_for(2);
    let discord = received.iter().find(|told| told.path == "/api/webhooks/1/x").expect("Discord").json();
    assert_eq!(discord["allowed_mentions"], json!({"parse": []}));
    let content = discord["content"].as_str().expect("a text");
    assert!(content.contains("\\*Ada\\* \\@here et Bo") && content.contains(&table), "{content}");
    let ntfy = received.iter().find(|told| told.path == "/").expect("ntfy").json();
    assert_eq!((&ntfy["topic"], &ntfy["title"]), (&json!("games"), &json!("Nidavellir")));
    assert!(ntfy["message"].as_str().expect("a text").contains("Es wird auf"), "{ntfy}");
}

#[test]
fn only_players_configure_webhooks_and_a_test_tells_how_it_went() {
    let (house, service) = (house(), PushService::start());
    let (mut ada, mut eve) = (house.visitor("Ada"), house.visitor("Eve"));
    let wanted = json!({"game": "nidavellir", "options": {"players": 2}});
    let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    let path = format!("/tables/{table}/webhooks");
    let hook = json!({"kind": "json", "url": service.url("/hook")});
    eve.post(&path, &hook).refused(403, "not-seated");
    eve.get(&path).refused(403, "not-seated");
    let id = ada.post(&path, &hook).expect(201)["id"].as_str().expect("an id").to_owned();
    let test = format!("{path}/{id}/test");
    eve.post(&test, &json!({})).refused(403, "not-seated");
    service.answers(&["404 Not Found"]);
    assert_eq!(ada.post(&test, &json!({})).expect(200), json!({"delivered": false, "status": null}));
    ada.post(&test, &json!({})).refused(429, "too-many");
    std::thread::sleep(std::time::Duration::from_secs(5));
    assert_eq!(ada.post(&test, &json!({})).expect(200)["delivered"], true);
    assert_eq!(service.received()[0].json()["event"], "test");
    for _ in 0..4 {
        ada.post(&path, &hook).expect(201);
    }
    ada.post(&path, &hook).refused(429, "too-many");
    for wrong in [json!({"kind": "fax", "url": service.url("/")}), json!({"kind": "ntfy", "url": service.url("/")})] {
        ada.post(&path, &wrong).refused(422, "wrong-value");
    }
    eve.delete(&format!("{path}/{id}")).refused(403, "not-seated");
    assert_eq!(ada.delete(&format!("{path}/{id}")).status, 204);
    assert_eq!(ada.get(&path).expect(200).as_array().map(Vec::len), Some(4));
}

#[test]
fn a_webhook_that_is_gone_is_paused() {
    let (house, service) = (house(), PushService::start());
    let mut ada = house.visitor("Ada");
    let wanted = json!({"game": "nidavellir", "options": {"players": 2}});
    let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    let path = format!("/tables/{table}/webhooks");
    ada.post(&path, &json!({"kind": "json", "url": service.url("/hook")})).expect(201);
    service.answers(&["410 Gone"]);
    house.visitor("Bo").post(&format!("/tables/{table}/join"), &json!({})).expect(200);
    crate::kit::wait_until("it is paused", || ada.get(&path).expect(200)[0]["paused"] == json!(true));
    service.stays_at(1);
}

#[test]
fn webhooks_in_private_networks_are_refused() {
    let house = House::open();
    let mut ada = house.visitor("Ada");
    let wanted = json!({"game": "nidavellir", "options": {"players": 2}});
    let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    for url in
        ["https://127.0.0.1/", "https://localhost/x", "https://[fd00::1]/", "http://8.8.8.8/", "https://10.1.1.1/"]
    {
        for kind in ["json", "discord"] {
            let refused = ada.post(&format!("/tables/{table}/webhooks"), &json!({"kind": kind, "url": url}));
            refused.refused(422, "wrong-value");
        }
    }
    assert_eq!(ada.get(&format!("/tables/{table}/webhooks")).expect(200), Value::Array(Vec::new()));
}
