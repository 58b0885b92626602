//! Section 7: where each hero goes and what it is worth there.

use elvaland_rules::mechanics::Rules;
use elvaland_rules::nidavellir::Nidavellir;

use crate::kit::{Table, table};

/// Seat 0 has one line and five Explorers, and recruits; everything else waits.
const RECRUITS: &str = "2p; age 2; round 3; 0: army W3 H M1 B E5 E6 E7 E8 E9; agenda recruit.0 round";

fn recruit(hero: &str) -> Table {
    table(RECRUITS).play(0, &format!("hero {hero}"))
}

#[test]
fn a_class_hero_goes_on_top_of_its_column() {
    let columns = [
        ("kraal", "warrior", "W3 kraal", [3, 1, 1, 1, 5]),
        ("tarah", "warrior", "W3 tarah", [2, 1, 1, 1, 5]),
        ("aral", "hunter", "H aral", [1, 3, 1, 1, 5]),
        ("dagda", "hunter", "H dagda", [1, 4, 1, 1, 5]),
        ("lokdur", "miner", "M1 lokdur", [1, 1, 2, 1, 5]),
        ("zoral", "miner", "M1 zoral", [1, 1, 4, 1, 5]),
        ("aegur", "blacksmith", "B aegur", [1, 1, 1, 3, 5]),
        ("bonfur", "blacksmith", "B bonfur", [1, 1, 1, 4, 5]),
        ("hourya", "explorer", "E5 E6 E7 E8 E9 hourya", [1, 1, 1, 1, 6]),
        ("idunn", "explorer", "E5 E6 E7 E8 E9 idunn", [1, 1, 1, 1, 6]),
    ];
    for (hero, column, pieces, ranks) in columns {
        let game = recruit(hero);
        assert_eq!((game.column(0, column).as_str(), game.ranks(0)), (pieces, ranks), "{hero}");
        assert_eq!(game.command_zone(0), "", "{hero}");
    }
}

#[test]
fn a_neutral_hero_goes_to_the_command_zone() {
    let neutral = [
        "astrid",
        "grid",
        "skaa",
        "dwerg_aesir",
        "dwerg_bergelmir",
        "dwerg_jungir",
        "dwerg_sigmir",
        "dwerg_ymir",
        "ylud",
        "uline",
    ];
    for hero in neutral {
        let game = recruit(hero);
        assert_eq!((game.command_zone(0).as_str(), game.ranks(0)), (hero, [1, 1, 1, 1, 5]));
    }
}

#[test]
fn every_hero_is_in_one_of_these_lists_and_can_be_recruited() {
    let game = table(RECRUITS);
    let open: Vec<&str> = Nidavellir::hero_names().filter(|hero| game.may_recruit(0, hero)).collect();
    assert!(Nidavellir::hero_names().eq(open), "with this army nobody is out of reach");
    assert_eq!(game.options(0).len(), 20 + 5, "Thrud with each of five columns");
}

#[test]
fn class_heroes_bring_their_points_to_the_column() {
    let brings = |hero: &str, part: &str| recruit(hero).part(0, part) - table(RECRUITS).part(0, part);
    assert_eq!(brings("kraal", "warrior"), 7);
    assert_eq!(brings("tarah", "warrior"), 14);
    assert_eq!(brings("aral", "hunter"), 9 - 1);
    assert_eq!(brings("dagda", "hunter"), 16 - 1);
    assert_eq!(brings("aegur", "blacksmith"), 12 - 3);
    assert_eq!(brings("bonfur", "blacksmith"), 18 - 3);
    assert_eq!(brings("lokdur", "miner"), (1 + 3) * 2 - 1);
    assert_eq!(brings("zoral", "miner"), (1 + 1) * 4 - 1);
    assert_eq!(brings("hourya", "explorer"), 20);
    assert_eq!(brings("idunn", "explorer"), 7 + 2 * 6);
}

#[test]
fn neutral_heroes_bring_their_points_by_themselves() {
    let points = [("astrid", 5), ("grid", 7), ("skaa", 17), ("dwerg_aesir", 13), ("ylud", 0), ("uline", 9)];
    for (hero, value) in points {
        assert_eq!(recruit(hero).part(0, "heroes"), value, "{hero}");
    }
    assert_eq!(recruit("thrud hunter").part(0, "heroes"), 13);
}

#[test]
fn hourya_asks_for_five_explorer_ranks() {
    let four = RECRUITS.replace(" E9", "");
    table(&four).refused(0, "hero hourya", "hourya needs 5 ranks in the explorer column");
    assert!(!table(&four).may_recruit(0, "hourya"));
    assert_eq!(recruit("hourya").column(0, "explorer"), "E5 E6 E7 E8 E9 hourya");
}

#[test]
fn hourya_counts_thrud_ylud_and_idunn_among_the_explorers() {
    for fifth in ["thrud@explorer", "ylud@explorer", "idunn"] {
        let army = format!("2p; age 2; round 3; 0: army E5 E6 E7 E8 {fifth}; agenda recruit.0 round");
        assert!(table(&army).may_recruit(0, "hourya"), "{fifth}");
    }
    let elsewhere = "2p; age 2; round 3; 0: army E5 E6 E7 E8 thrud@hunter ylud; agenda recruit.0 round";
    assert!(!table(elsewhere).may_recruit(0, "hourya"));
}

#[test]
fn hourya_stands_on_the_fifth_explorer_just_taken() {
    let game = table(
        "2p; age 2; round 4; taverns E9 H B / - / -; \
         0: coins 5/4/3/0 2, army W3 H M0 B E5 E6 E7 E8; 1: coins 4/3/5/0 2",
    );
    game.play(0, "take E9").play(0, "hero hourya").asks(1, "take");
}

#[test]
fn grid_transforms_a_coin_by_seven() {
    let game = recruit("grid").asks(0, "transform");
    assert_eq!(game.choices(0), "transform 2 hand, transform 3 hand, transform 4 hand, transform 5 hand");
    let game = game.play(0, "transform 5 hand").awaits("chance: deal");
    assert_eq!(game.coins(0), "0 2 3 4 g12");
}

#[test]
fn grid_may_transform_a_hidden_coin_during_a_tavern() {
    let game =
        table("2p; age 2; round 4; taverns W3 H B / - / -; 0: coins 5/4/3/0 2, army H M0 B E5; 1: coins 4/3/5/0 2");
    let game = game.play(0, "take W3").play(0, "hero grid").play(0, "transform 3 tavern3");
    assert_eq!(game.laid(0), "5/4/g10/0 2");
}

#[test]
fn only_thrud_chooses_a_column() {
    table(RECRUITS)
        .refused(0, "hero thrud", "thrud needs a column to stand in")
        .refused(0, "hero kraal hunter", "kraal has a fixed place: name no column")
        .refused(0, "hero skaa hunter", "skaa has a fixed place: name no column");
}

#[test]
fn idunn_counts_every_explorer_rank_whenever_it_comes() {
    let game = table(
        "2p; age 2; round 4; taverns E9 H B / - / -; 0: coins 5/4/3/0 2, army E5 idunn ylud@explorer; \
         1: coins 4/3/5/0 2",
    );
    assert_eq!(game.part(0, "explorer"), 5 + 7 + 11 + 2 * 3);
    assert_eq!(game.play(0, "take E9").part(0, "explorer"), 5 + 7 + 11 + 9 + 2 * 4);
}
