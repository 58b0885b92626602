//! Form submissions of pages, without a browser.

use elvaland_testkit::{Answer, Client};

use crate::kit::House;

fn reader(house: &House) -> Client {
    house.stranger().with_header("Accept", "text/html")
}

fn send(client: &mut Client, path: &str, fields: &str) -> Answer {
    client.request("POST", path, Some(fields)).expect("an answer")
}

#[test]
fn a_transfer_page_links_only_to_itself() {
    let house = House::open();
    for token in ["..%2Ferase", "%22%20formaction=%22", "abc"] {
        let answer = reader(&house).get(&format!("//transfer/{token}"));
        assert_eq!(answer.status, 200);
        let leads_away = ["action=\"/transfer", "../erase", "formaction=\""].map(|text| answer.text.contains(text));
        assert_eq!(leads_away, [false; 3], "{token}");
    }
}

#[test]
fn forms_of_other_sites_are_refused() {
    let house = House::with(|config| config.public_url = Some("http://elvaland.example:8080".to_owned()));
    let fields = "game=nains&players=2&level=apprentice";
    let own = send(&mut reader(&house).with_header("Origin", "http://elvaland.example:8080"), "//play", fields);
    assert_eq!(own.status, 303);
    assert!(own.header("location").is_some_and(|path| path.starts_with("/t/")));
    let other = send(&mut reader(&house).with_header("Origin", "http://evil.example"), "//play", fields);
    assert_eq!((other.status, other.header("location")), (403, None));
}

#[test]
fn forms_have_the_same_length_limits_as_the_api() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &serde_json::json!({}));
    let path = format!("//t/{}/act", party.table);
    let fields = format!("seq=1&key={}&action=bid+5+4+3", "x".repeat(200));
    assert_eq!(send(&mut party.clients[0], &path, &fields).status, 422);
}

#[test]
fn settings_lead_back_to_our_own_pages_only() {
    let house = House::open();
    for (back, leads) in [("/t/abc", "/t/abc"), ("//evil.example", "/"), ("/%09/evil.example", "/"), ("/%5Cevil", "/")]
    {
        let answer = send(&mut reader(&house), "//settings", &format!("theme=light&back={back}"));
        assert_eq!((answer.status, answer.header("location")), (303, Some(leads)), "{back}");
    }
}

#[test]
fn score_pads_need_no_visitor() {
    let house = House::open();
    let mut named = house.visitor("Ada Secret").with_header("Accept", "text/html").with_header("Accept-Language", "fr");
    for path in ["//score", "//score/nains", "//score/nidavellir?players=2&0-hunter_ranks=3"] {
        let answer = named.get(path);
        assert_eq!((answer.status, answer.header("content-language")), (200, Some("fr")), "{path}");
        assert_eq!(answer.header("set-cookie"), None, "{path}");
        assert!(!answer.text.contains("Ada Secret"), "browsers keep {path}");
    }
    assert!(named.get("//score/nidavellir?players=2&0-hunter_ranks=3").text.contains("9 points"));
    assert_eq!(named.get("//score/chess").status, 404);
}

#[test]
fn the_service_worker_keeps_score_pads_and_the_offline_page_only() {
    let house = House::open();
    let worker = reader(&house).get("//worker.js");
    assert_eq!((worker.status, worker.header("cache-control")), (200, Some("no-cache")));
    assert!(worker.header("content-type").is_some_and(|kind| kind.starts_with("text/javascript")));
    // The first line lists what is kept; the rest may register a device again.
    let kept = worker.text.lines().next().expect("a line");
    assert!(
        !worker.text.contains("/t/") && !kept.contains("/api/") && kept.contains("/offline"),
        "tables are not kept"
    );
    let manifest = reader(&house).get("//elvaland.webmanifest");
    assert_eq!(manifest.header("content-type"), Some("application/manifest+json"));
    let mut ada = house.visitor("Ada Secret").with_header("Accept", "text/html").with_header("Accept-Language", "fr");
    let offline = ada.get("//offline");
    assert_eq!((offline.status, offline.header("content-language")), (200, Some("fr")));
    assert!(offline.text.contains("/score/nains") && !offline.text.contains("Ada Secret"), "nothing about the viewer");
}

/// The pages that teach the games.
const LESSONS: [&str; 9] = [
    "//learn",
    "//learn/nidavellir",
    "//learn/nidavellir/cards",
    "//learn/nidavellir/rulings",
    "//learn/nidavellir/aid",
    "//learn/nains",
    "//learn/nains/cards",
    "//learn/nains/rulings",
    "//learn/nains/aid",
];

#[test]
fn lessons_follow_the_language_and_need_no_visitor() {
    let house = House::open();
    for (language, title) in [("en", "Learn"), ("fr", "Apprendre"), ("de", "Lernen")] {
        let mut named =
            house.visitor("Ada Secret").with_header("Accept", "text/html").with_header("Accept-Language", language);
        for path in LESSONS {
            let answer = named.get(path);
            assert_eq!((answer.status, answer.header("content-language")), (200, Some(language)), "{path}");
            assert_eq!(answer.header("set-cookie"), None, "{path}");
            assert!(
                answer.text.contains(&format!("<html lang=\"{language}\"")) && answer.text.contains(title),
                "{path}"
            );
            assert!(!answer.text.contains("Ada Secret") && !answer.text.contains("<script"), "browsers keep {path}");
        }
    }
}

#[test]
fn an_unchanged_lesson_is_answered_with_304() {
    let house = House::open();
    let first = reader(&house).get("//learn/nains");
    let tag = first.header("etag").expect("a tag").to_owned();
    assert_eq!(first.header("cache-control"), Some("private, no-cache"));
    assert_eq!(first.header("vary"), Some("Cookie, Accept-Language"));
    let again = reader(&house).with_header("If-None-Match", &tag).get("//learn/nains");
    assert_eq!((again.status, again.text.len()), (304, 0));
    let french = reader(&house).with_header("If-None-Match", &tag).with_header("Accept-Language", "fr");
    assert_eq!({ french }.get("//learn/nains").status, 200, "in another language it is another page");
}

#[test]
fn unknown_lessons_are_not_found() {
    let house = House::open();
    for path in [
        "//learn/chess",
        "//learn/nains/openings",
        "//learn/chess/aid",
        "//learn/nains/aid/more",
        "//learn/nains/rules",
    ] {
        assert_eq!(reader(&house).get(path).status, 404, "{path}");
    }
}
