//! Plays random games through the public step API: what `bench/instructions` counts.
//!
//! `random_games GAMES [PLAYERS] [GAME]`

use elvaland_rules::dealer::Dealer;
use elvaland_rules::{GameName, Rules, with_rules};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().ok_or("usage: random_games GAMES [PLAYERS] [GAME]")?.parse()?;
    let players = arguments.next().map_or(Ok(4), |players| players.parse())?;
    let game = arguments.next().map_or(Ok(GameName::default()), |game| game.parse())?;
    with_rules!(game, R => run::<R>(games, players, &<R as Rules>::Options::new(players)?));
    Ok(())
}

fn run<R: Rules>(games: u64, players: usize, options: &R::Options) {
    let mut sum = 0u64;
    for game in 0..games {
        let mut dealer = Dealer::of_run(1, game);
        let mut state = R::start(options, dealer.rng());
        dealer.play_out(&mut state);
        let result = state.standing();
        sum += result.totals.values().iter().map(|&total| u64::from(total)).sum::<u64>();
        std::hint::black_box(result);
    }
    println!("mean total {:.2}", sum as f64 / games as f64 / players as f64);
    println!("state {} bytes", std::mem::size_of_val(&R::start(options, Dealer::new(0).rng())));
}
