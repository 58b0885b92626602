//! Plays a uniformly random legal action. **Frozen**, see [`baselines`](super).

use elvaland_rules::{Action, Rules, View};

use crate::bot::{Bot, Budget};
use crate::seed;

/// Plays each legal action with equal probability.
#[derive(Clone, Debug)]
pub struct Random {
    seed: u64,
}

impl Random {
    /// Makes a bot whose choices follow from `seed`.
    pub const fn new(seed: u64) -> Random {
        Random { seed }
    }
}

impl<R: Rules> Bot<R> for Random {
    fn choose(&mut self, view: &View<R>, legal: &[Action], _: Budget) -> Action {
        // Scales the upper half of the hash to the list, so that no generator can change the choices.
        let fraction = seed::of_decision(self.seed, view, legal) >> 32;
        legal[((fraction * legal.len() as u64) >> 32) as usize]
    }

    fn observes(&self) -> bool {
        false
    }
}
