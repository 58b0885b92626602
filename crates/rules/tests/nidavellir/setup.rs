//! Section 1: what is in the box and how a game begins.
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Age, Coin, Rules, Treasure};
use elvaland_rules::nidavellir::{Edition, Nidavellir, Options};

use crate::kit::{Table, new_game, seat, table};

/// A new game, with its gems in order.
fn game_for(players: usize) -> Table {
    let options = Options::new(players).unwrap();
    let gems: Vec<u8> = options.gems().collect();
    new_game(&options, &gems)
}

fn deck(players: usize, age: Age) -> String {
    let rules = Nidavellir::new(Options::new(players).unwrap());
    let names: Vec<&str> = rules.deck(age).cards().iter().map(|&card| rules.card_name(card)).collect();
    names.join(" ")
}

#[test]
fn players_start_with_coins_0_2_3_4_5_and_no_army() {
    for players in 2..=5 {
        let table = game_for(players);
        for seat in 0..players {
            assert_eq!(table.laid(seat), "-/-/-/-/0 2 3 4 5");
            assert_eq!(table.ranks(seat), [0; 5]);
            assert_eq!(table.command_zone(seat), "");
        }
    }
}

#[test]
fn the_gems_of_the_original_edition_end_with_the_5() {
    let gems = |players| Options::new(players).unwrap().gems().collect::<Vec<_>>();
    assert_eq!(gems(2), [4, 5]);
    assert_eq!(gems(3), [3, 4, 5]);
    assert_eq!(gems(4), [2, 3, 4, 5]);
    assert_eq!(gems(5), [1, 2, 3, 4, 5]);
}

#[test]
fn the_gems_of_the_german_edition_begin_with_the_1() {
    for players in 2..=5 {
        let options = Options::new(players).unwrap().with_edition(Edition::German);
        assert!(options.gems().eq(1..=players as u8));
    }
}

#[test]
fn gems_are_dealt_at_random_one_to_each_player() {
    let options = Options::new(3).unwrap();
    let mut orders: Vec<Vec<u8>> = (0..100)
        .map(|seed| {
            let state = Nidavellir::start(&options, Dealer::new(seed).rng());
            (0..3).map(|index| state.table().gem(seat(index))).collect()
        })
        .collect();
    orders.sort();
    orders.dedup();
    let all = [[3, 4, 5], [3, 5, 4], [4, 3, 5], [4, 5, 3], [5, 3, 4], [5, 4, 3]];
    assert_eq!(orders, all, "every order occurs, and nothing else");
}

#[test]
fn the_treasure_holds_34_coins_for_four_and_five_players() {
    let copies = [2, 2, 3, 2, 3, 2, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    for players in [4, 5] {
        let table = game_for(players);
        let counts: Vec<u8> = Coin::TREASURE_VALUES.map(|value| table.treasure(value)).collect();
        assert_eq!(counts, copies);
        assert_eq!(copies.iter().sum::<u8>(), 34);
    }
}

#[test]
fn two_and_three_players_remove_two_each_of_7_9_and_11() {
    for players in [2, 3] {
        let table = game_for(players);
        for value in Coin::TREASURE_VALUES {
            let removed = if [7, 9, 11].contains(&value) { 2 } else { 0 };
            assert_eq!(table.treasure(value), Treasure::FULL.count(value) - removed, "coins of {value}");
        }
    }
}

#[test]
fn each_age_has_the_35_dwarves_of_the_list() {
    let dwarves = "W3 W4 W5 W6 W6 W7 W8 W9 H H H H H H M0 M0 M1 M1 M2 M2 B B B B B B B B E5 E6 E7 E8 E9 E10 E11";
    for players in 2..=4 {
        assert_eq!(deck(players, Age::First), format!("{dwarves} R3"));
        assert_eq!(deck(players, Age::Second), format!("{dwarves} R5 R5"));
    }
}

#[test]
fn five_players_add_nine_cards_to_each_age() {
    let dwarves = "W3 W4 W5 W6 W6 W7 W8 W9 W10 H H H H H H H H M0 M0 M0 M1 M1 M1 M2 M2 \
                   B B B B B B B B B B E5 E6 E7 E8 E9 E10 E11 E12";
    assert_eq!(deck(5, Age::First), format!("{dwarves} R3 R3"));
    assert_eq!(deck(5, Age::Second), format!("{dwarves} R5 R5 R5"));
}

#[test]
fn decks_have_the_printed_sizes() {
    let sizes = |players| Age::ALL.map(|age| game_for(players).state.deck(age).len());
    assert_eq!([2, 3, 4].map(sizes), [[36, 37]; 3]);
    assert_eq!(sizes(5), [45, 46]);
}

#[test]
fn an_age_deals_its_whole_deck_and_the_second_one_keeps_one_card_for_the_pioneer() {
    for players in 2..=5 {
        let rules = Nidavellir::new(Options::new(players).unwrap());
        let dealt = usize::from(rules.rounds()) * 3 * rules.cards_per_tavern();
        assert_eq!(Age::ALL.map(|age| rules.deck(age).cards().len()), [dealt, dealt + 1], "{players} players");
    }
}

#[test]
fn twenty_one_heroes_wait_to_be_recruited() {
    assert_eq!(game_for(4).state.table().heroes_left().len(), 21);
}

#[test]
fn the_first_game_leaves_out_thrud_ylud_and_uline() {
    let first = "2p first-game; round 4; agenda recruit.0 round";
    let all = "2p; round 4; agenda recruit.0 round";
    for hero in ["thrud", "ylud", "uline"] {
        assert!(table(all).may_recruit(0, hero), "{hero} is in the full game");
        assert!(!table(first).may_recruit(0, hero), "{hero} is not in the first game");
    }
    table(first).refused(0, "hero uline", "uline is not in this game");
    assert_eq!(table(first).state.table().heroes_left().len(), 18);
}

#[test]
fn a_game_begins_with_the_cards_of_the_first_round() {
    let game = game_for(3);
    assert_eq!((game.state.table().age(), game.state.table().round()), (Age::First, 1));
    game.awaits("chance: deal").deal("W3 H B / E5 M0 B / H H R3").awaits("0 1 2: bid");
}

#[test]
fn no_seat_can_play_before_the_deal() {
    game_for(2).refused(0, "bid 2 3 4", "cards must be drawn first");
}

#[test]
fn totals_of_a_new_game_are_the_base_coins() {
    assert_eq!(game_for(5).state.totals(), [14; 5]);
}
