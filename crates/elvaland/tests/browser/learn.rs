//! The pages that teach the games, in a real browser: read on a phone, by keys, on paper, and found from a table.

use fantoccini::wd::{PrintConfiguration, PrintSize};

use serde_json::Value;

use crate::accessibility::{LONGER, SMALL, axe, cut_off, findings};
use crate::browser::{Device, Setup};
use crate::decisions::{a_hero_sheet, a_pick};
use crate::page_user::{ENTER, PageUser, TAB};
use crate::site::{continued, tell};

/// Every page that teaches.
const LESSONS: [&str; 9] = [
    "/learn",
    "/learn/nidavellir",
    "/learn/nidavellir/cards",
    "/learn/nidavellir/rulings",
    "/learn/nidavellir/aid",
    "/learn/nains",
    "/learn/nains/cards",
    "/learn/nains/rulings",
    "/learn/nains/aid",
];

#[test]
fn axe_finds_nothing_serious_on_lessons() {
    tell(async |site| {
        let ada = site.stranger(Setup::default()).await;
        let axe = axe();
        let mut all = Vec::new();
        for path in LESSONS {
            ada.opens(path).await;
            ada.finds(&axe).await;
            for theme in ["dark", "light"] {
                all.extend(findings(&ada, theme).await.into_iter().map(|found| format!("{path}, {theme}: {found}")));
            }
        }
        assert!(all.is_empty(), "{all:#?}");
        ada.is_content().await;
    });
}

#[test]
fn fingers_find_every_link_of_a_lesson_and_no_longer_word_is_cut_off() {
    tell(async |site| {
        let ada = site.stranger(Setup { device: Device::Phone, language: "de", ..Setup::default() }).await;
        let mut all = Vec::new();
        for path in LESSONS {
            ada.opens(path).await;
            let small = ada.finds(SMALL).await;
            let small = small.as_array().into_iter().flatten().filter_map(Value::as_str);
            all.extend(small.map(|found| format!("{path}: {found}")));
            ada.finds(LONGER).await;
            all.extend(cut_off(&ada, path).await);
        }
        assert!(all.is_empty(), "{all:#?}");
    });
}

#[test]
fn keys_lead_from_the_first_page_to_a_chapter() {
    tell(async |site| {
        let ada = site.stranger(Setup { scripts: false, ..Setup::default() }).await;
        ada.opens("/").await;
        for link in ["#banner a[href='/learn']", "main a[href='/learn/nains']", ".contents a[href='#lines']"] {
            tabs_on_to(&ada, link).await;
        }
        let url = ada.page().current_url().await.expect("an address");
        assert_eq!((url.path(), url.fragment()), ("/learn/nains", Some("lines")));
        ada.is_content().await;
    });
}

/// Moves the focus to a link by keys and follows it; the focused element is read by the driver, not by a script.
async fn tabs_on_to(person: &PageUser, link: &str) {
    let wanted = person.finds_element(link).await.element_id();
    for _ in 0..80 {
        person.presses(TAB).await;
        if person.page().active_element().await.is_ok_and(|focus| focus.element_id() == wanted) {
            person.presses(&[ENTER]).await;
            return;
        }
    }
    panic!("no key leads to {link}");
}

#[test]
fn lessons_fit_a_phone_in_every_language() {
    tell(async |site| {
        let ada = site.stranger(Setup { device: Device::Phone, ..Setup::default() }).await;
        for language in ["en", "fr", "de"] {
            ada.opens("/healthz").await;
            ada.takes_cookie("preferences", &format!("language:{language}")).await;
            for path in LESSONS {
                ada.opens(path).await;
                assert!(ada.sees(&format!("html[lang={language}] .learn h1")).await, "{path}");
                let wider = ada.finds("return document.documentElement.scrollWidth - visualViewport.width").await;
                assert!(wider.as_i64().is_some_and(|wider| wider <= 0), "{path}, {language}: {wider} px too wide");
            }
        }
        ada.is_content().await;
    });
}

/// Whether the place that the address names is on the screen.
async fn arrives_at(person: &PageUser, path: &str, anchor: &str) {
    person.awaits(&format!("[id='{anchor}']:target")).await;
    assert_eq!(person.path().await, path);
    let shown = "const box = document.querySelector(':target').getBoundingClientRect();
        return box.top >= -1 && box.top < innerHeight";
    assert_eq!(person.finds(shown).await, true, "{anchor} is on the screen");
}

#[test]
fn a_card_at_the_table_leads_to_its_place() {
    tell(async |site| {
        let (ada, mut client) = site.ada().await;
        let position = a_pick();
        ada.opens_table(&continued(&mut client, &position.record, position.at)).await;
        // A click on a card that can be taken takes it, so explanations are opened from the army.
        ada.clicks("#army [popovertarget=about-hunter]").await;
        ada.awaits("#about-hunter:popover-open").await;
        ada.clicks("#about-hunter .kinds a").await;
        arrives_at(&ada, "/learn/nidavellir/cards", "card-H").await;
        ada.page().back().await.expect("the page before");
        ada.awaits("#table[data-asked] .card-button").await;
        ada.tabs_to("#army [popovertarget=about-warrior]", TAB).await;
        ada.presses(&[ENTER]).await;
        ada.awaits("#about-warrior:popover-open").await;
        ada.tabs_to("#about-warrior .more a", TAB).await;
        ada.presses(&[ENTER]).await;
        arrives_at(&ada, "/learn/nidavellir/cards", "column-warrior").await;
        ada.is_content().await;
    });
}

#[test]
fn heroes_and_coins_at_the_table_lead_to_their_places() {
    tell(async |site| {
        let (ada, mut client) = site.ada().await;
        let position = a_hero_sheet();
        let table = continued(&mut client, &position.record, position.at);
        ada.opens_table(&table).await;
        ada.clicks("#heroes-left summary").await;
        let place = ada.finds("return document.querySelector('#heroes-left a').hash.slice(1)").await;
        ada.clicks("#heroes-left a").await;
        arrives_at(&ada, "/learn/nidavellir/cards", place.as_str().expect("a hero")).await;
        ada.opens_table(&table).await;
        ada.clicks(".treasure [popovertarget=about-coins]").await;
        ada.clicks("#about-coins .more a").await;
        arrives_at(&ada, "/learn/nidavellir/cards", "coins").await;
        ada.is_content().await;
    });
}

#[test]
fn the_player_aid_is_one_sheet_of_paper() {
    tell(async |site| {
        let ada = site.stranger(Setup::default()).await;
        for language in ["en", "fr", "de"] {
            ada.opens("/healthz").await;
            ada.takes_cookie("preferences", &format!("language:{language}")).await;
            for game in ["nidavellir", "nains"] {
                ada.opens(&format!("/learn/{game}/aid")).await;
                assert_eq!(printed(&ada).await, 1, "{game}, {language}");
            }
        }
        ada.opens("/learn/nidavellir").await;
        assert!(printed(&ada).await > 1, "pages are counted");
    });
}

/// Returns the number of A4 sheets of the printed page.
async fn printed(person: &PageUser) -> usize {
    let centimetres = PrintSize { width: 21.0, height: 29.7 };
    let sheet = PrintConfiguration::builder().size(centimetres).build().expect("a sheet");
    let paper = person.page().print(sheet).await.expect("it is printed");
    let text = String::from_utf8_lossy(&paper);
    text.lines().filter(|line| line.contains("/Type /Page") && !line.contains("/Type /Pages")).count()
}
