//! Replays: the views of each audience, and new games from an earlier moment.

use std::collections::BTreeSet;

use elvaland_testkit::{Answer, Client};
use serde_json::json;

use crate::kit::{House, Party, picker};
use crate::undo::first_take;

pub(crate) fn replay(client: &mut Client, table: &str, query: &str) -> Answer {
    client.get(&format!("//t/{table}/replay{query}"))
}

pub(crate) fn send(client: &mut Client, path: &str, fields: &str) -> Answer {
    client.request("POST", path, Some(fields)).expect("an answer")
}

fn reader(client: &Client, house: &House) -> Client {
    house.stranger().with_header("Accept", "text/html").with_token(client.token())
}

/// A game that is over.
fn over(house: &House, game: &str, more: &serde_json::Value) -> Party {
    let mut party = house.table(game, 2, more);
    assert_eq!(party.play_out(5)["status"], "over");
    party
}

/// Returns the link target of an arrow, if it is enabled.
fn leads(page: &Answer, key: &str) -> Option<String> {
    let (_, rest) = page.text.split_once("id=\"moment\"")?;
    let link = rest.split("<a ").find(|link| link.contains(&format!("aria-keyshortcuts=\"{key}\"")))?;
    let (_, address) = link.split_once("href=\"")?;
    Some(address.split_once('"')?.0.replace("&amp;", "&"))
}

#[test]
fn replay_links_step_through_a_whole_game_and_back() {
    let house = House::open();
    let mut party = over(&house, "nains", &json!({}));
    let (table, client) = (party.table.clone(), &mut party.clients[0]);
    let mut page = replay(client, &table, "");
    let mut seen = BTreeSet::new();
    while let Some(next) = leads(&page, "ArrowRight") {
        assert!(seen.insert(next.clone()), "{next} leads back to itself");
        page = client.get(&format!("/{next}"));
        assert_eq!(page.status, 200, "{next}");
    }
    assert!(seen.len() > 60, "{} decisions", seen.len());
    assert!(page.text.contains("id=\"end\""), "the last moment is the end");
    let mut taverns = 0;
    while let Some(before) = leads(&page, "Shift+ArrowLeft") {
        page = client.get(&format!("/{before}"));
        taverns += 1;
    }
    assert!((20..60).contains(&taverns), "{taverns} taverns");
    assert_eq!(page.text, replay(client, &table, "").text, "back at the beginning");
}

#[test]
fn replays_of_running_games_use_the_viewers_own_view() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    party.play(picker(1), |state| state["view"]["round"] == 2 && state["view"]["asked"]["do"] == "bid");
    let table = party.table.clone();
    for eyes in ["0", "1", "open", "spectator"] {
        let answer = replay(&mut reader(&party.clients[0], &house), &table, &format!("?step=3&as={eyes}"));
        assert_eq!(answer.status, 403, "{eyes}");
    }
    // A pending bid appears nowhere in the replay of another player.
    let step = |party: &mut Party| replay(&mut party.clients[1], &table, "?step=999");
    let before = step(&mut party).text;
    let seq = party.look(0)["seq"].as_u64().expect("a number");
    let legal = party.look(0)["legal"].clone();
    for bid in legal.as_array().expect("bids").iter().take(5) {
        assert_eq!(party.act(0, seq, bid.as_str().expect("a bid")).status, 200);
        assert_eq!(step(&mut party).text, before);
    }
}

#[test]
fn memory_mode_refuses_replays_before_the_end() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({"memory": true}));
    party.play(picker(1), |state| state["view"]["round"] == 2);
    let table = party.table.clone();
    assert_eq!(replay(&mut reader(&party.clients[0], &house), &table, "?step=9").status, 403);
    let page = reader(&party.clients[0], &house).get(&format!("//t/{table}"));
    assert!(!page.text.contains("/replay"), "and no link leads there");
    party.play_out(1);
    assert_eq!(replay(&mut party.clients[0], &table, "?step=9&as=open").status, 200);
}

#[test]
fn undone_steps_are_not_in_the_record() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let (seat, _, seq) = first_take(&mut party);
    let path = party.path("/undo");
    party.clients[seat].post(&path, &json!({"seq": seq + 1})).expect(200);
    party.play_out(5);
    let table = party.table.clone();
    let pages = |client: &mut Client| -> Vec<String> {
        (0..40).map(|step| replay(client, &table, &format!("?step={step}&as=open")).text).collect()
    };
    let all = pages(&mut party.clients[0]);
    // The record has only steps that stand, and shows the same tables.
    let path = party.path("/record");
    let record = party.clients[0].get(&path).expect(200);
    let mut stranger = house.visitor("Zoe");
    let copy = stranger.post("/records", &record).expect(201)["table"].as_str().expect("a table").to_owned();
    let taverns = |html: &str| {
        let (_, rest) = html.split_once("id=\"taverns\"").expect("taverns");
        rest.split_once("</section>").expect("their end").0.to_owned()
    };
    for (step, page) in all.iter().enumerate().filter(|(_, page)| page.contains("id=\"taverns\"")) {
        let other = replay(&mut stranger, &copy, &format!("?step={step}&as=open"));
        assert_eq!(taverns(&other.text), taverns(page), "after {step} steps");
    }
}

#[test]
fn a_finished_game_can_be_continued_against_bots() {
    let house = House::open();
    let party = over(&house, "nains", &json!({}));
    let mut zoe = house.visitor("Zoe").with_header("Accept", "text/html");
    let path = format!("//t/{}/continue", party.table);
    let answer = send(&mut zoe, &path, "step=20&seat=1&level=apprentice");
    let table = answer.header("location").expect("a table").trim_start_matches("/t/").to_owned();
    let state = zoe.get(&format!("/tables/{table}")).expect(200);
    assert_eq!((&state["status"], &state["seat"]), (&json!("running"), &json!(1)));
    assert_eq!(state["seats"][0]["bot"], "apprentice");
    for wrong in ["step=20&seat=7", "step=99999&seat=0", "step=20&seat=0&level=boo"] {
        assert_eq!(send(&mut zoe, &path, wrong).status, 422, "{wrong}");
    }
    let running = house.table("nains", 2, &json!({}));
    assert_eq!(send(&mut zoe, &format!("//t/{}/continue", running.table), "step=3&seat=0").status, 409);
}

#[test]
fn the_record_form_uploads_and_refuses_broken_records() {
    let house = House::open();
    let mut party = over(&house, "nidavellir", &json!({}));
    let path = party.path("/record");
    let record = party.clients[0].get(&path).text;
    let field = |text: &str| -> String {
        let escaped: String = text.bytes().map(|byte| format!("%{byte:02X}")).collect();
        format!("record={escaped}")
    };
    let mut zoe = house.visitor("Zoe").with_header("Accept", "text/html");
    let answer = send(&mut zoe, "//records", &field(&record));
    let address = answer.header("location").expect("an address").to_owned();
    assert!(address.ends_with("/replay"), "{address}");
    assert!(zoe.get(&format!("/{address}")).text.contains("id=\"moment\""));
    // The table page of a record redirects to its replay.
    let table = address.trim_end_matches("/replay").to_owned();
    assert_eq!(zoe.get(&format!("/{table}")).header("location"), Some(address.as_str()));
    let broken = send(&mut zoe, "//records", &field(&record.replacen("take", "eat", 1)));
    assert_eq!(broken.status, 422);
    assert!(broken.text.contains("role=\"alert\""), "the reason is on the page");
}

/// Opens a puzzle of a review and answers it.
fn puzzle_is_judged(client: &mut Client, review: &str) {
    let (_, rest) = review.split_once("href=\"/t/").expect("a link");
    let path =
        rest.split("href=\"/t/").find(|link| link.split('"').next().is_some_and(|link| link.contains("/puzzle/")));
    let path = format!("//t/{}", path.and_then(|link| link.split('"').next()).expect("a puzzle"));
    let page = client.get(&path).text;
    assert!(page.contains("id=\"puzzle\"") && !page.contains("data-solved"), "a question: {page}");
    let answer = match page.contains("id=\"bidding\"") {
        true => send(client, &format!("{path}/bid"), "seq=1&tavern1=0&tavern2=1&tavern3=2"),
        false => {
            let (_, action) = page.split_once("name=\"action\" value=\"").expect("a choice");
            let action = action.split('"').next().unwrap_or_default().replace(' ', "+");
            send(client, &format!("{path}/act"), &format!("seq=1&action={action}"))
        }
    };
    assert_eq!((answer.status, answer.text.contains("data-solved")), (200, true), "{}", answer.text);
    assert_eq!(send(client, &format!("{path}/act"), "action=take+dragon").status, 422, "only a legal action is judged");
    let (table, _) = path.split_once("/puzzle/").expect("a table");
    assert_eq!(client.get(&format!("{table}/puzzle/99999")).status, 404);
}

#[test]
fn a_finished_game_is_reviewed_once() {
    let mut house = House::open();
    let mut party = over(&house, "nidavellir", &json!({}));
    let table = party.table.clone();
    let page = |client: &mut Client| replay(client, &table, "?step=9").text;
    assert!(page(&mut party.clients[0]).contains("/review\""), "it is offered");
    let answer = send(&mut party.clients[1], &format!("//t/{table}/review"), "step=9");
    assert_eq!(answer.header("location"), Some(format!("/t/{table}/replay?step=9").as_str()));
    let under = page(&mut party.clients[0]);
    assert!(under.contains("<progress") || under.contains("class=\"costly\""), "it is under way");
    let until = std::time::Instant::now() + std::time::Duration::from_secs(120);
    while !page(&mut party.clients[0]).contains("class=\"costly\"") {
        assert!(std::time::Instant::now() < until, "a review ends");
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    let done = page(&mut party.clients[0]);
    assert!(done.contains("<polyline") && done.contains("Better"), "random players could have done better");
    let (_, costly) = done.split_once("class=\"costly\"").expect("costly decisions");
    let decisions = costly.matches("class=\"cost\"").count();
    assert_eq!(costly.matches("class=\"reasons\"").count(), 2 * decisions, "of the best option and of the played one");
    assert!(done.contains("Your decisions cost you") && done.contains("class=\"accounts\""), "luck and skill");
    puzzle_is_judged(&mut party.clients[0], &done);
    let before = house.address.to_string();
    house.restart();
    let again = house.stranger().with_token(party.clients[0].token()).get(&format!("//t/{table}/replay?step=9")).text;
    // The link preview names the address, which has another port now.
    assert_eq!(again, done.replace(&before, &house.address.to_string()), "it is kept");
    let running = house.table("nains", 2, &json!({}));
    let path = format!("//t/{}/review", running.table);
    assert_eq!(send(&mut house.visitor("Zoe").with_header("Accept", "text/html"), &path, "step=1").status, 409);
}

#[test]
fn erasing_a_visitor_needs_confirmation() {
    let house = House::open();
    let mut zoe = house.visitor("Zoe").with_header("Accept", "text/html");
    let asked = send(&mut zoe, "//erase", "");
    assert_eq!((asked.status, asked.text.contains("name=\"sure\"")), (200, true), "it is asked a second time");
    zoe.get("/me/tables").expect(200);
    assert_eq!(send(&mut zoe, "//erase", "sure=yes").status, 303);
    assert_eq!(zoe.get("/me/tables").status, 401);
}

#[test]
fn options_of_the_other_game_are_ignored() {
    let house = House::open();
    let fields = "game=nains&players=2&first_game=on&edition=german&cards=";
    let mut zoe = house.visitor("Zoe").with_header("Accept", "text/html");
    assert_eq!(send(&mut zoe, "//tables", fields).status, 303);
    let fields = "game=nidavellir&players=2&cards=nonsense";
    assert_eq!(send(&mut zoe, "//tables", fields).status, 303);
}
