//! Bots of other programs in matches: functions, budgets of their own, and what they are shown.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

use crate::common::{Tested, named};
use elvaland_analysis::arena::{Contestant, Lineup, Match, PoolMatch};
use elvaland_bots::{Bot, Budget, NetworkOutput};
use elvaland_rules::mechanics::Card;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Action, Audience, Rules, Seat, View};

/// Returns a match of `outside` against a named bot.
fn contest<R: Tested>(outside: Contestant<R>, other: &str, players: usize) -> Match<R> {
    let lineup = Lineup::new(&[outside, named(other).into()], players).expect("they fit");
    Match { options: R::options(players), lineup, seed: 3, budget: Budget::Iterations(8), records: false }
}

/// Returns a function that plays the likeliest action of the policy.
fn likeliest<R: Tested>() -> Contestant<R> {
    let choose = |view: &View<R>, legal: &[Action], _: Budget| {
        let probabilities = NetworkOutput::of(view, legal).probabilities;
        let best = probabilities.iter().copied().fold(0.0, f32::max);
        legal[probabilities.iter().position(|&other| other == best).expect("an action")]
    };
    Contestant::new("likeliest", move |_| Box::new(choose))
}

fn function_plays_a_match<R: Tested>() {
    let contest = contest::<R>(likeliest(), "random", 3);
    let [one, two] = [1, 2].map(|threads| contest.play_all(3, threads).report());
    assert_eq!(one, two, "any number of threads");
    assert_eq!((one.entrants[0].bot.as_str(), one.entrants[0].seats, one.games), ("likeliest", 1, 9));
    assert!(one.entrants[0].share.mean > 0.6, "{:?}", one.entrants[0]);
}

#[test]
fn function_takes_part_in_matches() {
    function_plays_a_match::<Nidavellir>();
    function_plays_a_match::<Nains>();
}

#[test]
fn function_takes_part_at_mixed_tables() {
    let contest = PoolMatch::<Nidavellir> {
        options: <Nidavellir as Tested>::options(3),
        candidates: vec![likeliest(), named("random").into()],
        players: 3,
        seed: 1,
        budget: Budget::Iterations(1),
    };
    let report = contest.play(2, 2, || false, |_| ()).expect("three players");
    assert_eq!(report.candidates.iter().map(|bot| bot.bot.as_str()).collect::<Vec<_>>(), ["likeliest", "random"]);
    assert!(report.candidates[0].score > report.candidates[1].score);
}

/// What a [`Witness`] was shown, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Shown {
    Asked(Budget),
    Round,
    Action(Seat, Action),
}

/// Plays the first action and notes what it is shown.
struct Witness {
    shown: Arc<Mutex<Vec<Shown>>>,
    budget: Option<Budget>,
}

impl<R: Rules> Bot<R> for Witness {
    fn choose(&mut self, _: &View<R>, legal: &[Action], budget: Budget) -> Action {
        self.shown.lock().expect("no panic").push(Shown::Asked(budget));
        legal[0]
    }

    fn budget(&self) -> Option<Budget> {
        self.budget
    }

    fn begin_round(&mut self, before: &View<R>) {
        assert!(matches!(before.audience(), Audience::Spectator));
        self.shown.lock().expect("no panic").push(Shown::Round);
    }

    fn observe(&mut self, before: &View<R>, seat: Seat, action: Action) {
        assert!(matches!(before.audience(), Audience::Spectator));
        self.shown.lock().expect("no panic").push(Shown::Action(seat, action));
    }
}

/// Plays one game with a witness on seat 0, and returns what it was shown.
fn witnessed<R: Tested>(budget: Option<Budget>) -> Vec<Shown> {
    let games = Arc::new(Mutex::new(Vec::new()));
    let noted = Arc::clone(&games);
    let witness = Contestant::new("witness", move |_| {
        let shown = Arc::new(Mutex::new(Vec::new()));
        noted.lock().expect("no panic").push(Arc::clone(&shown));
        Box::new(Witness { shown, budget })
    });
    contest::<R>(witness, "random", 2).play_deal(0);
    let first = Arc::clone(&games.lock().expect("no panic")[0]);
    first.lock().expect("no panic").clone()
}

fn rounds_and_actions_are_shown<R: Tested>(rounds: usize) {
    let shown = witnessed::<R>(None);
    let begun = shown.iter().filter(|it| **it == Shown::Round).count();
    let bids = shown.iter().filter(|it| matches!(it, Shown::Action(_, Action::Bid(_)))).count();
    let takes = shown.iter().filter(|it| matches!(it, Shown::Action(_, Action::Take(_)))).count();
    assert_eq!(shown[0], Shown::Round, "before the first bid");
    // The bids of the last round are never followed by a decision of another round.
    assert_eq!((begun, bids), (rounds, rounds - 1));
    assert!(takes > rounds, "{takes}");
    assert!(shown.iter().all(|it| !matches!(it, Shown::Action(Seat::S0, _))), "only the others' actions");
    // The bid of a round is shown when the next one begins.
    let second = shown.iter().skip(1).position(|it| *it == Shown::Round).expect("a second round");
    assert!(matches!(shown[second], Shown::Action(Seat::S1, Action::Bid(_))), "{:?}", &shown[..=second]);
}

#[test]
fn outside_bot_is_shown_rounds_and_public_actions_in_order() {
    rounds_and_actions_are_shown::<Nidavellir>(8);
    rounds_and_actions_are_shown::<Nains>(8);
}

#[test]
fn budget_of_an_outside_bot_travels_with_it() {
    let asked = |budget| {
        let shown = witnessed::<Nidavellir>(budget);
        let budgets: Vec<Budget> =
            shown.iter().filter_map(|it| if let Shown::Asked(budget) = it { Some(*budget) } else { None }).collect();
        assert!(budgets.len() > 10 && budgets.iter().all(|it| *it == budgets[0]));
        budgets[0]
    };
    assert_eq!(asked(None), Budget::Iterations(8), "that of the match");
    assert_eq!(asked(Some(Budget::Iterations(77))), Budget::Iterations(77), "its own");
}

#[test]
fn illegal_action_is_reported_with_the_name_of_the_bot() {
    let cheat = |_: &View<Nidavellir>, _: &[Action], _: Budget| Action::Take(Card::from_index(200));
    let contest = contest(Contestant::new("cheat", move |_| Box::new(cheat)), "random", 2);
    let panic = catch_unwind(AssertUnwindSafe(|| contest.play_deal(0))).expect_err("it is noticed");
    let message = panic.downcast_ref::<String>().expect("a message");
    assert!(message.starts_with("cheat on seat 0 chose"), "{message}");
}
