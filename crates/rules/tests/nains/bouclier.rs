//! Section 3: the Shield track values the ranks of the Bouclier.

use elvaland_rules::nains::Catalog;

use crate::kit::{finished, part, shield_track, table_with};

/// The value of the Bouclier of this army.
fn bouclier(army: &str) -> u16 {
    part(army, "bouclier")
}

#[test]
fn the_track_gives_the_value_of_the_ranks() {
    for (ranks, &value) in Catalog::built_in().track().iter().enumerate().take(13) {
        let army = ["S"; 12][..ranks].join(" ");
        assert_eq!(bouclier(&army), value, "{ranks} ranks");
    }
}

#[test]
fn no_rank_is_worth_nothing() {
    assert_eq!(bouclier("T4 E9"), 0);
}

#[test]
fn volgrir_has_two_ranks() {
    assert_eq!(bouclier("volgrir"), 7);
    assert_eq!(bouclier("S volgrir"), 12);
}

#[test]
fn svara_has_one_rank() {
    assert_eq!(bouclier("svara S"), 7);
}

#[test]
fn abokar_adds_a_point_per_rank_its_own_included() {
    assert_eq!(bouclier("abokar"), 3 + 1);
    assert_eq!(bouclier("abokar S S volgrir"), 25 + 5);
}

#[test]
fn gaat_is_one_rank_and_no_point_in_the_bouclier() {
    assert_eq!(bouclier("S oboron gaat@bouclier"), 7);
    assert_eq!(bouclier("oboron gaat@bouclier abokar"), 7 + 2);
}

#[test]
fn a_mercenary_is_a_rank_and_adds_points() {
    assert_eq!(bouclier("tadgar@bouclier"), 3 + 24);
    assert_eq!(bouclier("S tadgar@bouclier dawn@bouclier abokar"), 18 + 24 + 20 + 4);
}

#[test]
fn tiss_counts_two_points_a_rank_among_the_elite() {
    let game = finished("army S S volgrir tiss tadgar@bouclier", "");
    assert_eq!((game.part(0, "bouclier"), game.part(0, "elite")), (25 + 24, 10));
}

#[test]
fn beyond_its_end_the_track_stays_at_its_last_value() {
    let value = |army: &str| {
        let text = format!("2p; age 2; round 4; 0: army {army}; agenda over");
        table_with(shield_track("0, 4, 9"), &text).part(0, "bouclier")
    };
    assert_eq!(["", "S", "S S", "S S S", "S S S S S volgrir"].map(value), [0, 4, 9, 9, 9]);
    assert_eq!(value("S S S abokar"), 9 + 4, "Abokar counts ranks, not the track");
}

#[test]
fn nai_r1_another_track_is_data() {
    let text = "2p; age 2; round 4; 0: army S S; agenda over";
    assert_eq!(table_with(shield_track("0, 1, 50, 51"), text).part(0, "bouclier"), 50);
}
