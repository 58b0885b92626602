//! Bots that take part in matches and simulations: those of `elvaland-bots` by name, and any other.

use std::fmt;
use std::sync::Arc;

use elvaland_bots::{Bot, BotGame, BotKind, BotSpec};
use elvaland_rules::Rules;

/// Makes a bot from a seed.
type BotFactory<R> = dyn Fn(u64) -> Box<dyn Bot<R>> + Send + Sync;

/// A bot that takes part: its name, and how it is made for each game.
///
/// ```
/// use elvaland_analysis::arena::Contestant;
/// use elvaland_bots::{BotSpec, Budget};
/// use elvaland_rules::{Action, View, nidavellir::Nidavellir};
///
/// // A bot of `elvaland-bots`, by its name:
/// let greedy = Contestant::<Nidavellir>::from("greedy".parse::<BotSpec>()?);
/// // Any other bot, here a function:
/// let first = |_: &View<Nidavellir>, legal: &[Action], _: Budget| legal[0];
/// let mine = Contestant::new("mine", move |_seed| Box::new(first));
/// assert_eq!((greedy.name(), mine.name()), ("greedy", "mine"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Contestant<R: Rules> {
    name: String,
    is_random: bool,
    factory: Arc<BotFactory<R>>,
}

impl<R: Rules> Contestant<R> {
    /// Describes a bot by its name in reports and a factory. The factory is called once per game and seat, and each bot
    /// must play from its seed alone, so that results do not depend on the number of threads.
    pub fn new(
        name: impl Into<String>,
        factory: impl Fn(u64) -> Box<dyn Bot<R>> + Send + Sync + 'static,
    ) -> Contestant<R> {
        Contestant { name: name.into(), is_random: false, factory: Arc::new(factory) }
    }

    /// Returns the name, which tells contestants apart.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Makes the bot of one game.
    pub fn bot(&self, seed: u64) -> Box<dyn Bot<R>> {
        (self.factory)(seed)
    }

    /// Returns true for the baseline `random`, whose games need no bots.
    pub(crate) fn is_random(&self) -> bool {
        self.is_random
    }
}

impl<R: BotGame> From<BotSpec> for Contestant<R> {
    fn from(spec: BotSpec) -> Contestant<R> {
        let is_random = spec.kind == BotKind::Random;
        Contestant { is_random, ..Contestant::new(spec.to_string(), move |seed| spec.bot(seed)) }
    }
}

impl<R: Rules> Clone for Contestant<R> {
    fn clone(&self) -> Contestant<R> {
        Contestant { name: self.name.clone(), is_random: self.is_random, factory: Arc::clone(&self.factory) }
    }
}

impl<R: Rules> fmt::Debug for Contestant<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Contestant").field(&self.name).finish()
    }
}
