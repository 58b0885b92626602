//! Two games that differ only in a bid give everybody else the same bytes, also at other nodes.

use serde_json::{Value, json};

use super::nodes;
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
