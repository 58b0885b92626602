//! Plays random four-player games through the public step API: what `bench/instructions` counts.
//!
//! `random_games GAMES [PLAYERS]`

use elvaland_rules::Ruleset;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::nidavellir::{Nidavellir, Options};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().ok_or("usage: random_games GAMES [PLAYERS]")?.parse()?;
    let players = arguments.next().map_or(Ok(4), |players| players.parse())?;
    let options = Options::new(players)?;
    let mut sum = 0u64;
    for game in 0..games {
        let mut dealer = Dealer::of_run(1, game);
        let mut state = Nidavellir::start(&options, &mut dealer);
        dealer.play_out(&mut state);
        let result = state.standing();
        sum += result.totals.0.iter().map(|&total| u64::from(total)).sum::<u64>();
        std::hint::black_box(result);
    }
    println!("mean total {:.2}", sum as f64 / games as f64 / players as f64);
    println!("state {} bytes", std::mem::size_of_val(&Nidavellir::start(&options, &mut Dealer::new(0))));
    Ok(())
}
