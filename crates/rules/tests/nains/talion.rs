//! Section 3: a dwarf of Talion improves the coin bid on the current tavern by 1.

use elvaland_rules::Audience;

use crate::kit::{Table, orders, table, turn};

/// Seat 0 bid this coin on the first tavern, and can take a Talion dwarf there.
fn bid(coin: &str, others: &str) -> Table {
    table(&format!("2p; round 2; taverns C5 S T2 / S T4 E9 / -; 0: coins {coin}/{others}; 1: coins 0/4/5/2 3"))
}

/// Seat 0 bid the trading coin on the first tavern and has these coins in the pouch; it is its turn.
fn bid_0(pouch: &str) -> Table {
    table(&format!("2p; round 2; taverns C5 S T2 / S T4 E9 / -; 0: coins 0/4/3/{pouch}; 1: coins 4/3/5/0 2"))
        .play(1, "take S")
}

#[test]
fn the_coin_bid_becomes_the_next_higher_one() {
    let game = bid("5", "4/3/0 2").play(0, "take C5").asks(1, "take");
    assert_eq!(game.laid(0), "g6/4/3/0 2");
}

#[test]
fn other_orders_improve_no_coin() {
    let game = bid("5", "4/3/0 2").play(0, "take S").asks(1, "take");
    assert_eq!(game.laid(0), "5/4/3/0 2");
}

#[test]
fn a_base_coin_leaves_the_game_and_a_treasure_coin_returns_to_the_treasure() {
    let game = bid("5", "4/3/0 2").play(0, "take C5");
    assert_eq!((game.treasure(5), game.treasure(6)), (2, 1));
    let game = bid("g8", "4/3/0 2").play(0, "take C5");
    assert_eq!((game.laid(0).as_str(), game.treasure(8), game.treasure(9)), ("g9/4/3/0 2", 2, 2));
}

#[test]
fn a_value_that_is_not_available_gives_the_next_available_one_above() {
    assert_eq!(bid("2", "4/3/0 5").play(0, "take C5").laid(0), "g5/4/3/0 5");
    assert_eq!(bid("4", "2/3/0 5").play(0, "take C5").laid(0), "g5/2/3/0 5");
    let rich = "2p; round 2; taverns C5 S T2 / - / -; 0: coins 5/g6/3/0 2; 1: coins 4/g6/g7/0 2";
    assert_eq!(table(rich).play(0, "take C5").laid(0), "g7/g6/3/0 2");
}

#[test]
fn a_coin_of_the_same_value_is_never_taken_back() {
    let game = bid("5", "4/3/0 2").play(0, "take C5");
    assert_eq!(game.laid(0), "g6/4/3/0 2", "not a 5 of the Treasure");
}

#[test]
fn nai_r11_a_25_must_be_improved_and_becomes_the_highest_coin_below() {
    let game = bid("g25", "4/3/0 2").play(0, "take C5").asks(1, "take");
    assert_eq!((game.laid(0).as_str(), game.treasure(25), game.treasure(24)), ("g24/4/3/0 2", 1, 0));
    assert_eq!(bid("g25", "g24/3/0 2").play(0, "take C5").laid(0), "g23/g24/3/0 2", "the 24 is owned");
}

#[test]
fn nai_r11_a_24_becomes_a_23_if_the_25_is_owned() {
    let game = bid("g24", "g25/3/0 2").play(0, "take C5");
    assert_eq!((game.laid(0).as_str(), game.treasure(24)), ("g23/g25/3/0 2", 1), "its own value is not available");
}

#[test]
fn only_the_coin_on_the_current_tavern_is_improved() {
    let game = table("2p; round 2; taverns - / C5 S T2 / S T4 E9; 0: coins 5/4/3/0 2; 1: coins 4/3/5/0 2");
    assert_eq!(game.play(0, "take C5").laid(0), "5/g5/3/0 2");
}

#[test]
fn the_improved_coin_lies_open() {
    let game = bid("5", "4/3/0 2").play(0, "take C5");
    assert_eq!(game.seen(Audience::Spectator, 0), "g6/?/?/? ?");
}

#[test]
fn order_and_ties_stay_as_they_were_revealed() {
    let game = table(
        "3p; round 2; taverns C5 S T2 / S T4 E9 / -; \
         0: gem 5, coins 4/3/5/0 2; 1: gem 4, coins 4/5/3/0 2; 2: gem 3, coins 5/4/3/0 2",
    );
    let game = game.play(2, "take S").play(0, "take C5").asks(1, "take");
    assert_eq!(game.laid(0), "g5/3/5/0 2");
    assert_eq!(game.play(1, "take T2").gems(), [4, 5, 3], "the 4s swap, and the 5s do not");
}

#[test]
fn a_dwarf_taken_with_the_0_improves_a_pouch_coin_of_choice_before_the_trade() {
    let game = bid_0("2 5").play(0, "take C5").asks(0, "improve");
    assert_eq!(game.choices(0), "improve 2, improve 5");
    assert_eq!(game.clone().play(0, "improve 2").laid(0), "0/4/3/g5 g10", "5 and 5 are 10, the base coin is given up");
    assert_eq!(game.play(0, "improve 5").laid(0), "0/4/3/2 g8");
}

#[test]
fn a_pouch_coin_given_up_in_the_trade_returns_to_the_treasure() {
    let game = bid_0("2 5").play(0, "take C5").play(0, "improve 5");
    assert_eq!((game.treasure(6), game.treasure(8)), (2, 1));
}

#[test]
fn two_equal_pouch_coins_are_one_choice() {
    let game = bid_0("g8 g8").play(0, "take C5").asks(0, "improve");
    assert_eq!(game.choices(0), "improve g8");
    assert_eq!(game.play(0, "improve g8").laid(0), "0/4/3/g8 g17");
}

#[test]
fn a_base_5_and_a_treasure_5_are_two_choices() {
    let game = bid_0("5 g5").play(0, "take C5").asks(0, "improve");
    assert_eq!(game.choices(0), "improve 5, improve g5");
    assert_eq!(game.clone().play(0, "improve 5").laid(0), "0/4/3/g5 g11");
    assert_eq!(game.play(0, "improve g5").laid(0), "0/4/3/5 g11");
}

#[test]
fn a_25_in_the_pouch_may_be_improved_too() {
    let game = bid_0("2 g25").play(0, "take C5").play(0, "improve g25");
    assert_eq!(game.laid(0), "0/4/3/2 g25", "the 25 became a 24, and 26 is nearest to 25");
}

#[test]
fn only_a_pouch_coin_can_be_improved() {
    bid_0("2 5")
        .play(0, "take C5")
        .refused(0, "improve 4", "there is no coin 4 at pouch")
        .refused(0, "improve 0", "there is no coin 0 at pouch")
        .refused(0, "improve g9", "there is no coin g9 at pouch")
        .refused(0, "improve s3", "there is no coin s3 at pouch")
        .refused(0, "transform 2 pouch", "the choice now is `improve`")
        .refused(0, "take T2", "the choice now is `improve`")
        .refused(1, "improve 2", "seat 1 is not asked now");
}

#[test]
fn nai_r2_the_special_3_is_not_improved_either() {
    let game =
        table("2p; age 2; round 4; taverns C5 S T2 / - / -; 0: coins s3/4/3/2 5, army kardum; 1: coins 4/3/5/0 2");
    let game = game.play(1, "take S").play(0, "take C5").asks(0, "improve");
    assert_eq!(game.choices(0), "improve 2, improve 5");
    assert_eq!(game.play(0, "improve 5").coins(0), "2 3 s3 4 g8");
}

#[test]
fn a_base_3_is_improved_though_a_special_3_lies_in_the_pouch() {
    let game =
        table("2p; age 2; round 4; taverns C5 S T2 / - / -; 0: coins 3/4/5/2 s3, army kardum; 1: coins 0/3/5/2 4");
    assert_eq!(game.play(0, "take C5").coins(0), "2 s3 4 5 g5");
}

#[test]
fn the_improvement_comes_before_the_cognars() {
    let game = turn("S T1+o E5+m F2.stone", "C5 S T2").play(0, "take C5").asks(0, "hero");
    assert_eq!(game.coins(0), "0 2 3 4 g6");
}

#[test]
fn nai_r7_cognars_in_talion_improve_nothing() {
    let army = "T1+o E5+m F2.stone C5";
    let game = turn(army, "S T2 E9").play(0, "take S").play(0, "hero kardum").asks(1, "take");
    assert_eq!(game.coins(0), "2 3 s3 4 5", "only the 0 was replaced");
    let game = turn(army, "S T2 E9").play(0, "take S").play(0, "hero derdhr").play(0, "transform 2 pouch");
    assert_eq!(game.coins(0), "0 3 4 5 g7", "only the transform of +5");
}

#[test]
fn nai_r7_gaat_in_talion_improves_nothing() {
    let game = turn("T1+o E5+m F2.stone C5", "S T2 E9").play(0, "take S").play(0, "hero oboron");
    let game = game.play(0, "ally talion").asks(1, "take");
    assert_eq!((game.coins(0).as_str(), game.ranks(0)), ("0 2 3 4 5", [1, 1, 1, 1, 2]));
}

#[test]
fn nai_r7_a_mercenary_in_talion_improves_nothing() {
    let game = turn("S S T1+o T2 E5+m E9 F2.stone F3.wind", "C5 T2+m E10").play(0, "take C5");
    let game = game.play(0, "hero tadgar talion").play(0, "hero dawn talion").asks(1, "take");
    assert_eq!(game.coins(0), "0 2 3 4 g6", "only the dwarf did");
}

#[test]
fn talion_is_worth_its_points() {
    assert_eq!(orders(""), [0; 5]);
    assert_eq!(orders("C3+m C8 C5 C5+m"), [0, 0, 0, 0, 21]);
    assert_eq!(orders("C8 derdhr"), [0, 0, 0, 0, 21]);
    assert_eq!(orders("C8 kardum"), [0, 0, 0, 0, 13]);
}
