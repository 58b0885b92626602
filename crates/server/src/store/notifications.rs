//! The database operations of notifications.

use super::StoreFuture;
use crate::model::{Notice, NotificationSettings, PushSubscription, TableId, TableRow, VisitorId, Webhook, WebhookId};

/// The part of a store that keeps notifications. Whatever returns `Ok` is durable.
pub trait NotificationStore {
    /// Stores a new key under a name unless there is one; returns the stored one, the same for all nodes.
    fn server_key(&self, name: &'static str, new: Vec<u8>) -> StoreFuture<'_, Vec<u8>>;

    /// Stores a subscription of a visitor in place of an earlier one with its endpoint; one of another visitor is replaced
    /// only if it has the same keys, because then the browser is the same. Keeps the newest `limit` of the visitor.
    fn add_subscription(&self, visitor: VisitorId, subscription: PushSubscription, limit: usize)
    -> StoreFuture<'_, ()>;
    /// Deletes a subscription of a visitor.
    fn delete_subscription(&self, visitor: VisitorId, endpoint: String) -> StoreFuture<'_, ()>;
    /// Counts a delivery to a subscription: failures in a row, up to the limit at which it is deleted.
    fn count_push(&self, visitor: VisitorId, endpoint: String, is_delivered: bool) -> StoreFuture<'_, ()>;
    /// Returns the subscriptions of a visitor, the oldest first.
    fn subscriptions(&self, visitor: VisitorId) -> StoreFuture<'_, Vec<PushSubscription>>;
    /// Returns the visitors who have a subscription.
    fn subscribers(&self) -> StoreFuture<'_, Vec<VisitorId>>;

    /// Returns what a visitor wants to be notified of.
    fn notification_settings(&self, visitor: VisitorId) -> StoreFuture<'_, NotificationSettings>;
    /// Stores what a visitor wants to be notified of.
    fn set_notification_settings(&self, visitor: VisitorId, settings: NotificationSettings) -> StoreFuture<'_, ()>;
    /// Returns whether a visitor has switched notifications of a table on or off.
    fn notification_choice(&self, visitor: VisitorId, table: TableId) -> StoreFuture<'_, Option<bool>>;
    /// Stores such a choice; `None` removes it.
    fn set_notification_choice(&self, visitor: VisitorId, table: TableId, choice: Option<bool>) -> StoreFuture<'_, ()>;

    /// Adds a notice. An earlier one about the same table stays, unless the game is over now.
    fn add_notice(&self, notice: Notice) -> StoreFuture<'_, ()>;
    /// Puts a claimed notice off until it is due again.
    fn postpone_notice(&self, notice: Notice) -> StoreFuture<'_, ()>;
    /// Extends the claim of this node to a notice, until a time.
    fn renew_claim(&self, notice: Notice, until: i64) -> StoreFuture<'_, ()>;
    /// Notes that a claimed notice was sent.
    fn note_sent(&self, notice: Notice) -> StoreFuture<'_, ()>;
    /// Returns true if a notice is neither sent nor replaced or deleted.
    fn is_unsent(&self, notice: Notice) -> StoreFuture<'_, bool>;
    /// Returns true if there is a notice of a visitor about a table, sent or not.
    fn has_notice(&self, visitor: VisitorId, table: TableId) -> StoreFuture<'_, bool>;
    /// Deletes the notice of a visitor about a table.
    fn delete_notice(&self, visitor: VisitorId, table: TableId) -> StoreFuture<'_, ()>;
    /// Returns true if notices are due that nobody claims.
    fn has_due_notices(&self, now: i64) -> StoreFuture<'_, bool>;
    /// Claims notices that are due, until a time, and returns them; before that no other node gets the same ones.
    fn claim_notices(&self, now: i64, until: i64) -> StoreFuture<'_, Vec<Notice>>;

    /// Adds a webhook, unless its table has this number already; returns true if it was added.
    fn add_webhook(&self, webhook: Webhook, limit: usize) -> StoreFuture<'_, bool>;
    /// Deletes a webhook of a table.
    fn delete_webhook(&self, table: TableId, id: WebhookId) -> StoreFuture<'_, ()>;
    /// Counts a delivery to a webhook: 0 resets the count of failures; a permanent failure counts as several.
    fn count_webhook(&self, table: TableId, id: WebhookId, failures: u32) -> StoreFuture<'_, ()>;
    /// Returns the webhooks of a table.
    fn webhooks(&self, table: TableId) -> StoreFuture<'_, Vec<Webhook>>;
    /// Returns the tables that have webhooks.
    fn webhook_tables(&self) -> StoreFuture<'_, Vec<TableId>>;

    /// Returns a table as lists show it.
    fn table_row(&self, table: TableId) -> StoreFuture<'_, Option<TableRow>>;
}
