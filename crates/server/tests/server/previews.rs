//! Link previews: the elements in the head of a page, and the picture.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::json;

use crate::kit::House;

/// Fetches a picture: the status, the head and the bytes.
fn fetch(house: &House, path: &str) -> (u16, String, Vec<u8>) {
    let mut stream = TcpStream::connect(house.address).expect("a connection");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").expect("sent");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).expect("an answer");
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    (status, head, bytes[end + 4..].to_vec())
}

/// The width and the height of a PNG.
fn size(png: &[u8]) -> [u32; 2] {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    [16, 20].map(|at| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes")))
}

#[test]
fn every_table_has_a_picture_that_is_drawn_once() {
    let house = House::open();
    let mut ada = house.visitor("Ada");
    let open = json!({"game": "nains", "options": {"players": 5}});
    let open = ada.post("/tables", &open).expect(201)["table"].as_str().expect("a table").to_owned();
    let running = house.table("nidavellir", 5, &json!({"memory": true, "hide_scores": true})).table;
    let mut over = house.table("nains", 2, &json!({}));
    over.play_out(4);
    for (drawn, table) in (1..).zip([&open, &running, &over.table]) {
        let path = format!("/t/{table}/preview.png?lang=fr");
        let (status, head, png) = fetch(&house, &path);
        assert_eq!((status, size(&png)), (200, [1200, 630]));
        assert!(head.contains("content-type: image/png") && head.contains("cache-control: public"), "{head}");
        assert_eq!(fetch(&house, &path).2, png);
        assert_eq!(house.metric("elvaland_previews_drawn_total"), drawn);
        if let Some(folder) = std::env::var_os("PREVIEWS") {
            std::fs::write(std::path::Path::new(&folder).join(format!("{drawn}.png")), &png).expect("written");
        }
    }
    assert_eq!(fetch(&house, "/t/aaaaaaaaaaaaaaaa/preview.png").0, 404);
    assert_eq!(fetch(&house, &format!("/t/{open}/preview.png?lang=xx")).0, 200, "an unknown language is English");
}

#[test]
fn pages_of_tables_describe_themselves() {
    let house = House::open();
    let party = house.table("nidavellir", 2, &json!({}));
    let mut browser = house.stranger().with_header("Accept", "text/html").with_header("Accept-Language", "de");
    let page = browser.get(&format!("//t/{}", party.table)).text;
    let image = format!("http://{}/t/{}/preview.png?lang=de", house.address, party.table);
    for part in ["<meta property=\"og:title\" content=\"Nidavellir\">", "og:description", "summary_large_image", &image]
    {
        assert!(page.contains(part), "{part}");
    }
    assert!(page.contains("Zeitalter 1, Runde 1 von 4 · Mit Player 0 und Player 1"), "{}", &page[..2000]);
}
