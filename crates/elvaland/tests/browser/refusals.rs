//! Pages when a request comes twice, too late, or is illegal.

use std::time::Duration;

use elvaland_testkit::Client;
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use serde_json::json;

use crate::browser::Setup;
use crate::decisions::a_pick;
use crate::page_user::PageUser;
use crate::site::{continued, tell};

/// Returns the number of requests of the page to addresses with this ending.
async fn sent(person: &PageUser, end: &str) -> u64 {
    let script = "return performance.getEntriesByType('resource').map((entry) => entry.name)";
    let asked = person.finds(script).await;
    asked.as_array().into_iter().flatten().filter(|name| name.as_str().is_some_and(|name| name.ends_with(end))).count()
        as u64
}

async fn clicks_twice(person: &PageUser, selector: &str) {
    let element = person.finds_element(selector).await;
    let press = || PointerAction::Down { button: MOUSE_BUTTON_LEFT };
    let release = || PointerAction::Up { button: MOUSE_BUTTON_LEFT };
    let twice = MouseActions::new("mouse".to_owned())
        .then(PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 })
        .then(press())
        .then(release())
        .then(press())
        .then(release());
    person.page().perform_actions(twice).await.expect("clicked");
}

#[test]
fn a_second_click_on_confirm_does_not_play_twice() {
    tell(async |site| {
        let ada = site.stranger(Setup::default()).await;
        ada.plays_now("nidavellir", 3).await;
        ada.lays([0, 4, 2]).await;
        clicks_twice(&ada, "[data-confirm]").await;
        ada.awaits("#table:not([data-seq='1'])").await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(sent(&ada, "/bid").await, 1);
        assert!(!ada.sees("#said").await, "nothing was refused");
        ada.is_content().await;
    });
}

#[test]
fn a_late_answer_is_refused_with_the_reason() {
    tell(async |site| {
        // Without a script the page does not notice that the game has gone on.
        let (ada, mut client) = site.visitor("Ada", Setup { scripts: false, ..Setup::default() }).await;
        let (table, answer, at) = at_a_pick(&mut client);
        ada.opens_table(&table).await;
        let answered = json!({"seq": at, "action": answer});
        client.post(&format!("/tables/{table}/actions"), &answered).expect(200);
        let other = format!(".card-button:not([value='{answer}'])");
        ada.clicks(&other).await;
        ada.awaits("#said").await;
        assert!(!ada.reads("#said").await.is_empty());
        assert!(ada.glances().await.seq > at, "the page shows how things are now");
        ada.is_content_but_for(&["status of 409"]).await;
    });
}

#[test]
fn a_refusal_is_shown_in_the_page_that_asked() {
    tell(async |site| {
        let (ada, mut client) = site.ada().await;
        let (table, ..) = at_a_pick(&mut client);
        ada.opens_table(&table).await;
        // Waits until the stream has announced that she is present.
        tokio::time::sleep(Duration::from_millis(800)).await;
        ada.finds("window.same = true; document.querySelector('#take [name=seq]').value = 1").await;
        ada.clicks(".card-button").await;
        ada.awaits("#said").await;
        assert!(!ada.reads("#said").await.is_empty());
        assert_eq!(ada.finds("return window.same").await, true, "the page is the same one");
        ada.is_content_but_for(&["status of 409"]).await;
    });
}

/// Returns a table at which the visitor may take a card: its id, a card they may take, and the number of steps so far.
fn at_a_pick(client: &mut Client) -> (String, String, u64) {
    let position = a_pick();
    (continued(client, &position.record, position.at), position.answer, position.at as u64)
}

#[test]
fn names_are_text_whatever_they_look_like() {
    tell(async |site| {
        let name = "<img src=x onerror=a()>";
        let (ada, mut client) = site.visitor(name, Setup::default()).await;
        let wanted = json!({"game": "nains", "options": {"players": 2}, "seats": ["me", "open"], "public": true});
        let table = client.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
        for path in ["/".to_owned(), format!("/t/{table}")] {
            ada.opens(&path).await;
            assert!(ada.reads("#content").await.contains(name), "{path}");
            assert!(!ada.sees("[onerror], [src=x]").await, "{path}");
        }
        ada.chooses(".fill [name=level]", "apprentice").await;
        ada.clicks(".fill button.main").await;
        ada.awaits("#bidding").await;
        assert_eq!(ada.reads("#player-0 h3 span").await, name);
        ada.bids([0, 4, 2]).await;
        ada.awaits("#log li").await;
        assert!(!ada.sees("[onerror], [src=x]").await);
        ada.is_content().await;
    });
}
