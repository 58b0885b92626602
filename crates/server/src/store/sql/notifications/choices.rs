//! What visitors want to be notified of: in general, and by table.

use crate::model::{NotificationSettings, TableId, VisitorId};
use crate::store::StoreError;
use crate::store::sql::engine::{Engine, query};

pub(super) async fn set_all<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    settings: &NotificationSettings,
) -> Result<(), StoreError> {
    let text = serde_json::to_string(settings).unwrap_or_default();
    let insert = query(
        "INSERT INTO notification_settings (visitor, settings) VALUES ($1, $2) \
         ON CONFLICT (visitor) DO UPDATE SET settings = excluded.settings",
    );
    insert.bind(visitor.as_str()).bind(text).execute::<E>(db).await?;
    Ok(())
}

/// Sets whether a table notifies a visitor; `None` leaves it to their settings.
pub(super) async fn set_for_table<E: Engine>(
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
