//! Garbage, half requests, wrong types and too many streams hurt nobody else.

use std::io::{BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use elvaland_testkit::{Client, read_answer};
use serde_json::{Value, json};

use crate::kit::{House, picker};

fn no_server_errors(house: &House) {
    assert_eq!(house.metric("elvaland_http_answers_total{class=\"5xx\"}"), 0);
}

#[test]
fn garbage_is_answered_or_cut_off() {
    let house = House::open();
    let mut pick = picker(1);
    let mut sent: Vec<Vec<u8>> = vec![
        b"\r\n\r\n".to_vec(),
        b"GET\r\n\r\n".to_vec(),
        b"GET / HTTP/9.9\r\n\r\n".to_vec(),
        b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n".to_vec(),
        b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n".to_vec(),
        [b"GET / HTTP/1.1\r\nX: ".to_vec(), vec![b'a'; 200_000]].concat(),
        b"GET /api/v1/tables/%00%ff/events HTTP/1.1\r\nHost: x\r\n\r\n".to_vec(),
        b"GET /api/v1/tables/../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n".to_vec(),
    ];
    sent.extend((0..50).map(|_| (0..pick(400)).map(|_| pick(256) as u8).collect()));
    for bytes in sent {
        let mut stream = TcpStream::connect(house.address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_millis(200))).expect("a timeout");
        let _ = stream.write_all(&bytes);
        let mut answer = [0; 64];
        let read = stream.read(&mut answer).unwrap_or(0);
        let status = String::from_utf8_lossy(&answer[..read]).into_owned();
        assert!(!status.starts_with("HTTP/1.1 5"), "{status}");
    }
    house.visitor("Ada").get("/visitors/me").expect(200);
    no_server_errors(&house);
}

#[test]
fn incomplete_requests_do_not_block_others() {
    let house = House::open();
    let mut halves = Vec::new();
    for number in 0..200 {
        let mut stream = TcpStream::connect(house.address).expect("a connection");
        let half: &[u8] = match number % 3 {
            0 => b"GET /api/v1/ab",
            1 => b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{\"ga",
            _ => b"",
        };
        stream.write_all(half).expect("sent");
        halves.push(stream);
    }
    let mut party = house.table("nidavellir", 2, &json!({}));
    assert_eq!(party.play_out(1)["status"], "over");
    drop(halves);
    no_server_errors(&house);
}

#[test]
fn wrong_types_and_strange_values_are_refused() {
    let house = House::open();
    let mut party = house.table("nains", 2, &json!({}));
    let before = party.look(0);
    let strange = [
        json!(null),
        json!(true),
        json!(-1),
        json!(1e300),
        json!(18_446_744_073_709_551_615_u64),
        json!(""),
        json!("\u{0}"),
        json!("x".repeat(5000)),
        json!([[[[]]]]),
        json!({"a": {"b": null}}),
    ];
    let posts = ["actions", "undo", "reactions", "handover", "takeback", "rematch", "join", "start"];
    for post in posts {
        let path = party.path(&format!("/{post}"));
        for value in &strange {
            for field in ["seq", "action", "key", "reaction", "seat", "level"] {
                let mut body = json!({"seq": 1, "action": "bid 0 2 3"});
                body[field] = value.clone();
                let answer = house_post(&mut party.clients[1], &path, &body);
                assert!((200..500).contains(&answer), "{post} {body}: {answer}");
            }
            let answer = house_post(&mut party.clients[1], &path, value);
            assert!((200..500).contains(&answer), "{post} {value}: {answer}");
        }
    }
    for field in ["game", "options", "seats", "cards", "public", "memory", "timer", "from"] {
        for value in &strange {
            let mut body = json!({"game": "nains", "options": {"players": 2}});
            body[field] = value.clone();
            let answer = house_post(&mut party.clients[1], "/tables", &body);
            assert!((200..500).contains(&answer), "{body}: {answer}");
        }
    }
    for query in ["seq=-1", "seq=99999999999999999999", "as=9", "as=", "as=%ff", "seq=", "x=1&seq=1&seq=2"] {
        let path = party.path(&format!("?{query}"));
        let status = party.clients[0].get(&path).status;
        assert!((200..500).contains(&status), "{query}: {status}");
    }
    let after = party.look(0);
    assert_eq!(before["seq"], after["seq"]);
    no_server_errors(&house);
}

fn house_post(client: &mut Client, path: &str, body: &Value) -> u16 {
    client.post(path, body).status
}

#[test]
fn deep_json_is_refused() {
    let house = House::open();
    let deep = "[".repeat(100_000);
    let mut client = house.visitor("Ada");
    client.request("POST", "/tables", Some(&deep)).expect("an answer").refused(400, "malformed");
    client.request("POST", "/records", Some(&deep)).expect("an answer").refused(422, "broken-record");
    no_server_errors(&house);
}

#[test]
fn unread_streams_do_not_block_others() {
    let house = House::with(|config| config.limits.all_streams = 300);
    let mut party = house.table("nidavellir", 2, &json!({}));
    let request = format!("GET /api/v1{} HTTP/1.1\r\nHost: x\r\n\r\n", party.path("/events"));
    let mut open = Vec::new();
    let mut refused = 0;
    for _ in 0..400 {
        let mut stream = TcpStream::connect(house.address).expect("a connection");
        stream.write_all(request.as_bytes()).expect("sent");
        open.push(stream);
    }
    for stream in &open {
        let mut head = [0; 12];
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        (&*stream).read_exact(&mut head).expect("an answer");
        match &head[9..] {
            b"200" => {}
            b"429" => refused += 1,
            other => panic!("{}", String::from_utf8_lossy(other)),
        }
    }
    assert_eq!(refused, 100);
    assert_eq!(party.play_out(2)["status"], "over");
    drop(open);
    // When they are gone there is room again.
    let stranger = house.stranger();
    let mut again = stranger.stream(&party.path("/events"), None);
    while again.is_err() {
        again = stranger.stream(&party.path("/events"), None);
    }
    no_server_errors(&house);
}

#[test]
fn a_pipeline_of_requests_is_answered_in_order() {
    let house = House::open();
    let mut stream = TcpStream::connect(house.address).expect("a connection");
    let two = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /nothing HTTP/1.1\r\nHost: x\r\n\r\n";
    stream.write_all(two.as_bytes()).expect("sent");
    let mut reader = BufReader::new(stream);
    assert_eq!(read_answer(&mut reader).expect("an answer").status, 200);
    assert_eq!(read_answer(&mut reader).expect("an answer").status, 404);
}
