//! The database goes away and comes back.

use elvaland_testkit::{Answer, Client, Cluster};
use serde_json::json;

use super::{at, nodes_at, wait_until};

#[test]
fn requests_get_503_during_a_database_outage_and_work_afterwards() {
    let cluster = Cluster::start();
    let nodes = nodes_at(&cluster.database(), 2);
    let mut party = nodes[0].table("nidavellir", 2, &json!({}));
    let path = party.path("");
    let mut stream = nodes[1].stranger().stream(&party.path("/events"), None).expect("a stream");
    assert_eq!(stream.next().expect("an event").name, "table");
    for way in ["stop", "crash"] {
        let seq = party.look(0)["seq"].clone();
        let action = party.look(0)["legal"][3].clone();
        cluster.order(way);
        for node in &nodes {
            let mut client = at(node, &party.clients[0]).with_header("Accept-Language", "fr");
            let body = json!({"seq": seq, "key": way, "action": action});
            for answer in [client.post(&format!("{path}/actions"), &body), client.get("//readyz"), client.get(&path)] {
                let problem = answer.refused(503, "unavailable");
                assert!(answer.header("retry-after").is_some_and(|after| after.parse::<u32>().is_ok()), "{answer:?}");
                assert!(problem["title"].as_str().is_some_and(|title| title.contains("base de données")), "{problem}");
            }
        }
        cluster.order("start");
        for node in &nodes {
            wait_until("the node is ready again", || node.stranger().get("//readyz").status == 200);
            wait_until("the table is there", || node.stranger().get(&path).status == 200);
        }
        // A repeated request is answered, and executed once.
        let body = json!({"seq": seq, "key": way, "action": action});
        let answer = wait_for_answer(&mut party.clients[0], &format!("{path}/actions"), &body);
        assert_eq!(answer.expect(200)["seq"], seq);
        assert_eq!(party.look(0)["bid"], action);
        let bid = party.path(&format!("/bid?seq={seq}"));
        party.clients[0].delete(&bid).expect(204);
    }
    // Streams at other nodes hear again of what happens.
    for seat in 0..2 {
        let own = at(&nodes[0], &party.clients[seat]).get(&path).expect(200);
        party.act(seat, own["seq"].as_u64().expect("a number"), own["legal"][0].as_str().expect("a bid")).expect(200);
    }
    assert!(stream.next_named("update").json()["seq"].as_u64() > Some(2));
    assert_eq!(party.play_out(4)["status"], "over");
}

/// The first answer that is not 503.
fn wait_for_answer(client: &mut Client, path: &str, body: &serde_json::Value) -> Answer {
    loop {
        let answer = client.post(path, body);
        if answer.status != 503 {
            return answer;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}
