//! Rollouts: plays a round to its end and evaluates the leaf with the network.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::Step;
use elvaland_rules::{BySeat, State, Turn};

use crate::eval::{Network, WinProbabilities, win_probabilities};
use crate::games::BotGame;
use crate::opponents::OpponentType;
use crate::reward::terminal_values;

/// Plays to the end of the round with everybody's opponent type; returns the win probabilities there.
pub(crate) fn rollout<R: BotGame>(
    network: &Network,
    types: &BySeat<OpponentType>,
    game: &mut State<R>,
    rng: &mut WyRand,
) -> WinProbabilities {
    loop {
        match game.turn() {
            Turn::Chance if matches!(game.table().agenda().next(), Some(Step::Deal)) => {
                return win_probabilities(network, game);
            }
            Turn::Chance => {
                let draw = game.random_draw(rng);
                game.draw_unchecked(&draw, &mut ());
            }
            Turn::Decide(seats) => {
                let asked = seats.first();
                let action = asked.and_then(|seat| Some((seat, types[seat].decide(network, game, seat, rng)?)));
                match action {
                    Some((seat, action)) => game.play_unchecked(seat, action, &mut ()),
                    None => return win_probabilities(network, game),
                }
            }
            Turn::Over => return terminal_values(&game.standing(), game.players()),
        }
    }
}
