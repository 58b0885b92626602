//! Puzzles: those that are part of the program, and what is wrong with others.

use std::collections::BTreeSet;

use elvaland_analysis::puzzles::{LEAD, MinedPuzzle, PuzzleError, PuzzlePosition, collection, read};
use elvaland_rules::{Audience, GameName};
use elvaland_session::{AnyView, Visibility};

fn all() -> impl Iterator<Item = (GameName, &'static MinedPuzzle)> {
    GameName::ALL.into_iter().flat_map(|game| collection(game).iter().map(move |puzzle| (game, puzzle)))
}

#[test]
fn every_puzzle_has_legal_options_and_one_leads_clearly() {
    for (game, puzzle) in all() {
        let at = format!("{game} {}", puzzle.number);
        assert_eq!(puzzle.game(), Ok(game), "{at}");
        let PuzzlePosition { game, seat, played, options, .. } =
            puzzle.open().unwrap_or_else(|error| panic!("{at}: {error}"));
        let legal = game.legal_actions(seat);
        assert!(options.iter().all(|(action, win)| legal.contains(action) && (0.0..=1.0).contains(win)), "{at}");
        let actions: BTreeSet<_> = options.iter().map(|(action, _)| action).collect();
        assert_eq!(actions.len(), options.len(), "{at}: no option twice");
        assert!(actions.contains(&played) && played != options[0].0, "{at}");
        assert!(options.is_sorted_by(|(_, one), (_, other)| one >= other), "{at}");
        // Win rates are rounded to three digits.
        assert!(options[0].1 - options[1].1 >= LEAD - 0.0011, "{at}");
        assert!((800..=2200).contains(&puzzle.rating) && puzzle.levels.len() == game.players(), "{at}");
    }
}

#[test]
fn each_game_has_a_hundred_puzzles_of_several_kinds_for_every_number_of_players() {
    for game in GameName::ALL {
        let puzzles = collection(game);
        let numbers: BTreeSet<u32> = puzzles.iter().map(|puzzle| puzzle.number).collect();
        assert!(puzzles.len() >= 100 && numbers.len() == puzzles.len(), "{game}: numbers are unique");
        let kinds: BTreeSet<_> = puzzles.iter().filter_map(|puzzle| puzzle.played.split(' ').next()).collect();
        assert!(kinds.is_superset(&BTreeSet::from(["take", "hero", "bid"])) && kinds.len() >= 5, "{game}: {kinds:?}");
        for players in 2..=5 {
            assert!(puzzles.iter().filter(|puzzle| puzzle.levels.len() == players).count() >= 20, "{game}, {players}");
        }
        let hard = puzzles.iter().filter(|puzzle| puzzle.rating >= 1600).count();
        assert!((30..puzzles.len() - 30).contains(&hard), "{game}: {hard} hard ones");
    }
}

/// Two games that only differ in coins of an opponent that lie face down look the same to the player.
#[test]
fn position_and_log_do_not_depend_on_hidden_coins() {
    let mut compared = 0;
    for (_, puzzle) in all() {
        let position = puzzle.open().expect("a position");
        let opponent = format!("{} bid ", (puzzle.seat + 1) % puzzle.levels.len());
        let is_first = position.game.stage().tavern.is_some_and(|tavern| tavern.index() == 0);
        let bid = puzzle.steps.iter().position(|step| step.starts_with(&opponent)).filter(|_| is_first);
        let Some(bid) = bid else { continue };
        let coins: Vec<&str> = puzzle.steps[bid].trim_start_matches(&opponent).split(' ').collect();
        if coins[1] == coins[2] {
            continue;
        }
        let mut twin = puzzle.clone();
        twin.steps[bid] = format!("{opponent}{} {} {}", coins[0], coins[2], coins[1]);
        let twin = twin.open().expect("a position");
        let seen =
            |position: &PuzzlePosition| AnyView::of(&position.game, Audience::Seat(position.seat), Visibility::FULL);
        assert_ne!(position.game, twin.game);
        assert_eq!((seen(&position), &position.log), (seen(&twin), &twin.log), "{}", puzzle.position);
        compared += 1;
    }
    assert!(compared > 20, "{compared} puzzles");
}

#[test]
fn a_longer_search_confirms_a_puzzle_and_refutes_a_wrong_one() {
    let puzzle = collection(GameName::Nidavellir).iter().max_by(|one, other| lead(one).total_cmp(&lead(other)));
    let puzzle = puzzle.expect("a puzzle");
    let checked = puzzle.check(400, 3).expect("a puzzle that can be opened");
    assert!(checked.is_same && checked.is_confirmed(LEAD), "{checked:?}");
    let mut wrong = puzzle.clone();
    wrong.options.reverse();
    let checked = wrong.check(400, 3).expect("a puzzle that can be opened");
    assert!(!checked.is_same && !checked.is_confirmed(LEAD) && checked.lead < 0.0, "{checked:?}");
}

fn lead(puzzle: &MinedPuzzle) -> f32 {
    puzzle.options[0].1 - puzzle.options[1].1
}

#[test]
fn a_broken_puzzle_is_refused_with_the_reason() {
    let text = serde_json::to_string(&collection(GameName::Nains)[0]).expect("JSON");
    assert_eq!(read(&format!("{text}\n\n{text}\n")).map(|puzzles| puzzles.len()), Ok(2));
    let (line, error) = read(&format!("{text}\n{{}}\n")).expect_err("no puzzle");
    assert!(line == 2 && matches!(error, PuzzleError::Json(_)), "{line}: {error}");
    let puzzle = &collection(GameName::Nains)[0];
    let with = |change: &dyn Fn(&mut MinedPuzzle)| {
        let mut broken = puzzle.clone();
        change(&mut broken);
        broken.open().expect_err("a broken puzzle")
    };
    assert_eq!(with(&|puzzle| puzzle.position = "chess 2p".to_owned()), PuzzleError::NoGame);
    assert!(matches!(with(&|puzzle| puzzle.position = "nains 9p".to_owned()), PuzzleError::Position(_)));
    assert_eq!(with(&|puzzle| puzzle.seat = 7), PuzzleError::Seat);
    assert_eq!(with(&|puzzle| puzzle.steps.insert(0, "9 take S".to_owned())), PuzzleError::Seat);
    let is_action = |error: PuzzleError| matches!(error, PuzzleError::Action { .. });
    let is_unreadable = |error: PuzzleError| matches!(error, PuzzleError::Unreadable { .. });
    assert!(is_unreadable(with(&|puzzle| puzzle.steps.insert(0, "0 eat cake".to_owned()))));
    assert!(is_unreadable(with(&|puzzle| puzzle.played = "take dragon".to_owned())));
    assert!(is_action(with(&|puzzle| puzzle.seat = 1 - puzzle.seat.min(1))), "it is not their turn");
    assert_eq!(with(&|puzzle| puzzle.options.truncate(1)), PuzzleError::Options);
}
