//! A random step of any game.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::game::Sink;
use elvaland_rules::{Game, Seat, Turn};

/// What a random step was.
pub(crate) enum Taken<G: Game> {
    Drew(G::Draw),
    Played(Seat, G::Action),
    Over,
}

/// Takes one random step, checked: any of the seats that are asked, any legal action.
pub(crate) fn advance<G: Game>(game: &mut G, dealer: &mut Dealer, events: &mut impl Sink<G::Event>) -> Taken<G> {
    match game.turn() {
        Turn::Chance => {
            let draw = dealer.draw(game);
            game.draw(&draw, events).expect("a random draw is possible");
            Taken::Drew(draw)
        }
        Turn::Decide(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = seats[dealer.below(seats.len())];
            let action = dealer.pick(game, seat);
            game.play(seat, action, events).expect("a picked action is legal");
            Taken::Played(seat, action)
        }
        Turn::Over => Taken::Over,
    }
}
