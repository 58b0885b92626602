//! The webhooks of tables.

use crate::model::{TableId, Webhook, WebhookId, WebhookKind};
use crate::store::StoreError;
use crate::store::sql::engine::{Engine, query};
use crate::store::sql::rows::{odd, read_id};

/// Adds a webhook unless there are too many; returns true if it was added.
pub(super) async fn add<E: Engine>(
    db: &mut E::Connection,
    webhook: &Webhook,
    limit: usize,
) -> Result<bool, StoreError> {
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

pub(super) async fn delete<E: Engine>(db: &mut E::Connection, table: TableId, id: WebhookId) -> Result<(), StoreError> {
    let delete = query("DELETE FROM webhooks WHERE table_id = $1 AND id = $2");
    delete.bind(table.as_str()).bind(id.as_str()).execute::<E>(db).await?;
    Ok(())
}

/// Adds failures to a webhook; 0 is a delivery, after which they are counted from the beginning.
pub(super) async fn count_failures<E: Engine>(
    db: &mut E::Connection,
    table: TableId,
    id: WebhookId,
    failures: u32,
) -> Result<(), StoreError> {
    let update = query(
        "UPDATE webhooks SET failures = CASE WHEN $1 = 0 THEN 0 ELSE failures + $1 END \
         WHERE table_id = $2 AND id = $3",
    );
    update.bind(i64::from(failures)).bind(table.as_str()).bind(id.as_str()).execute::<E>(db).await?;
    Ok(())
}

pub(super) fn read<E: Engine>(row: &E::Row) -> Result<Webhook, StoreError> {
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
