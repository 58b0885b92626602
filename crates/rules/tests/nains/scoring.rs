//! Section 6: the final score.

use elvaland_rules::Rules;
use elvaland_rules::nains::Nains;

use crate::kit::{finished, orders, part, table};

#[test]
fn every_part_is_where_the_score_sheet_has_it() {
    assert!(
        Nains::part_names()
            .eq(["bouclier", "temple", "errants", "forge", "talion", "heroes", "elite", "malt", "coins"])
    );
    let army = "S+m S T4 T1+o E9 E9 F2.stone C8 abokar jorun gurdan oboron gaat@talion \
                tiss aral brum redwin ordo certification";
    let game = finished(&format!("coins 0 2 3 4 g25, army {army}"), "");
    let parts: Vec<u16> = Nains::part_names().map(|name| game.part(0, name)).collect();
    // Three different runes: stone, Jorun's and Redwin's.
    let expected = [12 + 3, 5 * 3, 9 + 9, 2 + 9, 8 + 6, 3 * 3 + 22 + 15, 2 * 3 + 13, 2 * 2, 34];
    assert_eq!(parts, expected);
    assert_eq!(game.total(0), expected.iter().sum::<u16>());
}

#[test]
fn a_game_without_cards_is_worth_the_coins() {
    let game = finished("", "coins 0 2 3 g10 g25");
    assert_eq!((game.total(0), game.total(1)), (14, 40));
}

#[test]
fn the_special_3_counts_three() {
    assert_eq!(part("kardum", "coins"), 17);
}

#[test]
fn the_white_cognars_count_among_the_heroes() {
    assert_eq!(part("gurdan", "heroes"), 22);
    assert_eq!(part("borogam", "heroes"), 14);
    assert_eq!(part("oboron gaat@temple", "heroes"), 15);
    assert_eq!(part("jorun", "heroes"), 3);
    assert_eq!(part("gurdan borogam oboron gaat@errants jorun", "heroes"), 22 + 14 + 15 + 3);
}

#[test]
fn coloured_and_black_cognars_are_no_part_of_the_heroes() {
    let army = "volgrir abokar svara ararun sriza fey derdhr oosram droh ulrog tala torun tadgar@forge lygdr@talion";
    assert_eq!(part(army, "heroes"), 0);
}

#[test]
fn gaat_scores_by_column() {
    let column = |name: &str| orders(&format!("oboron gaat@{name}"));
    assert_eq!(column("bouclier"), [3, 0, 0, 0, 0]);
    assert_eq!(column("temple"), [0, 2, 0, 0, 0]);
    assert_eq!(column("errants"), [0, 0, 9, 0, 0]);
    assert_eq!(column("forge"), [0, 0, 0, 4, 0]);
    assert_eq!(column("talion"), [0, 0, 0, 0, 6]);
}

#[test]
fn a_mercenary_scores_its_points_in_every_column() {
    let mercenaries = [("tadgar", 24), ("lygdr", 23), ("wal", 22), ("akab", 21), ("dawn", 20)];
    for (mercenary, points) in mercenaries {
        for (at, column) in Nains::COLUMNS.into_iter().enumerate() {
            let mut expected = [0; 5];
            expected[at] = points + if column == "bouclier" { 3 } else { 0 };
            assert_eq!(orders(&format!("{mercenary}@{column}")), expected, "{mercenary} in {column}");
        }
    }
}

#[test]
fn of_the_elite_tiss_and_brum_have_points_of_their_own() {
    assert_eq!(part("tiss", "elite"), 0);
    assert_eq!(part("tiss S S", "elite"), 4);
    assert_eq!(part("brum", "elite"), 13);
    assert_eq!(part("aral redwin ordo certification", "elite"), 0);
}

#[test]
fn the_highest_total_wins() {
    assert_eq!(finished("army gurdan", "army oboron gaat@temple").winners(), [0]);
    assert_eq!(finished("army S", "army S S").winners(), [1]);
}

#[test]
fn a_higher_total_beats_more_elite() {
    assert_eq!(finished("army aral redwin ordo", "army S").winners(), [1]);
}

#[test]
fn of_equal_totals_the_one_with_more_elite_wins() {
    assert_eq!(finished("army C5+m ordo aral", "army C6").winners(), [0], "a malt is worth a point");
    assert_eq!(finished("army C6 aral", "army C5 redwin ordo").winners(), [1], "and so is the first rune");
    assert_eq!(finished("army C6", "army C6 ordo").winners(), [1]);
}

#[test]
fn the_certification_is_none_of_the_elite() {
    let game = finished("army C6 certification", "army C6");
    assert_eq!((game.total(0), game.winners()), (game.total(1), vec![0, 1]));
    assert_eq!(finished("army C6 certification", "army C6 aral").winners(), [1]);
}

#[test]
fn still_tied_they_share_the_victory_whatever_the_gems() {
    assert_eq!(finished("gem 5, army C6", "gem 4, army C6").winners(), [0, 1]);
    assert_eq!(finished("gem 4, army C6 aral", "gem 5, army C6 ordo").winners(), [0, 1]);
    let three = table("3p; age 2; round 4; 0: army S aral; 1: army S; 2: army S ordo; agenda over");
    assert_eq!(three.winners(), [0, 2]);
}

#[test]
fn elite_of_who_is_not_tied_does_not_matter() {
    let three = table("3p; age 2; round 4; 0: army C6; 1: army C5 aral ordo; 2: army C6; agenda over");
    assert_eq!(three.winners(), [0, 2]);
}
