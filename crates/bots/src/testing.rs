//! Random games for unit tests.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::{State, Turn};

use crate::games::BotGame;

/// Starts a game with the default options; the dealer continues its random numbers.
pub(crate) fn new_game<R: BotGame>(players: usize, seed: u64) -> (State<R>, Dealer) {
    let mut dealer = Dealer::new(seed);
    let game = R::start(&R::default_options(players).expect("2 to 5 players"), dealer.rng());
    (game, dealer)
}

/// Plays random games with the seeds below `seeds`, and visits every decision before it is made.
pub(crate) fn walk<R: BotGame>(players: usize, seeds: u64, mut visit: impl FnMut(&State<R>, &mut Dealer)) {
    for seed in 0..seeds {
        let (mut game, mut dealer) = new_game::<R>(players, seed);
        while game.turn() != Turn::Over {
            if let Turn::Decide(_) = game.turn() {
                visit(&game, &mut dealer);
            }
            game.random_step(dealer.rng());
        }
    }
}
