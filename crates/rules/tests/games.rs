//! Whole random games, audited at every step.

use elvaland_rules::audit::Audit;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::nidavellir::{Edition, Nidavellir, Options};
use elvaland_rules::{Game, Turn, position};

#[test]
fn random_games_keep_every_invariant() {
    for run in 0..200 {
        let edition = if run % 3 == 0 { Edition::German } else { Edition::Original };
        let options = Options::new(2 + run as usize % 4).unwrap().edition(edition).first_game(run % 5 == 0);
        let mut dealer = Dealer::of_run(42, run);
        let mut game = Nidavellir::start(&options, &mut dealer);
        let mut audit = Audit::new(&game);
        loop {
            audit.check(&game).unwrap();
            let text = position::write(&game);
            let back = position::read::<Nidavellir>(&text);
            assert_eq!(back.as_ref(), Ok(&game), "{text}");
            match game.turn() {
                Turn::Chance => game.draw(&dealer.draw(&game), &mut audit).unwrap(),
                Turn::Decide(seats) => {
                    let seat = seats.first().unwrap();
                    let action = dealer.pick(&game, seat);
                    game.play(seat, action, &mut audit).unwrap();
                }
                Turn::Over => break,
            }
        }
    }
}
