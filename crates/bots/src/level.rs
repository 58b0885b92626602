//! The bots of the levels that people play against.

use std::time::Duration;

use elvaland_assessment::Level;

use crate::baselines::{Personality, PersonalityBot};
use crate::bot::{Bot, Budget};
use crate::games::BotGame;
use crate::opponents::Beliefs;
use crate::policy::{PolicyBot, Sampling};
use crate::search::SearchBot;
use crate::spec::{BotKind, BotSpec};

/// The bot of a [`Level`]: its search and its budget.
pub trait BotLevel {
    /// Returns the budget per decision.
    fn budget(self) -> Budget;

    /// Makes the bot; its choices follow from `seed` and its beliefs.
    fn bot<R: BotGame>(self, seed: u64, beliefs: Beliefs) -> Box<dyn Bot<R>>;

    /// Returns true if the level searches: then it uses its beliefs, and takes longer.
    fn searches(self) -> bool;
}

impl BotLevel for Level {
    fn budget(self) -> Budget {
        match self {
            Level::Apprentice
            | Level::Journeyman
            | Level::Artisan
            | Level::Master
            | Level::Collector
            | Level::Planner
            | Level::Gambler => Budget::Iterations(1),
            Level::Champion => Budget::Iterations(200),
            Level::King => Budget::Time(Duration::from_secs(1)),
        }
    }

    fn bot<R: BotGame>(self, seed: u64, beliefs: Beliefs) -> Box<dyn Bot<R>> {
        BotSpec { kind: BotKind::Level(self), budget: None }.believing_bot(seed, beliefs)
    }

    fn searches(self) -> bool {
        matches!(self, Level::Champion | Level::King)
    }
}

/// Makes the bot of a level, for any game.
pub(crate) fn make_level<R: BotGame>(level: Level, seed: u64, beliefs: Beliefs) -> Box<dyn Bot<R>> {
    match level {
        Level::Apprentice => Box::new(PolicyBot::new(seed, Sampling::with_temperature(12.0))),
        Level::Journeyman => Box::new(PolicyBot::new(seed, Sampling::with_temperature(7.0))),
        Level::Artisan => Box::new(PolicyBot::new(seed, Sampling::with_temperature(5.0))),
        Level::Master => Box::new(PolicyBot::new(seed, Sampling::PLAY)),
        Level::Champion | Level::King => Box::new(SearchBot::new(seed, 1, beliefs)),
        Level::Collector => Box::new(PersonalityBot::new(Personality::Collector, seed)),
        Level::Planner => Box::new(PersonalityBot::new(Personality::Planner, seed)),
        Level::Gambler => Box::new(PersonalityBot::new(Personality::Gambler, seed)),
    }
}
