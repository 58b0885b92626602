//! Listeners: every event comes with the state right after it, and views of these states hide what views hide.

use crate::proven::Proven;
use crate::steps::{Taken, advance};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Coin, Event, PieceKind, View};
use elvaland_rules::{Audience, Listener, Rules, Seat, State, Turn};

/// Keeps every event with its state.
struct Told<R: Rules>(Vec<(Event, State<R>)>);

impl<R: Rules> Listener<R> for Told<R> {
    fn on_event(&mut self, event: Event, state: &State<R>) {
        self.0.push((event, state.clone()));
    }
}

/// Returns a state as text without its agenda, which is about to change when a listener receives an event.
fn without_agenda<R: Proven>(state: &State<R>) -> String {
    let text = state.to_string();
    text.split_once("; agenda").expect("an agenda").0.to_owned()
}

/// Checks that an event is true of the state that the listener receives with it.
fn check_told<R: Proven>(event: Event, state: &State<R>) {
    let table = state.table();
    match event {
        Event::AgeBegins(age) => assert_eq!(table.age(), age),
        Event::RoundBegins(round) => assert_eq!(table.round(), round),
        Event::Dealt(tavern, cards) => assert_eq!(*table.tavern(tavern), cards),
        Event::Ready(seat) => {
            assert!(matches!(state.turn(), Turn::Decide(seats) if !seats.contains(seat)));
            assert!(!state.purse(seat).is_in_hand());
        }
        Event::Revealed(seat, tavern, coin) => {
            assert_eq!(table.auction().tavern, tavern);
            assert!(table.auction().order().iter().any(|bid| bid.seat() == seat && bid.value() == coin.value()));
            let spectator = state.view(Audience::Spectator);
            assert!(spectator.purse(seat).laid.iter().any(|laid| laid.face.coin() == Some(coin)), "it lies open");
        }
        Event::Recruited(seat, hero) => assert!(table.army(seat).heroes().contains(hero)),
        Event::Awarded(hero, Some(seat)) => assert!(table.army(seat).heroes().contains(hero)),
        Event::Placed(seat, piece) => assert_eq!(table.army(seat).pieces().last(), Some(&piece)),
        Event::Covered(seat, _) => assert!(table.army(seat).tokens() > 0),
        Event::Lifted(seat, piece) => match piece.kind() {
            PieceKind::Hero(hero, _) => assert_eq!(table.army(seat).post(hero), None),
            PieceKind::Dwarf(_) => unreachable!("only heroes are lifted"),
        },
        Event::Exchanged { seat, taken, at, .. } => assert!(state.purse(seat).has(taken, at)),
        Event::TookGem(seat, gem) => assert_eq!(table.gem(seat), gem),
        Event::CoinsBack => assert!(table.seats().all(|seat| state.purse(seat).is_in_hand())),
        Event::Offered(_, cards) => assert_eq!(*state.offer(), cards),
        Event::Kept(..) => assert!(state.offer().is_empty()),
        Event::Over => assert_eq!(state.turn(), Turn::Over),
        _ => {}
    }
}

/// Whether the two events show, at this moment, a coin that was hidden in one place or another.
fn is_revelation(one: Event, other: Event) -> bool {
    match (one, other) {
        (Event::Revealed(seat, tavern, _), Event::Revealed(other, place, _)) => (seat, tavern) == (other, place),
        (Event::PouchShown(seat, _), Event::PouchShown(other, _)) => seat == other,
        (
            Event::Exchanged { seat, given: Coin::ZERO, taken: Coin::SPECIAL, .. },
            Event::Exchanged { seat: other, given: Coin::ZERO, taken: Coin::SPECIAL, .. },
        ) => seat == other,
        _ => false,
    }
}

/// Plays one step in the real game and in a sampled one, and compares what the audience is told event by event, until
/// the step itself shows the secret. Returns the number of equal frames.
fn compare_frames<R: Proven>(real: &State<R>, audience: Audience, step: &Taken, dealer: &mut Dealer) -> usize {
    let sampled = State::sample(&real.view(audience), dealer.rng());
    let frames = |mut game: State<R>| -> Option<Vec<(Event, View<R>)>> {
        let mut told = Told(Vec::new());
        match step {
            Taken::Drew(draw) => game.draw(draw, &mut told).ok()?,
            Taken::Played(seat, action) => game.play(*seat, *action, &mut told).ok()?,
            Taken::Over => {}
        }
        let seen = |(event, state): (Event, State<R>)| (event.for_audience(audience), state.view(audience));
        Some(told.0.into_iter().map(seen).collect())
    };
    let (Some(one), Some(two)) = (frames(real.clone()), frames(sampled)) else { return 0 };
    for (equal, (one, two)) in one.iter().zip(&two).enumerate() {
        if one.0 != two.0 && is_revelation(one.0, two.0) {
            return equal;
        }
        assert_eq!(one, two, "{audience:?} can tell two worlds apart: {real}");
    }
    assert_eq!(one.len(), two.len(), "{audience:?} hears more events in one world: {real}");
    one.len()
}

for_both_games! {
    #[test]
    fn every_event_comes_with_the_state_after_it() {
        for (options, seed) in G::variants().iter().cycle().take(24).zip(0..) {
            let (mut game, mut dealer) = G::begin(options, seed);
            let mut silent = game.clone();
            loop {
                let mut told = Told(Vec::new());
                let step = advance(&mut game, &mut dealer, &mut told);
                for (event, state) in &told.0 {
                    check_told(*event, state);
                }
                match step {
                    Taken::Drew(draw) => silent.draw(&draw, &mut ()).unwrap(),
                    Taken::Played(seat, action) => silent.play(seat, action, &mut ()).unwrap(),
                    Taken::Over => break,
                }
                assert_eq!(silent, game, "a listener changes nothing");
                let (event, last) = told.0.last().expect("every step tells something");
                assert_eq!(without_agenda(last), without_agenda(&game), "{event:?}");
                if game.turn() == Turn::Over {
                    assert_eq!((event, last), (&Event::Over, &game));
                }
            }
        }
    }

    #[test]
    fn views_of_told_states_leak_nothing() {
        let mut frames = 0;
        for (options, seed) in G::variants().iter().cycle().take(12).zip(100..) {
            let (mut game, mut dealer) = G::begin(options, seed);
            loop {
                let before = game.clone();
                let step = advance(&mut game, &mut dealer, &mut ());
                if let Taken::Over = step {
                    break;
                }
                for audience in Seat::first(before.players()).map(Audience::Seat).chain([Audience::Spectator]) {
                    frames += compare_frames(&before, audience, &step, &mut dealer);
                }
            }
        }
        assert!(frames > 5_000, "a comparison worth making: {frames}");
    }
}
