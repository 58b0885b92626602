//! How long whole random games and the operations of a search take: `cargo bench -p elvaland-rules`.

use std::hint::black_box;

use divan::Bencher;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::Age;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Audience, Rules, Seat, State, Turn};

const PLAYERS: [usize; 4] = [2, 3, 4, 5];

fn main() {
    divan::main();
}

/// A game in which everybody has to bid, two rounds before the end of the first age.
fn bidding<R: Rules>(players: usize) -> State<R> {
    let mut dealer = Dealer::new(1);
    let mut game = R::start(&R::default_options(players).expect("2 to 5 players"), dealer.rng());
    loop {
        match game.turn() {
            Turn::Chance => {
                let draw = dealer.draw(&game);
                game.draw_unchecked(&draw, &mut ());
            }
            Turn::Decide(seats) => {
                let all = seats.len() == players;
                if all && game.table().round() == 2 {
                    return game;
                }
                let seat = seats.first().expect("a decision has a seat");
                let action = dealer.pick(&game, seat);
                game.play_unchecked(seat, action, &mut ());
            }
            Turn::Over => unreachable!("every age has a second round"),
        }
    }
}

/// A complete game: set-up, deals, decisions and the final score.
#[divan::bench(types = [Nidavellir, Nains], args = PLAYERS)]
fn random_game<R: Rules>(bencher: Bencher<'_, '_>, players: usize) {
    let options = R::default_options(players).expect("2 to 5 players");
    let mut number = 0;
    bencher.bench_local(|| {
        let mut dealer = Dealer::of_run(1, number);
        number += 1;
        let mut game = R::start(&options, dealer.rng());
        dealer.play_out(&mut game);
        for seat in game.table().seats() {
            black_box(game.score(seat));
        }
        game.winners()
    });
}

#[divan::bench(types = [Nidavellir, Nains], args = PLAYERS)]
fn legal_bids<R: Rules>(bencher: Bencher<'_, '_>, players: usize) {
    let game = bidding::<R>(players);
    bencher.bench_local(|| black_box(&game).legal_actions(Seat::S0));
}

#[divan::bench(types = [Nidavellir, Nains], args = PLAYERS)]
fn view<R: Rules>(bencher: Bencher<'_, '_>, players: usize) {
    let game = bidding::<R>(players);
    bencher.bench_local(|| black_box(&game).view(Audience::Seat(Seat::S0)));
}

/// Reads what a seat knows in place: coins, decks and offer.
#[divan::bench(types = [Nidavellir, Nains], args = PLAYERS)]
fn view_in_place<R: Rules>(bencher: Bencher<'_, '_>, players: usize) {
    let game = bidding::<R>(players);
    bencher.bench_local(|| {
        let seen = black_box(&game).view_ref(Audience::Seat(Seat::S0));
        seen.table().seats().for_each(|seat| {
            black_box(seen.purse(seat));
        });
        (Age::ALL.map(|age| seen.deck(age)), seen.offer())
    });
}

#[divan::bench(types = [Nidavellir, Nains], args = PLAYERS)]
fn legal_mask<R: Rules>(bencher: Bencher<'_, '_>, players: usize) {
    let game = bidding::<R>(players);
    bencher.bench_local(|| black_box(&game).legal_mask(Seat::S0));
}

#[divan::bench(types = [Nidavellir, Nains], args = PLAYERS)]
fn sample<R: Rules>(bencher: Bencher<'_, '_>, players: usize) {
    let view = bidding::<R>(players).view(Audience::Seat(Seat::S0));
    let mut dealer = Dealer::new(2);
    bencher.bench_local(|| State::sample(black_box(&view), dealer.rng()));
}

#[divan::bench(types = [Nidavellir, Nains], args = PLAYERS)]
fn score<R: Rules>(bencher: Bencher<'_, '_>, players: usize) {
    let game = bidding::<R>(players);
    bencher.bench_local(|| black_box(&game).score(Seat::S0));
}

#[divan::bench(types = [Nidavellir, Nains], args = PLAYERS)]
fn clone<R: Rules>(bencher: Bencher<'_, '_>, players: usize) {
    let game = bidding::<R>(players);
    bencher.bench_local(|| black_box(&game).clone());
}
