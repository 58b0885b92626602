//! Visitors who try to turn notifications against others, and nodes that die while they send.

use std::io::Write;
use std::net::TcpStream;
use std::time::Duration;

use elvaland_testkit::{Client, Cluster};
use serde_json::{Value, json};

use crate::kit::{House, wait_until};
use crate::notifications::{at_a_table, configure, house, subscriber};
use crate::push_service::{Browser, PushService, SILENCE};

/// Creates a table for two with webhooks at this address; returns the path of the table.
fn table_with_webhooks(host: &mut Client, url: &str, webhooks: usize) -> String {
    let wanted = json!({"game": "nidavellir", "options": {"players": 2}});
    let table = host.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    let path = format!("/tables/{table}");
    for _ in 0..webhooks {
        host.post(&format!("{path}/webhooks"), &json!({"kind": "json", "url": url})).expect(201);
    }
    path
}

#[test]
fn abandoned_tests_of_a_webhook_do_not_silence_its_owner() {
    let service = PushService::start();
    let house = House::with(|config| {
        configure(config);
        config.notifications.test_pause = Duration::ZERO;
        config.notifications.webhook_after = Duration::from_secs(1);
    });
    let (mut ada, mut bo) = (house.visitor("Ada"), house.visitor("Bo"));
    let wanted = json!({"game": "nidavellir", "options": {"players": 3}});
    let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    let path = format!("/tables/{table}");
    let hook = json!({"kind": "json", "url": service.url("/hook")});
    let id = ada.post(&format!("{path}/webhooks"), &hook).expect(201)["id"].as_str().expect("an id").to_owned();
    bo.post(&format!("{path}/join"), &json!({})).expect(200);
    // More than a visitor may have under way at a time.
    service.answers(&[SILENCE; 100]);
    for count in 1..=30 {
        let mut stream = TcpStream::connect(house.address).expect("a connection");
        let head = format!(
            "POST /api/v1{path}/webhooks/{id}/test HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\
             Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}",
            bo.token()
        );
        stream.write_all(head.as_bytes()).expect("sent");
        service.waits_for(count);
        drop(stream);
    }
    service.answers(&[]);
    house.visitor("Cy").post(&format!("{path}/join"), &json!({})).expect(200);
    let told = service.waits_for(31);
    assert_eq!(told[30].json()["event"], "turn");
}

#[test]
fn messages_that_wait_for_another_attempt_hold_no_place() {
    let (house, service) = (house(), PushService::start());
    let (mut ada, mut bo) = (house.visitor("Ada"), house.visitor("Bo"));
    // One message more than a visitor may have under way.
    service.answers(&["503 Busy\r\nRetry-After: 3600"; 25]);
    for _ in 0..5 {
        let path = table_with_webhooks(&mut ada, &service.url("/busy"), 5);
        bo.post(&format!("{path}/join"), &json!({})).expect(200);
    }
    service.waits_for(25);
    let path = table_with_webhooks(&mut ada, &service.url("/hook"), 1);
    bo.post(&format!("{path}/join"), &json!({})).expect(200);
    let told = service.waits_for(26);
    assert_eq!(told[25].path, "/hook");
    assert_eq!(house.metric("elvaland_notifications_dropped_total"), 0);
}

/// Adds webhooks from many connections at once, by turns at each node; returns how many were accepted.
fn race(nodes: &[&House], url: &str) -> usize {
    let mut ada = nodes[0].visitor("Ada");
    let path = format!("{}/webhooks", table_with_webhooks(&mut ada, url, 0));
    let barrier = std::sync::Barrier::new(16);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let adding = |at: usize| {
            let mut client = nodes[at % nodes.len()].stranger().with_token(ada.token());
            let (barrier, path) = (&barrier, &path);
            scope.spawn(move || {
                barrier.wait();
                client.post(path, &json!({"kind": "json", "url": url})).status
            })
        };
        let all: Vec<_> = (0..16).map(adding).collect();
        all.into_iter().map(|added| added.join().expect("an answer")).collect()
    });
    assert!(statuses.iter().all(|status| matches!(status, 201 | 429)), "{statuses:?}");
    let accepted = statuses.iter().filter(|status| **status == 201).count();
    assert_eq!(ada.get(&path).expect(200).as_array().map(Vec::len), Some(accepted));
    accepted
}

#[test]
fn concurrent_requests_add_no_more_webhooks_than_allowed() {
    let house = house();
    for _ in 0..3 {
        assert_eq!(race(&[&house], "http://127.0.0.1:9/hook"), 5);
    }
    let database = Cluster::shared().database();
    let node = || {
        House::with(|config| {
            configure(config);
            config.database.clone_from(&database);
        })
    };
    let (one, other) = (node(), node());
    for _ in 0..5 {
        assert_eq!(race(&[&one, &other], "http://127.0.0.1:9/hook"), 5);
    }
}

#[test]
fn naming_the_endpoint_of_another_visitor_does_not_take_it_away() {
    let (house, service) = (house(), PushService::start());
    let (bo, browser) = subscriber(&house, &service);
    let (mut eve, hers) = (house.visitor("Eve"), Browser::new(66));
    eve.post("/me/notifications/devices", &hers.subscription(&service.url("/push/bo"))).expect(204);
    let party = at_a_table(&house, house.stranger().with_token(bo.token()));
    let told = service.waits_for(1);
    assert_eq!(browser.decrypts(&told[0])["table"], json!(party.table));
    // The same browser with another visitor is theirs.
    let mut next = house.visitor("Next");
    next.post("/me/notifications/devices", &browser.subscription(&service.url("/push/bo"))).expect(204);
    let devices = |client: &Client| {
        house.stranger().with_token(client.token()).get("/me/notifications").expect(200)["devices"].clone()
    };
    assert_eq!([&bo, &eve, &next].map(devices), [json!(0), json!(1), json!(1)]);
}

#[test]
fn another_node_sends_the_notice_of_a_node_that_died() {
    let service = PushService::start();
    let database = Cluster::shared().database();
    let node = || {
        House::with(|config| {
            configure(config);
            config.database.clone_from(&database);
            config.node_lease = Duration::from_secs(4);
            config.notifications.claim = Duration::from_secs(3);
        })
    };
    let first = node();
    let (bo, browser) = subscriber(&first, &service);
    service.answers(&[SILENCE]);
    at_a_table(&first, bo);
    let unanswered = browser.decrypts(&service.waits_for(1)[0]);
    let second = node();
    // The claim is renewed while the first node lives.
    std::thread::sleep(Duration::from_secs(5));
    assert_eq!(service.received().len(), 1, "the first node still sends it");
    drop(first);
    let told = service.waits_for(2);
    let again: Value = browser.decrypts(&told[1]);
    assert_eq!(again, unanswered, "the same id, the same table");
    assert_eq!(told[1].header("topic"), told[0].header("topic"));
    wait_until("it is sent", || second.metric("elvaland_notifications_total") == 1);
    service.stays_at(2);
}
