//! Walks through the pages as people take them: from the first visit to a bid, with friends, from the end to the next game.

use std::time::{Duration, Instant};

use elvaland_testkit::Client;
use serde_json::json;

use crate::accessibility::play_out;
use crate::browser::{Device, Setup};
use crate::page_user::{GLANCE, PageUser};
use crate::player::CHOICES;
use crate::site::{Site, tell};

/// The sizes of windows that the home page is made for.
const WINDOWS: [(u32, u32); 5] = [(1360, 768), (1920, 1080), (390, 844), (844, 390), (360, 640)];

/// Whether an element can be seen as a whole without scrolling.
const ABOVE_THE_FOLD: &str = "const box = document.querySelector('.play-now button.main').getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth";

#[test]
fn play_now_is_above_the_fold_in_every_window() {
    tell(async |site: &mut Site| {
        for language in ["en", "de", "fr"] {
            let ada = site.stranger(Setup { language, ..Setup::default() }).await;
            for (width, height) in WINDOWS {
                ada.window().resizes(width, height);
                ada.opens("/").await;
                assert_eq!(ada.finds(ABOVE_THE_FOLD).await, true, "{language}, {width}×{height}");
                let wide = ada.finds("return document.documentElement.scrollWidth > innerWidth").await;
                assert_eq!(wide, false, "{language}, {width}×{height}: nothing is cut off");
            }
        }
    });
}

#[test]
fn a_first_visit_leads_to_a_bid_in_one_click_and_the_choices_are_remembered() {
    tell(async |site: &mut Site| {
        let ada = site.stranger(Setup { device: Device::Phone, ..Setup::default() }).await;
        ada.opens("/").await;
        let level = ada.finds("return document.querySelector('.play-now [name=level]').value").await;
        assert_eq!(level, "journeyman");
        ada.clicks(".play-now button.main").await;
        ada.awaits("#bidding").await;
        ada.opens("/").await;
        assert!(ada.reads(".mine .round").await.contains("round 1"), "my tables tell the round");
        ada.ticks(".play-now", "game", "nains").await;
        ada.ticks(".play-now", "players", "2").await;
        ada.chooses(".play-now [name=level]", "apprentice").await;
        ada.clicks(".play-now button.main").await;
        ada.awaits("#bidding").await;
        ada.opens("/").await;
        let kept = "const form = new FormData(document.querySelector('.play-now'));
            return ['game', 'players', 'level'].map((name) => form.get(name)).join(' ')";
        assert_eq!(ada.finds(kept).await, "nains 2 apprentice");
        ada.is_content().await;
    });
}

/// Takes a seat at a table under a name.
async fn joins_as(person: &PageUser, link: &str, name: &str) {
    person.page().goto(link).await.expect("the link leads somewhere");
    person.pastes("#join [name=name]", name).await;
    person.clicks("#join button.main").await;
}

/// Waits until an element matches the selector, for at most `most`.
async fn awaits_within(person: &PageUser, selector: &str, most: Duration) {
    let until = Instant::now() + most;
    while !person.sees(selector).await {
        assert!(Instant::now() < until, "{selector} does not come within {most:?}: {}", person.describes().await);
        tokio::time::sleep(GLANCE).await;
    }
}

#[test]
fn friends_meet_at_a_table_under_two_names_and_one_who_leaves_is_away() {
    tell(async |site: &mut Site| {
        let ada = site.stranger(Setup::default()).await;
        ada.opens("/").await;
        ada.pastes(".new-table [name=name]", "Ada").await;
        ada.ticks(".new-table", "players", "2").await;
        ada.clicks(".new-table > button").await;
        ada.awaits(".waiting .share").await;
        let first = ada.finds("return document.querySelector('.invitation').firstElementChild.className").await;
        assert_eq!(first, "share", "the host sees the link first");
        let link = ada.finds("return document.querySelector('.share input').value").await;
        let link = link.as_str().expect("a link");
        let suggested = {
            let bo = site.stranger(Setup { device: Device::Phone, ..Setup::default() }).await;
            bo.page().goto(link).await.expect("the link leads somewhere");
            let suggested = bo.finds("return document.querySelector('#join [name=name]').value").await;
            joins_as(&bo, link, "ada").await;
            bo.awaits("#table.table").await;
            ada.awaits("#table.table").await;
            assert_eq!(ada.reads("#player-1 h3 span").await, "ada 2", "no two players have the same name");
            let mut cy = Client::new(site.address()).with_header("Accept", "text/html");
            let seen = cy.get(&format!("/{}", &link[link.find("/t/").expect("a table")..])).text;
            assert!(
                seen.contains("ada 2") && !seen.contains("id=\"bidding\""),
                "a spectator sees both and bids nothing"
            );
            bo.page().clone().close().await.expect("the browser closes");
            suggested
        };
        assert!(suggested.as_str().is_some_and(|name| name.len() > 1), "a name is suggested: {suggested}");
        awaits_within(&ada, "#player-1 .badge.away", Duration::from_secs(10)).await;
        ada.is_content().await;
    });
}

#[test]
fn settings_are_one_page_and_deleting_is_asked_twice() {
    tell(async |site: &mut Site| {
        let ada = site.stranger(Setup::default()).await;
        ada.plays_now("nidavellir", 2).await;
        let table = ada.path().await;
        ada.clicks("#banner .menu").await;
        ada.clicks("#menu a[href^='/settings']").await;
        ada.awaits(".settings").await;
        ada.pastes(".settings [name=name]", "Ada").await;
        ada.chooses(".settings [name=theme]", "light").await;
        ada.chooses(".settings [name=motion]", "fast").await;
        ada.clicks(".settings .save button").await;
        ada.awaits("#table.table").await;
        assert_eq!(ada.path().await, table, "back at the table");
        assert_eq!(
            ada.finds("return [...'tm'].map((at) => document.documentElement.dataset[{t: 'theme', m: 'motion'}[at]])")
                .await,
            json!(["light", "fast"])
        );
        assert!(ada.reads(".player[data-own] h3").await.starts_with("Ada"));
        ada.opens("/settings").await;
        ada.clicks(".settings .data button").await;
        ada.awaits("[name=sure]").await;
        ada.clicks(".settings .data a.main").await;
        ada.awaits(".settings .data button").await;
        ada.clicks(".settings .data button").await;
        ada.awaits("[name=sure]").await;
        ada.clicks(".settings .data button").await;
        ada.awaits(".home").await;
        assert!(!ada.sees(".mine").await, "the visitor is gone");
        ada.is_content().await;
    });
}

#[test]
fn a_table_without_other_people_waits_and_ends_by_resigning() {
    tell(async |site: &mut Site| {
        let ada = site.stranger(Setup::default()).await;
        ada.plays_now("nidavellir", 2).await;
        ada.clicks("[popovertarget=leaving]").await;
        ada.clicks("#leaving a[href='/']").await;
        ada.awaits(".mine li[data-waiting] a").await;
        ada.clicks(".mine li[data-waiting] a").await;
        ada.awaits("#bidding").await;
        ada.clicks("[popovertarget=leaving]").await;
        ada.clicks("#leaving form[action$='/resign'] button").await;
        ada.awaits(".home").await;
        assert!(!ada.sees(".mine").await, "the game ended with it");
        ada.is_content().await;
    });
}

/// Plays a game against a bot to its end, without a page.
fn finished(client: &mut Client, game: &str) -> String {
    let wanted = json!({"game": game, "options": {"players": 2}, "seats": ["me", "apprentice"]});
    let table = client.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    play_out(client, &table);
    table
}

#[test]
fn the_end_leads_to_a_rematch() {
    tell(async |site: &mut Site| {
        let (ada, mut client) = site.visitor("Ada", Setup { device: Device::Phone, ..Setup::default() }).await;
        let table = finished(&mut client, "nains");
        ada.opens_table(&table).await;
        ada.awaits("#end .podium li[data-own]").await;
        assert!(!ada.sees("#taverns, #tabs, #log").await, "nothing of the running game is left");
        let wide = "return [...document.querySelectorAll('.ended, .chart, .podium')].every((each) => each.getBoundingClientRect().right <= innerWidth)";
        assert_eq!(ada.finds(wide).await, true, "everything fits the phone");
        ada.clicks("#end form[action$='/rematch'] button").await;
        ada.awaits("#bidding").await;
        assert_ne!(ada.path().await, format!("/t/{table}"));
        ada.is_content().await;
    });
}

#[test]
fn a_mistake_becomes_a_puzzle_that_is_answered_by_clicking() {
    tell(async |site: &mut Site| {
        let (ada, mut client) = site.ada().await;
        let table = finished(&mut client, "nidavellir");
        ada.opens_table(&table).await;
        // The review has started by itself, and the page follows it.
        awaits_within(&ada, "#review .costly .main", Duration::from_secs(240)).await;
        ada.clicks("#review .costly .main").await;
        ada.awaits("#puzzle").await;
        let before = ada.glances().await;
        if before.is_bidding {
            ada.bids([0, 1, 2]).await;
        } else {
            ada.clicks(CHOICES).await;
        }
        ada.awaits("#puzzle[data-solved]").await;
        assert!(ada.reads("#puzzle dl").await.contains('%'));
        ada.clicks("#puzzle a[href$='#review']").await;
        ada.awaits("#end").await;
        ada.is_content().await;
    });
}
