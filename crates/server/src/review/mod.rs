//! Reviews of finished games by the strongest bot: computed once, in the background, and stored.

pub(crate) mod results;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use elvaland_analysis::review::{ReviewStep, Reviewer};
use elvaland_assessment::{Review, ReviewStatus};
use elvaland_rules::BySeat;
use elvaland_session::Session;
use futures_util::{StreamExt, stream};
use rand_core::Rng;

use crate::bots::{Level, Payer};
use crate::entropy;
use crate::model::{TableId, VisitorId};
use crate::registry::Registry;
use crate::request_error::RequestError;
use crate::store::ClusterMessage;
use crate::table::Message;

/// The most reviews of a visitor, of an address and in all that may run.
const MAX_OF_VISITOR: usize = 4;
const MAX_OF_ADDRESS: usize = 16;
const MAX_REVIEWS: usize = 500;

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

/// A review that this node computes.
struct LocalReview {
    /// The number of decisions rated, and of all.
    progress: (usize, usize),
    payer: Payer,
}

/// The reviews that are being computed.
#[derive(Default)]
pub(crate) struct Reviews {
    running: Mutex<HashMap<TableId, LocalReview>>,
    /// Reviews that other nodes compute.
    remote: Mutex<HashMap<TableId, RemoteReview>>,
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
        self.running().get(&id).map(|review| review.progress).or(elsewhere)
    }

    fn running(&self) -> MutexGuard<'_, HashMap<TableId, LocalReview>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a review; false if it is running already.
    ///
    /// # Errors
    /// The visitor, their address or the server has too many.
    fn add(&self, id: TableId, payer: Payer) -> Result<bool, RequestError> {
        let mut running = self.running();
        if running.contains_key(&id) {
            return Ok(false);
        }
        let count = |is_same: &dyn Fn(&Payer) -> bool| running.values().filter(|review| is_same(&review.payer)).count();
        let of_visitor = count(&|other| other.visitor == payer.visitor);
        let of_address = count(&|other| other.address == payer.address && payer.address.is_some());
        if of_visitor >= MAX_OF_VISITOR || of_address >= MAX_OF_ADDRESS || running.len() >= MAX_REVIEWS {
            return Err(RequestError::TooMany { what: "requests", after_seconds: 60 });
        }
        running.insert(id, LocalReview { progress: (0, 0), payer });
        Ok(true)
    }
}

impl Registry {
    /// Returns the state of the review of a game.
    pub(crate) async fn review_status(&self, id: TableId) -> Result<ReviewStatus, RequestError> {
        if let Some((done, all)) = self.reviews.progress(id) {
            return Ok(ReviewStatus::Running { done, all });
        }
        let kept = self.store.review(id).await?.and_then(|text| serde_json::from_str(&text).ok());
        Ok(kept.map_or(ReviewStatus::Offered, |review| ReviewStatus::Done(Box::new(review))))
    }

    /// Begins the review of a game that is over, unless it is stored or running. `levels` are those of bots and of people
    /// who said how they play.
    ///
    /// # Errors
    /// The game is not over, or the visitor waits for too many reviews.
    pub(crate) async fn review(
        self: &Arc<Registry>,
        id: TableId,
        visitor: VisitorId,
        levels: BySeat<Option<Level>>,
    ) -> Result<(), RequestError> {
        if !matches!(self.review_status(id).await?, ReviewStatus::Offered) {
            return Ok(());
        }
        let session = self.send(id, Message::Session).await?;
        let payer = self.payer(id, Some(visitor));
        // Another request may have asked meanwhile.
        if !self.reviews.add(id, payer)? {
            return Ok(());
        }
        let registry = self.clone();
        tokio::spawn(async move {
            if let Some(review) = registry.rate_steps(id, payer, session, levels).await {
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

    /// Rates every step of a game, several at a time. `None` if the server is closing.
    async fn rate_steps(
        &self,
        id: TableId,
        payer: Payer,
        session: Box<Session>,
        levels: BySeat<Option<Level>>,
    ) -> Option<Review> {
        let mut reviewer = self.bots.review(payer, move |_| Reviewer::new(&session, levels)).await?;
        let steps = reviewer.steps().to_vec();
        let rate =
            |step: ReviewStep| self.bots.review(payer, move |budget| step.rate(budget, entropy::numbers().next_u64()));
        let mut rated = stream::iter(steps).map(rate).buffered(self.bots.threads());
        let mut published: Option<Instant> = None;
        while let Some(step) = rated.next().await {
            reviewer.add(step?);
            if *self.closing.borrow() {
                return None;
            }
            self.report_progress(id, reviewer.progress(), &mut published);
        }
        drop(rated);
        for (step, best) in reviewer.costliest(Review::COSTLY, Review::MIN_COST) {
            let explain = move |_| (step.explain(&best, entropy::numbers().next_u64()), step);
            let (reasons, step) = self.bots.review(payer, explain).await?;
            reviewer.add_reasons(&step, reasons);
        }
        Some(reviewer.finish())
    }

    /// Notes how far a review is, and publishes it to other nodes from time to time.
    fn report_progress(&self, id: TableId, (done, all): (usize, usize), published: &mut Option<Instant>) {
        if let Some(review) = self.reviews.running().get_mut(&id) {
            review.progress = (done, all);
        }
        if done < all && published.is_none_or(|published| published.elapsed() >= PUBLISH_INTERVAL) {
            *published = Some(Instant::now());
            self.publish_to_nodes(ClusterMessage::Reviewing { table: id, done, all });
        }
    }
}
