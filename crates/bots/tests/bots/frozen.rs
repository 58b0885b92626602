//! The baselines are frozen: their choices in recorded games are compared with those of the day they were frozen.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use crate::common::{Tested, named};
use elvaland_analysis::arena::{Lineup, Match};
use elvaland_bots::Budget;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::Record;
use elvaland_rules::{Audience, Turn};

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/frozen").join(name)
}

/// Records the games to choose in; done once.
fn make_records<R: Tested>() -> String {
    let record = |players: usize| {
        let lineup = Lineup::new(&["greedy", "random"].map(named), players).expect("two bots fit");
        let budget = Budget::Iterations(1);
        let contest = Match::<R> { options: R::options(players), lineup, seed: 77, budget, records: true };
        contest.play_deal(0).games.swap_remove(0).record.expect("recorded")
    };
    (2..=5).map(record).fold(String::new(), |text, record| text + &record + "\n")
}

fn choices<R: Tested>(records: &str) -> String {
    let mut text = String::new();
    for line in records.lines() {
        let record = Record::<R>::from_json(line).expect("a record");
        let mut replay = record.replay().expect("it can be replayed");
        while replay.replayed() < record.steps.len() {
            let game = replay.game();
            if let Turn::Decide(seats) = game.turn() {
                for seat in seats.iter() {
                    let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
                    write!(text, "{} {seat}", replay.replayed()).expect("text");
                    for bot in ["greedy", "random", "collector", "planner", "gambler"] {
                        let action = named(bot).bot::<R>(7).choose(&view, &legal, Budget::Iterations(1));
                        write!(text, " | {}", game.display_action(action)).expect("text");
                    }
                    text.push('\n');
                }
            }
            replay.step(&mut ()).expect("legal");
        }
        text.push('\n');
    }
    text
}

fn is_frozen<R: Tested>() {
    let (records, golden) = (file(&format!("{}.jsonl", R::NAME)), file(&format!("{}.txt", R::NAME)));
    // Only after a change of the rules: then every figure in docs/bots.md is measured again.
    if std::env::var_os("FREEZE_BASELINES").is_some() {
        fs::write(&records, make_records::<R>()).expect("written");
        fs::write(&golden, choices::<R>(&fs::read_to_string(&records).expect("text"))).expect("written");
    }
    let chosen = choices::<R>(&fs::read_to_string(records).expect("text"));
    let frozen = fs::read_to_string(golden).expect("text");
    for (number, (chosen, frozen)) in chosen.lines().zip(frozen.lines()).enumerate() {
        assert_eq!(chosen, frozen, "line {}", number + 1);
    }
    assert_eq!(chosen.len(), frozen.len());
}

#[test]
fn baselines_are_frozen_in_nidavellir() {
    is_frozen::<Nidavellir>();
}

#[test]
fn baselines_are_frozen_in_nains() {
    is_frozen::<Nains>();
}
