//! Any legal action. **Frozen**: part of the ruler, see [`ruler`](super).

use elvaland_rules::game::below;
use elvaland_rules::{Action, Ruleset, View};

use crate::bot::{Bot, Budget};
use crate::seed;

/// Plays any of the different legal actions, all equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    seed: u64,
}

impl Random {
    /// A random player whose choices follow from `seed`.
    pub const fn new(seed: u64) -> Random {
        Random { seed }
    }
}

impl<R: Ruleset> Bot<R> for Random {
    fn choose(&mut self, view: &View<R>, legal: &[Action], _: Budget) -> Action {
        legal[below(&mut seed::rng(seed::of_decision(self.seed, view, legal)), legal.len())]
    }
}
