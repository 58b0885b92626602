//! The chances of the seats to win.

use elvaland_rules::mechanics::Standing;
use elvaland_rules::{Seat, State};

use super::exp::softmax;
use crate::network::{Network, Perceived, perceive};

/// The chances of the seats.
pub(crate) type Chances = [f32; 5];

/// The part of a value that is winning; the rest is for the margin, so that whoever is far behind still tries.
const WINNING: f32 = 0.9;
/// Points that make a difference in the margin.
const POINTS: f32 = 15.0;

/// The chances of everybody as the network sees them.
pub(crate) fn chances<R: Perceived>(network: &Network, game: &State<R>) -> Chances {
    let mut chances = [f32::NEG_INFINITY; 5];
    for seat in game.table().seats() {
        chances[seat.index()] = network.strength(&perceive(game.table(), game.purses(), seat));
    }
    softmax(&mut chances, 1.0);
    chances
}

/// The chances when the game is over: the share of the victory, and a little for the margin.
pub(crate) fn result(standing: &Standing, players: usize) -> Chances {
    let mut result = [f32::NEG_INFINITY; 5];
    for seat in Seat::first(players) {
        result[seat.index()] = f32::from(standing.totals[seat]);
    }
    softmax(&mut result, POINTS);
    for seat in Seat::first(players) {
        let share = standing.share(seat) as f32;
        result[seat.index()] = WINNING * share + (1.0 - WINNING) * result[seat.index()];
    }
    result
}
