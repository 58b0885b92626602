//! Section 4: lines, and what every Cognar brings.

use elvaland_rules::Audience;
use elvaland_rules::mechanics::Event;

use crate::kit::{Table, seat, table, turn, turn_against};

/// Lacks a card of the Bouclier for a line.
const ONE_SHORT: &str = "T1+o E5+m F2.stone C5";

/// Seat 0 has just completed its first line.
fn line() -> Table {
    turn(ONE_SHORT, "S T2 E9").play(0, "take S").asks(0, "hero")
}

/// Checks that the Cognar is recruited, asks no question, and has this number of ranks in this column.
#[track_caller]
fn stands(cognar: &str, column: &str, ranks: [u8; 5]) {
    let game = line().play(0, &format!("hero {cognar}")).asks(1, "take");
    assert!(game.column(0, column).ends_with(&format!(" {cognar}")), "on top of its column");
    assert_eq!((game.ranks(0), game.command_zone(0).as_str()), (ranks, ""));
}

/// The Cognar goes to the command zone and causes no further question.
#[track_caller]
fn commands(cognar: &str) {
    let game = line().play(0, &format!("hero {cognar}")).asks(1, "take");
    assert_eq!((game.ranks(0), game.command_zone(0).as_str()), ([1; 5], cognar));
}

#[test]
fn a_card_that_completes_a_line_brings_a_cognar_before_anybody_else_plays() {
    let game =
        line().refused(0, "take T2", "the choice now is `hero`").refused(1, "take T2", "seat 1 is not asked now");
    game.play(0, "hero gurdan").asks(1, "take");
}

#[test]
fn a_card_that_completes_no_line_brings_none() {
    turn(ONE_SHORT, "S T2 E9").play(0, "take T2").asks(1, "take");
}

#[test]
fn a_line_that_was_rewarded_brings_nothing_again() {
    turn("S T1+o E5+m F2.stone C5 gurdan", "S T2 E9").play(0, "take S").asks(1, "take");
}

#[test]
fn every_cognar_left_may_be_recruited_but_the_mercenaries_not_without_a_second_line() {
    let game = line();
    let options = game.options(0);
    assert_eq!(options.len(), 17);
    assert_eq!(options[0], "hero volgrir");
    assert!(!game.may_recruit(0, "tadgar") && !game.may_recruit(0, "gaat") && !game.may_recruit(0, "tiss"));
}

#[test]
fn a_cognar_joins_one_player_only() {
    turn_against("gurdan", ONE_SHORT, "S T2 E9").play(0, "take S").refused(
        0,
        "hero gurdan",
        "gurdan already joined a player",
    );
}

#[test]
fn volgrir_has_two_ranks_of_the_bouclier() {
    stands("volgrir", "bouclier", [3, 1, 1, 1, 1]);
}

#[test]
fn abokar_has_one_rank_of_the_bouclier() {
    stands("abokar", "bouclier", [2, 1, 1, 1, 1]);
}

#[test]
fn svara_has_one_rank_of_the_bouclier_and_shows_cards() {
    let game = line().play(0, "hero svara").awaits("chance: offer");
    assert_eq!((game.column(0, "bouclier").as_str(), game.ranks(0)), ("S svara", [2, 1, 1, 1, 1]));
}

#[test]
fn ararun_has_two_ranks_of_the_temple() {
    stands("ararun", "temple", [1, 3, 1, 1, 1]);
}

#[test]
fn sriza_has_one_rank_of_the_temple() {
    stands("sriza", "temple", [1, 2, 1, 1, 1]);
}

#[test]
fn fey_has_one_rank_of_the_temple() {
    stands("fey", "temple", [1, 2, 1, 1, 1]);
}

#[test]
fn kardum_has_two_ranks_of_talion() {
    stands("kardum", "talion", [1, 1, 1, 1, 3]);
}

#[test]
fn oosram_has_one_rank_of_the_errants() {
    stands("oosram", "errants", [1, 1, 2, 1, 1]);
}

#[test]
fn droh_has_two_ranks_of_the_errants() {
    stands("droh", "errants", [1, 1, 3, 1, 1]);
}

#[test]
fn ulrog_has_one_rank_of_the_forge() {
    stands("ulrog", "forge", [1, 1, 1, 2, 1]);
}

#[test]
fn tala_has_two_ranks_of_the_forge() {
    stands("tala", "forge", [1, 1, 1, 3, 1]);
}

#[test]
fn torun_has_one_rank_of_the_forge() {
    stands("torun", "forge", [1, 1, 1, 2, 1]);
}

#[test]
fn gurdan_borogam_and_jorun_go_to_the_command_zone() {
    commands("gurdan");
    commands("borogam");
    commands("jorun");
}

#[test]
fn derdhr_has_one_rank_of_talion_and_transforms_a_coin_by_5() {
    let game = line().play(0, "hero derdhr").asks(0, "transform");
    assert_eq!(game.ranks(0), [1, 1, 1, 1, 2]);
    assert_eq!(game.choices(0), "transform 2 pouch, transform 3 tavern3, transform 4 tavern2, transform 5 tavern1");
    let after = |coin: &str| game.clone().play(0, coin).asks(1, "take").laid(0);
    assert_eq!(after("transform 5 tavern1"), "g10/4/3/0 2");
    assert_eq!(after("transform 3 tavern3"), "5/4/g8/0 2");
    assert_eq!(after("transform 2 pouch"), "5/4/3/0 g7");
}

#[test]
fn derdhr_never_transforms_the_0() {
    line().play(0, "hero derdhr").refused(0, "transform 0 pouch", "the trading coin 0 can never be given up");
}

#[test]
fn nai_r2_derdhr_never_transforms_the_special_3() {
    let game = turn("S T1+o T3 E5+m E8 F2.stone F3.wind kardum", "S T2 E9");
    let game = game.play(0, "take S").play(0, "hero derdhr");
    assert_eq!(game.options(0).len(), 4);
    game.refused(0, "transform s3 pouch", "the trading coin s3 can never be given up");
}

#[test]
fn derdhrs_coin_takes_the_next_one_available_and_is_seen_by_all() {
    let game = table(
        "2p; age 2; round 4; taverns S T2 E9 / - / -; \
         0: coins 5/4/3/0 2, army T1+o E5+m F2.stone C5; 1: coins 4/g10/g10/0 2",
    );
    let game = game.play(0, "take S").play(0, "hero derdhr");
    assert_eq!(game.clone().play(0, "transform 5 tavern1").laid(0), "g11/4/3/0 2");
    let game = game.play(0, "transform 3 tavern3");
    assert_eq!(game.seen(Audience::Spectator, 0), "5/?/g8/? ?", "hidden, but everybody saw it (NID-R11)");
}

#[test]
fn derdhrs_transform_changes_the_bid_of_a_later_tavern() {
    let game = table(
        "2p; age 2; round 3; taverns S T2 E9 / - / S E8 E10; \
         0: coins 5/4/3/0 2, army T1+o E5+m F2.stone C5; 1: coins 4/3/5/0 2",
    );
    let game = game.play(0, "take S").play(0, "hero derdhr").play(0, "transform 3 tavern3").play(1, "take T2");
    game.asks(0, "take");
}

#[test]
fn oboron_brings_gaat_who_stands_in_any_column() {
    let game = line().play(0, "hero oboron").asks(0, "ally");
    assert_eq!(game.choices(0), "ally bouclier, ally temple, ally errants, ally forge, ally talion");
    let game = game.play(0, "ally forge").asks(1, "take");
    assert_eq!((game.command_zone(0).as_str(), game.column(0, "forge").as_str()), ("oboron", "F2.stone gaat"));
    assert_eq!(game.ranks(0), [1, 1, 1, 2, 1]);
}

#[test]
fn nai_r12_gaat_in_bouclier_is_one_rank_in_all() {
    let game = line().play(0, "hero oboron").play(0, "ally bouclier").asks(1, "take");
    assert_eq!((game.column(0, "bouclier").as_str(), game.ranks(0)), ("S gaat", [2, 1, 1, 1, 1]));
    assert_eq!(game.part(0, "bouclier"), 7, "the value of the track for two ranks, and no points");
}

#[test]
fn gaat_may_complete_a_line() {
    let game = turn("T1+o T2 E5+m E9 F2.stone F3.wind C5 C6", "S T2+m E10").play(0, "take S");
    let game = game.play(0, "hero oboron").play(0, "ally bouclier").asks(0, "hero");
    assert_eq!(game.ranks(0), [2; 5]);
    game.play(0, "hero gurdan").asks(1, "take");
}

#[test]
fn gaat_recruits_only_by_completing_a_line() {
    let game = turn("T1+o T2 E5+m E9 F2.stone F3.wind C5 C6", "S T2+m E10").play(0, "take S");
    game.play(0, "hero oboron").play(0, "ally temple").asks(1, "take");
}

#[test]
fn gaat_is_no_recruitment() {
    let game = turn("T1+o T2 E5+m E9 F2.stone F3.wind C5 C6 oboron gaat@bouclier", "S T2+m E10").play(0, "take S");
    let game = game.asks(0, "hero");
    assert_eq!(game.ranks(0), [2; 5], "the second line brings the second Cognar, for Oboron was the first");
    game.play(0, "hero gurdan").asks(1, "take");
}

#[test]
fn oborons_ally_comes_before_the_next_cognar() {
    let game = turn("T1+o T2 T3 E5+m E9 E10 F2.stone F3.wind F4.star C5 C6 C7", "S T2+m E11").play(0, "take S");
    let game = game.play(0, "hero volgrir").asks(0, "hero").play(0, "hero oboron").asks(0, "ally");
    game.play(0, "ally temple").asks(0, "hero").play(0, "hero gurdan").asks(1, "take");
}

#[test]
fn a_cognar_may_complete_the_next_line() {
    let game = turn("T1+o T2 E5+m E9 F2.stone F3.wind C5 C6", "S T2+m E10").play(0, "take S");
    game.play(0, "hero abokar").asks(0, "hero").play(0, "hero gurdan").asks(1, "take");
}

#[test]
fn recruiting_a_cognar_is_a_public_event() {
    let game = line().play(0, "hero oboron").play(0, "ally forge");
    let recruited = game.events().iter().filter(|event| matches!(event, Event::Recruited(who, _) if *who == seat(0)));
    assert_eq!(recruited.count(), 1, "Gaat comes along and is not recruited");
}

#[test]
fn nid_r1_with_no_cognar_left_the_recruitment_is_lost_for_now() {
    let others = "volgrir abokar svara ararun sriza fey derdhr kardum oosram droh ulrog tala torun gurdan borogam \
        jorun oboron gaat@temple tadgar@forge lygdr@forge wal@forge akab@forge dawn@forge";
    turn_against(others, ONE_SHORT, "S T2 E9").play(0, "take S").asks(1, "take");
}
