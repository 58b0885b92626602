//! Ylud: waits in the command zone, is placed at the end of an age, may move at the end of the game.

use elvaland_rules::mechanics::Event;

use crate::kit::{Table, table};

/// The end of age 1 with this army for seat 0.
fn first_end(army: &str) -> Table {
    table(&format!("2p; round 4; 0: army {army}; agenda round"))
}

/// The end of age 2 with this army for seat 0.
fn last_end(army: &str) -> Table {
    table(&format!("2p; age 2; round 4; 0: army {army}; agenda round"))
}

const ALL_COLUMNS: &str = "ylud warrior, ylud hunter, ylud miner, ylud blacksmith, ylud explorer";

#[test]
fn she_waits_in_the_command_zone_and_gives_no_rank() {
    let game = table("2p; age 2; round 3; 0: army W3 H M0 B E5; agenda recruit.0 round").play(0, "hero ylud");
    let game = game.awaits("chance: deal");
    assert_eq!((game.command_zone(0).as_str(), game.ranks(0)), ("ylud", [1; 5]));
}

#[test]
fn at_the_end_of_age_1_her_owner_places_her_in_any_column() {
    let game = first_end("ylud").asks(0, "ylud");
    assert_eq!(game.choices(0), ALL_COLUMNS);
    let game = game.play(0, "ylud hunter");
    assert_eq!((game.column(0, "hunter").as_str(), game.command_zone(0).as_str()), ("ylud", ""));
}

#[test]
fn she_is_placed_before_the_evaluation_and_counts_in_it() {
    let game = table("2p; round 4; 0: army W3 ylud; 1: army W9; agenda round").asks(0, "ylud");
    game.clone().play(0, "ylud warrior").asks(0, "transform");
    game.play(0, "ylud explorer").awaits("chance: offer");
}

#[test]
fn her_placement_can_complete_a_line() {
    let game = first_end("W3 W4 H H M0 M0 B E5 E6 ylud").play(0, "ylud blacksmith").asks(0, "hero");
    game.play(0, "hero skaa").asks(0, "transform");
}

#[test]
fn she_stays_where_she_is_during_age_2() {
    let game =
        table("2p; age 2; round 3; taverns - / - / W3 H B; 0: coins 5/4/3/0 2, army ylud@warrior; 1: coins 4/3/5/0 2");
    let game = game.play(1, "take H").play(0, "take W3").awaits("chance: deal");
    assert_eq!(game.column(0, "warrior"), "ylud W3");
}

#[test]
fn her_worth_depends_on_the_column() {
    let part = |army: &str, column: &str| {
        let game = last_end(&format!("{army} ylud")).play(0, &format!("ylud {column}")).awaits("over");
        game.part(0, column)
    };
    assert_eq!(part("W3", "warrior"), 3 + 7 + 5, "two ranks lead the Warriors: the highest coin is added");
    assert_eq!(part("M2", "miner"), (2 + 1) * 2);
    assert_eq!(part("E5", "explorer"), 5 + 11);
    assert_eq!(part("H H", "hunter"), 9);
    assert_eq!(part("B B", "blacksmith"), 12);
}

#[test]
fn she_counts_for_the_warriors_majority() {
    let game = |army| table(&format!("2p; age 2; round 4; 0: army {army}; 1: army W9 W8; agenda round"));
    assert_eq!(game("W3 W4 ylud").play(0, "ylud warrior").part(1, "warrior"), 17);
    assert_eq!(game("W3 W4 ylud").play(0, "ylud hunter").part(1, "warrior"), 17 + 5);
}

#[test]
fn recruited_in_age_2_she_waits_for_its_end() {
    let game = last_end("ylud").asks(0, "ylud").play(0, "ylud miner").awaits("over");
    assert_eq!(game.column(0, "miner"), "ylud");
}

#[test]
fn recruited_during_the_evaluation_she_waits_for_the_end_of_age_2() {
    let game = table("2p; round 4; 0: army W3 H M0 E5; agenda evaluate.blacksmith evaluate.explorer age.2");
    let game = game.awaits("chance: offer").offer("B W3 H").play(0, "keep B").asks(0, "hero").play(0, "hero ylud");
    assert_eq!(game.awaits("chance: deal").command_zone(0), "ylud");
}

#[test]
fn ylud_of_one_player_asks_no_other() {
    let game = table("3p; round 4; 1: army ylud; agenda round").asks(1, "ylud");
    game.refused(0, "ylud hunter", "seat 0 is not asked now").refused(2, "ylud hunter", "seat 2 is not asked now");
}

#[test]
fn nid_r6_at_the_end_of_age_2_she_may_move_or_stay() {
    let game = last_end("H ylud@hunter H").asks(0, "ylud");
    assert_eq!(game.choices(0), ALL_COLUMNS);
    let stays = game.clone().play(0, "ylud hunter").awaits("over");
    assert_eq!(stays.column(0, "hunter"), "H ylud H");
    let moves = game.play(0, "ylud explorer").awaits("over");
    assert_eq!((moves.column(0, "hunter").as_str(), moves.column(0, "explorer").as_str()), ("H H", "ylud"));
}

#[test]
fn nid_r6_moved_she_goes_to_the_top_and_leaves_no_gap() {
    let game = last_end("M2 ylud@miner M1 E5 E6").play(0, "ylud explorer");
    assert_eq!((game.column(0, "miner").as_str(), game.column(0, "explorer").as_str()), ("M2 M1", "E5 E6 ylud"));
    assert_eq!(game.part(0, "miner"), 3 * 2);
}

#[test]
fn nid_r6_staying_is_no_placement_and_lifts_nobody() {
    let game = last_end("H ylud@hunter thrud@hunter").play(0, "ylud hunter").awaits("over");
    assert!(!game.events().iter().any(|event| matches!(event, Event::Placed(..))));
}

#[test]
fn nid_r6_staying_checks_no_line() {
    last_end("W3 W4 H H M0 M0 B B E5 E6 ylud@hunter").play(0, "ylud hunter").awaits("over");
    last_end("W3 W4 H H H M0 M0 B B E5 E6 ylud@hunter").play(0, "ylud miner").asks(0, "hero");
}

#[test]
fn nid_r6_moved_from_under_thrud_she_leaves_thrud_alone() {
    let game = last_end("H ylud@hunter thrud@hunter").play(0, "ylud miner").awaits("over");
    assert_eq!(game.column(0, "hunter"), "H");
}

#[test]
fn nid_r6_placed_on_thrud_she_lifts_her() {
    let game = last_end("H ylud@hunter M0 thrud@miner").play(0, "ylud miner").asks(0, "thrud");
    assert_eq!(game.column(0, "miner"), "M0 ylud");
    game.play(0, "thrud miner").awaits("over");
}

#[test]
fn nid_r6_moving_her_can_complete_a_line() {
    let game = last_end("W3 W4 H H M0 M0 B ylud@hunter E5 E6").play(0, "ylud blacksmith").asks(0, "hero");
    game.play(0, "hero skaa").awaits("over");
}

#[test]
fn nid_r6_moving_her_away_costs_no_hero() {
    let game = last_end("W3 H M0 B E5 skaa ylud@hunter").play(0, "ylud warrior").awaits("over");
    assert_eq!(game.command_zone(0), "skaa");
}

#[test]
fn nid_r6_she_is_a_hero_and_never_discarded() {
    let game = table("2p; age 2; round 3; 0: army W3 ylud@warrior H M0 B E5; agenda recruit.0 round");
    let game = game.play(0, "hero bonfur");
    assert_eq!(game.choices(0), "discard hunter, discard miner, discard explorer");
}

#[test]
fn nid_r7_a_hero_of_her_last_placement_is_played_normally() {
    let game = last_end("W3 W4 H H M0 M0 B E5 E6 ylud").play(0, "ylud blacksmith").asks(0, "hero");
    let game = game.play(0, "hero dagda").asks(0, "discard").play(0, "discard miner warrior").awaits("over");
    assert_eq!(game.ranks(0), [1, 5, 1, 2, 2]);
}

#[test]
fn nid_r7_grid_then_transforms_a_coin_from_hand() {
    let game = last_end("W3 W4 H H M0 M0 B E5 E6 ylud").play(0, "ylud blacksmith").play(0, "hero grid");
    let game = game.play(0, "transform 5 hand").awaits("over");
    assert_eq!(game.coins(0), "0 2 3 4 g12");
}

#[test]
fn nid_r7_thrud_recruited_then_is_placed_and_goes_to_the_command_zone() {
    let game = last_end("W3 W4 H H M0 M0 B E5 E6 ylud").play(0, "ylud blacksmith");
    let game = game.play(0, "hero thrud hunter").awaits("over");
    assert_eq!((game.column(0, "hunter").as_str(), game.command_zone(0).as_str()), ("H H", "thrud"));
    assert_eq!(game.part(0, "heroes"), 13);
}

#[test]
fn nid_r7_placed_thrud_can_complete_one_more_line_before_she_goes() {
    let game = last_end("W3 W4 W5 H H H M0 M0 M1 B B B E5 ylud").play(0, "ylud explorer").asks(0, "hero");
    let game = game.play(0, "hero thrud explorer").asks(0, "hero").play(0, "hero skaa").awaits("over");
    assert_eq!(game.ranks(0), [3, 3, 3, 3, 2]);
    assert_eq!(game.command_zone(0), "skaa thrud");
}
