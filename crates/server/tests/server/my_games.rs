//! The games a visitor has finished: listed with how they ended, and forgotten.

use elvaland_testkit::{Answer, Client};
use serde_json::json;

use crate::kit::House;

fn reader(client: &Client, house: &House) -> Client {
    house.stranger().with_header("Accept", "text/html").with_token(client.token())
}

fn forget(client: &mut Client, fields: &str) -> Answer {
    client.request("POST", "//games/forget", Some(fields)).expect("an answer")
}

#[test]
fn finished_games_are_listed_for_their_players() {
    let mut house = House::open();
    let mut tables = Vec::new();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let mut ada = reader(&party.clients[0], &house);
    assert!(!ada.get("//games").text.contains(&party.table), "it is not over");
    let end = party.play_out(5);
    tables.push(party.table.clone());
    for _ in 0..2 {
        let page = ada.get("//games");
        assert_eq!(page.status, 200);
        assert!(page.text.contains(&format!("href=\"/t/{}/replay\"", party.table)));
        for total in end["result"]["totals"].as_array().expect("totals") {
            assert!(page.text.contains(&format!("<b>{total}</b>")), "{total}");
        }
        house.restart();
        ada = reader(&party.clients[0], &house);
    }
    let mut stranger = house.stranger().with_header("Accept", "text/html");
    assert!(!stranger.get("//games").text.contains("/replay"), "others have games of their own");
}

#[test]
fn programs_read_and_forget_their_games_too() {
    let house = House::open();
    let mut party = house.table("nains", 2, &json!({}));
    let ada = &mut party.clients[0];
    assert_eq!(ada.get("/me/games").expect(200), json!([]), "it is not over");
    let end = party.play_out(5);
    let games = party.clients[1].get("/me/games").expect(200);
    let game = &games[0];
    assert_eq!((&game["table"]["id"], &game["table"]["seat"]), (&json!(party.table), &json!(1)));
    let results = game["results"].as_array().expect("a result a seat");
    for (result, total) in results.iter().zip(end["result"]["totals"].as_array().expect("totals")) {
        assert_eq!(result["total"], *total);
        let parts = result["parts"].as_object().expect("parts").values().filter_map(|points| points.as_u64());
        assert_eq!(Some(parts.sum::<u64>()), total.as_u64());
    }
    let shares: f64 = results.iter().filter_map(|result| result["share"].as_f64()).sum();
    assert!((shares - 1.0).abs() < 1e-6, "{shares}");

    assert_eq!(house.stranger().get("/me/games").status, 401);
    let one = format!("/me/games/{}", party.table);
    party.clients[1].delete(&one).expect(204);
    assert_eq!(party.clients[1].get("/me/games").expect(200), json!([]));
    assert_eq!(party.clients[0].get("/me/games").expect(200)[0]["table"]["id"], json!(party.table), "the other's");
    party.clients[0].delete("/me/games").expect(204);
    assert_eq!(party.clients[0].get(&format!("/tables/{}", party.table)).status, 404, "nobody remembers it");
}

#[test]
fn removing_a_game_from_my_history_keeps_it_for_others() {
    let house = House::open();
    let mut party = house.table("nains", 2, &json!({}));
    assert_eq!(party.play_out(5)["status"], "over");
    let mut people: Vec<Client> = party.clients.iter().map(|client| reader(client, &house)).collect();
    assert_eq!(forget(&mut people[0], &format!("table={}", party.table)).header("location"), Some("/games"));
    assert!(!people[0].get("//games").text.contains("/replay"));
    let page = people[1].get("//games").text;
    assert!(page.contains("/replay") && !page.contains("Player 0"), "her name is gone");
    let replay = format!("//t/{}/replay", party.table);
    assert!(!people[1].get(&replay).text.contains("Player 0"), "everywhere");

    assert_eq!(forget(&mut people[1], "").status, 422, "all of them only for sure");
    assert_eq!(forget(&mut people[1], "table=nonsense").status, 404);
    assert!(people[1].get("//games").text.contains("/replay"));
    assert_eq!(forget(&mut people[1], "sure=on").status, 303);
    assert_eq!(people[1].get(&replay).status, 404, "nobody remembers it");
}
