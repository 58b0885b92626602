//! The levels that people play against.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::bot::{Bot, Budget};
use crate::games::BotGame;
use crate::policy::PolicyBot;
use crate::search::SearchBot;
use crate::spec::{BotKind, BotSpec};

/// How strong a computer player is, the gentlest first.
///
/// The gentle ones know what the strong ones know, but are content with less than the best: the further something is
/// from the best, the less likely they do it. So they make a person's mistakes, not a die's.
///
/// ```
/// # use elvaland_bots::Level;
/// assert_eq!("king".parse(), Ok(Level::King));
/// assert!(Level::ALL.is_sorted() && Level::ALL.map(Level::name).contains(&"apprentice"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    /// Likes good cards, but takes his time to see which are best: for a first game.
    Apprentice,
    /// Knows what he wants, and gets it now and then.
    Journeyman,
    /// Plays soundly and rarely lets something go.
    Artisan,
    /// The learned judgement at its best, without playing rounds out.
    #[default]
    Master,
    /// Plays rounds to their end in the head before every decision.
    Champion,
    /// As the champion, but with all the time there is: the boss.
    King,
}

impl Level {
    /// All levels, the gentlest first.
    pub const ALL: [Level; 6] =
        [Level::Apprentice, Level::Journeyman, Level::Artisan, Level::Master, Level::Champion, Level::King];

    /// The name in the API and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Apprentice => "apprentice",
            Level::Journeyman => "journeyman",
            Level::Artisan => "artisan",
            Level::Master => "master",
            Level::Champion => "champion",
            Level::King => "king",
        }
    }

    /// What it may spend on a decision.
    pub const fn budget(self) -> Budget {
        match self {
            Level::Apprentice | Level::Journeyman | Level::Artisan | Level::Master => Budget::Iterations(1),
            Level::Champion => Budget::Iterations(200),
            Level::King => Budget::Time(Duration::from_secs(1)),
        }
    }

    /// The player, his choices following from `seed`.
    pub fn bot<R: BotGame>(self, seed: u64) -> Box<dyn Bot<R>> {
        BotSpec { kind: BotKind::Level(self), budget: None }.bot(seed)
    }

    /// The player, for any game.
    pub(crate) fn make<R: BotGame>(self, seed: u64) -> Box<dyn Bot<R>> {
        match self {
            Level::Apprentice => Box::new(PolicyBot::with_temperature(seed, 0.35)),
            Level::Journeyman => Box::new(PolicyBot::with_temperature(seed, 0.18)),
            Level::Artisan => Box::new(PolicyBot::with_temperature(seed, 0.08)),
            Level::Master => Box::new(PolicyBot::new(seed)),
            Level::Champion | Level::King => Box::new(SearchBot::new(seed, 1)),
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
