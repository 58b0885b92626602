//! Section 3: the Temple multiplies points by occult symbols.

use crate::kit::{orders, part};

/// The value of the Temple of this army.
fn temple(army: &str) -> u16 {
    part(army, "temple")
}

#[test]
fn without_an_occult_symbol_the_one_on_the_board_counts() {
    assert_eq!(temple(""), 0);
    assert_eq!(temple("T4"), 4);
    assert_eq!(temple("T4 T3 T2"), 9);
}

#[test]
fn points_are_multiplied_by_the_occult_symbols_and_the_one_on_the_board() {
    assert_eq!(temple("T1+o"), 2);
    assert_eq!(temple("T1+o T1+o T4"), 6 * 3);
}

#[test]
fn occult_symbols_without_points_are_worth_nothing() {
    assert_eq!(temple("sriza"), 0);
    assert_eq!(temple("sriza aral"), 0);
}

#[test]
fn sriza_has_two_occult_symbols() {
    assert_eq!(temple("T4 sriza"), 4 * 3);
}

#[test]
fn ararun_has_two_points_and_an_occult_symbol() {
    assert_eq!(temple("ararun"), 2 * 2);
    assert_eq!(temple("T4 ararun"), 6 * 2);
}

#[test]
fn fey_has_five_points() {
    assert_eq!(temple("fey"), 5);
    assert_eq!(temple("fey T1+o"), 6 * 2);
}

#[test]
fn aral_counts_from_the_command_zone() {
    assert_eq!(temple("T4 aral"), 4 * 2);
    assert_eq!(temple("T1+o ararun sriza fey aral"), 8 * 6);
}

#[test]
fn gaats_points_in_the_temple_are_multiplied() {
    assert_eq!(temple("oboron gaat@temple"), 2);
    assert_eq!(temple("oboron gaat@temple sriza"), 6);
    assert_eq!(temple("T4 oboron gaat@temple sriza"), 18);
}

#[test]
fn points_of_mercenaries_are_added_after_the_multiplication() {
    assert_eq!(temple("tadgar@temple"), 24);
    assert_eq!(temple("T4 tadgar@temple sriza"), 4 * 3 + 24);
    assert_eq!(temple("T4 T1+o wal@temple dawn@temple ararun"), 7 * 3 + 22 + 20);
    assert_eq!(temple("sriza tadgar@temple"), 24, "nothing times three, and 24");
}

#[test]
fn mercenaries_elsewhere_are_not_part_of_the_temple() {
    assert_eq!(orders("T4 tadgar@forge sriza"), [0, 12, 0, 24, 0]);
}
