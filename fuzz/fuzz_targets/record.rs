//! Parses any text, and any edit of a valid record, as a record. It is refused, or it replays and is written and parsed back equal.
#![no_main]

use elvaland_rules::audit::Audit;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::Record;
use elvaland_rules_fuzz::{Fuzzed, edited};

/// The first byte chooses: a good record with the edits that follow, or else the bytes as they are.
fn text<R: Fuzzed>(bytes: &[u8]) -> String {
    let good = bytes.split_first().and_then(|(&first, edits)| Some((R::RECORDS.get(first as usize)?, edits)));
    good.map_or_else(|| String::from_utf8_lossy(bytes).into_owned(), |(good, edits)| edited(good.trim_end(), edits))
}

fn check<R: Fuzzed>(bytes: &[u8]) {
    let Ok(record) = Record::<R>::from_json(&text::<R>(bytes)) else { return };
    assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record));
    match record.check() {
        Ok(game) => assert_eq!(Audit::new(&game).check(&game), Ok(())),
        Err(broken) => assert!(broken.step.is_none_or(|step| step < record.steps.len()), "{broken}"),
    }
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    check::<Nidavellir>(bytes);
    check::<Nains>(bytes);
});
