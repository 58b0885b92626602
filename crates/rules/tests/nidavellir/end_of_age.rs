//! NID-R12: what happens at the end of an age, in which order.

use elvaland_rules::mechanics::{Age, Event};

use crate::kit::table;

/// The last tavern of age 1: both bid 3, seat 0 has Ylud.
const LAST_TAVERN: &str = "2p; round 4; taverns - / - / W3 H B; \
    0: gem 5, coins 5/4/3/0 2, army W4 W5 H H M0 M0 B E5 E6 ylud; 1: gem 4, coins 4/5/3/0 2, army W6 W7 W8";

#[test]
fn nid_r12_gems_swap_and_coins_come_back_before_ylud_is_placed() {
    let game = table(LAST_TAVERN).play(0, "take W3").play(1, "take H").asks(0, "ylud");
    assert_eq!(game.gems(), [4, 5]);
    assert_eq!([0, 1].map(|seat| game.laid(seat)), ["-/-/-/-/0 2 3 4 5"; 2]);
    let end: Vec<&Event> = game.events().iter().rev().take(2).collect();
    assert!(matches!(end[..], [Event::CoinsBack, Event::SwappedGems(..)]), "{end:?}");
}

#[test]
fn nid_r12_yluds_chain_ends_before_the_evaluation_begins() {
    let game = table(LAST_TAVERN).play(0, "take W3").play(1, "take H").play(0, "ylud blacksmith").asks(0, "hero");
    assert!(!game.events().iter().any(|event| matches!(event, Event::Evaluated(..))));
    let game = game.play(0, "hero kraal").asks(0, "transform");
    assert_eq!(game.ranks(0), [5, 2, 2, 2, 2], "Kraal counts among the Warriors: 5 against 3");
}

#[test]
fn nid_r12_a_transform_of_yluds_chain_takes_a_coin_from_hand() {
    let game = table(LAST_TAVERN).play(0, "take W3").play(1, "take H").play(0, "ylud blacksmith").play(0, "hero grid");
    assert_eq!(game.choices(0), "transform 2 hand, transform 3 hand, transform 4 hand, transform 5 hand");
}

#[test]
fn nid_r12_a_royal_offering_kept_by_the_pioneer_checks_no_line() {
    let game = table("2p; round 4; 0: army W3 H M0 B E5; agenda evaluate.explorer age.2");
    let game = game.offer("W9 H R5").play(0, "keep R5").play(0, "transform 5 hand").awaits("chance: deal");
    assert_eq!(game.state.table().age(), Age::Second);
    let game = table("2p; round 4; 0: army W3 H M0 B E5; agenda evaluate.explorer age.2");
    game.offer("W9 H R5").play(0, "keep W9").asks(0, "hero");
}

#[test]
fn nid_r12_age_2_ends_with_ylud_then_thrud_then_the_score() {
    let game = table(
        "2p; age 2; round 4; taverns - / - / W3 H B; \
         0: gem 5, coins 5/4/3/0 2, army H H thrud@hunter ylud; 1: gem 4, coins 4/5/3/0 2",
    );
    let game = game.play(0, "take W3").play(1, "take H").asks(0, "ylud");
    assert_eq!((game.gems(), game.column(0, "hunter").as_str()), (vec![4, 5], "H H thrud"), "Thrud is still there");
    let game = game.play(0, "ylud hunter").asks(0, "thrud").play(0, "thrud hunter").awaits("over");
    assert_eq!(game.column(0, "hunter"), "H H ylud");
    assert_eq!(game.part(0, "hunter"), 9);
    assert_eq!(game.events().last(), Some(&Event::Over));
}

#[test]
fn there_is_no_evaluation_at_the_end_of_age_2() {
    let game = table("2p; age 2; round 4; taverns - / - / W3 H B; 0: coins 5/4/3/0 2, army M0; 1: coins 4/5/2/0 3");
    let game = game.play(0, "take W3").play(1, "take H").awaits("over");
    assert!(!game.events().iter().any(|event| matches!(event, Event::Evaluated(..))));
    assert_eq!(game.gems(), [4, 5]);
}

#[test]
fn the_second_age_begins_with_its_own_deck_and_a_first_round() {
    let game = table("2p; round 4; agenda round").burn(Some("B")).awaits("chance: deal");
    assert_eq!((game.state.table().age(), game.state.table().round()), (Age::Second, 1));
    game.deal("R5 R5 B / W3 W4 W5 / H H M0").awaits("0 1: bid");
}

#[test]
fn four_players_end_an_age_after_three_rounds() {
    let end = |players: usize, round: u8| table(&format!("{players}p; round {round}; agenda round")).awaited();
    assert_eq!(
        [end(2, 3), end(3, 3), end(4, 3), end(5, 3)],
        ["chance: deal", "chance: deal", "chance: burn", "chance: burn"]
    );
    assert_eq!([end(2, 4), end(3, 4)], ["chance: burn", "chance: burn"]);
}

#[test]
fn a_trade_of_the_last_tavern_comes_before_the_end_of_the_age() {
    let game = table("2p; round 4; taverns - / - / W3 H B; 0: coins 5/4/0/2 3, army ylud; 1: coins 4/5/2/0 3");
    let game = game.play(1, "take W3").play(0, "take H").asks(0, "ylud");
    assert_eq!(game.coins(0), "0 2 4 5 g5");
}
