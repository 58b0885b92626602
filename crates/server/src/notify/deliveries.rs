//! Deliveries: sends messages with back-off, a bounded number at a time, none of them delaying another visitor's.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use super::address_guard::Forbidden;
use super::outbound::{Delivery, Outbound, OutboundMessage};
use crate::fair_permits::{FairPermits, Shares};
use crate::fair_queue::Payer;
use crate::metrics::Metrics;

/// Attempts that are under way at a time.
const CONNECTIONS: Shares = Shares { all: 64, address: 16, visitor: 4 };
/// Attempts that are under way or wait for a connection.
const PLACES: Shares = Shares { all: 2_000, address: 200, visitor: 24 };
/// Messages that wait for their next attempt. They hold no place, only their memory.
const RETRIES: Shares = Shares { all: 4_000, address: 200, visitor: 24 };
/// The waits before further attempts, as multiples of the first.
const BACKOFF: [u32; 3] = [1, 12, 120];

/// Sends messages.
#[derive(Clone)]
pub(crate) struct Deliveries {
    outbound: Outbound,
    metrics: Arc<Metrics>,
    connections: Arc<FairPermits>,
    retries: Arc<FairPermits>,
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
            connections: FairPermits::new(CONNECTIONS, PLACES),
            retries: FairPermits::new(RETRIES, RETRIES),
            retry,
            closing,
        }
    }

    /// Returns the number of messages that are being sent, or wait for a connection or another attempt.
    pub(crate) fn jobs(&self) -> usize {
        self.connections.jobs() + self.retries.jobs()
    }

    /// Checks on behalf of a visitor whether an address may be sent to.
    ///
    /// # Errors
    /// It is malformed, cannot be resolved, or is in a private network; or the visitor has too many names resolved.
    pub(crate) async fn check(&self, payer: Payer, url: &str) -> Result<(), Forbidden> {
        self.outbound.check(payer, url).await
    }

    /// Sends a message once, and waits for the result; `None` if too many of the payer's messages wait.
    pub(crate) async fn once(&self, payer: Payer, message: &OutboundMessage) -> Option<Delivery> {
        let _connection = self.connections.acquire(payer).await?;
        Some(self.outbound.send(payer, message).await)
    }

    /// Sends a message, with further attempts after failures that may pass, before each of which `is_current` is asked.
    /// Returns the result; `None` if it is of no interest any more, was dropped because too many wait, or the server stops.
    pub(crate) async fn deliver<C: Future<Output = bool>>(
        &self,
        payer: Payer,
        message: &OutboundMessage,
        is_current: impl Fn() -> C,
    ) -> Option<Delivery> {
        let mut closing = self.closing.clone();
        let delivery = tokio::select! {
            delivery = self.attempts(payer, message, is_current) => delivery?,
            () = async { drop(closing.wait_for(|closing| *closing).await) } => return None,
        };
        self.metrics.notification(delivery == Delivery::Done);
        Some(delivery)
    }

    async fn attempts<C: Future<Output = bool>>(
        &self,
        payer: Payer,
        message: &OutboundMessage,
        is_current: impl Fn() -> C,
    ) -> Option<Delivery> {
        let mut waits = BACKOFF.into_iter().map(|times| self.retry * times);
        loop {
            let Some(delivery) = self.once(payer, message).await else {
                self.metrics.notification_dropped();
                return None;
            };
            let Delivery::Later { after, .. } = delivery else { return Some(delivery) };
            let Some(wait) = waits.next() else { return Some(delivery) };
            let Some(_waits) = self.retries.acquire(payer).await else { return Some(delivery) };
            tokio::time::sleep(after.unwrap_or(wait).max(wait)).await;
            if !is_current().await {
                return None;
            }
        }
    }
}
