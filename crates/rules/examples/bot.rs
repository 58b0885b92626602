//! A bot in 40 lines: flat Monte Carlo over sampled games. `cargo run --release --example bot`

use elvaland_rules::dealer::{Dealer, WyRand};
use elvaland_rules::nains::{Nains, Options};
use elvaland_rules::{Action, Audience, Rules, Seat, State, Turn, View};

/// Playouts per legal action.
const PLAYOUTS: usize = 10;

/// Returns the action with the best average share of the victory. The bot receives a view, never the state.
fn choose<R: Rules>(view: &View<R>, rng: &mut WyRand) -> Option<Action> {
    let seat = view.viewing_seat()?;
    let value = |action: Action, rng: &mut WyRand| -> f64 {
        let playouts = (0..PLAYOUTS).map(|_| {
            let mut game = State::sample(view, rng);
            game.play_unchecked(seat, action, &mut ());
            while game.random_step(rng) {}
            game.standing().share(seat)
        });
        playouts.sum()
    };
    let values: Vec<(Action, f64)> = view.legal_actions().iter().map(|&action| (action, value(action, rng))).collect();
    values.into_iter().max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut dealer = Dealer::new(1);
    let mut game = Nains::start(&Options::new(3)?, dealer.rng());
    loop {
        game.settle_chance(dealer.rng());
        let Turn::Decide(seats) = game.turn() else { break };
        let seat = seats.first().expect("a decision has a seat");
        let action = match seat {
            Seat::S0 => choose(&game.view(Audience::Seat(seat)), dealer.rng()).expect("the seat is asked"),
            _ => dealer.pick(&game, seat),
        };
        game.play(seat, action, &mut ())?;
    }
    println!("the bot (seat 0) against two random players: {:?}", game.totals());
    Ok(())
}
