//! The store: what the server needs of a database.
//!
//! The rows of the steps under their unique (table, seq) are authoritative; whatever is acknowledged has been committed
//! here first.

mod admin;
mod backup;
mod check;
mod cluster;
mod file_lock;
mod migrate;
mod notifications;
mod open;
mod postgres;
mod restore;
mod sql;
mod sqlite;

use std::fmt;
use std::future::Future;
use std::pin::Pin;

pub use admin::{
    OrderAnswers, OrderStore, VisitorSummary, current_bans, give_order, latest_tables, latest_visitors, one_table,
    orders_given,
};
pub use backup::{BackupReport, back_up};
pub use check::{CheckReport, check};
pub use cluster::{ClusterBus, ClusterEvent, ClusterMessage};
pub use migrate::{MigrationError, MigrationReport, migrate_all};
pub use notifications::NotificationStore;
pub use open::{Database, OpenError, open, shown};
pub use postgres::PostgresStore;
pub use restore::{RestoreReport, restore};
pub use sqlite::SqliteStore;

use crate::model::{AffectedTable, Commit, SecretHash, StoredTable, TableId, TableRow, Visitor, VisitorId};

/// The future of a store's answer.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why the store did not do something; nothing was changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The table was changed or removed meanwhile, or a player at it was erased.
    Conflict,
    /// The database does not respond, or fails.
    Unavailable(String),
    /// No connection to the database can be made.
    Unreachable(String),
    /// The database is damaged.
    Damaged(String),
    /// A later version of this program has changed the tables.
    Newer,
    /// An earlier version of this program wrote it, and it has not been migrated.
    Older,
    /// Another server uses the file.
    InUse {
        /// The number of its process, if it is known.
        process: Option<u32>,
    },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("the table was changed meanwhile, or it or a player at it is gone"),
            StoreError::Unavailable(why) | StoreError::Unreachable(why) => {
                write!(f, "the database is not available: {why}")
            }
            StoreError::Damaged(why) => write!(f, "the database is damaged, restore it from a backup: {why}"),
            StoreError::Newer => f.write_str(
                "the database was written by a newer version of Elvaland; run that version, or restore a backup of this one",
            ),
            StoreError::Older => f.write_str(
                "the database was written by an earlier version of Elvaland; start this version's server on it once",
            ),
            StoreError::InUse { process: Some(process) } => {
                write!(f, "the database is used by another server (process {process})")
            }
            StoreError::InUse { process: None } => f.write_str("the database is used by another server"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Data that is deleted when it has not been used for long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unused {
    /// Tables whose game has not begun.
    OpenTables,
    /// Running games in which no person has acted.
    RunningGames,
    /// Finished games in which no person has acted.
    FinishedGames,
    /// Uploaded records.
    Records,
    /// Visitors without a table.
    Visitors,
    /// Transfer links.
    Transfers,
}

/// A database, as the server needs it. Whatever returns `Ok` is durable.
pub trait Store: NotificationStore + OrderStore + Send + Sync + 'static {
    /// Keeps a new visitor.
    fn add_visitor(&self, visitor: Visitor, secret: SecretHash) -> StoreFuture<'_, ()>;
    /// Returns the visitor who has this secret, and when they were last seen, in seconds since 1970.
    fn visitor(&self, secret: SecretHash) -> StoreFuture<'_, Option<(Visitor, i64)>>;
    /// Notes that a visitor was seen.
    fn see_visitor(&self, visitor: VisitorId, now: i64) -> StoreFuture<'_, ()>;
    /// Renames a visitor at all their tables; returns these.
    fn rename_visitor(&self, visitor: VisitorId, name: String) -> StoreFuture<'_, Vec<AffectedTable>>;
    /// Erases a visitor: their seats become `Gone`, and another person at each table becomes host. Returns the
    /// tables that is so; those being played are to be woken, after a restart, too.
    fn erase_visitor(&self, visitor: VisitorId) -> StoreFuture<'_, Vec<AffectedTable>>;
    /// Keeps a link that moves a visitor to another device until it expires; earlier ones are void.
    fn add_transfer(&self, visitor: VisitorId, token: SecretHash, expires: i64) -> StoreFuture<'_, ()>;
    /// Uses up such a link: the visitor has this new secret, and no other, from now on.
    fn use_transfer(&self, token: SecretHash, secret: SecretHash, now: i64) -> StoreFuture<'_, Option<Visitor>>;

    /// Stores a new table; a conflict if a player at it was deleted meanwhile.
    fn create_table(&self, table: StoredTable) -> StoreFuture<'_, ()>;
    /// Changes a table; a conflict if it was changed or removed meanwhile, or a player at it is no visitor any more.
    fn commit(&self, commit: Commit) -> StoreFuture<'_, ()>;
    /// Forgets a table; a conflict if it is no longer at this revision.
    fn delete_table(&self, table: TableId, revision: u64) -> StoreFuture<'_, ()>;
    /// Returns a table with its steps.
    fn load_table(&self, table: TableId) -> StoreFuture<'_, Option<StoredTable>>;
    /// Returns the revision of a table.
    fn revision(&self, table: TableId) -> StoreFuture<'_, Option<u64>>;
    /// Stores the review of a finished game, unless the table was deleted.
    fn keep_review(&self, table: TableId, review: String) -> StoreFuture<'_, ()>;
    /// Returns the stored review of a finished game.
    fn review(&self, table: TableId) -> StoreFuture<'_, Option<String>>;
    /// Stores the result of a finished game, unless the table was deleted.
    fn keep_result(&self, table: TableId, result: String) -> StoreFuture<'_, ()>;
    /// Returns the finished games of a visitor as lists show them, latest first, with their results where stored.
    fn games_of(&self, visitor: VisitorId) -> StoreFuture<'_, Vec<(TableRow, Option<String>)>>;
    /// Removes a visitor from a finished game, or from all: their seats become `Gone`, and a game that nobody else
    /// remembers is gone. Tells at which tables that is so.
    fn forget_games(&self, visitor: VisitorId, table: Option<TableId>) -> StoreFuture<'_, Vec<AffectedTable>>;
    /// Returns the tables of a visitor that changed since a time, latest first. Lists leave out large values: the
    /// text of card lists, and the record that a game continues.
    fn tables_of(&self, visitor: VisitorId, since: i64) -> StoreFuture<'_, Vec<TableRow>>;
    /// Returns the number of open and running tables of a visitor that changed since a time.
    fn tables_held(&self, visitor: VisitorId, since: i64) -> StoreFuture<'_, usize>;
    /// Returns the number of records that a visitor uploaded and that are still stored.
    fn records_uploaded(&self, visitor: VisitorId) -> StoreFuture<'_, usize>;
    /// Returns the open public tables that changed since a time, latest first.
    fn lobby(&self, since: i64) -> StoreFuture<'_, Vec<TableRow>>;
    /// Returns the tables to wake after a restart.
    fn tables_to_wake(&self) -> StoreFuture<'_, Vec<TableId>>;
    /// Deletes what is no longer used and has not changed since then; returns the tables that are gone.
    fn sweep(&self, what: Unused, since: i64) -> StoreFuture<'_, Vec<AffectedTable>>;
    /// Succeeds if the database responds.
    fn ping(&self) -> StoreFuture<'_, ()>;
}
