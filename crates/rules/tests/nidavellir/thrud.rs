//! Thrud: never covered, put back on any column.

use crate::kit::table;

/// Seat 0 plays first; Thrud stands on the Hunters.
const THRUD: &str = "2p; age 2; round 4; taverns W3 H B / E6 M1 H / -; \
    0: coins 5/4/3/0 2, army H thrud@hunter; 1: coins 4/3/5/0 2";

#[test]
fn thrud_is_recruited_to_any_column() {
    let game = table("2p; age 2; round 3; 0: army W3 H M0 B E5; agenda recruit.0 round");
    for column in ["warrior", "hunter", "miner", "blacksmith", "explorer"] {
        let game = game.clone().play(0, &format!("hero thrud {column}"));
        assert!(game.column(0, column).ends_with(" thrud"));
        assert_eq!(game.ranks(0).iter().sum::<u8>(), 6, "she is one rank");
    }
}

#[test]
fn a_card_placed_in_her_column_lifts_her_and_her_owner_puts_her_on_any_column() {
    let game = table(THRUD).play(0, "take H").asks(0, "thrud");
    assert_eq!(game.choices(0), "thrud warrior, thrud hunter, thrud miner, thrud blacksmith, thrud explorer");
    assert_eq!(game.column(0, "hunter"), "H H");
    let game = game.play(0, "thrud explorer").asks(1, "take");
    assert_eq!(game.column(0, "explorer"), "thrud");
}

#[test]
fn she_may_go_back_on_top_of_the_same_column() {
    let game = table(THRUD).play(0, "take H").play(0, "thrud hunter").asks(1, "take");
    assert_eq!(game.column(0, "hunter"), "H H thrud");
}

#[test]
fn a_card_placed_in_another_column_leaves_her_alone() {
    let game = table(THRUD).play(0, "take W3").asks(1, "take");
    assert_eq!(game.column(0, "hunter"), "H thrud");
}

#[test]
fn in_hand_she_gives_no_rank() {
    let game = table(THRUD).play(0, "take H");
    assert_eq!(game.ranks(0), [0, 2, 0, 0, 0]);
    assert_eq!(game.play(0, "thrud miner").ranks(0), [0, 2, 1, 0, 0]);
}

#[test]
fn nid_r13_the_line_check_waits_until_she_is_back() {
    let game = table(
        "2p; age 2; round 4; taverns H B W3 / - / -; \
         0: coins 5/4/3/0 2, army W4 M0 B E5 thrud@hunter; 1: coins 4/3/5/0 2",
    );
    // One hero, Thrud herself, pays for the one line there was.
    let game = game.play(0, "take H").asks(0, "thrud");
    assert_eq!(game.ranks(0), [1; 5], "the Hunter replaces her rank");
    game.play(0, "thrud hunter").asks(1, "take");
}

#[test]
fn nid_r13_put_back_she_may_complete_a_line_and_bring_a_hero() {
    let game = table(
        "2p; age 2; round 4; taverns H B W3 / - / -; \
         0: coins 5/4/3/0 2, army W4 W5 H M0 M0 B B E5 thrud@hunter; 1: coins 4/3/5/0 2",
    );
    let lifted = game.play(0, "take H").asks(0, "thrud");
    lifted.clone().play(0, "thrud explorer").asks(0, "hero");
    lifted.play(0, "thrud hunter").asks(1, "take");
}

#[test]
fn nid_r13_thrud_returns_after_the_effect_of_the_hero_placed_on_her() {
    let game = table(
        "2p; age 2; round 4; taverns W3 B H / - / -; \
         0: coins 5/4/3/0 2, army W4 H H M0 M0 B B E5 E6 thrud@hunter; 1: coins 4/3/5/0 2",
    );
    let game = game.play(0, "take W3").play(0, "hero dagda").asks(0, "discard");
    assert_eq!((game.column(0, "hunter").as_str(), game.ranks(0)), ("H H dagda", [2, 5, 2, 2, 2]));
    let game = game.play(0, "discard miner explorer").asks(0, "thrud");
    game.play(0, "thrud explorer").asks(1, "take");
}

#[test]
fn nid_r13_after_the_effect_she_can_rebuild_the_line_for_the_next_hero() {
    let game = table(
        "2p; age 2; round 4; taverns W3 B H / - / -; \
         0: coins 5/4/3/0 2, army W4 W5 H H M0 M0 M1 B B B E5 E6 E7 thrud@hunter; 1: coins 4/3/5/0 2",
    );
    // Two heroes are due for three lines; Bonfur's discard costs one of them unless Thrud stands in.
    let game = game.play(0, "take W3").asks(0, "hero").play(0, "hero aral").asks(0, "thrud");
    assert_eq!(game.ranks(0), [3, 4, 3, 3, 3]);
    let game = game.play(0, "thrud blacksmith").asks(0, "hero");
    let game = game.play(0, "hero bonfur").asks(0, "discard").play(0, "discard miner").asks(0, "thrud");
    assert_eq!(game.ranks(0), [3, 4, 2, 6, 3]);
    game.play(0, "thrud miner").asks(1, "take");
}

#[test]
fn she_counts_for_lines() {
    let game = table(
        "2p; age 2; round 4; taverns W3 B H / - / -; \
         0: coins 5/4/3/0 2, army W4 H H M0 M0 B B E5 thrud@explorer; 1: coins 4/3/5/0 2",
    );
    game.play(0, "take W3").asks(0, "hero");
}

#[test]
fn she_counts_for_distinctions() {
    let game = table("2p; round 4; 0: army W3 thrud@warrior; 1: army W9; agenda round");
    game.asks(0, "transform");
}

#[test]
fn the_special_blacksmith_lifts_her() {
    let game = table("2p; round 4; 0: army thrud@blacksmith; agenda evaluate.blacksmith evaluate.explorer age.2");
    let game = game.asks(0, "thrud");
    assert_eq!(game.column(0, "blacksmith"), "B2");
    game.play(0, "thrud blacksmith").awaits("chance: burn");
}

#[test]
fn ylud_lifts_her() {
    let game = table("2p; round 4; 0: army thrud@miner ylud; agenda round").asks(0, "ylud");
    let game = game.play(0, "ylud miner").asks(0, "thrud").play(0, "thrud miner");
    assert_eq!(game.column(0, "miner"), "ylud thrud");
}

#[test]
fn a_dwarf_discarded_from_another_column_leaves_her_alone() {
    let game = table("2p; age 2; round 3; 0: army W3 H M0 B E5 thrud@hunter; agenda recruit.0 round");
    let game = game.play(0, "hero bonfur").play(0, "discard warrior").awaits("chance: deal");
    assert_eq!(game.column(0, "hunter"), "H thrud");
}

#[test]
fn after_the_last_tavern_of_age_2_she_goes_to_the_command_zone() {
    let game = table(
        "2p; age 2; round 4; taverns - / - / W3 H B; \
         0: coins 5/4/3/0 2, army W4 thrud@warrior; 1: coins 4/3/5/0 2, army W9 W8",
    );
    let game = game.play(1, "take H").play(0, "take B").awaits("over");
    assert_eq!((game.ranks(0), game.command_zone(0).as_str()), ([1, 0, 0, 1, 0], "thrud"));
    assert_eq!(game.part(0, "heroes"), 13);
    assert_eq!(game.part(0, "warrior"), 4, "without her the majority is lost");
}

#[test]
fn at_the_end_of_age_1_she_stays() {
    let game = table("2p; round 4; 0: army thrud@hunter; agenda round").awaits("chance: burn");
    assert_eq!(game.column(0, "hunter"), "thrud");
    assert_eq!(game.coins(0), "2 3 s3 4 5", "and won the Hunting Master");
}
