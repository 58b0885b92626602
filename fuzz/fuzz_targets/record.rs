//! Any text as a record, and any edit of a good one: refused, or a game that holds and is written and read back equal.
#![no_main]

use elvaland_rules::audit::Audit;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::Record;
use elvaland_rules_fuzz::Fuzzed;

/// The first byte chooses: a good record with the edits that follow (a place of two bytes, how many bytes go, how many
/// come, and these), or else the bytes as they are.
fn text<R: Fuzzed>(bytes: &[u8]) -> Vec<u8> {
    let Some((good, mut edits)) =
        bytes.split_first().and_then(|(&first, rest)| Some((R::RECORDS.get(first as usize)?, rest)))
    else {
        return bytes.to_vec();
    };
    let mut text = good.trim_end().as_bytes().to_vec();
    while let [high, low, less, more, rest @ ..] = edits {
        let (new, rest) = rest.split_at(usize::from(*more).min(rest.len()));
        let from = usize::from(u16::from_be_bytes([*high, *low])).min(text.len());
        let to = (from + usize::from(*less)).min(text.len());
        text.splice(from..to, new.iter().copied());
        edits = rest;
    }
    text
}

fn check<R: Fuzzed>(bytes: &[u8]) {
    let text = String::from_utf8_lossy(&text::<R>(bytes)).into_owned();
    let Ok(record) = Record::<R>::from_json(&text) else { return };
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
