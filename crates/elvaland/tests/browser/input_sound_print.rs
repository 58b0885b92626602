//! Dragging, keyboard shortcuts switched off, sounds, and printing.

use elvaland_testkit::Client;
use serde_json::json;

use crate::accessibility::play_out;
use crate::browser::Setup;
use crate::decisions::a_hero_sheet;
use crate::page_user::PageUser;
use crate::site::{continued, tell};

/// Drags a coin of the purse to a tavern, as the browser does for a mouse.
const DRAG: &str = "
    const [coin, tavern] = ['[data-coin=\"3\"]', '#tavern-2'].map((each) => document.querySelector(each));
    const dataTransfer = new DataTransfer();
    const send = (node, type) => node.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    send(coin, 'dragstart');
    const isTaken = !send(tavern, 'dragover');
    send(tavern, 'drop');
    return isTaken && document.querySelector('[name=tavern2]:checked')?.value;";

#[test]
fn a_coin_is_dragged_to_a_tavern() {
    tell(async |site| {
        let ada = site.stranger(Setup::default()).await;
        ada.plays_now("nidavellir", 2).await;
        assert_eq!(ada.finds(DRAG).await, "3");
        assert!(ada.sees("[data-slot='2'] .held svg").await, "it is seen there");
        ada.is_content().await;
    });
}

/// Picks up the first coin by its key.
async fn picks_up(person: &PageUser) -> bool {
    person.presses(&['1']).await;
    person.sees("[data-coin='0'][aria-pressed=true]").await
}

#[test]
fn single_keys_can_be_turned_off() {
    tell(async |site| {
        let ada = site.stranger(Setup::default()).await;
        ada.plays_now("nains", 2).await;
        assert!(picks_up(&ada).await);
        ada.takes_cookie("preferences", "keys:off").await;
        ada.reloads().await;
        ada.awaits("html[data-script]").await;
        assert!(!picks_up(&ada).await);
        ada.clicks("[data-coin='0']").await;
        assert!(ada.sees("[data-coin='0'][aria-pressed=true]").await, "clicks do the same");
    });
}

#[test]
fn a_sound_announces_the_own_turn_if_switched_on() {
    tell(async |site| {
        let ada = site.stranger(Setup::default()).await;
        for (sound, heard) in [("off", false), ("on", true)] {
            ada.opens("/").await;
            ada.takes_cookie("preferences", &format!("sound:{sound}")).await;
            let link = ada.invites("nidavellir", 2).await;
            ada.awaits("html[data-script]").await;
            let listen = "window.tones = 0;
                window.AudioContext = class extends AudioContext { constructor() { super(); window.tones += 1; } }";
            ada.finds(listen).await;
            let table = link.rsplit('/').next().expect("a table");
            Client::named(site.address(), "Bo").post(&format!("/tables/{table}/join"), &json!({})).expect(200);
            ada.awaits("#bidding").await;
            assert_eq!(ada.finds("return window.tones > 0").await, heard, "sound {sound}");
        }
    });
}

#[test]
fn the_score_sheet_is_all_that_is_printed() {
    tell(async |site| {
        let (ada, mut client) = site.ada().await;
        let position = a_hero_sheet();
        let table = continued(&mut client, &position.record, position.at);
        play_out(&mut client, &table);
        ada.opens_table(&table).await;
        ada.window().prints();
        let shown = "return ['table.sheet', 'svg.course', '#banner', '#taverns', '#log', '#end .controls']
            .map((each) => document.querySelector(each)?.checkVisibility() ?? false)";
        assert_eq!(ada.finds(shown).await, json!([true, true, false, false, false, false]));
    });
}
