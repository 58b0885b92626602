//! The chances of the seats to win.

use elvaland_rules::State;

use crate::eval::{Network, perceive, softmax};
use crate::games::BotGame;

/// The chances of the seats.
pub(crate) type Chances = [f32; 5];

/// The chances of everybody as the network sees them.
pub(crate) fn chances<R: BotGame>(network: &Network, game: &State<R>) -> Chances {
    let mut chances = [f32::NEG_INFINITY; 5];
    for seat in game.table().seats() {
        chances[seat.index()] = network.strength(&perceive(game.table(), game.purses(), seat));
    }
    softmax(&mut chances, 1.0);
    chances
}
