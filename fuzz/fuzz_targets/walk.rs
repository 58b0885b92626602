//! Plays any choices and draws: cards, coins and gems are conserved, and positions and records are written and parsed back equal.
#![no_main]

use elvaland_rules::audit::Audit;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::State;
use elvaland_rules::record::{Record, Recorder};
use elvaland_rules_fuzz::{Choices, Fuzzed};

fn walk<R: Fuzzed>(mut choices: Choices) {
    let mut recorder = Recorder::new(R::any(&mut choices));
    let mut audit = Audit::new(recorder.game());
    while choices.step(&mut recorder, &mut audit) {
        // Both checks are slow, and a loss is permanent: the input decides when to check.
        if choices.one_in(8) {
            assert_eq!(audit.check(recorder.game()), Ok(()));
            let text = recorder.game().to_string();
            assert_eq!(text.parse::<State<R>>().as_ref(), Ok(recorder.game()), "{text}");
        }
    }
    assert_eq!(audit.check(recorder.game()), Ok(()));
    let record = recorder.record();
    assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(record));
    assert_eq!(record.check().as_ref(), Ok(recorder.game()));
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    walk::<Nidavellir>(Choices::new(bytes));
    walk::<Nains>(Choices::new(bytes));
});
