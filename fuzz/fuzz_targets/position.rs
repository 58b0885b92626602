//! Parses any text as a position (up to the first zero byte). It is refused, or it is written and parsed back equal and any
//! continuation (the bytes after it) can be played to the end.
#![no_main]

use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::State;
use elvaland_rules_fuzz::{Choices, Fuzzed};

fn check<R: Fuzzed>(text: &str, choices: &[u8]) {
    let Ok(game) = text.parse::<State<R>>() else { return };
    let written = game.to_string();
    assert_eq!(written.parse::<State<R>>().as_ref(), Ok(&game), "{text} is written as {written}");
    Choices::new(choices).play_out(game);
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut parts = bytes.splitn(2, |&byte| byte == 0);
    let text = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let choices = parts.next().unwrap_or_default();
    check::<Nidavellir>(&text, choices);
    check::<Nains>(&text, choices);
});
