//! How many ways a game can go on: any change of what is legal, anywhere in the tree, changes a number. And the order
//! in which legal actions are listed, which programs that count through them rely on.

use std::fmt::Write;

use crate::golden;
use crate::proven::Proven;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::{Seat, State, Turn};

/// One line of a suite: a position, the seed of the draws, and counts by depth.
struct Case<'a> {
    position: &'a str,
    seed: u64,
    counts: Vec<(u32, u64)>,
}

/// `position | seed | depth=count …`; lines that begin with `#` are comments.
fn suite(text: &str) -> Vec<Case<'_>> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let [position, seed, counts] = line.split('|').collect::<Vec<_>>()[..] else { panic!("{line}") };
            let count = |word: &str| {
                let (depth, count) = word.split_once('=').expect("depth=count");
                (depth.parse().expect("a depth"), count.parse().expect("a count"))
            };
            Case {
                position: position.trim(),
                seed: seed.trim().parse().expect("a seed"),
                counts: counts.split_whitespace().map(count).collect(),
            }
        })
        .collect()
}

fn read<R: Proven>(text: &str) -> State<R> {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The suite of a game.
fn suite_text<R: Proven>() -> String {
    golden::read(&format!("perft/{}.txt", R::NAME))
}

fn check_counts<R: Proven>() {
    let text = suite_text::<R>();
    let mut wrong = Vec::new();
    for Case { position, seed, counts } in suite(&text) {
        let game = read::<R>(position);
        let found: Vec<(u32, u64)> =
            counts.iter().map(|&(depth, _)| (depth, game.perft(depth, Dealer::new(seed).rng()))).collect();
        wrong.extend((found != counts).then_some((position, found)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Counts the same with the checked functions, slot by slot; draws come from a seed.
fn count_slots<R: Proven>(game: &State<R>, depth: u32, dealer: &Dealer) -> u64 {
    let (mut game, mut dealer) = (game.clone(), dealer.clone());
    game.settle_chance(dealer.rng());
    let seat = match game.turn() {
        Turn::Decide(seats) if depth > 0 => seats.first().expect("a decision has a seat"),
        _ => return 1,
    };
    let actions = (0..game.slot_count(seat)).filter_map(|slot| game.slot_action(seat, slot));
    let counts = actions.map(|action| {
        let mut next = game.clone();
        next.play(seat, action, &mut ()).expect("a filled slot is legal");
        count_slots(&next, depth - 1, &dealer)
    });
    counts.sum()
}

fn check_slots<R: Proven>() {
    let text = suite_text::<R>();
    for case in suite(&text) {
        let game = read::<R>(case.position);
        for (depth, count) in case.counts.into_iter().filter(|&(_, count)| count < 10_000) {
            assert_eq!(count_slots(&game, depth, &Dealer::new(case.seed)), count, "depth {depth}: {}", case.position);
        }
    }
}

/// The positions of the file, each followed by the legal actions of every seat that is asked, in their order.
fn check_order<R: Proven>() {
    let file = format!("perft/{}-order.txt", R::NAME);
    let pinned = golden::read(&file);
    let mut text = String::new();
    for line in pinned.lines().filter(|line| !line.starts_with(' ')) {
        let _ = writeln!(text, "{line}");
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let game = read::<R>(line);
        for seat in Seat::first(game.players()) {
            let actions = game.legal_actions(seat).into_iter().map(|action| game.display_action(action).to_string());
            let actions = actions.collect::<Vec<_>>().join(", ");
            if !actions.is_empty() {
                let _ = writeln!(text, "  {seat}: {actions}");
            }
        }
    }
    golden::check(&file, &text);
}

for_both_games! {
    #[test]
    fn every_position_has_as_many_continuations_as_before() {
        check_counts::<G>();
    }

    #[test]
    fn counting_slots_and_playing_them_checked_gives_the_same() {
        check_slots::<G>();
    }

    #[test]
    fn legal_actions_come_in_the_order_they_always_came_in() {
        check_order::<G>();
    }

    #[test]
    fn the_first_bids_of_a_round_are_60_for_each_player() {
        for options in [G::game_for(3)].into_iter().chain(G::variants()) {
            let (game, mut dealer) = G::begin(&options, 1);
            let depth = game.players().min(3) as u32;
            assert_eq!(game.perft(depth, dealer.rng()), 60u64.pow(depth));
        }
    }
}
