//! The contract of [`State`]: what servers, bots and searches may rely on, checked for both games.

use std::collections::BTreeSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use crate::proven::Proven;
use crate::steps::{Taken, advance};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, ActionList, Age, Card, Cards, Draw, Rules, View};
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Seat, SeatSet, State, Turn};

/// No game takes more steps than this.
const MOST_STEPS: usize = 1000;

/// Actions and draws of many games, to be tried in positions where they may be illegal.
struct Pool {
    actions: BTreeSet<Action>,
    draws: Vec<Draw>,
}

impl Pool {
    /// Collects from random games, one after each beginning.
    fn of<R: Rules>(beginnings: impl IntoIterator<Item = (State<R>, Dealer)>) -> Pool {
        let mut pool = Pool { actions: BTreeSet::new(), draws: Vec::new() };
        for (mut game, mut dealer) in beginnings {
            loop {
                match advance(&mut game, &mut dealer, &mut ()) {
                    Taken::Played(seat, action) => {
                        assert!(seat.index() < game.players());
                        pool.actions.insert(action);
                    }
                    Taken::Drew(draw) if pool.draws.contains(&draw) => {}
                    Taken::Drew(draw) => pool.draws.push(draw),
                    Taken::Over => break,
                }
            }
        }
        pool
    }
}

/// Plays a random game and checks the contract at every step.
fn contract<R: Rules>(mut game: State<R>, mut dealer: Dealer, pool: &Pool) {
    for _ in 0..MOST_STEPS {
        check_views(&game);
        check_totals(&game);
        match game.turn() {
            Turn::Chance => {
                check_no_seat_may_play(&game, pool);
                check_refused_draws(&game, &impossible_draws(&game));
                check_draw(&game, &dealer.draw(&game));
            }
            Turn::Decide(asked) => {
                check_decision(&game, asked, pool);
                check_random_actions(&game, asked, &mut dealer);
                check_refused_draws(&game, &pool.draws);
                check_any_order(&game, asked, &mut dealer);
            }
            Turn::Over => {
                assert!(!game.clone().random_step(dealer.rng()), "a step after the end");
                check_no_seat_may_play(&game, pool);
                return check_refused_draws(&game, &pool.draws);
            }
        }
        check_random_step(&game, &mut dealer);
        advance(&mut game, &mut dealer, &mut ());
    }
    panic!("the game does not end");
}

/// Checks that seats that are asked have legal actions, sorted and unique, equal to the slots, and that exactly these
/// are accepted.
fn check_decision<R: Rules>(game: &State<R>, asked: SeatSet, pool: &Pool) {
    assert!(!asked.is_empty(), "a decision of nobody");
    for seat in Seat::ALL {
        let legal = game.legal_actions(seat);
        assert_eq!(!legal.is_empty(), asked.contains(seat), "only who is asked, and sits here, has a choice");
        assert!(legal.is_sorted_by(|one, other| one < other), "sorted, each once: {legal:?}");
        let mut slots: Vec<Action> =
            (0..game.slot_count(seat)).filter_map(|index| game.slot_action(seat, index)).collect();
        slots.sort_unstable();
        assert_eq!(slots, *legal, "every legal action fills one slot");
        legal.iter().for_each(|&action| check_play(game, seat, action));
        check_refused(game, seat, pool.actions.iter().filter(|action| legal.binary_search(action).is_err()));
    }
    assert!(asked.iter().all(|seat| seat.index() < game.players()), "nobody sits there");
}

/// A random action is a legal one, any of them can come, and only who is asked has one.
fn check_random_actions<R: Rules>(game: &State<R>, asked: SeatSet, dealer: &mut Dealer) {
    for seat in Seat::ALL {
        let mut missing: BTreeSet<Action> = game.legal_actions(seat).into_iter().collect();
        let legal = missing.clone();
        // For one of those who are asked it is often enough that each should come.
        let picks = if asked.first() == Some(seat) { 20 * legal.len() } else { legal.len().min(10) };
        for _ in 0..picks {
            let action = game.random_action(seat, dealer.rng()).expect("who is asked has an action");
            assert!(legal.contains(&action), "{seat}: {action:?} is not legal");
            missing.remove(&action);
        }
        assert!(missing.is_empty() || picks <= legal.len(), "{seat}: {missing:?} never came");
        assert_eq!(game.random_action(seat, dealer.rng()).is_some(), asked.contains(seat));
    }
}

/// A random step leads where a random draw or an action of the first who is asked leads, and to each of a few.
fn check_random_step<R: Rules>(game: &State<R>, dealer: &mut Dealer) {
    let stepped = |dealer: &mut Dealer| {
        let mut next = game.clone();
        assert!(next.random_step(dealer.rng()), "there is a step to take");
        next
    };
    match game.turn() {
        Turn::Chance => {
            let (mut next, mut same_numbers) = (game.clone(), dealer.rng().clone());
            next.draw_unchecked(&game.random_draw(&mut same_numbers), &mut ());
            assert_eq!(stepped(dealer), next);
        }
        Turn::Decide(asked) => {
            let seat = asked.first().expect("a decision has a seat");
            let played = |action| {
                let mut next = game.clone();
                next.play_unchecked(seat, action, &mut ());
                next
            };
            let nexts: Vec<State<R>> = game.legal_actions(seat).into_iter().map(played).collect();
            assert!(nexts.contains(&stepped(dealer)), "no action of {seat} leads there");
            if nexts.len() <= 6 {
                let reached: Vec<State<R>> = (0..20 * nexts.len()).map(|_| stepped(dealer)).collect();
                assert!(nexts.iter().all(|next| reached.contains(next)), "{seat}: an action that never comes");
            }
        }
        Turn::Over => unreachable!("the end was checked before"),
    }
}

/// A legal action is accepted, and unchecked it does the same.
fn check_play<R: Rules>(game: &State<R>, seat: Seat, action: Action) {
    let (mut checked, mut unchecked) = (game.clone(), game.clone());
    let (mut told, mut told_unchecked) = (Vec::new(), Vec::new());
    assert_eq!(checked.play(seat, action, &mut told), Ok(()), "{seat}: {action:?}");
    unchecked.play_unchecked(seat, action, &mut told_unchecked);
    assert_eq!(checked, unchecked, "{seat}: {action:?}");
    assert_eq!(told, told_unchecked, "{seat}: {action:?}");
    assert_ne!(&checked, game, "{seat}: {action:?} changed nothing");
}

fn check_draw<R: Rules>(game: &State<R>, draw: &Draw) {
    let (mut checked, mut unchecked) = (game.clone(), game.clone());
    let (mut told, mut told_unchecked) = (Vec::new(), Vec::new());
    assert_eq!(checked.draw(draw, &mut told), Ok(()), "{draw:?}");
    unchecked.draw_unchecked(draw, &mut told_unchecked);
    assert_eq!(checked, unchecked, "{draw:?}");
    assert_eq!(told, told_unchecked, "{draw:?}");
    assert_ne!(&checked, game, "{draw:?} changed nothing");
}

/// Checks that refused actions change nothing and cause no event.
fn check_refused<'a, R: Rules>(game: &State<R>, seat: Seat, actions: impl Iterator<Item = &'a Action>) {
    let mut same = game.clone();
    let mut told = Vec::new();
    for &action in actions {
        let refused = same.play(seat, action, &mut told);
        assert!(refused.is_err(), "{seat}: {action:?} is not in the list but accepted");
        assert!(!refused.unwrap_err().to_string().is_empty(), "a refusal has a reason");
    }
    assert_eq!(&same, game, "a refusal changed the game");
    assert!(told.is_empty(), "{told:?} was told about what was refused");
}

fn check_refused_draws<R: Rules>(game: &State<R>, draws: &[Draw]) {
    let mut same = game.clone();
    let mut told = Vec::new();
    for draw in draws {
        assert!(same.draw(draw, &mut told).is_err(), "{draw:?} cannot happen but is accepted");
    }
    assert_eq!(&same, game, "a refusal changed the game");
    assert!(told.is_empty(), "{told:?} was told about what was refused");
}

/// While chance decides, and after the end, no seat has a choice and nothing is accepted.
fn check_no_seat_may_play<R: Rules>(game: &State<R>, pool: &Pool) {
    for seat in Seat::ALL {
        assert_eq!((game.legal_actions(seat), game.slot_count(seat)), (ActionList::default(), 0));
        check_refused(game, seat, pool.actions.iter());
    }
}

/// Checks that simultaneous choices commute, and that no choice changes the legal actions of another seat.
fn check_any_order<R: Rules>(game: &State<R>, asked: SeatSet, dealer: &mut Dealer) {
    let mut answers: Vec<(Seat, Action)> = asked.iter().map(|seat| (seat, dealer.pick(game, seat))).collect();
    let played = |answers: &[(Seat, Action)]| {
        let mut played = game.clone();
        for &(seat, action) in answers {
            assert_eq!(played.legal_actions(seat), game.legal_actions(seat), "a list changed by another's choice");
            assert_eq!(played.play(seat, action, &mut ()), Ok(()));
        }
        played
    };
    let in_order = played(&answers);
    answers.reverse();
    assert_eq!(played(&answers), in_order);
    dealer.shuffle(&mut answers);
    assert_eq!(played(&answers), in_order);
}

/// The same question gets the same answer twice; the views of different audiences differ; equal states hash equally.
fn check_views<R: Rules>(game: &State<R>) {
    let all = || -> Vec<View<R>> {
        let seats = Seat::first(game.players()).map(Audience::Seat);
        seats.chain([Audience::Spectator, Audience::Open]).map(|audience| game.view(audience)).collect()
    };
    let mut views = all();
    assert_eq!(views, all(), "a view that changes when it is asked for twice");
    views.dedup();
    assert_eq!(views.len(), all().len(), "a view says whose it is");
    let asked = || (game.turn(), Seat::ALL.map(|seat| game.legal_actions(seat)), game.totals());
    assert_eq!(asked(), asked(), "an answer that changes when it is asked for twice");
    let hash = |game: &State<R>| BuildHasherDefault::<DefaultHasher>::default().hash_one(game);
    assert_eq!(hash(&game.clone()), hash(game));
}

fn check_totals<R: Rules>(game: &State<R>) {
    let (totals, winners) = (game.totals(), game.winners());
    assert_eq!(totals.len(), game.players());
    assert!(!winners.is_empty(), "there is a winner");
    for seat in winners.iter() {
        assert_eq!(totals.get(seat.index()), totals.iter().max(), "a winner has the highest total");
    }
}

/// Draws that cannot happen now: too few cards, too many, cards the deck does not have, another kind of draw.
fn impossible_draws<R: Rules>(game: &State<R>) -> Vec<Draw> {
    let list = |cards: &Cards| cards.iter().collect::<Vec<Card>>();
    let fewer = |cards: &Cards| Cards::new(&list(cards)[1..]).expect("fewer cards fit");
    let table = game.table();
    let count = |age, card| game.deck(age).count(table.rules().deck(age), card);
    let missing = |age| table.rules().cards().filter(move |&card: &Card| count(age, card) == 0);
    let swap = |cards: &Cards, card| {
        let mut swapped = list(cards);
        swapped[0] = card;
        Cards::new(&swapped).expect("as many cards fit")
    };
    match Dealer::new(0).draw(game) {
        Draw::Deal([one, two, three]) => {
            let mut draws = vec![
                Draw::Deal([fewer(&one), two, three]),
                Draw::Deal([one, two, Cards::default()]),
                Draw::Offer(one),
                Draw::Burn(None),
                Draw::Burn(one.iter().next()),
            ];
            draws.extend(missing(table.age()).map(|card| Draw::Deal([one, swap(&two, card), three])));
            let rare = two.iter().find(|&card| count(table.age(), card) < 3 * two.len());
            let alike = rare.and_then(|card| Cards::new(&vec![card; two.len()]));
            draws.extend(alike.map(|cards| Draw::Deal([cards; 3])));
            draws
        }
        Draw::Offer(cards) => {
            let mut draws = vec![Draw::Offer(fewer(&cards)), Draw::Offer(Cards::default()), Draw::Burn(None)];
            draws.extend(missing(Age::Second).map(|card| Draw::Offer(swap(&cards, card))));
            draws.push(Draw::Deal([cards; 3]));
            draws
        }
        Draw::Burn(Some(card)) => {
            let one = Cards::new(&[card]).expect("one card fits");
            let mut draws = vec![Draw::Burn(None), Draw::Offer(one), Draw::Deal([one; 3])];
            draws.extend(missing(Age::Second).map(|card| Draw::Burn(Some(card))));
            draws
        }
        Draw::Burn(None) => table.rules().cards().map(|card| Draw::Burn(Some(card))).collect(),
    }
}

/// Everybody has seen one of two equal coins in the pouch: the one that is given up is the same for all ways to play.
#[test]
fn a_random_step_gives_up_the_coin_that_an_action_gives_up() {
    let text = "nidavellir 2p; taverns R3 H B / E9 M0 W3 / B B W4; 0: coins 5/0/3/g8! g8; 1: coins 4/5/0/2 3";
    let mut game = text.parse::<State<Nidavellir>>().unwrap();
    game.play(Seat::S0, game.parse_action("take R3").unwrap(), &mut ()).unwrap();
    check_random_step(&game, &mut Dealer::new(1));
}

for_both_games! {
    #[test]
    fn the_contract_is_kept() {
        let variants = G::variants();
        let pool = Pool::of(variants.iter().cycle().take(12).zip(1000..).map(|(options, seed)| G::begin(options, seed)));
        assert!(
            pool.actions.len() > 200 && pool.draws.len() > 10,
            "a pool worth trying: {} {}",
            pool.actions.len(),
            pool.draws.len()
        );
        for (options, seed) in variants.iter().zip(0..) {
            let (game, dealer) = G::begin(options, seed);
            contract(game, dealer, &pool);
        }
    }

    #[test]
    fn the_highest_total_wins_and_what_the_tie_break_leaves_equal_shares_the_place() {
        for (options, seed) in G::variants().iter().zip(0..) {
            let (mut game, mut dealer) = G::begin(options, seed);
            dealer.play_out(&mut game);
            let totals = game.totals();
            let place = |seat: Seat| (totals[seat.index()], G::tie_break(game.table().army(seat).heroes()));
            let best = game.table().seats().map(place).max();
            let first: SeatSet = game.table().seats().filter(|&seat| Some(place(seat)) == best).collect();
            assert_eq!(game.winners(), first);
        }
    }

    #[test]
    fn slots_beyond_the_last_one_and_of_seats_not_asked_are_empty() {
        let (mut game, mut dealer) = G::begin(&G::game_for(3), 3);
        loop {
            for seat in Seat::ALL {
                let slots = game.slot_count(seat);
                let beyond = [slots, slots + 1, 60, 1000].into_iter().filter(|&slot| slot >= slots);
                assert!(beyond.into_iter().all(|slot| game.slot_action(seat, slot).is_none()));
            }
            if !game.random_step(dealer.rng()) {
                break;
            }
        }
    }

    #[test]
    fn random_steps_lay_every_bid() {
        let (mut game, mut dealer) = G::begin(&G::game_for(2), 1);
        advance(&mut game, &mut dealer, &mut ());
        let laid = |dealer: &mut Dealer| {
            let mut next = game.clone();
            next.random_step(dealer.rng());
            format!("{:?}", next.purse(Seat::S0))
        };
        let bids: BTreeSet<String> = (0..1500).map(|_| laid(&mut dealer)).collect();
        assert_eq!(bids.len(), game.legal_actions(Seat::S0).len());
    }
}
