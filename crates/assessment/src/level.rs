//! The levels that people play against.

use std::fmt;
use std::str::FromStr;

/// An opponent for people: six levels of strength, the weakest first, and three personalities.
///
/// Weaker levels use the same network at a higher softmax temperature: the worse an action, the less likely it is. So
/// they make a person's mistakes, not random blunders.
///
/// ```
/// # use elvaland_assessment::Level;
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

    /// The levels by strength, the weakest first: what a person may say they play like.
    pub const STRENGTHS: [Level; 6] =
        [Level::Apprentice, Level::Journeyman, Level::Artisan, Level::Master, Level::Champion, Level::King];

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
