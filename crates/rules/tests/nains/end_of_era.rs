//! Sections 1 and 5: how the eras end.

use elvaland_rules::mechanics::{Age, Event};

use crate::kit::{random_game, table};

#[test]
fn era_1_ends_with_its_deck_and_era_2_begins() {
    let game = table("2p; round 4; taverns - / - / S T4 E9; deck1 -; 0: coins 5/4/3/0 2; 1: coins 4/5/2/0 3");
    let game = game.play(0, "take S").play(1, "take T4").awaits("chance: deal");
    assert_eq!((game.state.table().age(), game.state.table().round()), (Age::Second, 1));
    game.deal("F0.stone+m F1.wind+m F2.star / F3.fire F4.iron F5.stone / S S S").awaits("0 1: bid");
}

#[test]
fn four_players_end_an_era_after_three_rounds() {
    let end = |players: usize, round: u8| {
        let game = table(&format!("{players}p; round {round}; agenda round"));
        (game.state.table().age(), game.awaited())
    };
    let deal = || "chance: deal".to_owned();
    assert_eq!([end(2, 3), end(3, 3)], [(Age::First, deal()), (Age::First, deal())]);
    assert_eq!([end(4, 3), end(5, 3)], [(Age::Second, deal()), (Age::Second, deal())]);
    assert_eq!([end(2, 4), end(3, 4)], [(Age::Second, deal()), (Age::Second, deal())]);
}

#[test]
fn era_2_ends_with_one_card_left() {
    let game = table("2p; age 2; round 4; taverns - / - / S T4 E9; deck2 C8; 0: coins 5/4/3/0 2; 1: coins 4/5/2/0 3");
    let game = game.play(0, "take S").play(1, "take T4").awaits("over");
    assert_eq!(game.state.deck(Age::Second).len(), 1);
    assert_eq!(game.events().last(), Some(&Event::Over));
}

#[test]
fn era_2_ends_with_no_card_left_if_svara_took_one() {
    let game = table(
        "2p; age 2; round 4; taverns - / - / S T4 E9; deck2 -; 0: coins 5/4/3/0 2, army svara; 1: coins 4/5/2/0 3",
    );
    assert_eq!(game.play(0, "take S").play(1, "take T4").awaits("over").state.deck(Age::Second).len(), 0);
}

#[test]
fn there_is_no_evaluation_at_the_end_of_era_2() {
    let game = table("2p; age 2; round 4; taverns - / - / S T4 E9; 0: coins 5/4/3/0 2; 1: coins 4/5/2/0 3");
    let game = game.play(0, "take S").play(1, "take T4").awaits("over");
    assert!(!game.events().iter().any(|event| matches!(event, Event::Awarded(..))));
    assert_eq!(game.command_zone(0), "");
}

#[test]
fn a_trade_of_the_last_tavern_comes_before_the_evaluation() {
    let game = table("2p; round 4; taverns - / - / S T4 E9; 0: coins 5/4/0/2 3, army C5; 1: coins 4/5/2/0 3");
    let game = game.play(1, "take S").play(0, "take T4");
    // 2 and 3 make a 5; then Ordo adds 2 and 4, gives up the 2 and takes a 6.
    assert_eq!(game.coins(0), "0 4 5 g5 g6");
}

#[test]
fn whole_games_of_every_number_of_players_come_to_an_end() {
    for players in 2..=5 {
        for seed in 0..12 {
            let game = random_game(players, seed, |_| ());
            assert!(!game.winners().is_empty());
            let awards = game.events().iter().filter(|event| matches!(event, Event::Awarded(..))).count();
            assert_eq!(awards, 6);
        }
    }
}
