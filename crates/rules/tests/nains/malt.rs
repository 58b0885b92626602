//! Section 6: malt.

use crate::kit::part;

/// The points of the malt of this army.
fn malt(army: &str) -> u16 {
    part(army, "malt")
}

#[test]
fn every_malt_symbol_of_any_order_is_worth_a_point() {
    assert_eq!(malt(""), 0);
    assert_eq!(malt("S T4 E9"), 0);
    assert_eq!(malt("S+m T1+m E5+m F0.fire+m C3+m"), 5);
}

#[test]
fn gurdan_has_one_malt_and_borogam_three() {
    assert_eq!(malt("gurdan"), 1);
    assert_eq!(malt("borogam"), 3);
}

#[test]
fn with_gurdan_and_borogam_every_malt_is_worth_one_more() {
    assert_eq!(malt("gurdan borogam"), 4 * 2);
    assert_eq!(malt("gurdan borogam S+m S+m"), 6 * 2);
}

#[test]
fn either_of_them_alone_adds_nothing_to_the_others() {
    assert_eq!(malt("gurdan S+m"), 2);
    assert_eq!(malt("borogam S+m"), 4);
}

#[test]
fn with_the_certification_every_malt_is_worth_one_more() {
    assert_eq!(malt("certification"), 0);
    assert_eq!(malt("certification S+m T1+m"), 2 * 2);
    assert_eq!(malt("certification borogam"), 3 * 2);
}

#[test]
fn the_certification_and_both_brewers_add_up() {
    assert_eq!(malt("gurdan borogam certification"), 4 * 3);
    assert_eq!(malt("gurdan borogam certification E5+m C3+m"), 6 * 3);
}

#[test]
fn the_certification_and_the_bonus_belong_to_the_malt() {
    assert_eq!(part("gurdan borogam certification S+m", "heroes"), 22 + 14);
    assert_eq!(part("gurdan borogam certification S+m", "elite"), 0);
}
