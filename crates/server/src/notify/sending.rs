//! Sends the messages of a notice or an event, and notes their results.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;

use super::outbound::{Delivery, OutboundMessage};
use crate::clock::now;
use crate::model::notifications::FAILURES;
use crate::model::{Notice, TableId, VisitorId, Webhook, WebhookId};
use crate::registry::Registry;

impl Registry {
    /// Sends the messages of a claimed notice, each to an endpoint. The claim is renewed until all of them are delivered or
    /// given up; if this node dies before, it expires after `claim` seconds.
    pub(super) async fn push_all(
        self: Arc<Registry>,
        notice: Notice,
        messages: Vec<(String, OutboundMessage)>,
        claim: i64,
    ) {
        let deliveries = messages.into_iter().map(|(endpoint, message)| self.push(notice, endpoint, message));
        let mut deliveries = std::pin::pin!(join_all(deliveries));
        let renewal = Duration::from_secs(claim.unsigned_abs()) / 3;
        loop {
            tokio::select! {
                _ = &mut deliveries => break,
                () = tokio::time::sleep(renewal) => {
                    if let Err(error) = self.store.renew_claim(notice, now() + claim).await {
                        tracing::warn!(%error, "the claim of a notice was not renewed");
                    }
                }
            }
        }
        // A server that stops has cut deliveries short: after the claim has expired, they are sent again.
        if !*self.closing.borrow()
            && let Err(error) = self.store.note_sent(notice).await
        {
            tracing::warn!(%error, "a sent notice was not noted");
        }
    }

    /// Sends a message of a notice to an endpoint.
    async fn push(&self, notice: Notice, endpoint: String, message: OutboundMessage) {
        let is_current = || async { self.store.is_unsent(notice).await.unwrap_or(false) };
        let payer = self.payer_of(notice.visitor);
        if let Some(delivery) = self.dispatcher.deliveries.deliver(payer, &message, is_current).await {
            self.note_push(notice.visitor, endpoint, delivery).await;
        }
    }

    /// Sends a message to a webhook about its table at this `seq`.
    pub(super) async fn tell_webhook(&self, webhook: &Webhook, message: &OutboundMessage, seq: u64) {
        // A message about an earlier turn is not retried: the next turn sends its own.
        let is_current = || async {
            let row = self.store.table_row(webhook.table).await;
            row.is_ok_and(|row| row.is_some_and(|row| row.progress.seq == seq))
        };
        let payer = self.payer_of(webhook.visitor);
        if let Some(delivery) = self.dispatcher.deliveries.deliver(payer, message, is_current).await {
            self.note_webhook(webhook.table, webhook.id, delivery).await;
        }
    }

    /// Notes the result of a push message: subscriptions that are gone are deleted.
    async fn note_push(&self, visitor: VisitorId, endpoint: String, delivery: Delivery) {
        let noted = match delivery {
            Delivery::Gone | Delivery::Forbidden(_) => self.store.delete_subscription(visitor, endpoint).await,
            Delivery::Done => self.store.count_push(visitor, endpoint, true).await,
            Delivery::Refused(_) | Delivery::Later { .. } => self.store.count_push(visitor, endpoint, false).await,
        };
        let noted = match (noted, delivery) {
            (Ok(()), Delivery::Done) => Ok(()),
            (Ok(()), _) => self.reload_subscriber(visitor).await,
            (failed, _) => failed,
        };
        if let Err(error) = noted {
            tracing::warn!(%error, "the result of a push message was not noted");
        }
    }

    /// Notes the result of a message to a webhook. Nothing more is sent to one that is gone.
    async fn note_webhook(&self, table: TableId, id: WebhookId, delivery: Delivery) {
        let failures = match delivery {
            Delivery::Done => 0,
            Delivery::Later { .. } => 1,
            Delivery::Gone | Delivery::Forbidden(_) | Delivery::Refused(_) => FAILURES,
        };
        if let Err(error) = self.store.count_webhook(table, id, failures).await {
            tracing::warn!(%error, "the result of a webhook was not noted");
        }
    }
}
