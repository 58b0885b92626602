//! Concurrent requests to one table at two nodes.

use std::sync::Barrier;

use elvaland_testkit::{Answer, Client};
use serde_json::{Value, json};

use super::{at, nodes, spread};

/// Sends two requests at the same moment.
fn together(clients: &mut [Client], path: &str, bodies: &[Value]) -> Vec<Answer> {
    let barrier = Barrier::new(clients.len());
    std::thread::scope(|scope| {
        let asking: Vec<_> = clients
            .iter_mut()
            .zip(bodies)
            .map(|(client, body)| {
                let barrier = &barrier;
                scope.spawn(move || {
                    barrier.wait();
                    client.post(path, body)
                })
            })
            .collect();
        asking.into_iter().map(|asked| asked.join().expect("an answer")).collect()
    })
}

#[test]
fn exactly_one_of_two_concurrent_actions_is_accepted() {
    let nodes = nodes(2);
    let mut races = 0;
    for game in ["nidavellir", "nains"] {
        let mut party = spread(&nodes, game, 2, &json!({}));
        let path = party.path("/actions");
        loop {
            let state = party.look(0);
            if state["status"] != "running" {
                break;
            }
            let asked = |seat: &usize| state["seats"][*seat]["asked"] == true;
            let seat = (0..2).find(asked).expect("a seat is asked");
            let own = party.look(seat);
            let legal: Vec<&str> = own["legal"].as_array().expect("legal").iter().filter_map(Value::as_str).collect();
            let (first, last) = (legal[0], legal[legal.len() - 1]);
            if first.starts_with("bid") || first == last {
                party.act(seat, own["seq"].as_u64().expect("a number"), last).expect(200);
                continue;
            }
            let bodies = [first, last].map(|action| json!({"seq": own["seq"], "action": action}));
            let mut twice = [0, 1].map(|node| at(&nodes[node], &party.clients[seat]));
            let answers = together(&mut twice, &path, &bodies);
            let won = answers.iter().filter(|answer| answer.status == 200).count();
            assert_eq!(won, 1, "{answers:?}");
            let lost = answers.iter().find(|answer| answer.status != 200).expect("one of them");
            races += 1;
            if party.look(0)["status"] == "over" {
                lost.refused(409, "not-running");
            } else {
                assert!(lost.refused(409, "stale")["seq"].as_u64() > own["seq"].as_u64());
            }
        }
        // Both nodes return the same record.
        let record = party.path("/record");
        let [one, other] = [0, 1].map(|node: usize| nodes[node].stranger().get(&record).expect(200));
        assert_eq!(one, other);
    }
    assert!(races > 20, "{races}");
}

#[test]
fn concurrent_bids_on_different_nodes_are_all_kept() {
    let nodes = nodes(3);
    for game in ["nidavellir", "nains"] {
        let mut party = spread(&nodes, game, 3, &json!({}));
        let path = party.path("/actions");
        let mut rounds = 0;
        while rounds < 6 {
            let state = party.look(0);
            if state["status"] != "running" {
                break;
            }
            let views: Vec<Value> = (0..3).map(|seat| party.look(seat)).collect();
            let is_bidding = |view: &Value| view["legal"][0].as_str().is_some_and(|text| text.starts_with("bid"));
            if !views.iter().all(is_bidding) {
                party.play(
                    |_| 0,
                    |state| state["seats"].as_array().expect("seats").iter().all(|seat| seat["asked"] == true),
                );
                continue;
            }
            let bodies: Vec<Value> = views
                .iter()
                .enumerate()
                .map(|(seat, view)| json!({"seq": view["seq"], "action": view["legal"][seat * 7 + rounds]}))
                .collect();
            let answers = together(&mut party.clients, &path, &bodies);
            for answer in &answers {
                answer.expect(200);
            }
            // The last one revealed all of them: nobody waits.
            assert!(party.look(0)["seq"].as_u64() >= views[0]["seq"].as_u64().map(|seq| seq + 3), "{answers:?}");
            rounds += 1;
        }
        assert!(rounds > 3, "{rounds}");
        party.play_out(3);
        let record = party.path("/record");
        let record = party.clients[0].get(&record).expect(200);
        assert!(record["steps"].as_array().is_some_and(|steps| steps.len() > 50));
    }
}

#[test]
fn a_seat_is_taken_once() {
    let nodes = nodes(2);
    for _ in 0..10 {
        let mut host = nodes[0].visitor("Host");
        let table =
            host.post("/tables", &json!({"game": "nains", "options": {"players": 3}})).expect(201)["table"].clone();
        let path = format!("/tables/{}/join", table.as_str().expect("a table"));
        let mut rivals = [nodes[0].visitor("Ada"), nodes[1].visitor("Bo")];
        let answers = together(&mut rivals, &path, &[json!({"seat": 1}), json!({"seat": 1})]);
        let mut statuses: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{answers:?}");
        answers.iter().find(|answer| answer.status == 409).expect("one").refused(409, "seat-taken");
    }
}

#[test]
fn a_rematch_is_one_table_on_all_nodes() {
    let nodes = nodes(2);
    let mut party = spread(&nodes, "nidavellir", 2, &json!({}));
    party.play_out(5);
    let path = party.path("/rematch");
    let answers = together(&mut party.clients, &path, &[json!({}), json!({})]);
    let tables: Vec<Value> = answers.iter().map(|answer| answer.expect(200)["table"].clone()).collect();
    assert_eq!(tables[0], tables[1]);
    let table = tables[0].as_str().expect("a table");
    let state = party.clients[0].get(&format!("/tables/{table}")).expect(200);
    assert_eq!(state["status"], "running", "both sit there");
}
