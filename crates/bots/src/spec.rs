//! Bot names: parses `NAME[@BUDGET]` and makes the bot.

use std::fmt;
use std::str::FromStr;

use elvaland_assessment::Level;
use elvaland_rules::{Action, Rules, Seat, View};

use crate::baselines::{FlatMonteCarlo, Greedy, Ismcts, Random};
use crate::bot::{Bot, Budget, ParseBudgetError};
use crate::games::BotGame;
use crate::level::{BotLevel, make_level};
use crate::opponents::Beliefs;
use crate::policy::{PolicyBot, Sampling};
use crate::search::{BestResponse, ExploitedBot, SearchBot};

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// Plays a random legal action.
    Random,
    /// Plays the action with the highest heuristic value.
    Greedy,
    /// Flat Monte Carlo with this many playouts; `None` uses the budget.
    FlatMonteCarlo(Option<u64>),
    /// Information-set Monte Carlo tree search.
    Ismcts,
    /// The policy without search (`policy`).
    Policy,
    /// The policy with search (`boss`).
    Search,
    /// A best response to the bid distribution of the search (`exploiter`) or of the policy (`policy-exploiter`).
    BestResponse(ExploitedBot),
    /// An opponent offered to people.
    Level(Level),
}

/// A bot by name (see [`BotSpec::KNOWN`]), with its own budget if one follows an `@`.
///
/// ```
/// # use elvaland_bots::{BotKind, BotSpec, Budget};
/// let spec: BotSpec = "ismcts@100ms".parse()?;
/// assert_eq!((spec.kind, spec.budget), (BotKind::Ismcts, Some("100ms".parse()?)));
/// assert_eq!("mc-1000".parse::<BotSpec>()?.kind, BotKind::FlatMonteCarlo(Some(1000)));
/// assert_eq!("mc@2000".parse::<BotSpec>()?.to_string(), "mc@2000");
/// assert!("deep-thought".parse::<BotSpec>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// The kind of bot.
    pub kind: BotKind,
    /// The budget after `@`, if there is one.
    pub budget: Option<Budget>,
}

impl BotSpec {
    /// The known names, for help and error messages.
    pub const KNOWN: &'static str = "random, greedy, mc-N (mc-1000), mc, ismcts, policy, boss, exploiter, policy-exploiter, \
                                     a level (apprentice to king), a personality (collector, planner, gambler); \
                                     NAME@BUDGET for a budget of its own";

    /// Returns the budget of the name, or else that of the level.
    pub fn own_budget(&self) -> Option<Budget> {
        let level_budget = match self.kind {
            BotKind::Level(level) => Some(level.budget()),
            _ => None,
        };
        self.budget.or(level_budget)
    }

    /// Makes the bot; its choices follow from `seed`. It brings [its own budget](Self::own_budget) along, if it has one.
    pub fn bot<R: BotGame>(&self, seed: u64) -> Box<dyn Bot<R>> {
        self.believing_bot(seed, Beliefs::default())
    }

    /// Makes the bot with beliefs about its opponents, which only searching bots use.
    pub fn believing_bot<R: BotGame>(&self, seed: u64, beliefs: Beliefs) -> Box<dyn Bot<R>> {
        R::bot(*self, seed, beliefs)
    }
}

/// Makes the bot, for any game.
pub(crate) fn make_bot<R: BotGame>(spec: BotSpec, seed: u64, beliefs: Beliefs) -> Box<dyn Bot<R>> {
    let bot: Box<dyn Bot<R>> = match spec.kind {
        BotKind::Random => Box::new(Random::new(seed)),
        BotKind::Greedy => Box::new(Greedy::new()),
        BotKind::FlatMonteCarlo(playouts) => Box::new(FlatMonteCarlo::new(seed, playouts)),
        BotKind::Ismcts => Box::new(Ismcts::new(seed)),
        BotKind::Policy => Box::new(PolicyBot::new(seed, Sampling::PLAY)),
        BotKind::Search => Box::new(SearchBot::new(seed, 1, beliefs)),
        BotKind::BestResponse(exploited) => Box::new(BestResponse::new(seed, exploited)),
        BotKind::Level(level) => make_level(level, seed, beliefs),
    };
    match spec.own_budget() {
        Some(budget) => Box::new(Budgeted { bot, budget }),
        None => bot,
    }
}

/// A bot with the budget of its name or level.
struct Budgeted<R: Rules> {
    bot: Box<dyn Bot<R>>,
    budget: Budget,
}

impl<R: Rules> Bot<R> for Budgeted<R> {
    fn choose(&mut self, view: &View<R>, legal: &[Action], budget: Budget) -> Action {
        self.bot.choose(view, legal, budget)
    }

    fn budget(&self) -> Option<Budget> {
        Some(self.budget)
    }

    fn begin_round(&mut self, before: &View<R>) {
        self.bot.begin_round(before);
    }

    fn observe(&mut self, before: &View<R>, seat: Seat, action: Action) {
        self.bot.observe(before, seat, action);
    }

    fn observes(&self) -> bool {
        self.bot.observes()
    }

    fn playouts(&self) -> u64 {
        self.bot.playouts()
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            BotKind::Random => f.write_str("random")?,
            BotKind::Greedy => f.write_str("greedy")?,
            BotKind::FlatMonteCarlo(None) => f.write_str("mc")?,
            BotKind::FlatMonteCarlo(Some(playouts)) => write!(f, "mc-{playouts}")?,
            BotKind::Ismcts => f.write_str("ismcts")?,
            BotKind::Policy => f.write_str("policy")?,
            BotKind::Search => f.write_str("boss")?,
            BotKind::BestResponse(ExploitedBot::Search) => f.write_str("exploiter")?,
            BotKind::BestResponse(ExploitedBot::Policy) => f.write_str("policy-exploiter")?,
            BotKind::Level(level) => write!(f, "{level}")?,
        }
        self.budget.map_or(Ok(()), |budget| write!(f, "@{budget}"))
    }
}

/// Why a text does not name a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseBotError {
    /// No bot has this name.
    Name(String),
    /// The text behind `@` is no budget.
    Budget(String),
}

impl fmt::Display for ParseBotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseBotError::Name(name) => {
                write!(f, "no bot is named `{}`; there are: {}", name.escape_debug(), BotSpec::KNOWN)
            }
            ParseBotError::Budget(budget) => {
                write!(f, "`{}` is no budget; it is {ParseBudgetError}", budget.escape_debug())
            }
        }
    }
}

impl std::error::Error for ParseBotError {}

impl FromStr for BotSpec {
    type Err = ParseBotError;

    fn from_str(text: &str) -> Result<BotSpec, ParseBotError> {
        let (name, budget) = match text.split_once('@') {
            None => (text, None),
            Some((name, budget)) => (name, Some(budget.parse().map_err(|_| ParseBotError::Budget(budget.to_owned()))?)),
        };
        let kind = match name {
            "random" => BotKind::Random,
            "greedy" => BotKind::Greedy,
            "mc" => BotKind::FlatMonteCarlo(None),
            "ismcts" => BotKind::Ismcts,
            "policy" => BotKind::Policy,
            "boss" => BotKind::Search,
            "exploiter" => BotKind::BestResponse(ExploitedBot::Search),
            "policy-exploiter" => BotKind::BestResponse(ExploitedBot::Policy),
            _ => match (name.parse(), name.strip_prefix("mc-").map(str::parse)) {
                (Ok(level), _) => BotKind::Level(level),
                (_, Some(Ok(Budget::Iterations(playouts)))) => BotKind::FlatMonteCarlo(Some(playouts)),
                _ => return Err(ParseBotError::Name(name.to_owned())),
            },
        };
        Ok(BotSpec { kind, budget })
    }
}
