//! Parses any text as an action of any seat (second byte) at a pinned position (first byte). A parsed action is written and parsed
//! back equal; `play` accepts it exactly if it is legal, and a refusal leaves the state unchanged.
#![no_main]

use std::sync::LazyLock;

use elvaland_rules::audit::Audit;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Seat, State};
use elvaland_rules_fuzz::{Fuzzed, tables};

static NIDAVELLIR: LazyLock<Vec<State<Nidavellir>>> = LazyLock::new(tables);
static NAINS: LazyLock<Vec<State<Nains>>> = LazyLock::new(tables);

fn check<R: Fuzzed>(tables: &[State<R>], bytes: &[u8]) {
    let [table, seat, text @ ..] = bytes else { return };
    let mut game = tables[usize::from(*table) % tables.len()].clone();
    let seat = Seat::ALL[usize::from(*seat) % Seat::ALL.len()];
    let Ok(action) = game.parse_action(&String::from_utf8_lossy(text)) else { return };
    assert_eq!(game.parse_action(&game.display_action(action).to_string()), Ok(action));
    let legal = game.legal_actions(seat).contains(&action);
    let (before, mut audit) = (game.clone(), Audit::new(&game));
    assert_eq!(game.play(seat, action, &mut audit).is_ok(), legal);
    assert!(legal || game == before, "a refusal changed the game");
    assert_eq!(audit.check(&game), Ok(()));
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    check(&NIDAVELLIR, bytes);
    check(&NAINS, bytes);
});
