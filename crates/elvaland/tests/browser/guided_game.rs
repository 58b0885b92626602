//! The guided first game, and the history of a visitor's games, in a browser.

use crate::accessibility::play_out;
use crate::browser::{Device, Setup};
use crate::page_user::PageUser;
use crate::player::Hand;
use crate::site::{Site, tell};

/// Follows the guide through the first age; returns the steps that were explained.
async fn follows(person: &PageUser) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    while !person.sees("#guide a[href^='/learn/next']").await {
        let step = person.reads("#guide .step").await;
        if told.last() != Some(&step) {
            told.push(step);
        }
        let before = person.glances().await;
        person.clicks("#guide .proposal button").await;
        person.sees_change(before).await;
        person.awaits("#table[data-asked]").await;
    }
    told
}

#[test]
fn a_newcomer_is_led_through_the_first_age_on_a_phone_and_then_plays_on() {
    tell(async |site: &mut Site| {
        let ada = site.stranger(Setup { device: Device::Phone, language: "fr", ..Setup::default() }).await;
        ada.opens("/").await;
        ada.clicks(".first button[value=nidavellir]").await;
        ada.awaits("#table[data-asked]").await;
        let told = follows(&ada).await;
        assert_eq!((told.len(), told[0].as_str(), told[15].as_str()), (16, "Étape 1 sur 17", "Étape 16 sur 17"));
        assert_eq!(ada.reads("#guide .step").await, "Étape 17 sur 17");
        ada.clicks("#guide a[href^='/learn/next']").await;
        ada.awaits(".next").await;
        ada.clicks(".next a[href^='/t/']").await;
        ada.awaits("#table[data-asked]").await;
        ada.plays_to_the_end(Hand::Pointer).await;
        assert!(!ada.sees("#guide").await);
        ada.opens("/games").await;
        ada.awaits(".history li").await;
        ada.is_content().await;
    });
}

#[test]
fn a_newcomer_is_led_through_nains_and_told_what_to_play_next() {
    tell(async |site: &mut Site| {
        let ada = site.stranger(Setup::default()).await;
        ada.opens("/").await;
        ada.clicks(".first button[value=nains]").await;
        ada.awaits("#guide[data-target=coins]").await;
        assert!(ada.sees(".slot .suggested svg").await, "the proposed coins lie at their taverns");
        // The last card of a tavern is taken automatically, without an explanation.
        let told = follows(&ada).await.len();
        assert!((14..=16).contains(&told), "{told} explanations");
        ada.clicks("#guide a[href^='/learn/next']").await;
        ada.awaits(".next").await;
        ada.clicks(".next form[action='/play'] button").await;
        ada.awaits("#bidding").await;
        assert_eq!(ada.finds("return document.querySelector('#table').dataset.game").await, "nains");
        ada.is_content().await;
    });
}

#[test]
fn the_guide_is_found_again_and_let_go_without_a_script() {
    tell(async |site: &mut Site| {
        let ada = site.stranger(Setup { scripts: false, language: "de", ..Setup::default() }).await;
        ada.opens("/learn/first").await;
        ada.clicks(".first form button").await;
        ada.awaits("#guide .proposal").await;
        ada.clicks("#guide .proposal button").await;
        ada.opens("/learn/first").await;
        ada.clicks(".first a.main").await;
        ada.awaits("#guide").await;
        ada.clicks("#guide form[action$='/letgo'] button").await;
        ada.awaits("#table:not(:has(#guide))").await;
        ada.is_content().await;
    });
}

#[test]
fn games_are_forgotten_one_by_one_and_all() {
    tell(async |site: &mut Site| {
        let (ada, mut client) = site.ada().await;
        for game in ["nidavellir", "nains", "nains"] {
            let wanted = serde_json::json!({"game": game, "options": {"players": 2}, "seats": ["me", "apprentice"]});
            let table = client.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
            play_out(&mut client, &table);
        }
        ada.opens("/").await;
        ada.clicks("header a[href='/games']").await;
        ada.awaits(".history li").await;
        let count = async || ada.finds("return document.querySelectorAll('.history li').length").await;
        assert_eq!(count().await, 3);
        assert_eq!(ada.finds("return document.querySelectorAll('.statistics').length").await, 2);
        ada.clicks(".history li:first-child form button").await;
        ada.awaits(".history li:nth-child(2):last-child").await;
        ada.clicks(".forget summary").await;
        ada.clicks(".forget input").await;
        ada.clicks(".forget form button").await;
        ada.awaits("main a.main").await;
        assert!(!ada.sees(".history").await);
        ada.is_content().await;
    });
}
