//! A round played to its end.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::Step;
use elvaland_rules::{BySeat, State, Turn};

use crate::eval::{Chances, Network, chances};
use crate::games::BotGame;
use crate::opponents::Mind;
use crate::reward::result;

/// Plays on to the end of the round, everybody deciding as he thinks, and tells the chances the network sees then.
pub(crate) fn play_out<R: BotGame>(
    network: &Network,
    minds: &BySeat<Mind>,
    game: &mut State<R>,
    rng: &mut WyRand,
) -> Chances {
    loop {
        match game.turn() {
            Turn::Chance if matches!(game.table().agenda().next(), Some(Step::Deal)) => return chances(network, game),
            Turn::Chance => {
                let draw = game.random_draw(rng);
                game.draw_unchecked(&draw, &mut ());
            }
            Turn::Decide(seats) => {
                let asked = seats.first();
                let action = asked.and_then(|seat| Some((seat, minds[seat].decide(network, game, seat, rng)?)));
                match action {
                    Some((seat, action)) => game.play_unchecked(seat, action, &mut ()),
                    None => return chances(network, game),
                }
            }
            Turn::Over => return result(&game.standing(), game.players()),
        }
    }
}
