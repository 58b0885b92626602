//! Games of another implementation replay with equal results.

use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::Record;

#[test]
fn every_vector_replays_with_the_same_result() {
    let mut games = 0;
    for players in 2..=5 {
        let path = format!("{}/tests/vectors/nidavellir_peer_{players}p.jsonl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).expect("the vectors are part of the repository");
        for (number, line) in text.lines().enumerate() {
            let record = Record::<Nidavellir>::from_json(line).expect("a record");
            assert!(record.result.is_some());
            if let Err(broken) = record.check() {
                panic!("{players} players, game {number}: {broken}");
            }
            games += 1;
        }
    }
    assert_eq!(games, 240);
}
