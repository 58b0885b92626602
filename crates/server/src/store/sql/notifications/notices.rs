//! Notices that are to be sent: one per visitor and table, claimed by the node that sends it.

use crate::model::{Notice, NoticeKind, TableId, VisitorId};
use crate::store::StoreError;
use crate::store::sql::engine::{Engine, query};
use crate::store::sql::rows::{odd, read_id};

/// The most notices that a node claims at once.
const CLAIMED: i64 = 100;

/// Adds a notice, unless one waits for the visitor at the table; the end of a game replaces others.
pub(super) async fn add<E: Engine>(db: &mut E::Connection, notice: &Notice) -> Result<(), StoreError> {
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

/// Gives a claim back and sets a later time.
pub(super) async fn postpone<E: Engine>(db: &mut E::Connection, notice: &Notice) -> Result<(), StoreError> {
    update::<E>(db, "UPDATE notices SET claimed = 0, due = $2 WHERE id = $1", notice, notice.due).await
}

/// Claims a notice for longer.
pub(super) async fn renew_claim<E: Engine>(
    db: &mut E::Connection,
    notice: &Notice,
    until: i64,
) -> Result<(), StoreError> {
    update::<E>(db, "UPDATE notices SET claimed = $2 WHERE id = $1", notice, until).await
}

pub(super) async fn note_sent<E: Engine>(db: &mut E::Connection, notice: &Notice) -> Result<(), StoreError> {
    update::<E>(db, "UPDATE notices SET sent = TRUE, claimed = $2 WHERE id = $1", notice, 0).await
}

pub(super) async fn delete<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    table: TableId,
) -> Result<(), StoreError> {
    let delete = query("DELETE FROM notices WHERE visitor = $1 AND table_id = $2");
    delete.bind(visitor.as_str()).bind(table.as_str()).execute::<E>(db).await?;
    Ok(())
}

/// Changes a notice, unless another one has replaced it.
async fn update<E: Engine>(
    db: &mut E::Connection,
    update: &'static str,
    notice: &Notice,
    time: i64,
) -> Result<(), StoreError> {
    query(update).bind(notice.id.as_str()).bind(time).execute::<E>(db).await?;
    Ok(())
}

/// Claims the notices that are due and that no other node has claimed.
pub(super) async fn claim<E: Engine>(db: &mut E::Connection, now: i64, until: i64) -> Result<Vec<Notice>, StoreError> {
    let rows = query(
        "UPDATE notices SET claimed = $3 WHERE sent = FALSE AND due <= $1 AND claimed <= $1 AND id IN \
         (SELECT id FROM notices WHERE sent = FALSE AND due <= $1 AND claimed <= $1 ORDER BY due LIMIT $2) \
         RETURNING id, visitor, table_id, kind, due",
    );
    let rows = rows.bind(now).bind(CLAIMED).bind(until).fetch_all::<E>(db).await?;
    rows.iter().map(read::<E>).collect()
}

fn read<E: Engine>(row: &E::Row) -> Result<Notice, StoreError> {
    let kind: String = E::cell(row, "kind")?;
    Ok(Notice {
        id: read_id::<E, _>(row, "id")?,
        visitor: read_id::<E, _>(row, "visitor")?,
        table: read_id::<E, _>(row, "table_id")?,
        kind: NoticeKind::ALL.into_iter().find(|each| each.name() == kind).ok_or_else(|| odd("notice"))?,
        due: E::cell(row, "due")?,
    })
}
