//! Section 5: the evaluation of the Orders at the end of era 1.

use elvaland_rules::Rules;
use elvaland_rules::mechanics::{Age, Event};
use elvaland_rules::nains::Nains;

use crate::kit::{Table, table};

/// The evaluation of two armies.
fn evaluated(one: &str, other: &str) -> Table {
    table(&format!("2p; round 4; 0: army {one}; 1: army {other}; agenda evaluate age.2"))
}

/// The end of era 1, with these coins for the winner of Talion.
fn ordo(coins: &str, army: &str, other_coins: &str) -> Table {
    table(&format!("2p; round 4; 0: coins {coins}, army {army}; 1: coins {other_coins}; agenda evaluate age.2"))
}

/// The last tavern of era 1 is resolved; tells the awards in order, with the winner.
fn awards(elite: &str) -> Vec<(&'static str, Option<usize>)> {
    let game = table(&format!(
        "2p {elite}; round 4; taverns - / - / S T4 E9; 0: coins 5/4/3/0 2, army S S+m F2.stone C5; \
         1: coins 4/5/2/0 3, army E5+m T2 T3"
    ));
    let game = game.play(0, "take S").play(1, "take T4").awaits("chance: deal");
    let award = |event: &Event| match event {
        Event::Awarded(hero, winner) => Some((Nains::hero_name(*hero), winner.map(|seat| seat.index()))),
        _ => None,
    };
    game.events().iter().filter_map(award).collect()
}

#[test]
fn a_strict_majority_of_ranks_wins_each_elite() {
    assert_eq!(evaluated("S", "").command_zone(0), "tiss");
    assert_eq!(evaluated("T4", "").command_zone(0), "aral");
    assert_eq!(evaluated("E9", "").command_zone(0), "brum");
    assert_eq!(evaluated("F2.stone", "").command_zone(0), "redwin");
    assert_eq!(evaluated("C5", "").command_zone(0), "ordo");
}

#[test]
fn all_five_and_the_certification_may_go_to_one_player() {
    let game = evaluated("S+m T4 E9 F2.stone C5", "");
    assert_eq!(game.command_zone(0), "tiss aral brum redwin ordo certification");
}

#[test]
fn a_tie_gives_an_elite_to_nobody() {
    let game = evaluated("S S", "S S");
    assert_eq!([0, 1].map(|seat| game.command_zone(seat)), ["", ""]);
    let game = table("3p; round 4; 0: army T4; 1: army T3; 2: army S; agenda evaluate age.2");
    assert_eq!([0, 1, 2].map(|seat| game.command_zone(seat)), ["", "", "tiss"]);
}

#[test]
fn a_tie_at_zero_gives_an_elite_to_nobody() {
    let game = evaluated("", "");
    assert_eq!([0, 1].map(|seat| game.command_zone(seat)), ["", ""]);
}

#[test]
fn gems_do_not_break_a_tie() {
    let game = table("2p; round 4; 0: gem 5, army S; 1: gem 4, army S; agenda evaluate age.2");
    assert_eq!([0, 1].map(|seat| game.command_zone(seat)), ["", ""]);
}

#[test]
fn ranks_decide_not_cards_nor_points() {
    assert_eq!(evaluated("ararun", "T4").command_zone(0), "aral");
    assert_eq!(evaluated("E9 E10", "oosram").command_zone(0), "brum");
    assert_eq!(evaluated("E10 droh", "E9 E11").command_zone(0), "brum", "covered ranks count");
    assert_eq!(evaluated("oboron gaat@talion", "").command_zone(0), "oboron ordo", "Ga'at's rank counts");
}

#[test]
fn the_elite_are_evaluated_in_the_order_of_the_set_up() {
    let tiss = ("tiss", Some(0));
    let expected = [tiss, ("aral", Some(1)), ("brum", Some(1)), ("redwin", Some(0)), ("ordo", Some(0))];
    let (elite, last) = (awards(""), ("certification", None));
    assert_eq!((&elite[..5], elite[5]), (&expected[..], last));
    let other = awards("elite=ordo,brum,tiss,redwin,aral");
    assert_eq!(other, [expected[4], expected[2], tiss, expected[3], expected[1], last]);
}

#[test]
fn gems_swap_and_coins_come_back_before_the_evaluation() {
    let game =
        table("2p; round 4; taverns - / - / S T4 E9; 0: gem 5, coins 5/4/3/0 2, army C5; 1: gem 4, coins 4/5/3/0 2");
    let game = game.play(0, "take S").play(1, "take T4").awaits("chance: deal");
    assert_eq!(game.gems(), [4, 5]);
    assert_eq!(game.laid(0), "-/-/-/-/0 3 4 5 g5", "Ordo added the two lowest coins of the hand");
    let told = |wanted: fn(&Event) -> bool| game.events().iter().position(wanted).expect("it happened");
    let swap = told(|event| matches!(event, Event::SwappedGems(..)));
    let back = told(|event| matches!(event, Event::CoinsBack));
    assert!(swap < back && back < told(|event| matches!(event, Event::Awarded(..))));
}

#[test]
fn no_card_of_the_second_deck_is_removed() {
    let game = evaluated("", "").awaits("chance: deal");
    assert_eq!((game.state.table().age(), game.state.deck(Age::Second).len()), (Age::Second, 37));
    assert!(!game.events().iter().any(|event| matches!(event, Event::Burned(_))));
}

#[test]
fn an_elite_nobody_won_stays_out_of_the_game() {
    let game = evaluated("S", "S");
    assert!(!game.state.table().heroes_left().iter().any(|hero| Nains::hero_name(hero) == "tiss"));
    table("2p; age 2; round 4; agenda recruit.0 round").refused(0, "hero tiss", "tiss is not recruited by lines");
}

#[test]
fn ordo_adds_the_two_lowest_coins_and_gives_up_the_lower() {
    let game = ordo("0 2 3 4 5", "C5", "0 2 3 4 5");
    assert_eq!((game.coins(0).as_str(), game.coins(1).as_str()), ("0 3 4 5 g5", "0 2 3 4 5"));
    assert_eq!(ordo("0 4 g9 g10 g11", "C5", "0 2 3 4 5").coins(0), "0 g9 g10 g11 g13");
}

#[test]
fn ordo_takes_the_next_coin_available() {
    assert_eq!(ordo("0 2 3 4 5", "C5", "0 2 3 g5 g5").coins(0), "0 3 4 5 g6");
    assert_eq!(ordo("0 g14 g15 g16 g17", "C5", "0 2 3 4 5").coins(0), "0 g15 g16 g17 g25");
    assert_eq!(ordo("0 g14 g15 g16 g25", "C5", "0 2 3 4 5").coins(0), "0 g15 g16 g24 g25");
}

#[test]
fn ordo_returns_a_treasure_coin_to_the_treasure() {
    let game = ordo("0 g8 g9 g10 g11", "C5", "0 2 3 4 5");
    assert_eq!((game.coins(0).as_str(), game.treasure(8), game.treasure(17)), ("0 g9 g10 g11 g17", 2, 0));
}

#[test]
fn ordo_gives_up_a_base_coin_before_an_equal_treasure_coin_nid_r3() {
    let game = ordo("0 5 g5 g9 g11", "C5", "0 2 3 4 5");
    assert_eq!((game.coins(0).as_str(), game.treasure(5)), ("0 g5 g9 g10 g11", 1));
}

#[test]
fn ordo_with_two_equal_treasure_coins_gives_up_one() {
    let game = ordo("0 g8 g8 g9 g11", "C5", "0 2 3 4 5");
    assert_eq!((game.coins(0).as_str(), game.treasure(8)), ("0 g8 g9 g11 g16", 1));
}

#[test]
fn nai_r2_ordo_leaves_the_special_3_alone() {
    assert_eq!(ordo("s3 2 3 4 5", "kardum", "0 2 3 4 5").coins(0), "3 s3 4 5 g5");
    assert_eq!(ordo("s3 3 4 g9 g10", "kardum", "0 2 3 4 5").coins(0), "s3 4 g7 g9 g10");
    assert_eq!(ordo("s3 4 5 g9 g10", "kardum", "0 2 3 4 5").coins(0), "s3 5 g9 g9 g10");
}

#[test]
fn nai_r9_the_strict_majority_of_malt_wins_the_certification() {
    let game = evaluated("S+m T4 S", "T1+m E9 E5+m");
    assert!(game.command_zone(1).ends_with("certification") && !game.command_zone(0).ends_with("certification"));
}

#[test]
fn nai_r9_malt_of_the_command_zone_counts() {
    let game = evaluated("borogam", "S+m E5+m");
    assert!(game.command_zone(0).ends_with("certification"));
    let game = evaluated("gurdan", "");
    assert_eq!(game.command_zone(0), "gurdan certification");
}

#[test]
fn nai_r9_malt_under_a_token_counts() {
    assert!(evaluated("E8 E8+m", "E9").command_zone(0).ends_with("certification"));
}

#[test]
fn nai_r9_a_tie_gives_the_certification_to_nobody() {
    let game = evaluated("S+m", "T1+m");
    assert_eq!([0, 1].map(|seat| game.command_zone(seat)), ["tiss", "aral"]);
    let game = table("3p; round 4; 0: army gurdan; 1: army S+m S; 2: army T4; agenda evaluate age.2");
    assert_eq!([0, 1, 2].map(|seat| game.command_zone(seat)), ["gurdan", "tiss", "aral"]);
}

#[test]
fn nai_r9_without_malt_nobody_wins_the_certification() {
    let game = evaluated("S", "T4");
    assert_eq!([0, 1].map(|seat| game.command_zone(seat)), ["tiss", "aral"]);
}
