//! Section 4: complete lines and the heroes they bring.

use elvaland_rules::nidavellir::NidavellirHero;

use crate::kit::table;

/// Seat 0 plays first, lacks one Warrior for a line, and can take one at the first tavern.
const ONE_SHORT: &str = "2p; age 2; round 4; taverns W3 H B / E6 M1 B / -; \
    0: coins 5/4/3/0 2, army H M0 B E5; 1: coins 4/3/5/0 2";

/// The heroes that anybody can always take.
const EASY: &str = "kraal tarah aral aegur lokdur zoral idunn astrid grid skaa dwerg_aesir dwerg_bergelmir \
    dwerg_jungir dwerg_sigmir dwerg_ymir ylud uline thrud@miner";

#[test]
fn a_card_that_completes_a_line_brings_a_hero_before_anybody_else_plays() {
    let game = table(ONE_SHORT).play(0, "take W3").asks(0, "hero").play(0, "hero skaa").asks(1, "take");
    assert_eq!(game.command_zone(0), "skaa");
}

#[test]
fn a_card_that_completes_no_line_brings_none() {
    table(ONE_SHORT).play(0, "take H").asks(1, "take");
}

#[test]
fn recruiting_is_compulsory() {
    let game = table(ONE_SHORT).play(0, "take W3");
    assert!(game.options(0).iter().all(|option| option.starts_with("hero ")));
    game.refused(0, "take H", "the choice now is `hero`").refused(1, "take H", "seat 1 is not asked now");
}

#[test]
fn a_hero_joins_one_player_only() {
    let game = table(ONE_SHORT).play(0, "take W3").play(0, "hero skaa");
    let game = game.play(1, "take H").play(0, "take E6");
    assert!(!game.state.table().heroes_left().contains(NidavellirHero::Skaa.id()));
    let rival = ONE_SHORT.replace("1: coins 4/3/5/0 2", "1: coins 4/3/5/0 2, army skaa");
    table(&rival).play(0, "take W3").refused(0, "hero skaa", "skaa already joined a player");
}

#[test]
fn a_second_line_brings_a_second_hero() {
    let game = table(
        "2p; age 2; round 4; taverns W3 H B / - / -; \
         0: coins 5/4/3/0 2, army W4 H H M0 M1 B B E5 E6 skaa; 1: coins 4/3/5/0 2",
    );
    game.play(0, "take W3").asks(0, "hero").play(0, "hero grid").play(0, "transform 5 tavern1").asks(1, "take");
}

#[test]
fn heroes_already_recruited_pay_for_as_many_lines_wherever_they_are() {
    for heroes in ["skaa", "kraal", "thrud@warrior"] {
        let game = table(&format!(
            "2p; age 2; round 4; taverns B M1 W3 / - / -; 0: coins 5/4/3/0 2, army W4 H M0 E5 {heroes}; \
             1: coins 4/3/5/0 2"
        ));
        game.play(0, "take B").asks(1, "take");
    }
}

#[test]
fn ranks_of_heroes_count_for_lines() {
    let game = table(
        "2p; age 2; round 4; taverns B M1 W3 / - / -; \
         0: coins 5/4/3/0 2, army kraal aral zoral E5 E6 B; 1: coins 4/3/5/0 2",
    );
    assert_eq!(game.ranks(0), [2, 2, 3, 1, 2]);
    game.play(0, "take B").asks(1, "take");

    let game = table(
        "2p; age 2; round 4; taverns B M1 W3 / - / -; \
         0: coins 5/4/3/0 2, army kraal H H zoral E5 E6 E7 B; 1: coins 4/3/5/0 2",
    );
    game.play(0, "take B").asks(1, "take");

    let game = table(
        "2p; age 2; round 4; taverns B M1 W3 / - / -; \
         0: coins 5/4/3/0 2, army kraal H H M0 M0 E5 E6 B; 1: coins 4/3/5/0 2",
    );
    game.play(0, "take B").asks(0, "hero");
}

#[test]
fn a_hero_who_completes_a_line_brings_the_next_one() {
    let game = table(
        "2p; age 2; round 4; taverns W3 H B / - / -; \
         0: coins 5/4/3/0 2, army H H M0 M0 E5 E6 W4 W5; 1: coins 4/3/5/0 2",
    );
    game.play(0, "take B").play(0, "hero aegur").asks(0, "hero").play(0, "hero skaa").asks(1, "take");
}

#[test]
fn a_neutral_hero_completes_no_line() {
    table(ONE_SHORT).play(0, "take W3").play(0, "hero dwerg_ymir").asks(1, "take");
}

#[test]
fn losing_a_card_never_costs_a_hero_and_the_line_rebuilt_brings_none() {
    let game = table(ONE_SHORT).play(0, "take W3").play(0, "hero bonfur").play(0, "discard explorer");
    assert_eq!(game.ranks(0), [1, 1, 1, 4, 0]);
    assert_eq!(game.column(0, "blacksmith"), "B bonfur", "the hero stays");
    let game = game.play(1, "take H").play(0, "take E6");
    assert_eq!(game.ranks(0), [1, 1, 1, 4, 1]);
    game.asks(1, "take");
}

#[test]
fn nid_r1_with_no_hero_left_the_recruitment_is_lost_and_the_game_goes_on() {
    let game = table(&format!(
        "2p; age 2; round 4; taverns W3 H B / E6 M1 B / -; 0: coins 5/4/3/0 2, army H M0 B E5; \
         1: coins -/-/-/-/0 2 3 4 5, army {EASY} dagda bonfur hourya",
    ));
    game.asks(1, "coin").play(1, "coin 4").play(0, "take W3").asks(1, "take");
}

#[test]
fn nid_r1_a_lost_recruitment_is_asked_again_at_the_next_placement() {
    let game = table(&format!(
        "2p; age 2; round 4; taverns W3 H B / E6 M1 B / -; 0: coins 5/4/3/0 2, army H M0 B E5 E7 E8 E9; \
         1: coins -/-/-/-/0 2 3 4 5, army {EASY} dagda bonfur",
    ));
    let game = game.play(1, "coin 4").play(0, "take W3").asks(1, "take");
    assert_eq!(game.ranks(0), [1, 1, 1, 1, 4], "Hourya is left, but she asks for five Explorers");
    let game = game.play(1, "take H").play(1, "coin 3").play(0, "take E6").asks(0, "hero");
    assert_eq!(game.choices(0), "hero hourya");
    game.play(0, "hero hourya").asks(1, "take");
}

#[test]
fn nid_r1_nothing_is_owed_while_no_card_is_placed() {
    let game = table(&format!(
        "2p; age 2; round 4; taverns R5 H B / E6 M1 B / -; 0: coins 5/4/3/0 2, army W3 H M0 B E5 E7 E8 E9 E10; \
         1: coins -/-/-/-/0 2 3 4 5, army {EASY} dagda bonfur",
    ));
    let game = game.play(1, "coin 4").play(0, "take R5").play(0, "transform 2 pouch").asks(1, "take");
    game.play(1, "take H").play(1, "coin 3").play(0, "take M1").asks(0, "hero");
}
