//! Section 2: the taverns of two players.

use elvaland_rules::mechanics::Event;

use crate::kit::{Table, table};

/// Seat 0 plays first at the second tavern, which has these cards.
fn second_tavern(cards: &str) -> Table {
    table(&format!("2p; round 2; taverns - / {cards} / S E9 E10; 0: coins 5/4/3/0 2; 1: coins 4/3/5/0 2"))
}

/// Both bid the 0 on the second tavern of the last round; seat 0 plays first and lacks one card for a line.
fn second_tavern_for_0(army: &str, cards: &str) -> Table {
    table(&format!(
        "2p; age 2; round 4; taverns - / {cards} / -; 0: gem 5, coins 5/0/3/2 4, army {army}; \
         1: gem 4, coins 4/0/3/2 5"
    ))
}

#[test]
fn in_the_first_tavern_both_choose_and_the_last_card_is_discarded() {
    let game = table("2p; round 2; taverns C5 S T2 / S T4 E8 / S E9 E10; 0: coins 5/4/3/0 2; 1: coins 4/3/5/0 2");
    let left = game.card("C5");
    let game = game.play(0, "take S").asks(1, "take");
    assert_eq!(game.choices(1), "take T2, take C5");
    let game = game.play(1, "take T2").asks(0, "take");
    assert!(game.events().contains(&Event::LeftOver(left)));
    assert_eq!((game.tavern(1).as_str(), game.coins(1).as_str()), ("", "0 2 3 4 5"), "a card left over does nothing");
}

#[test]
fn in_the_third_tavern_both_choose_and_the_last_card_is_discarded() {
    let game = table("2p; round 2; taverns - / - / S E9 E10; 0: coins 5/4/3/0 2; 1: coins 4/3/5/0 2");
    let left = game.card("E10");
    let game = game.play(1, "take E9").asks(0, "take").play(0, "take S").awaits("chance: deal");
    assert!(game.events().contains(&Event::LeftOver(left)));
}

#[test]
fn in_the_second_tavern_the_first_player_discards_one_of_the_two_cards_left() {
    let game = second_tavern("S T2 E5+m");
    let dropped = game.card("E5+m");
    let game = game.play(0, "take S").asks(0, "drop");
    assert_eq!(game.choices(0), "drop T2, drop E5+m");
    let game = game.play(0, "drop E5+m").asks(1, "take");
    assert_eq!((game.tavern(2).as_str(), game.choices(1).as_str()), ("T2", "take T2"), "the other one takes the last");
    let game = game.play(1, "take T2").asks(1, "take");
    assert_eq!(
        game.events().iter().filter(|event| matches!(event, Event::Dropped(_, card) if *card == dropped)).count(),
        1
    );
    assert!(!game.events().iter().any(|event| matches!(event, Event::LeftOver(_))), "nothing is left over");
}

#[test]
fn equal_cards_to_discard_are_one_choice() {
    let game = second_tavern("S S T2").play(0, "take T2").asks(0, "drop");
    assert_eq!(game.choices(0), "drop S");
    let game = game.play(0, "drop S").asks(1, "take");
    assert_eq!(game.choices(1), "take S", "the other one is still there");
}

#[test]
fn a_discarded_card_must_be_in_the_tavern() {
    second_tavern("S T2 E5+m")
        .play(0, "take S")
        .refused(0, "drop S", "S is not in this tavern")
        .refused(0, "drop E9", "E9 is not in this tavern")
        .refused(0, "take T2", "the choice now is `drop`")
        .refused(1, "drop T2", "seat 1 is not asked now");
}

#[test]
fn the_second_player_discards_nothing() {
    let game = second_tavern("S T2 E5+m").play(0, "take S").play(0, "drop T2").play(1, "take E5+m").asks(1, "take");
    assert_eq!(game.tavern(3), "S E9 E10");
}

#[test]
fn the_higher_gem_is_the_first_player_of_a_tie() {
    let game = table("2p; round 2; taverns - / S T2 E9 / -; 0: gem 4, coins 5/4/3/0 2; 1: gem 5, coins 3/4/5/0 2");
    let game = game.play(1, "take S").asks(1, "drop").play(1, "drop T2").play(0, "take E9");
    assert_eq!(game.gems(), [5, 4], "gems swap there too");
}

#[test]
fn nai_r10_the_first_player_places_improves_discards_recruits_and_trades_in_this_order() {
    let game = second_tavern_for_0("S T1+o E5+m F2.stone", "C5 T2 E9").play(0, "take C5").asks(0, "improve");
    assert_eq!(game.ranks(0), [1; 5], "placed first");
    let game = game.play(0, "improve 4").asks(0, "drop");
    assert_eq!(game.laid(0), "5/0/3/2 g5");
    let game = game.play(0, "drop T2").asks(0, "hero");
    assert_eq!(game.laid(0), "5/0/3/2 g5", "no trade yet");
    let game = game.play(0, "hero gurdan").asks(1, "take");
    assert_eq!(game.laid(0), "5/0/3/2 g7");
}

#[test]
fn nai_r10_the_coin_is_improved_before_the_discard() {
    let game = second_tavern("C5 S T2").play(0, "take C5").asks(0, "drop");
    assert_eq!(game.laid(0), "5/g5/3/0 2");
}

#[test]
fn nai_r10_cognars_come_after_the_discard() {
    let game = second_tavern_for_0("T1+o E5+m F2.stone C5", "S T2 E9").play(0, "take S").asks(0, "drop");
    game.refused(0, "hero gurdan", "the choice now is `drop`").play(0, "drop T2").asks(0, "hero");
}

#[test]
fn nai_r10_without_a_line_the_trade_follows_the_discard() {
    let game = second_tavern_for_0("", "S T2 E9").play(0, "take S").asks(0, "drop");
    assert_eq!(game.laid(0), "5/0/3/2 4");
    assert_eq!(game.play(0, "drop T2").laid(0), "5/0/3/2 g6");
}

#[test]
fn nai_r10_the_second_player_places_improves_recruits_and_trades() {
    let game = table(
        "2p; age 2; round 4; taverns - / C5 T2 E9 / -; 0: gem 5, coins 5/4/3/2 0; \
         1: gem 4, coins 4/0/3/2 5, army S T1+o E5+m F2.stone",
    );
    let game = game.play(0, "take T2").play(0, "drop E9").play(1, "take C5").asks(1, "improve");
    let game = game.play(1, "improve 2").asks(1, "hero").play(1, "hero borogam").awaits("over");
    // The 2 became a g5; with the 5 it makes 10, and of the equal coins the base coin is given up (NID-R3).
    assert_eq!(game.coins(1), "0 3 4 g5 g10");
}
