//! Uline: her owner bids late, from hand.

use elvaland_rules::Audience;
use elvaland_rules::mechanics::Event;

use crate::kit::{seat, table};

/// Seat 0 has Uline and holds all coins; seat 1 has bid.
const LATE: &str = "2p; age 2; round 3; taverns W3 H B / E5 M0 H / H M1 B; \
    0: gem 4, coins 0 2 3 4 5, army uline; 1: gem 5, coins 4/0/5/2 3";

/// Seat 0 lacks a Warrior for a line, in the tavern with these coins.
fn recruits_at(tavern: usize, coins: &str) -> crate::kit::Table {
    let taverns = ["W3 H B / E5 M0 H / H M1 B", "- / W3 M0 H / H M1 B", "- / - / W3 M1 B"][tavern - 1];
    let game = table(&format!(
        "2p; age 2; round 3; taverns {taverns}; 0: gem 5, coins {coins}, army H M0 B E5; 1: gem 4, coins g9/g8/g10/0 2"
    ));
    let other = if tavern == 1 { "take H" } else { "take M0" };
    let other = if tavern == 3 { "take M1" } else { other };
    game.play(1, other).play(0, "take W3").play(0, "hero uline")
}

#[test]
fn her_owner_takes_back_the_coins_not_yet_revealed_and_the_pouch() {
    assert_eq!(recruits_at(1, "5/4/3/0 2").laid(0), "5/-/-/-/0 2 3 4");
    assert_eq!(recruits_at(2, "5/4/3/0 2").laid(0), "5/4/-/-/0 2 3");
    assert_eq!(recruits_at(3, "5/4/3/0 2").awaits("chance: deal").laid(0), "-/-/-/-/0 2 3 4 5");
}

#[test]
fn her_power_begins_with_the_next_tavern_of_the_round() {
    let game = recruits_at(1, "5/4/3/0 2").asks(0, "coin");
    assert_eq!(game.choices(0), "coin 0, coin 2, coin 3, coin 4");
}

#[test]
fn what_was_taken_back_is_in_hand_for_all_to_see() {
    let game = recruits_at(1, "5/4/3/0 2");
    assert_eq!(game.seen(Audience::Spectator, 0), "5/-/-/-/0 2 3 4");
    assert!(game.events().contains(&Event::TookCoinsBack(seat(0))));
}

#[test]
fn her_owner_does_not_bid() {
    let game = table("3p; age 2; round 3; taverns W3 H B / E5 M0 H / H M1 B; 1: army uline").awaits("0 2: bid");
    game.refused(1, "bid 5 4 3", "seat 1 is not asked now").play(0, "bid 5 4 3").play(2, "bid 4 5 3").asks(1, "coin");
}

#[test]
fn she_chooses_after_the_others_have_revealed() {
    let game = table(LATE).asks(0, "coin");
    assert_eq!(game.seen(Audience::Seat(seat(0)), 1), "4/?/?/? ?");
    assert_eq!(game.choices(0), "coin 0, coin 2, coin 3, coin 4, coin 5");
}

#[test]
fn her_coin_lies_face_up_and_decides_the_order() {
    let first = table(LATE).play(0, "coin 5").asks(0, "take");
    assert_eq!(first.seen(Audience::Spectator, 0), "5/-/-/-/0 2 3 4");
    table(LATE).play(0, "coin 3").asks(1, "take");
    let tied = table(LATE).play(0, "coin 4").asks(1, "take").play(1, "take H").play(0, "take B");
    assert_eq!(tied.gems(), [5, 4], "her ties swap gems like any other");
}

#[test]
fn she_puts_one_coin_of_her_hand_on_each_tavern() {
    let game = table(LATE).play(0, "coin 5").play(0, "take W3").play(1, "take H").asks(0, "coin");
    let game = game.refused(0, "coin 5", "there is no coin 5 at hand").play(0, "coin 4").play(0, "take E5");
    let game = game.play(1, "take H").play(0, "coin 2");
    assert_eq!(game.laid(0), "5/4/2/-/0 3");
}

#[test]
fn her_coins_come_back_at_the_end_of_the_round() {
    let game =
        table("2p; age 2; round 3; taverns - / - / W3 H B; 0: coins 5/4/-/-/0 2 3, army uline; 1: coins 4/0/5/2 3");
    let game = game.play(0, "coin 3").play(1, "take W3").play(0, "take H").awaits("chance: deal");
    assert_eq!(game.laid(0), "-/-/-/-/0 2 3 4 5");
    assert_eq!(game.deal("W4 W5 H / M0 M1 B / E5 E6 H").awaited(), "1: bid");
}

#[test]
fn her_trade_adds_two_coins_of_choice_from_hand() {
    let game = table(LATE).play(0, "coin 0").play(1, "take H").play(0, "take W3").asks(0, "trade");
    assert_eq!(game.choices(0), "trade 2 3, trade 2 4, trade 2 5, trade 3 4, trade 3 5, trade 4 5");
    let game = game
        .refused(0, "trade 0 5", "there is no coin 0 at hand")
        .refused(0, "trade 5 5", "the coin 5 is used twice")
        .refused(0, "trade 5 g9", "there is no coin g9 at hand")
        .play(0, "trade 5 2");
    assert_eq!(game.laid(0), "0/-/-/-/2 3 4 g7");
}

#[test]
fn the_coin_of_her_trade_can_be_bid_in_the_same_round() {
    let game = table(LATE).play(0, "coin 0").play(1, "take H").play(0, "take W3").play(0, "trade 4 5");
    let game = game.asks(0, "coin").play(0, "coin g9").asks(0, "take");
    assert_eq!(game.laid(0), "0/g9/-/-/2 3 4");
}

#[test]
fn her_trade_shows_no_pouch() {
    let game = table(LATE).play(0, "coin 0").play(1, "take H").play(0, "take W3").play(0, "trade 4 5");
    assert!(!game.events().iter().any(|event| matches!(event, Event::PouchShown(..))));
}

#[test]
fn nid_r3_her_trade_of_equal_coins_gives_up_the_base_coin() {
    let game = table(&LATE.replace("0 2 3 4 5", "0 2 3 5 g5")).play(0, "coin 0").play(1, "take H").play(0, "take W3");
    assert_eq!(game.play(0, "trade 5 g5").laid(0), "0/-/-/-/2 3 g5 g10");
}

#[test]
fn nid_r8_at_the_third_tavern_two_coins_are_left_and_the_trade_needs_no_choice() {
    let game =
        table("2p; age 2; round 3; taverns - / - / W3 H B; 0: coins 5/4/-/-/0 2 3, army uline; 1: coins 4/0/5/2 3");
    let game = game.play(0, "coin 0").play(1, "take W3").play(0, "take H").awaits("chance: deal");
    assert_eq!(game.coins(0), "0 2 4 5 g5");
}

#[test]
fn nid_r8_whenever_she_trades_at_least_two_coins_are_in_hand() {
    for (tavern, hand) in [(1, "-/-/-/-/0 2 3 4 5"), (2, "5/-/-/-/0 2 3 4"), (3, "5/4/-/-/0 2 3")] {
        let taverns = ["W3 H B / E5 M0 H / H M1 B", "- / W3 H B / H M1 B", "- / - / W3 H B"][tavern - 1];
        let game = table(&format!(
            "2p; age 2; round 3; taverns {taverns}; 0: coins {hand}, army uline; 1: coins g9/g8/g10/0 2"
        ));
        let before = game.state.purse(seat(0)).total();
        let mut game = game.play(0, "coin 0").play(1, "take H").play(0, "take W3");
        if game.awaited() == "0: trade" {
            let first = game.options(0).swap_remove(0);
            game = game.play(0, &first);
        }
        assert!(game.state.purse(seat(0)).total() > before, "the trade at tavern {tavern} took place");
    }
}

#[test]
fn a_transform_may_take_a_coin_from_hand_or_one_already_placed() {
    let game = table(&LATE.replace("W3 H B", "R5 H B")).play(0, "coin 5").play(0, "take R5");
    assert_eq!(game.choices(0), "transform 2 hand, transform 3 hand, transform 4 hand, transform 5 tavern1");
    let placed = game.clone().play(0, "transform 5 tavern1").play(1, "take H");
    assert_eq!(placed.laid(0), "g10/-/-/-/0 2 3 4");
    let game = game.play(0, "transform 4 hand").play(1, "take H").asks(0, "coin");
    assert_eq!(game.choices(0), "coin 0, coin 2, coin 3, coin g9");
}

#[test]
fn recruited_with_the_0_on_the_tavern_her_trade_already_uses_the_hand() {
    let game = recruits_at(1, "0/4/3/2 5").asks(0, "trade");
    assert_eq!(game.choices(0), "trade 2 3, trade 2 4, trade 2 5, trade 3 4, trade 3 5, trade 4 5");
    let game = recruits_at(2, "5/0/3/2 4").asks(0, "trade");
    assert_eq!(game.choices(0), "trade 2 3, trade 2 4, trade 3 4");
}

#[test]
fn nid_r8_recruited_with_the_0_on_the_last_tavern_the_pouch_is_traded() {
    assert_eq!(recruits_at(3, "5/4/0/2 3").awaits("chance: deal").coins(0), "0 2 4 5 g5");
}

#[test]
fn the_special_3_trades_for_her_too() {
    let game = table(&LATE.replace("0 2 3 4 5", "s3 2 3 4 5")).play(0, "coin s3").play(1, "take H").play(0, "take W3");
    assert_eq!(game.choices(0), "trade 2 3, trade 2 4, trade 2 5, trade 3 4, trade 3 5, trade 4 5");
}

#[test]
fn another_coin_than_the_trading_coin_brings_no_trade() {
    let game = table(LATE).play(0, "coin 2").play(1, "take H").play(0, "take W3").asks(0, "coin");
    assert_eq!(game.coins(0), "0 2 3 4 5");
}

#[test]
fn recruited_during_the_evaluation_her_power_starts_with_age_2() {
    let game = table("2p; round 4; 0: army W3 H M0 E5; agenda evaluate.explorer age.2");
    let game = game.offer("B W3 H").play(0, "keep B").play(0, "hero uline").awaits("chance: deal");
    game.deal("W4 W5 H / M0 M1 B / E5 E6 H").awaits("1: bid");
}
