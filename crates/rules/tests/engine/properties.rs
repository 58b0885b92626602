//! Properties of random games: nothing appears or vanishes, what is refused changes nothing, and whatever is written
//! is read back equal.

use crate::proven::Proven;
use crate::steps::{Taken, advance};
use elvaland_rules::audit::Audit;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Card, Cards, Coin, Column, Draw, Hero, Place};
use elvaland_rules::record::{Problem, Record, RecordStep, RecordedCards, Recorder};
use elvaland_rules::{Seat, State, Turn};
use proptest::prelude::*;

fn options<R: Proven>() -> impl Strategy<Value = R::Options> {
    prop::sample::select(R::variants())
}

/// A game after this number of random steps, or at its end.
fn table<R: Proven>() -> impl Strategy<Value = State<R>> {
    (options::<R>(), any::<u64>(), 0..120usize).prop_map(|(options, seed, steps)| {
        let (mut game, mut dealer) = R::begin(&options, seed);
        for _ in 0..steps {
            advance(&mut game, &mut dealer, &mut ());
        }
        game
    })
}

/// A record of a whole random game, with or without the counts of legal options, and the last state.
fn record<R: Proven>() -> impl Strategy<Value = (Record<R>, State<R>)> {
    (options::<R>(), any::<u64>(), any::<bool>()).prop_map(|(options, seed, counting)| {
        let (game, mut dealer) = R::begin(&options, seed);
        let mut recorder = Recorder::new(game);
        if counting {
            recorder = recorder.counting_legal();
        }
        while recorder.game().turn() != Turn::Over {
            step(&mut recorder, &mut dealer);
        }
        (recorder.record().clone(), recorder.game().clone())
    })
}

/// One random step of a recorded game, the bids in any order.
fn step<R: Proven>(recorder: &mut Recorder<R>, dealer: &mut Dealer) {
    match advance(&mut recorder.game().clone(), dealer, &mut ()) {
        Taken::Drew(draw) => recorder.draw(&draw, &mut ()).unwrap(),
        Taken::Played(seat, action) => recorder.play(seat, action, &mut ()).unwrap(),
        Taken::Over => {}
    }
}

/// Any action at all that names pieces of the game.
fn action() -> impl Strategy<Value = Action> {
    let coins: Vec<Coin> =
        Coin::STARTING.into_iter().chain([Coin::SPECIAL]).chain((5..=25).filter_map(Coin::treasure)).collect();
    let coin = move || prop::sample::select(coins.clone());
    let column = || prop::sample::select(Column::ALL.to_vec());
    let card = || any::<u8>().prop_map(Card::from_index);
    prop_oneof![
        prop::array::uniform3(coin()).prop_map(Action::Bid),
        coin().prop_map(Action::Coin),
        card().prop_map(Action::Take),
        card().prop_map(Action::Drop),
        card().prop_map(Action::Keep),
        (0..30u8, prop::option::of(column()))
            .prop_map(|(hero, column)| Action::Recruit(Hero::from_index(hero), column)),
        column().prop_map(Action::Place),
        prop::collection::vec(column(), 0..4).prop_map(|columns| Action::Discard(columns.into_iter().collect())),
        (coin(), prop::sample::select(Place::ALL.to_vec())).prop_map(|(coin, place)| Action::Transform(coin, place)),
        coin().prop_map(Action::Improve),
        prop::array::uniform2(coin()).prop_map(Action::Trade),
    ]
}

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

for_both_games! {
    proptest! {
        #![proptest_config(cases(160))]

        #[test]
        fn nothing_appears_and_nothing_vanishes(options in options::<G>(), seed: u64) {
            let (mut game, mut dealer) = G::begin(&options, seed);
            let mut audit = Audit::new(&game);
            loop {
                prop_assert_eq!(audit.check(&game), Ok(()), "{}", game);
                if let Taken::Over = advance(&mut game, &mut dealer, &mut audit) {
                    break;
                }
            }
        }

        #[test]
        fn what_is_not_legal_is_refused_and_changes_nothing(
            mut game in table::<G>(),
            actions in prop::collection::vec((0..5usize, action()), 200),
        ) {
            let before = game.clone();
            for (seat, action) in actions {
                let seat = Seat::new(seat).unwrap();
                let legal = game.legal_actions(seat).contains(&action);
                prop_assert_eq!(game.is_legal(seat, action), legal);
                let mut told = Vec::new();
                match game.play(seat, action, &mut told) {
                    Ok(()) => {
                        prop_assert!(legal, "{:?} is accepted", action);
                        game = before.clone();
                    }
                    Err(refusal) => {
                        prop_assert!(!legal, "{:?}: {}", action, refusal);
                        prop_assert_eq!(&game, &before);
                        prop_assert!(told.is_empty());
                    }
                }
            }
        }

        /// The text is complete: a game read from it goes on like the one it was written from.
        #[test]
        fn a_position_is_read_back_equal_and_plays_on_equally(mut game in table::<G>(), seed: u64) {
            let text = game.to_string();
            let mut back = text.parse::<State<G>>().map_err(|error| TestCaseError::fail(error.to_string()))?;
            let mut dealer = Dealer::new(seed);
            loop {
                prop_assert_eq!(&back, &game, "{}", text);
                let (mut told, mut told_back) = (Vec::new(), Vec::new());
                match advance(&mut game, &mut dealer, &mut told) {
                    Taken::Drew(draw) => back.draw(&draw, &mut told_back).unwrap(),
                    Taken::Played(seat, action) => back.play(seat, action, &mut told_back).unwrap(),
                    Taken::Over => break,
                }
                prop_assert_eq!(told, told_back, "{}", text);
            }
        }

        #[test]
        fn the_text_of_an_action_is_read_back_equal(game in table::<G>()) {
            for seat in Seat::first(game.players()) {
                for action in game.legal_actions(seat) {
                    let text = game.display_action(action).to_string();
                    prop_assert_eq!(game.parse_action(&text), Ok(action), "{}", text);
                }
            }
        }

        /// Whatever can be read as an action is written the same way again, or was written in another order of its words.
        #[test]
        fn any_action_is_read_back_equal(game in table::<G>(), action in action()) {
            let text = game.display_action(action).to_string();
            if let Ok(read) = game.parse_action(&text) {
                prop_assert_eq!(game.parse_action(&game.display_action(read).to_string()), Ok(read), "{}", text);
            }
        }

        #[test]
        fn a_record_is_read_back_equal_and_replays_to_the_same_end((record, end) in record::<G>()) {
            let json = record.to_json();
            let back = Record::<G>::from_json(&json).unwrap();
            prop_assert_eq!(&back, &record);
            prop_assert_eq!(back.to_json(), json);
            prop_assert_eq!(back.check(), Ok(end));
        }

        /// A record is complete: replaying it and recording the replay gives the same record.
        #[test]
        fn a_game_played_from_its_record_is_recorded_equally((record, end) in record::<G>()) {
            let mut recorder = Recorder::new(record.at(0).unwrap());
            if record.steps.iter().any(|step| step.legal.is_some()) {
                recorder = recorder.counting_legal();
            }
            for step in &record.steps {
                play_again(&mut recorder, step);
            }
            prop_assert_eq!(recorder.record(), &record);
            prop_assert_eq!(recorder.game(), &end);
        }

    }

    proptest! {
        #![proptest_config(cases(24))]

        #[test]
        fn a_record_shows_the_table_before_every_step((record, end) in record::<G>()) {
            let mut replay = record.replay().unwrap();
            for step in 0..record.steps.len() {
                prop_assert_eq!(&record.at(step).unwrap(), replay.game());
                replay.step(&mut ()).unwrap();
            }
            prop_assert_eq!(replay.game(), &end);
            prop_assert_eq!(record.at(record.steps.len()), Ok(end));
            let beyond = record.at(record.steps.len() + 1).unwrap_err();
            prop_assert_eq!(beyond.problem, Problem::NoSuchStep { steps: record.steps.len() });
        }

        #[test]
        fn a_replay_yields_the_game_after_every_step((mut record, end) in record::<G>()) {
            let games = record.replay().unwrap().collect::<Result<Vec<_>, _>>().unwrap();
            prop_assert_eq!(games.len(), record.steps.len());
            let beginning = record.at(0).unwrap();
            prop_assert_eq!(games.last().unwrap_or(&beginning), &end);
            for (at, game) in games.iter().enumerate() {
                prop_assert_eq!(&record.at(at + 1).unwrap(), game);
            }
            if let Some(step) = record.steps.last_mut() {
                step.kind = "fly".to_owned();
                let mut replay = record.replay().unwrap().skip(games.len() - 1);
                prop_assert!(replay.next().unwrap().is_err(), "the broken step is the last item");
                prop_assert!(replay.next().is_none());
            }
        }
    }
}

/// Plays a step of a record from its fields alone.
fn play_again<R: Proven>(recorder: &mut Recorder<R>, step: &RecordStep) {
    let rules = recorder.game().table().rules().clone();
    let card = |name: &String| rules.parse_card(name).unwrap();
    let cards = |names: &Vec<String>| Cards::new(&names.iter().map(card).collect::<Vec<_>>()).unwrap();
    let draw = match (&step.cards, &step.card) {
        (Some(RecordedCards::Deal(taverns)), _) => Draw::Deal([0, 1, 2].map(|tavern| cards(&taverns[tavern]))),
        (Some(RecordedCards::Offer(offer)), _) => Draw::Offer(cards(offer)),
        (None, Some(burned)) if step.kind == "burn" => Draw::Burn(burned.as_ref().map(card)),
        _ => {
            let lists = [&step.coins, &step.columns].into_iter().flatten().flatten();
            let words = [&step.coin, &step.at, &step.hero, &step.column].into_iter().flatten();
            let words = lists.chain(words).chain(step.card.iter().flatten());
            let text = words.fold(step.kind.clone(), |text, word| format!("{text} {word}"));
            let action = recorder.game().parse_action(&text).unwrap();
            let seat = step.player.and_then(Seat::new).unwrap();
            return recorder.play(seat, action, &mut ()).unwrap();
        }
    };
    recorder.draw(&draw, &mut ()).unwrap();
}
