//! Whole games, from the first page to the score sheet.

use crate::browser::{Device, Setup};
use crate::page_user::{GLANCE, PageUser};
use crate::player::Hand;
use crate::site::tell;

#[test]
fn two_people_and_a_bot_play_while_a_spectator_watches() {
    tell(async |site| {
        let ada = site.stranger(Setup { motion: true, ..Setup::default() }).await;
        let bo = site.stranger(Setup { language: "fr", ..Setup::default() }).await;
        let cy = site.stranger(Setup { language: "de", ..Setup::default() }).await;
        let link = ada.invites("nidavellir", 3).await;
        bo.joins(&link).await;
        // The host sees it without doing anything.
        ada.awaits(".seats li:nth-child(2) strong").await;
        ada.chooses(".fill [name=level]", "apprentice").await;
        ada.clicks(".fill button.main").await;
        ada.awaits("#bidding").await;
        bo.awaits("#bidding").await;
        cy.page().goto(&link).await.expect("the link leads somewhere");
        only_looks(&cy).await;
        hides_bids(&ada, &cy).await;
        play_together(&ada, &bo).await;
        ada.sees_the_end("en", "Total").await;
        bo.sees_the_end("fr", "Total").await;
        cy.sees_the_end("de", "Summe").await;
        assert_eq!(
            ada.reads("#end tfoot").await.replace("Total", ""),
            cy.reads("#end tfoot").await.replace("Summe", "")
        );
        assert_eq!(bo.reads("#end form button.main").await, "Revanche");
        for person in [&ada, &bo, &cy] {
            person.is_content().await;
        }
        rematch(&ada, &bo, &cy).await;
    });
}

/// Spectators have no controls that answer.
async fn only_looks(cy: &PageUser) {
    cy.awaits("#table.table").await;
    let forms = cy.finds("return document.querySelectorAll('#content form:not([hidden], [hidden] *)').length").await;
    assert_eq!(forms, 0, "a spectator has nothing to send");
}

/// A spectator sees without a reload that a player has bid, but not what.
async fn hides_bids(ada: &PageUser, cy: &PageUser) {
    cy.finds("window.same = true").await;
    ada.bids([0, 4, 2]).await;
    cy.awaits("#player-0[data-ready]").await;
    assert_eq!(cy.finds("return window.same").await, true, "the page is the same one");
    assert!(!cy.sees(".laid .coin:not(.hidden)").await && !cy.sees("#bidding").await);
    ada.awaits(".laid .own, #bidding :checked, [name=tavern1]:checked").await;
}

async fn play_together(ada: &PageUser, bo: &PageUser) {
    for _ in 0..2000 {
        let (one, other) = (ada.plays_if_asked(Hand::Pointer).await, bo.plays_if_asked(Hand::Pointer).await);
        if one.is_over && other.is_over {
            return;
        }
        tokio::time::sleep(GLANCE).await;
    }
    panic!("the game does not end");
}

/// One player asks for a rematch with a click; the others follow the link to it.
async fn rematch(ada: &PageUser, bo: &PageUser, cy: &PageUser) {
    let before = ada.path().await;
    ada.clicks("#end form button.main").await;
    for person in [bo, cy] {
        person.awaits("#end a.main").await;
    }
    bo.clicks("#end a.main").await;
    bo.awaits("#table").await;
    assert_ne!(bo.path().await, before);
    assert_eq!(bo.path().await, ada.path().await);
}

#[test]
fn on_a_phone_upright() {
    tell(async |site| {
        let ada = site.stranger(Setup { device: Device::Phone, language: "de", ..Setup::default() }).await;
        ada.opens("/").await;
        assert_eq!(ada.reads(".play-now button.main").await, "Jetzt spielen");
        ada.plays_now("nains", 5).await;
        fits(&ada).await;
        ada.plays_to_the_end(Hand::Pointer).await;
        ada.sees_the_end("de", "Summe").await;
        fits(&ada).await;
        ada.is_content().await;
    });
}

/// The page is as wide as the screen, and no wider.
async fn fits(person: &PageUser) {
    let wide = person.finds(
        "return [...document.querySelectorAll('body, body *')]
            .filter((node) => node.getBoundingClientRect().right > 390 && !node.parentElement.closest('.scroll, svg'))
            .map((node) => `${node.localName}#${node.id}.${node.className} ${node.getBoundingClientRect().right}`)",
    );
    let (wide, width) = (wide.await, person.finds("return innerWidth").await);
    assert!(width == 390, "something sticks out: {width} {wide:#}");
}

#[test]
fn by_keys_alone() {
    tell(async |site| {
        let ada = site.stranger(Setup { language: "fr", ..Setup::default() }).await;
        ada.plays_now_by_keys("nidavellir", 2).await;
        ada.plays_to_the_end(Hand::Keys).await;
        ada.sees_the_end("fr", "Total").await;
        ada.is_content().await;
    });
}

#[test]
fn without_a_script() {
    tell(async |site| {
        let ada = site.stranger(Setup { scripts: false, ..Setup::default() }).await;
        ada.plays_now("nains", 4).await;
        assert!(!ada.sees(".scripted").await, "no script runs");
        ada.plays_to_the_end(Hand::Forms).await;
        ada.sees_the_end("en", "Total").await;
        ada.is_content().await;
    });
}

#[test]
fn through_a_reload_and_a_restart_of_the_server() {
    tell(async |site| {
        let ada = site.stranger(Setup::default()).await;
        ada.plays_now("nidavellir", 4).await;
        ada.lays([3, 1, 4]).await;
        let bid = "return [1, 2, 3].map((at) => document.querySelector(`[name=tavern${at}]:checked`)?.value)";
        assert_eq!(ada.finds(bid).await, serde_json::json!(["3", "1", "4"]));
        ada.reloads().await;
        ada.awaits(".scripted #bidding").await;
        assert_eq!(ada.finds(bid).await, serde_json::json!(["3", "1", "4"]), "the draft is kept");
        let before = ada.glances().await;
        ada.clicks("[data-confirm]").await;
        ada.sees_change(before).await;
        for _ in 0..8 {
            ada.plays_if_asked(Hand::Pointer).await;
        }
        ada.finds("window.same = true").await;
        site.restart();
        ada.plays_to_the_end(Hand::Pointer).await;
        assert_eq!(ada.finds("return window.same").await, true, "the page is the same one");
        ada.sees_the_end("en", "Total").await;
        // While the server was away, it could not be reached.
        ada.is_content_but_for(&["ERR_"]).await;
    });
}
