//! Self-play games with recorded positions.

use elvaland_rules::dealer::{Dealer, WyRand};
use elvaland_rules::mechanics::Standing;
use elvaland_rules::random::below;
use elvaland_rules::{BySeat, Seat, State, Turn};

use crate::eval::{Features, Network, encode};
use crate::games::BotGame;
use crate::policy;
use crate::policy::PolicyConfig;

/// A finished self-play game.
pub(crate) struct SelfPlayGame {
    /// The features of all seats at some positions, in order.
    pub(crate) positions: Vec<BySeat<Features>>,
    pub(crate) standing: Standing,
    pub(crate) players: usize,
}

/// One of this many decisions is random, for exploration.
const RANDOM_MOVE_INTERVAL: usize = 40;
/// One of this many decisions is recorded.
const POSITION_INTERVAL: usize = 5;

/// Plays a game; all chance follows from the dealer.
pub(crate) fn play<R: BotGame>(
    network: &Network,
    options: &R::Options,
    config: PolicyConfig,
    dealer: &mut Dealer,
) -> SelfPlayGame {
    let mut game = R::start(options, dealer.rng());
    let rng = dealer.rng();
    let players = game.players();
    let mut positions = Vec::with_capacity(32);
    loop {
        match game.turn() {
            Turn::Chance => {
                let draw = game.random_draw(rng);
                game.draw_unchecked(&draw, &mut ());
            }
            Turn::Decide(seats) => {
                let is_bid = policy::is_bid(game.table());
                if is_bid {
                    policy::bid_all(network, &mut game, seats, config, rng);
                } else if let Some(seat) = seats.first() {
                    decide(network, &mut game, seat, config, rng);
                }
                if !is_bid && below(rng, POSITION_INTERVAL) == 0 {
                    positions.push(encode_seats(&game));
                }
            }
            Turn::Over => break,
        }
    }
    SelfPlayGame { positions, standing: game.standing(), players }
}

fn decide<R: BotGame>(network: &Network, game: &mut State<R>, seat: Seat, config: PolicyConfig, rng: &mut WyRand) {
    let any = below(rng, RANDOM_MOVE_INTERVAL) == 0;
    let action = if any { game.random_action(seat, rng) } else { policy::decide(network, game, seat, config, rng) };
    if let Some(action) = action {
        game.play_unchecked(seat, action, &mut ());
    }
}

fn encode_seats<R: BotGame>(game: &State<R>) -> BySeat<Features> {
    let mut seen = BySeat::default();
    for seat in game.table().seats() {
        seen[seat] = encode(game.table(), game.purses(), seat);
    }
    seen
}
