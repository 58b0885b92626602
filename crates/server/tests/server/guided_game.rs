//! The first game, guided: what is explained and proposed, and that nobody is held by it.

use std::time::{Duration, Instant};

use elvaland_testkit::{Answer, Client};

use crate::kit::House;

/// The number of explained places in the course of a guided game.
const MOST: usize = 17;

fn send(client: &mut Client, path: &str, fields: &str) -> Answer {
    client.request("POST", path, Some(fields)).expect("an answer")
}

fn learner(house: &House) -> Client {
    let named = house.visitor("Ada");
    house.stranger().with_header("Accept", "text/html").with_token(named.token())
}

/// Begins a guided game; gives its page.
fn begin(client: &mut Client) -> String {
    let answer = send(client, "//learn/first", "");
    assert_eq!(answer.status, 303);
    format!("/{}", answer.header("location").expect("a table"))
}

/// The page as soon as the learner is asked.
fn asked(client: &mut Client, table: &str) -> String {
    let patience = Instant::now() + Duration::from_secs(20);
    loop {
        let page = client.get(table).text;
        let is_asked = between(&page, "id=\"table\"", ">").is_some_and(|tag| tag.contains(" data-asked"));
        if is_asked || page.contains("id=\"end\"") {
            return page;
        }
        assert!(Instant::now() < patience, "nobody asks: {page}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn between<'a>(text: &'a str, begin: &str, end: &str) -> Option<&'a str> {
    Some(text.split_once(begin)?.1.split_once(end)?.0)
}

/// The number of the place that is explained, if something is.
fn place(page: &str) -> Option<usize> {
    between(page, "class=\"step\">Step ", " of ")?.parse().ok()
}

/// The answer that is proposed, as its form sends it.
fn proposal(page: &str) -> Option<String> {
    let form = between(page, "class=\"proposal\"", "</form>")?;
    let field = |name: &str| {
        between(form, &format!("name=\"{name}\" value=\""), "\"")
            .expect("a field")
            .replace('+', "%2B")
            .replace(' ', "+")
    };
    Some(format!("seq={}&key={}&action={}", field("seq"), field("key"), field("action")))
}

#[test]
fn following_the_proposals_shows_every_tip_and_wins() {
    let house = House::open();
    for game in ["nidavellir", "nains"] {
        let mut ada = learner(&house);
        let answer = send(&mut ada, "//learn/first", &format!("game={game}"));
        let table = format!("/{}", answer.header("location").expect("a table"));
        let (mut places, mut page) = (Vec::new(), asked(&mut ada, &table));
        while let Some(fields) = proposal(&page) {
            places.push(place(&page).expect("what is proposed is explained"));
            let answer = send(&mut ada, &format!("{table}/act"), &fields);
            assert_eq!((answer.status, answer.header("location")), (303, Some(&table[1..])), "{fields}");
            page = asked(&mut ada, &table);
        }
        places.dedup();
        assert!(places.is_sorted() && places.len() + 2 >= MOST, "{game}: the whole first age: {places:?}");
        assert_eq!((places.first(), places.last()), (Some(&1), Some(&MOST)), "{game}: then suggestions");
        assert!(
            page.contains("id=\"end\"") && page.contains("/learn/next?game="),
            "{game}: the tour is finished at the end"
        );
        let result = house.stranger().get(&format!("/tables/{}", &table[4..])).expect(200)["result"].clone();
        assert_eq!(result["winners"][0], 0, "{game}: {result}");
        let next = ada.get(&format!("//learn/next?game={game}")).text;
        assert!(next.contains("action=\"/play\""), "what to play next: {next}");
    }
    assert_eq!(send(&mut learner(&house), "//learn/first", "game=chess").status, 422);
}

#[test]
fn a_guided_game_can_be_left_and_resumed() {
    let mut house = House::open();
    let token = house.visitor("Ada").token().to_owned();
    let at = |house: &House| house.stranger().with_header("Accept", "text/html").with_token(&token);
    let mut ada = at(&house);
    assert!(ada.get("//").text.contains("action=\"/learn/first\""), "who has not played yet is invited");
    let table = begin(&mut ada);
    let fields = proposal(&asked(&mut ada, &table)).expect("a proposal");
    assert_eq!(send(&mut ada, &format!("{table}/act"), &fields).status, 303);
    asked(&mut ada, &table);
    house.restart();
    let mut ada = at(&house);
    assert!(ada.get("//learn/first").text.contains(&format!("href=\"{}\"", &table[1..])), "it waits");
    let page = asked(&mut ada, &table);
    assert_eq!((place(&page), proposal(&page).is_some()), (Some(2), true), "and is still explained");
}

#[test]
fn the_guide_can_be_switched_off() {
    let house = House::open();
    let mut ada = learner(&house);
    let table = begin(&mut ada);
    asked(&mut ada, &table);
    let mut stranger = house.stranger().with_header("Accept", "text/html");
    assert!(!stranger.get(&table).text.contains("id=\"guide\""), "it is for the learner alone");
    assert_eq!(send(&mut stranger, &format!("{table}/letgo"), "seq=1").status, 403);
    assert!(asked(&mut ada, &table).contains("id=\"guide\""));
    assert_eq!(send(&mut ada, &format!("{table}/letgo"), "seq=1").status, 303);
    let page = asked(&mut ada, &table);
    assert!(!page.contains("id=\"guide\"") && page.contains("id=\"bidding\""));
}

#[test]
fn a_learner_who_ignores_proposals_still_gets_tips() {
    let house = House::open();
    let mut ada = learner(&house);
    let table = begin(&mut ada);
    let path = format!("/tables/{}", &table[4..]);
    let mut program = house.stranger().with_token(ada.token());
    let mut last = 0;
    loop {
        let page = asked(&mut ada, &table);
        let now = place(&page).expect("an explanation");
        assert!(now >= last, "{now} after {last}");
        last = now;
        if now == MOST {
            break;
        }
        let state = program.get(&path).expect(200);
        let legal = state["legal"].as_array().expect("actions");
        let action = legal.last().expect("the learner is asked");
        let body = serde_json::json!({"seq": state["seq"], "action": action});
        program.post(&format!("{path}/actions"), &body).expect(200);
    }
}
