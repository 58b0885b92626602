//! Visitors without accounts: token, name, transfer to another device, erasure.

use serde_json::json;

use crate::kit::House;

#[test]
fn the_first_post_makes_a_visitor_with_a_cookie() {
    let house = House::open();
    let mut stranger = house.stranger().with_header("Accept-Language", "de");
    let answer = stranger.post("/tables", &json!({"game": "nains", "options": {"players": 2}}));
    let table = answer.expect(201)["table"].as_str().expect("a table").to_owned();
    let cookie = answer.header("set-cookie").expect("a cookie").to_owned();
    assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax") && !cookie.contains("Secure"));
    let pair = cookie.split(';').next().expect("a pair");
    let mut browser = house.stranger().with_header("Cookie", &format!("other=1; {pair}"));
    let name = browser.get("/visitors/me").expect(200)["name"].as_str().expect("a name").to_owned();
    assert!(name.chars().all(char::is_alphabetic), "{name} is a dwarvish name");
    assert_eq!(browser.get(&format!("/tables/{table}")).expect(200)["seat"], 0);
    // Reading a page does not create a visitor.
    assert_eq!(house.stranger().get(&format!("/tables/{table}")).header("set-cookie"), None);
    let https = House::with(|config| config.public_url = Some("https://play.example.org".to_owned()));
    let answer = https.stranger().post("/visitors", &json!({}));
    assert!(answer.header("set-cookie").expect("a cookie").contains("; Secure"));
}

#[test]
fn another_site_cannot_act_with_the_cookie() {
    let house = House::with(|config| config.public_url = Some("https://play.example.org".to_owned()));
    let answer = house.stranger().post("/visitors", &json!({}));
    let pair = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a pair").to_owned();
    let browser = || house.stranger().with_header("Cookie", &pair);
    let body = json!({"game": "nains", "options": {"players": 2}});
    for (name, value) in [
        ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Site", "same-site"),
        ("Origin", "https://evil.example"),
        ("Origin", "null"),
    ] {
        browser().with_header(name, value).post("/tables", &body).refused(403, "cross-site");
        house.stranger().with_header(name, value).post("/tables", &body).refused(403, "cross-site");
        // Nor replace the cookie by that of somebody else.
        for (path, body) in [("/visitors", json!({})), ("/visitors/transfer", json!({"token": "any"}))] {
            let answer = browser().with_header(name, value).post(path, &body);
            answer.refused(403, "cross-site");
            assert_eq!(answer.header("set-cookie"), None);
        }
    }
    let host = format!("http://{}", house.address);
    for (name, value) in
        [("Sec-Fetch-Site", "same-origin"), ("Origin", "https://play.example.org"), ("Origin", host.as_str())]
    {
        browser().with_header(name, value).post("/tables", &body).expect(201);
        browser().with_header(name, value).post("/visitors", &json!({})).expect(201);
    }
    // A form of another page cannot send JSON, and what is no JSON is refused.
    let mut form = browser().with_header("Content-Type", "text/plain");
    form.request("POST", "/tables", Some("")).expect("an answer").refused(400, "malformed");
}

#[test]
fn names_are_checked_and_shown_everywhere() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let stacked = format!("a{}", "\u{301}".repeat(23));
    let blank = ["\u{3164}", "\u{2800}", "\u{115f}"];
    for wrong in ["", "x".repeat(25).as_str(), "a\u{202e}b", &stacked].into_iter().chain(blank) {
        party.clients[0].put("/visitors/me", &json!({"name": wrong})).refused(422, "wrong-name");
        house.stranger().post("/visitors", &json!({"name": wrong})).refused(422, "wrong-name");
    }
    party.clients[0].put("/visitors/me", &json!({"name": " <b>Ada</b> "})).expect(200);
    assert_eq!(party.look(1)["seats"][0]["name"], "<b>Ada</b>");
    assert_eq!(party.clients[0].get("/visitors/me").expect(200)["name"], "<b>Ada</b>");
}

#[test]
fn a_transfer_link_moves_a_visitor_once() {
    let mut house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let before = party.clients[0].get("/visitors/me").expect(200);
    let link = party.clients[0].post("/visitors/me/transfer", &json!({})).expect(201);
    let body = json!({"token": link["token"]});
    let moved = house.stranger().post("/visitors/transfer", &body).expect(200);
    assert_eq!(moved["id"], before["id"]);
    house.stranger().post("/visitors/transfer", &body).refused(404, "unknown-transfer");
    house.stranger().post("/visitors/transfer", &json!({"token": "nonsense"})).refused(404, "unknown-transfer");
    party.clients[0].get("/visitors/me").refused(401, "unknown-visitor");
    let token = moved["token"].as_str().expect("a token").to_owned();
    assert_eq!(house.stranger().with_token(&token).get(&party.path("")).expect(200)["seat"], 0);
    house.restart();
    assert_eq!(house.stranger().with_token(&token).get("/visitors/me").expect(200)["id"], before["id"]);
}

#[test]
fn a_transfer_ends_the_streams_of_the_old_device() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let events = party.path("/events");
    let mut table = party.clients[0].stream(&events, None).expect("a stream");
    assert_eq!(table.next_named("table").json()["seat"], 0);
    let mut waiting = party.clients[0].stream("/me/events", None).expect("a stream");
    waiting.next_named("waiting");
    let mut other = party.clients[1].stream(&events, None).expect("a stream");
    let link = party.clients[0].post("/visitors/me/transfer", &json!({})).expect(201);
    let moved = house.stranger().post("/visitors/transfer", &json!({"token": link["token"]})).expect(200);
    // The new device bids; nothing of it reaches the old one.
    let mut new = house.stranger().with_token(moved["token"].as_str().expect("a token"));
    new.post(&party.path("/actions"), &json!({"seq": 1, "action": "bid 5 4 3"})).expect(200);
    for sent in table {
        assert!(!sent.data.contains("bid 5 4 3") && sent.json()["seats"][0]["ready"] != true, "{sent:?}");
    }
    assert_eq!(waiting.next(), None);
    loop {
        if other.next_named("seats").json()["seats"][0]["ready"] == true {
            break;
        }
    }
    assert!(party.clients[0].stream(&events, None).is_err_and(|answer| answer.status == 401));
}

#[test]
fn a_transfer_link_does_not_trust_the_host_header() {
    let link = |house: &House| {
        let mut browser = house.stranger().with_header("Accept", "text/html");
        let page = browser.request("POST", "//transfer", Some("x=1")).expect("a page").text;
        let start = page.find("/transfer/").expect("a link");
        let before = page[..start].rfind('"').expect("an attribute");
        page[before + 1..start].to_owned()
    };
    let house = House::open();
    assert_eq!(link(&house), format!("http://{}", house.address));
    let forged = raw_post(&house, "/transfer", "evil.example");
    assert!(forged.contains(&format!("http://{}/transfer/", house.address)), "{forged}");
    assert!(!forged.contains("evil.example/transfer"));
    let public = House::with(|config| config.public_url = Some("https://play.example.org/".to_owned()));
    assert_eq!(link(&public), "https://play.example.org");
}

/// Sends a POST with this host; returns the answer.
fn raw_post(house: &House, path: &str, host: &str) -> String {
    let mut stream = std::net::TcpStream::connect(house.address).expect("a connection");
    let request = format!("POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    std::io::Write::write_all(&mut stream, request.as_bytes()).expect("sent");
    std::io::read_to_string(stream).expect("an answer")
}

#[test]
fn erased_visitors_games_stay() {
    let house = House::open();
    let mut over = house.table("nidavellir", 2, &json!({}));
    over.play_out(3);
    let token = over.clients[0].token().to_owned();
    // The same person is host of an open table, and plays at another one.
    let open = over.clients[0].post("/tables", &json!({"game": "nains", "options": {"players": 3}})).expect(201);
    let open = format!("/tables/{}", open["table"].as_str().expect("a table"));
    over.clients[1].post(&format!("{open}/join"), &json!({})).expect(200);
    let running = over.clients[0].post("/tables", &json!({"game": "nains", "options": {"players": 2}})).expect(201);
    let running = running["table"].as_str().expect("a table").to_owned();
    over.clients[1].post(&format!("/tables/{running}/join"), &json!({})).expect(200);

    over.clients[0].delete("/visitors/me").expect(204);
    house.stranger().with_token(&token).get("/visitors/me").refused(401, "unknown-visitor");
    let record = house.stranger().get(&over.path("/record"));
    assert!(record.status == 200 && !record.text.contains("Player 0"), "{}", record.text);
    let state = over.clients[1].get(&open).expect(200);
    assert_eq!((&state["seats"][0]["kind"], &state["seats"][1]["kind"]), (&json!("open"), &json!("person")));
    // A bot plays on.
    let other = over.clients.remove(1);
    let mut party = crate::kit::Party { table: running, clients: vec![other] };
    let state = party.look(0);
    assert_eq!((&state["seats"][0]["kind"], &state["seats"][0]["name"]), (&json!("gone"), &json!(null)));
    assert_eq!(party.play_alone(1, 4)["status"], "over");
}

impl crate::kit::Party {
    /// The only client plays on this seat to the end.
    fn play_alone(&mut self, seat: usize, seed: u64) -> serde_json::Value {
        let mut pick = crate::kit::picker(seed);
        loop {
            let state = self.look(0);
            assert!(state["seat"].is_null() || state["seat"] == seat);
            if state["status"] != "running" {
                return state;
            }
            let legal = state["legal"].as_array().expect("legal actions");
            if legal.is_empty() || state["seats"][seat]["asked"] != true {
                std::thread::sleep(std::time::Duration::from_millis(2));
                continue;
            }
            let action = legal[pick(legal.len())].as_str().expect("a text").to_owned();
            self.act(0, state["seq"].as_u64().expect("a number"), &action);
        }
    }
}
