//! The bots of the server: which levels there are, and a bounded pool in which they think.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

pub(crate) use elvaland_bots::Appraisal as Thinking;
use elvaland_bots::{BotName, Budget, Kind};
use elvaland_rules::mechanics::MemoryView;
use elvaland_rules::{Action, AnyGame, Audience, Game, Seat, State, with_state};
use rand_core::Rng;
use tokio::sync::Semaphore;

use crate::entropy;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Level {
    /// Any legal action.
    Random,
    /// What adds most to the own score.
    #[default]
    Greedy,
    /// Plays many games to their end in its head.
    Search,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 3] = [Level::Random, Level::Greedy, Level::Search];

    /// The name in requests and in the database.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Search => "search",
        }
    }

    fn bot(self) -> BotName {
        let kind = match self {
            Level::Random => Kind::Random,
            Level::Greedy => Kind::Greedy,
            Level::Search => Kind::MonteCarlo(None),
        };
        BotName { kind, budget: None }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no level has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(UnknownLevel)
    }
}

/// What players see of the coins of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coins {
    /// Everybody's coins are public, as the rules have it.
    Shown,
    /// They are to be remembered: memory mode.
    Remembered,
}

/// The threads bots think in: a few, so that people never wait for them.
#[derive(Clone)]
pub(crate) struct Pool {
    seats: Arc<Semaphore>,
    budget: Duration,
}

impl Pool {
    pub(crate) fn new(threads: usize, budget: Duration) -> Pool {
        Pool { seats: Arc::new(Semaphore::new(threads.max(1))), budget }
    }

    /// The choice of a bot that is asked. `None` if the house closes, or the seat is not asked.
    pub(crate) async fn choose(&self, level: Level, game: AnyGame, seat: Seat, coins: Coins) -> Option<Action> {
        let _seat = self.seats.clone().acquire_owned().await.ok()?;
        let budget = Budget::Time(self.budget);
        let thought = move || with_state!(&game, state => choose(level, state, seat, coins, budget));
        tokio::task::spawn_blocking(thought).await.ok().flatten()
    }
}

/// The bot is given what its player may see, and nothing else.
fn choose<R: Thinking>(level: Level, state: &State<R>, seat: Seat, coins: Coins, budget: Budget) -> Option<Action> {
    let legal = state.legal_actions(seat);
    let view = match coins {
        Coins::Shown => state.view(Audience::Seat(seat)),
        Coins::Remembered => MemoryView::of(&state.view(Audience::Seat(seat))).plausible(&mut entropy::numbers()),
    };
    match legal.as_slice() {
        [] => None,
        [only] => Some(*only),
        several => Some(level.bot().bot::<R>(entropy::numbers().next_u64()).choose(&view, several, budget)),
    }
}
