//! Reviews of finished games by the strongest bot: computed once, in the background, and stored.

pub(crate) mod results;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use elvaland_analysis::review::{Review, Reviewer};
use elvaland_session::Session;
use tokio::sync::Semaphore;

use crate::model::TableId;
use crate::registry::Registry;
use crate::request_error::RequestError;
use crate::store::ClusterMessage;
use crate::table::Message;

/// The most reviews that may run or wait.
const MAX_REVIEWS: usize = 16;

/// The state of the review of a game.
pub(crate) enum ReviewStatus {
    /// It was not requested.
    None,
    /// It is being computed: the number of decisions rated, and of all.
    Running(usize, usize),
    /// It is stored.
    Done(Box<Review>),
}

/// A review that another node computes.
struct RemoteReview {
    /// The number of decisions rated, and of all.
    progress: (usize, usize),
    /// When that arrived.
    received: Instant,
}

impl RemoteReview {
    /// Returns true if the node has reported recently.
    fn is_fresh(&self) -> bool {
        self.received.elapsed() < REMOTE_TIMEOUT
    }
}

/// The reviews that are being computed.
pub(crate) struct Reviews {
    running: Mutex<HashMap<TableId, (usize, usize)>>,
    /// Those at other nodes.
    remote: Mutex<HashMap<TableId, RemoteReview>>,
    /// One at a time: bots that people wait for come first.
    turn: Semaphore,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { running: Mutex::default(), remote: Mutex::default(), turn: Semaphore::new(1) }
    }
}

/// The interval at which the progress of a review is published to other nodes.
const PUBLISH_INTERVAL: Duration = Duration::from_secs(1);
/// How long a review of another node counts as running without news of it.
const REMOTE_TIMEOUT: Duration = Duration::from_secs(15);

impl Reviews {
    /// Sets the progress of a review at another node; it has ended there if `done` reached `all`.
    pub(crate) fn set_remote_progress(&self, id: TableId, done: usize, all: usize) {
        let mut remote = self.remote.lock().unwrap_or_else(PoisonError::into_inner);
        remote.retain(|_, review| review.is_fresh());
        if done < all {
            remote.insert(id, RemoteReview { progress: (done, all), received: Instant::now() });
        } else {
            remote.remove(&id);
        }
    }

    /// Returns the progress of a review that is being computed, here or at another node.
    fn progress(&self, id: TableId) -> Option<(usize, usize)> {
        let remote = self.remote.lock().unwrap_or_else(PoisonError::into_inner);
        let elsewhere = remote.get(&id).filter(|review| review.is_fresh()).map(|review| review.progress);
        self.running().get(&id).copied().or(elsewhere)
    }

    fn running(&self) -> MutexGuard<'_, HashMap<TableId, (usize, usize)>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Registry {
    /// Returns the state of the review of a game.
    pub(crate) async fn review_status(&self, id: TableId) -> Result<ReviewStatus, RequestError> {
        if let Some((done, all)) = self.reviews.progress(id) {
            return Ok(ReviewStatus::Running(done, all));
        }
        let kept = self.store.review(id).await?.and_then(|text| serde_json::from_str(&text).ok());
        Ok(kept.map_or(ReviewStatus::None, |review| ReviewStatus::Done(Box::new(review))))
    }

    /// Begins the review of a game that is over, unless it is stored or running.
    ///
    /// # Errors
    /// The game is not over, or too many reviews are waiting.
    pub(crate) async fn review(self: &Arc<Registry>, id: TableId) -> Result<(), RequestError> {
        if !matches!(self.review_status(id).await?, ReviewStatus::None) {
            return Ok(());
        }
        let session = self.send(id, Message::Session).await?;
        {
            let mut running = self.reviews.running();
            // Another request may have asked meanwhile.
            if running.contains_key(&id) {
                return Ok(());
            }
            if running.len() >= MAX_REVIEWS {
                return Err(RequestError::TooMany { what: "requests", after_seconds: 60 });
            }
            running.insert(id, (0, 0));
        }
        let registry = self.clone();
        tokio::spawn(async move {
            if let Some(review) = registry.rate_decisions(id, &session).await {
                let text = serde_json::to_string(&review).unwrap_or_default();
                if let Err(error) = registry.store.keep_review(id, text).await {
                    tracing::warn!(table = %id, %error, "a review could not be kept");
                }
            }
            registry.reviews.running().remove(&id);
            registry.publish_to_nodes(ClusterMessage::Reviewing { table: id, done: 0, all: 0 });
        });
        Ok(())
    }

    /// Rates every decision of a game. `None` if the server is closing.
    async fn rate_decisions(&self, id: TableId, session: &Session) -> Option<Review> {
        let _turn = self.reviews.turn.acquire().await.ok()?;
        let mut reviewer = Reviewer::new(session);
        let mut published: Option<Instant> = None;
        while let Some(decision) = reviewer.next_decision() {
            let (done, all) = reviewer.progress();
            self.reviews.running().insert(id, (done, all));
            if published.is_none_or(|published| published.elapsed() >= PUBLISH_INTERVAL) {
                published = Some(Instant::now());
                self.publish_to_nodes(ClusterMessage::Reviewing { table: id, done, all });
            }
            let options = self.bots.judge(decision.game.clone(), decision.seat).await?;
            reviewer.rate(&options.iter().map(|option| (option.action, option.win)).collect::<Vec<_>>());
            if *self.closing.borrow() {
                return None;
            }
        }
        Some(reviewer.finish())
    }
}
