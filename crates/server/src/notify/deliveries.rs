//! Deliveries: sends messages with back-off, a bounded number at a time, none of them delaying another visitor's.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{Semaphore, watch};

use super::address_guard::Forbidden;
use super::outbound::{Delivery, Outbound, OutboundMessage};
use crate::metrics::Metrics;
use crate::model::VisitorId;

/// The maximum number of deliveries that are under way or wait for another attempt.
const ALL: usize = 2_000;
/// The maximum number of such deliveries per visitor.
const EACH: usize = 24;
/// The maximum number of concurrent connections.
const CONNECTIONS: usize = 64;
/// The maximum number of concurrent connections per visitor.
const CONNECTIONS_EACH: usize = 4;
/// The waits before further attempts, as multiples of the first.
const BACKOFF: [u32; 3] = [1, 12, 120];

/// The deliveries of each visitor: how many there are, and their share of the connections.
type Owners = HashMap<VisitorId, (usize, Arc<Semaphore>)>;

/// Sends messages in tasks of their own.
#[derive(Clone)]
pub(crate) struct Deliveries {
    outbound: Outbound,
    metrics: Arc<Metrics>,
    connections: Arc<Semaphore>,
    owners: Arc<Mutex<Owners>>,
    under_way: Arc<Semaphore>,
    /// The wait before the second attempt.
    retry: Duration,
    closing: watch::Receiver<bool>,
}

impl Deliveries {
    pub(crate) fn new(
        outbound: Outbound,
        retry: Duration,
        metrics: Arc<Metrics>,
        closing: watch::Receiver<bool>,
    ) -> Deliveries {
        Deliveries {
            outbound,
            metrics,
            connections: Arc::new(Semaphore::new(CONNECTIONS)),
            owners: Arc::default(),
            under_way: Arc::new(Semaphore::new(ALL)),
            retry,
            closing,
        }
    }

    /// Checks whether an address may be sent to.
    ///
    /// # Errors
    /// It is malformed, cannot be resolved, or is in a private network.
    pub(crate) async fn check(&self, url: &str) -> Result<(), Forbidden> {
        self.outbound.check(url).await
    }

    /// Sends a message of a visitor once, and waits for the result; `None` if too many of theirs wait.
    pub(crate) async fn once(&self, owner: VisitorId, message: &OutboundMessage) -> Option<Delivery> {
        let share = self.enter(owner)?;
        let delivery = self.attempt(&share, message).await;
        self.exit(owner);
        Some(delivery)
    }

    /// Sends a message of a visitor. `is_current` is asked before every further attempt; `done` gets the result. The
    /// message is dropped if too many wait.
    pub(crate) fn start<C, D>(
        &self,
        owner: VisitorId,
        message: OutboundMessage,
        is_current: impl Fn() -> C + Send + 'static,
        done: impl FnOnce(Delivery) -> D + Send + 'static,
    ) where
        C: Future<Output = bool> + Send,
        D: Future<Output = ()> + Send,
    {
        let permit = self.under_way.clone().try_acquire_owned();
        let (Ok(permit), Some(share)) = (permit, self.enter(owner)) else {
            return self.metrics.notification_dropped();
        };
        let own = self.clone();
        tokio::spawn(async move {
            let mut closing = own.closing.clone();
            tokio::select! {
                delivery = own.attempts(&share, &message, is_current) => if let Some(delivery) = delivery {
                    own.metrics.notification(delivery == Delivery::Done);
                    done(delivery).await;
                },
                () = async { drop(closing.wait_for(|closing| *closing).await) } => {}
            }
            own.exit(owner);
            drop(permit);
        });
    }

    /// Sends a message, with further attempts after failures that may pass. `None` if it is of no interest any more.
    async fn attempts<C: Future<Output = bool>>(
        &self,
        share: &Semaphore,
        message: &OutboundMessage,
        is_current: impl Fn() -> C,
    ) -> Option<Delivery> {
        let mut waits = BACKOFF.into_iter().map(|times| self.retry * times);
        loop {
            let delivery = self.attempt(share, message).await;
            let Delivery::Later { after, .. } = delivery else { return Some(delivery) };
            let Some(wait) = waits.next() else { return Some(delivery) };
            tokio::time::sleep(after.unwrap_or(wait).max(wait)).await;
            if !is_current().await {
                return None;
            }
        }
    }

    async fn attempt(&self, share: &Semaphore, message: &OutboundMessage) -> Delivery {
        let _own = share.acquire().await;
        let _one = self.connections.acquire().await;
        self.outbound.send(message).await
    }

    /// Counts a delivery of a visitor; `None` if they have too many.
    fn enter(&self, owner: VisitorId) -> Option<Arc<Semaphore>> {
        let mut owners = self.owners.lock().unwrap_or_else(PoisonError::into_inner);
        let (count, share) = owners.entry(owner).or_insert_with(|| (0, Arc::new(Semaphore::new(CONNECTIONS_EACH))));
        (*count < EACH).then(|| {
            *count += 1;
            share.clone()
        })
    }

    fn exit(&self, owner: VisitorId) {
        let mut owners = self.owners.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((count, _)) = owners.get_mut(&owner) {
            *count -= 1;
            if *count == 0 {
                owners.remove(&owner);
            }
        }
    }
}
