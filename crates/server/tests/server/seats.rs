//! Sitting down, getting up, handing over, playing again.

use std::time::Duration;

use elvaland_testkit::ServerEvents;
use serde_json::{Value, json};

use crate::kit::House;

fn names(state: &Value) -> Vec<&str> {
    state["seats"].as_array().expect("seats").iter().map(|seat| seat["kind"].as_str().expect("a kind")).collect()
}

#[test]
fn a_table_is_found_in_the_lobby_joined_left_and_begun() {
    let house = House::open();
    let (mut ada, mut bo, mut cy) = (house.visitor("Ada"), house.visitor("Bo"), house.visitor("Cy"));
    let wanted = json!({"game": "nains", "options": {"players": 4}, "seats": ["open", "me", "master", "open"],
                        "public": true, "hide_scores": true});
    let table = ada.post("/tables", &wanted).expect(201)["table"].clone();
    ada.post("/tables", &json!({"game": "nains", "options": {"players": 2}})).expect(201);
    let lobby = bo.get("/tables").expect(200);
    assert_eq!(lobby.as_array().map(Vec::len), Some(1), "what is not public is not listed");
    assert_eq!(lobby[0]["id"], table);
    let path = format!("/tables/{}", table.as_str().expect("a table"));
    bo.post(&format!("{path}/join"), &json!({"seat": 1})).refused(409, "seat-taken");
    bo.post(&format!("{path}/join"), &json!({"seat": 4})).refused(409, "seat-taken");
    bo.post(&format!("{path}/join"), &json!({"seat": 9})).refused(422, "wrong-value");
    bo.post(&format!("{path}/join"), &json!({"seat": 3})).expect(200);
    assert_eq!(names(&ada.get(&path).expect(200)), ["open", "person", "bot", "person"]);
    // The host leaves, and somebody else is host.
    ada.post(&format!("{path}/leave"), &json!({})).expect(200);
    assert_eq!(bo.get(&path).expect(200)["host"], true);
    cy.post(&format!("{path}/join"), &json!({})).expect(200);
    let state = cy.get(&path).expect(200);
    assert_eq!((&state["status"], &state["view"]), (&json!("open"), &Value::Null));
    assert_eq!(bo.post(&format!("{path}/start"), &json!({"level": "apprentice"})).expect(200)["seq"], 1);
    let state = cy.get(&path).expect(200);
    assert_eq!(state["status"], "running");
    assert_eq!(names(&state), ["person", "bot", "bot", "person"]);
    assert!(state["view"]["seats"][0]["score"].is_null(), "scores are hidden");
    assert_eq!(house.visitor("Dee").get("/tables").expect(200), json!([]), "it has begun");
}

#[test]
fn a_table_is_removed_before_its_game_begins() {
    let house = House::open();
    let (mut ada, mut bo) = (house.visitor("Ada"), house.visitor("Bo"));
    let table = ada.post("/tables", &json!({"game": "nains", "options": {"players": 3}})).expect(201)["table"].clone();
    let path = format!("/tables/{}", table.as_str().expect("a table"));
    let mut events = bo.stream(&format!("{path}/events"), None).expect("a stream");
    assert_eq!(events.next().expect("an event").name, "table");
    bo.delete(&path).refused(403, "not-host");
    ada.delete(&path).expect(204);
    assert_eq!(events.next_named("gone").json(), json!({}));
    assert_eq!(events.next(), None);
    ada.get(&path).refused(404, "no-such-table");
    // A table is removed when its last person leaves.
    let table = ada.post("/tables", &json!({"game": "nains", "options": {"players": 3}})).expect(201)["table"].clone();
    let path = format!("/tables/{}", table.as_str().expect("a table"));
    ada.post(&format!("{path}/leave"), &json!({})).expect(200);
    ada.get(&path).refused(404, "no-such-table");
}

#[test]
fn a_bot_takes_a_left_seat_and_gives_it_back() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let (hand, back, leave) = (party.path("/handover"), party.path("/takeback"), party.path("/leave"));
    party.clients[0].post(&hand, &json!({"seat": 1})).refused(409, "not-away");
    party.clients[0].post(&hand, &json!({"seat": 3})).refused(422, "wrong-value");
    party.clients[1].post(&leave, &json!({})).expect(200);
    let state = party.look(0);
    assert_eq!((&state["seats"][1]["kind"], &state["seats"][1]["bot"]), (&json!("person"), &json!("master")));
    party.act(1, 1, "bid 5 4 3").refused(409, "stand-in");
    let state = party.play(crate::kit::picker(1), |state| state["seq"].as_u64() > Some(15));
    assert!(state["seq"].as_u64() > Some(15), "the bot plays");
    party.clients[1].post(&back, &json!({})).expect(200);
    assert_eq!(party.look(0)["seats"][1]["bot"], Value::Null);
    assert_eq!(party.play_out(2)["status"], "over");
}

#[test]
fn the_host_hands_an_absent_players_seat_to_a_bot() {
    let house = House::with(|config| config.away_after = Duration::ZERO);
    let mut party = house.table("nidavellir", 2, &json!({}));
    let hand = party.path("/handover");
    let events = party.clients[1].stream(&party.path("/events"), None).expect("a stream");
    while party.look(0)["seats"][1]["present"] != true {}
    party.clients[0].post(&hand, &json!({"seat": 1})).refused(409, "not-away");
    drop(events);
    while party.look(0)["seats"][1]["present"] == true {}
    party.clients[1].post(&hand, &json!({"seat": 0})).refused(403, "not-host");
    party.clients[0].post(&hand, &json!({"seat": 1, "level": "apprentice"})).expect(200);
    assert_eq!(party.look(0)["seats"][1]["bot"], "apprentice");
    party.clients[0].post(&hand, &json!({"seat": 1})).refused(409, "not-away");
    assert_eq!(party.play_out(3)["status"], "over");
}

#[test]
fn absence_is_broadcast() {
    let house = House::with(|config| config.away_after = Duration::from_millis(500));
    let mut party = house.table("nidavellir", 2, &json!({}));
    let path = party.path("/events");
    let mut host = party.clients[0].stream(&path, None).expect("a stream");
    let own = party.clients[1].stream(&path, None).expect("a stream");
    let mut next = |present: bool, away: bool| loop {
        let sent = host.next().expect("the stream goes on");
        if sent.name != "seats" {
            assert!(sent.name == "table" || (!away && !present), "{sent:?} came first");
            continue;
        }
        let seat = sent.json()["seats"][1].clone();
        if (&seat["present"], &seat["away"]) == (&json!(present), &json!(away)) {
            return;
        }
        assert_ne!(seat["away"], true, "too early: {seat}");
    };
    next(true, false);
    drop(own);
    next(false, false);
    // No request is sent meanwhile: time alone makes the player away. The reaction is sent after that.
    std::thread::sleep(Duration::from_millis(1500));
    let reactions = party.path("/reactions");
    party.clients[0].post(&reactions, &json!({"reaction": "hurry"})).expect(204);
    next(false, true);
    let look = party.path("");
    party.clients[1].get(&look).expect(200);
    next(false, false);
}

#[test]
fn a_change_of_the_host_is_told() {
    let house = House::open();
    let mut party = house.table("nidavellir", 3, &json!({}));
    let (path, leave) = (party.path("/events"), party.path("/leave"));
    let mut streams: Vec<_> =
        party.clients.iter().map(|client| client.stream(&path, None).expect("a stream")).collect();
    let mut spectator = house.stranger().stream(&path, None).expect("a stream");
    let hosts = streams.iter_mut().map(|stream| stream.next_named("table").json()["host"].clone());
    assert_eq!(hosts.collect::<Vec<_>>(), [json!(true), json!(false), json!(false)]);
    party.clients[0].post(&leave, &json!({})).expect(200);
    let left = |stream: &mut ServerEvents| loop {
        let told = stream.next_named("seats").json();
        if told["seats"][0]["bot"] == "master" {
            return told["host"].clone();
        }
    };
    assert_eq!(streams.iter_mut().map(left).collect::<Vec<_>>(), [json!(false), json!(true), json!(false)]);
    assert_eq!(left(&mut spectator), json!(false));
}

#[test]
fn another_player_becomes_host_when_the_host_is_erased() {
    let house = House::with(|config| config.away_after = Duration::ZERO);
    // They leave a running game.
    let mut party = house.table("nidavellir", 3, &json!({}));
    let (hand, leave) = (party.path("/handover"), party.path("/leave"));
    party.clients[1].post(&hand, &json!({"seat": 2})).refused(403, "not-host");
    party.clients[0].post(&leave, &json!({})).expect(200);
    assert_eq!((&party.look(0)["host"], &party.look(1)["host"]), (&json!(false), &json!(true)));
    party.clients[1].post(&hand, &json!({"seat": 2})).expect(200);
    // The last person to leave stays host.
    party.clients[1].post(&leave, &json!({})).expect(200);
    assert_eq!(party.look(1)["host"], true);
    // They are erased from a running game, and from an open one.
    let mut party = house.table("nidavellir", 3, &json!({}));
    let wanted = json!({"game": "nains", "options": {"players": 3}});
    let open = party.clients[0].post("/tables", &wanted).expect(201)["table"].clone();
    let open = format!("/tables/{}", open.as_str().expect("a table"));
    party.clients[1].post(&format!("{open}/join"), &json!({})).expect(200);
    let empty = party.clients[0].post("/tables", &wanted).expect(201)["table"].clone();
    let empty = format!("/tables/{}", empty.as_str().expect("a table"));
    party.clients[0].delete("/visitors/me").expect(204);
    let hand = party.path("/handover");
    party.clients[1].post(&hand, &json!({"seat": 2})).expect(200);
    party.clients[1].post(&format!("{open}/start"), &json!({})).expect(200);
    // There was no host: the next person to join is.
    party.clients[2].post(&format!("{empty}/join"), &json!({})).expect(200);
    party.clients[2].post(&format!("{empty}/start"), &json!({})).expect(200);
}

#[test]
fn a_bot_decides_when_the_time_is_over() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({"timer": 1, "seats": ["me", "master"]}));
    let mut events = party.clients[0].stream(&party.path("/events"), None).expect("a stream");
    let update = events.next_named("update").json();
    assert!(update["seq"].as_u64() > Some(1), "nobody but bots has decided: {update}");
    assert_eq!(party.look(0)["seats"][0]["bot"], Value::Null, "the seat stays theirs");
}

#[test]
fn renaming_does_not_restart_the_timer() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({"timer": 2}));
    for number in 0..25 {
        party.clients[0].put("/visitors/me", &json!({"name": format!("Ada {number}")})).expect(200);
        std::thread::sleep(Duration::from_millis(200));
    }
    assert!(party.look(0)["seq"].as_u64() > Some(1), "bots have decided");
}

#[test]
fn a_rematch_takes_one_call_and_everybody_is_told() {
    let house = House::open();
    let mut party = house.table("nidavellir", 3, &json!({"seats": ["me", "master", "open"], "memory": true}));
    assert_eq!(party.play_out(4)["status"], "over");
    let mut spectator = house.stranger().stream(&party.path("/events"), None).expect("a stream");
    assert_eq!(spectator.next().expect("an event").name, "table");
    let rematch = party.path("/rematch");
    let next = party.clients[2].post(&rematch, &json!({})).expect(200)["table"].clone();
    assert_eq!(spectator.next_named("seats").json()["rematch"], next);
    assert_eq!(party.clients[0].post(&rematch, &json!({})).expect(200)["table"], next);
    assert_eq!(party.clients[0].post(&rematch, &json!({})).expect(200)["table"], next, "asking twice does no harm");
    let state = party.clients[0].get(&format!("/tables/{}", next.as_str().expect("a table"))).expect(200);
    assert_eq!((&state["status"], &state["seat"]), (&json!("running"), &json!(0)));
    assert_eq!((&state["settings"]["memory"], &state["seats"][1]["bot"]), (&json!(true), &json!("master")));
    house.stranger().post(&rematch, &json!({})).refused(403, "not-seated");
}

#[test]
fn rematch_seats_are_reserved_for_those_who_played() {
    let house = House::open();
    let mut party = house.table("nidavellir", 3, &json!({"seats": ["me", "open", "apprentice"]}));
    party.play_out(4);
    let rematch = party.path("/rematch");
    let next = party.clients[0].post(&rematch, &json!({})).expect(200)["table"].clone();
    let next = format!("/tables/{}", next.as_str().expect("a table"));
    let mut spectator = house.visitor("Eve");
    let state = spectator.get(&next).expect(200);
    assert_eq!((&state["seats"][1]["kind"], &state["seats"][1]["reserved"]), (&json!("open"), &json!(true)));
    for wanted in [json!({}), json!({"seat": 1})] {
        spectator.post(&format!("{next}/join"), &wanted).refused(409, "seat-reserved");
    }
    // A player of the last game may also come by the address of the table.
    party.clients[1].post(&format!("{next}/join"), &json!({})).expect(200);
    assert_eq!(party.clients[1].get(&next).expect(200)["seat"], 1);
    assert_eq!(party.clients[0].get(&next).expect(200)["status"], "running");
}

#[test]
fn all_others_can_replace_a_player_who_does_not_move() {
    let house = House::with(|config| config.away_after = Duration::from_millis(300));
    let mut party = house.table("nidavellir", 4, &json!({"seats": ["me", "open", "open", "apprentice"]}));
    let (votes, events) = (party.path("/votes"), party.path("/events"));
    let seq = party.look(0)["seq"].as_u64().expect("a number");
    // Player 2 is present all the time, and never bids.
    let _present = party.clients[2].stream(&events, None).expect("a stream");
    let mut told = party.clients[0].stream(&events, None).expect("a stream");
    party.clients[0].post(&votes, &json!({"seat": 3})).refused(409, "not-stalling");
    party.act(0, seq, "bid 5 4 3").expect(200);
    party.act(1, seq, "bid 2 3 4").expect(200);
    // The table announces it by its timer, without a request.
    while told.next_named("seats").json()["seats"][2]["stalling"] != true {}
    party.clients[0].post(&votes, &json!({"seat": 0})).refused(409, "not-stalling");
    party.clients[0].post(&votes, &json!({"seat": 1})).refused(409, "not-stalling");
    house.visitor("Eve").post(&votes, &json!({"seat": 2})).refused(403, "not-seated");
    party.clients[0].post(&votes, &json!({"seat": 2})).expect(200);
    party.clients[0].post(&votes, &json!({"seat": 2})).expect(200);
    let seat = party.look(1)["seats"][2].clone();
    assert_eq!((&seat["votes"], &seat["bot"]), (&json!([0]), &Value::Null), "one of two: {seat}");
    let page = party.clients[1].get(&format!("//t/{}", party.table)).text;
    assert!(page.contains("Replace with a bot (1 of 2 agree)") && page.contains("/vote\""), "the page offers it");
    // A form of the page does the same.
    let form = format!("//t/{}/vote", party.table);
    assert_eq!(party.clients[1].request("POST", &form, Some("seat=2")).expect("an answer").status, 303);
    let seat = party.look(1)["seats"][2].clone();
    assert_eq!((&seat["votes"], &seat["bot"]), (&json!([]), &json!("master")), "{seat}");
    // The game goes on, and the player can come back.
    crate::kit::wait_until("the bot bids", || party.look(0)["seq"].as_u64() > Some(seq));
    let back = party.path("/takeback");
    party.clients[2].post(&back, &json!({})).expect(200);
    assert_eq!(party.look(0)["seats"][2]["bot"], Value::Null);
}

#[test]
fn a_removed_rematch_is_created_again() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    party.play_out(4);
    let rematch = party.path("/rematch");
    let first = party.clients[0].post(&rematch, &json!({})).expect(200)["table"].clone();
    party.clients[0].delete(&format!("/tables/{}", first.as_str().expect("a table"))).expect(204);
    let next = party.clients[1].post(&rematch, &json!({})).expect(200)["table"].clone();
    assert_ne!(next, first);
    assert_eq!(party.clients[0].post(&rematch, &json!({})).expect(200)["table"], next);
}

#[test]
fn my_tables_say_which_of_them_wait_for_me() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let mut waiting = party.clients[1].stream("/me/events", None).expect("a stream");
    let first = waiting.next_named("waiting").json();
    assert_eq!(first, json!({"table": party.table, "seq": 1}));
    assert_eq!(party.clients[1].get("/me/tables").expect(200)[0]["waiting"], true);
    party.act(1, 1, "bid 5 4 3").expect(200);
    assert_eq!(party.clients[1].get("/me/tables").expect(200)[0]["waiting"], false);
    party.act(0, 1, "bid 4 5 3").expect(200);
    let state = party.play(crate::kit::picker(2), |state| state["seats"][1]["asked"] == true);
    let told = waiting.next_named("waiting").json();
    assert_eq!(told["seq"], state["seq"]);
}

#[test]
fn reactions_reach_everybody() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let mut spectator = house.stranger().stream(&party.path("/events"), None).expect("a stream");
    assert_eq!(spectator.next().expect("an event").name, "table");
    let reactions = party.path("/reactions");
    for reaction in ["hello", "good-move", "thanks", "oops", "hurry", "good-game"] {
        party.clients[1].post(&reactions, &json!({"reaction": reaction})).expect(204);
        assert_eq!(spectator.next_named("reaction").json(), json!({"seat": 1, "reaction": reaction}));
    }
}

#[test]
fn reactions_are_limited_by_player() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let reactions = party.path("/reactions");
    let answers: Vec<u16> =
        (0..12).map(|_| party.clients[1].post(&reactions, &json!({"reaction": "hello"})).status).collect();
    let made = answers.iter().filter(|status| **status == 204).count();
    assert!(made >= 8 && answers[11] == 429, "{answers:?}");
    party.clients[0].post(&reactions, &json!({"reaction": "hurry"})).expect(204);
}

#[test]
fn players_with_the_same_name_are_told_apart() {
    let house = House::open();
    let (mut ada, mut second) = (house.visitor("Ada"), house.visitor("ada"));
    let table = ada.post("/tables", &json!({"game": "nains", "options": {"players": 3}})).expect(201)["table"].clone();
    let path = format!("/tables/{}", table.as_str().expect("a table"));
    second.post(&format!("{path}/join"), &json!({})).expect(200);
    let state = ada.get(&path).expect(200);
    assert_eq!((&state["seats"][0]["name"], &state["seats"][1]["name"]), (&json!("Ada"), &json!("ada 2")));
    // The form asks for a name; one that cannot be shown is refused and takes no seat.
    let mut third = house.stranger().with_header("Accept", "text/html");
    let join = format!("//t/{}/join", table.as_str().expect("a table"));
    let refused = third.request("POST", &join, Some("seat=2&name=a%E2%80%8Bb")).expect("an answer");
    assert_eq!(refused.status, 422);
    assert_eq!(ada.get(&path).expect(200)["seats"][2]["kind"], "open");
    assert_eq!(third.request("POST", &join, Some("seat=2&name=Cy")).expect("an answer").status, 303);
    assert_eq!(ada.get(&path).expect(200)["seats"][2]["name"], "Cy");
}

#[test]
fn a_resigned_seat_is_played_by_a_bot_for_good() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let (resign, back) = (party.path("/resign"), party.path("/takeback"));
    party.clients[0].post(&resign, &json!({})).expect(200);
    let state = party.look(1);
    assert_eq!((&state["seats"][0]["kind"], &state["seats"][0]["name"]), (&json!("gone"), &json!("Player 0")));
    assert_eq!(state["host"], true, "the other player is host now");
    party.clients[0].post(&back, &json!({})).refused(403, "not-seated");
    // The table is removed when the last person resigns.
    party.clients[1].post(&resign, &json!({})).expect(200);
    let look = party.path("");
    party.clients[1].get(&look).refused(404, "no-such-table");
}
