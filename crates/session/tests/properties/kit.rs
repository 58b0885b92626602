//! Sessions of random attempts, undos among them.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::{AnyGame, GameName, Rules, Seat, with_rules};
use elvaland_session::{AppliedStep, Session};
use proptest::prelude::*;

/// Something a client may try.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Attempt {
    Submit { seat: usize, choice: u16 },
    Withdraw { seat: usize },
    Undo { seat: usize },
}

pub(crate) fn attempts() -> impl Strategy<Value = Vec<Attempt>> {
    let attempt = prop_oneof![
        8 => (0..5usize, any::<u16>()).prop_map(|(seat, choice)| Attempt::Submit { seat, choice }),
        1 => (0..5usize).prop_map(|seat| Attempt::Withdraw { seat }),
        2 => (0..5usize).prop_map(|seat| Attempt::Undo { seat }),
    ];
    prop::collection::vec(attempt, 1..250)
}

pub(crate) fn begin(game: GameName, players: usize, dealer: &mut Dealer) -> Session {
    let start: AnyGame = with_rules!(game, R => {
        R::start(&R::default_options(players).expect("2 to 5 players"), dealer.rng()).into()
    });
    Session::begin(start, dealer.rng()).expect("a deal")
}

/// Lets clients try all of `attempts`; returns the steps that were applied.
pub(crate) fn run(session: &mut Session, attempts: &[Attempt], dealer: &mut Dealer) -> Vec<AppliedStep> {
    let mut steps = Vec::new();
    for &attempt in attempts {
        match attempt {
            Attempt::Submit { seat, choice } => {
                let asked: Vec<Seat> = session.game().asked().iter().collect();
                let Some(&seat) = asked.get(seat % asked.len().max(1)) else { continue };
                let legal = session.game().legal_actions(seat);
                let action = legal[usize::from(choice) % legal.len()];
                steps.extend(session.submit(seat, action, dealer.rng()).expect("a legal action").steps);
            }
            Attempt::Withdraw { seat } => {
                let _ = session.withdraw(Seat::ALL[seat]);
            }
            Attempt::Undo { seat } => {
                if let Ok(applied) = session.undo(Seat::ALL[seat]) {
                    steps.extend(applied.steps);
                }
            }
        }
    }
    steps
}

/// Plays random actions until the game is over.
pub(crate) fn finish(session: &mut Session, dealer: &mut Dealer) {
    while let Some(seat) = session.waiting_for().first() {
        let legal = session.game().legal_actions(seat);
        let action = legal[dealer.below(legal.len())];
        session.submit(seat, action, dealer.rng()).expect("a legal action");
    }
    assert!(session.game().is_over());
}
