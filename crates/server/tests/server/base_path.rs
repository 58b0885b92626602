//! A server whose public URL has a path: its addresses begin with the path, and requests work with it and without it.

use elvaland_testkit::{Answer, Client};
use serde_json::{Value, json};

use crate::kit::House;

/// The prefix of the path that a proxy passes on: the base path, or nothing.
const PASSED_ON: [&str; 2] = ["/games", ""];

fn open() -> House {
    House::with(|config| config.public_url = Some("https://elvaland.example/games/".to_owned()))
}

/// A browser behind a proxy.
struct Visit<'a> {
    client: Client,
    passed_on: &'a str,
}

impl Visit<'_> {
    fn new<'a>(house: &House, passed_on: &'a str) -> Visit<'a> {
        let client = house.stranger().with_header("Accept", "text/html");
        Visit { client: client.with_header("Origin", "https://elvaland.example"), passed_on }
    }

    /// The path that reaches the server when a browser asks for `address`.
    fn path(&self, address: &str) -> String {
        let path = address.strip_prefix("/games").expect("an address under the base path");
        format!("/{}{path}", self.passed_on)
    }

    fn get(&mut self, address: &str) -> Answer {
        let path = self.path(address);
        self.client.get(&path)
    }

    fn post(&mut self, address: &str, fields: &str) -> Answer {
        let path = self.path(address);
        self.client.request("POST", &path, Some(fields)).expect("an answer")
    }
}

/// The first value of an attribute whose value begins with this.
fn attribute<'a>(page: &'a str, name: &str, start: &str) -> &'a str {
    let begin = format!("{name}=\"{start}");
    let at = page.find(&begin).unwrap_or_else(|| panic!("{begin} is not in {page}")) + name.len() + 2;
    page[at..].split('"').next().expect("the end of a value")
}

#[test]
fn pages_files_forms_and_streams_work_under_a_base_path() {
    let house = open();
    for passed_on in PASSED_ON {
        let mut visit = Visit::new(&house, passed_on);
        let home = visit.get("/games/");
        assert_eq!(home.status, 200, "{passed_on}");
        let style = visit.get(attribute(&home.text, "href", "/games/assets/app-"));
        assert_eq!((style.status, style.header("content-type")), (200, Some("text/css; charset=utf-8")));
        let play = attribute(&home.text, "action", "/games/play").to_owned();
        let begun = visit.post(&play, "game=nains&players=2&level=apprentice");
        assert_eq!(begun.status, 303, "{}", begun.text);
        let table = begun.header("location").expect("a table").to_owned();
        assert!(table.starts_with("/games/t/"), "{table}");
        let cookies: Vec<&str> =
            begun.headers.iter().filter(|(name, _)| name == "set-cookie").map(|(_, cookie)| cookie.as_str()).collect();
        assert!(cookies.len() > 1 && cookies.iter().all(|cookie| cookie.contains("; Path=/games;")), "{cookies:?}");
        let page = visit.get(&table);
        assert!(page.status == 200 && page.text.contains("https://elvaland.example/games/t/"), "{table}");
        let events = visit.path(&format!("{table}/events?since=0"));
        let steps = visit.client.stream(&events, None).expect("a stream").next_named("steps").json();
        assert_eq!(steps["from"], 0);
        let frames = steps["frames"].to_string();
        assert!(frames.contains("/games/assets/") && !frames.contains("\\\"/assets/"), "frames have our addresses");
    }
}

/// The page of one's own games has the path `/games`, too.
#[test]
fn a_base_path_may_be_the_path_of_a_page() {
    let house = open();
    for passed_on in PASSED_ON {
        let mut visit = Visit::new(&house, passed_on);
        assert!(visit.get("/games/games").text.contains("action=\"/games/records\""), "{passed_on}");
        let forgotten = visit.post("/games/games/forget", "sure=on");
        assert_eq!((forgotten.status, forgotten.header("location")), (303, Some("/games/games")), "{passed_on}");
    }
}

#[test]
fn settings_lead_back_under_the_base_path() {
    let house = open();
    for passed_on in PASSED_ON {
        let mut visit = Visit::new(&house, passed_on);
        let learn = visit.get("/games/learn/nains");
        let settings = attribute(&learn.text, "href", "/games/settings").to_owned();
        assert_eq!(settings, "/games/settings?back=/learn/nains", "{passed_on}");
        assert!(visit.get(&settings).text.contains("href=\"/games/learn/nains\""), "{passed_on}");
        let saved = visit.post("/games/settings", "theme=light&back=/learn/nains");
        assert_eq!((saved.status, saved.header("location")), (303, Some("/games/learn/nains")), "{passed_on}");
    }
}

#[test]
fn the_api_and_refusals_work_under_a_base_path() {
    let house = open();
    let mut client = house.stranger();
    assert_eq!(client.get("//games/api/v1/about").status, 200);
    let refused = client.get("//games/api/v1/tables/nonsense").refused(404, "no-such-table");
    assert_eq!(refused["type"], "/games/api/v1/docs#no-such-table");
    let lost = Visit::new(&house, "/games").get("/games/nowhere");
    assert!(lost.status == 404 && lost.text.contains("href=\"/games/\""), "{}", lost.text);
    assert_eq!(client.get("//gamesx/learn").status, 404, "another path");
    let created: Value =
        client.post("//games/api/v1/tables", &json!({"game": "nains", "options": {"players": 2}})).expect(201);
    assert!(created["table"].is_string());
}
