//! Any text as a position (up to the first zero byte): refused, or a table that is written and read back equal and on
//! which any game (the bytes after it) can be played to its end.
#![no_main]

use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::position;
use elvaland_rules_fuzz::Choices;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let mut parts = bytes.splitn(2, |&byte| byte == 0);
    let text = String::from_utf8_lossy(parts.next().unwrap_or_default());
    let Ok(game) = position::read::<Nidavellir>(&text) else { return };
    let written = position::write(&game);
    assert_eq!(position::read::<Nidavellir>(&written).as_ref(), Ok(&game), "{text} is written as {written}");
    Choices::new(parts.next().unwrap_or_default()).play_out(game);
});
