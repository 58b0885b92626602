//! Writes about visitors and their transfer links.

use super::super::engine::{Engine, query};
use super::super::notifications;
use super::super::rows::{read_id, read_visitor};
use crate::clock::now;
use crate::model::{AffectedTable, SecretHash, Visitor, VisitorId};
use crate::store::StoreError;

pub(super) async fn add_visitor<E: Engine>(
    db: &mut E::Connection,
    visitor: &Visitor,
    secret: &SecretHash,
) -> Result<(), StoreError> {
    query("INSERT INTO visitors (id, secret, name, created, seen) VALUES ($1, $2, $3, $4, $4)")
        .bind(visitor.id.as_str())
        .bind(secret.as_slice())
        .bind(visitor.name.as_str())
        .bind(now())
        .execute::<E>(db)
        .await?;
    Ok(())
}

pub(super) async fn see_visitor<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    now: i64,
) -> Result<(), StoreError> {
    query("UPDATE visitors SET seen = $1 WHERE id = $2").bind(now).bind(visitor.as_str()).execute::<E>(db).await?;
    Ok(())
}

pub(super) async fn rename<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    name: &str,
) -> Result<Vec<AffectedTable>, StoreError> {
    let id = visitor.as_str();
    query("UPDATE visitors SET name = $1 WHERE id = $2").bind(name).bind(id).execute::<E>(db).await?;
    query("UPDATE seats SET name = $1 WHERE visitor = $2").bind(name).bind(id).execute::<E>(db).await?;
    affected_tables::<E>(db, visitor).await
}

/// Returns the tables at which a visitor sits or is host.
async fn affected_tables<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
) -> Result<Vec<AffectedTable>, StoreError> {
    let tables = query(
        "SELECT id, wakes FROM tables WHERE host = $1 \
         UNION SELECT id, wakes FROM tables WHERE id IN (SELECT table_id FROM seats WHERE visitor = $1)",
    );
    let tables = tables.bind(visitor.as_str()).fetch_all::<E>(db).await?;
    tables
        .iter()
        .map(|row| Ok(AffectedTable { table: read_id::<E, _>(row, "id")?, wakes: E::cell(row, "wakes")? }))
        .collect()
}

pub(in crate::store::sql) async fn erase<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
) -> Result<Vec<AffectedTable>, StoreError> {
    let id = visitor.as_str();
    // Deletes first, so that a concurrent join has either committed or fails.
    query("DELETE FROM visitors WHERE id = $1").bind(id).execute::<E>(db).await?;
    // A bot plays on their seats from now on; the tables are woken after a restart, too.
    query(
        "UPDATE tables SET wakes = TRUE \
         WHERE status = 'running' AND id IN (SELECT table_id FROM seats WHERE visitor = $1)",
    )
    .bind(id)
    .execute::<E>(db)
    .await?;
    let tables = affected_tables::<E>(db, visitor).await?;
    query("DELETE FROM transfers WHERE visitor = $1").bind(id).execute::<E>(db).await?;
    notifications::forget_visitor::<E>(db, id).await?;
    // Another person at the table becomes host, preferably one who plays themselves.
    query(
        "UPDATE tables SET host = (SELECT visitor FROM seats \
         WHERE table_id = tables.id AND visitor IS NOT NULL AND visitor <> tables.host \
         ORDER BY bot IS NOT NULL, seat LIMIT 1) WHERE host = $1",
    )
    .bind(id)
    .execute::<E>(db)
    .await?;
    // An empty name is that of a former player: a seat without any name is open.
    query(
        "UPDATE seats SET visitor = NULL, bot = NULL, \
         name = CASE (SELECT status FROM tables WHERE id = table_id) WHEN 'open' THEN NULL ELSE '' END \
         WHERE visitor = $1",
    )
    .bind(id)
    .execute::<E>(db)
    .await?;
    Ok(tables)
}

pub(super) async fn add_transfer<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    token: &SecretHash,
    expires: i64,
) -> Result<(), StoreError> {
    let id = visitor.as_str();
    query("DELETE FROM transfers WHERE visitor = $1").bind(id).execute::<E>(db).await?;
    query("INSERT INTO transfers (token, visitor, expires) VALUES ($1, $2, $3)")
        .bind(token.as_slice())
        .bind(id)
        .bind(expires)
        .execute::<E>(db)
        .await?;
    Ok(())
}

pub(super) async fn use_transfer<E: Engine>(
    db: &mut E::Connection,
    token: &SecretHash,
    secret: &SecretHash,
    now: i64,
) -> Result<Option<Visitor>, StoreError> {
    let used = query("DELETE FROM transfers WHERE token = $1 RETURNING visitor, expires").bind(token.as_slice());
    let Some(used) = used.fetch_first::<E>(db).await? else {
        return Ok(None);
    };
    if E::cell::<i64>(&used, "expires")? < now {
        return Ok(None);
    }
    let visitor: VisitorId = read_id::<E, _>(&used, "visitor")?;
    // The old device hears nothing any more.
    notifications::forget_devices::<E>(db, visitor.as_str()).await?;
    query("UPDATE visitors SET secret = $1 WHERE id = $2")
        .bind(secret.as_slice())
        .bind(visitor.as_str())
        .execute::<E>(db)
        .await?;
    let row = query("SELECT id, name FROM visitors WHERE id = $1").bind(visitor.as_str()).fetch_first::<E>(db).await?;
    row.map(|row| read_visitor::<E>(&row)).transpose()
}
