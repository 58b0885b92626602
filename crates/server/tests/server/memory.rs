//! Memory mode: views, streams and the API hide the coins of others until the game is over.

use serde_json::{Value, json};

use crate::kit::{House, picker};

/// Checks that a viewer sees no coins of others, and no points from them.
fn check(table: &Value) -> usize {
    let own = table["seat"].as_u64();
    let mut hidden = 0;
    // The bot may have ended the game since the last look.
    if table["status"] == "over" && table["view"]["asked"]["do"] == "over" {
        return 0;
    }
    for (seat, state) in (0..).zip(table["view"]["seats"].as_array().expect("seats")) {
        if own == Some(seat) {
            assert!(state["coins"].is_array());
            continue;
        }
        assert!(state["coins"].is_null() && state["score"]["parts"]["coins"].is_null(), "{state}");
        for place in state["places"].as_array().expect("places") {
            let is_up = place["known"] == true && place["at"].as_str().is_some_and(|at| at.starts_with("tavern"));
            assert!(place["coin"].is_null() || is_up, "{place}");
            hidden += usize::from(place["coin"].is_null());
        }
    }
    hidden
}

#[test]
fn memory_mode_hides_other_players_coins() {
    let house = House::open();
    for game in ["nidavellir", "nains"] {
        let mut party = house.table(game, 3, &json!({"memory": true, "seats": ["me", "open", "master"]}));
        let paths = [party.path(""), party.path("/events")];
        let mut stream = house.stranger().stream(&paths[1], None).expect("a stream");
        let (mut looks, mut refusals) = (0, 0);
        let mut spectator = house.stranger();
        let (early, steps) = (party.path("?seq=4"), party.path("/steps?since=0"));
        let end = party.play(picker(6), |state| {
            looks += check(state);
            looks += check(&spectator.get(&paths[0]).expect(200));
            let view = &state["view"];
            if state["status"] == "running" && view["round"].as_u64() > Some(1) && view["asked"]["do"] == "bid" {
                // Earlier rounds are hidden, whichever way they are asked for.
                refusals += 1;
                spectator.get(&early).refused(403, "still-secret");
                let told = spectator.get(&steps).expect(200);
                assert!(told["cut"] == false && told["before"].is_null(), "{told}");
                let steps = told["steps"].to_string();
                assert!(
                    steps.contains("took") && !steps.contains("revealed") && !steps.contains("exchanged"),
                    "{told}"
                );
            }
            false
        });
        assert!(looks > 500 && refusals > 5, "{looks} {refusals}");
        assert!(end["view"]["seats"][1]["coins"].is_array(), "at the end all is counted");
        // Looking back shows what was known then.
        let path = party.path("?seq=20");
        check(&party.clients[0].get(&path).expect(200));
        let mut told = 0;
        loop {
            let sent = stream.next().expect("the stream goes on");
            let table = match sent.name.as_str() {
                "table" => sent.json(),
                "update" => sent.json()["table"].clone(),
                _ => continue,
            };
            if table["status"] != "running" {
                break;
            }
            told += check(&table);
        }
        assert!(told > 200, "{told}");
    }
}

#[test]
fn scores_are_hidden_until_the_end() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({"hide_scores": true}));
    let end = party.play(picker(2), |state| {
        let seats = state["view"]["seats"].as_array().expect("seats");
        assert!(seats.iter().all(|seat| seat["score"].is_null()));
        false
    });
    assert!(end["view"]["seats"][0]["score"]["total"].is_u64());
}
