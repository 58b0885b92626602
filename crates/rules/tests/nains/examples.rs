//! Section 7: the examples of the rulebook, replayed.

use crate::kit::{table, turn, turn_against};

#[test]
fn example_1_a_3_improved_by_1_becomes_a_5() {
    let text = "2p; round 2; taverns C5 S T2 / S T4 E9 / -; 0: coins 3/4/5/0 2; 1: coins 0/4/5/2 3";
    assert_eq!(table(text).play(0, "take C5").laid(0), "g5/4/5/0 2");
}

#[test]
fn example_1_a_3_becomes_a_7_if_5_and_6_are_gone() {
    let text = "2p; round 2; taverns C5 S T2 / S T4 E9 / -; 0: coins 3/g5/g6/0 2; 1: coins 0/g5/g6/2 3";
    assert_eq!(table(text).play(0, "take C5").laid(0), "g7/g5/g6/0 2");
}

#[test]
fn example_2_with_the_0_a_pouch_3_becomes_a_5_and_the_trade_uses_the_new_pouch() {
    let text = "2p; round 2; taverns C5 S T2 / S T4 E9 / -; 0: coins 0/4/5/2 3; 1: coins 4/3/5/0 2";
    let game = table(text).play(1, "take S").play(0, "take C5").play(0, "improve 3");
    assert_eq!(game.laid(0), "0/4/5/2 g7", "2 and 5 make 7");
}

#[test]
fn example_3_five_players_swap_gems_in_two_ties() {
    let game = table(
        "5p; taverns S S T2 E9 F2.stone / S S T3 E10 E11 / S S T4 E8 E8+m; \
         0: gem 3, coins 3/4/5/0 2; 1: gem 1, coins 3/5/4/0 2; 2: gem 5, coins 0/4/5/2 3; \
         3: gem 4, coins 0/4/5/2 3; 4: gem 2, coins 0/5/4/2 3",
    );
    let game = game.play(0, "take S").play(1, "take S").play(2, "take T2").play(3, "take E9").play(4, "take F2.stone");
    assert_eq!(game.gems(), [1, 3, 2, 4, 5]);
}

#[test]
fn example_4_volgrir_completes_two_lines_and_brings_two_more_cognars() {
    let army = "T1+o T2 T3 E5+m E9 E10 F2.stone F3.wind F4.star C5 C6 C7";
    let game = turn(army, "S T2+m E8").play(0, "take S").play(0, "hero volgrir").asks(0, "hero");
    let game = game.play(0, "hero gurdan").asks(0, "hero").play(0, "hero borogam").asks(1, "take");
    assert_eq!((game.ranks(0), game.command_zone(0).as_str()), ([3; 5], "gurdan borogam"));
}

#[test]
fn example_5_tadgar_completes_a_line_in_the_forge_and_lygdr_follows_in_the_temple() {
    let game = turn("S S T1+o T2 E5+m E9 C5 C6", "F2.star T2+m E8").play(0, "take F2.star");
    let game = game.play(0, "hero tadgar forge").asks(0, "hero");
    assert!(!game.may_recruit(0, "fey") && game.may_recruit(0, "lygdr"));
    let game = game.play(0, "hero lygdr temple").asks(1, "take");
    assert_eq!((game.ranks(0), game.column(0, "temple").as_str()), ([2, 3, 2, 2, 2], "T1+o T2 lygdr"));
}

#[test]
fn example_6_a_single_remaining_mercenary_can_neither_start_a_chain_nor_follow_a_pair() {
    let others = "lygdr@forge wal@forge akab@forge dawn@forge";
    let game = turn_against(others, "S S T1+o T2 E5+m E9 C5 C6", "F2.star T2+m E8").play(0, "take F2.star");
    assert!(!game.may_recruit(0, "tadgar"));
    game.refused(
        0,
        "hero tadgar forge",
        "tadgar comes in a pair: the first completes a new line and leaves another, a third needs two left (NAI-R5)",
    );
    let game = turn_against("lygdr@forge wal@forge", "S S S T1+o T2 T3 E5+m E9 E10 C5 C6 C7", "F2.star T2+m E8");
    let game = game.play(0, "take F2.star").play(0, "hero akab forge").play(0, "hero dawn forge").asks(0, "hero");
    assert!(!game.may_recruit(0, "tadgar"), "a pair is complete, and one mercenary is left");
    let game = turn_against("lygdr@forge wal@forge akab@forge", "S S T1+o T2 E5+m E9 C5 C6", "F2.star T2+m E8");
    game.play(0, "take F2.star").play(0, "hero dawn forge").play(0, "hero tadgar temple").asks(1, "take");
}
