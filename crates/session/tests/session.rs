//! Behaviour of a session: bids, undo, forced steps, earlier moments, records and lessons.

use std::sync::LazyLock;

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Coin, SeenPurse};
use elvaland_rules::{Action, AnyGame, Audience, GameName, Rules, Seat, View, with_rules, with_state};
use elvaland_session::{
    AnyView, Lesson, MAX_UNDOS, NoSuchMoment, NothingToUndo, Prepared, Session, Visibility, with_view,
};

const MEMORY: Visibility = Visibility { memory: true, ..Visibility::FULL };

fn begin(game: GameName, players: usize, seed: u64) -> (Session, Dealer) {
    let mut dealer = Dealer::new(seed);
    let start: AnyGame = with_rules!(game, R => {
        R::start(&R::default_options(players).expect("2 to 5 players"), dealer.rng()).into()
    });
    (Session::begin(start, dealer.rng()).expect("a deal"), dealer)
}

/// Submits the first legal action of the first seat that has to choose.
fn step(session: &mut Session, dealer: &mut Dealer) -> (Seat, bool) {
    let seat = session.waiting_for().first().expect("a seat is asked");
    let action = session.game().legal_actions(seat)[0];
    (seat, session.submit(seat, action, dealer.rng()).expect("a legal action").undoable)
}

fn play_out(session: &mut Session, dealer: &mut Dealer) {
    while !session.game().is_over() {
        step(session, dealer);
    }
}

/// A game in which the player on the returned seat can take back their last choice, which was not forced.
fn undoable(game: GameName) -> (Session, Dealer, Seat, Action) {
    let (mut session, mut dealer) = begin(game, 2, 1);
    loop {
        let seat = session.waiting_for().first().expect("a seat is asked");
        let action = session.game().legal_actions(seat)[0];
        let is_forced = session.game().forced(seat).is_some();
        let applied = session.submit(seat, action, dealer.rng()).expect("a legal action");
        if applied.undoable && !applied.steps.is_empty() && !is_forced {
            return (session, dealer, seat, action);
        }
    }
}

#[test]
fn a_bid_stays_pending_until_all_are_in_and_can_be_replaced_and_withdrawn() {
    let (mut session, mut dealer) = begin(GameName::Nidavellir, 3, 7);
    let before = session.game().clone();
    let bids = session.game().legal_actions(Seat::S1);
    for &bid in &bids[..2] {
        let applied = session.submit(Seat::S1, bid, dealer.rng()).expect("a legal bid");
        assert!(applied.steps.is_empty());
        assert_eq!(session.pending(Seat::S1), Some(bid));
        assert_eq!(session.waiting_for().iter().collect::<Vec<_>>(), [Seat::S0, Seat::S2]);
    }
    assert_eq!(session.game(), &before);
    assert_eq!(session.withdraw(Seat::S1), Ok(()));
    assert_eq!(session.withdraw(Seat::S1), Err(NothingToUndo));
    for seat in Seat::first(3) {
        session.submit(seat, bids[0], dealer.rng()).expect("a legal bid");
    }
    assert_eq!(session.seq(), 4, "a deal and three bids");
    assert!(Seat::first(3).all(|seat| session.pending(seat).is_none()));
}

#[test]
fn an_illegal_action_changes_nothing() {
    let (mut session, mut dealer) = begin(GameName::Nains, 2, 7);
    let before = session.game().clone();
    let wrong = session.game().parse_action("bid 0 0 0").expect("words");
    assert!(session.submit(Seat::S0, wrong, dealer.rng()).is_err());
    assert_eq!((session.game(), session.pending(Seat::S0)), (&before, None));
}

#[test]
fn a_choice_can_be_taken_back_and_made_again() {
    for game in GameName::ALL {
        let (mut session, mut dealer, seat, action) = undoable(game);
        let (after, seq) = (session.game().clone(), session.seq());
        let log = session.log(Audience::Open, Visibility::FULL);
        assert!(session.can_undo(seat));
        let undone = session.undo(seat).expect("an undo");
        assert_eq!((undone.steps.len(), session.seq()), (1, seq + 1));
        assert_eq!(session.at(seq - 1, Visibility::FULL).as_ref(), Ok(session.game()));
        session.submit(seat, action, dealer.rng()).expect("the same choice");
        assert_eq!(session.game(), &after);
        assert_eq!(session.log(Audience::Open, Visibility::FULL), log);
    }
}

#[test]
fn nobody_undoes_another_players_choice() {
    let (session, _, seat, _) = undoable(GameName::Nidavellir);
    for other in Seat::ALL.into_iter().filter(|&other| other != seat) {
        assert!(session.plan_undo(other).is_err());
    }
}

#[test]
fn undos_are_limited_until_a_choice_stays() {
    let (mut session, mut dealer, seat, action) = undoable(GameName::Nidavellir);
    for _ in 0..MAX_UNDOS {
        session.undo(seat).expect("an undo");
        session.submit(seat, action, dealer.rng()).expect("the same choice");
    }
    assert_eq!(session.undo(seat).err(), Some(NothingToUndo));
    assert!(!session.can_undo(seat));
}

#[test]
fn many_undos_are_replayed_in_linear_time() {
    let (session, _, seat, _) = undoable(GameName::Nidavellir);
    let mut steps = session.record_steps();
    let choice = steps.last().cloned().expect("a choice");
    let undo = session.plan_undo(seat).expect("an undo").steps[0].record.clone();
    // Replaying each of them from the start would take 10¹⁰ steps.
    for _ in 0..10_000 {
        steps.extend([undo.clone(), choice.clone()]);
    }
    let replayed = Session::replay(session.name(), session.header(), &steps).expect("a session");
    assert_eq!(replayed.game(), session.game());
    assert!(!replayed.can_undo(seat));
}

#[test]
fn a_forced_step_is_taken_back_with_the_choice_before_it() {
    let mut found = 0;
    for seed in 0..200 {
        let (mut session, mut dealer) = begin(GameName::ALL[seed as usize % 2], 2, seed);
        while !session.game().is_over() {
            let before = session.game().clone();
            let seat = session.waiting_for().first().expect("a seat is asked");
            let legal = before.legal_actions(seat);
            let action = legal[dealer.below(legal.len())];
            let applied = session.submit(seat, action, dealer.rng()).expect("a legal action");
            let forced = session.forced().filter(|(forced, _)| *forced == seat && applied.undoable);
            let Some((_, action)) = forced.filter(|_| legal.len() > 1 && !before.is_bidding()) else { continue };
            if session.submit(seat, action, dealer.rng()).expect("the only option").undoable {
                assert_eq!(session.undo(seat).expect("an undo").steps.len(), 2);
                assert_eq!(session.game(), &before);
                found += 1;
            }
        }
    }
    assert!(found > 0, "a case worth testing");
}

#[test]
fn a_game_can_be_looked_at_at_every_stop() {
    for game in GameName::ALL {
        let (mut session, mut dealer) = begin(game, 3, 11);
        play_out(&mut session, &mut dealer);
        let course = session.course();
        for stop in &course.stops {
            let game = session.at_step(stop.step, MEMORY).expect("a moment");
            assert!(game.is_over() || !game.asked().is_empty());
        }
        let last = course.stops.last().expect("the end");
        assert_eq!(session.at_step(last.step, MEMORY).as_ref(), Ok(session.game()));
        assert_eq!(course.totals.last(), Some(&session.game().totals()));
        // Rounds with the bids and three taverns each; and the end.
        let rounds = course.totals.len() - 1;
        let stages = course.stops.iter().filter(|stop| stop.begins_stage).count();
        assert!(stages > rounds * 4, "{stages} stages in {rounds} rounds");
        assert_eq!(session.at_step(last.step + 1, MEMORY), Err(NoSuchMoment::Later));
        assert!(session.decisions().iter().all(|decision| decision.game.legal_actions(decision.seat).len() > 1));
    }
}

#[test]
fn a_record_is_read_back_and_continued() {
    for game in GameName::ALL {
        let (mut session, mut dealer) = begin(game, 2, 5);
        play_out(&mut session, &mut dealer);
        let text = session.to_record(vec!["Ada".to_owned(), "Bo".to_owned()]).expect("a record");
        let imported = Session::import(&text).expect("the same record");
        assert_eq!((imported.session.game(), imported.names.len()), (session.game(), 2));
        let at = session.seq() as usize;
        assert!(Session::continue_record(game, &text, at, dealer.rng()).is_err(), "the game is over");
        assert!(Session::continue_record(game, &text, at + 1, dealer.rng()).is_err(), "no such step");
        let mut half = Session::continue_record(game, &text, 1, dealer.rng()).expect("the first deal");
        assert_eq!(half.game(), &session.at(1, Visibility::FULL).expect("a moment"));
        play_out(&mut half, &mut dealer);
    }
}

#[test]
fn a_game_is_continued_from_its_standing_steps_like_its_record() {
    for game in GameName::ALL {
        let (mut session, mut dealer, seat, _) = undoable(game);
        session.undo(seat).expect("the last choice");
        play_out(&mut session, &mut dealer);
        let text = session.to_record(vec!["Ada".to_owned(), "Bo".to_owned()]).expect("a record");
        let steps = session.step() as usize;
        assert!(steps < session.seq() as usize, "steps were taken back");
        let mut refused = 0;
        for at in 0..=steps + 1 {
            let continued = session.continue_from(at, Dealer::new(9).rng());
            let read = Session::continue_record(game, &text, at, Dealer::new(9).rng());
            match (continued, read) {
                (Ok(continued), Ok(read)) => {
                    assert_eq!(continued.game(), read.game(), "after {at} steps");
                    assert_eq!(continued.record_steps(), read.record_steps(), "after {at} steps");
                    assert_eq!(continued.header(), read.header());
                }
                (Err(continued), Err(read)) => {
                    assert_eq!(continued, read, "after {at} steps");
                    refused += 1;
                }
                (continued, read) => panic!("after {at} steps: {} and {}", continued.is_ok(), read.is_ok()),
            }
        }
        // The game is over, has fewer steps, or one of two players has bid in one of seven or more rounds.
        assert!(refused >= 2 + 7, "{refused}");
    }
}

#[test]
fn the_previous_round_is_at_hand() {
    for game in GameName::ALL {
        let (mut session, mut dealer) = begin(game, 3, 8);
        // The first step of each round so far, at which everybody may bid again.
        let mut rounds = vec![0];
        let mut round = session.game().stage().round;
        while !session.game().is_over() {
            let before = session.seq();
            step(&mut session, &mut dealer);
            if session.game().stage().round != round {
                round = session.game().stage().round;
                rounds.push(before);
            }
            let previous = rounds[rounds.len().saturating_sub(2)];
            assert!(session.previous_round() <= previous, "{} in the round after {previous}", session.previous_round());
            assert!(rounds.len() < 3 || session.previous_round() + 20 > previous, "no more than it");
        }
        assert!(rounds.len() > 5);
    }
}

#[test]
fn memory_mode_hides_earlier_rounds_until_the_end() {
    for game in GameName::ALL {
        let (mut session, mut dealer) = begin(game, 2, 3);
        while session.game().stage().round.round < 2 {
            step(&mut session, &mut dealer);
        }
        assert_eq!(session.at(3, MEMORY), Err(NoSuchMoment::Hidden));
        assert!(session.at(3, Visibility::FULL).is_ok());
        let coins = |visibility| {
            let log = session.log(Audience::Seat(Seat::S0), visibility);
            log.iter().filter(|logged| format!("{:?}", logged.event).starts_with("Revealed(S1")).count()
        };
        assert_eq!((coins(MEMORY), coins(Visibility::FULL)), (0, 3));
        play_out(&mut session, &mut dealer);
        assert!(session.at(3, MEMORY).is_ok());
        assert_eq!(session.since(0, Audience::Open, MEMORY), session.since(0, Audience::Open, Visibility::FULL));
    }
}

fn is_memory<R: Rules, P: SeenPurse>(_view: &View<R, P>) -> bool {
    P::IS_MEMORY
}

/// Checks that nothing shows a coin of another player, and that the Treasure is that of `now`.
fn check_remembered(view: &AnyView, now: &AnyGame, audience: Audience) {
    let treasure: Vec<Coin> = with_state!(now, state => state.table().treasure().coins().collect());
    with_view!(view, view => {
        for seat in view.table().seats().filter(|&seat| !audience.sees(seat)) {
            assert_eq!(view.purse(seat).known_coins(), None);
            assert!(view.purse(seat).laid().iter().all(|laid| laid.face.coin().is_none()), "{:?}", view.purse(seat));
        }
        assert!(view.table().auction().order().iter().all(|bid| bid.value() == 0 && !bid.trades()));
        assert_eq!(view.table().treasure().coins().collect::<Vec<_>>(), treasure);
    });
}

#[test]
fn memory_mode_plays_earlier_rounds_back_without_the_coins_of_others() {
    for (game, players) in [(GameName::Nidavellir, 3), (GameName::Nains, 2)] {
        let (mut session, mut dealer) = begin(game, players, 11);
        let (mut remembered, mut hidden) = (0, 0);
        while !session.game().is_over() {
            step(&mut session, &mut dealer);
            let first = session.first_visible(MEMORY);
            if first == 0 || !session.game().is_bidding() || session.game().is_over() {
                continue;
            }
            for audience in [Audience::Spectator, Audience::Seat(Seat::S1)] {
                let [seen, all] = [MEMORY, Visibility::FULL].map(|visibility| session.since(0, audience, visibility));
                assert_eq!(seen.len(), all.len(), "every step is there");
                let views = seen.iter().flat_map(|step| &step.events).map(|event| &event.view);
                assert!(views.into_iter().all(|view| with_view!(view, view => is_memory(view))), "also between events");
                for (seen, all) in seen.iter().zip(&all).take_while(|(seen, _)| seen.seq + 1 < first) {
                    check_remembered(&seen.view, session.game(), audience);
                    seen.events.iter().for_each(|event| check_remembered(&event.view, session.game(), audience));
                    (remembered, hidden) =
                        (remembered + seen.events.len(), hidden + all.events.len() - seen.events.len());
                }
                let before = session.view_at(0, audience, MEMORY).expect("the beginning");
                check_remembered(&before, session.game(), audience);
            }
        }
        assert!(remembered > 500 && hidden > 100, "{remembered} {hidden}");
    }
}

static LESSON: LazyLock<&Lesson> = LazyLock::new(|| Lesson::of(GameName::Nidavellir).expect("a lesson"));

/// Plays the first age of the lesson; `learner` chooses on the first seat, given the proposal.
fn first_age(learner: impl Fn(Option<Action>, &AnyGame) -> Action) -> AnyGame {
    let mut dealer = Dealer::new(9);
    let mut session = LESSON.begin(dealer.rng()).expect("a deal");
    while session.game().stage().round.age == 1 && !session.game().is_over() {
        let seat = session.waiting_for().first().expect("a seat is asked");
        let prepared = LESSON.choice(session.game(), seat);
        let action = match seat {
            Seat::S0 => learner(prepared, session.game()),
            _ => prepared.unwrap_or_else(|| session.game().legal_actions(seat)[0]),
        };
        let mut chance = Prepared { lesson: Some(&LESSON), rng: dealer.rng() };
        session.submit(seat, action, &mut chance).expect("a legal action");
    }
    session.game().clone()
}

#[test]
fn a_learner_who_follows_the_proposals_is_close_after_the_first_age() {
    let totals = first_age(|prepared, _| prepared.expect("a proposal for every decision")).totals();
    assert!(10 * totals[0] >= 9 * totals[1], "{totals:?}");
}

#[test]
fn a_learner_who_ignores_the_proposals_can_go_on() {
    assert_eq!(first_age(|_, game| game.legal_actions(Seat::S0)[0]).stage().round.age, 2);
}

#[test]
fn following_a_lesson_wins_in_both_games() {
    for game in GameName::ALL {
        let lesson = Lesson::of(game).expect("a lesson");
        let mut dealer = Dealer::new(7);
        let mut session = lesson.begin(dealer.rng()).expect("draws");
        while let Some(seat) = session.waiting_for().first() {
            let action = lesson.choice(session.game(), seat);
            let action =
                action.unwrap_or_else(|| panic!("{game:?}: nothing is prepared at {:?}", session.game().stage()));
            let mut chance = Prepared { lesson: Some(lesson), rng: dealer.rng() };
            session.submit(seat, action, &mut chance).expect("legal");
        }
        let totals = session.game().totals();
        assert!(session.game().is_over() && totals[0] > totals[1], "{game:?}: {totals:?}");
    }
}
