//! Tables at this computer: whole games, interruptions, secrets, taking back.

use std::path::PathBuf;

use elvaland_bots::Budget;
use elvaland_rules::nains::{self, Nains};
use elvaland_rules::nidavellir::{self, Nidavellir};
use elvaland_rules::{Audience, Seat};
use elvaland_terminal::{BidDraft, Hints, LocalRules, SaveLocation, Saved, TerminalTable};

use crate::kit::{Seated, is_secret};

fn whole_game<R: LocalRules>(options: &R::Options, players: usize, people: usize) {
    let mut seated = Seated::<R>::new(options, players, people, None);
    seated.play(usize::MAX);
    let record = seated.record();
    assert!(record.check().is_ok() && record.result.is_some());
    assert_eq!(record.names.map(|names| names.len()), Some(players));
}

#[test]
fn every_number_of_people_and_bots_plays_both_games() {
    for players in 2..=5 {
        for people in [1, players] {
            whole_game::<Nidavellir>(&nidavellir::Options::new(players).expect("options"), players, people);
            whole_game::<Nains>(&nains::Options::new(players).expect("options"), players, people);
        }
    }
}

/// A file of its own for a test.
fn store(name: &str) -> SaveLocation {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let store = SaveLocation::new(folder.join("play.json"));
    store.forget().expect("removed");
    store
}

#[test]
fn an_interrupted_game_goes_on_as_it_would_have() {
    let options = nains::Options::new(3).expect("options");
    let mut whole = Seated::<Nains>::new(&options, 3, 1, None);
    whole.play(usize::MAX);
    let store = store("interrupted");
    let mut parts = Seated::<Nains>::new(&options, 3, 1, Some(store.clone()));
    for _ in 0..100 {
        parts.play(3);
        let (game, text) = store.load().expect("readable").expect("saved");
        assert_eq!(game.name(), "nains");
        parts = Seated::open(Saved::read(&text).expect("a game"), Some(store.clone()));
    }
    parts.play(usize::MAX);
    assert_eq!(whole.record(), parts.record());
}

#[test]
fn a_resumed_table_tells_what_happened_before() {
    let store = store("told");
    let options = nidavellir::Options::new(2).expect("options");
    let mut seated = Seated::<Nidavellir>::new(&options, 2, 1, Some(store.clone()));
    seated.play(5);
    let log = seated.settle().log.clone();
    let (_, text) = store.load().expect("readable").expect("saved");
    let mut again = Seated::<Nidavellir>::open(Saved::read(&text).expect("a game"), None);
    assert_eq!(again.settle().log, log);
}

#[test]
fn what_is_no_kept_game_is_told_apart() {
    let store = store("broken");
    assert!(store.load().expect("readable").is_none());
    std::fs::create_dir_all(store.path().parent().expect("a folder")).expect("made");
    for text in ["", "{}", "[1]", r#"{"format":"elvaland-game","version":9,"seats":[],"record":{}}"#] {
        std::fs::write(store.path(), text).expect("written");
        assert!(store.load().is_err(), "{text}");
    }
}

/// At every snapshot of a game on one keyboard: secrets are asked for behind a curtain and shown to one player alone.
fn secrets_stay_secret<R: LocalRules>(options: &R::Options, players: usize) {
    let mut seated = Seated::<R>::new(options, players, players, None);
    let (mut curtains, mut holder) = (0, None);
    while !seated.settle().is_over() {
        let snapshot = seated.settle().clone();
        if let Some(called) = snapshot.curtain {
            assert_eq!((snapshot.view.audience(), snapshot.legal.len()), (Audience::Spectator, 0));
            assert_ne!(holder, Some(called), "who has the keyboard is not called to it");
            seated.table.lift_curtain();
            assert_eq!(seated.table.snapshot().view.audience(), Audience::Seat(called));
            (curtains, holder) = (curtains + 1, Some(called));
            continue;
        }
        let player = snapshot.player.expect("a seat is asked");
        match snapshot.view.audience() {
            Audience::Seat(seat) => assert_eq!((seat, holder), (player, Some(player))),
            Audience::Spectator => {
                assert!(!is_secret(&snapshot.legal));
                holder = None;
            }
            Audience::Open => panic!("nothing lies open"),
        }
        seated.choose();
    }
    assert!(curtains > 2 * players);
}

#[test]
fn a_curtain_hides_what_the_next_player_may_not_see() {
    secrets_stay_secret::<Nidavellir>(&nidavellir::Options::new(3).expect("options"), 3);
    secrets_stay_secret::<Nains>(&nains::Options::new(2).expect("options"), 2);
}

#[test]
fn a_bid_can_be_taken_back_until_the_last_one_is_in() {
    let options = nidavellir::Options::new(2).expect("options");
    let mut seated = Seated::<Nidavellir>::new(&options, 2, 2, None);
    seated.settle();
    seated.table.lift_curtain();
    seated.choose();
    let snapshot = seated.settle();
    assert_eq!(snapshot.curtain, Some(Seat::S1));
    assert!(snapshot.ready.contains(Seat::S0) && snapshot.can_undo);
    seated.table.undo().expect("taken back");
    let snapshot = seated.settle();
    assert_eq!(snapshot.curtain, Some(Seat::S0), "a player who bids again is called again");
    assert!(!snapshot.ready.contains(Seat::S0) && !snapshot.can_undo);
}

#[test]
fn choices_that_have_shown_nothing_can_be_taken_back() {
    let options = nidavellir::Options::new(2).expect("options");
    let mut seated = Seated::<Nidavellir>::new(&options, 2, 2, None);
    let mut taken_back = 0;
    while !seated.settle().is_over() {
        let before = seated.settle().clone();
        if before.curtain.is_some() {
            seated.table.lift_curtain();
            continue;
        }
        seated.choose();
        let after = seated.settle().clone();
        if after.can_undo && !before.is_bidding() && taken_back < 5 {
            seated.table.undo().expect("taken back");
            let again = seated.settle();
            assert_eq!((&again.legal, &again.log, &again.view), (&before.legal, &before.log, &before.view));
            taken_back += 1;
            seated.choose();
        }
    }
    assert!(taken_back > 0 && seated.record().check().is_ok());
}

#[test]
fn the_draft_of_somebody_alone_is_kept_and_that_of_others_is_not() {
    let options = nidavellir::Options::new(2).expect("options");
    let draft = BidDraft::of([Some(4), None, Some(0)]).expect("different coins");
    for (people, saved) in [(1, draft), (2, BidDraft::default())] {
        let store = store(&format!("draft-{people}"));
        let mut seated = Seated::<Nidavellir>::new(&options, 2, people, Some(store.clone()));
        if seated.settle().curtain.is_some() {
            seated.table.lift_curtain();
        }
        seated.table.keep_draft(draft);
        let (_, text) = store.load().expect("readable").expect("saved");
        let mut resumed = Seated::<Nidavellir>::open(Saved::read(&text).expect("a game"), Some(store.clone()));
        assert_eq!(resumed.table.draft(), saved, "{people} people");
        if resumed.settle().curtain.is_none() {
            resumed.choose();
            assert_eq!(resumed.table.draft(), BidDraft::default(), "it belonged to that bid");
        }
    }
}

#[test]
fn advice_is_for_the_question_it_was_asked_about() {
    let options = nains::Options::new(2).expect("options");
    let mut seated = Seated::<Nains>::new(&options, 2, 1, None);
    assert_eq!(seated.settle().hints, Hints::Off, "nobody advises unless it is wanted");
    let mut seated = seated.advised(Budget::Iterations(4));
    let snapshot = seated.settle();
    assert_eq!(snapshot.hints, Hints::Ready);
    seated.table.ask_hints();
    assert_eq!(seated.table.snapshot().hints, Hints::Thinking);
    let Hints::Given(hints) = seated.advice() else { panic!("nothing was told") };
    let snapshot = seated.table.snapshot();
    assert!(!hints.is_empty() && hints.iter().all(|hint| snapshot.legal.contains(&hint.action)));
    let explained = hints.iter().filter(|hint| hint.reasons.is_some()).count();
    assert_eq!(explained, hints.len().min(3), "the best options are explained");
    seated.choose();
    assert!(!matches!(seated.settle().hints, Hints::Given(..)), "the next question is another one");
}

#[test]
fn what_lies_open_at_a_shared_keyboard_is_not_advised() {
    let options = nidavellir::Options::new(2).expect("options");
    let mut seated = Seated::<Nidavellir>::new(&options, 2, 2, None).advised(Budget::Iterations(4));
    for _ in 0..60 {
        let snapshot = seated.settle();
        let is_hidden = snapshot.curtain.is_some() || snapshot.view.audience() == Audience::Spectator;
        assert_eq!(snapshot.hints == Hints::Off, is_hidden || snapshot.legal.is_empty());
        seated.play(1);
    }
}
