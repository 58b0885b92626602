//! The replay of a game, in a browser.

use elvaland_rules::nidavellir::{Nidavellir, Options};
use serde_json::{Value, json};

use crate::browser::{Device, Setup};
use crate::page_user::{GLANCE, PageUser, RIGHT};
use crate::player::Hand;
use crate::positions::whole_game;
use crate::site::{Site, tell};

/// The arrow to the left.
const LEFT: char = '\u{e012}';
/// The key that goes to the end.
const END: char = '\u{e010}';
/// Shift: makes larger steps.
const SHIFT: char = '\u{e008}';

/// Uploads the record of a game with the form on the page of finished games.
async fn brings(person: &PageUser, record: &Value) {
    person.opens("/games").await;
    person.pastes("#record", &record.to_string()).await;
    person.clicks(".records button").await;
    person.awaits("#moment").await;
}

/// Moves the slider, or chooses from a list.
async fn changes(person: &PageUser, selector: &str, value: &str) {
    let script = "const field = document.querySelector('#moment ' + arguments[0]);
        field.value = arguments[1];
        field.dispatchEvent(new Event('input', { bubbles: true }))";
    person.page().execute(script, vec![json!(selector), json!(value)]).await.expect("it is changed");
}

/// Returns the label of the shown moment.
async fn moment(person: &PageUser) -> String {
    person.reads("#moment output").await
}

async fn arrives(person: &PageUser, at: &str) {
    for _ in 0..400 {
        if moment(person).await.starts_with(&format!("{at} of ")) {
            return;
        }
        tokio::time::sleep(GLANCE).await;
    }
    panic!("moment {at} does not come: {}", person.describes().await);
}

#[test]
fn keys_slider_log_and_eyes_lead_to_moments_without_leaving_the_page() {
    tell(async |site: &mut Site| {
        let ada = site.stranger(Setup::default()).await;
        brings(&ada, &whole_game::<Nidavellir>(&Options::new(3).expect("three can play"))).await;
        ada.finds("window.stayed = true").await;
        arrives(&ada, "1").await;
        ada.presses(&[RIGHT]).await;
        arrives(&ada, "2").await;
        ada.presses(&[LEFT]).await;
        arrives(&ada, "1").await;
        ada.holds(SHIFT, &[RIGHT]).await;
        arrives(&ada, "4").await;
        assert!(ada.sees(".tavern[data-current]").await, "after three bids comes the first tavern");
        changes(&ada, "[type=range]", "9999").await;
        ada.awaits("#end").await;
        ada.clicks("#log details:last-of-type summary").await;
        ada.clicks("#log details:last-of-type a").await;
        ada.awaits("#taverns").await;
        assert!(!ada.sees("#army").await, "nobody in particular looks");
        changes(&ada, "select[name=as]", "1").await;
        ada.awaits("#army").await;
        ada.presses(&[END]).await;
        assert_eq!(ada.finds("return window.stayed").await, true);
        ada.is_content().await;
    });
}

#[test]
fn a_finished_game_is_replayed_on_a_phone_and_played_on() {
    tell(async |site: &mut Site| {
        let ada = site.stranger(Setup { device: Device::Phone, language: "de", ..Setup::default() }).await;
        ada.plays_now("nains", 2).await;
        ada.plays_to_the_end(Hand::Pointer).await;
        ada.clicks("#end a[href$='/replay']").await;
        ada.awaits("#moment").await;
        for _ in 0..3 {
            ada.clicks("#moment a[aria-keyshortcuts=ArrowRight]").await;
        }
        ada.clicks("#go-on summary").await;
        ada.clicks("#go-on button.main").await;
        ada.awaits("#table[data-live]").await;
        ada.is_content().await;
    });
}

#[test]
fn the_log_of_a_running_game_leads_back_and_the_table_waits() {
    tell(async |site: &mut Site| {
        // Without a script, links do the same.
        let ada = site.stranger(Setup { scripts: false, ..Setup::default() }).await;
        ada.plays_now("nidavellir", 2).await;
        let now = ada.glances().await;
        ada.answers(Hand::Forms, now).await;
        ada.clicks("#log a").await;
        ada.awaits("#moment").await;
        assert!(!ada.sees("#bidding, #moment select").await, "nothing is asked, and nobody else's eyes are to be had");
        ada.clicks("#moment .controls a").await;
        ada.awaits("#table[data-live]").await;
        ada.is_content().await;
    });
}
