//! Secret bids: durable, changeable, invisible until the last one is in.

use serde_json::{Value, json};

use crate::kit::House;

#[test]
fn pending_bids_do_not_make_other_bids_stale() {
    let mut house = House::open();
    let mut party = house.table("nidavellir", 3, &json!({}));
    let path = party.path("/actions");
    assert_eq!(party.act(1, 1, "bid 5 4 3").expect(200)["seq"], 1);
    assert_eq!(party.act(2, 1, "bid 0 2 3").expect(200)["seq"], 1);
    assert_eq!(party.look(1)["bid"], "bid 5 4 3");
    assert_eq!(party.look(0)["bid"], Value::Null);
    let ready: Vec<Value> =
        party.look(0)["seats"].as_array().expect("seats").iter().map(|seat| seat["ready"].clone()).collect();
    assert_eq!(ready, [false, true, true]);
    // A bid survives a restart of the server.
    let tokens: Vec<String> = party.clients.iter().map(|client| client.token().to_owned()).collect();
    house.restart();
    party.clients = tokens.iter().map(|token| house.stranger().with_token(token)).collect();
    assert_eq!(party.look(1)["bid"], "bid 5 4 3");
    // It can be changed and withdrawn until the last one is in; a change is visible to nobody.
    let tables = party.clients[0].get("/me/tables").expect(200);
    std::thread::sleep(std::time::Duration::from_millis(1100));
    assert_eq!(party.act(1, 1, "bid 2 3 4").expect(200)["seq"], 1);
    assert_eq!(party.clients[0].get("/me/tables").expect(200), tables);
    let bid = party.path("/bid?seq=1");
    party.clients[1].delete(&bid).expect(204);
    party.clients[1].delete(&bid).refused(409, "nothing-to-undo");
    assert_eq!((&party.look(1)["bid"], &party.look(0)["seats"][1]["ready"]), (&Value::Null, &json!(false)));
    party.act(1, 1, "bid 3 2 0").expect(200);
    assert_eq!(party.clients[0].post(&path, &json!({"seq": 1, "action": "bid 4 0 2"})).expect(200)["seq"], 4);
    party.clients[1].delete(&bid).refused(409, "stale");
    party.play_out(1);
    let record = party.path("/record");
    let record = party.clients[0].get(&record).expect(200);
    let bids: Vec<Value> = record["steps"].as_array().expect("steps")[1..4].to_vec();
    assert_eq!(bids[0], json!({"do": "bid", "player": 0, "coins": ["4", "0", "2"]}), "in seat order");
    assert_eq!(bids[1], json!({"do": "bid", "player": 1, "coins": ["3", "2", "0"]}), "the last word counts");
    assert_eq!(bids[2], json!({"do": "bid", "player": 2, "coins": ["0", "2", "3"]}));
}

#[test]
fn a_repeated_idempotency_key_gets_the_same_answer() {
    let mut house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let path = party.path("/actions");
    let first = json!({"seq": 1, "key": "a1", "action": "bid 5 4 3"});
    let changed = json!({"seq": 1, "key": "a2", "action": "bid 2 3 4"});
    let other = json!({"seq": 1, "key": "a1", "action": "bid 0 2 5"});
    assert_eq!(party.clients[0].post(&path, &first).expect(200)["seq"], 1);
    assert_eq!(party.clients[0].post(&path, &changed).expect(200)["seq"], 1);
    // A late copy of the first does not undo the change.
    assert_eq!(party.clients[0].post(&path, &first).expect(200)["seq"], 1);
    assert_eq!(party.look(0)["bid"], "bid 2 3 4");
    // Idempotency keys are per player.
    assert_eq!(party.clients[1].post(&path, &other).expect(200)["seq"], 3);
    let state = party.play(crate::kit::picker(1), |state| state["seats"][0]["asked"] == true);
    let seq = state["seq"].as_u64().expect("a number");
    let take = json!({"seq": seq, "key": "a3", "action": state["legal"][0]});
    let answer = party.clients[0].post(&path, &take).expect(200);
    for _ in 0..2 {
        for (client, body, seq) in [(0, &first, 1), (0, &changed, 1), (1, &other, 3)] {
            assert_eq!(party.clients[client].post(&path, body).expect(200)["seq"], seq);
        }
        assert_eq!(party.clients[0].post(&path, &take).expect(200), answer);
        let tokens: Vec<String> = party.clients.iter().map(|client| client.token().to_owned()).collect();
        house.restart();
        party.clients = tokens.iter().map(|token| house.stranger().with_token(token)).collect();
    }
    let again = party.look(0)["seq"].as_u64().expect("a number");
    assert_eq!(answer["seq"].as_u64(), Some(again), "nothing was played twice");
}

#[test]
fn a_repeated_request_does_not_restore_a_withdrawn_bid() {
    let mut house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let (path, bid) = (party.path("/actions"), party.path("/bid?seq=1"));
    let first = json!({"seq": 1, "key": "a1", "action": "bid 5 4 3"});
    let last = json!({"seq": 1, "key": "a2", "action": "bid 2 3 4"});
    let other = json!({"seq": 1, "key": "b1", "action": "bid 0 2 5"});
    party.clients[0].post(&path, &first).expect(200);
    party.clients[0].delete(&bid).expect(204);
    for is_in in [false, true] {
        if is_in {
            // The player who withdrew their bid is the last one.
            party.clients[1].post(&path, &other).expect(200);
            assert_eq!(party.clients[0].post(&path, &last).expect(200)["seq"], 3);
        }
        let before = party.look(0);
        for _ in 0..2 {
            assert_eq!(party.clients[0].post(&path, &first).expect(200)["seq"], 1);
            assert_eq!((&party.look(0)["seq"], &party.look(0)["bid"]), (&before["seq"], &Value::Null));
            let tokens: Vec<String> = party.clients.iter().map(|client| client.token().to_owned()).collect();
            house.restart();
            party.clients = tokens.iter().map(|token| house.stranger().with_token(token)).collect();
        }
    }
}

#[test]
fn the_last_32_keys_of_a_player_are_remembered() {
    let mut house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let path = party.path("/actions");
    let bid = |number: usize| {
        let action = if number.is_multiple_of(2) { "bid 5 4 3" } else { "bid 2 3 4" };
        json!({"seq": 1, "key": number.to_string(), "action": action})
    };
    for number in 0..33 {
        party.clients[0].post(&path, &bid(number)).expect(200);
    }
    for _ in 0..2 {
        assert_eq!(party.look(0)["bid"], "bid 5 4 3");
        // The oldest known key is answered without effect.
        party.clients[0].post(&path, &bid(1)).expect(200);
        assert_eq!(party.look(0)["bid"], "bid 5 4 3");
        let token = party.clients[0].token().to_owned();
        house.restart();
        party.clients[0] = house.stranger().with_token(&token);
    }
    // A request with a forgotten key counts as a new one.
    let mut forgotten = bid(0);
    forgotten["action"] = json!("bid 0 2 3");
    party.clients[0].post(&path, &forgotten).expect(200);
    assert_eq!(party.look(0)["bid"], "bid 0 2 3");
}
