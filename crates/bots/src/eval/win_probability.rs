//! The chances of the seats to win.

use elvaland_rules::State;

use crate::eval::{Network, encode, softmax};
use crate::games::BotGame;

/// The chances of the seats.
pub(crate) type WinProbabilities = [f32; 5];

/// The chances of everybody as the network sees them.
pub(crate) fn win_probabilities<R: BotGame>(network: &Network, game: &State<R>) -> WinProbabilities {
    let mut win_probabilities = [f32::NEG_INFINITY; 5];
    for seat in game.table().seats() {
        win_probabilities[seat.index()] = network.logit(&encode(game.table(), game.purses(), seat));
    }
    softmax(&mut win_probabilities, 1.0);
    win_probabilities
}
