//! The push subscriptions of visitors' browsers.

use crate::clock::now;
use crate::model::notifications::FAILURES;
use crate::model::{PushSubscription, VisitorId};
use crate::store::StoreError;
use crate::store::sql::engine::{Engine, query};

/// Adds a subscription; beyond `limit` the visitor's oldest ones are deleted.
pub(super) async fn add<E: Engine>(
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

pub(super) async fn delete<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    endpoint: &str,
) -> Result<(), StoreError> {
    let delete = query("DELETE FROM push_subscriptions WHERE visitor = $1 AND endpoint = $2");
    delete.bind(visitor.as_str()).bind(endpoint).execute::<E>(db).await?;
    Ok(())
}

/// Counts the failures since the last delivery; after too many the subscription is deleted.
pub(super) async fn count_push<E: Engine>(
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

pub(super) fn read<E: Engine>(row: &E::Row) -> Result<PushSubscription, StoreError> {
    Ok(PushSubscription {
        endpoint: E::cell(row, "endpoint")?,
        p256dh: E::cell(row, "p256dh")?,
        auth: E::cell(row, "auth")?,
        language: E::cell(row, "language")?,
    })
}
