//! Bots by their names.

use std::fmt;
use std::str::FromStr;

use crate::baselines::{Greedy, Ismcts, MonteCarlo, Random};
use crate::bot::{Bot, Budget};
use crate::games::BotGame;
use crate::level::Level;
use crate::policy::Learned;
use crate::search::{Boss, Exploiter};

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Any legal action.
    Random,
    /// What adds most to the own score.
    Greedy,
    /// Flat Monte Carlo with so many playouts, or with those of the budget.
    MonteCarlo(Option<u64>),
    /// Information-set Monte Carlo tree search.
    Ismcts,
    /// The learned judgement alone, without going through any bid card by card.
    Glance,
    /// The learned judgement alone.
    Network,
    /// The network with rollouts and regret.
    Boss,
    /// Somebody who knows how the boss thinks.
    Exploiter,
    /// A level for people.
    Level(Level),
}

/// A bot as it is named (see [`BotName::KNOWN`]), with a budget of its own if one follows an `@`.
///
/// ```
/// # use elvaland_bots::{BotName, Budget, Kind};
/// let name: BotName = "ismcts@100ms".parse()?;
/// assert_eq!((name.kind, name.budget), (Kind::Ismcts, Some("100ms".parse()?)));
/// assert_eq!("mc-1000".parse::<BotName>()?.kind, Kind::MonteCarlo(Some(1000)));
/// assert_eq!("mc@2000".parse::<BotName>()?.to_string(), "mc@2000");
/// assert!("deep-thought".parse::<BotName>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotName {
    /// What thinks.
    pub kind: Kind,
    /// A budget of its own.
    pub budget: Option<Budget>,
}

impl BotName {
    /// The names there are, as they are written.
    pub const KNOWN: &'static str = "random, greedy, mc-N (mc-1000), mc, ismcts, glance, network, boss, exploiter, \
                                         a level (apprentice to king); NAME@BUDGET for a budget of its own";

    /// What it may spend if nothing else is said: its own budget, or that of its level.
    pub fn own_budget(&self) -> Option<Budget> {
        let of_level = match self.kind {
            Kind::Level(level) => Some(level.budget()),
            _ => None,
        };
        self.budget.or(of_level)
    }

    /// The bot, its choices following from `seed`.
    pub fn bot<R: BotGame>(&self, seed: u64) -> Box<dyn Bot<R>> {
        R::bot(*self, seed)
    }
}

/// The bot of this name, for any game.
pub(crate) fn bot<R: BotGame>(name: BotName, seed: u64) -> Box<dyn Bot<R>> {
    match name.kind {
        Kind::Random => Box::new(Random::new(seed)),
        Kind::Greedy => Box::new(Greedy::new()),
        Kind::MonteCarlo(playouts) => Box::new(MonteCarlo::new(seed, playouts)),
        Kind::Ismcts => Box::new(Ismcts::new(seed)),
        Kind::Glance => Box::new(Learned::glancing(seed)),
        Kind::Network => Box::new(Learned::new(seed)),
        Kind::Boss => Box::new(Boss::new(seed, 1)),
        Kind::Exploiter => Box::new(Exploiter::new(seed)),
        Kind::Level(level) => level.sit_down(seed),
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::Random => f.write_str("random")?,
            Kind::Greedy => f.write_str("greedy")?,
            Kind::MonteCarlo(None) => f.write_str("mc")?,
            Kind::MonteCarlo(Some(playouts)) => write!(f, "mc-{playouts}")?,
            Kind::Ismcts => f.write_str("ismcts")?,
            Kind::Glance => f.write_str("glance")?,
            Kind::Network => f.write_str("network")?,
            Kind::Boss => f.write_str("boss")?,
            Kind::Exploiter => f.write_str("exploiter")?,
            Kind::Level(level) => write!(f, "{level}")?,
        }
        self.budget.map_or(Ok(()), |budget| write!(f, "@{budget}"))
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot {
    /// The name.
    pub name: String,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no bot is named `{}`; there are: {}", self.name.escape_debug(), BotName::KNOWN)
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotName, UnknownBot> {
        let unknown = || UnknownBot { name: text.to_owned() };
        let (name, budget) = match text.split_once('@') {
            None => (text, None),
            Some((name, budget)) => (name, Some(budget.parse().map_err(|_| unknown())?)),
        };
        let kind = match name {
            "random" => Kind::Random,
            "greedy" => Kind::Greedy,
            "mc" => Kind::MonteCarlo(None),
            "ismcts" => Kind::Ismcts,
            "glance" => Kind::Glance,
            "network" => Kind::Network,
            "boss" => Kind::Boss,
            "exploiter" => Kind::Exploiter,
            _ => match (name.parse(), name.strip_prefix("mc-").map(str::parse)) {
                (Ok(level), _) => Kind::Level(level),
                (_, Some(Ok(Budget::Iterations(playouts)))) => Kind::MonteCarlo(Some(playouts)),
                _ => return Err(unknown()),
            },
        };
        Ok(BotName { kind, budget })
    }
}
