//! What the others at the table may be like.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::{Action, BySeat, Seat, State};

use crate::baselines;
use crate::eval::Network;
use crate::games::BotGame;
use crate::policy;
use crate::policy::Mood;

/// How somebody thinks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Mind {
    /// As the network does.
    Network,
    /// As the ruler's greedy does.
    Greedy,
}

/// How often the others are thought to be greedy.
const GREEDY: f32 = 0.3;

impl Mind {
    pub(crate) const ALL: [Mind; 2] = [Mind::Network, Mind::Greedy];

    /// What the others may be like.
    pub(crate) fn any(rng: &mut WyRand) -> Mind {
        Mind::ALL[policy::sample(&[1.0 - GREEDY, GREEDY], rng)]
    }

    /// One player thinks as the network does, all others as this.
    pub(crate) fn of_others(self, seat: Seat) -> BySeat<Mind> {
        let mut minds = BySeat::from_fn(|_| self);
        minds[seat] = Mind::Network;
        minds
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
            Mind::Network => policy::decide(network, game, seat, Mood::IMAGINED, rng),
            Mind::Greedy => baselines::greedy::decide(game, seat),
        }
    }
}
