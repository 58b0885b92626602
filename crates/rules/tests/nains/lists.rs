//! Lists of cards that nobody printed, at the limits of what is accepted.

use std::fmt::Write;

use elvaland_rules::Rules;
use elvaland_rules::audit::Audit;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::Reason;
use elvaland_rules::nains::order::FORGE;
use elvaland_rules::nains::{Catalog, Nains, ORDERS, Options, OptionsRecord};
use elvaland_rules::nidavellir::{self, Nidavellir};
use elvaland_rules::record::RecordFormat;

use crate::kit::table_with;

/// Returns a card list with all points, symbols and track values at their maximum, and all runes different.
fn highest() -> Catalog {
    let mut text = String::from("shield_track = [0, 999]\n");
    for (number, dwarf) in Catalog::built_in().cards().iter().enumerate() {
        let order = dwarf.face.order();
        let _ = writeln!(text, "[[dwarf]]\nera = {}\norder = \"{}\"", dwarf.era.number(), ORDERS[order.index()]);
        let _ = writeln!(text, "points = 20\noccult = 3\nmalt = 3\nrune = \"r{number}\"");
        let _ = writeln!(text, "five_players_only = {}", dwarf.five_players_only);
    }
    Catalog::from_toml(&text).unwrap()
}

#[test]
fn nai_r1_the_highest_list_plays_like_any_other() {
    let catalog = highest();
    for players in 2..=5 {
        let options = Options::with_catalog(players, &catalog).unwrap();
        for seed in 0..10 {
            let mut dealer = Dealer::new(seed);
            let mut game = Nains::start(&options, dealer.rng());
            let audit = Audit::new(&game);
            audit.check(&game).unwrap();
            dealer.play_out(&mut game);
            let most: u32 = game.totals().iter().map(|&total| u32::from(total)).max().unwrap();
            let sums: u32 = game.scores()[0].values().iter().map(|&part| u32::from(part)).sum();
            assert_eq!(sums, u32::from(game.totals()[0]), "no part runs over");
            assert!((1000..60_000).contains(&most), "{most}");
        }
    }
}

/// The built-in list with one line after the first card of an Order.
fn corrected(order: &str, line: &str) -> Catalog {
    let card = format!("order = \"{order}\"\n");
    let text = Catalog::BUILT_IN_TOML.replacen(&card, &format!("{card}{line}\n"), 1);
    Catalog::from_toml(&text).unwrap()
}

#[test]
fn recorded_options_are_read_with_a_list_of_cards() {
    let record = OptionsRecord { players: 3 };
    assert_eq!(record.read(None), Options::new(3));
    let catalog = corrected("bouclier", "points = 4");
    assert_eq!(Nains::read_options(&record, Some(&catalog)), Options::with_catalog(3, &catalog));
    assert!(OptionsRecord { players: 6 }.read(Some(&catalog)).is_err());
    let nidavellir = Nidavellir::start(&nidavellir::Options::new(3).unwrap(), Dealer::new(1).rng());
    let record = nidavellir.table().rules().options_record();
    assert_eq!(Nidavellir::read_options(&record, None), record.read());
    let refusal = Nidavellir::read_options(&record, Some(&catalog)).unwrap_err();
    assert_eq!(refusal.reason, Reason::UnknownOption { text: "cards".to_owned() });
}

#[test]
fn points_of_a_bouclier_card_are_added_to_the_track() {
    let game = table_with(corrected("bouclier", "points = 4"), "2p; age 2; round 4; 0: army S4+m S; agenda over");
    assert_eq!(game.part(0, "bouclier"), 7 + 4);
}

#[test]
fn occult_and_runes_count_on_a_card_of_any_order() {
    let text = "2p; age 2; round 4; 0: army T4 C3+o+m F2.stone; agenda over";
    assert_eq!(table_with(corrected("talion", "occult = 1"), text).part(0, "temple"), 4 * 2);
    let text = "2p; age 2; round 4; 0: army S.moon+m F2.stone; agenda over";
    assert_eq!(table_with(corrected("bouclier", "rune = \"moon\""), text).part(0, "forge"), 2 + 4);
}

#[test]
fn a_forge_card_without_rune_counts_its_points() {
    let text = Catalog::BUILT_IN_TOML.replacen("rune = \"star\"\n", "", 1);
    let catalog = Catalog::from_toml(&text).unwrap();
    let plain = catalog.cards().iter().find(|dwarf| dwarf.face.order() == FORGE && dwarf.face.rune().is_none());
    let plain = plain.expect("a Forge card without rune").face.to_string();
    let points = plain[1..2].parse::<u16>().unwrap();
    let game = table_with(catalog, &format!("2p; age 2; round 4; 0: army {plain} F2.stone; agenda over"));
    assert_eq!(game.part(0, "forge"), points + 2 + 1);
}
