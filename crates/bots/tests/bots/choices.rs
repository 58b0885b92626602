//! Choices are legal and are a function of view, seed and budget.

use std::collections::BTreeSet;

use crate::common::{Tested, named, walk};
use elvaland_analysis::arena::{Lineup, Match};
use elvaland_bots::{Bot, Budget};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Coin, Column, Piece};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Action, Audience, Seat, State, View};

const BOTS: [&str; 13] = [
    "random",
    "greedy",
    "collector",
    "planner",
    "gambler",
    "mc-12",
    "mc",
    "ismcts",
    "policy",
    "boss",
    "exploiter",
    "policy-exploiter",
    "apprentice",
];
const FEW: Budget = Budget::Iterations(12);

fn bot<R: Tested>(name: &str, seed: u64) -> Box<dyn Bot<R>> {
    named(name).bot(seed)
}

/// The arena checks every action that a bot plays.
fn plays_whole_games<R: Tested>() {
    for players in 2..=5 {
        let tables = [
            ["greedy", "random"],
            ["collector", "planner"],
            ["gambler", "random"],
            ["mc-12", "greedy"],
            ["ismcts", "random"],
            ["policy", "apprentice"],
            ["boss", "policy"],
            ["exploiter", "boss"],
            ["policy-exploiter", "policy"],
        ];
        for (seed, table) in tables.into_iter().enumerate() {
            let lineup = Lineup::new(&table.map(named), players).expect("two bots fit");
            let seed = (10 * players + seed) as u64;
            let contest = Match::<R> { options: R::options(players), lineup, seed, budget: FEW, records: false };
            assert_eq!(contest.play_all(1, 1).games(), players as u64);
        }
    }
}

#[test]
fn bots_play_only_legal_actions_in_nidavellir() {
    plays_whole_games::<Nidavellir>();
}

#[test]
fn bots_play_only_legal_actions_in_nains() {
    plays_whole_games::<Nains>();
}

/// Every kind of decision occurs, and every bot answers it legally.
fn answers_everything<R: Tested>(expected: usize) {
    let mut asked = BTreeSet::new();
    for seed in 0..60 {
        walk::<R>(2 + seed as usize % 4, seed, |view, legal, _| {
            let kind = view.table().question().expect("a decision");
            if asked.insert(kind) || seed < 4 {
                for name in BOTS {
                    let action = bot::<R>(name, seed).choose(view, legal, FEW);
                    assert!(legal.contains(&action), "{name} answers {kind:?} with {action:?}");
                }
            }
        });
    }
    assert!(asked.len() >= expected, "only {asked:?}");
}

#[test]
fn every_kind_of_decision_is_answered_in_nidavellir() {
    answers_everything::<Nidavellir>(10);
}

#[test]
fn every_kind_of_decision_is_answered_in_nains() {
    answers_everything::<Nains>(8);
}

/// States that differ only in hidden information give the same view, legal actions and choice; earlier choices of the
/// bot do not matter.
fn choices_do_not_depend_on_hidden_information<R: Tested>() {
    let mut differing = 0;
    for players in 2..=5 {
        let mut dealer = Dealer::new(players as u64);
        let mut used: Vec<_> = BOTS.into_iter().map(|name| (name, bot::<R>(name, 5))).collect();
        let mut number = 0;
        walk::<R>(players, 100 + players as u64, |view, legal, seat| {
            number += 1;
            if number % 3 != 0 {
                return;
            }
            let one = State::sample(view, dealer.rng());
            let other = State::sample(view, dealer.rng());
            differing += u32::from(one != other);
            for (name, used) in &mut used {
                let choice = used.choose(view, legal, FEW);
                for world in [&one, &other] {
                    let seen = world.view(Audience::Seat(seat));
                    assert_eq!(seen, *view);
                    let again = bot::<R>(name, 5).choose(&seen, &world.legal_actions(seat), FEW);
                    assert_eq!(again, choice, "{name} with {players} players");
                }
            }
        });
    }
    assert!(differing > 20, "{differing} pairs of worlds differed");
}

#[test]
fn choices_do_not_depend_on_hidden_information_in_nidavellir() {
    choices_do_not_depend_on_hidden_information::<Nidavellir>();
}

#[test]
fn choices_do_not_depend_on_hidden_information_in_nains() {
    choices_do_not_depend_on_hidden_information::<Nains>();
}

#[test]
fn choices_depend_on_the_seed() {
    let choices = |seed| {
        let mut choices = Vec::new();
        walk::<Nidavellir>(4, 1, |view, legal, _| {
            choices.push(bot::<Nidavellir>("random", seed).choose(view, legal, FEW));
        });
        choices
    };
    assert_ne!(choices(1), choices(2));
}

#[test]
fn time_budget_is_kept() {
    let mut looked = 0;
    walk::<Nidavellir>(3, 1, |view, legal, _| {
        looked += 1;
        if looked > 3 {
            return;
        }
        for name in ["mc", "ismcts", "boss"] {
            let mut bot = bot::<Nidavellir>(name, 1);
            let begin = std::time::Instant::now();
            let action = bot.choose(view, legal, "20ms".parse().expect("a budget"));
            assert!(legal.contains(&action) && bot.playouts() > 0);
            assert!(begin.elapsed().as_secs() < 5, "{name}: {:?}", begin.elapsed());
        }
    });
}

#[test]
fn all_bots_but_random_take_the_last_card_that_wins() {
    let table = "nidavellir 2p; age 2; round 4; taverns - / - / E11 M0 E5; \
        0: gem 4, coins 3/4/5/0 2, army E10 E9 W3; 1: gem 5, coins 3/5/4/0 2, army E8 E7 W4";
    let game = table.parse::<State<Nidavellir>>().unwrap_or_else(|error| panic!("{error}"));
    let seat = Seat::S0;
    let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
    for name in ["greedy", "mc-200", "ismcts", "policy", "boss"] {
        let action = bot::<Nidavellir>(name, 1).choose(&view, &legal, Budget::Iterations(200));
        assert_eq!(Ok(action), game.parse_action("take E11"), "{name}");
    }
}

/// Lets two bots decide the same positions of random games.
fn compare<R: Tested>(names: [&str; 2], mut look: impl FnMut(&View<R>, [Action; 2], Seat)) {
    for seed in 0..12 {
        let mut bots = names.map(|name| bot::<R>(name, seed));
        walk::<R>(2 + seed as usize % 4, seed, |view, legal, seat| {
            look(view, bots.each_mut().map(|bot| bot.choose(view, legal, FEW)), seat);
        });
    }
}

/// Returns the sum of the coins that a bid leaves for the trade; 0 without a trade.
fn traded<R: Tested>(view: &View<R>, action: Action, seat: Seat) -> u32 {
    let Action::Bid(bid) = action else { return 0 };
    let sum = |coins: &[Coin]| coins.iter().map(|coin| u32::from(coin.value())).sum::<u32>();
    if bid.iter().any(|coin| coin.trades()) { sum(&view.purse(seat).coins) - sum(&bid) } else { 0 }
}

fn collector_trades_more<R: Tested>() {
    let mut sums = [0; 2];
    compare::<R>(["collector", "greedy"], |view, actions, seat| {
        for (sum, action) in sums.iter_mut().zip(actions) {
            *sum += traded(view, action, seat);
        }
    });
    assert!(sums[0] > sums[1], "{sums:?}");
}

#[test]
fn collector_trades_higher_coins_than_greedy() {
    collector_trades_more::<Nidavellir>();
    collector_trades_more::<Nains>();
}

fn planner_extends_its_longest_column<R: Tested>() {
    let mut counts = [0_u32; 2];
    compare::<R>(["planner", "greedy"], |view, actions, seat| {
        let ranks = view.army(seat).ranks();
        let longest = Column::ALL.into_iter().map(|column| ranks.of(column)).max().unwrap_or_default();
        for (count, action) in counts.iter_mut().zip(actions) {
            if let Action::Take(card) = action {
                let column = view.table().rules().worth(Piece::dwarf(card)).column;
                *count += u32::from(longest > 0 && ranks.of(column) == longest);
            }
        }
    });
    assert!(counts[0] > counts[1], "{counts:?}");
}

#[test]
fn planner_extends_its_longest_column_more_often_than_greedy() {
    planner_extends_its_longest_column::<Nidavellir>();
    planner_extends_its_longest_column::<Nains>();
}

fn gambler_differs_only_in_bids<R: Tested>() {
    let mut differing = 0;
    compare::<R>(["gambler", "greedy"], |_, [own, greedy], _| match own {
        Action::Bid(_) | Action::Coin(_) => differing += u32::from(own != greedy),
        _ => assert_eq!(own, greedy),
    });
    assert!(differing > 0);
}

#[test]
fn gambler_differs_from_greedy_only_in_bids() {
    gambler_differs_only_in_bids::<Nidavellir>();
    gambler_differs_only_in_bids::<Nains>();
}
