//! Win probabilities of all seats.

use elvaland_rules::State;

use crate::eval::{Network, encode, softmax};
use crate::games::BotGame;

/// A probability per seat.
pub(crate) type WinProbabilities = [f32; 5];

/// Returns the softmax over the logits of all seats.
pub(crate) fn win_probabilities<R: BotGame>(network: &Network, game: &State<R>) -> WinProbabilities {
    let mut win_probabilities = [f32::NEG_INFINITY; 5];
    for seat in game.table().seats() {
        win_probabilities[seat.index()] = network.logit(&encode(game.table(), game.purses(), seat));
    }
    softmax(&mut win_probabilities, 1.0);
    win_probabilities
}
