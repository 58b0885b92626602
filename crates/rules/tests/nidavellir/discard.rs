//! Dagda and Bonfur: dwarves sent away from the top of other columns (NID-R5).

use crate::kit::{Table, table};

/// Seat 0 recruits with this army.
fn recruiting(army: &str) -> Table {
    table(&format!("2p; age 2; round 3; 0: army {army}; agenda recruit.0 round"))
}

const LINE: &str = "W3 H M0 B E5";

#[test]
fn dagda_discards_the_top_dwarf_of_two_other_different_columns() {
    let game = recruiting("W3 W4 H M0 M1 B E5").play(0, "hero dagda").asks(0, "discard");
    let pairs = [
        "discard miner warrior",
        "discard blacksmith warrior",
        "discard blacksmith miner",
        "discard explorer warrior",
        "discard explorer miner",
        "discard blacksmith explorer",
    ];
    assert_eq!(game.options(0), pairs);
    let game = game.play(0, "discard miner warrior").awaits("chance: deal");
    assert_eq!((game.column(0, "warrior").as_str(), game.column(0, "miner").as_str()), ("W3", "M0"));
    assert_eq!(game.ranks(0), [1, 4, 1, 1, 1]);
}

#[test]
fn bonfur_discards_the_top_dwarf_of_one_other_column() {
    let game = recruiting(LINE).play(0, "hero bonfur").asks(0, "discard");
    assert_eq!(game.choices(0), "discard warrior, discard hunter, discard miner, discard explorer");
    let game = game.play(0, "discard hunter").awaits("chance: deal");
    assert_eq!(game.ranks(0), [1, 0, 1, 4, 1]);
}

#[test]
fn nid_r5_only_the_full_number_of_different_columns_will_do() {
    recruiting(LINE)
        .play(0, "hero dagda")
        .refused(0, "discard warrior", "2 different columns are asked for (NID-R5)")
        .refused(0, "discard warrior warrior", "`discard warrior warrior` lacks something or has too much")
        .refused(
            0,
            "discard warrior miner explorer",
            "`discard warrior miner explorer` lacks something or has too much",
        );
    recruiting(LINE).play(0, "hero bonfur").refused(
        0,
        "discard warrior miner",
        "1 different columns are asked for (NID-R5)",
    );
}

#[test]
fn nid_r5_the_heros_own_column_is_spared() {
    recruiting(LINE).play(0, "hero dagda").refused(
        0,
        "discard hunter miner",
        "the discard may not come from the hunter column (NID-R5)",
    );
    recruiting(LINE).play(0, "hero bonfur").refused(
        0,
        "discard blacksmith",
        "the discard may not come from the blacksmith column (NID-R5)",
    );
}

#[test]
fn nid_r5_a_column_topped_by_a_hero_gives_nothing() {
    for hero in ["kraal", "tarah", "thrud@warrior", "ylud@warrior"] {
        let game = recruiting(&format!("W3 {hero} H M0 B E5")).play(0, "hero bonfur");
        assert_eq!(game.choices(0), "discard hunter, discard miner, discard explorer", "{hero}");
        game.refused(0, "discard warrior", "no dwarf is on top of the warrior column (NID-R5)");
    }
}

#[test]
fn nid_r5_the_refusal_names_the_column_without_a_dwarf() {
    recruiting("W3 H M0 zoral B E5").play(0, "hero dagda").refused(
        0,
        "discard warrior miner",
        "no dwarf is on top of the miner column (NID-R5)",
    );
}

#[test]
fn a_dwarf_placed_over_a_hero_can_go_and_the_hero_stays() {
    let game = recruiting("W3 kraal W4 H M0 B E5").play(0, "hero bonfur").play(0, "discard warrior");
    assert_eq!(game.column(0, "warrior"), "W3 kraal");
}

#[test]
fn nid_r5_who_could_not_discard_the_full_number_may_not_recruit_them() {
    let one = recruiting("H H B B tarah M0 zoral E5");
    assert!(one.may_recruit(0, "bonfur") && one.may_recruit(0, "dagda"), "Blacksmiths and Explorers");
    one.refused(0, "hero tarah", "tarah already joined a player");

    let one = recruiting("H H B aegur tarah M0 zoral E5");
    assert!(one.may_recruit(0, "bonfur"));
    one.refused(0, "hero dagda", "dagda needs 2 other columns topped by a dwarf (NID-R5)");

    let none = recruiting("aral B B W3 tarah M0 zoral E5 idunn");
    none.refused(0, "hero bonfur", "bonfur needs 1 other columns topped by a dwarf (NID-R5)");
}

#[test]
fn nid_r5_the_heros_own_column_does_not_help() {
    let game = recruiting("H H H B");
    assert!(game.may_recruit(0, "bonfur") && !game.may_recruit(0, "dagda"));
    assert!(!recruiting("B B B").may_recruit(0, "bonfur"));
}

#[test]
fn nid_r5_the_dwarf_just_taken_may_go() {
    let game =
        table("2p; age 2; round 4; taverns W9 H B / - / -; 0: coins 5/4/3/0 2, army H M0 B E5; 1: coins 4/3/5/0 2");
    let game = game.play(0, "take W9").play(0, "hero bonfur").play(0, "discard warrior").asks(1, "take");
    assert_eq!(game.ranks(0), [0, 1, 1, 4, 1]);
}

#[test]
fn nid_r5_the_special_blacksmith_is_a_dwarf_in_the_original_edition_only() {
    let army = "W3 H M0 zoral B2 E5 idunn";
    let with = |edition: &str| table(&format!("2p {edition}; age 2; round 3; 0: army {army}; agenda recruit.0 round"));
    let game = with("original").play(0, "hero dagda");
    assert_eq!(game.choices(0), "discard blacksmith warrior");
    with("german").refused(0, "hero dagda", "dagda needs 2 other columns topped by a dwarf (NID-R5)");
}

#[test]
fn nid_r5_in_the_german_edition_the_special_blacksmith_is_never_on_offer() {
    let game =
        table("2p german; age 2; round 3; 0: army W3 H M0 B B2 E5; agenda recruit.0 round").play(0, "hero dagda");
    assert!(!game.choices(0).contains("blacksmith"));
    game.refused(0, "discard warrior blacksmith", "no dwarf is on top of the blacksmith column (NID-R5)");
}

#[test]
fn nid_r5_a_second_hero_due_is_lost_if_the_discard_breaks_its_line() {
    let army = "H M0 M0 B B E5 E6 W4 W5";
    let game = table(&format!(
        "2p; age 2; round 4; taverns H B M1 / E7 M2 W3 / -; 0: coins 5/4/3/0 2, army {army}; 1: coins 4/3/5/0 2"
    ));
    let game = game.play(0, "take H").asks(0, "hero");
    let broken = game.clone().play(0, "hero dagda").play(0, "discard miner explorer");
    assert_eq!(broken.ranks(0), [2, 5, 1, 2, 1]);
    let broken = broken.asks(1, "take");
    game.play(0, "hero aral").asks(0, "hero");

    let rebuilt = broken.play(1, "take B").play(0, "take E7").asks(1, "take");
    assert_eq!(rebuilt.ranks(0), [2, 5, 1, 2, 2], "one line, one hero: nothing is due yet");
}

#[test]
fn nid_r5_the_lost_hero_comes_once_the_line_is_rebuilt() {
    let game = table(
        "2p; age 2; round 4; taverns H B M1 / E7 M2 W3 / -; \
         0: coins 5/4/3/0 2, army H M0 M0 B E5 E6 W4 W5; 1: coins 4/3/5/0 2",
    );
    // Bonfur's ranks would complete the second line, but the discard breaks it.
    let game =
        game.play(0, "take H").asks(0, "hero").play(0, "hero bonfur").play(0, "discard explorer").asks(1, "take");
    assert_eq!(game.ranks(0), [2, 2, 2, 4, 1]);
    let game = game.play(1, "take B").play(0, "take E7").asks(0, "hero");
    assert_eq!(game.ranks(0), [2, 2, 2, 4, 2]);
}

#[test]
fn nid_r5_thrud_lifted_by_the_discarder_comes_back_after_the_discard() {
    let game = recruiting("W3 H M0 B E5 thrud@blacksmith").play(0, "hero bonfur").asks(0, "discard");
    let game = game.play(0, "discard explorer").asks(0, "thrud").play(0, "thrud explorer");
    assert_eq!((game.column(0, "blacksmith").as_str(), game.column(0, "explorer").as_str()), ("B bonfur", "thrud"));
}

#[test]
fn the_dwarves_discarded_leave_the_game() {
    let game = recruiting(LINE).play(0, "hero dagda").play(0, "discard miner explorer");
    let heard = game.events().iter().filter_map(|event| match event {
        elvaland_rules::mechanics::Event::Discarded(_, piece) => Some(game.piece(*piece)),
        _ => None,
    });
    assert_eq!(heard.collect::<Vec<_>>(), ["M0", "E5"]);
    assert_eq!(game.part(0, "explorer"), 0);
}
