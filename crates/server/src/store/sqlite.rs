//! The embedded database: SQLite in one file. Readers have connections of their own beside the one that writes.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Sqlite, SqliteConnection};

use super::StoreError;
use super::file_lock::{FileLock, make_private};
use super::migrate::{Access, Connect, Connected, IfMissing};
use super::sql::{SqlStore, StoreParts, check_schema, migrate, remove_seal};
use crate::metrics::Metrics;
use crate::model::NodeId;

/// A store in one SQLite file.
pub type SqliteStore = SqlStore<Sqlite>;

/// The migrations of the schema, in order.
const MIGRATIONS: [(&str, &str); 11] = [
    ("tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    ("lists", include_str!("../../migrations/sqlite/0002_lists.sql")),
    ("erased", include_str!("../../migrations/sqlite/0003_erased.sql")),
    ("reviews", include_str!("../../migrations/sqlite/0004_reviews.sql")),
    ("revisions", include_str!("../../migrations/sqlite/0005_revisions.sql")),
    ("results", include_str!("../../migrations/sqlite/0006_results.sql")),
    ("rounds", include_str!("../../migrations/sqlite/0007_rounds.sql")),
    ("hosting", include_str!("../../migrations/sqlite/0008_hosting.sql")),
    ("notifications", include_str!("../../migrations/sqlite/0009_notifications.sql")),
    ("orders", include_str!("../../migrations/sqlite/0010_orders.sql")),
    ("notice claims", include_str!("../../migrations/sqlite/0011_notice_claims.sql")),
];

impl SqlStore<Sqlite> {
    /// Opens the file of an address such as `sqlite:elvaland.db`, creates it if need be, and brings its tables up to
    /// date.
    ///
    /// # Errors
    /// A file that cannot be opened, is damaged, or is no database of ours.
    pub async fn open(address: &str, metrics: Arc<Metrics>) -> Result<SqliteStore, StoreError> {
        let (options, writer, lock) = Sqlite::connect(address, IfMissing::Make).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await?;
        Ok(SqlStore::new(
            StoreParts { node: NodeId::random(), options, writer, readers, cluster_events: None, lock },
            metrics,
        ))
    }
}

impl Connect for Sqlite {
    type Options = SqliteConnectOptions;

    async fn connect(address: &str, missing: IfMissing) -> Result<Connected<Sqlite>, StoreError> {
        let options = SqliteConnectOptions::from_str(address)?
            .create_if_missing(missing == IfMissing::Make)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let folder = options.get_filename().parent().filter(|folder| *folder != Path::new(""));
        if let (Some(folder), IfMissing::Make) = (folder, missing) {
            std::fs::create_dir_all(folder).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        }
        let file = options.get_filename();
        // A database in memory has no file.
        let is_file = !file.to_string_lossy().starts_with("file:");
        let lock = match is_file && (file.exists() || missing == IfMissing::Make) {
            true => Some(FileLock::take(file)?),
            false => None,
        };
        if lock.is_some() {
            make_private(file)?;
        }
        let mut writer = options.connect().await?;
        check(&mut writer).await?;
        migrate(&mut writer, MIGRATIONS).await?;
        if missing == IfMissing::Make {
            // What is served changes: it is no backup any more.
            remove_seal(&mut writer).await?;
        }
        // Checks at start that the file is writable, not at the first action.
        sqlx::query("DELETE FROM visitors WHERE FALSE").execute(&mut writer).await?;
        Ok((options, writer, lock))
    }

    async fn look(address: &str, access: Access) -> Result<SqliteConnection, StoreError> {
        let options = SqliteConnectOptions::from_str(address)?
            .read_only(access == Access::Read)
            .busy_timeout(Duration::from_secs(5))
            .synchronous(SqliteSynchronous::Full)
            .disable_statement_logging();
        let mut db = options.connect().await?;
        check(&mut db).await?;
        check_schema::<Sqlite>(&mut db, MIGRATIONS.len()).await?;
        Ok(db)
    }
}

/// Opens a file of its own that nobody serves, and brings its tables up to date; there is no file beside it once it is closed.
pub(super) async fn open_single(path: &Path) -> Result<SqliteConnection, StoreError> {
    let mut db = single(path).create_if_missing(true).journal_mode(SqliteJournalMode::Delete).connect().await?;
    check(&mut db).await?;
    migrate(&mut db, MIGRATIONS).await?;
    Ok(db)
}

/// Opens a file of any version for reading, without migrating it.
pub(super) async fn open_as_it_is(path: &Path) -> Result<SqliteConnection, StoreError> {
    let mut db = single(path).read_only(true).connect().await?;
    check(&mut db).await?;
    Ok(db)
}

/// Moves everything that is still in the write-ahead log into the file, which is complete by itself afterwards.
pub(super) async fn fold_log(path: &Path) -> Result<(), StoreError> {
    let db = single(path).journal_mode(SqliteJournalMode::Delete).connect().await?;
    Ok(db.close().await?)
}

fn single(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).synchronous(SqliteSynchronous::Full).disable_statement_logging()
}

/// Returns the file of an address; `None` if the database is in memory.
pub(super) fn file_of(address: &str) -> Result<Option<PathBuf>, StoreError> {
    let options = SqliteConnectOptions::from_str(address)?;
    let file = options.get_filename();
    Ok((!file.to_string_lossy().starts_with("file:")).then(|| file.to_owned()))
}

/// Looks whether all parts of the file are there and fit together, before anything is written to it.
async fn check(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(db).await?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged(found)) }
}

#[cfg(test)]
mod tests {
    use elvaland_testkit::Folder;

    use super::*;
    use crate::model::{Prefix, StoredOccupant, TableId, VisitorId};
    use crate::store::Store;

    #[tokio::test]
    async fn databases_of_earlier_schema_versions_are_migrated() {
        let folder = Folder::new();
        let address = format!("sqlite:{}", folder.0.join("earlier.db").display());
        let id = TableId::random();
        {
            let options = SqliteConnectOptions::from_str(&address).expect("an address").create_if_missing(true);
            let mut writer = options.connect().await.expect("a connection");
            migrate(&mut writer, MIGRATIONS.into_iter().take(1)).await.expect("the first tables");
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
        assert_eq!(stored.row.arrangement.seats, [StoredOccupant::Open], "who is no visitor sits nowhere");
        let settings = stored.row.arrangement.settings;
        assert_eq!(settings.cards.as_deref(), Some("a \"list\"\n"));
        assert_eq!(settings.from, Some(Prefix { record: r#"{"steps": []}"#.to_owned(), at: 3 }));
        assert_eq!((settings.options["players"].as_u64(), settings.public), (Some(2), true));
    }
}
