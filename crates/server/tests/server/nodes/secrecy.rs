//! Two games that differ only in a bid give everybody else the same bytes, also at other nodes.

use serde_json::{Value, json};

use super::{at, nodes};
use crate::secrecy::{Twin, bidding, records};

#[test]
fn a_bid_changes_no_byte_at_any_other_node() {
    let nodes = nodes(3);
    for record in records(1) {
        let at = bidding(&record);
        let mut twins = [(); 2].map(|()| Twin::spread(&nodes, &record, at));
        let legal = twins[0].legal(0);
        let legal: Vec<&str> = legal.iter().map(String::as_str).collect();
        let other = twins[0].legal(1)[5].clone();
        let secrets = [legal[0], legal[legal.len() - 1]];
        let mut all: [Vec<Value>; 2] = Default::default();
        for ((twin, secret), bytes) in twins.iter_mut().zip(secrets).zip(&mut all) {
            // Waits for each change at every node before the next one, so that the order of events is deterministic.
            for action in [secret, legal[1], secret] {
                assert_eq!(twin.act(0, action).0, 200);
                bytes.push(json!(twin.heard()));
                bytes.push(json!((1..4).map(|viewer| twin.look(viewer)).collect::<Vec<_>>()));
            }
            for wrong in ["bid g25 0 2", "take W7"] {
                bytes.push(json!(twin.act(1, wrong)));
            }
            assert_eq!(twin.act(1, &other).0, 200);
            bytes.push(json!(twin.heard()));
            bytes.push(json!((1..4).map(|viewer| twin.look(viewer)).collect::<Vec<_>>()));
        }
        let [one, two] = all;
        for (at, (one, two)) in one.iter().zip(&two).enumerate() {
            assert_eq!(one, two, "{at}");
        }
        let [one, two] = &mut twins;
        assert_ne!(one.look(0), two.look(0), "the player sees the difference");
    }
}

#[test]
fn an_old_secret_is_void_at_every_node_when_a_transfer_is_answered() {
    let nodes = nodes(3);
    for round in 0..20 {
        let ada = nodes[0].visitor("Ada");
        // Every node has her in its cache.
        let mut old: Vec<_> = nodes.iter().map(|node| at(node, &ada)).collect();
        for client in &mut old {
            client.get("/visitors/me").expect(200);
        }
        let token = old[0].post("/visitors/me/transfer", &json!({})).expect(201)["token"].clone();
        let mut device = nodes[round % 3].stranger();
        let moved = device.post("/visitors/transfer", &json!({"token": token})).expect(200);
        let statuses: Vec<u16> = old.iter_mut().map(|client| client.get("/visitors/me").status).collect();
        assert_eq!(statuses, [401; 3]);
        for node in &nodes {
            let mut new = node.stranger().with_token(moved["token"].as_str().expect("a token"));
            assert_eq!(new.get("/visitors/me").expect(200)["name"], "Ada");
        }
    }
}
