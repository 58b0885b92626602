//! The stream of a table's page: frames of every step, once and in order, also after a break.

use std::io::Read;

use elvaland_testkit::ServerEvents;
use flate2::read::GzDecoder;
use serde_json::{Value, json};

use crate::kit::{House, Party, picker};

fn path(party: &Party, what: &str) -> String {
    format!("//t/{}/{what}", party.table)
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// The sentences of all frames.
fn sentences(frames: &[Value]) -> Vec<String> {
    let told = frames.iter().flat_map(|frame| frame["told"].as_array().expect("sentences"));
    told.map(|told| told.as_str().expect("a text").to_owned()).collect()
}

/// Reads until this number of steps was sent, starting after `from`; returns the frames.
fn frames_until(stream: &mut ServerEvents, mut from: u64, seq: u64) -> Vec<Value> {
    let mut frames = Vec::new();
    while from < seq {
        let sent = stream.next_named("steps");
        let steps = sent.json();
        assert_eq!((number(&steps["from"]), sent.id), (from, Some(number(&steps["seq"]))), "no gap, no step twice");
        from = number(&steps["seq"]);
        frames.extend(steps["frames"].as_array().expect("frames").iter().cloned());
    }
    frames
}

#[test]
fn a_page_stream_brings_the_frames_of_every_step_to_each_viewer() {
    let house = House::open();
    for game in ["nidavellir", "nains"] {
        let mut party = house.table(game, 3, &json!({"memory": game == "nains"}));
        let start = number(&party.look(0)["seq"]);
        let watched = path(&party, &format!("events?since={start}"));
        let mut streams: Vec<ServerEvents> =
            party.clients[1..].iter().map(|client| client.stream(&watched, None).expect("a stream")).collect();
        streams.push(house.stranger().stream(&watched, None).expect("a stream"));
        let owners: Vec<Value> =
            streams.iter_mut().map(|stream| stream.next_named("steps").json()["own"].clone()).collect();
        assert_eq!(owners, [json!(1), json!(2), Value::Null]);
        let end = party.play(picker(3), |state| state["seq"].as_u64() > Some(60));
        let end = number(&end["seq"]);
        let frames: Vec<Vec<Value>> = streams.iter_mut().map(|stream| frames_until(stream, start, end)).collect();
        assert!(frames[0].len() > 20, "{}", frames[0].len());
        // A stream that broke off in this round or the previous one brings the rest at once: the same as a request for it.
        let middle = number(&frames[0][frames[0].len() - 15]["seq"]);
        let mut resumed = party.clients[1].stream(&watched, Some(middle)).expect("a stream");
        let asked = path(&party, &format!("steps?since={middle}"));
        let [resumed, asked] = [resumed.next_named("steps").json(), party.clients[1].get(&asked).expect(200)];
        assert_eq!((&resumed["from"], &resumed["frames"]), (&json!(middle), &asked["frames"]));
        if game == "nidavellir" {
            let later: Vec<Value> = frames[0].iter().filter(|frame| number(&frame["seq"]) > middle).cloned().collect();
            assert_eq!(sentences(&later), sentences(resumed["frames"].as_array().expect("frames")));
        }
        // Steps before the previous round are not replayed: the page is fetched again as a whole.
        let mut old = party.clients[1].stream(&watched, Some(start)).expect("a stream");
        let first = old.next().expect("an event");
        assert_eq!((first.name.as_str(), first.id), ("page", Some(end)));
        let since = path(&party, &format!("steps?since={start}"));
        party.clients[1].get(&since).expect(204);
        let whole = party.clients[1].get(&format!("{since}&whole=true")).expect(200);
        assert!(number(&whole["from"]) > start && number(&whole["seq"]) == end, "the last two rounds at most");
        assert!(whole.to_string().len() <= 256 * 1024, "{}", whole.to_string().len());
    }
}

#[test]
fn a_replay_is_sent_in_pieces() {
    let house = House::open();
    let mut party = house.table("nains", 5, &json!({}));
    let end = party.play(picker(3), |state| state["seq"].as_u64() > Some(70));
    let (mut from, to) = (0, number(&end["seq"]));
    let mut pieces = 0;
    loop {
        let asked = path(&party, &format!("steps?since={from}&to={to}&whole=true"));
        let answer = party.clients[0].get(&asked).expect(200);
        assert!(answer.to_string().len() <= 256 * 1024, "{}", answer.to_string().len());
        assert!(number(&answer["seq"]) > from, "it goes on");
        (from, pieces) = (number(&answer["seq"]), pieces + 1);
        if answer["more"] == false {
            break;
        }
    }
    assert!(pieces > 5, "{pieces}");
}

#[test]
fn a_client_that_does_not_read_delays_nobody() {
    let house = House::open();
    let mut party = house.table("nidavellir", 5, &json!({}));
    let watched = path(&party, "events?since=1");
    let _silent: Vec<ServerEvents> =
        (0..3).map(|_| house.stranger().stream(&watched, None).expect("a stream")).collect();
    let mut stream = house.stranger().stream(&watched, None).expect("a stream");
    stream.next_named("steps");
    let mut end = 1;
    while end < 80 {
        let now = party.play(picker(3), |state| state["seq"].as_u64() > Some(end));
        let from = std::mem::replace(&mut end, number(&now["seq"]));
        frames_until(&mut stream, from, end);
    }
}

#[test]
fn a_page_stream_says_when_the_whole_page_is_needed() {
    let house = House::open();
    let mut ada = house.visitor("Ada");
    let table = ada.post("/tables", &json!({"game": "nidavellir", "options": {"players": 2}})).expect(201);
    let table = table["table"].as_str().expect("a table").to_owned();
    let watched = format!("//t/{table}/events");
    let mut stream = ada.stream(&watched, None).expect("a stream");
    assert_eq!(stream.next().expect("an event").name, "page", "no game yet");
    let mut bo = house.visitor("Bo");
    bo.post(&format!("/tables/{table}/join"), &json!({})).expect(200);
    assert_eq!(stream.next_named("steps").id, Some(1), "the game begins");
    stream.next_named("page");
    let state = ada.get(&format!("/tables/{table}")).expect(200);
    let bid = json!({"seq": state["seq"], "action": state["legal"][0]});
    bo.post(&format!("/tables/{table}/reactions"), &json!({"reaction": "hello"})).expect(204);
    assert_eq!(stream.next_named("reaction").json()["seat"], 1);
    ada.post(&format!("/tables/{table}/actions"), &bid).expect(200);
    let ready = stream.next_named("steps").json();
    assert_eq!((&ready["from"], &ready["own"]), (&json!(1), &json!(0)));
    assert_eq!((&ready["frames"], &ready["seats"][0]), (&json!([]), &json!([false, true])), "a bid is no step");
    bo.post(&format!("/tables/{table}/leave"), &json!({})).expect(200);
    assert_eq!(stream.next_named("page").data, "{}", "a bot sits there now");
    ada.get(&format!("//t/{}/events", "a".repeat(16))).refused(404, "no-such-table");
}

#[test]
fn a_page_stream_is_compressed_event_by_event() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let watched = path(&party, "events?since=1");
    let client = house.stranger().with_header("Accept-Encoding", "br, gzip;q=0.9");
    let mut stream = client.stream(&watched, None).expect("a stream");
    let mut plain = house.stranger().stream(&watched, None).expect("a stream");
    let mut sent = stream.raw_chunk().expect("the first event");
    party.play(picker(1), |state| state["seq"].as_u64() > Some(5));
    sent.extend(stream.raw_chunk().expect("an event that is readable without the next"));
    let mut read = Vec::new();
    // The stream has not ended: reading stops at what was sent.
    let _ = GzDecoder::new(sent.as_slice()).read_to_end(&mut read);
    let read = String::from_utf8(read).expect("text");
    assert!(read.ends_with("\n\n"), "{read}");
    let first = plain.next_named("steps").data;
    assert!(read.contains(&first) && sent.len() < read.len() * 2 / 3, "{} of {}", sent.len(), read.len());
}
