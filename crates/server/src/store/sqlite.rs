//! The embedded database: SQLite in one file.
//!
//! One task writes. It takes whatever waits, from however many tables, and commits it in one transaction, so that one
//! sync of the disk serves many players. Readers have connections of their own.

mod rows;
mod write;

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::query::Query;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, Sqlite, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::{Answer, Commit, Status, Store, StoreError, StoredTable, TableRow, Touched, Visitor};
use crate::ids::{SecretHash, TableId, VisitorId};
use crate::metrics::Metrics;
use rows::{read_bid, read_header, read_step, read_table};
use write::{Write, Written};

/// The most writes in one transaction.
const GROUP: usize = 512;
/// The most tables in a list.
const LIST: i64 = 200;

/// A store in one SQLite file.
pub struct SqliteStore {
    readers: SqlitePool,
    writes: mpsc::Sender<Waiting>,
}

/// A write and whom to tell.
struct Waiting {
    write: Write,
    done: oneshot::Sender<Result<Written, StoreError>>,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Conflict,
            _ => StoreError::Unavailable(error.to_string()),
        }
    }
}

impl SqliteStore {
    /// Opens the file of an address such as `sqlite:elvaland.db`, creates it if need be, and brings its tables up to
    /// date.
    ///
    /// # Errors
    /// A file that cannot be opened, or that is no database of ours.
    pub async fn open(address: &str, metrics: Arc<Metrics>) -> Result<SqliteStore, StoreError> {
        let options = SqliteConnectOptions::from_str(address)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        if let Some(folder) = options.get_filename().parent().filter(|folder| *folder != Path::new("")) {
            std::fs::create_dir_all(folder).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        }
        let mut writer = options.connect().await?;
        migrate(&mut writer, migrations()).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let (writes, waiting) = mpsc::channel(4 * GROUP);
        tokio::spawn(write_in_groups(writer, waiting, metrics));
        Ok(SqliteStore { readers, writes })
    }

    async fn write(&self, write: Write) -> Result<Written, StoreError> {
        let closed = || StoreError::Unavailable("the writer has ended".to_owned());
        let (done, answer) = oneshot::channel();
        self.writes.send(Waiting { write, done }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Writes what tells the tables at which something changed.
    async fn write_around(&self, write: Write) -> Result<Vec<Touched>, StoreError> {
        match self.write(write).await? {
            Written::Touched(tables) => Ok(tables),
            Written::Done | Written::Visitor(_) => Ok(Vec::new()),
        }
    }

    async fn write_only(&self, write: Write) -> Result<(), StoreError> {
        self.write(write).await.map(|_| ())
    }

    async fn count(&self, query: Query<'_, Sqlite, SqliteArguments>) -> Result<usize, StoreError> {
        let count: i64 = query.fetch_one(&self.readers).await?.try_get(0)?;
        Ok(usize::try_from(count).unwrap_or_default())
    }
}

/// A list of tables, with a row for every seat, from a part of a query that says which; then comes how many.
macro_rules! list {
    ($which:literal) => {
        concat!(
            "SELECT listed.*, seats.visitor, seats.name, seats.bot FROM (SELECT tables.id, tables.status, tables.host, \
             tables.settings, tables.seq, tables.asked, tables.wakes, tables.rematch, tables.created, tables.updated, \
             CASE WHEN tables.cards IS NULL THEN NULL ELSE '' END AS cards, NULL AS prefix FROM ",
            $which,
            " ORDER BY tables.updated DESC LIMIT ?) AS listed JOIN seats ON seats.table_id = listed.id \
             ORDER BY listed.updated DESC, listed.id, seats.seat"
        )
    };
}

fn read_list(rows: &[SqliteRow]) -> Result<Vec<TableRow>, StoreError> {
    let id = |row: &SqliteRow| row.try_get::<String, _>("id").ok();
    rows.chunk_by(|one, other| id(one) == id(other)).map(|seats| read_table(&seats[0], seats)).collect()
}

/// The steps that brought the tables of the database to what they are.
fn migrations() -> Vec<Migration> {
    let texts = [
        ("tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
        ("lists", include_str!("../../migrations/sqlite/0002_lists.sql")),
        ("erased", include_str!("../../migrations/sqlite/0003_erased.sql")),
        ("reviews", include_str!("../../migrations/sqlite/0004_reviews.sql")),
    ];
    let migration = |(number, (name, text)): (i64, (&'static str, &'static str))| {
        Migration::new(number, name.into(), MigrationType::Simple, sqlx::SqlStr::from_static(text), false)
    };
    (1..).zip(texts).map(migration).collect()
}

async fn migrate(writer: &mut SqliteConnection, migrations: Vec<Migration>) -> Result<(), StoreError> {
    let migrator = Migrator::with_migrations(migrations);
    migrator.run_direct(None, writer, false).await.map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// The one task that writes, until the store is dropped.
async fn write_in_groups(mut writer: SqliteConnection, mut waiting: mpsc::Receiver<Waiting>, metrics: Arc<Metrics>) {
    let mut group = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut group, GROUP).await > 0 {
        let (writes, tell): (Vec<Write>, Vec<_>) = group.drain(..).map(|each| (each.write, each.done)).unzip();
        metrics.committed(writes.len());
        let results = match write_group(&mut writer, &writes).await {
            Ok(results) => results,
            Err(error) => {
                tracing::error!(%error, writes = writes.len(), "a transaction failed");
                writes.iter().map(|_| Err(error.clone())).collect()
            }
        };
        for (done, result) in tell.into_iter().zip(results) {
            // Whoever does not wait any more will find out by reading.
            let _ = done.send(result);
        }
    }
    let _ = writer.close().await;
}

/// One transaction. Conflicts are rare, so all is tried at once; only when there is one, each write gets a savepoint, so
/// that a conflict spoils no other.
async fn write_group(
    writer: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<Result<Written, StoreError>>, StoreError> {
    match write_together(writer, writes).await {
        Err(StoreError::Conflict) => write_apart(writer, writes).await,
        written => written.map(|written| written.into_iter().map(Ok).collect()),
    }
}

async fn write_together(writer: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Written>, StoreError> {
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
    let mut written = Vec::with_capacity(writes.len());
    for write in writes {
        match write.run(&mut transaction).await {
            Ok(done) => written.push(done),
            Err(error) => {
                transaction.rollback().await?;
                return Err(error);
            }
        }
    }
    transaction.commit().await?;
    Ok(written)
}

async fn write_apart(
    writer: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<Result<Written, StoreError>>, StoreError> {
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        let mut own = transaction.begin().await?;
        match write.run(&mut own).await {
            Ok(written) => {
                own.commit().await?;
                results.push(Ok(written));
            }
            Err(StoreError::Conflict) => {
                own.rollback().await?;
                results.push(Err(StoreError::Conflict));
            }
            Err(error) => return Err(error),
        }
    }
    transaction.commit().await?;
    Ok(results)
}

impl Store for SqliteStore {
    fn add_visitor(&self, visitor: Visitor, secret: SecretHash) -> Answer<'_, ()> {
        Box::pin(self.write_only(Write::AddVisitor(visitor, secret)))
    }

    fn visitor(&self, secret: SecretHash) -> Answer<'_, Option<Visitor>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT id, name FROM visitors WHERE secret = ?")
                .bind(secret.to_vec())
                .fetch_optional(&self.readers)
                .await?;
            row.map(|row| rows::read_visitor(&row)).transpose()
        })
    }

    fn rename_visitor(&self, visitor: VisitorId, name: String) -> Answer<'_, Vec<Touched>> {
        Box::pin(self.write_around(Write::Rename(visitor, name)))
    }

    fn erase_visitor(&self, visitor: VisitorId) -> Answer<'_, Vec<Touched>> {
        Box::pin(self.write_around(Write::Erase(visitor)))
    }

    fn add_transfer(&self, visitor: VisitorId, token: SecretHash, expires: i64) -> Answer<'_, ()> {
        Box::pin(self.write_only(Write::AddTransfer { visitor, token, expires }))
    }

    fn use_transfer(&self, token: SecretHash, secret: SecretHash, now: i64) -> Answer<'_, Option<Visitor>> {
        Box::pin(async move {
            match self.write(Write::UseTransfer { token, secret, now }).await? {
                Written::Visitor(visitor) => Ok(visitor),
                Written::Done | Written::Touched(_) => Ok(None),
            }
        })
    }

    fn create_table(&self, table: StoredTable) -> Answer<'_, ()> {
        Box::pin(self.write_only(Write::Create(Box::new(table))))
    }

    fn commit(&self, commit: Commit) -> Answer<'_, ()> {
        Box::pin(self.write_only(Write::Commit(Box::new(commit))))
    }

    fn delete_table(&self, table: TableId) -> Answer<'_, ()> {
        Box::pin(self.write_only(Write::Delete(table)))
    }

    fn load_table(&self, table: TableId) -> Answer<'_, Option<StoredTable>> {
        Box::pin(async move {
            // One transaction, so that the parts belong together.
            let mut reader = self.readers.begin().await?;
            let id = table.as_str();
            let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_optional(&mut *reader).await?;
            let Some(row) = row else {
                return Ok(None);
            };
            let seats = sqlx::query("SELECT * FROM seats WHERE table_id = ? ORDER BY seat").bind(id);
            let seats = seats.fetch_all(&mut *reader).await?;
            let steps = sqlx::query("SELECT step, receipts FROM steps WHERE table_id = ? ORDER BY seq").bind(id);
            let steps = steps.fetch_all(&mut *reader).await?;
            let bids = sqlx::query("SELECT * FROM pending_bids WHERE table_id = ? ORDER BY seat").bind(id);
            let bids = bids.fetch_all(&mut *reader).await?;
            Ok(Some(StoredTable {
                row: read_table(&row, &seats)?,
                header: read_header(&row)?,
                steps: steps.iter().map(read_step).collect::<Result<_, _>>()?,
                bids: bids.iter().map(read_bid).collect::<Result<_, _>>()?,
            }))
        })
    }

    fn keep_review(&self, table: TableId, review: String) -> Answer<'_, ()> {
        Box::pin(self.write_only(Write::Review(table, review)))
    }

    fn review(&self, table: TableId) -> Answer<'_, Option<String>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT review FROM reviews WHERE table_id = ?").bind(table.as_str());
            let row = row.fetch_optional(&self.readers).await?;
            Ok(row.map(|row| row.try_get("review")).transpose()?)
        })
    }

    fn tables_of(&self, visitor: VisitorId, since: i64) -> Answer<'_, Vec<TableRow>> {
        Box::pin(async move {
            let sql = list!(
                "seats AS own JOIN tables ON tables.id = own.table_id WHERE own.visitor = ? AND tables.updated >= ?"
            );
            let rows = sqlx::query(sql).bind(visitor.as_str().to_owned()).bind(since).bind(LIST);
            read_list(&rows.fetch_all(&self.readers).await?)
        })
    }

    fn tables_held(&self, visitor: VisitorId, since: i64) -> Answer<'_, usize> {
        let sql = "SELECT COUNT(*) FROM seats JOIN tables ON tables.id = seats.table_id \
                   WHERE seats.visitor = ? AND tables.updated >= ? AND tables.status IN ('open', 'running')";
        Box::pin(self.count(sqlx::query(sql).bind(visitor.as_str().to_owned()).bind(since)))
    }

    fn records_brought(&self, visitor: VisitorId) -> Answer<'_, usize> {
        let sql = "SELECT COUNT(*) FROM tables WHERE host = ? AND status = 'replay'";
        Box::pin(self.count(sqlx::query(sql).bind(visitor.as_str().to_owned())))
    }

    fn lobby(&self, since: i64) -> Answer<'_, Vec<TableRow>> {
        Box::pin(async move {
            let sql = list!("tables WHERE public = 1 AND status = 'open' AND updated >= ?");
            read_list(&sqlx::query(sql).bind(since).bind(LIST).fetch_all(&self.readers).await?)
        })
    }

    fn waking(&self) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT id FROM tables WHERE wakes = 1").fetch_all(&self.readers).await?;
            rows.iter().map(|row| rows::read_id(row, "id")).collect()
        })
    }

    fn sweep(&self, since: i64) -> Answer<'_, Vec<Touched>> {
        Box::pin(self.write_around(Write::Sweep(Status::Open, since)))
    }

    fn sweep_records(&self, since: i64) -> Answer<'_, Vec<Touched>> {
        Box::pin(self.write_around(Write::Sweep(Status::Replay, since)))
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.readers).await?;
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Prefix, Sitter};

    #[tokio::test]
    async fn what_an_earlier_version_wrote_is_read() {
        let folder = std::env::temp_dir().join(format!("elvaland-earlier-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let address = format!("sqlite:{}", folder.join("earlier.db").display());
        let id = TableId::random();
        {
            let options = SqliteConnectOptions::from_str(&address).expect("an address").create_if_missing(true);
            let mut writer = options.connect().await.expect("a connection");
            migrate(&mut writer, migrations().into_iter().take(1).collect()).await.expect("the first tables");
            let settings = r#"{"game":"nains","options":{"players":2},"cards":"a \"list\"\n","public":true,
                "memory":false,"hide_scores":false,"from":{"record":"{\"steps\": []}","at":3}}"#;
            sqlx::query(
                "INSERT INTO tables (id, status, public, settings, seq, asked, wakes, created, updated) \
                 VALUES (?, 'open', 1, ?, 0, 0, 0, 1, 2)",
            )
            .bind(id.as_str())
            .bind(settings)
            .execute(&mut writer)
            .await
            .expect("a table");
            let seat = sqlx::query("INSERT INTO seats (table_id, seat, visitor, name) VALUES (?, 0, ?, 'Eve')");
            let erased = VisitorId::random();
            seat.bind(id.as_str()).bind(erased.as_str()).execute(&mut writer).await.expect("a seat");
            writer.close().await.expect("closed");
        }
        let store = SqliteStore::open(&address, Arc::default()).await.expect("a store");
        let stored = store.load_table(id).await.expect("an answer").expect("a table");
        assert_eq!(stored.row.arrangement.seats, [Sitter::Open], "who is no visitor sits nowhere");
        let settings = stored.row.arrangement.settings;
        assert_eq!(settings.cards.as_deref(), Some("a \"list\"\n"));
        assert_eq!(settings.from, Some(Prefix { record: r#"{"steps": []}"#.to_owned(), at: 3 }));
        assert_eq!((settings.options["players"].as_u64(), settings.public), (Some(2), true));
        let _ = std::fs::remove_dir_all(&folder);
    }
}
