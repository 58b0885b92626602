//! Plays one random game and prints what happens: `cargo run --example random_game [SEED]`.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::nidavellir::{Nidavellir, Options};
use elvaland_rules::{Rules, Turn};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    // A dealer draws the cards and, here, also decides; everything follows from its seed.
    let mut dealer = Dealer::new(seed);
    let mut game = Nidavellir::start(&Options::new(3)?, dealer.rng());
    loop {
        // A `Vec` is the simplest listener: it collects the events of one action or draw.
        let mut events = Vec::new();
        match game.turn() {
            Turn::Chance => {
                let draw = dealer.draw(&game);
                game.draw(&draw, &mut events)?;
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a seat");
                let action = dealer.pick(&game, seat);
                println!("seat {seat}: {}", game.display_action(action));
                // An illegal action would be refused with a reason, and change nothing.
                game.play(seat, action, &mut events)?;
            }
            Turn::Over => break,
        }
        for event in events {
            println!("    {event:?}");
        }
    }
    for (seat, score) in game.table().seats().zip(game.scores()) {
        println!("seat {seat}: {} points, {score:?}", score.total());
    }
    Ok(())
}
