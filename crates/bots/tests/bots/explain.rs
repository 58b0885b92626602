//! Explanations of small positions whose outcome is known for sure, and independence of hidden facts.

use elvaland_bots::{Beliefs, BotGame, Explanation, explain};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::position::PositionFormat;
use elvaland_rules::{Action, Audience, Rules, Seat, State, Turn};

/// Enough to see that something always happens.
const SAMPLES: u32 = 24;

/// Explains an action of seat 0.
fn explained<R: BotGame + PositionFormat>(position: &str, action: &str) -> Explanation {
    let game: State<R> = position.parse().unwrap_or_else(|error| panic!("{position}: {error}"));
    let action = game.parse_action(action).expect("an action");
    assert!(game.is_legal(Seat::S0, action), "{action:?} in {:?}", game.legal_actions(Seat::S0));
    let view = game.view(Audience::Seat(Seat::S0));
    explain(&view, &[action], &Beliefs::default(), SAMPLES, 7).remove(0)
}

/// Seat 0 has the highest coin of the table.
const RICH: &str = "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3; \
    0: gem 4, coins 0 2 3 4 g9; 1: gem 5, coins 0 2 3 4 5";

#[test]
fn the_highest_coin_plays_first_and_the_zero_trades() {
    let explanation = explained::<Nidavellir>(RICH, "bid g9 0 2");
    assert!(explanation.is_bid && explanation.gain.is_none() && explanation.denied.is_none());
    let taverns: Vec<usize> = explanation.taverns.iter().map(|outlook| outlook.tavern).collect();
    assert_eq!(taverns, [0, 1, 2]);
    assert_eq!(explanation.taverns[0].places, [1.0, 0.0]);
    assert_eq!(explanation.taverns[1].places, [0.0, 1.0], "the higher gem wins a tie of zeros");
    let [trade] = explanation.coins.iter().filter(|coin| coin.trade.is_some()).collect::<Vec<_>>()[..] else {
        panic!("one trade: {explanation:?}")
    };
    assert_eq!(trade.trade, Some(["3", "4"].map(str::to_owned)));
    assert_eq!((trade.given.as_str(), trade.taken.as_str(), trade.probability), ("4", "g7", 1.0));
    let sum: f32 = explanation.taverns.iter().flat_map(|outlook| &outlook.places).sum();
    assert!((sum - 3.0).abs() < 0.01, "{explanation:?}");
}

#[test]
fn a_bid_without_the_zero_does_not_trade() {
    let explanation = explained::<Nidavellir>(RICH, "bid g9 4 3");
    assert!(explanation.coins.iter().all(|coin| coin.trade.is_none()), "{explanation:?}");
}

/// The last card of a round is seat 0's: a Hunter or a Blacksmith; `round` decides what is due.
fn last_pick(round: u8, own: &str, theirs: &str) -> String {
    format!(
        "nidavellir 2p; age 1; round {round}; taverns - / - / H B; auction 3 1=4 0=3; \
         0: gem 4, coins 2!/4!/3!/0 5/-, army {own}; 1: gem 5, coins 2!/3!/4!/0 5/-, army {theirs}; agenda turns.1"
    )
}

#[test]
fn a_card_that_completes_a_line_brings_a_hero() {
    let explanation = explained::<Nidavellir>(&last_pick(2, "W5 M1 B E5", "W3 W4 B E6 E7"), "take H");
    assert!(explanation.line.is_completed && explanation.line.probability == 1.0, "{explanation:?}");
    assert!(!explanation.line.heroes.is_empty() && explanation.line.added == 0);
    assert_eq!(explanation.gain, Some(1));
    let other = explained::<Nidavellir>(&last_pick(2, "W5 M1 B E5", "W3 W4 B E6 E7"), "take B");
    assert!(!other.line.is_completed && other.line.probability == 0.0);
    assert_eq!(other.line.missing, ["hunter"]);
}

#[test]
fn a_card_that_comes_closer_to_a_line_says_what_is_missing() {
    let explanation = explained::<Nidavellir>(&last_pick(2, "W5 M1 B", "W3 W4 B E6 E7"), "take H");
    assert_eq!((explanation.line.added, explanation.line.missing.as_slice()), (1, &["explorer".to_owned()][..]));
    let next = explanation.next_rank.expect("one more Hunter");
    assert_eq!((next.column.as_str(), next.before, next.after), ("hunter", 1, 3));
}

#[test]
fn the_majority_of_the_last_round_of_an_age_is_certain() {
    let position = last_pick(4, "H W5 M1 B", "H W3 W4 B E6");
    for (action, ahead, tied) in [("take H", 1.0, 0.0), ("take B", 0.0, 1.0)] {
        let explanation = explained::<Nidavellir>(&position, action);
        let hunters = &explanation.majorities[1];
        assert_eq!((hunters.column.as_str(), hunters.rounds_left, hunters.is_distinction), ("hunter", 0, true));
        assert_eq!((hunters.ahead, hunters.tied), (ahead, tied), "{action}");
        assert_eq!(hunters.before, elvaland_bots::Lead::Tied);
    }
}

#[test]
fn a_card_is_denied_to_the_opponent_who_gains_most() {
    let position = "nidavellir 2p; age 1; round 2; taverns - / - / H B B; auction 3 0=4 1=3; \
         0: gem 4, coins 2!/3!/4!/0 5/-, army W5 M1; 1: gem 5, coins 2!/4!/3!/0 5/-, army W3 M0 B E6; agenda turns.0";
    let denied = explained::<Nidavellir>(position, "take H").denied.expect("a line of seat 1");
    assert_eq!((denied.card.as_str(), denied.seat, denied.points, denied.is_line), ("H", 1, 1, true));
    assert_eq!(explained::<Nidavellir>(position, "take B").denied, None, "there is another one");
}

/// Plays random games and compares explanations in states that the player cannot tell apart.
fn hidden_facts_change_nothing<R: BotGame>() {
    let (mut compared, mut differing) = (0, 0);
    for seed in 0..3 {
        let mut dealer = Dealer::new(seed);
        let mut game = R::start(&R::default_options(3).expect("3 players"), dealer.rng());
        while game.turn() != Turn::Over {
            if let Turn::Decide(seats) = game.turn() {
                let seat = seats.iter().next_back().expect("a seat is asked");
                let (view, legal) = (game.view(Audience::Seat(seat)), game.legal_actions(seat));
                let other = State::sample(&view, dealer.rng());
                let told = |state: &State<R>| {
                    let view = state.view(Audience::Seat(seat));
                    explain(&view, &legal[..1], &Beliefs::default(), 2, 5)
                };
                if legal.len() > 1 && compared < 60 && (game != other || matches!(legal[0], Action::Bid(_))) {
                    assert_eq!(told(&game), told(&other));
                    compared += 1;
                    differing += u32::from(game != other);
                }
            }
            game.random_step(dealer.rng());
        }
    }
    assert!(compared >= 40 && differing >= 20, "{compared} {differing}");
}

#[test]
fn hidden_facts_do_not_change_an_explanation() {
    hidden_facts_change_nothing::<Nidavellir>();
    hidden_facts_change_nothing::<Nains>();
}

#[test]
fn probabilities_are_shares_of_the_samples() {
    let mut dealer = Dealer::new(4);
    let mut game = Nains::start(&Nains::default_options(4).expect("4 players"), dealer.rng());
    game.settle_chance(dealer.rng());
    let view = game.view(Audience::Seat(Seat::S2));
    for option in explain(&view, &game.legal_actions(Seat::S2)[..4], &Beliefs::default(), 16, 3) {
        assert_eq!(option.taverns.len(), 3);
        for outlook in &option.taverns {
            assert!((outlook.places.iter().sum::<f32>() - 1.0).abs() < 0.01 && outlook.places.len() == 4);
            assert!(outlook.cards.iter().all(|card| (0.15..=1.0).contains(&card.probability)), "{outlook:?}");
            assert!(outlook.cards.is_sorted_by(|one, other| one.probability >= other.probability));
        }
    }
}
