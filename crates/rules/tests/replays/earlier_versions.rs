//! Records of earlier versions replay with equal results, except where a ruling was revised.

use std::io::Read;

use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::{Broken, Record, RecordFormat};
use elvaland_rules::ruling::Ruling;
use flate2::read::GzDecoder;

fn unpack(packed: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).expect("packed records");
    text
}

/// Replays a record, its counts of legal actions and its result included.
fn check<R: RecordFormat>(line: &str) -> Result<(), Broken> {
    let record = Record::<R>::from_json(line)?;
    assert!(record.result.is_some(), "a finished game");
    record.check().map(|_| ())
}

#[test]
fn earlier_records_replay_with_equal_results() {
    let text = unpack(include_bytes!("../records/version-1.jsonl.gz"));
    let mut games = [0, 0];
    for (number, line) in text.lines().enumerate() {
        let is_nains = line.contains(r#""game":"nains""#);
        let checked = if is_nains { check::<Nains>(line) } else { check::<Nidavellir>(line) };
        checked.unwrap_or_else(|broken| panic!("record {number}: {broken}"));
        games[usize::from(is_nains)] += 1;
    }
    assert_eq!(games, [28, 28], "seven games for each game and number of players");
}

#[test]
fn nai_r5_an_earlier_record_with_a_single_follower_is_refused_by_that_ruling() {
    let text = unpack(include_bytes!("../records/nai-r5-follower.jsonl.gz"));
    for line in text.lines() {
        let broken = check::<Nains>(line).expect_err("the last mercenary follows a pair");
        assert_eq!(broken.ruling(), Some(Ruling::NAI_R5), "{broken}");
        assert!(broken.tried.contains(r#""do":"hero""#), "{broken}");
    }
    assert_eq!(text.lines().count(), 3);
}
