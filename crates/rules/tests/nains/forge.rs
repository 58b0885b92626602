//! Section 3: the Forge squares the number of different runes.

use crate::kit::{finished, orders, part};

/// The value of the Forge of this army.
fn forge(army: &str) -> u16 {
    part(army, "forge")
}

#[test]
fn points_and_the_square_of_the_different_runes() {
    assert_eq!(forge(""), 0);
    assert_eq!(forge("F2.stone"), 2 + 1);
    assert_eq!(forge("F2.stone F3.wind"), 5 + 4);
    assert_eq!(forge("F0.fire+m F1.iron+m F2.stone F3.wind F4.star"), 10 + 25);
}

#[test]
fn equal_runes_count_once() {
    assert_eq!(forge("F0.fire+m F5.fire F3.fire"), 8 + 1);
    assert_eq!(forge("F0.fire+m F5.fire F2.stone F0.stone+m"), 7 + 4);
}

#[test]
fn ulrog_has_two_unique_runes() {
    assert_eq!(forge("ulrog"), 4);
    assert_eq!(forge("ulrog F2.stone"), 2 + 9);
}

#[test]
fn tala_and_torun_have_points_and_a_unique_rune() {
    assert_eq!(forge("tala"), 6 + 1);
    assert_eq!(forge("torun"), 12 + 1);
}

#[test]
fn unique_runes_differ_from_every_other() {
    assert_eq!(forge("tala torun"), 18 + 4);
    assert_eq!(forge("tala torun ulrog"), 18 + 16);
    assert_eq!(forge("tala torun ulrog jorun redwin"), 18 + 36);
    let all = "F0.fire+m F1.iron+m F2.stone F3.wind F4.star tala torun ulrog jorun redwin";
    assert_eq!(forge(all), 10 + 18 + 11 * 11);
}

#[test]
fn runes_of_the_command_zone_count_without_any_forge_card() {
    assert_eq!(orders("jorun"), [0, 0, 0, 1, 0]);
    assert_eq!(orders("redwin"), [0, 0, 0, 1, 0]);
    assert_eq!(orders("jorun redwin"), [0, 0, 0, 4, 0]);
}

#[test]
fn jorun_counts_three_points_a_different_rune_among_the_heroes() {
    assert_eq!(part("jorun", "heroes"), 3);
    assert_eq!(part("jorun F0.fire+m F5.fire", "heroes"), 6);
    assert_eq!(part("jorun redwin ulrog F4.star", "heroes"), 15);
    let game = finished("army jorun", "army F4.star");
    assert_eq!((game.part(0, "heroes"), game.part(0, "forge")), (3, 1), "the runes of others do not count");
}

#[test]
fn a_mercenary_adds_points_and_no_rune() {
    assert_eq!(forge("F2.stone lygdr@forge"), 2 + 1 + 23);
}

#[test]
fn gaat_has_four_points_and_no_rune() {
    assert_eq!(forge("F2.stone oboron gaat@forge"), 2 + 1 + 4);
}
