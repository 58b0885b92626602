//! A store in an SQL database: the same statements for every engine.

/// A list of tables, with a row for every seat, from a part of a query that says which; how many is `$1`.
macro_rules! list {
    ($which:literal) => {
        concat!(
            "SELECT listed.*, seats.visitor, seats.name, seats.bot FROM (SELECT tables.id, tables.status, tables.host, \
             tables.settings, tables.seq, tables.asked, tables.wakes, tables.rematch, tables.created, tables.updated, tables.revision, tables.round, \
             tables.played, tables.reserved, tables.votes, \
             CASE WHEN tables.cards IS NULL THEN NULL ELSE '' END AS cards, NULL AS prefix FROM ",
            $which,
            " ORDER BY tables.updated DESC LIMIT $1) AS listed JOIN seats ON seats.table_id = listed.id \
             ORDER BY listed.updated DESC, listed.id, seats.seat"
        )
    };
}

mod copy;
mod engine;
mod group_commit;
mod nodes;
mod notifications;
pub(super) mod orders;
mod rows;
mod seal;
mod write;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use sqlx::Pool;
use sqlx::pool::PoolConnection;
use tokio::sync::{mpsc, oneshot};

use super::file_lock::FileLock;
use super::{ClusterEvent, Store, StoreError, StoreFuture, Unused};
use crate::metrics::Metrics;
use crate::model::{AffectedTable, Commit, NodeId, SecretHash, StoredTable, TableId, TableRow, Visitor, VisitorId};
pub(crate) use copy::{ContentDigest, Contents, copy};
pub(crate) use engine::{Engine, check_schema, migrate};
use engine::{Statement, query};
pub(super) use group_commit::CHANNEL;
use group_commit::{GROUP, Options, QueuedWrite, Writer};
pub(super) use nodes::{is_served, keep_nodes_out, live_nodes};
use rows::{read_bid, read_header, read_id, read_step, read_table, read_visitor};
pub(super) use seal::{is_sealed_right, remove_seal, seal};
use write::{Write, WriteResult};

/// The maximum number of tables in a list.
const LIST: i64 = 200;
/// The maximum number of games in a history.
const GAMES: i64 = 2000;

/// A store in a database.
pub struct SqlStore<E: Engine> {
    node: NodeId,
    readers: Pool<E>,
    writes: mpsc::Sender<QueuedWrite>,
    /// Messages of other nodes, until a listener takes them.
    cluster_events: Mutex<Option<mpsc::UnboundedReceiver<ClusterEvent>>>,
    /// Keeps other servers away from a file.
    _lock: Option<FileLock>,
}

/// The parts of a new store.
pub(super) struct StoreParts<E: Engine> {
    pub(super) node: NodeId,
    pub(super) options: Options<E>,
    /// The connection that writes.
    pub(super) writer: E::Connection,
    pub(super) readers: Pool<E>,
    /// Messages of other nodes, if the database is shared.
    pub(super) cluster_events: Option<mpsc::UnboundedReceiver<ClusterEvent>>,
    pub(super) lock: Option<FileLock>,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database)
                if database.is_unique_violation() || is_serialization_conflict(database.code().as_deref()) =>
            {
                StoreError::Conflict
            }
            // SQLITE_CORRUPT.
            sqlx::Error::Database(database) if database.code().as_deref() == Some("11") => {
                StoreError::Damaged(database.message().to_owned())
            }
            sqlx::Error::Io(_) => StoreError::Unreachable(error.to_string()),
            // 57P03: the PostgreSQL server is starting.
            sqlx::Error::Database(database) if database.code().as_deref() == Some("57P03") => {
                StoreError::Unreachable(database.message().to_owned())
            }
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

/// Returns true for a deadlock (40P01) or a serialization failure (40001).
fn is_serialization_conflict(code: Option<&str>) -> bool {
    matches!(code, Some("40P01" | "40001"))
}

impl<E: Engine> SqlStore<E> {
    pub(super) fn new(parts: StoreParts<E>, metrics: Arc<Metrics>) -> SqlStore<E> {
        let StoreParts { node, options, writer, readers, cluster_events, lock } = parts;
        let (writes, waiting) = mpsc::channel(4 * GROUP);
        tokio::spawn(Writer::<E>::new(node, options, writer, metrics).run(waiting));
        SqlStore { node, readers, writes, cluster_events: Mutex::new(cluster_events), _lock: lock }
    }

    async fn reader(&self) -> Result<PoolConnection<E>, StoreError> {
        Ok(self.readers.acquire().await?)
    }

    async fn write(&self, write: Write) -> Result<WriteResult, StoreError> {
        let closed = || StoreError::Unavailable("the writer has ended".to_owned());
        let (done, answer) = oneshot::channel();
        self.writes.send(QueuedWrite { write, done }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Writes what tells the tables at which something changed.
    async fn write_affecting(&self, write: Write) -> Result<Vec<AffectedTable>, StoreError> {
        match self.write(write).await? {
            WriteResult::AffectedTable(tables) => Ok(tables),
            _ => Ok(Vec::new()),
        }
    }

    async fn write_only(&self, write: Write) -> Result<(), StoreError> {
        self.write(write).await.map(|_| ())
    }

    async fn count(&self, counted: Statement<'_>) -> Result<usize, StoreError> {
        let row = counted.fetch_first::<E>(&mut *self.reader().await?).await?;
        let count: i64 = row.map_or(Ok(0), |row| E::cell(&row, "count"))?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// Reads a list of tables.
    async fn list(&self, listed: Statement<'_>) -> Result<Vec<TableRow>, StoreError> {
        list_rows::<E>(&mut *self.reader().await?, listed).await
    }
}

/// Reads a list of tables on a connection.
async fn list_rows<E: Engine>(db: &mut E::Connection, listed: Statement<'_>) -> Result<Vec<TableRow>, StoreError> {
    let rows = listed.fetch_all::<E>(db).await?;
    let id = |row: &E::Row| E::cell::<String>(row, "id").ok();
    rows.chunk_by(|one, other| id(one) == id(other)).map(|seats| read_table::<E>(&seats[0], seats)).collect()
}

/// Returns the ids of the next tables after one, in order; at most a page of them.
pub(super) async fn table_ids<E: Engine>(db: &mut E::Connection, after: &str) -> Result<Vec<TableId>, StoreError> {
    let page = query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT 500").bind(after);
    page.fetch_all::<E>(db).await?.iter().map(|row| read_id::<E, _>(row, "id")).collect()
}

/// Returns the tables that have rows of game tables that do not exist, and how many.
pub(super) async fn orphans<E: Engine>(db: &mut E::Connection) -> Result<Vec<(&'static str, i64)>, StoreError> {
    let mut found = Vec::new();
    for name in ["seats", "steps", "pending_bids", "reviews", "results"] {
        let text = format!("SELECT COUNT(*) AS count FROM {name} WHERE table_id NOT IN (SELECT id FROM tables)");
        let row = Statement::composed(text).fetch_first::<E>(db).await?;
        let count: i64 = row.map_or(Ok(0), |row| E::cell(&row, "count"))?;
        found.extend((count > 0).then_some((name, count)));
    }
    Ok(found)
}

/// Reads a table with its steps, within a transaction.
pub(super) async fn load<E: Engine>(db: &mut E::Connection, table: TableId) -> Result<Option<StoredTable>, StoreError> {
    let id = table.as_str();
    let Some(row) = query("SELECT * FROM tables WHERE id = $1").bind(id).fetch_first::<E>(db).await? else {
        return Ok(None);
    };
    let seats = query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat").bind(id).fetch_all::<E>(db).await?;
    let steps = query("SELECT step, receipts FROM steps WHERE table_id = $1 ORDER BY seq").bind(id);
    let bids = query("SELECT * FROM pending_bids WHERE table_id = $1 ORDER BY seat").bind(id);
    Ok(Some(StoredTable {
        row: read_table::<E>(&row, &seats)?,
        header: read_header::<E>(&row)?,
        steps: steps.fetch_all::<E>(db).await?.iter().map(read_step::<E>).collect::<Result<_, _>>()?,
        bids: bids.fetch_all::<E>(db).await?.iter().map(read_bid::<E>).collect::<Result<_, _>>()?,
    }))
}

impl<E: Engine> Store for SqlStore<E> {
    fn add_visitor(&self, visitor: Visitor, secret: SecretHash) -> StoreFuture<'_, ()> {
        Box::pin(self.write_only(Write::AddVisitor(visitor, secret)))
    }

    fn visitor(&self, secret: SecretHash) -> StoreFuture<'_, Option<(Visitor, i64)>> {
        Box::pin(async move {
            let found = query("SELECT id, name, seen FROM visitors WHERE secret = $1").bind(secret.as_slice());
            let row = found.fetch_first::<E>(&mut *self.reader().await?).await?;
            row.map(|row| Ok((read_visitor::<E>(&row)?, E::cell(&row, "seen")?))).transpose()
        })
    }

    fn see_visitor(&self, visitor: VisitorId, now: i64) -> StoreFuture<'_, ()> {
        Box::pin(self.write_only(Write::SeeVisitor(visitor, now)))
    }

    fn rename_visitor(&self, visitor: VisitorId, name: String) -> StoreFuture<'_, Vec<AffectedTable>> {
        Box::pin(self.write_affecting(Write::Rename(visitor, name)))
    }

    fn erase_visitor(&self, visitor: VisitorId) -> StoreFuture<'_, Vec<AffectedTable>> {
        Box::pin(self.write_affecting(Write::Erase(visitor)))
    }

    fn add_transfer(&self, visitor: VisitorId, token: SecretHash, expires: i64) -> StoreFuture<'_, ()> {
        Box::pin(self.write_only(Write::AddTransfer { visitor, token, expires }))
    }

    fn use_transfer(&self, token: SecretHash, secret: SecretHash, now: i64) -> StoreFuture<'_, Option<Visitor>> {
        Box::pin(async move {
            match self.write(Write::UseTransfer { token, secret, now }).await? {
                WriteResult::Visitor(visitor) => Ok(visitor),
                _ => Ok(None),
            }
        })
    }

    fn create_table(&self, table: StoredTable) -> StoreFuture<'_, ()> {
        Box::pin(self.write_only(Write::Create(Box::new(table))))
    }

    fn commit(&self, commit: Commit) -> StoreFuture<'_, ()> {
        Box::pin(self.write_only(Write::Commit(Box::new(commit))))
    }

    fn delete_table(&self, table: TableId, revision: u64) -> StoreFuture<'_, ()> {
        Box::pin(self.write_only(Write::Delete(table, revision)))
    }

    fn load_table(&self, table: TableId) -> StoreFuture<'_, Option<StoredTable>> {
        Box::pin(async move {
            // One transaction, so that the parts are consistent.
            let mut reader = self.readers.begin_with(E::BEGIN_READING).await?;
            let stored = load::<E>(&mut reader, table).await?;
            reader.rollback().await?;
            Ok(stored)
        })
    }

    fn revision(&self, table: TableId) -> StoreFuture<'_, Option<u64>> {
        Box::pin(async move {
            let seen = query("SELECT revision FROM tables WHERE id = $1").bind(table.as_str());
            let row = seen.fetch_first::<E>(&mut *self.reader().await?).await?;
            Ok(row.map(|row| E::cell::<i64>(&row, "revision")).transpose()?.map(i64::unsigned_abs))
        })
    }

    fn keep_review(&self, table: TableId, review: String) -> StoreFuture<'_, ()> {
        Box::pin(self.write_only(Write::Review(table, review)))
    }

    fn review(&self, table: TableId) -> StoreFuture<'_, Option<String>> {
        Box::pin(async move {
            let kept = query("SELECT review FROM reviews WHERE table_id = $1").bind(table.as_str());
            let row = kept.fetch_first::<E>(&mut *self.reader().await?).await?;
            Ok(row.map(|row| E::cell(&row, "review")).transpose()?)
        })
    }

    fn keep_result(&self, table: TableId, result: String) -> StoreFuture<'_, ()> {
        Box::pin(self.write_only(Write::Result(table, result)))
    }

    fn games_of(&self, visitor: VisitorId) -> StoreFuture<'_, Vec<(TableRow, Option<String>)>> {
        Box::pin(async move {
            let sql = list!(
                "seats AS own JOIN tables ON tables.id = own.table_id WHERE own.visitor = $2 AND tables.status = 'over'"
            );
            let games = self.list(query(sql).bind(GAMES).bind(visitor.to_string())).await?;
            let results = query(
                "SELECT results.table_id, results.result FROM results \
                 JOIN seats ON seats.table_id = results.table_id WHERE seats.visitor = $1",
            );
            let rows = results.bind(visitor.to_string()).fetch_all::<E>(&mut *self.reader().await?).await?;
            let result = |row: &E::Row| Ok((read_id::<E, TableId>(row, "table_id")?, E::cell(row, "result")?));
            let mut results: HashMap<TableId, String> = rows.iter().map(result).collect::<Result<_, StoreError>>()?;
            Ok(games
                .into_iter()
                .map(|row| {
                    let result = results.remove(&row.id);
                    (row, result)
                })
                .collect())
        })
    }

    fn forget_games(&self, visitor: VisitorId, table: Option<TableId>) -> StoreFuture<'_, Vec<AffectedTable>> {
        Box::pin(self.write_affecting(Write::ForgetGames(visitor, table)))
    }

    fn tables_of(&self, visitor: VisitorId, since: i64) -> StoreFuture<'_, Vec<TableRow>> {
        let sql = list!(
            "seats AS own JOIN tables ON tables.id = own.table_id WHERE own.visitor = $2 AND tables.updated >= $3"
        );
        Box::pin(self.list(query(sql).bind(LIST).bind(visitor.to_string()).bind(since)))
    }

    fn tables_held(&self, visitor: VisitorId, since: i64) -> StoreFuture<'_, usize> {
        let sql = "SELECT COUNT(*) AS count FROM seats JOIN tables ON tables.id = seats.table_id \
                   WHERE seats.visitor = $1 AND tables.updated >= $2 AND tables.status IN ('open', 'running')";
        Box::pin(self.count(query(sql).bind(visitor.to_string()).bind(since)))
    }

    fn records_uploaded(&self, visitor: VisitorId) -> StoreFuture<'_, usize> {
        let sql = "SELECT COUNT(*) AS count FROM tables WHERE host = $1 AND status = 'replay'";
        Box::pin(self.count(query(sql).bind(visitor.to_string())))
    }

    fn lobby(&self, since: i64) -> StoreFuture<'_, Vec<TableRow>> {
        let sql = list!("tables WHERE public = TRUE AND status = 'open' AND updated >= $2");
        Box::pin(self.list(query(sql).bind(LIST).bind(since)))
    }

    fn tables_to_wake(&self) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let tables_to_wake = query("SELECT id FROM tables WHERE wakes = TRUE");
            let rows = tables_to_wake.fetch_all::<E>(&mut *self.reader().await?).await?;
            rows.iter().map(|row| read_id::<E, _>(row, "id")).collect()
        })
    }

    fn sweep(&self, what: Unused, since: i64) -> StoreFuture<'_, Vec<AffectedTable>> {
        Box::pin(self.write_affecting(Write::Sweep(what, since)))
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            query("SELECT 1").fetch_all::<E>(&mut *self.reader().await?).await?;
            Ok(())
        })
    }
}
