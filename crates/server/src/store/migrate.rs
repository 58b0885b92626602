//! Migration of everything from one database to another, SQLite or PostgreSQL.

use std::fmt;

use sha2::{Digest, Sha256};
use sqlx::{Connection, Database, Postgres, Sqlite};

use super::file_lock::FileLock;
use super::open::{DatabaseKind, OpenError};
use super::sql::{Contents, Engine, copy};
use super::{StoreError, shown};

/// What to do if the database does not exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum IfMissing {
    /// Create it.
    Make,
    /// Fail.
    Refuse,
}

/// Options, connection and file lock of a database.
pub(super) type Connected<E> = (<E as Connect>::Options, <E as Database>::Connection, Option<FileLock>);

/// A kind of database that can be connected to by an address.
pub(super) trait Connect: Engine {
    /// The options of a connection.
    type Options;

    /// Connects, and brings the tables up to date; locks a file, so that no server uses it meanwhile.
    fn connect(address: &str, missing: IfMissing) -> impl Future<Output = Result<Connected<Self>, StoreError>> + Send;
}

/// The contents that were copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MigrationReport {
    /// The tables of the database, and how many rows each had.
    pub rows: Vec<(&'static str, u64)>,
    /// A hash of the contents, equal for equal contents in any database.
    pub hash: String,
}

/// Why nothing was copied.
#[derive(Debug)]
pub enum MigrationError {
    /// A database cannot be opened.
    Open(String, OpenError),
    /// The target holds something.
    NotEmpty(String, &'static str),
    /// A server uses one of them.
    InUse(String),
    /// The copy differs from the source.
    Differs(&'static str),
    /// One of the databases no longer responds.
    Store(StoreError),
}

impl fmt::Display for MigrationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MigrationError::Open(address, error) => write!(f, "{}: {error}", shown(address)),
            MigrationError::NotEmpty(address, table) => write!(f, "{} is not empty: it has {table}", shown(address)),
            MigrationError::InUse(address) => write!(f, "{} is served right now", shown(address)),
            MigrationError::Differs(table) => write!(f, "the {table} that arrived are not those that were sent"),
            MigrationError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MigrationError {}

impl From<StoreError> for MigrationError {
    fn from(error: StoreError) -> MigrationError {
        MigrationError::Store(error)
    }
}

impl From<sqlx::Error> for MigrationError {
    fn from(error: sqlx::Error) -> MigrationError {
        MigrationError::Store(error.into())
    }
}

/// Copies everything from one database into another, which must be empty: all of it, or nothing.
///
/// # Errors
/// A database that cannot be opened or is served, a target that is not empty, or a copy that differs.
pub async fn migrate_all(from: &str, to: &str) -> Result<MigrationReport, MigrationError> {
    let kind =
        |address: &str| DatabaseKind::of(address).map_err(|error| MigrationError::Open(address.to_owned(), error));
    match (kind(from)?, kind(to)?) {
        (DatabaseKind::Sqlite, DatabaseKind::Sqlite) => migrate_between::<Sqlite, Sqlite>(from, to).await,
        (DatabaseKind::Sqlite, DatabaseKind::Postgres) => migrate_between::<Sqlite, Postgres>(from, to).await,
        (DatabaseKind::Postgres, DatabaseKind::Sqlite) => migrate_between::<Postgres, Sqlite>(from, to).await,
        (DatabaseKind::Postgres, DatabaseKind::Postgres) => migrate_between::<Postgres, Postgres>(from, to).await,
    }
}

async fn migrate_between<A: Connect, B: Connect>(from: &str, to: &str) -> Result<MigrationReport, MigrationError> {
    let (mut source, _source_lock) = connect::<A>(from, IfMissing::Refuse).await?;
    let (mut target, _target_lock) = connect::<B>(to, IfMissing::Make).await?;
    for contents in &Contents::ALL {
        if contents.count::<B>(&mut target).await? > 0 {
            return Err(MigrationError::NotEmpty(to.to_owned(), contents.name));
        }
    }
    let moved = fill::<A, B>(&mut source, &mut target).await?;
    // A file is whole once it was closed.
    target.close().await?;
    Ok(moved)
}

/// Copies everything in one transaction.
async fn fill<A: Engine, B: Engine>(
    source: &mut A::Connection,
    target: &mut B::Connection,
) -> Result<MigrationReport, MigrationError> {
    let mut source = source.begin_with(A::BEGIN_READING).await?;
    let mut target = target.begin_with(B::BEGIN).await?;
    let (mut rows, mut all) = (Vec::new(), Sha256::new());
    for contents in &Contents::ALL {
        let sent = copy::<A, B>(contents, &mut source, &mut target).await?;
        let arrived = contents.summary::<B>(&mut target).await?;
        if sent != arrived {
            return Err(MigrationError::Differs(contents.name));
        }
        all.update(sent.hash);
        rows.push((contents.name, sent.rows));
    }
    target.commit().await?;
    Ok(MigrationReport { rows, hash: all.finalize().iter().map(|byte| format!("{byte:02x}")).collect() })
}

async fn connect<E: Connect>(
    address: &str,
    missing: IfMissing,
) -> Result<(E::Connection, Option<FileLock>), MigrationError> {
    let opened = E::connect(address, missing).await;
    let (_, mut db, lock) = opened.map_err(|error| match error {
        StoreError::InUse { .. } => MigrationError::InUse(address.to_owned()),
        error => MigrationError::Open(address.to_owned(), OpenError::Store(error)),
    })?;
    if E::IS_SHARED && super::sql::is_served::<E>(&mut db).await? {
        return Err(MigrationError::InUse(address.to_owned()));
    }
    Ok((db, lock))
}
