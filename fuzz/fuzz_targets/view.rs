//! Parses any edit of the JSON that a server sends about a pinned position (first byte) to a seat (second byte). It is refused, or the
//! view and its events can be shown and scored; if it becomes an ordinary view, its samples can be played to the end.
#![no_main]

use std::sync::LazyLock;

use elvaland_rules::DecodedPurse;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Event, View};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Scores, Seat, State};
use elvaland_rules_fuzz::{Fuzzed, edited, tables};
use elvaland_texts::{Language, GameTexts, Texts};

static NIDAVELLIR: LazyLock<Vec<State<Nidavellir>>> = LazyLock::new(tables);
static NAINS: LazyLock<Vec<State<Nains>>> = LazyLock::new(tables);
static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(Language::English));

fn check<R: Fuzzed + GameTexts>(tables: &[State<R>], bytes: &[u8]) {
    let [table, seat, edits @ ..] = bytes else { return };
    let game = &tables[usize::from(*table) % tables.len()];
    let audience = Audience::Seat(Seat::ALL[usize::from(*seat) % game.players()]);
    let told = edited(&game.view(audience).to_text(Scores::Shown), edits);
    let Ok(value) = serde_json::from_str(&told) else { return };
    let _ = Event::from_json(game.table().rules(), &value);
    let Ok(view) = View::<R, DecodedPurse>::from_json(&value) else { return };
    assert!(!TEXTS.table_with(&view, &[], Scores::Shown).is_empty());
    let _ = view.legal_actions();
    let Ok(view) = View::<R>::try_from(view) else { return };
    let mut dealer = Dealer::new(1);
    let mut sampled = State::sample(&view, dealer.rng());
    assert_eq!(sampled.view(view.audience()), view);
    dealer.play_out(&mut sampled);
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    check(&NIDAVELLIR, bytes);
    check(&NAINS, bytes);
});
