//! A record is replayed, not believed: whatever is changed in a good one is found, at the step where it was changed or
//! later, unless the changed record is a game as good as the old one. Nothing panics.

use crate::proven::Proven;
use elvaland_rules::Turn;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::{Broken, Problem, Record, Recorder};
use proptest::prelude::*;
use serde_json::{Value, json};

/// The record of a whole random game with the counts of legal options, as JSON.
fn good<R: Proven>() -> impl Strategy<Value = Value> {
    (prop::sample::select(R::variants()), any::<u64>()).prop_map(|(options, seed)| {
        let (game, mut dealer) = R::begin(&options, seed);
        let record = Recorder::new(game).counting_legal().play_out(&mut dealer);
        serde_json::from_str(&record.to_json()).unwrap()
    })
}

fn check<R: Proven>(record: &Value) -> Result<Record<R>, Broken> {
    check_text(&record.to_string())
}

/// Reads and replays a record; whatever is wrong can be said in a sentence.
fn check_text<R: Proven>(text: &str) -> Result<Record<R>, Broken> {
    let checked = Record::<R>::from_json(text).and_then(|record| record.check().map(|_| record));
    checked.inspect_err(|broken| assert!(!broken.to_string().is_empty()))
}

/// A change of one step that no rule can accept; tells whether the step has what is to be changed.
type Damage = fn(step: &mut Value, players: usize) -> bool;

const DAMAGES: [(&str, Damage); 12] = [
    ("another player", |step, players| {
        change(step, "player", |player| json!((player.as_u64().unwrap() + 1) % players as u64))
    }),
    ("no such player", |step, players| change(step, "player", |_| json!(players))),
    ("no player", |step, _| step.as_object_mut().unwrap().remove("player").is_some()),
    ("one option more", |step, _| change(step, "legal", |legal| json!(legal.as_u64().unwrap() + 1))),
    ("no option", |step, _| change(step, "legal", |_| json!(0))),
    ("an unknown kind", |step, _| change(step, "do", |_| json!("dance"))),
    ("another kind", |step, _| change(step, "do", |kind| if kind == "take" { json!("keep") } else { json!("take") })),
    ("an unknown coin", |step, _| change(step, "coin", |_| json!("g4")) || change_first(step, "coins", "6")),
    ("an unknown card", |step, _| change(step, "card", |_| json!("W2")) || change_first(step, "cards", "X")),
    ("an unknown hero or column", |step, _| {
        change(step, "hero", |_| json!("odin")) || change(step, "column", |_| json!("healer"))
    }),
    ("a field that is `null`", |step, _| {
        let field = if step.get("at").is_some() { "hero" } else { "at" };
        step.as_object_mut().unwrap().insert(field.to_owned(), Value::Null);
        true
    }),
    ("a field of another kind", |step, _| {
        let field = if step.get("at").is_some() { "card" } else { "at" };
        step.as_object_mut().unwrap().insert(field.to_owned(), json!("pouch"));
        true
    }),
];

fn change(step: &mut Value, field: &str, to: impl Fn(&Value) -> Value) -> bool {
    match step.get_mut(field) {
        Some(value) => {
            *value = to(value);
            true
        }
        None => false,
    }
}

fn change_first(step: &mut Value, field: &str, to: &str) -> bool {
    let Some(list) = step.get_mut(field) else { return false };
    let first = if list[0].is_array() { &mut list[0][0] } else { &mut list[0] };
    *first = json!(to);
    true
}

/// Generates words that steps of records consist of.
fn word<R: Proven>() -> impl Strategy<Value = String> {
    let (game, _) = R::begin(&R::game_for(5), 0);
    let coins = ["0", "2", "3", "4", "5", "s3", "g5", "g7", "g9", "g12", "g25"];
    let places = ["tavern1", "tavern2", "tavern3", "pouch", "hand"];
    let rules = game.table().rules();
    let cards = rules.cards().map(|card| rules.card_name(card).to_owned());
    let names = [&coins[..], &places, &R::COLUMNS].concat().into_iter().chain(R::hero_names());
    prop::sample::select(cards.chain(names.map(str::to_owned)).collect::<Vec<_>>())
}

/// Every word of a step, to be replaced.
fn words(step: &mut Value) -> Vec<&mut Value> {
    let mut found = Vec::new();
    let mut open: Vec<&mut Value> = step.as_object_mut().unwrap().values_mut().collect();
    while let Some(value) = open.pop() {
        match value {
            Value::Array(list) => open.extend(list),
            Value::String(_) => found.push(value),
            _ => {}
        }
    }
    found
}

fn steps(record: &mut Value) -> &mut Vec<Value> {
    record["steps"].as_array_mut().unwrap()
}

for_both_games! {
    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_broken_step_is_refused_at_that_step(good in good::<G>(), at: prop::sample::Index) {
            let players = good["options"]["players"].as_u64().unwrap() as usize;
            let count = good["steps"].as_array().unwrap().len();
            for (name, damage) in DAMAGES {
                let mut record = good.clone();
                // The next step from here on that has what is to be damaged.
                let step = (0..count).map(|i| (at.index(count) + i) % count).find(|&i| damage(&mut steps(&mut record)[i], players));
                let Some(step) = step else { continue };
                let broken = check::<G>(&record).expect_err(name);
                prop_assert_eq!(broken.step, Some(step), "{}: {}", name, broken);
                prop_assert!(broken.tried.contains("\"do\""), "{}: {}", name, broken);
            }
        }

        #[test]
        fn a_step_with_another_word_is_refused_there_or_later_or_holds(
            good in good::<G>(),
            changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), word::<G>()), 30),
        ) {
            let count = good["steps"].as_array().unwrap().len();
            for (step, place, word) in changes {
                let mut record = good.clone();
                let step = step.index(count);
                let mut words = words(&mut steps(&mut record)[step]);
                let place = place.index(words.len());
                *words[place] = json!(word);
                refused_from::<G>(&record, step)?;
            }
        }

        #[test]
        fn steps_out_of_order_are_refused_there_or_later_or_hold(good in good::<G>(), at: prop::sample::Index, by in 1..9usize) {
            let count = good["steps"].as_array().unwrap().len();
            let (one, other) = (at.index(count), (at.index(count) + by).min(count - 1));
            let mut swapped = good.clone();
            steps(&mut swapped).swap(one, other);
            refused_from::<G>(&swapped, one)?;
            let mut moved = good.clone();
            steps(&mut moved)[one..=other].rotate_left(1);
            refused_from::<G>(&moved, one)?;
        }

        #[test]
        fn bids_out_of_seat_order_are_refused(good in good::<G>()) {
            let mut record = good.clone();
            let bids: Vec<usize> = (0..steps(&mut record).len()).filter(|&step| good["steps"][step]["do"] == "bid").collect();
            for pair in bids.windows(2).filter(|pair| pair[0] + 1 == pair[1]) {
                let mut record = good.clone();
                steps(&mut record).swap(pair[0], pair[1]);
                let broken = check::<G>(&record).expect_err("bids in another order");
                prop_assert_eq!(broken.step, Some(pair[0]));
                let expected = good["steps"][pair[0]]["player"].as_u64().unwrap() as usize;
                prop_assert_eq!(broken.problem, Problem::BidOrder { expected });
            }
        }

        #[test]
        fn a_step_too_few_or_too_many_is_refused(good in good::<G>(), at: prop::sample::Index) {
            let step = at.index(good["steps"].as_array().unwrap().len());
            let mut less = good.clone();
            steps(&mut less).remove(step);
            prop_assert!(refused_from::<G>(&less, step)?, "without step {}", step);
            let mut more = good.clone();
            let twice = steps(&mut more)[step].clone();
            steps(&mut more).insert(step, twice);
            prop_assert!(refused_from::<G>(&more, step)?, "step {} twice", step);
        }

        /// A record may end anywhere but between two bids; a result comes when, and only when, the game is over.
        #[test]
        fn a_game_can_be_cut_short_except_between_bids(good in good::<G>(), at: prop::sample::Index) {
            let mut record = good.clone();
            let cut = at.index(good["steps"].as_array().unwrap().len());
            steps(&mut record).truncate(cut);
            let is_bid = |step: usize| good["steps"][step]["do"] == "bid";
            let between = cut > 0 && is_bid(cut - 1) && is_bid(cut);
            let early = if between { Problem::BidsMissing } else { Problem::ResultTooEarly };
            prop_assert_eq!(check::<G>(&record).map(|_| ()), Err(Broken { step: None, tried: String::new(), problem: early }));
            record.as_object_mut().unwrap().remove("result");
            prop_assert_eq!(check::<G>(&record).is_ok(), !between);
        }

        #[test]
        fn what_is_optional_may_be_left_out(good in good::<G>()) {
            let mut record = good.clone();
            for step in steps(&mut record) {
                step.as_object_mut().unwrap().remove("legal");
            }
            prop_assert!(check::<G>(&record).is_ok());
            let players = good["options"]["players"].as_u64().unwrap() as usize;
            record["names"] = json!(vec!["Ada"; players]);
            prop_assert!(check::<G>(&record).is_ok());
        }

        #[test]
        fn a_broken_whole_is_refused_for_its_reason(good in good::<G>()) {
            let players = good["options"]["players"].as_u64().unwrap() as usize;
            let problem = |damage: &dyn Fn(&mut Value)| {
                let mut record = good.clone();
                damage(&mut record);
                let broken = check::<G>(&record).expect_err("damaged");
                assert_eq!(broken.step, None, "{broken}");
                broken.problem
            };
            for field in ["format", "version", "game"] {
                let change = |record: &mut Value| record[field] = if field == "version" { json!(2) } else { json!("chess") };
                let named = matches!(problem(&change), Problem::Header { field: named, .. } if named == field);
                prop_assert!(named, "{}", field);
            }
            for path in ["", "/options", "/setup", "/steps/0", "/steps/9", "/result"] {
                let extra = |record: &mut Value| record.pointer_mut(path).unwrap()["seed"] = json!(7);
                assert!(matches!(problem(&extra), Problem::Json(_)), "{}", path);
            }
            assert!(matches!(problem(&|record| record["names"] = json!(["Ada"])), Problem::Names { .. }));
            assert!(matches!(problem(&|record| record["options"]["players"] = json!(6)), Problem::Refused(_)));
            assert!(matches!(problem(&|record| record["setup"]["gems"][0] = json!(6)), Problem::Refused(_)));
            let gone = |record: &mut Value| drop(record.as_object_mut().unwrap().remove("result"));
            prop_assert_eq!(problem(&gone), Problem::ResultMissing);
            for seat in 0..players {
                let total = |record: &mut Value| record["result"]["totals"][seat] = json!(1000);
                assert!(matches!(problem(&total), Problem::Result { .. }));
                let part = |record: &mut Value| record["result"]["parts"][seat]["coins"] = json!(1000);
                assert!(matches!(problem(&part), Problem::Result { .. }));
            }
            assert!(matches!(problem(&|record| record["result"]["winners"] = json!([])), Problem::Result { .. }));
        }

        #[test]
        fn a_text_with_other_bytes_is_refused_or_holds(
            good in good::<G>(),
            edits in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 20),
        ) {
            let text = good.to_string();
            for (at, byte) in edits {
                let mut bytes = text.clone().into_bytes();
                let at = at.index(bytes.len());
                bytes[at] = byte;
                if let Ok(record) = check_text::<G>(&String::from_utf8_lossy(&bytes)) {
                    prop_assert_eq!(check_text::<G>(&record.to_json()), Ok(record));
                }
            }
        }
    }
}

/// Whether the record is refused; if so at `step`, later, or as a whole. If it holds it is a finished game.
fn refused_from<R: Proven>(record: &Value, step: usize) -> Result<bool, TestCaseError> {
    match check::<R>(record) {
        Err(Broken { step: None, .. }) => Ok(true),
        Err(broken) => {
            prop_assert!(broken.step >= Some(step), "changed at {}: {}", step, broken);
            Ok(true)
        }
        Ok(record) => {
            prop_assert_eq!(record.at(record.steps.len()).unwrap().turn(), Turn::Over);
            Ok(false)
        }
    }
}

/// The first round of a game, just dealt.
const DEALT: &str = r#"{"format":"elvaland-record","version":1,"game":"nidavellir","options":{"players":2},
    "setup":{"gems":[4,5]},"steps":[{"do":"deal","cards":[["W7","H","B"],["E9","M0","W3"],["B","B","R3"]]}]}"#;

/// Returns the problem of [`DEALT`] after a change of its text.
fn changed(from: &str, to: &str) -> Problem {
    assert!(check_text::<Nidavellir>(DEALT).is_ok() && DEALT.contains(from), "{from}");
    check_text::<Nidavellir>(&DEALT.replace(from, to)).expect_err("a broken record").problem
}

#[test]
fn a_list_is_no_object() {
    let lists = [
        (r#"{"players":2}"#, "[2,false,\"original\"]"),
        (r#"{"gems":[4,5]}"#, "[[4,5]]"),
        (r#"{"do":"deal","cards":[["W7","H","B"],["E9","M0","W3"],["B","B","R3"]]}"#, r#"["deal"]"#),
    ];
    for (object, list) in lists {
        assert!(matches!(changed(object, list), Problem::Json(_)), "{list}");
    }
    assert!(matches!(check_text::<Nidavellir>("[]").unwrap_err().problem, Problem::Json(_)));
}

#[test]
fn null_is_not_the_same_as_nothing() {
    for null in [r#"{"do":"deal","player":null,"#, r#"{"do":"deal","hero":null,"#, r#"{"do":"deal","legal":null,"#] {
        assert!(matches!(changed(r#"{"do":"deal","#, null), Problem::Json(_)), "{null}");
    }
    for null in [r#""names":null,"setup""#, r#""result":null,"setup""#] {
        assert!(matches!(changed(r#""setup""#, null), Problem::Json(_)), "{null}");
    }
}

#[test]
fn a_record_of_another_kind_is_called_that_whatever_else_it_holds() {
    for (from, to, field) in [
        ("\"elvaland-record\"", "\"pgn\"", "format"),
        ("\"version\":1", "\"version\":2,\"extra\":3", "version"),
        ("\"nidavellir\"", "\"nains\"", "game"),
    ] {
        assert!(matches!(changed(from, to), Problem::Header { field: found, .. } if found == field), "{to}");
    }
}

#[test]
fn a_field_that_is_there_twice_is_refused() {
    assert!(matches!(changed("\"version\":1", "\"version\":1,\"version\":1"), Problem::Json(_)));
}

#[test]
fn the_columns_of_a_discard_come_in_alphabetical_order() {
    let vectors = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/nidavellir_peer_3p.jsonl");
    let text = std::fs::read_to_string(vectors).unwrap();
    let mut swapped = 0;
    for line in text.lines() {
        let mut record: Value = serde_json::from_str(line).unwrap();
        let steps = record["steps"].as_array_mut().unwrap();
        let dagda = steps.iter_mut().find(|step| step["columns"].as_array().is_some_and(|columns| columns.len() == 2));
        if let Some(step) = dagda {
            step["columns"].as_array_mut().unwrap().reverse();
            assert_eq!(check::<Nidavellir>(&record).unwrap_err().problem, Problem::ColumnOrder);
            swapped += 1;
        }
    }
    assert!(swapped > 0);
}

#[test]
fn options_of_nidavellir_may_be_left_out_but_not_made_up() {
    for options in [r#"{"players":2}"#, r#"{"players":2,"first_game":false}"#, r#"{"players":2,"edition":"original"}"#]
    {
        assert!(check_text::<Nidavellir>(&DEALT.replace(r#"{"players":2}"#, options)).is_ok(), "{options}");
    }
    let dutch = changed(r#"{"players":2}"#, r#"{"players":2,"edition":"dutch"}"#);
    assert!(matches!(dutch, Problem::Refused(_)));
}
