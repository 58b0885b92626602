//! Connections: limited by address, and closed when no request comes.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use elvaland_testkit::Client;

use crate::kit::House;

/// Sends half of a request.
fn half(address: SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a timeout");
    let _ = stream.write_all(b"GET /api/v1/about HTTP/1.1\r\nHost: ");
    stream
}

/// Returns true if the server has closed a connection.
fn is_closed(stream: &mut TcpStream) -> bool {
    stream.set_nonblocking(true).expect("set");
    let closed = match stream.read(&mut [0; 16]) {
        Ok(read) => read == 0,
        Err(error) => error.kind() != std::io::ErrorKind::WouldBlock,
    };
    stream.set_nonblocking(false).expect("set");
    closed
}

#[test]
fn an_address_has_a_limited_number_of_connections() {
    let house = House::with(|config| config.limits.address_connections = 20);
    let mut open: Vec<TcpStream> = (0..30).map(|_| half(house.address)).collect();
    // Connections are accepted in order: when one more was closed, all before it were handled.
    let mut last = half(house.address);
    assert!(matches!(last.read(&mut [0; 16]), Ok(0) | Err(_)), "it is closed at once");
    assert_eq!(open.iter_mut().map(is_closed).filter(|closed| !closed).count(), 20);
    drop(open);
    let began = Instant::now();
    while Client::new(house.address).try_request("GET", "/about", None).is_err() {
        assert!(began.elapsed() < Duration::from_secs(30), "closed connections do not count");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_trusted_proxy_has_no_limit_of_connections() {
    let house = House::with(|config| {
        config.limits.address_connections = 5;
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("a network")];
    });
    let _open: Vec<TcpStream> = (0..30).map(|_| half(house.address)).collect();
    house.stranger().get("/about").expect(200);
}

#[test]
fn a_request_head_that_does_not_come_in_time_is_cut_off() {
    let house = House::with(|config| config.head_timeout = Duration::from_millis(300));
    let mut stream = half(house.address);
    let mut rest = Vec::new();
    // A refusal may be written before the connection ends.
    let _ = stream.read_to_end(&mut rest);
    assert!(!rest.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&rest));
    // A stream that was opened stays open.
    let mut party = house.table("nidavellir", 2, &serde_json::json!({}));
    let mut events = party.clients[0].stream(&party.path("/events"), None).expect("a stream");
    assert!(events.next().is_some());
    std::thread::sleep(Duration::from_millis(900));
    party.act(0, 1, "bid 5 4 3").expect(200);
    while events.next_named("seats").json()["seats"][0]["ready"] != true {}
}
