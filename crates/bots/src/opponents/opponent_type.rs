//! The types of opponents that the search reckons with.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::{Action, BySeat, Seat, State};

use crate::baselines;
use crate::eval::Network;
use crate::games::BotGame;
use crate::policy;
use crate::policy::PolicyConfig;

/// How an opponent decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum OpponentType {
    /// As the policy of the network.
    Policy,
    /// As the baseline `greedy`.
    Greedy,
}

/// Prior probability that the opponents are greedy.
const GREEDY_PRIOR: f32 = 0.3;

impl OpponentType {
    pub(crate) const ALL: [OpponentType; 2] = [OpponentType::Policy, OpponentType::Greedy];

    /// Samples the type of the opponents from the prior.
    pub(crate) fn sample(rng: &mut WyRand) -> OpponentType {
        OpponentType::ALL[policy::sample(&[1.0 - GREEDY_PRIOR, GREEDY_PRIOR], rng)]
    }

    /// Returns the types of all seats: `seat` plays the policy, all others this type.
    pub(crate) fn for_others_of(self, seat: Seat) -> BySeat<OpponentType> {
        let mut types = BySeat::from_fn(|_| self);
        types[seat] = OpponentType::Policy;
        types
    }

    /// Returns the action of a seat that decides alone; `None` if it has no decision.
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
