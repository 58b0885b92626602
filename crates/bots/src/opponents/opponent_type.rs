//! What the others at the table may be like.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::{Action, BySeat, Seat, State};

use crate::baselines;
use crate::eval::Network;
use crate::games::BotGame;
use crate::policy;
use crate::policy::PolicyConfig;

/// How somebody thinks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum OpponentType {
    /// As the network does.
    Policy,
    /// As the ruler's greedy does.
    Greedy,
}

/// How often the others are thought to be greedy.
const GREEDY_PRIOR: f32 = 0.3;

impl OpponentType {
    pub(crate) const ALL: [OpponentType; 2] = [OpponentType::Policy, OpponentType::Greedy];

    /// What the others may be like.
    pub(crate) fn sample(rng: &mut WyRand) -> OpponentType {
        OpponentType::ALL[policy::sample(&[1.0 - GREEDY_PRIOR, GREEDY_PRIOR], rng)]
    }

    /// One player thinks as the network does, all others as this.
    pub(crate) fn for_others_of(self, seat: Seat) -> BySeat<OpponentType> {
        let mut types = BySeat::from_fn(|_| self);
        types[seat] = OpponentType::Policy;
        types
    }

    /// What a seat that is asked alone does; `None` if it is not asked.
    pub(crate) fn decide<R: BotGame>(
        self,
        network: &Network,
        game: &State<R>,
        seat: Seat,
        rng: &mut WyRand,
    ) -> Option<Action> {
        match self {
            OpponentType::Policy => policy::decide(network, game, seat, PolicyConfig::ROLLOUT, rng),
            OpponentType::Greedy => baselines::greedy::decide(game, seat),
        }
    }
}
