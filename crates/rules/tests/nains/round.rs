//! Section 2: the round, which is that of Nidavellir.

use elvaland_rules::Audience;
use elvaland_rules::mechanics::Event;

use crate::kit::{seat, table};

const THREE: &str = "3p; round 2; taverns S T2 E5+m / S T3 E9 / S T4 E10; \
    0: gem 3, coins 5/4/3/0 2; 1: gem 4, coins 4/3/5/0 2; 2: gem 5, coins 3/5/4/0 2";

#[test]
fn the_higher_coin_plays_first_and_no_card_is_left_over_with_three_players() {
    let game = table(THREE).play(0, "take S").play(1, "take T2").play(2, "take E5+m").asks(2, "take");
    assert!(!game.events().iter().any(|event| matches!(event, Event::LeftOver(_) | Event::Dropped(..))));
}

#[test]
fn with_three_players_the_second_tavern_is_like_the_others() {
    let game = table(THREE).play(0, "take S").play(1, "take T2").play(2, "take E5+m");
    game.play(2, "take S").asks(0, "take").play(0, "take T3").asks(1, "take").play(1, "take E9").asks(1, "take");
}

#[test]
fn a_dwarf_goes_to_the_top_of_the_column_of_its_order() {
    let game = table(THREE).play(0, "take T2").play(1, "take S").play(2, "take E5+m").play(2, "take S");
    let game = game.play(0, "take T3");
    assert_eq!((game.column(0, "temple").as_str(), game.ranks(0)), ("T2 T3", [0, 2, 0, 0, 0]));
}

#[test]
fn only_the_coins_on_the_tavern_being_resolved_are_revealed() {
    let game = table(THREE);
    assert_eq!(game.seen(Audience::Spectator, 0), "5/?/?/? ?");
    assert_eq!(game.seen(Audience::Seat(seat(0)), 0), "5/(4)/(3)/(0) (2)");
}

#[test]
fn the_0_trades_after_the_card_was_taken() {
    let game = table(
        "3p; round 2; taverns S T2 E5+m / S T3 E9 / S T4 E10; 0: coins 0/4/3/2 5; 1: coins 4/3/5/0 2; 2: coins 3/5/4/0 2",
    );
    let game = game.play(1, "take S").play(2, "take T2").play(0, "take E5+m");
    assert_eq!(game.laid(0), "0/4/3/2 g7");
    assert_eq!(game.seen(Audience::Spectator, 0), "0/4/?/2 g7", "the pouch was shown (NID-R11)");
}

#[test]
fn gems_swap_among_equal_bids_once_the_tavern_is_resolved() {
    let game = table(
        "3p; round 2; taverns S T2 E5+m / S T3 E9 / S T4 E10; \
         0: gem 3, coins 4/5/3/0 2; 1: gem 4, coins 4/3/5/0 2; 2: gem 5, coins 4/2/5/0 3",
    );
    let game = game.play(2, "take S").play(1, "take T2");
    assert_eq!(game.gems(), [3, 4, 5], "not before the last card is taken");
    assert_eq!(game.play(0, "take E5+m").gems(), [5, 4, 3], "highest and lowest swap, the middle one stays");
}

#[test]
fn equal_cards_are_one_choice() {
    let game = table(
        "3p; round 2; taverns S S S+m / S T3 E9 / - ; 0: coins 5/4/3/0 2; 1: coins 4/3/5/0 2; 2: coins 3/5/4/0 2",
    );
    assert_eq!(game.choices(0), "take S, take S+m");
}

#[test]
fn coins_come_back_to_the_hand_and_the_next_round_is_dealt() {
    let last = "2p; round 2; taverns - / - / S T2 E9; 0: coins 5/4/3/0 2; 1: coins 4/5/2/0 3";
    let game = table(last).play(0, "take S").play(1, "take T2").awaits("chance: deal");
    assert_eq!([0, 1].map(|seat| game.laid(seat)), ["-/-/-/-/0 2 3 4 5"; 2]);
    assert_eq!((game.state.table().round(), game.state.players()), (3, 2));
}
