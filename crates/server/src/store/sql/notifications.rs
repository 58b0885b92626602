//! The statements of notifications.

use super::engine::{Engine, query};
use super::rows::{odd, read_id};
use super::write::Write;
use super::{SqlStore, WriteResult};
use crate::clock::now;
use crate::model::notifications::FAILURES;
use crate::model::{
    Notice, NoticeKind, NotificationSettings, PushSubscription, TableId, TableRow, VisitorId, Webhook, WebhookId,
    WebhookKind,
};
use crate::store::{ClusterMessage, NotificationStore, StoreError, StoreFuture};

/// The most notices that a node claims at once.
const CLAIMED: i64 = 100;

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
            NotificationWrite::Subscribe(visitor, new, limit) => subscribe::<E>(db, *visitor, new, *limit).await?,
            NotificationWrite::Unsubscribe(visitor, endpoint) => {
                let delete = query("DELETE FROM push_subscriptions WHERE visitor = $1 AND endpoint = $2");
                delete.bind(visitor.as_str()).bind(endpoint.as_str()).execute::<E>(db).await?;
            }
            NotificationWrite::CountPush(visitor, endpoint, is_delivered) => {
                count_push::<E>(db, *visitor, endpoint, *is_delivered).await?;
            }
            NotificationWrite::Settings(visitor, settings) => {
                let text = serde_json::to_string(settings).unwrap_or_default();
                let insert = query(
                    "INSERT INTO notification_settings (visitor, settings) VALUES ($1, $2) \
                     ON CONFLICT (visitor) DO UPDATE SET settings = excluded.settings",
                );
                insert.bind(visitor.as_str()).bind(text).execute::<E>(db).await?;
            }
            NotificationWrite::Choice(visitor, table, choice) => {
                set_choice::<E>(db, *visitor, *table, *choice).await?;
            }
            NotificationWrite::AddNotice(notice) => add_notice::<E>(db, notice).await?,
            NotificationWrite::Postpone(notice) => {
                update_notice::<E>(db, "UPDATE notices SET claimed = 0, due = $2 WHERE id = $1", notice, notice.due)
                    .await?;
            }
            NotificationWrite::RenewClaim(notice, until) => {
                update_notice::<E>(db, "UPDATE notices SET claimed = $2 WHERE id = $1", notice, *until).await?;
            }
            NotificationWrite::Sent(notice) => {
                update_notice::<E>(db, "UPDATE notices SET sent = TRUE, claimed = $2 WHERE id = $1", notice, 0).await?;
            }
            NotificationWrite::DeleteNotice(visitor, table) => {
                let delete = query("DELETE FROM notices WHERE visitor = $1 AND table_id = $2");
                delete.bind(visitor.as_str()).bind(table.as_str()).execute::<E>(db).await?;
            }
            NotificationWrite::Claim(now, until) => {
                return claim::<E>(db, *now, *until).await.map(WriteResult::Notices);
            }
            NotificationWrite::AddWebhook(webhook, limit) => {
                return add_webhook::<E>(db, webhook, *limit).await.map(WriteResult::Added);
            }
            NotificationWrite::DeleteWebhook(table, id) => {
                let delete = query("DELETE FROM webhooks WHERE table_id = $1 AND id = $2");
                delete.bind(table.as_str()).bind(id.as_str()).execute::<E>(db).await?;
            }
            NotificationWrite::CountWebhook(table, id, failures) => {
                let update = query(
                    "UPDATE webhooks SET failures = CASE WHEN $1 = 0 THEN 0 ELSE failures + $1 END \
                     WHERE table_id = $2 AND id = $3",
                );
                update.bind(i64::from(*failures)).bind(table.as_str()).bind(id.as_str()).execute::<E>(db).await?;
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

async fn subscribe<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    new: &PushSubscription,
    limit: usize,
) -> Result<(), StoreError> {
    // Only the browser itself knows its keys: it has another visitor now.
    query("DELETE FROM push_subscriptions WHERE endpoint = $1 AND visitor <> $2 AND p256dh = $3 AND auth = $4")
        .bind(new.endpoint.as_str())
        .bind(visitor.as_str())
        .bind(new.p256dh.as_slice())
        .bind(new.auth.as_slice())
        .execute::<E>(db)
        .await?;
    query(
        "INSERT INTO push_subscriptions (endpoint, visitor, p256dh, auth, language, created, failures) \
         VALUES ($1, $2, $3, $4, $5, $6, 0) ON CONFLICT (endpoint, visitor) DO UPDATE SET \
         p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, created = excluded.created, \
         failures = 0",
    )
    .bind(new.endpoint.as_str())
    .bind(visitor.as_str())
    .bind(new.p256dh.as_slice())
    .bind(new.auth.as_slice())
    .bind(new.language.as_str())
    .bind(now())
    .execute::<E>(db)
    .await?;
    query(
        "DELETE FROM push_subscriptions WHERE visitor = $1 AND endpoint NOT IN \
         (SELECT endpoint FROM push_subscriptions WHERE visitor = $1 ORDER BY created DESC, endpoint LIMIT $2)",
    )
    .bind(visitor.as_str())
    .bind(i64::try_from(limit).unwrap_or(i64::MAX))
    .execute::<E>(db)
    .await?;
    Ok(())
}

async fn count_push<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    endpoint: &str,
    is_delivered: bool,
) -> Result<(), StoreError> {
    let update = if is_delivered {
        "UPDATE push_subscriptions SET failures = 0 WHERE visitor = $1 AND endpoint = $2 AND failures > 0"
    } else {
        "UPDATE push_subscriptions SET failures = failures + 1 WHERE visitor = $1 AND endpoint = $2"
    };
    query(update).bind(visitor.as_str()).bind(endpoint).execute::<E>(db).await?;
    let delete = query("DELETE FROM push_subscriptions WHERE visitor = $1 AND endpoint = $2 AND failures >= $3");
    delete.bind(visitor.as_str()).bind(endpoint).bind(i64::from(FAILURES)).execute::<E>(db).await?;
    Ok(())
}

async fn set_choice<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    table: TableId,
    choice: Option<bool>,
) -> Result<(), StoreError> {
    let statement = match choice {
        // A table that is gone has no choices.
        Some(enabled) => query(
            "INSERT INTO notification_tables (visitor, table_id, enabled) SELECT $1, id, $3 FROM tables WHERE id = $2 \
             ON CONFLICT (visitor, table_id) DO UPDATE SET enabled = excluded.enabled",
        )
        .bind(visitor.as_str())
        .bind(table.as_str())
        .bind(enabled),
        None => query("DELETE FROM notification_tables WHERE visitor = $1 AND table_id = $2")
            .bind(visitor.as_str())
            .bind(table.as_str()),
    };
    statement.execute::<E>(db).await?;
    Ok(())
}

async fn add_notice<E: Engine>(db: &mut E::Connection, notice: &Notice) -> Result<(), StoreError> {
    let Notice { id, visitor, table, kind, due } = notice;
    query(
        "INSERT INTO notices (visitor, table_id, kind, due, sent, id, claimed) \
         SELECT $1, id, $2, $3, FALSE, $5, 0 FROM tables WHERE id = $4 \
         ON CONFLICT (visitor, table_id) DO UPDATE SET kind = excluded.kind, due = excluded.due, sent = FALSE, \
         id = excluded.id, claimed = 0 WHERE excluded.kind = 'over' AND notices.kind <> 'over'",
    )
    .bind(visitor.as_str())
    .bind(kind.name())
    .bind(*due)
    .bind(table.as_str())
    .bind(id.as_str())
    .execute::<E>(db)
    .await?;
    Ok(())
}

/// Changes a notice, unless another one has replaced it.
async fn update_notice<E: Engine>(
    db: &mut E::Connection,
    update: &'static str,
    notice: &Notice,
    time: i64,
) -> Result<(), StoreError> {
    query(update).bind(notice.id.as_str()).bind(time).execute::<E>(db).await?;
    Ok(())
}

async fn claim<E: Engine>(db: &mut E::Connection, now: i64, until: i64) -> Result<Vec<Notice>, StoreError> {
    let rows = query(
        "UPDATE notices SET claimed = $3 WHERE sent = FALSE AND due <= $1 AND claimed <= $1 AND id IN \
         (SELECT id FROM notices WHERE sent = FALSE AND due <= $1 AND claimed <= $1 ORDER BY due LIMIT $2) \
         RETURNING id, visitor, table_id, kind, due",
    );
    let rows = rows.bind(now).bind(CLAIMED).bind(until).fetch_all::<E>(db).await?;
    rows.iter().map(read_notice::<E>).collect()
}

/// Adds a webhook unless there are too many; returns true if it was added.
async fn add_webhook<E: Engine>(db: &mut E::Connection, webhook: &Webhook, limit: usize) -> Result<bool, StoreError> {
    // Locks the table until the end of the transaction, so that two nodes do not both count one webhook too few.
    query("UPDATE tables SET revision = revision WHERE id = $1").bind(webhook.table.as_str()).execute::<E>(db).await?;
    let added = query(
        "INSERT INTO webhooks (id, table_id, visitor, kind, url, origin, language, failures) \
         SELECT $1, id, $2, $3, $4, $5, $6, 0 FROM tables WHERE id = $7 \
         AND (SELECT COUNT(*) FROM webhooks WHERE table_id = $7) < $8",
    )
    .bind(webhook.id.as_str())
    .bind(webhook.visitor.as_str())
    .bind(webhook.kind.name())
    .bind(webhook.url.as_str())
    .bind(webhook.origin.as_str())
    .bind(webhook.language.as_str())
    .bind(webhook.table.as_str())
    .bind(i64::try_from(limit).unwrap_or(i64::MAX))
    .execute::<E>(db)
    .await?;
    Ok(added > 0)
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

fn read_notice<E: Engine>(row: &E::Row) -> Result<Notice, StoreError> {
    let kind: String = E::cell(row, "kind")?;
    Ok(Notice {
        id: read_id::<E, _>(row, "id")?,
        visitor: read_id::<E, _>(row, "visitor")?,
        table: read_id::<E, _>(row, "table_id")?,
        kind: NoticeKind::ALL.into_iter().find(|each| each.name() == kind).ok_or_else(|| odd("notice"))?,
        due: E::cell(row, "due")?,
    })
}

fn read_subscription<E: Engine>(row: &E::Row) -> Result<PushSubscription, StoreError> {
    Ok(PushSubscription {
        endpoint: E::cell(row, "endpoint")?,
        p256dh: E::cell(row, "p256dh")?,
        auth: E::cell(row, "auth")?,
        language: E::cell(row, "language")?,
    })
}

fn read_webhook<E: Engine>(row: &E::Row) -> Result<Webhook, StoreError> {
    let kind: String = E::cell(row, "kind")?;
    Ok(Webhook {
        id: read_id::<E, _>(row, "id")?,
        table: read_id::<E, _>(row, "table_id")?,
        visitor: read_id::<E, _>(row, "visitor")?,
        kind: WebhookKind::ALL.into_iter().find(|each| each.name() == kind).ok_or_else(|| odd("webhook"))?,
        url: E::cell(row, "url")?,
        origin: E::cell(row, "origin")?,
        language: E::cell(row, "language")?,
        failures: u32::try_from(E::cell::<i64>(row, "failures")?).unwrap_or(u32::MAX),
    })
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
            rows.iter().map(read_subscription::<E>).collect()
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
            rows.iter().map(read_webhook::<E>).collect()
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
