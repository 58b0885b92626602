//! The bot pool: a bounded number of threads that choose moves and give hints.

use std::sync::Arc;
use std::time::Duration;

pub use elvaland_bots::Level;
use elvaland_bots::{BotGame, Budget, Hint, hint};
use elvaland_rules::mechanics::MemoryView;
use elvaland_rules::{Action, AnyGame, Audience, Seat, State, View, with_state};
use rand_core::Rng;
use tokio::sync::Semaphore;

use crate::entropy;
use crate::request_error::RequestError;

/// A decision that a bot is asked about.
pub(crate) struct Question {
    pub(crate) game: AnyGame,
    pub(crate) seat: Seat,
    /// Whether the bot sees other players' coins as in memory mode.
    pub(crate) memory: bool,
}

/// The search budget per decision in a review.
const REVIEW: Budget = Budget::Iterations(300);

/// A bounded pool of threads, so that requests never wait for bots.
#[derive(Clone)]
pub(crate) struct Pool {
    seats: Arc<Semaphore>,
    /// One hint at a time, so that the bots of all tables never wait behind many of them.
    adviser: Arc<Semaphore>,
    /// The most time for a decision.
    most: Duration,
}

impl Pool {
    pub(crate) fn new(threads: usize, most: Duration) -> Pool {
        Pool { seats: Arc::new(Semaphore::new(threads.max(1))), adviser: Arc::new(Semaphore::new(1)), most }
    }

    /// Returns the choice of a bot; `None` if the server stops or the seat does not have to choose.
    pub(crate) async fn choose(&self, level: Level, question: Question) -> Option<Action> {
        let budget = match level.budget() {
            Budget::Time(time) => Budget::Time(time.min(self.most)),
            iterations @ Budget::Iterations(_) => iterations,
        };
        let Question { game, seat, memory } = question;
        self.think(move || with_state!(&game, state => choose(level, state, seat, memory, budget))).await.flatten()
    }

    /// What the strongest bot thinks of the options of a seat, as text; none if it is not asked.
    ///
    /// # Errors
    /// The bot is busy with another hint, or the server stops.
    pub(crate) async fn advise(&self, question: Question) -> Result<Vec<Advice>, RequestError> {
        let busy = RequestError::TooMany { what: "requests", after_seconds: self.most.as_secs() + 1 };
        let adviser = self.adviser.clone().try_acquire_owned().map_err(|_| busy)?;
        let budget = Budget::Time(self.most);
        let thought = self.think(move || {
            let _adviser = adviser;
            let Question { game, seat, memory } = question;
            with_state!(&game, state => advise(state, seat, memory, budget))
        });
        thought.await.ok_or(RequestError::Closing)
    }

    /// What the strongest bot thinks of the options of a seat in a game that was played, where nothing is secret any more.
    /// Returns `None` if the server stops.
    pub(crate) async fn judge(&self, game: AnyGame, seat: Seat) -> Option<Vec<Advice>> {
        self.think(move || with_state!(&game, state => advise(state, seat, false, REVIEW))).await
    }

    /// Runs `thought` as soon as a thread is free. It keeps the thread to its end, even if the caller goes away.
    async fn think<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let seat = self.seats.clone().acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            let _seat = seat;
            thought()
        });
        thinking.await.ok()
    }
}

/// An option with what the strongest bot thinks of it.
pub(crate) struct Advice {
    pub(crate) action: Action,
    pub(crate) win: f32,
    pub(crate) play: f32,
}

/// Returns what the player on a seat may see: bots are given nothing else.
fn seen<R: BotGame>(state: &State<R>, seat: Seat, memory: bool) -> View<R> {
    let view = state.view(Audience::Seat(seat));
    if memory { MemoryView::of(&view).plausible(&mut entropy::numbers()) } else { view }
}

fn choose<R: BotGame>(level: Level, state: &State<R>, seat: Seat, memory: bool, budget: Budget) -> Option<Action> {
    match state.legal_actions(seat).as_slice() {
        [] => None,
        [only] => Some(*only),
        legal => {
            let mut bot = level.bot::<R>(entropy::numbers().next_u64());
            Some(bot.choose(&seen(state, seat, memory), legal, budget))
        }
    }
}

fn advise<R: BotGame>(state: &State<R>, seat: Seat, memory: bool, budget: Budget) -> Vec<Advice> {
    let legal = state.legal_actions(seat);
    if legal.is_empty() {
        return Vec::new();
    }
    let hints = hint(&seen(state, seat, memory), &legal, budget, entropy::numbers().next_u64(), 1);
    let advice = |hint: Hint| Advice { action: hint.action, win: hint.win, play: hint.share };
    hints.into_iter().map(advice).collect()
}
