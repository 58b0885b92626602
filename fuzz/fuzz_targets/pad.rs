//! Parses any text as the lines of a score pad and as the fields of its page. It is refused, or scored, rendered, and written and parsed
//! back equal.
#![no_main]

use std::sync::LazyLock;

use elvaland_rules::mechanics::Rules;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::pad::{Pad, ScorePadRules, Sheet};
use elvaland_texts::{Language, Texts};
use elvaland_web::art::GameArt;
use elvaland_web::score_pad::{FilledPad, draw};
use elvaland_web::{Base, Preferences, Shell};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(Language::French));
static BASE: LazyLock<Base> = LazyLock::new(|| Base::new(""));

fn check<R: ScorePadRules + GameArt + Rules>(text: &str) {
    if let Ok(pad) = Pad::<R>::read(text.lines()) {
        let written: Vec<String> = pad.sheets().iter().map(Sheet::write).collect();
        let again = Pad::<R>::read(written.iter().map(String::as_str)).expect("what was written is read");
        assert_eq!(again.sheets(), pad.sheets(), "{written:?}");
        assert!(!pad.standing().winners.is_empty());
    }
    let fields = text.split('&').map(|field| field.split_once('=').unwrap_or((field, "")));
    let preferences = Preferences::read(text);
    assert_eq!(Preferences::read(&preferences.to_text()), preferences);
    let shell = Shell { base: &BASE, texts: &TEXTS, preferences: &preferences, name: Some(text), path: text };
    assert!(!draw(&shell, &FilledPad::<R>::read(fields)).into_string().is_empty());
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    check::<Nidavellir>(&text);
    check::<Nains>(&text);
});
