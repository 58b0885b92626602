//! Taking back: own choices only, never past what was shown or drawn, never when somebody else has acted.

use serde_json::{Value, json};

use crate::kit::{House, Party};

/// Taking a card that is no royal offering, if there is one.
fn plain_take(state: &Value) -> String {
    let legal = state["legal"].as_array().expect("legal actions");
    legal.iter().filter_map(Value::as_str).find(|action| !action.contains('R')).unwrap_or("take R3").to_owned()
}

/// Plays until a player takes the first card of a tavern and it has no further effect; returns the player.
pub(crate) fn first_take(party: &mut Party) -> (usize, Value, u64) {
    for _ in 0..200 {
        let state = party.play(crate::kit::picker(3), |state| state["view"]["asked"]["do"] == "take");
        assert_eq!(state["status"], "running", "a game has such a choice");
        let seat = state["view"]["asked"]["seats"][0].as_u64().expect("a seat") as usize;
        let before = party.look(seat);
        let seq = before["seq"].as_u64().expect("a number");
        party.act(seat, seq, &plain_take(&before));
        if party.look(seat)["can_undo"] == true {
            return (seat, before, seq);
        }
    }
    panic!("no choice could be taken back");
}

#[test]
fn a_choice_is_undone_and_made_again() {
    let mut house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let (seat, before, seq) = first_take(&mut party);
    let path = party.path("/undo");
    party.clients[1 - seat].post(&path, &json!({"seq": seq + 1})).refused(409, "nothing-to-undo");
    party.clients[seat].post(&path, &json!({"seq": seq})).refused(409, "stale");
    let mut events = party.clients[1 - seat].stream(&party.path("/events"), None).expect("a stream");
    assert_eq!(events.next().expect("an event").name, "table");
    // The same request again takes nothing more back.
    let body = json!({"seq": seq + 1, "key": "u"});
    assert_eq!(party.clients[seat].post(&path, &body).expect(200)["seq"], seq + 2);
    assert_eq!(party.clients[seat].post(&path, &body).expect(200)["seq"], seq + 2, "repeated");
    let update = events.next_named("update").json();
    assert_eq!(update["events"], json!([{"event": "undone", "seat": seat}]));
    let after = party.look(seat);
    assert_eq!(after["view"], before["view"]);
    assert_eq!(after["legal"], before["legal"]);
    assert_eq!(after["seq"], seq + 2, "the number never goes back, so that nobody answers a state they have not seen");
    party.act(1 - seat, seq, "take W7").refused(409, "stale");
    // Earlier tables are still there.
    let at = party.path(&format!("?seq={}", seq + 1));
    let undone = party.clients[seat].get(&at).expect(200);
    assert_ne!(undone["view"], before["view"]);
    let tokens: Vec<String> = party.clients.iter().map(|client| client.token().to_owned()).collect();
    house.restart();
    party.clients = tokens.iter().map(|token| house.stranger().with_token(token)).collect();
    assert_eq!(party.look(seat)["view"], before["view"]);
    // The record has no trace of the undo.
    let end = party.play_out(4);
    let record = party.path("/record");
    let steps = party.clients[0].get(&record).expect(200)["steps"].as_array().expect("steps").len() as u64;
    assert_eq!(end["seq"].as_u64(), Some(steps + 2));
}

#[test]
fn undo_does_not_restart_the_timer() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({"timer": 3}));
    let (seat, before, mut seq) = first_take(&mut party);
    let (action, path, began) = (plain_take(&before), party.path("/undo"), std::time::Instant::now());
    for _ in 0..30 {
        let undone = party.clients[seat].post(&path, &json!({"seq": seq + 1}));
        // The time is over: undo is refused, or a bot has moved.
        if undone.status == 409 || party.act(seat, seq + 2, &action).status == 409 {
            assert!(began.elapsed().as_secs() >= 1, "there is some time");
            return;
        }
        seq += 2;
        std::thread::sleep(std::time::Duration::from_millis(200));
    }
    panic!("undo was possible without end");
}

#[test]
fn undos_are_limited_until_a_choice_stays() {
    let mut house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let (seat, before, mut seq) = first_take(&mut party);
    let (action, path) = (plain_take(&before), party.path("/undo"));
    for _ in 0..20 {
        party.clients[seat].post(&path, &json!({"seq": seq + 1})).expect(200);
        party.act(seat, seq + 2, &action).expect(200);
        seq += 2;
    }
    assert_eq!(party.look(seat)["can_undo"], false);
    party.clients[seat].post(&path, &json!({"seq": seq + 1})).refused(409, "nothing-to-undo");
    let tokens: Vec<String> = party.clients.iter().map(|client| client.token().to_owned()).collect();
    house.restart();
    party.clients = tokens.iter().map(|token| house.stranger().with_token(token)).collect();
    party.clients[seat].post(&path, &json!({"seq": seq + 1})).refused(409, "nothing-to-undo");
    // A client that reconnects receives all of it.
    let mut events = party.clients[seat].stream(&party.path("/events"), Some(1)).expect("a stream");
    let told = events.next().expect("an event").json();
    let undone = told["events"].as_array().expect("events").iter().filter(|event| event["event"] == "undone");
    assert_eq!(undone.count(), 20);
    // The undos are available again after a choice that stays.
    let other = party.look(1 - seat)["legal"][0].as_str().expect("the other one is asked").to_owned();
    party.act(1 - seat, seq + 1, &other).expect(200);
    let (seat, _, seq) = first_take(&mut party);
    party.clients[seat].post(&path, &json!({"seq": seq + 1})).expect(200);
}

#[test]
fn an_undo_that_cannot_be_stored_changes_nothing() {
    use sqlx::Connection;
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let (seat, before, seq) = first_take(&mut party);
    let taken = party.look(seat);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let mut other = runtime.block_on(sqlx::SqliteConnection::connect(house.database())).expect("a connection");
    let mut rename = |change: &'static str| {
        runtime.block_on(sqlx::query(change).execute(&mut other)).expect("renamed");
    };
    // No step can be written now.
    rename("ALTER TABLE steps RENAME TO hidden_steps");
    let path = party.path("/undo");
    party.clients[seat].post(&path, &json!({"seq": seq + 1})).refused(503, "unavailable");
    rename("ALTER TABLE hidden_steps RENAME TO steps");
    assert_eq!(party.look(seat), taken, "nothing happened");
    party.clients[seat].post(&path, &json!({"seq": seq + 1})).expect(200);
    assert_eq!(party.look(seat)["view"], before["view"]);
    assert_eq!(party.play_out(5)["status"], "over");
}

#[test]
fn a_choice_cannot_be_undone_after_another_player_acted() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let (seat, _, seq) = first_take(&mut party);
    let other = party.look(1 - seat);
    let action = other["legal"][0].as_str().expect("the other one is asked").to_owned();
    party.act(1 - seat, seq + 1, &action).expect(200);
    let path = party.path("/undo");
    let now = party.look(seat)["seq"].clone();
    assert_eq!(party.look(seat)["can_undo"], false);
    party.clients[seat].post(&path, &json!({"seq": now})).refused(409, "nothing-to-undo");
}

#[test]
fn a_choice_that_revealed_something_cannot_be_undone() {
    let house = House::open();
    for game in ["nidavellir", "nains"] {
        let mut party = house.table(game, 2, &json!({}));
        let mut streams =
            [0, 1].map(|seat| party.clients[seat].stream(&party.path("/events"), None).expect("a stream"));
        party.play_out(11);
        let (mut revealing, mut revocable) = (0, 0);
        for stream in &mut streams {
            loop {
                let update = stream.next_named("update").json();
                let shows = update["events"].as_array().expect("events").iter().any(|event| {
                    ["revealed", "dealt", "pouch_shown", "offered", "burned", "kept"]
                        .iter()
                        .any(|kind| event["event"] == *kind)
                });
                let can_undo = update["table"]["can_undo"] == true;
                assert!(!(shows && can_undo), "{update}");
                revealing += usize::from(shows);
                revocable += usize::from(can_undo);
                if update["table"]["status"] == "over" {
                    break;
                }
            }
        }
        assert!(revealing > 40 && revocable > 10, "{revealing}, {revocable}");
    }
    // At the moment after a reveal nobody can undo.
    let mut party = house.table("nidavellir", 2, &json!({}));
    party.act(0, 1, "bid 5 4 3").expect(200);
    party.act(1, 1, "bid 5 4 3").expect(200);
    for seat in 0..2 {
        assert_eq!(party.look(seat)["can_undo"], false);
    }
}
