//! Players and onlookers of one table at different nodes.

use elvaland_testkit::ServerEvents;
use serde_json::{Value, json};

use super::{at, nodes, spread, wait_until};

/// Returns all events of a stream until the table has `seq` steps, and the table then.
fn follow(stream: &mut ServerEvents, seq: u64) -> (Vec<Value>, Value) {
    let (mut events, mut known) = (Vec::new(), None);
    loop {
        let update = stream.next_named("update").json();
        // Without a gap, and nothing twice.
        assert!(known.is_none() || known == update["from"].as_u64(), "{known:?} {}", update["from"]);
        known = update["seq"].as_u64();
        events.extend(update["events"].as_array().expect("events").iter().cloned());
        if known >= Some(seq) {
            return (events, update["table"].clone());
        }
    }
}

#[test]
fn whole_games_are_played_and_followed_at_three_nodes() {
    let nodes = nodes(3);
    for game in ["nidavellir", "nains"] {
        let mut party = spread(&nodes, game, 3, &json!({}));
        let path = party.path("/events");
        let mut streams: Vec<ServerEvents> =
            nodes.iter().map(|node| node.stranger().stream(&path, None).expect("a stream")).collect();
        let end = party.play_out(7);
        assert_eq!(end["status"], "over");
        let seq = end["seq"].as_u64().expect("a number");
        let told: Vec<(Vec<Value>, Value)> = streams.iter_mut().map(|stream| follow(stream, seq)).collect();
        assert!(told[0].0.len() > 50);
        for (events, table) in &told[1..] {
            assert_eq!((events, &table["view"]), (&told[0].0, &told[0].1["view"]));
        }
        let record = party.path("/record");
        let mut records = nodes.iter().map(|node| node.stranger().get(&record).expect(200));
        let first = records.next().expect("a record");
        assert!(records.all(|other| other == first));
        // A stream that broke off at one node goes on at another.
        let mut resumed = nodes[2].stranger().stream(&path, Some(1)).expect("a stream");
        assert_eq!(resumed.next().expect("an event").json()["events"], json!(told[0].0));
    }
}

#[test]
fn an_action_is_visible_on_every_node_at_once() {
    let nodes = nodes(2);
    let mut party = nodes[0].table("nidavellir", 2, &json!({}));
    let path = party.path("");
    for round in 0..40 {
        for seat in 0..2 {
            let (act, look) = (&nodes[(round + seat) % 2], &nodes[(round + seat + 1) % 2]);
            let mut client = at(act, &party.clients[seat]);
            let state = client.get(&path).expect(200);
            let Some(action) = state["legal"][0].as_str().filter(|_| state["bid"].is_null()) else { continue };
            let body = json!({"seq": state["seq"], "action": action});
            let seq = client.post(&party.path("/actions"), &body).expect(200)["seq"].clone();
            let seen = at(look, &party.clients[seat]).get(&path).expect(200);
            assert!(seen["seq"] == seq && (seen["seq"] != state["seq"] || seen["bid"] == *action), "{seen}");
        }
    }
    assert!(party.look(0)["seq"].as_u64() > Some(20));
}

#[test]
fn presence_readiness_and_reactions_cross_nodes() {
    let nodes = nodes(2);
    let mut party = spread(&nodes, "nains", 2, &json!({}));
    let path = party.path("/events");
    let mut onlooker = nodes[0].stranger().stream(&path, None).expect("a stream");
    assert_eq!(onlooker.next().expect("an event").json()["seats"][1]["present"], false);
    let playing = party.clients[1].stream(&path, None).expect("a stream");
    let comes = onlooker.next_named("seats").json();
    assert_eq!((&comes["seats"][0]["present"], &comes["seats"][1]["present"]), (&json!(false), &json!(true)));
    // A node that loads the table later finds them present, too.
    wait_until("they are present", || party.look(0)["seats"][1]["present"] == true);
    let bid = party.look(1)["legal"][0].as_str().expect("a bid").to_owned();
    party.act(1, 1, &bid).expect(200);
    assert_eq!(onlooker.next_named("seats").json()["seats"][1]["ready"], true);
    let say = party.path("/reactions");
    party.clients[1].post(&say, &json!({"reaction": "hello"})).expect(204);
    assert_eq!(onlooker.next_named("reaction").json(), json!({"seat": 1, "reaction": "hello"}));
    drop(playing);
    assert_eq!(onlooker.next_named("seats").json()["seats"][1]["present"], false);
}

#[test]
fn waiting_notifications_cross_nodes() {
    let nodes = nodes(2);
    let mut party = nodes[0].table("nidavellir", 2, &json!({}));
    let mut waiting = at(&nodes[1], &party.clients[1]).stream("/me/events", None).expect("a stream");
    let first = waiting.next_named("waiting").json();
    assert_eq!((&first["table"], &first["seq"]), (&json!(party.table), &json!(1)));
    for seat in 0..2 {
        let bid = party.look(seat)["legal"][0].as_str().expect("a bid").to_owned();
        party.act(seat, 1, &bid).expect(200);
    }
    party.play(|_| 0, |state| state["seats"][1]["asked"] == true);
    assert_eq!(waiting.next_named("waiting").json()["table"], json!(party.table));
}

#[test]
fn a_removed_table_is_gone_on_all_nodes() {
    let nodes = nodes(2);
    let mut ada = nodes[0].visitor("Ada");
    let table = ada.post("/tables", &json!({"game": "nains", "options": {"players": 2}})).expect(201)["table"].clone();
    let path = format!("/tables/{}", table.as_str().expect("a table"));
    let mut stream = nodes[1].stranger().stream(&format!("{path}/events"), None).expect("a stream");
    assert_eq!(stream.next().expect("an event").name, "table");
    ada.delete(&path).expect(204);
    assert_eq!(stream.next().expect("an event").name, "gone");
    nodes[1].stranger().get(&path).refused(404, "no-such-table");
}
