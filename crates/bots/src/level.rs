//! The levels that people play against.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::baselines::{Personality, PersonalityBot};
use crate::bot::{Bot, Budget};
use crate::games::BotGame;
use crate::opponents::Beliefs;
use crate::policy::{PolicyBot, Sampling};
use crate::search::SearchBot;
use crate::spec::{BotKind, BotSpec};

/// An opponent for people: six levels of strength, the weakest first, and three personalities.
///
/// Weaker levels use the same network at a higher softmax temperature: the worse an action, the less likely it is. So
/// they make a person's mistakes, not random blunders.
///
/// ```
/// # use elvaland_bots::Level;
/// assert_eq!("king".parse(), Ok(Level::King));
/// assert!(Level::ALL.is_sorted() && Level::ALL.map(Level::name).contains(&"apprentice"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    /// The policy at a high temperature: for a first game.
    Apprentice,
    /// The policy at a medium temperature.
    Journeyman,
    /// The policy at a low temperature.
    Artisan,
    /// The policy, without search.
    #[default]
    Master,
    /// The search with 200 rollouts per decision.
    Champion,
    /// The search with one second per decision.
    King,
    /// Personality: trades and upgrades coins whenever possible.
    Collector,
    /// Personality: collects one class.
    Planner,
    /// Personality: adds noise to its bids.
    Gambler,
}

impl Level {
    /// All levels: by strength, the weakest first, then the personalities.
    pub const ALL: [Level; 9] = [
        Level::Apprentice,
        Level::Journeyman,
        Level::Artisan,
        Level::Master,
        Level::Champion,
        Level::King,
        Level::Collector,
        Level::Planner,
        Level::Gambler,
    ];

    /// Returns the name in the API and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Apprentice => "apprentice",
            Level::Journeyman => "journeyman",
            Level::Artisan => "artisan",
            Level::Master => "master",
            Level::Champion => "champion",
            Level::King => "king",
            Level::Collector => "collector",
            Level::Planner => "planner",
            Level::Gambler => "gambler",
        }
    }

    /// Returns the budget per decision.
    pub const fn budget(self) -> Budget {
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

    /// Makes the bot; its choices follow from `seed` and its beliefs.
    pub fn bot<R: BotGame>(self, seed: u64, beliefs: Beliefs) -> Box<dyn Bot<R>> {
        BotSpec { kind: BotKind::Level(self), budget: None }.believing_bot(seed, beliefs)
    }

    /// Returns true if the level searches: then it uses its beliefs, and takes longer.
    pub const fn searches(self) -> bool {
        matches!(self, Level::Champion | Level::King)
    }

    /// Makes the bot, for any game.
    pub(crate) fn make<R: BotGame>(self, seed: u64, beliefs: Beliefs) -> Box<dyn Bot<R>> {
        match self {
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
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no level has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a level is one of {}", Level::ALL.map(Level::name).join(", "))
    }
}

impl std::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(ParseLevelError)
    }
}
