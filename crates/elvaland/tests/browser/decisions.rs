//! Every kind of question is asked on a page and answered there.

use elvaland_rules::mechanics::Action;
use elvaland_rules::nains::{self, Nains};
use elvaland_rules::nidavellir::{self, Nidavellir};
use elvaland_testkit::Client;

use crate::page_user::PageUser;
use crate::player::CHOICES;
use crate::positions::{Position, find};
use crate::site::{continued, tell};

/// A position with a question, and the words with which the page asks it.
type Case = (Position, &'static str);

fn nidavellir(players: usize, kind: &str, is_wanted: impl Fn(Action) -> bool) -> Position {
    find::<Nidavellir>(&nidavellir::Options::new(players).expect("so many can play"), kind, is_wanted)
}

fn nains(players: usize, kind: &str, is_wanted: impl Fn(Action) -> bool) -> Position {
    find::<Nains>(&nains::Options::new(players).expect("so many can play"), kind, is_wanted)
}

fn any(_: Action) -> bool {
    true
}

/// Before the bids of a round for two.
pub(crate) fn a_bid() -> Position {
    nidavellir(2, "bid", any)
}

/// Cards to take, among five players.
pub(crate) fn a_pick() -> Position {
    nidavellir(5, "take", any)
}

/// A hero to recruit, among three players.
pub(crate) fn a_hero_sheet() -> Position {
    nidavellir(3, "hero", any)
}

fn in_nidavellir() -> Vec<Case> {
    let discards = |count: usize| move |action| matches!(action, Action::Discard(columns) if columns.len() == count);
    vec![
        (nidavellir(3, "take", any), "take a card"),
        (nidavellir(3, "coin", any), "bid a coin at this tavern"),
        (nidavellir(3, "hero", |action| matches!(action, Action::Recruit(_, None))), "recruit a hero"),
        (nidavellir(2, "discard", discards(1)), "discard the top dwarf"),
        (nidavellir(2, "discard", discards(2)), "discard the top dwarves of 2"),
        (nidavellir(2, "thrud", any), "place Thrud"),
        (nidavellir(2, "ylud", any), "place Ylud"),
        (nidavellir(2, "transform", any), "transform a coin"),
        (nidavellir(2, "trade", any), "trade two coins"),
        (nidavellir(2, "keep", any), "keep one of"),
    ]
}

/// A trade is a choice only for Uline's player, who bids late: both are no part of Nains.
fn in_nains() -> Vec<Case> {
    vec![
        (nains(3, "take", any), "take a card"),
        (nains(4, "hero", |action| matches!(action, Action::Recruit(_, None))), "recruit a Cognar"),
        (nains(2, "hero", |action| matches!(action, Action::Recruit(_, Some(_)))), "recruit a"),
        (nains(2, "drop", any), "discard a card from the tavern"),
        (nains(2, "ally", any), "place Ga’at"),
        (nains(2, "improve", any), "improve a coin"),
        (nains(2, "transform", any), "transform a coin"),
        (nains(2, "keep", any), "keep one of"),
    ]
}

/// Answers the question of a position on the page, and checks the log entry.
async fn answer(ada: &PageUser, client: &mut Client, (position, asked): &Case) {
    let table = continued(client, &position.record, position.at);
    ada.opens_table(&table).await;
    let sentence = ada.reads("#turn").await;
    assert!(sentence.starts_with("Your turn: ") && sentence.contains(asked), "{asked}: {sentence}");
    let choices = ada.finds(&format!("return document.querySelectorAll('{CHOICES}').length")).await;
    assert!(choices.as_u64() > Some(1), "{asked}: {choices} choices");
    ada.clicks(&format!(
        "[data-answer][value='{0}'], form:has([name=action][value='{0}']) [data-answer]",
        position.answer
    ))
    .await;
    let after = position.at + 1;
    ada.awaits(&format!("#log [data-step='{after}'], #log [data-step='{}'], .ended", after + 1)).await;
    if ada.sees(".ended").await {
        // The page of a finished game has no log; the replay of its last step has.
        ada.opens(&format!("/t/{table}/replay?step={after}")).await;
    }
    let log = ada.reads("#log").await;
    assert!(!position.told.is_empty(), "{asked}: the log tells of {}", position.answer);
    for told in &position.told {
        assert!(log.contains(told), "{asked}: {told:?} is missing in {log}");
    }
    assert!(!ada.sees("#said").await, "{asked}: nothing is refused");
}

#[test]
fn every_decision_of_nidavellir_is_made_on_the_page() {
    tell(async |site| {
        let (ada, mut client) = site.ada().await;
        for case in &in_nidavellir() {
            answer(&ada, &mut client, case).await;
        }
        ada.is_content().await;
    });
}

#[test]
fn every_decision_of_nains_is_made_on_the_page() {
    tell(async |site| {
        let (ada, mut client) = site.ada().await;
        for case in &in_nains() {
            answer(&ada, &mut client, case).await;
        }
        ada.is_content().await;
    });
}
