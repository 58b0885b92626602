//! The score pad in a real browser: filled in by keys and fingers, kept, and used when the server is gone.

use serde_json::json;

use crate::browser::{Device, Setup};
use crate::page_user::{PageUser, TAB};
use crate::site::tell;

/// Goes to a field by key and writes into it.
async fn writes(person: &PageUser, field: &str, text: &str) {
    person.tabs_to(&format!("[name='{field}']"), TAB).await;
    person.presses(&text.chars().collect::<Vec<_>>()).await;
}

/// The example of the rulebooks, in the order of the fields.
const EXAMPLE: [(&str, &str); 16] = [
    ("0-name", "Ann"),
    ("0-warrior_ranks", "5"),
    ("0-warrior_points", "28"),
    ("0-hunter_ranks", "4"),
    ("0-miner_ranks", "4"),
    ("0-miner_points", "5"),
    ("0-blacksmith_ranks", "3"),
    ("0-explorer_points", "34"),
    ("0-skaa", " "),
    ("0-coin1", "24"),
    ("0-coin2", "11"),
    ("0-coin3", "9"),
    ("0-coin4", "6"),
    ("0-coin5", "3"),
    ("1-name", "Bo"),
    ("1-warrior_ranks", "5"),
];

/// Waits until the browser has kept all that a pad needs.
async fn is_kept(person: &PageUser) {
    let script = "const done = arguments[0];
        const look = async () => (await caches.match('/score/nains')) ? done(true) : setTimeout(look, 50);
        navigator.serviceWorker.ready.then(look);";
    person.page().execute_async(script, Vec::new()).await.expect("the pads are kept");
}

#[test]
fn a_pad_is_filled_in_by_keys_and_kept() {
    tell(async |site| {
        let ada = site.stranger(Setup::default()).await;
        ada.opens("/").await;
        ada.clicks("#banner a[href='/score']").await;
        ada.awaits("#pad.scripted").await;
        for (field, text) in EXAMPLE {
            writes(&ada, field, text).await;
        }
        assert_eq!(ada.reads("#tally").await, "Bo: 0", "what was just written is read out");
        for look in ["the page as it is", "the page after a reload"] {
            assert_eq!(ada.reads("#standings [data-seat='0'] .total").await, "204", "{look}");
            assert_eq!(ada.reads("#sheet-0 [data-part='0'] .value").await, "52", "{look}");
            assert_eq!(ada.reads("#outcome tfoot [data-seat='0']").await, "204", "{look}");
            assert_eq!(ada.reads("#victory").await, "Ann wins with 204 points", "{look}");
            assert!(ada.sees("#sheet-1 [data-part='0'][data-majority]").await, "{look}: the majority is shared");
            ada.reloads().await;
            ada.awaits("#pad.scripted").await;
        }
        ada.clicks("[popovertarget=fresh]").await;
        ada.clicks("[data-fresh]").await;
        ada.awaits("#pad.scripted #victory:empty").await;
        assert_eq!(ada.reads("#standings [data-seat='0'] .who").await, "Ann", "the names stay");
        assert_eq!(ada.reads("#standings [data-seat='0'] .total").await, "0");
        ada.is_content().await;
    });
}

#[test]
fn fields_that_need_a_hero_appear_with_the_hero() {
    tell(async |site| {
        let ada = site.stranger(Setup::default()).await;
        ada.opens("/score/nains").await;
        ada.awaits("#pad.scripted").await;
        assert!(ada.sees("[data-entry=errants_covered1][hidden]").await);
        ada.clicks("label:has([name='0-oosram'])").await;
        ada.awaits("#sheet-0 [data-entry=errants_covered2]:not([hidden])").await;
        assert!(ada.sees("#sheet-0 [data-entry=errants_covered3][hidden]").await, "Oösräm removes two tokens");
        writes(&ada, "0-errants_covered1", "9").await;
        writes(&ada, "0-errants_covered2", "8").await;
        assert_eq!(ada.reads("#sheet-0 [data-part='2'] .value").await, "17");
        ada.clicks("label:has([name='1-oosram'])").await;
        assert_eq!(ada.reads("#doubled").await, "Ticked for more than one player: Oösräm");
        ada.is_content().await;
    });
}

#[test]
fn a_pad_works_when_the_server_is_gone() {
    tell(async |site| {
        let ada = site.stranger(Setup::default()).await;
        ada.opens("/score/nains").await;
        is_kept(&ada).await;
        // The service worker keeps the French page after one visit.
        ada.takes_cookie("preferences", "language:fr.theme:dark").await;
        ada.opens("/score/nains").await;
        assert_eq!(ada.reads("h1").await, "Feuille de score");
        ada.takes_cookie("preferences", "language:en.theme:light").await;
        ada.opens("/score/nains").await;
        let kept = "const done = arguments[0];
            caches.keys().then(async ([name, ...more]) => {
                const kept = await (await caches.open(name)).keys();
                done([more.length, ...kept.map(({ url }) => new URL(url).pathname)]);
            });";
        let kept = ada.page().execute_async(kept, Vec::new()).await.expect("a list");
        let kept = kept.as_array().expect("a list");
        assert_eq!(kept[0], json!(0), "one version is kept");
        for path in kept[1..].iter().map(|path| path.as_str().expect("a path")) {
            let is_public =
                ["/score", "/assets/", "/offline", "/elvaland.webmanifest"].iter().any(|start| path.starts_with(start));
            assert!(is_public, "{path} is kept");
        }

        site.shut();
        ada.opens("/games").await;
        assert_eq!(ada.reads("h1").await, "You are offline");
        ada.opens("/score/nains").await;
        ada.awaits("#pad.scripted").await;
        writes(&ada, "0-talion_points", "21").await;
        ada.reloads().await;
        ada.awaits("#pad.scripted").await;
        assert_eq!(ada.reads("#victory").await, "Player 1 wins with 21 points");
        assert!(ada.sees("html[data-theme=light]").await);
        ada.clicks("[popovertarget=settings]").await;
        ada.chooses("#settings [name=language]", "fr").await;
        ada.chooses("#settings [name=theme]", "dark").await;
        ada.clicks("#settings button:not(.close)").await;
        ada.awaits("html[lang=fr][data-theme=dark] #pad.scripted").await;
        assert_eq!(ada.reads("#standings [data-seat='0'] .total").await, "21");
        ada.opens("/score/nidavellir").await;
        ada.awaits("#pad.scripted #sheet-0 [data-column=warrior]").await;
        ada.is_content_but_for(&["ERR_CONNECTION_REFUSED", "net::ERR_FAILED", "Failed to fetch"]).await;
    });
}

#[test]
fn fingers_fill_in_a_pad_on_a_phone() {
    tell(async |site| {
        let ada = site.stranger(Setup { device: Device::Phone, ..Setup::default() }).await;
        for (language, title) in [("en", "Score pad"), ("fr", "Feuille de score"), ("de", "Wertungsblock")] {
            ada.opens("/healthz").await;
            ada.takes_cookie("preferences", &format!("language:{language}")).await;
            ada.opens("/score").await;
            ada.awaits("#pad.scripted").await;
            assert_eq!(ada.reads("h1").await, title);
            let wider = ada.finds("return document.documentElement.scrollWidth - visualViewport.width").await;
            assert!(wider.as_i64().is_some_and(|wider| wider <= 0), "{language}: the page is {wider} px too wide");
        }
        ada.clicks("#standings [data-seat='2'] a").await;
        let script = "const box = document.querySelector('#sheet-2').getBoundingClientRect();
            return box.left > -2 && box.right < innerWidth + 2";
        assert_eq!(ada.finds(script).await, true, "the third sheet is shown");
        let more = "#sheet-2 [data-entry=hunter_ranks] [data-step='1']";
        ada.clicks(more).await;
        ada.clicks(more).await;
        assert_eq!(ada.reads("#standings [data-seat='2'] .total").await, "4");
        ada.clicks("label:has([name=players][value='2'])").await;
        assert!(ada.sees("#standings [data-seat='2'][hidden]").await);
        assert_eq!(ada.reads("#victory").await, "", "a removed player does not win");
        ada.is_content().await;
    });
}

#[test]
fn without_scripts_the_server_counts() {
    tell(async |site| {
        let ada = site.stranger(Setup { scripts: false, ..Setup::default() }).await;
        ada.opens("/score/nains?players=2").await;
        for (field, text) in [("0-temple_points", "5"), ("0-temple_occult", "3"), ("1-name", "Bo"), ("1-coin1", "19")] {
            ada.finds_element(&format!("[name='{field}']")).await.send_keys(text).await.expect("typed");
        }
        ada.clicks("button.plainly").await;
        ada.awaits("#victory:not(:empty)").await;
        let field = ada.finds_element("#standings [data-seat='1'] .total").await;
        assert_eq!(field.text().await.expect("a text"), "19");
        ada.is_content().await;
    });
}
