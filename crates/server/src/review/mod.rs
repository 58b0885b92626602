//! Reviews of finished games by the strongest bot: computed once, in the background, and stored.

pub(crate) mod results;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use elvaland_analysis::review::{Review, Reviewer};
use elvaland_session::Session;
use tokio::sync::Semaphore;

use crate::model::TableId;
use crate::refused::Refused;
use crate::registry::Registry;
use crate::store::ClusterMessage;
use crate::table::Message;

/// How many games may wait to be reviewed.
const MOST: usize = 16;

/// How far a review is.
pub(crate) enum Reviewed {
    /// Nobody has asked for it.
    No,
    /// So many of so many decisions were thought about.
    Under(usize, usize),
    /// It is there.
    Done(Box<Review>),
}

/// A review that another node thinks of.
struct RemoteReview {
    /// So many of so many decisions were thought about.
    progress: (usize, usize),
    /// When that was told.
    told: Instant,
}

impl RemoteReview {
    /// Whether it is still believed.
    fn is_fresh(&self) -> bool {
        self.told.elapsed() < TOLD[1]
    }
}

/// The reviews that are under way.
pub(crate) struct Reviews {
    under: Mutex<HashMap<TableId, (usize, usize)>>,
    /// Those at other nodes.
    remote: Mutex<HashMap<TableId, RemoteReview>>,
    /// One at a time: bots that people wait for come first.
    turn: Semaphore,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { under: Mutex::default(), remote: Mutex::default(), turn: Semaphore::new(1) }
    }
}

/// How often other nodes hear how far a review is, and how long they believe it.
const TOLD: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(15)];

impl Reviews {
    /// Another node is so far with the review of a game; it is done if nothing is left.
    pub(crate) fn heard(&self, id: TableId, done: usize, all: usize) {
        let mut remote = self.remote.lock().unwrap_or_else(PoisonError::into_inner);
        remote.retain(|_, review| review.is_fresh());
        if done < all {
            remote.insert(id, RemoteReview { progress: (done, all), told: Instant::now() });
        } else {
            remote.remove(&id);
        }
    }

    /// How far a review is that is under way, here or remote.
    fn progress(&self, id: TableId) -> Option<(usize, usize)> {
        let remote = self.remote.lock().unwrap_or_else(PoisonError::into_inner);
        let heard = remote.get(&id).filter(|review| review.is_fresh()).map(|review| review.progress);
        self.under().get(&id).copied().or(heard)
    }

    fn under(&self) -> MutexGuard<'_, HashMap<TableId, (usize, usize)>> {
        self.under.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Registry {
    /// How far the review of a game is.
    pub(crate) async fn reviewed(&self, id: TableId) -> Result<Reviewed, Refused> {
        if let Some((done, all)) = self.reviews.progress(id) {
            return Ok(Reviewed::Under(done, all));
        }
        let kept = self.store.review(id).await?.and_then(|text| serde_json::from_str(&text).ok());
        Ok(kept.map_or(Reviewed::No, |review| Reviewed::Done(Box::new(review))))
    }

    /// Begins the review of a game that is over, unless it is there or under way.
    ///
    /// # Errors
    /// The game is not over, or too many reviews are waited for.
    pub(crate) async fn review(self: &Arc<Registry>, id: TableId) -> Result<(), Refused> {
        if !matches!(self.reviewed(id).await?, Reviewed::No) {
            return Ok(());
        }
        let session = self.send(id, Message::Session).await?;
        {
            let mut under = self.reviews.under();
            // Another request may have asked meanwhile.
            if under.contains_key(&id) {
                return Ok(());
            }
            if under.len() >= MOST {
                return Err(Refused::TooMany { what: "requests", after_seconds: 60 });
            }
            under.insert(id, (0, 0));
        }
        let registry = self.clone();
        tokio::spawn(async move {
            if let Some(review) = registry.think_over(id, &session).await {
                let text = serde_json::to_string(&review).unwrap_or_default();
                if let Err(error) = registry.store.keep_review(id, text).await {
                    tracing::warn!(table = %id, %error, "a review could not be kept");
                }
            }
            registry.reviews.under().remove(&id);
            registry.tell_nodes(ClusterMessage::Reviewing { table: id, done: 0, all: 0 });
        });
        Ok(())
    }

    /// Rates every decision of a game. `None` if the server is closing.
    async fn think_over(&self, id: TableId, session: &Session) -> Option<Review> {
        let _turn = self.reviews.turn.acquire().await.ok()?;
        let mut reviewer = Reviewer::new(session);
        let mut told: Option<Instant> = None;
        while let Some(decision) = reviewer.next_decision() {
            let (done, all) = reviewer.progress();
            self.reviews.under().insert(id, (done, all));
            if told.is_none_or(|told| told.elapsed() >= TOLD[0]) {
                told = Some(Instant::now());
                self.tell_nodes(ClusterMessage::Reviewing { table: id, done, all });
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
