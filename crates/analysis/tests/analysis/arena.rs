//! Matches: equal for any number of threads, and on equal cards for every seat.

use std::convert::Infallible;
use std::ops::ControlFlow;

use crate::common::{Tested, named};
use elvaland_analysis::arena::{Deal, Lineup, Match, MatchGame, MatchTally, Spent, Verdict};
use elvaland_bots::Budget;
use elvaland_rules::mechanics::Standing;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::Record;
use elvaland_rules::{BySeat, Seat};

fn contest<R: Tested>(bots: &[&str], players: usize) -> Match<R> {
    let bots: Vec<_> = bots.iter().map(|name| named(name)).collect();
    let lineup = Lineup::new(&bots, players).expect("they fit");
    Match { options: R::options(players), lineup, seed: 3, budget: Budget::Iterations(8), records: true }
}

fn assert_equal_for_any_number_of_threads<R: Tested>() {
    let contest = contest::<R>(&["ismcts", "mc-8", "greedy", "random"], 4);
    let play = |threads| {
        let mut tally = MatchTally::new(&contest.lineup);
        let mut records = Vec::new();
        let played: Result<(), Infallible> = contest.play(
            0..3,
            threads,
            || false,
            |deal| {
                tally.add(&deal);
                records.extend(deal.games.into_iter().map(|game| game.record.expect("recorded")));
                Ok(ControlFlow::Continue(()))
            },
        );
        assert!(played.is_ok());
        (tally.report(), records)
    };
    let (report, records) = play(1);
    assert_eq!(records.len(), 12);
    for threads in [2, 5] {
        let (other, others) = play(threads);
        assert_eq!(other, report);
        assert!(others == records, "records differ with {threads} threads");
    }
    for record in &records {
        Record::<R>::from_json(record).expect("a record").check().unwrap_or_else(|broken| panic!("{broken}"));
    }
}

#[test]
fn nidavellir_match_does_not_depend_on_the_number_of_threads() {
    assert_equal_for_any_number_of_threads::<Nidavellir>();
}

#[test]
fn nains_match_does_not_depend_on_the_number_of_threads() {
    assert_equal_for_any_number_of_threads::<Nains>();
}

/// Returns the first three deals and the set-up of a recorded game.
fn deals(game: &MatchGame) -> Vec<String> {
    let record = Record::<Nidavellir>::from_json(game.record.as_ref().expect("recorded")).expect("a record");
    let deals = record.steps.iter().filter(|step| step.kind == "deal").take(3);
    let mut deals: Vec<String> = deals.map(|step| serde_json::to_string(step).expect("JSON")).collect();
    deals.push(serde_json::to_string(&record.setup).expect("JSON"));
    deals
}

#[test]
fn all_rotations_of_a_deal_have_the_same_cards() {
    let contest = contest::<Nidavellir>(&["greedy", "random"], 4);
    let deal = contest.play_deal(0);
    let seats: Vec<_> = deal.games.iter().map(|game| game.seating.iter().position(|&bot| bot == 0)).collect();
    assert_eq!(seats, [Some(0), Some(1), Some(2), Some(3)]);
    for game in &deal.games[1..] {
        assert_eq!(deals(game), deals(&deal.games[0]));
    }
    assert_ne!(deals(&contest.play_deal(1).games[0]), deals(&deal.games[0]), "another deal, other cards");
}

/// Returns a game of two bots that seat 0 leads by 10, won by these seats.
fn result(contest: &Match<Nidavellir>, seating: [usize; 2], winners: &[Seat]) -> MatchGame {
    let standing = Standing { totals: BySeat::from([60, 50, 0, 0, 0]), winners: winners.iter().copied().collect() };
    let game = contest.play_deal(0).games.swap_remove(0);
    MatchGame { seating: seating.to_vec(), standing, spent: vec![Spent::default(); 2], ..game }
}

#[test]
fn shared_victories_are_divided_by_their_winners() {
    let contest = contest::<Nidavellir>(&["greedy", "random"], 2);
    let mut tally = MatchTally::new(&contest.lineup);
    // Seat 0 wins with the first bot on it, then both share.
    tally.add(&Deal {
        games: vec![result(&contest, [0, 1], &[Seat::S0]), result(&contest, [1, 0], &[Seat::S0, Seat::S1])],
    });
    let report = tally.report();
    assert_eq!((report.deals, report.games), (1, 2));
    assert_eq!(report.entrants.iter().map(|entrant| entrant.share.mean).collect::<Vec<_>>(), [0.75, 0.25]);
    assert_eq!(report.entrants[0].score, 55.0);
    assert_eq!(report.entrants[0].margin, 0.0);
}

#[test]
fn deal_is_the_unit_of_the_interval() {
    let contest = contest::<Nidavellir>(&["greedy", "random"], 2);
    let mut tally = MatchTally::new(&contest.lineup);
    // Seat 0 always wins: every deal is 1:1, so the interval follows the rule of three.
    let deal = Deal { games: vec![result(&contest, [0, 1], &[Seat::S0]), result(&contest, [1, 0], &[Seat::S0])] };
    (0..300).for_each(|_| tally.add(&deal));
    let share = tally.report().entrants[0].share;
    assert_eq!(share.mean, 0.5);
    assert!((share.high - 0.51).abs() < 1e-9, "{share:?}");
    assert_eq!(tally.test(0.05).verdict(&tally.first()), Verdict::NotBetter);
}

#[test]
fn sequential_test_stops_a_match_once_it_is_decided() {
    let contest = Match { records: false, ..contest::<Nains>(&["greedy", "random"], 3) };
    let mut tally = MatchTally::new(&contest.lineup);
    let played: Result<(), Infallible> = contest.play(
        0..100,
        2,
        || false,
        |deal| {
            tally.add(&deal);
            Ok(match tally.test(0.05).verdict(&tally.first()) {
                Verdict::Undecided => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            })
        },
    );
    assert!(played.is_ok());
    assert_eq!(tally.test(0.05).verdict(&tally.first()), Verdict::Better);
    assert!(tally.deals() < 100, "{}", tally.deals());
    assert!(tally.speed().iter().all(|speed| speed.decisions > 0));
}

#[test]
fn bot_with_its_own_budget_ignores_that_of_the_match() {
    let contest = contest::<Nidavellir>(&["ismcts@5", "mc-3", "ismcts"], 3);
    let spent = contest.play_deal(0).games.swap_remove(0).spent;
    assert_eq!(spent[0].playouts, 5 * spent[0].decisions);
    assert_eq!(spent[2].playouts, 8 * spent[2].decisions);
}
