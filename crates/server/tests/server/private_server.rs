//! A private server: what works without the invite code, and how the code is given.

use elvaland_testkit::Client;
use serde_json::json;

use crate::kit::House;

const CODE: &str = "mithril-42";

fn open() -> House {
    House::with(|config| config.invite_code = Some(CODE.to_owned()))
}

fn browser(house: &House) -> Client {
    house.stranger().with_header("Accept", "text/html")
}

fn wanted() -> serde_json::Value {
    json!({"game": "nains", "options": {"players": 2}, "seats": ["me", "open"], "public": true})
}

#[test]
fn strangers_read_public_pages_and_store_nothing() {
    let house = open();
    let mut host = house.stranger().with_header("X-Invite-Code", CODE);
    let table = host.post("/tables", &wanted()).expect(201)["table"].as_str().expect("a table").to_owned();
    let mut stranger = browser(&house);
    for path in [
        "//",
        "//learn",
        "//score/nains",
        "//settings",
        "//puzzles",
        "//worker.js",
        "//robots.txt",
        "//healthz",
        "/about",
    ] {
        assert_eq!(stranger.get(path).status, 200, "{path}");
    }
    let home = stranger.get("//").text;
    assert!(home.contains("invite code") && home.contains("action=\"/invite\"") && !home.contains(&table), "{home}");
    assert_eq!(stranger.get("//robots.txt").text, "User-agent: *\nDisallow: /\n");
    let mut stranger = house.stranger();
    for path in
        [format!("//t/{table}"), format!("/tables/{table}"), format!("/tables/{table}/events"), "/tables".to_owned()]
    {
        stranger.get(&path).refused(403, "not-invited");
    }
    for (path, body) in [("/visitors", json!({"name": "Eve"})), ("/tables", wanted()), ("/records", json!({}))] {
        let refused = stranger.post(path, &body).refused(403, "not-invited");
        assert!(refused["title"].as_str().is_some_and(|title| title.contains("X-Invite-Code")), "{refused}");
    }
    assert_eq!(stranger.request("POST", "//play", Some("game=nains&players=2")).expect("an answer").status, 403);
    stranger.with_header("X-Invite-Code", "wrong-code").get("/about").refused(403, "not-invited");
}

#[test]
fn the_code_is_entered_once_or_carried_by_a_link() {
    let house = open();
    let mut host = house.stranger().with_header("X-Invite-Code", CODE);
    let table = host.post("/tables", &wanted()).expect(201)["table"].as_str().expect("a table").to_owned();
    let page = format!("//t/{table}");
    let mut ada = browser(&house);
    let refused = ada.get(&page);
    assert!(refused.status == 403 && refused.text.contains(&format!("value=\"/t/{table}\"")), "{}", refused.text);
    let wrong = ada.request("POST", "//invite", Some("code=mithril&next=/")).expect("an answer");
    assert!(wrong.status == 403 && wrong.header("set-cookie").is_none());
    let right = ada.request("POST", "//invite", Some(&format!("code={CODE}&next=/t/{table}"))).expect("an answer");
    assert_eq!((right.status, right.header("location")), (303, Some(&page[1..])));
    let cookie = right.header("set-cookie").expect("a cookie");
    assert!(cookie.starts_with("invite=") && cookie.contains("HttpOnly") && !cookie.contains(CODE), "{cookie}");
    let cookie = cookie.split(';').next().expect("its value").to_owned();
    assert_eq!(browser(&house).with_header("Cookie", &cookie).get(&page).status, 200);
    let carried = browser(&house).get(&format!("{page}?invite={CODE}&x=1"));
    assert_eq!((carried.status, carried.header("location")), (303, Some(format!("/t/{table}?x=1").as_str())));
    assert!(carried.header("set-cookie").is_some_and(|set| set.starts_with(&cookie)));
    assert_eq!(browser(&house).get(&format!("{page}?invite=wrong1")).status, 403);
    let elsewhere = ada.request("POST", "//invite", Some(&format!("code={CODE}&next=//example.org")));
    assert_eq!(elsewhere.expect("an answer").header("location"), Some("/"));
}

#[test]
fn tables_can_be_watched_by_link_without_the_code() {
    let house = House::with(|config| (config.invite_code, config.watch_by_link) = (Some(CODE.to_owned()), true));
    let mut host = house.stranger().with_header("X-Invite-Code", CODE);
    let table = host.post("/tables", &wanted()).expect(201)["table"].as_str().expect("a table").to_owned();
    let mut stranger = house.stranger();
    stranger.get(&format!("/tables/{table}")).expect(200);
    assert!(stranger.stream(&format!("/tables/{table}/events"), None).is_ok());
    assert_eq!(browser(&house).get(&format!("//t/{table}")).status, 200);
    stranger.post(&format!("/tables/{table}/join"), &json!({"seat": 1})).refused(403, "not-invited");
    stranger.get("/tables").refused(403, "not-invited");
}

#[test]
fn a_password_for_the_proxy_is_ignored() {
    let house = House::with(|_| {});
    let mut behind = browser(&house).with_header("Authorization", "Basic bWU6c2VjcmV0");
    assert_eq!(behind.request("POST", "//play", Some("game=nains&players=2")).expect("an answer").status, 303);
    assert_ne!(behind.get("//games").status, 401);
    house.stranger().with_header("Authorization", "Bearer nobody").get("/visitors/me").refused(401, "unknown-visitor");
}

#[test]
fn tables_are_not_indexed_and_browsers_are_told_to_use_https() {
    let house = House::with(|config| {
        config.public_url = Some("https://elvaland.example/games/".to_owned());
        config.hsts = Some(std::time::Duration::from_secs(60));
    });
    let mut host = house.stranger();
    let table = host.post("/tables", &wanted()).expect(201)["table"].as_str().expect("a table").to_owned();
    let page = browser(&house).get(&format!("//t/{table}"));
    assert_eq!(
        (page.header("x-robots-tag"), page.header("strict-transport-security")),
        (Some("noindex"), Some("max-age=60"))
    );
    assert_eq!(browser(&house).get("//learn").header("x-robots-tag"), None);
    assert!(browser(&house).get("//games/robots.txt").text.contains("Disallow: /games/t/\n"));
}
