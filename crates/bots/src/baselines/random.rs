//! Any legal action. **Frozen**: part of the ruler, see [`ruler`](super).

use elvaland_rules::{Action, Rules, View};

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

impl<R: Rules> Bot<R> for Random {
    fn choose(&mut self, view: &View<R>, legal: &[Action], _: Budget) -> Action {
        // The upper half of the number as a fraction of the list: no generator that could change is asked.
        let fraction = seed::of_decision(self.seed, view, legal) >> 32;
        legal[((fraction * legal.len() as u64) >> 32) as usize]
    }
}
