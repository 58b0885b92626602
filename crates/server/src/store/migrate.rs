//! Migration of everything from one database to another, SQLite or PostgreSQL.

use std::fmt;
use std::path::PathBuf;

use sha2::{Digest, Sha256};
use sqlx::{Connection, Database, Postgres, Sqlite};

use super::file_lock::FileLock;
use super::open::{DatabaseKind, OpenError};
use super::sql::{ContentDigest, Contents, Engine, copy, keep_nodes_out};
use super::{StoreError, shown};

/// What to do if the database does not exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum IfMissing {
    /// Create it.
    Make,
    /// Fail.
    Refuse,
}

/// What a command that looks at a served database does with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Access {
    /// Only read it.
    Read,
    /// Write orders.
    Write,
}

/// Options, connection and file lock of a database.
pub(super) type Connected<E> = (<E as Connect>::Options, <E as Database>::Connection, Option<FileLock>);

/// A kind of database that can be connected to by an address.
pub(super) trait Connect: Engine {
    /// The options of a connection.
    type Options;

    /// Connects, and brings the tables up to date; locks a file, so that no server uses it meanwhile.
    fn connect(address: &str, missing: IfMissing) -> impl Future<Output = Result<Connected<Self>, StoreError>> + Send;

    /// Connects to a database that may be served: takes no lock, and changes no tables.
    ///
    /// # Errors
    /// The database cannot be opened, or another version wrote it.
    fn look(address: &str, access: Access) -> impl Future<Output = Result<Self::Connection, StoreError>> + Send;
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
    /// A file is no backup, or its contents are not those that were saved.
    NoBackup(PathBuf, &'static str),
    /// A file cannot be read or written.
    File(PathBuf, std::io::Error),
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
            MigrationError::NoBackup(file, why) => write!(f, "{}: {why}", file.display()),
            MigrationError::File(file, error) => write!(f, "{}: {error}", file.display()),
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
    match (kind(from)?, kind(to)?) {
        (DatabaseKind::Sqlite, DatabaseKind::Sqlite) => migrate_between::<Sqlite, Sqlite>(from, to).await,
        (DatabaseKind::Sqlite, DatabaseKind::Postgres) => migrate_between::<Sqlite, Postgres>(from, to).await,
        (DatabaseKind::Postgres, DatabaseKind::Sqlite) => migrate_between::<Postgres, Sqlite>(from, to).await,
        (DatabaseKind::Postgres, DatabaseKind::Postgres) => migrate_between::<Postgres, Postgres>(from, to).await,
    }
}

pub(super) fn kind(address: &str) -> Result<DatabaseKind, MigrationError> {
    DatabaseKind::of(address).map_err(|error| MigrationError::Open(address.to_owned(), error))
}

async fn migrate_between<A: Connect, B: Connect>(from: &str, to: &str) -> Result<MigrationReport, MigrationError> {
    let (mut source, _source_lock) = connect::<A>(from, IfMissing::Refuse).await?;
    let (mut target, _target_lock) = connect::<B>(to, IfMissing::Make).await?;
    let moved = fill::<A, B>(&mut source, &mut target, IfFilled::Refuse(to)).await?;
    // A file is whole once it was closed.
    target.close().await?;
    Ok(moved)
}

/// What to do if the target is not empty.
#[derive(Clone, Copy)]
pub(super) enum IfFilled<'a> {
    /// Fail, naming its address.
    Refuse(&'a str),
    /// Delete what it has.
    Replace,
}

/// Copies everything in one transaction.
pub(super) async fn fill<A: Engine, B: Engine>(
    source: &mut A::Connection,
    target: &mut B::Connection,
    filled: IfFilled<'_>,
) -> Result<MigrationReport, MigrationError> {
    let mut source = source.begin_with(A::BEGIN_READING).await?;
    let mut target = target.begin_with(B::BEGIN).await?;
    if B::IS_SHARED {
        keep_nodes_out::<B>(&mut target).await?;
    }
    for contents in &Contents::ALL {
        match filled {
            IfFilled::Replace => contents.clear::<B>(&mut target).await?,
            IfFilled::Refuse(to) if contents.count::<B>(&mut target).await? > 0 => {
                return Err(MigrationError::NotEmpty(to.to_owned(), contents.name));
            }
            IfFilled::Refuse(_) => {}
        }
    }
    let mut digest = Digests::default();
    for contents in &Contents::ALL {
        let sent = copy::<A, B>(contents, &mut source, &mut target).await?;
        let arrived = contents.summary::<B>(&mut target).await?;
        if sent != arrived {
            return Err(MigrationError::Differs(contents.name));
        }
        digest.add(contents.name, &sent);
    }
    target.commit().await?;
    Ok(digest.report())
}

/// Collects the digests of all tables.
#[derive(Default)]
pub(super) struct Digests {
    rows: Vec<(&'static str, u64)>,
    all: Sha256,
}

impl Digests {
    pub(super) fn add(&mut self, name: &'static str, contents: &ContentDigest) {
        self.all.update(contents.hash);
        self.rows.push((name, contents.rows));
    }

    pub(super) fn report(self) -> MigrationReport {
        let hash = self.all.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        MigrationReport { rows: self.rows, hash }
    }
}

pub(super) async fn connect<E: Connect>(
    address: &str,
    missing: IfMissing,
) -> Result<(E::Connection, Option<FileLock>), MigrationError> {
    let (_, mut db, lock) = E::connect(address, missing).await.map_err(|error| refused(address, error))?;
    if E::IS_SHARED && super::sql::is_served::<E>(&mut db).await? {
        return Err(MigrationError::InUse(address.to_owned()));
    }
    Ok((db, lock))
}

/// Returns why a database was not opened.
pub(super) fn refused(address: &str, error: StoreError) -> MigrationError {
    match error {
        StoreError::InUse { .. } => MigrationError::InUse(address.to_owned()),
        error => MigrationError::Open(address.to_owned(), OpenError::Store(error)),
    }
}
