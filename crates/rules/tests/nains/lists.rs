//! Lists of cards that nobody printed, at the limits of what is accepted.

use std::fmt::Write;

use elvaland_rules::Rules;
use elvaland_rules::audit::Audit;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::nains::order::{BOUCLIER, FORGE, TEMPLE};
use elvaland_rules::nains::{Catalog, Nains, ORDERS, Options};

/// All points, symbols and values of the track as high as they may be, every rune of its own.
fn highest() -> Catalog {
    let mut text = String::from("shield_track = [0, 999]\n");
    for (number, dwarf) in Catalog::built_in().cards().iter().enumerate() {
        let order = dwarf.face.order();
        let points = if order == BOUCLIER { 0 } else { 20 };
        let occult = if order == TEMPLE { 3 } else { 0 };
        let rune = if order == FORGE { format!("rune = \"r{number}\"\n") } else { String::new() };
        let _ = writeln!(text, "[[dwarf]]\nera = {}\norder = \"{}\"", dwarf.era.number(), ORDERS[order.index()]);
        let _ = writeln!(text, "points = {points}\noccult = {occult}\nmalt = 3\n{rune}");
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
            assert!((1000..50_000).contains(&most), "{most}");
        }
    }
}
