//! Rollouts: plays a round to its end and evaluates the next one with the network.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::{Action, Audience, BySeat, Listener, Seat, State, Turn};

use crate::eval::{Network, Value};
use crate::games::BotGame;
use crate::opponents::OpponentType;
use crate::policy::{PolicyEvaluator, is_bid};
use crate::reward::SeatOutcome;

/// A sampled world: a game that the player cannot tell from the real one, with a type for each opponent.
pub(crate) struct World<R: BotGame> {
    pub(crate) game: State<R>,
    pub(crate) types: BySeat<OpponentType>,
    /// The random numbers of its rollouts: the same for every action that is tried in it.
    pub(crate) rng: WyRand,
}

/// Plays rollouts with reused buffers, and counts them.
pub(crate) struct Rollouts<'n> {
    pub(crate) network: &'n Network,
    pub(crate) evaluator: PolicyEvaluator,
    pub(crate) count: u64,
}

impl<'n> Rollouts<'n> {
    pub(crate) fn new(network: &'n Network) -> Rollouts<'n> {
        Rollouts { network, evaluator: PolicyEvaluator::default(), count: 0 }
    }

    /// Plays an action in a world and goes on until bids are asked for or the game is over, everybody as their type;
    /// returns what `seat` may expect then.
    pub(crate) fn play<R: BotGame>(&mut self, world: &World<R>, seat: Seat, action: Action) -> Value {
        let mut game = world.game.clone();
        game.play_unchecked(seat, action, &mut ());
        self.finish_round(&mut game, &world.types, &mut world.rng.clone(), &mut ());
        self.value(&game, seat)
    }

    /// Plays until bids are asked for or the game is over, everybody as their type.
    pub(crate) fn finish_round<R: BotGame>(
        &mut self,
        game: &mut State<R>,
        types: &BySeat<OpponentType>,
        rng: &mut WyRand,
        listener: &mut impl Listener<R>,
    ) {
        self.count += 1;
        loop {
            match game.turn() {
                Turn::Chance => {
                    let draw = game.random_draw(rng);
                    game.draw_unchecked(&draw, listener);
                }
                Turn::Decide(asked) if !is_bid(game.table()) => {
                    let Some(asked) = asked.first() else { return };
                    let legal = game.legal_actions(asked);
                    let policy = (self.network, &mut self.evaluator);
                    let action = types[asked].decide(policy, game, (asked, &legal), rng);
                    game.play_unchecked(asked, action, listener);
                }
                Turn::Decide(_) | Turn::Over => return,
            }
        }
    }

    /// Returns the result of a finished game, or what the network expects.
    pub(crate) fn value<R: BotGame>(&mut self, game: &State<R>, seat: Seat) -> Value {
        if game.turn() == Turn::Over {
            let SeatOutcome { share, margin, .. } = SeatOutcome::of(&game.standing(), game.players(), seat);
            return Value { win: share, margin };
        }
        self.evaluator.value(self.network, &game.view(Audience::Seat(seat)), seat)
    }
}
