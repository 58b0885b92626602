//! The statements of notifications.

mod choices;
mod devices;
mod notices;
mod webhooks;

use super::engine::{Engine, query};
use super::rows::{odd, read_id};
use super::write::Write;
use super::{SqlStore, WriteResult};
use crate::model::{Notice, NotificationSettings, PushSubscription, TableId, TableRow, VisitorId, Webhook, WebhookId};
use crate::store::{ClusterMessage, NotificationStore, StoreError, StoreFuture};

/// A change of what is stored for notifications.
pub(super) enum NotificationWrite {
    ServerKey(&'static str, Vec<u8>),
    Subscribe(VisitorId, PushSubscription, usize),
    Unsubscribe(VisitorId, String),
    CountPush(VisitorId, String, bool),
    Settings(VisitorId, NotificationSettings),
    Choice(VisitorId, TableId, Option<bool>),
    AddNotice(Notice),
    Postpone(Notice),
    RenewClaim(Notice, i64),
    Sent(Notice),
    DeleteNotice(VisitorId, TableId),
    /// The notices that are due at the first time are claimed until the second.
    Claim(i64, i64),
    /// A webhook, and the most of its table.
    AddWebhook(Webhook, usize),
    DeleteWebhook(TableId, WebhookId),
    CountWebhook(TableId, WebhookId, u32),
}

impl NotificationWrite {
    /// Runs the statements.
    pub(super) async fn run<E: Engine>(&self, db: &mut E::Connection) -> Result<WriteResult, StoreError> {
        match self {
            NotificationWrite::ServerKey(name, key) => {
                let insert = query("INSERT INTO server_keys (name, key) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING");
                insert.bind(*name).bind(key.as_slice()).execute::<E>(db).await?;
            }
            NotificationWrite::Subscribe(visitor, new, limit) => devices::add::<E>(db, *visitor, new, *limit).await?,
            NotificationWrite::Unsubscribe(visitor, endpoint) => devices::delete::<E>(db, *visitor, endpoint).await?,
            NotificationWrite::CountPush(visitor, endpoint, is_delivered) => {
                devices::count_push::<E>(db, *visitor, endpoint, *is_delivered).await?;
            }
            NotificationWrite::Settings(visitor, settings) => choices::set_all::<E>(db, *visitor, settings).await?,
            NotificationWrite::Choice(visitor, table, choice) => {
                choices::set_for_table::<E>(db, *visitor, *table, *choice).await?;
            }
            NotificationWrite::AddNotice(notice) => notices::add::<E>(db, notice).await?,
            NotificationWrite::Postpone(notice) => notices::postpone::<E>(db, notice).await?,
            NotificationWrite::RenewClaim(notice, until) => notices::renew_claim::<E>(db, notice, *until).await?,
            NotificationWrite::Sent(notice) => notices::note_sent::<E>(db, notice).await?,
            NotificationWrite::DeleteNotice(visitor, table) => notices::delete::<E>(db, *visitor, *table).await?,
            NotificationWrite::Claim(now, until) => {
                return notices::claim::<E>(db, *now, *until).await.map(WriteResult::Notices);
            }
            NotificationWrite::AddWebhook(webhook, limit) => {
                return webhooks::add::<E>(db, webhook, *limit).await.map(WriteResult::Added);
            }
            NotificationWrite::DeleteWebhook(table, id) => webhooks::delete::<E>(db, *table, *id).await?,
            NotificationWrite::CountWebhook(table, id, failures) => {
                webhooks::count_failures::<E>(db, *table, *id, *failures).await?;
            }
        }
        Ok(WriteResult::Done)
    }

    /// Returns the table that is locked.
    pub(super) fn table(&self) -> Option<TableId> {
        match self {
            NotificationWrite::AddWebhook(webhook, _) => Some(webhook.table),
            _ => None,
        }
    }

    /// Returns what other nodes are to hear of it.
    pub(super) fn message(&self) -> Option<ClusterMessage> {
        match self {
            NotificationWrite::Subscribe(visitor, ..) | NotificationWrite::Unsubscribe(visitor, _) => {
                Some(ClusterMessage::Subscriptions(*visitor))
            }
            NotificationWrite::AddWebhook(webhook, _) => Some(ClusterMessage::Webhooks(webhook.table)),
            NotificationWrite::DeleteWebhook(table, _) => Some(ClusterMessage::Webhooks(*table)),
            _ => None,
        }
    }
}

/// Deletes everything about a visitor.
pub(super) async fn forget_visitor<E: Engine>(db: &mut E::Connection, id: &str) -> Result<(), StoreError> {
    for rows in [
        "DELETE FROM notification_settings WHERE visitor = $1",
        "DELETE FROM notification_tables WHERE visitor = $1",
        "DELETE FROM webhooks WHERE visitor = $1",
    ] {
        query(rows).bind(id).execute::<E>(db).await?;
    }
    forget_devices::<E>(db, id).await
}

/// Deletes the push subscriptions of a visitor, and what was to be sent there.
pub(super) async fn forget_devices<E: Engine>(db: &mut E::Connection, id: &str) -> Result<(), StoreError> {
    for rows in ["DELETE FROM push_subscriptions WHERE visitor = $1", "DELETE FROM notices WHERE visitor = $1"] {
        query(rows).bind(id).execute::<E>(db).await?;
    }
    Ok(())
}

/// Deletes everything about a table.
pub(super) async fn forget_table<E: Engine>(db: &mut E::Connection, id: &str) -> Result<(), StoreError> {
    for rows in [
        "DELETE FROM notification_tables WHERE table_id = $1",
        "DELETE FROM notices WHERE table_id = $1",
        "DELETE FROM webhooks WHERE table_id = $1",
    ] {
        query(rows).bind(id).execute::<E>(db).await?;
    }
    Ok(())
}

impl<E: Engine> SqlStore<E> {
    async fn stored_key(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let stored = query("SELECT key FROM server_keys WHERE name = $1").bind(name);
        let row = stored.fetch_first::<E>(&mut *self.reader().await?).await?;
        Ok(row.map(|row| E::cell(&row, "key")).transpose()?)
    }

    async fn notify(&self, write: NotificationWrite) -> Result<(), StoreError> {
        self.write_only(Write::Notifications(write)).await
    }
}

impl<E: Engine> NotificationStore for SqlStore<E> {
    fn server_key(&self, name: &'static str, new: Vec<u8>) -> StoreFuture<'_, Vec<u8>> {
        Box::pin(async move {
            if let Some(key) = self.stored_key(name).await? {
                return Ok(key);
            }
            // Of nodes that start together the first one's key stays.
            self.notify(NotificationWrite::ServerKey(name, new)).await?;
            self.stored_key(name).await?.ok_or_else(|| odd("key"))
        })
    }

    fn add_subscription(
        &self,
        visitor: VisitorId,
        subscription: PushSubscription,
        limit: usize,
    ) -> StoreFuture<'_, ()> {
        Box::pin(self.notify(NotificationWrite::Subscribe(visitor, subscription, limit)))
    }

    fn delete_subscription(&self, visitor: VisitorId, endpoint: String) -> StoreFuture<'_, ()> {
        Box::pin(self.notify(NotificationWrite::Unsubscribe(visitor, endpoint)))
    }

    fn count_push(&self, visitor: VisitorId, endpoint: String, is_delivered: bool) -> StoreFuture<'_, ()> {
        Box::pin(self.notify(NotificationWrite::CountPush(visitor, endpoint, is_delivered)))
    }

    fn subscriptions(&self, visitor: VisitorId) -> StoreFuture<'_, Vec<PushSubscription>> {
        Box::pin(async move {
            let stored = query("SELECT * FROM push_subscriptions WHERE visitor = $1 ORDER BY created, endpoint");
            let rows = stored.bind(visitor.as_str()).fetch_all::<E>(&mut *self.reader().await?).await?;
            rows.iter().map(devices::read::<E>).collect()
        })
    }

    fn subscribers(&self) -> StoreFuture<'_, Vec<VisitorId>> {
        Box::pin(async move {
            let stored = query("SELECT DISTINCT visitor FROM push_subscriptions");
            let rows = stored.fetch_all::<E>(&mut *self.reader().await?).await?;
            rows.iter().map(|row| read_id::<E, _>(row, "visitor")).collect()
        })
    }

    fn notification_settings(&self, visitor: VisitorId) -> StoreFuture<'_, NotificationSettings> {
        Box::pin(async move {
            let stored = query("SELECT settings FROM notification_settings WHERE visitor = $1").bind(visitor.as_str());
            let row = stored.fetch_first::<E>(&mut *self.reader().await?).await?;
            let text: Option<String> = row.map(|row| E::cell(&row, "settings")).transpose()?;
            Ok(text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
        })
    }

    fn set_notification_settings(&self, visitor: VisitorId, settings: NotificationSettings) -> StoreFuture<'_, ()> {
        Box::pin(self.notify(NotificationWrite::Settings(visitor, settings)))
    }

    fn notification_choice(&self, visitor: VisitorId, table: TableId) -> StoreFuture<'_, Option<bool>> {
        Box::pin(async move {
            let stored = query("SELECT enabled FROM notification_tables WHERE visitor = $1 AND table_id = $2");
            let stored = stored.bind(visitor.to_string()).bind(table.to_string());
            let row = stored.fetch_first::<E>(&mut *self.reader().await?).await?;
            Ok(row.map(|row| E::cell(&row, "enabled")).transpose()?)
        })
    }

    fn set_notification_choice(&self, visitor: VisitorId, table: TableId, choice: Option<bool>) -> StoreFuture<'_, ()> {
        Box::pin(self.notify(NotificationWrite::Choice(visitor, table, choice)))
    }

    fn add_notice(&self, notice: Notice) -> StoreFuture<'_, ()> {
        Box::pin(self.notify(NotificationWrite::AddNotice(notice)))
    }

    fn postpone_notice(&self, notice: Notice) -> StoreFuture<'_, ()> {
        Box::pin(self.notify(NotificationWrite::Postpone(notice)))
    }

    fn renew_claim(&self, notice: Notice, until: i64) -> StoreFuture<'_, ()> {
        Box::pin(self.notify(NotificationWrite::RenewClaim(notice, until)))
    }

    fn note_sent(&self, notice: Notice) -> StoreFuture<'_, ()> {
        Box::pin(self.notify(NotificationWrite::Sent(notice)))
    }

    fn is_unsent(&self, notice: Notice) -> StoreFuture<'_, bool> {
        let sql = "SELECT COUNT(*) AS count FROM notices WHERE id = $1 AND sent = FALSE";
        Box::pin(async move { Ok(self.count(query(sql).bind(notice.id.to_string())).await? > 0) })
    }

    fn has_notice(&self, visitor: VisitorId, table: TableId) -> StoreFuture<'_, bool> {
        let sql = "SELECT COUNT(*) AS count FROM notices WHERE visitor = $1 AND table_id = $2";
        Box::pin(async move { Ok(self.count(query(sql).bind(visitor.to_string()).bind(table.to_string())).await? > 0) })
    }

    fn delete_notice(&self, visitor: VisitorId, table: TableId) -> StoreFuture<'_, ()> {
        Box::pin(self.notify(NotificationWrite::DeleteNotice(visitor, table)))
    }

    fn has_due_notices(&self, now: i64) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            let stored = query("SELECT due FROM notices WHERE sent = FALSE AND due <= $1 AND claimed <= $1 LIMIT 1");
            Ok(stored.bind(now).fetch_first::<E>(&mut *self.reader().await?).await?.is_some())
        })
    }

    fn claim_notices(&self, now: i64, until: i64) -> StoreFuture<'_, Vec<Notice>> {
        Box::pin(async move {
            match self.write(Write::Notifications(NotificationWrite::Claim(now, until))).await? {
                WriteResult::Notices(notices) => Ok(notices),
                _ => Ok(Vec::new()),
            }
        })
    }

    fn add_webhook(&self, webhook: Webhook, limit: usize) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            let added = self.write(Write::Notifications(NotificationWrite::AddWebhook(webhook, limit))).await?;
            Ok(matches!(added, WriteResult::Added(true)))
        })
    }

    fn delete_webhook(&self, table: TableId, id: WebhookId) -> StoreFuture<'_, ()> {
        Box::pin(self.notify(NotificationWrite::DeleteWebhook(table, id)))
    }

    fn count_webhook(&self, table: TableId, id: WebhookId, failures: u32) -> StoreFuture<'_, ()> {
        Box::pin(self.notify(NotificationWrite::CountWebhook(table, id, failures)))
    }

    fn webhooks(&self, table: TableId) -> StoreFuture<'_, Vec<Webhook>> {
        Box::pin(async move {
            let stored = query("SELECT * FROM webhooks WHERE table_id = $1 ORDER BY id").bind(table.as_str());
            let rows = stored.fetch_all::<E>(&mut *self.reader().await?).await?;
            rows.iter().map(webhooks::read::<E>).collect()
        })
    }

    fn webhook_tables(&self) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let stored = query("SELECT DISTINCT table_id FROM webhooks");
            let rows = stored.fetch_all::<E>(&mut *self.reader().await?).await?;
            rows.iter().map(|row| read_id::<E, _>(row, "table_id")).collect()
        })
    }

    fn table_row(&self, table: TableId) -> StoreFuture<'_, Option<TableRow>> {
        Box::pin(async move {
            let rows =
                self.list(query(list!("tables WHERE tables.id = $2")).bind(1_i64).bind(table.to_string())).await?;
            Ok(rows.into_iter().next())
        })
    }
}
