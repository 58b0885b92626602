//! A random step of any game.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::Draw;
use elvaland_rules::{Action, Listener, Rules, Seat, State, Turn};

/// A random step that was taken.
pub(crate) enum Taken {
    Drew(Draw),
    Played(Seat, Action),
    Over,
}

/// Takes one random step with the checked methods: any of the seats to decide, any legal action.
pub(crate) fn advance<R: Rules>(game: &mut State<R>, dealer: &mut Dealer, listener: &mut impl Listener<R>) -> Taken {
    match game.turn() {
        Turn::Chance => {
            let draw = dealer.draw(game);
            game.draw(&draw, listener).expect("a random draw is possible");
            Taken::Drew(draw)
        }
        Turn::Decide(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = seats[dealer.below(seats.len())];
            let action = dealer.pick(game, seat);
            game.play(seat, action, listener).expect("a picked action is legal");
            Taken::Played(seat, action)
        }
        Turn::Over => Taken::Over,
    }
}
