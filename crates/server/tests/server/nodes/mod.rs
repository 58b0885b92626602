//! Several nodes on one PostgreSQL: players see the same tables at every node.

mod node_ownership;
mod outage;
mod races;
mod secrecy;
mod shared_tables;

use std::time::Duration;

use elvaland_testkit::{Client, Cluster};
use serde_json::{Value, json};

use crate::kit::{House, Party, wait_until};

/// Starts this number of nodes on a new database.
fn nodes(count: usize) -> Vec<House> {
    nodes_at(&Cluster::shared().database(), count)
}

/// Starts nodes on a database at the same time; returns when they know of one another.
fn nodes_at(database: &str, count: usize) -> Vec<House> {
    let start = || {
        House::with(|config| {
            config.database = database.to_owned();
            // Long enough that a slow node on a busy machine is not taken for dead.
            config.node_lease = Duration::from_secs(4);
        })
    };
    let nodes: Vec<House> = std::thread::scope(|scope| {
        let starting: Vec<_> = (0..count).map(|_| scope.spawn(start)).collect();
        starting.into_iter().map(|node| node.join().expect("a node")).collect()
    });
    for node in &nodes {
        wait_until("everybody knows of everybody", || node.metric("elvaland_nodes_alive") == count as u64);
    }
    nodes
}

/// Players at a new table, each at another node.
fn spread(nodes: &[House], game: &str, players: usize, more: &Value) -> Party {
    let mut party = nodes[0].table(game, players, more);
    for (seat, client) in party.clients.iter_mut().enumerate() {
        *client = at(&nodes[seat % nodes.len()], client);
    }
    party
}

/// The same visitor at another node.
fn at(node: &House, client: &Client) -> Client {
    node.stranger().with_token(client.token())
}

#[test]
fn nodes_can_start_together_on_an_empty_database() {
    let nodes = nodes(3);
    let mut ada = nodes[0].visitor("Ada");
    for node in &nodes {
        assert_eq!(at(node, &ada).get("/visitors/me").expect(200)["name"], "Ada");
        assert_eq!(node.stranger().get("//readyz").text, "ok\n");
    }
    // A changed visitor is changed on all nodes, also where they were cached.
    ada.put("/visitors/me", &json!({"name": "Ada B"})).expect(200);
    for node in &nodes {
        wait_until("the new name is known", || at(node, &ada).get("/visitors/me").expect(200)["name"] == "Ada B");
    }
    ada.delete("/visitors/me").expect(204);
    for node in &nodes {
        wait_until("she is forgotten", || at(node, &ada).get("/visitors/me").status == 401);
    }
}
