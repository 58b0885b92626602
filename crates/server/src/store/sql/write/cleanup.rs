//! Deletion of finished games by their players, and of what has not been used for long.

use super::super::engine::{Engine, query};
use super::super::notifications;
use super::super::rows::read_id;
use super::tables::clear;
use crate::model::{AffectedTable, TableId, VisitorId};
use crate::store::{StoreError, Unused};

pub(super) async fn forget_games<E: Engine>(
    db: &mut E::Connection,
    visitor: VisitorId,
    table: Option<TableId>,
) -> Result<Vec<AffectedTable>, StoreError> {
    let played = query(
        "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id \
         WHERE seats.visitor = $1 AND tables.status = 'over' AND tables.id = COALESCE($2, tables.id) ORDER BY tables.id",
    );
    let played = played.bind(visitor.as_str()).bind(table.map(|table| table.to_string()));
    let mut affected_tables = Vec::new();
    for row in played.fetch_all::<E>(db).await? {
        let table: TableId = read_id::<E, _>(&row, "id")?;
        forget_game::<E>(db, visitor, table.as_str()).await?;
        affected_tables.push(AffectedTable { table, wakes: false });
    }
    Ok(affected_tables)
}

async fn forget_game<E: Engine>(db: &mut E::Connection, visitor: VisitorId, id: &str) -> Result<(), StoreError> {
    query("UPDATE tables SET host = NULL WHERE id = $1 AND host = $2")
        .bind(id)
        .bind(visitor.as_str())
        .execute::<E>(db)
        .await?;
    query("UPDATE seats SET visitor = NULL, bot = NULL, name = '' WHERE table_id = $1 AND visitor = $2")
        .bind(id)
        .bind(visitor.as_str())
        .execute::<E>(db)
        .await?;
    let gone = query(
        "DELETE FROM tables WHERE id = $1 \
         AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND visitor IS NOT NULL)",
    );
    if gone.bind(id).execute::<E>(db).await? > 0 { clear::<E>(db, id).await } else { Ok(()) }
}

pub(super) async fn sweep<E: Engine>(
    db: &mut E::Connection,
    what: Unused,
    since: i64,
) -> Result<Vec<AffectedTable>, StoreError> {
    let tables = match what {
        Unused::OpenTables => "DELETE FROM tables WHERE status = 'open' AND updated < $1 RETURNING id",
        Unused::RunningGames => {
            "DELETE FROM tables WHERE status = 'running' AND played = FALSE AND updated < $1 RETURNING id"
        }
        Unused::FinishedGames => {
            "DELETE FROM tables WHERE status = 'over' AND played = FALSE AND updated < $1 RETURNING id"
        }
        Unused::Records => "DELETE FROM tables WHERE status = 'replay' AND updated < $1 RETURNING id",
        Unused::Visitors => return sweep_visitors::<E>(db, since).await,
        Unused::Transfers => {
            query("DELETE FROM transfers WHERE expires < $1").bind(since).execute::<E>(db).await?;
            return Ok(Vec::new());
        }
    };
    let mut gone = Vec::new();
    for row in query(tables).bind(since).fetch_all::<E>(db).await? {
        let table: TableId = read_id::<E, _>(&row, "id")?;
        clear::<E>(db, table.as_str()).await?;
        gone.push(AffectedTable { table, wakes: false });
    }
    Ok(gone)
}

/// Deletes visitors who have no table and were not seen since then.
async fn sweep_visitors<E: Engine>(db: &mut E::Connection, since: i64) -> Result<Vec<AffectedTable>, StoreError> {
    let unused = query(
        "DELETE FROM visitors WHERE seen < $1 \
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.visitor = visitors.id) \
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = visitors.id) RETURNING id",
    );
    for row in unused.bind(since).fetch_all::<E>(db).await? {
        let visitor: VisitorId = read_id::<E, _>(&row, "id")?;
        query("DELETE FROM transfers WHERE visitor = $1").bind(visitor.as_str()).execute::<E>(db).await?;
        notifications::forget_visitor::<E>(db, visitor.as_str()).await?;
    }
    Ok(Vec::new())
}
