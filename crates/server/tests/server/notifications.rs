//! Push notifications, as a fake push service receives them and a browser reads them.

use std::time::Duration;

use elvaland_testkit::Client;
use serde_json::{Value, json};

use crate::kit::{House, Party};
use crate::push_service::{Browser, PushService};

/// A server that may send to loopback, and gives players who watch an hour.
pub(crate) fn house() -> House {
    House::with(configure)
}

/// Sets what [`house`] sets.
pub(crate) fn configure(config: &mut elvaland_server::Config) {
    config.notifications.allowed = vec!["127.0.0.0/8".parse().expect("a network")];
    config.notifications.grace = Duration::from_secs(3600);
    config.notifications.webhook_after = Duration::ZERO;
    config.notifications.retry = Duration::from_millis(200);
}

/// Bo, whose browser receives push messages.
pub(crate) fn subscriber(house: &House, service: &PushService) -> (Client, Browser) {
    let (mut bo, browser) = (house.visitor("Bo"), Browser::new(7));
    bo.post("/me/notifications/devices", &browser.subscription(&service.url("/push/bo"))).expect(204);
    (bo, browser)
}

/// Ada and Bo at a table of two.
pub(crate) fn at_a_table(house: &House, mut bo: Client) -> Party {
    let mut ada = house.visitor("Ada");
    let wanted = json!({"game": "nidavellir", "options": {"players": 2}});
    let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    bo.post(&format!("/tables/{table}/join"), &json!({"seat": 1})).expect(200);
    Party { table, clients: vec![ada, bo] }
}

#[test]
fn an_absent_player_is_told_of_their_turn_once_until_they_look() {
    let (house, service) = (house(), PushService::start());
    let (bo, browser) = subscriber(&house, &service);
    let mut party = at_a_table(&house, bo);
    let first = &service.waits_for(1)[0];
    assert_eq!(first.path, "/push/bo");
    let message = browser.decrypts(first);
    let id = &party.table;
    let expected = json!({"id": message["id"], "kind": "turn", "table": id, "url": format!("/t/{id}"), "title": "Your turn",
        "body": "Nidavellir · Age 1 · round 1, with Ada"});
    assert_eq!(message, expected, "nothing else is in it");
    assert_eq!(message["id"].as_str().map(str::len), Some(16));
    assert!(first.header("authorization").starts_with("vapid t=") && first.header("ttl").parse::<u32>().is_ok());
    let text = String::from_utf8_lossy(&first.body).into_owned() + &format!("{:?}", first.headers);
    assert!(!text.contains(id.as_str()), "the push service does not learn the table");
    // An action counts as a visit. Ada makes a choice that she can take back, after which Bo is asked.
    let seq = leaves_it_to_bo(&mut party);
    std::thread::sleep(Duration::from_secs(2));
    let count = service.received().len();
    assert!(count >= 2, "it is Bo's turn again");
    let seq = chooses_again(&mut party, seq);
    service.stays_at(count);
    let seen = party.path("/seen");
    party.clients[1].post(&seen, &json!({})).expect(204);
    chooses_again(&mut party, seq);
    service.waits_for(count + 1);
}

/// Plays until Ada has made a choice after which Bo is asked; returns the number of steps.
fn leaves_it_to_bo(party: &mut Party) -> u64 {
    loop {
        let ada = party.look(0);
        let seat = if ada["seats"][0]["asked"] == true { 0 } else { 1 };
        let own = party.look(seat);
        let action = own["legal"][0].as_str().expect("a choice").to_owned();
        let seq = own["seq"].as_u64().expect("a number");
        let is_bid = action.starts_with("bid");
        party.act(seat, seq, &action).expect(200);
        let after = party.look(1);
        if seat == 0 && !is_bid && after["seats"][1]["asked"] == true {
            let can_undo = party.look(0)["can_undo"] == json!(true);
            if can_undo {
                return after["seq"].as_u64().expect("a number");
            }
        }
    }
}

/// Ada takes her choice back and makes it again; returns the number of steps.
fn chooses_again(party: &mut Party, seq: u64) -> u64 {
    let undo = party.path("/undo");
    party.clients[0].post(&undo, &json!({"seq": seq})).expect(200);
    let own = party.look(0);
    let action = own["legal"][0].as_str().expect("a choice").to_owned();
    party.act(0, own["seq"].as_u64().expect("a number"), &action).expect(200);
    party.look(0)["seq"].as_u64().expect("a number")
}

#[test]
fn the_end_and_a_rematch_are_told() {
    let (house, service) = (house(), PushService::start());
    let (mut bo, browser) = subscriber(&house, &service);
    let settings = json!({"all": true, "turn": false, "over": true, "invitation": true, "quiet": null});
    bo.put("/me/notifications", &settings).expect(200);
    let mut party = at_a_table(&house, bo);
    assert_eq!(party.play_out(3)["status"], "over");
    let over = browser.decrypts(&service.waits_for(1)[0]);
    assert_eq!((&over["kind"], &over["title"]), (&json!("over"), &json!("Game over")));
    let rematch = party.path("/rematch");
    let next = party.clients[0].post(&rematch, &json!({})).expect(200)["table"].clone();
    let invitation = browser.decrypts(&service.waits_for(2)[1]);
    assert_eq!((&invitation["kind"], &invitation["table"]), (&json!("invitation"), &next));
    assert_ne!(invitation["table"], over["table"]);
}

#[test]
fn muted_tables_and_quiet_hours_are_silent() {
    let (house, service) = (house(), PushService::start());
    let (mut bo, _) = subscriber(&house, &service);
    // Quiet all day but for a minute that has just passed.
    let minute =
        (std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a time").as_secs() / 60) % 1440;
    let quiet = json!({"from": minute, "to": (minute + 1439) % 1440, "zone": "UTC"});
    let settings = json!({"all": true, "turn": true, "over": true, "invitation": true, "quiet": quiet});
    assert_eq!(bo.put("/me/notifications", &settings).expect(200)["quiet"], quiet);
    let party = at_a_table(&house, bo);
    service.stays_at(0);
    let mut bo = house.stranger().with_token(party.clients[1].token());
    let loud = json!({"all": false, "turn": true, "over": true, "invitation": true, "quiet": null});
    bo.put("/me/notifications", &loud).expect(200);
    // Notifications are on per table, and they are off at this one.
    let second = at_a_table(&house, house.stranger().with_token(bo.token()));
    service.stays_at(0);
    let mut ada = house.visitor("Ada");
    let wanted = json!({"game": "nains", "options": {"players": 2}});
    let third = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    let choice = json!({"enabled": true});
    assert_eq!(bo.put(&format!("/tables/{third}/notifications"), &choice).expect(200), choice);
    assert_eq!(bo.get(&format!("/tables/{third}/notifications")).expect(200), choice);
    assert_eq!(bo.get(&format!("/tables/{}/notifications", second.table)).expect(200)["enabled"], Value::Null);
    bo.post(&format!("/tables/{third}/join"), &json!({})).expect(200);
    service.waits_for(1);
    for wrong in [json!({"from": 1440, "to": 0, "zone": "UTC"}), json!({"from": 0, "to": 1, "zone": "Moon/Base"})] {
        let settings = json!({"all": true, "turn": true, "over": true, "invitation": true, "quiet": wrong});
        bo.put("/me/notifications", &settings).refused(422, "wrong-value");
    }
}

#[test]
fn players_who_watch_are_left_alone_for_a_while() {
    let (house, service) = (house(), PushService::start());
    let (bo, _) = subscriber(&house, &service);
    let mut ada = house.visitor("Ada");
    let wanted = json!({"game": "nidavellir", "options": {"players": 2}});
    let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    let mut other = house.stranger().with_token(bo.token());
    let mut stream = other.stream(&format!("/tables/{table}/events"), None).expect("a stream");
    stream.next().expect("the table");
    other.post(&format!("/tables/{table}/join"), &json!({})).expect(200);
    service.stays_at(0);
}

#[test]
fn dead_subscriptions_are_removed_and_redirects_are_not_followed() {
    let (house, service) = (house(), PushService::start());
    let (bo, _) = subscriber(&house, &service);
    let devices = |client: &Client| {
        house.stranger().with_token(client.token()).get("/me/notifications").expect(200)["devices"].as_u64()
    };
    let redirect = format!("307 Temporary Redirect\r\nLocation: {}", service.url("/elsewhere"));
    service.answers(&[&redirect, "410 Gone"]);
    let party = at_a_table(&house, house.stranger().with_token(bo.token()));
    service.waits_for(1);
    service.stays_at(1);
    assert_eq!(devices(&bo), Some(1));
    let other = at_a_table(&house, house.stranger().with_token(bo.token()));
    assert_ne!(party.table, other.table);
    service.waits_for(2);
    crate::kit::wait_until("the device is removed", || devices(&bo) == Some(0));
}

#[test]
fn a_busy_push_service_is_tried_again() {
    let (house, service) = (house(), PushService::start());
    let (bo, browser) = subscriber(&house, &service);
    service.answers(&["503 Busy", "500 Broken"]);
    at_a_table(&house, bo);
    let received = service.waits_for(3);
    assert_eq!(browser.decrypts(&received[2])["kind"], "turn");
    service.stays_at(3);
    assert_eq!(house.metric("elvaland_notifications_total"), 1);
}

#[test]
fn endpoints_in_private_networks_are_refused() {
    let (house, browser) = (House::open(), Browser::new(1));
    let mut bo = house.visitor("Bo");
    let private = [
        "https://127.0.0.1/push",
        "http://127.0.0.1/push",
        "https://localhost/push",
        "https://[::1]/push",
        "https://[::ffff:10.0.0.1]/push",
        "https://169.254.169.254/latest",
        "https://192.168.0.1/push",
        "https://0x7f000001/push",
        "file:///etc/passwd",
        "",
    ];
    for endpoint in private {
        bo.post("/me/notifications/devices", &browser.subscription(endpoint)).refused(422, "wrong-value");
    }
    let mut short = browser.subscription("https://8.8.8.8/push");
    short["keys"]["auth"] = json!("AAAA");
    bo.post("/me/notifications/devices", &short).refused(422, "wrong-value");
    assert_eq!(bo.get("/me/notifications").expect(200)["devices"], 0);
}

#[test]
fn a_visitor_has_at_most_ten_devices_and_can_try_them() {
    let (house, service) = (house(), PushService::start());
    let (mut bo, browser) = subscriber(&house, &service);
    for number in 1..12 {
        let endpoint = service.url(&format!("/push/{number}"));
        bo.post("/me/notifications/devices", &browser.subscription(&endpoint)).expect(204);
    }
    assert_eq!(bo.get("/me/notifications").expect(200)["devices"], 10);
    let tried = bo.post("/me/notifications/test", &json!({})).expect(200);
    assert_eq!(tried, json!({"delivered": 10, "devices": 10}));
    assert_eq!(browser.decrypts(&service.received()[9])["kind"], "test");
    bo.post("/me/notifications/test", &json!({})).refused(429, "too-many");
    let gone = json!({"endpoint": service.url("/push/11")}).to_string();
    assert_eq!(bo.request("DELETE", "/me/notifications/devices", Some(&gone)).expect("an answer").status, 204);
    assert_eq!(bo.get("/me/notifications").expect(200)["devices"], 9);
    // Another device that takes the visitor over: the old ones are told nothing any more.
    let token = bo.post("/visitors/me/transfer", &json!({})).expect(201)["token"].clone();
    let moved = house.stranger().post("/visitors/transfer", &json!({"token": token})).json();
    let mut bo = house.stranger().with_token(moved["token"].as_str().expect("a token"));
    assert_eq!(bo.get("/me/notifications").expect(200)["devices"], 0);
}

#[test]
fn the_key_of_the_server_survives_a_restart() {
    let mut house = house();
    let key = |house: &House| house.visitor("Ada").get("/me/notifications").expect(200)["key"].clone();
    let before = key(&house);
    assert_eq!(before.as_str().map(str::len), Some(87));
    house.restart();
    assert_eq!(key(&house), before);
}

#[test]
fn erased_visitors_are_told_nothing() {
    let (house, service) = (house(), PushService::start());
    let (mut bo, _) = subscriber(&house, &service);
    bo.delete("/visitors/me").expect(204);
    let (mut again, browser) = (house.visitor("Bo"), Browser::new(9));
    again.post("/me/notifications/devices", &browser.subscription(&service.url("/push/again"))).expect(204);
    at_a_table(&house, again);
    let received = service.waits_for(1);
    assert!(received.iter().all(|message| message.path == "/push/again"), "{received:?}");
}
