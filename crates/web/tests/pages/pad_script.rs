//! The script that scores without the server gives what the rules give.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use elvaland_rules::Seat;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::pad::{Pad, ScorePadRules, Sheet, tables};
use serde_json::json;

const PADS: usize = 3000;

/// A sheet with anything on it: often little, so that players tie and nobody has a column.
fn sheet<R: ScorePadRules>(dealer: &mut Dealer) -> Sheet<R> {
    let mut sheet = Sheet::<R>::default();
    let scale = [1, 4, 1000][dealer.below(3)];
    for (at, entry) in R::ENTRIES.iter().enumerate() {
        let most = usize::from(entry.most).min(scale);
        sheet
            .set(at, if entry.is_single { entry.most * dealer.below(2) as u16 } else { dealer.below(most + 1) as u16 });
    }
    R::TICKS.iter().filter(|_| dealer.below(3) == 0).for_each(|tick| sheet.tick(tick.hero));
    (0..5).for_each(|at| sheet.set_coin(at, dealer.below(26.min(scale + 1)) as u8));
    sheet
}

/// The sheets of some players. Sometimes two have the same numbers, and may differ in who breaks the tie.
fn sheets<R: ScorePadRules>(dealer: &mut Dealer) -> Vec<Sheet<R>> {
    let mut sheets: Vec<Sheet<R>> = (0..2 + dealer.below(4)).map(|_| sheet(dealer)).collect();
    if dealer.below(3) == 0 {
        sheets[1] = sheets[0].clone();
        sheets[1].tick(R::TICKS[dealer.below(R::TICKS.len())].hero);
    }
    sheets
}

/// Random pads and their scores, a line each, after the tables of the game.
fn pads<R: ScorePadRules>(seed: u64) -> String {
    let mut dealer = Dealer::new(seed);
    let mut lines = format!("{}\n", json!({"tables": tables::<R>()}));
    let mut ties = 0;
    for _ in 0..PADS {
        let sheets = sheets::<R>(&mut dealer);
        let track: &[u16] = [&[][..], &[0, 5, 6, 99]][dealer.below(2)];
        let written: Vec<_> = sheets.iter().map(Sheet::to_json).collect();
        let pad = Pad::new(sheets).expect("so many can play").with_track(track);
        let parts: Vec<_> = pad.seats().map(|seat| pad.score(seat).values().to_vec()).collect();
        let standing = pad.standing();
        let winners: Vec<_> = standing.winners.iter().map(Seat::index).collect();
        let best = standing.totals[Seat::ALL[winners[0]]];
        ties += usize::from(pad.seats().filter(|&seat| standing.totals[seat] == best).count() > 1);
        let line = json!({"sheets": written, "track": track, "parts": parts, "winners": winners});
        writeln!(lines, "{line}").expect("written");
    }
    assert!(ties > 100, "{ties} ties are too few to test who wins them");
    lines
}

fn check(name: &str, pads: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("pads-{name}.jsonl"));
    fs::write(&file, pads).expect("a file can be written");
    let checked = Command::new("node")
        .arg(folder.join("tests/pages/score-pads.js"))
        .arg(folder.join("assets/script/pad/score.js"))
        .arg(&file)
        .output()
        .expect("node is missing: run ./test once, it installs what the tests need");
    let said = String::from_utf8_lossy(&checked.stdout).into_owned() + &String::from_utf8_lossy(&checked.stderr);
    assert_eq!(said.trim(), format!("{PADS} checked, 0 wrong"));
}

#[test]
fn the_script_scores_pads_of_nidavellir_like_the_rules() {
    check("nidavellir", &pads::<Nidavellir>(1));
}

#[test]
fn the_script_scores_pads_of_nains_like_the_rules() {
    check("nains", &pads::<Nains>(2));
}
