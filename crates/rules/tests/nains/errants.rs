//! Section 3: Paria tokens cover equal values in the column of the Errants.

use elvaland_rules::mechanics::Event;

use crate::kit::{Table, equal_errants, finished, orders, part, table_with, turn};

/// How many tokens lie in the army of a player.
fn tokens(game: &Table, seat: usize) -> u8 {
    game.state.table().army(crate::kit::seat(seat)).tokens()
}

/// The points of the Errants of this army.
fn errants(army: &str) -> u16 {
    part(army, "errants")
}

#[test]
fn the_errants_are_worth_the_sum_of_their_points() {
    assert_eq!(errants(""), 0);
    assert_eq!(errants("E5+m E6+m E11"), 22);
}

#[test]
fn a_second_card_of_the_same_value_is_covered() {
    assert_eq!(errants("E8 E8+m"), 8);
    assert_eq!(errants("E8+m E9 E8"), 17, "another card between them changes nothing");
}

#[test]
fn a_token_is_placed_when_the_card_is() {
    let game = turn("E8", "E8+m S T2").play(0, "take E8+m");
    assert_eq!(tokens(&game, 0), 1);
    let covered = game.events().iter().filter(|event| matches!(event, Event::Covered(..))).count();
    assert_eq!((covered, game.part(0, "errants")), (1, 8));
    let game = turn("E9", "E8+m S T2").play(0, "take E8+m");
    assert_eq!((tokens(&game, 0), game.part(0, "errants")), (0, 17));
}

#[test]
fn rank_and_malt_of_a_covered_card_count() {
    let game = turn("E8", "E8+m S T2").play(0, "take E8+m");
    assert_eq!((game.ranks(0), game.part(0, "malt")), ([0, 0, 2, 0, 0], 1));
    let game = turn("E8 S S T1+o T2 F2.stone F3.wind C5 C6 gurdan", "E8+m S T2").play(0, "take E8+m").asks(0, "hero");
    assert_eq!(game.ranks(0), [2; 5], "the covered rank completes the line");
}

#[test]
fn every_further_card_of_the_value_is_covered() {
    assert_eq!(errants("E8 E8+m E8 E8+m"), 8);
}

#[test]
fn pairs_of_different_values_are_covered_each() {
    assert_eq!(errants("E5+m E5+m E6+m E6+m E11 E11 E10"), 5 + 6 + 11 + 10);
}

#[test]
fn the_armies_of_others_do_not_matter() {
    let game = finished("army E8", "army E8+m");
    assert_eq!((game.part(0, "errants"), game.part(1, "errants")), (8, 8));
}

#[test]
fn values_of_other_columns_do_not_matter() {
    assert_eq!(orders("C5 fey E5+m"), [0, 5, 5, 0, 5]);
    assert_eq!(orders("oboron gaat@temple E9 E10"), [0, 2, 19, 0, 0]);
}

#[test]
fn nai_r3_droh_on_a_10_is_covered() {
    let game = turn("E10 S T1+o F2.stone", "C5 S T2").play(0, "take C5").play(0, "hero droh");
    assert_eq!(tokens(&game, 0), 1);
    assert_eq!(game.ranks(0), [1, 1, 3, 1, 1]);
}

#[test]
fn nai_r3_a_10_after_droh_is_covered() {
    let game = turn("droh", "E10 S T2").play(0, "take E10");
    assert_eq!(tokens(&game, 0), 1);
}

#[test]
fn nai_r3_a_15_after_oosram_and_oosram_after_a_15_are_covered() {
    let game = |army: &str| {
        let text = format!("2p; age 2; round 4; 0: army {army}; agenda over");
        let game = table_with(equal_errants(15), &text);
        (tokens(&game, 0), game.part(0, "errants"))
    };
    assert_eq!(game("oosram E15"), (1, 30), "covered, but Oösräm removes it");
    assert_eq!(game("E15 oosram"), (1, 30));
    assert_eq!(game("E15 oosram E15 E15"), (3, 45), "two of three are removed");
}

#[test]
fn nai_r3_gaat_among_the_errants_counts_as_a_9_for_later_cards() {
    let game = turn("oboron gaat@errants", "E9 S T2").play(0, "take E9");
    assert_eq!((tokens(&game, 0), game.part(0, "errants")), (1, 9));
    assert_eq!(errants("oboron gaat@errants E8"), 17);
}

#[test]
fn nai_r3_gaat_is_never_covered() {
    assert_eq!(errants("E9 oboron gaat@errants"), 18);
    let game = turn("E9 S T1+o F2.stone", "C5 S T2").play(0, "take C5").play(0, "hero oboron");
    let game = game.play(0, "ally errants");
    assert_eq!((tokens(&game, 0), game.part(0, "errants")), (0, 18));
}

#[test]
fn nai_r3_after_a_9_and_gaat_another_9_is_covered_once() {
    let game = finished("army E9 oboron gaat@errants E9", "");
    assert_eq!((tokens(&game, 0), game.part(0, "errants")), (1, 18));
}

#[test]
fn nai_r3_a_mercenary_is_not_covered_but_covers_later_cards() {
    let game = |army: &str| {
        let text = format!("2p; age 2; round 4; 0: army {army}; agenda over");
        let game = table_with(equal_errants(20), &text);
        (tokens(&game, 0), game.part(0, "errants"))
    };
    assert_eq!(game("E20 dawn@errants"), (0, 40), "placed later, a mercenary is not covered");
    assert_eq!(game("dawn@errants E20"), (1, 20), "placed earlier, it covers");
    assert_eq!(game("dawn@forge E20"), (0, 20), "only in this column");
    assert_eq!(game("akab@errants E20"), (0, 41), "another value");
}

#[test]
fn nai_r3_oosram_and_a_mercenary_among_the_errants_have_different_values() {
    assert_eq!(errants("oosram droh dawn@errants akab@errants"), 15 + 10 + 20 + 21);
}

#[test]
fn nai_r3_without_tokens_left_nothing_is_covered() {
    let errants = ["E5"; 6].join(" ") + &" E5+m".repeat(7);
    let text = format!(
        "2p; age 2; round 4; taverns E5 S T2 / - / -; deck2 S; \
         0: coins 5/4/3/0 2, army {errants}; 1: coins 4/3/5/0 2"
    );
    let game = table_with(equal_errants(5), &text);
    assert_eq!((tokens(&game, 0), game.part(0, "errants")), (12, 5));
    let game = game.play(0, "take E5");
    assert_eq!((tokens(&game, 0), game.part(0, "errants")), (12, 10), "the last one is not covered");
}

#[test]
fn nai_r3_the_twelve_tokens_are_those_of_all_players() {
    let errants = ["E5"; 6].join(" ") + &" E5+m".repeat(7);
    let text = format!(
        "2p; age 2; round 4; taverns E5 S T2 / - / -; deck2 S; \
         0: coins 4/3/5/0 2, army {errants}; 1: coins 5/4/3/0 2, army E5+m"
    );
    let game = table_with(equal_errants(5), &text).play(1, "take E5");
    assert_eq!(([0, 1].map(|seat| tokens(&game, seat)), game.part(1, "errants")), ([12, 0], 10));
}

#[test]
fn nai_r4_brum_uncovers_the_highest_covered_value() {
    assert_eq!(errants("E6+m E6+m E11 E11 E8 E8+m brum"), 6 + 11 + 8 + 11);
}

#[test]
fn nai_r4_droh_uncovers_one_card_possibly_its_own() {
    assert_eq!(errants("E10 droh"), 20);
    assert_eq!(errants("E11 E11 E10 droh"), 11 + 10 + 11, "the 11 is higher than Dröh's 10");
    assert_eq!(errants("droh E10"), 20);
}

#[test]
fn nai_r4_oosram_uncovers_two_cards() {
    assert_eq!(errants("E6+m E6+m E11 E11 E8 E8+m oosram"), 6 + 11 + 8 + 15 + 11 + 8);
}

#[test]
fn nai_r4_removals_add_up() {
    let pairs = "E5+m E5+m E6+m E6+m E7+m E7+m E9 E9 E11 E11";
    let visible = 5 + 6 + 7 + 9 + 11;
    assert_eq!(errants(pairs), visible);
    assert_eq!(errants(&format!("{pairs} brum")), visible + 11);
    assert_eq!(errants(&format!("{pairs} droh")), visible + 10 + 11);
    assert_eq!(errants(&format!("{pairs} brum droh")), visible + 10 + 11 + 9);
    assert_eq!(errants(&format!("{pairs} oosram")), visible + 15 + 11 + 9);
    assert_eq!(errants(&format!("{pairs} oosram brum")), visible + 15 + 11 + 9 + 7);
    assert_eq!(errants(&format!("{pairs} oosram droh")), visible + 15 + 10 + 11 + 9 + 7);
    assert_eq!(errants(&format!("{pairs} oosram droh brum")), visible + 15 + 10 + 11 + 9 + 7 + 6);
}

#[test]
fn nai_r4_more_removals_than_tokens_uncover_what_there_is() {
    assert_eq!(errants("E8 E8+m oosram droh brum"), 16 + 15 + 10);
    assert_eq!(errants("E8 oosram brum"), 8 + 15);
    assert_eq!(errants("oosram droh brum"), 25);
}

#[test]
fn nai_r4_no_choice_is_asked() {
    let game = turn("E8 E10 E10 droh", "E8+m S T2").play(0, "take E8+m").play(1, "take S").awaits("over");
    assert_eq!(game.part(0, "errants"), 8 + 10 + 10, "the tokens lie on a 10, on Dröh and on an 8; a 10 is uncovered");
}

#[test]
fn nai_r4_only_cards_that_got_a_token_can_be_uncovered() {
    // Eleven tokens lie with the other player, so the third and the fourth Errant got none.
    let text = "2p; age 2; round 4; 0: army E5 E5 E5 E5 E5 E5 E5 E5 E5+m E5+m E5+m E5+m; \
        1: tokens 1, army E5+m E5+m E5+m E5+m oosram; agenda over";
    let game = table_with(equal_errants(5), text);
    assert_eq!([0, 1].map(|seat| tokens(&game, seat)), [11, 1]);
    assert_eq!((game.part(0, "errants"), game.part(1, "errants")), (5, 4 * 5 + 15));
}
