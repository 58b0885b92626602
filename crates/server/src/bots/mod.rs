//! The bot pool: a bounded number of threads that choose moves, give hints and review games, shared out fairly.
//!
//! Levels that do not search have threads of their own, so that they never wait for one that does. Searches wait in a fair
//! queue; the more of them wait, the less time each gets.

mod lane;
mod question;

use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

pub(crate) use elvaland_assessment::AssessedOption as Advice;
pub use elvaland_bots::Level;
use elvaland_bots::{BotLevel, Budget};
use elvaland_rules::Action;

pub(crate) use crate::fair_queue::Payer;
pub(crate) use lane::Lane;
pub(crate) use question::Question;

use crate::model::VisitorId;
use crate::request_error::RequestError;

/// The search budget per decision in a review.
const REVIEW: Budget = Budget::Iterations(500);
/// Searches are shortened so that all jobs of a payer take at most this many times the full time of one.
const PATIENCE: f64 = 4.0;
/// The minimum time of a search.
const SHORTEST: Duration = Duration::from_millis(20);

/// A bounded pool of threads, so that requests never wait for bots.
#[derive(Clone)]
pub(crate) struct Pool {
    /// Decisions without search.
    quick: Arc<Lane>,
    /// Searches: champions, kings, hints and reviews.
    search: Arc<Lane>,
    /// The visitors who wait for a hint.
    advised: Arc<Mutex<HashSet<VisitorId>>>,
    /// The numbers of decisions, hints and parts of reviews that wait or run.
    jobs: Arc<[AtomicUsize; 3]>,
    /// The maximum time per decision.
    most: Duration,
}

/// The kinds of jobs of the pool, as places in [`Pool::jobs`].
#[derive(Clone, Copy)]
enum JobKind {
    Decision,
    Hint,
    Review,
}

/// Counts a job until it is dropped.
struct CountedJob<'p>(&'p AtomicUsize);

impl Drop for CountedJob<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// The right of a visitor to one hint, given back when it is dropped.
struct AdvicePermit {
    advised: Arc<Mutex<HashSet<VisitorId>>>,
    visitor: VisitorId,
}

impl Drop for AdvicePermit {
    fn drop(&mut self) {
        lock(&self.advised).remove(&self.visitor);
    }
}

fn lock(advised: &Mutex<HashSet<VisitorId>>) -> MutexGuard<'_, HashSet<VisitorId>> {
    advised.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pool {
    pub(crate) fn new(threads: usize, most: Duration) -> Pool {
        Pool {
            quick: Lane::new(threads),
            search: Lane::new(threads),
            advised: Arc::default(),
            jobs: Arc::default(),
            most,
        }
    }

    /// Returns the numbers of decisions, hints and parts of reviews that wait or run.
    pub(crate) fn jobs(&self) -> [usize; 3] {
        std::array::from_fn(|kind| self.jobs[kind].load(Relaxed))
    }

    fn count(&self, kind: JobKind) -> CountedJob<'_> {
        let jobs = &self.jobs[kind as usize];
        jobs.fetch_add(1, Relaxed);
        CountedJob(jobs)
    }

    /// Returns the choice of a bot; `None` if it failed or the seat does not have to choose.
    pub(crate) async fn choose(&self, payer: Payer, level: Level, question: Question) -> Option<Action> {
        let _counted = self.count(JobKind::Decision);
        let searches = level.searches() && question.has_options();
        let (lane, most) = (if searches { &self.search } else { &self.quick }, self.most);
        let chosen = lane.run(payer, move |share| {
            let budget = match level.budget() {
                Budget::Time(time) => Budget::Time(shortened(time.min(most), share)),
                iterations @ Budget::Iterations(_) => iterations,
            };
            question.choose(level, budget)
        });
        chosen.await.flatten()
    }

    /// Returns what the strongest bot thinks of the options of a seat; nothing if the seat does not have to choose.
    ///
    /// # Errors
    /// The visitor waits for another hint already, or the server stops.
    pub(crate) async fn advise(
        &self,
        payer: Payer,
        visitor: VisitorId,
        question: Question,
    ) -> Result<Vec<Advice>, RequestError> {
        if !lock(&self.advised).insert(visitor) {
            return Err(RequestError::TooMany { what: "requests", after_seconds: self.most.as_secs() + 1 });
        }
        let _counted = self.count(JobKind::Hint);
        let (permit, most) = (AdvicePermit { advised: self.advised.clone(), visitor }, self.most);
        let thought = self.search.run(payer, move |share| {
            let _permit = permit;
            question.advise(Budget::Time(shortened(most, share)))
        });
        thought.await.ok_or(RequestError::Closing)
    }

    /// Runs a part of the review of a finished game, where nothing is secret any more. Returns `None` if it failed.
    pub(crate) async fn review<T: Send + 'static>(
        &self,
        payer: Payer,
        part: impl FnOnce(Budget) -> T + Send + 'static,
    ) -> Option<T> {
        let _counted = self.count(JobKind::Review);
        self.search.run(payer, move |_| part(REVIEW)).await
    }

    /// Returns the number of searches that may run at once.
    pub(crate) fn threads(&self) -> usize {
        self.search.threads()
    }
}

/// Returns the time of a search whose payer is entitled to `share` of a thread.
fn shortened(most: Duration, share: f64) -> Duration {
    most.mul_f64((PATIENCE * share).min(1.0)).max(SHORTEST.min(most))
}
