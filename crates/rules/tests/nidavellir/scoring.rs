//! Section 8: the final score.
use elvaland_rules::mechanics::Rules;
use elvaland_rules::nidavellir::Nidavellir;

use crate::kit::{Table, table};

/// Returns a finished game of two players with these purses and armies, in the notation of position texts.
fn finished(one: &str, other: &str) -> Table {
    table(&format!("2p; age 2; round 4; 0: {one}; 1: {other}; agenda over")).awaits("over")
}

/// Returns one part of the score of an army.
fn part(army: &str, name: &str) -> u16 {
    finished(&format!("army {army}"), "").part(0, name)
}

#[test]
fn the_worked_example_of_the_rulebooks_is_204() {
    let game = finished(
        "coins 0 g8 g9 g12 g24, army W9 W8 W6 W5 H H H H M1 M1 M1 M2 B B B E11 E10 E8 E5 skaa",
        "coins 0 2 3 4 5, army W3",
    );
    let parts: Vec<u16> = Nidavellir::part_names().map(|name| game.part(0, name)).collect();
    assert_eq!(parts, [28 + 24, 16, 20, 12, 34, 17, 53, 0]);
    assert_eq!(game.total(0), 204);
}

#[test]
fn hunters_count_their_ranks_squared() {
    for ranks in 0..=8u16 {
        assert_eq!(part(&vec!["H"; ranks.into()].join(" "), "hunter"), ranks * ranks);
    }
    assert_eq!(part("H aral dagda", "hunter"), 36);
}

#[test]
fn blacksmiths_count_3_4_5_and_so_on() {
    let curve = [0, 3, 7, 12, 18, 25, 33, 42, 52];
    for (ranks, points) in curve.into_iter().enumerate() {
        assert_eq!(part(&vec!["B"; ranks].join(" "), "blacksmith"), points, "{ranks} ranks");
    }
    assert_eq!(part("B B2 aegur bonfur", "blacksmith"), 52);
}

#[test]
fn miners_multiply_points_by_ranks() {
    assert_eq!(part("M0 M0", "miner"), 0);
    assert_eq!(part("M2", "miner"), 2);
    assert_eq!(part("M0 M1 M2", "miner"), 9);
    assert_eq!(part("M2 M2 lokdur zoral", "miner"), (2 + 2 + 3 + 1) * 6);
}

#[test]
fn explorers_add_their_points() {
    assert_eq!(part("E5 E11", "explorer"), 16);
    assert_eq!(part("E5 hourya", "explorer"), 25);
}

#[test]
fn idunn_adds_two_for_every_explorer_rank_her_own_included() {
    assert_eq!(part("idunn", "explorer"), 7 + 2);
    assert_eq!(part("E5 E6 idunn", "explorer"), 5 + 6 + 7 + 2 * 3);
    assert_eq!(part("E5 idunn hourya ylud@explorer", "explorer"), 5 + 7 + 20 + 11 + 2 * 4);
}

#[test]
fn warriors_add_their_points_and_the_highest_coin_of_who_leads_them() {
    let game = finished("coins 0 2 3 4 g20, army W3 W4", "coins 0 2 3 4 g25, army W9");
    assert_eq!((game.part(0, "warrior"), game.part(1, "warrior")), (7 + 20, 9));
}

#[test]
fn every_player_tied_for_most_warriors_scores_the_highest_coin() {
    let game = finished("coins 0 2 3 4 g20, army W3 W4", "coins 0 2 3 4 g25, army W9 tarah");
    assert_eq!((game.part(0, "warrior"), game.part(1, "warrior")), (7 + 20, 23 + 25));
    let three = table("3p; age 2; round 4; 0: army W3; 1: army W4; 2: army W5 W6; agenda over");
    assert_eq!([0, 1, 2].map(|seat| three.part(seat, "warrior")), [3, 4, 11 + 5]);
}

#[test]
fn ranks_lead_the_warriors_not_points() {
    let game = finished("army kraal", "army tarah");
    assert_eq!((game.part(0, "warrior"), game.part(1, "warrior")), (7 + 5, 14));
}

#[test]
fn nid_r10_without_a_warrior_nobody_leads_them() {
    let game = finished("army H", "army B");
    assert_eq!((game.part(0, "warrior"), game.part(1, "warrior")), (0, 0));
}

#[test]
fn nid_r10_one_warrior_rank_is_enough() {
    let game = finished("army ylud@warrior", "");
    assert_eq!((game.part(0, "warrior"), game.part(1, "warrior")), (7 + 5, 0));
}

#[test]
fn the_dwerg_brothers_count_13_40_81_108_135() {
    let brothers = ["dwerg_aesir", "dwerg_bergelmir", "dwerg_jungir", "dwerg_sigmir", "dwerg_ymir"];
    for (count, points) in [(1, 13), (2, 40), (3, 81), (4, 108), (5, 135)] {
        assert_eq!(part(&brothers[..count].join(" "), "heroes"), points);
        assert_eq!(part(&brothers[5 - count..].join(" "), "heroes"), points, "whichever brothers they are");
    }
}

#[test]
fn brothers_of_different_players_do_not_add_up() {
    let game = finished("army dwerg_aesir dwerg_ymir", "army dwerg_jungir");
    assert_eq!((game.part(0, "heroes"), game.part(1, "heroes")), (40, 13));
}

#[test]
fn astrid_counts_the_highest_coin() {
    assert_eq!(finished("coins 0 2 3 g19 g12, army astrid", "").part(0, "heroes"), 19);
    assert_eq!(part("astrid", "heroes"), 5);
}

#[test]
fn astrid_and_the_warriors_count_the_same_coin_twice_over() {
    let game = finished("coins 0 2 3 4 g19, army astrid W3", "");
    assert_eq!((game.part(0, "warrior"), game.part(0, "heroes"), game.part(0, "coins")), (22, 19, 28));
}

#[test]
fn neutral_heroes_add_up() {
    assert_eq!(part("skaa grid uline thrud ylud astrid dwerg_ymir", "heroes"), 17 + 7 + 9 + 13 + 5 + 13);
}

#[test]
fn all_five_coins_count() {
    assert_eq!(part("W3", "coins"), 14);
    assert_eq!(finished("coins s3 3 g10 g11 g25", "").part(0, "coins"), 52);
}

#[test]
fn gem_6_counts_three_and_the_other_gems_nothing() {
    let game = finished("gem 6", "gem 5");
    assert_eq!((game.part(0, "gem"), game.part(1, "gem")), (3, 0));
    let german = table("5p german; age 2; round 3; 0: gem 6; agenda over");
    assert_eq!([0, 1, 2, 3, 4].map(|seat| german.part(seat, "gem")), [3, 0, 0, 0, 0]);
}

#[test]
fn the_total_adds_every_part() {
    let game = finished("gem 6, army W3 H M2 B E5 skaa", "");
    let sum: u16 = Nidavellir::part_names().map(|name| game.part(0, name)).sum();
    assert_eq!(sum, 8 + 1 + 2 + 3 + 5 + 17 + 14 + 3);
    assert_eq!((game.total(0), game.state.totals()), (sum, vec![sum, 14]));
}

#[test]
fn the_highest_total_wins() {
    assert_eq!(finished("army H", "army H H").winners(), [1]);
    assert_eq!(finished("army skaa", "army H H").winners(), [0]);
}

#[test]
fn equal_totals_share_the_victory_whatever_the_gems() {
    assert_eq!(finished("gem 5, army H H", "gem 4, army H H").winners(), [0, 1]);
    let three = table("3p; age 2; round 4; 0: army H H; 1: army H; 2: army H H; agenda over");
    assert_eq!(three.winners(), [0, 2]);
}

#[test]
fn the_score_stays_the_same_in_every_order_of_the_cards() {
    let one = finished("army W3 H M2 B E5 E6 idunn M1", "");
    let other = finished("army idunn M1 E6 B M2 E5 H W3", "");
    assert_eq!(one.state.scores(), other.state.scores());
}
