//! Work that only one node does, and its takeover when that node is gone.

use std::time::Duration;

use elvaland_testkit::Cluster;
use serde_json::{Value, json};

use super::{at, nodes, wait_until};
use crate::kit::House;
use crate::push_service::{Browser, PushService};
use crate::replay::{replay, send};

/// Returns the number of bot actions at a node.
fn bot_actions(node: &House) -> u64 {
    node.metric("elvaland_bot_actions_total")
}

#[test]
fn the_bots_of_a_table_think_at_one_node_and_move_when_it_goes() {
    let mut nodes = nodes(3);
    let mut party = nodes[0].table("nidavellir", 3, &json!({"seats": ["me", "apprentice", "apprentice"]}));
    party.play(|_| 0, |state| state["seq"].as_u64() > Some(30));
    let thinking: Vec<usize> = (0..3).filter(|&node| bot_actions(&nodes[node]) > 0).collect();
    assert_eq!(thinking.len(), 1, "one of three");
    let gone = nodes.remove(thinking[0]);
    drop(gone);
    party.clients[0] = super::at(&nodes[0], &party.clients[0]);
    let end = party.play_out(1);
    assert_eq!(end["status"], "over");
    assert!(nodes.iter().filter(|node| bot_actions(node) > 0).count() >= 1);
}

#[test]
fn a_turn_timer_runs_on_one_node_only() {
    let nodes = nodes(2);
    let party = nodes[0].table("nains", 2, &json!({"timer": 1}));
    let path = party.path("");
    // No player comes back: bots decide for both seats, and only one node runs them.
    wait_until("a bot decided", || nodes[1].stranger().get(&path).expect(200)["seq"].as_u64() > Some(1));
    let acted: Vec<u64> = nodes.iter().map(bot_actions).collect();
    assert!(acted.contains(&0), "{acted:?}");
}

#[test]
fn review_progress_is_seen_on_other_nodes() {
    let nodes = nodes(2);
    let mut party = nodes[0].table("nidavellir", 2, &json!({}));
    party.play_out(2);
    let (table, mut other) = (party.table.clone(), super::at(&nodes[1], &party.clients[1]));
    send(&mut party.clients[0], &format!("//t/{table}/review"), "step=9");
    let is_done = |page: &str| page.contains("class=\"costly\"");
    wait_until("it is under way there, too", || {
        let page = replay(&mut other, &table, "?step=9").text;
        page.contains("<progress") || is_done(&page)
    });
    let until = std::time::Instant::now() + std::time::Duration::from_secs(120);
    while !is_done(&replay(&mut other, &table, "?step=9").text) {
        assert!(std::time::Instant::now() < until, "a review ends");
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
}

#[test]
fn one_node_sends_a_notification_and_all_have_the_same_key() {
    let (database, service, browser) = (Cluster::shared().database(), PushService::start(), Browser::new(5));
    let start = || {
        House::with(|config| {
            config.database = database.clone();
            config.node_lease = Duration::from_secs(4);
            config.notifications.allowed = vec!["127.0.0.0/8".parse().expect("a network")];
        })
    };
    let nodes: Vec<House> = std::thread::scope(|scope| {
        let starting: Vec<_> = (0..3).map(|_| scope.spawn(start)).collect();
        starting.into_iter().map(|node| node.join().expect("a node")).collect()
    });
    let (mut ada, mut bo) = (nodes[0].visitor("Ada"), nodes[1].visitor("Bo"));
    let keys = nodes.iter().map(|node| at(node, &bo).get("/me/notifications").expect(200)["key"].clone());
    let keys: Vec<Value> = keys.collect();
    assert!(keys.iter().all(|key| *key == keys[0]), "{keys:?}");
    bo.post("/me/notifications/devices", &browser.subscription(&service.url("/push"))).expect(204);
    // The other nodes hear of it.
    std::thread::sleep(Duration::from_secs(1));
    let wanted = json!({"game": "nidavellir", "options": {"players": 2}});
    let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    at(&nodes[2], &bo).post(&format!("/tables/{table}/join"), &json!({})).expect(200);
    assert_eq!(browser.decrypts(&service.waits_for(1)[0])["kind"], "turn");
    // Longer than the interval at which nodes take over the work of dead ones.
    std::thread::sleep(Duration::from_secs(4));
    service.stays_at(1);
}
