//! Event streams: what happened, once and in order, also after a break.

use elvaland_testkit::ServerEvents;
use serde_json::{Value, json};

use crate::kit::{House, picker};

/// Reads updates until the table has this number of steps; returns the events.
fn events_until(stream: &mut ServerEvents, seq: u64) -> (Vec<Value>, Value) {
    let mut all = Vec::new();
    loop {
        let sent = stream.next_named("update");
        let update = sent.json();
        assert_eq!(sent.id, update["seq"].as_u64());
        all.extend(update["events"].as_array().expect("events").iter().cloned());
        if update["seq"].as_u64() >= Some(seq) {
            return (all, update["table"].clone());
        }
    }
}

#[test]
fn a_broken_stream_goes_on_where_it_was() {
    let mut house = House::open();
    let mut party = house.table("nains", 2, &json!({}));
    let path = party.path("/events");
    let mut whole = party.clients[1].stream(&path, None).expect("a stream");
    let first = whole.next().expect("an event");
    assert_eq!((first.name.as_str(), first.id), ("table", Some(1)));
    assert_eq!(first.json()["seat"], 1);
    let middle = party.play(picker(1), |state| state["seq"].as_u64() > Some(20))["seq"].as_u64().expect("a number");
    let (mut told, _) = events_until(&mut whole, middle);
    let later = party.play(picker(2), |state| state["seq"].as_u64() > Some(50))["seq"].as_u64().expect("a number");
    let (more, table) = events_until(&mut whole, later);
    // A stream that broke off in the middle brings the same events at once, and the same table.
    let mut resumed = party.clients[1].stream(&path, Some(middle)).expect("a stream");
    let update = resumed.next().expect("an event");
    assert_eq!((update.name.as_str(), update.id), ("update", Some(later)));
    assert_eq!(update.json()["from"], middle);
    assert_eq!(update.json()["events"], json!(more));
    assert_eq!(update.json()["table"]["view"], table["view"]);
    // The same events come after a restart, from the beginning.
    told.extend(more);
    let token = party.clients[1].token().to_owned();
    house.restart();
    let mut after = house.stranger().with_token(&token).stream(&path, Some(1)).expect("a stream");
    assert_eq!(after.next().expect("an event").json()["events"], json!(told));
    // Nothing missed: an update without events.
    let mut fresh = house.stranger().stream(&path, Some(later)).expect("a stream");
    assert_eq!(fresh.next().expect("an event").json()["events"], json!([]));
    // The first stream ended with the server.
    while whole.next().is_some() {}
}

#[test]
fn presence_and_readiness_are_broadcast() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let path = party.path("/events");
    let mut spectator = house.stranger().stream(&path, None).expect("a stream");
    assert_eq!(spectator.next().expect("an event").json()["seats"][1]["present"], false);
    let own = party.clients[1].stream(&path, None).expect("a stream");
    assert_eq!(spectator.next_named("seats").json()["seats"][1]["present"], true);
    party.act(0, 1, "bid 5 4 3").expect(200);
    let told = spectator.next_named("seats");
    assert_eq!(told.id, None, "a bid is no step");
    assert_eq!((&told.json()["seats"][0]["ready"], &told.json()["seq"]), (&json!(true), &json!(1)));
    drop(own);
    assert_eq!(spectator.next_named("seats").json()["seats"][1]["present"], false);
}

#[test]
fn an_earlier_moment_is_shown_as_it_was() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let mut seen: Vec<(u64, Value)> = Vec::new();
    party.play(picker(4), |state| {
        seen.push((state["seq"].as_u64().expect("a number"), state["view"].clone()));
        false
    });
    assert!(seen.len() > 40);
    for (seq, view) in seen {
        let path = party.path(&format!("?seq={seq}"));
        assert_eq!(party.clients[0].get(&path).expect(200)["view"], view, "{seq}");
    }
    let path = party.path("?seq=100000");
    party.clients[0].get(&path).refused(422, "wrong-value");
    let path = party.path("?seq=5&as=open");
    assert_eq!(party.clients[0].get(&path).expect(200)["view"]["audience"], "open");
}
