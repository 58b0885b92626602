//! Migration of everything from one database to another, SQLite or PostgreSQL.

use std::fmt;

use sha2::{Digest, Sha256};
use sqlx::{Connection, Postgres, Sqlite};

use super::open::{OpenError, Sort};
use super::sql::{Contents, Engine, copy};
use super::{StoreError, shown};

/// A database of ours that is there, or one that is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Missing {
    /// A database that is missing is made.
    Make,
    /// It has to be there.
    Refuse,
}

/// A kind of database that can be connected to by an address.
pub(super) trait Opened: Engine {
    /// How it is connected to.
    type Options;

    /// Connects, and brings the tables up to date.
    fn connect(
        address: &str,
        missing: Missing,
    ) -> impl Future<Output = Result<(Self::Options, Self::Connection), StoreError>> + Send;
}

/// What was moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The tables of the database, and how many rows each had.
    pub rows: Vec<(&'static str, u64)>,
    /// A hash of all of it, the same in every database that holds the same.
    pub hash: String,
}

/// Why nothing was moved.
#[derive(Debug)]
pub enum MoveError {
    /// A database cannot be opened.
    Open(String, OpenError),
    /// The target holds something.
    NotEmpty(String, &'static str),
    /// A server uses one of them.
    InUse(String),
    /// What arrived is not what was sent.
    Differs(&'static str),
    /// One of them stopped answering.
    Store(StoreError),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Open(address, error) => write!(f, "{}: {error}", shown(address)),
            MoveError::NotEmpty(address, table) => write!(f, "{} is not empty: it has {table}", shown(address)),
            MoveError::InUse(address) => write!(f, "{} is served right now", shown(address)),
            MoveError::Differs(table) => write!(f, "the {table} that arrived are not those that were sent"),
            MoveError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MoveError {}

impl From<StoreError> for MoveError {
    fn from(error: StoreError) -> MoveError {
        MoveError::Store(error)
    }
}

impl From<sqlx::Error> for MoveError {
    fn from(error: sqlx::Error) -> MoveError {
        MoveError::Store(error.into())
    }
}

/// Copies everything from one database into another, which must be empty: all of it, or nothing.
///
/// # Errors
/// A database that cannot be opened or is served, a target that is not empty, or a copy that differs.
pub async fn move_all(from: &str, to: &str) -> Result<Moved, MoveError> {
    let kind = |address: &str| Sort::of(address).map_err(|error| MoveError::Open(address.to_owned(), error));
    match (kind(from)?, kind(to)?) {
        (Sort::Sqlite, Sort::Sqlite) => move_between::<Sqlite, Sqlite>(from, to).await,
        (Sort::Sqlite, Sort::Postgres) => move_between::<Sqlite, Postgres>(from, to).await,
        (Sort::Postgres, Sort::Sqlite) => move_between::<Postgres, Sqlite>(from, to).await,
        (Sort::Postgres, Sort::Postgres) => move_between::<Postgres, Postgres>(from, to).await,
    }
}

async fn move_between<A: Opened, B: Opened>(from: &str, to: &str) -> Result<Moved, MoveError> {
    let mut source = connect::<A>(from, Missing::Refuse).await?;
    let mut target = connect::<B>(to, Missing::Make).await?;
    for contents in &Contents::ALL {
        if contents.count::<B>(&mut target).await? > 0 {
            return Err(MoveError::NotEmpty(to.to_owned(), contents.name));
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
) -> Result<Moved, MoveError> {
    let mut source = source.begin_with(A::BEGIN_READING).await?;
    let mut target = target.begin_with(B::BEGIN).await?;
    let (mut rows, mut all) = (Vec::new(), Sha256::new());
    for contents in &Contents::ALL {
        let sent = copy::<A, B>(contents, &mut source, &mut target).await?;
        let arrived = contents.summary::<B>(&mut target).await?;
        if sent != arrived {
            return Err(MoveError::Differs(contents.name));
        }
        all.update(sent.hash);
        rows.push((contents.name, sent.rows));
    }
    target.commit().await?;
    Ok(Moved { rows, hash: all.finalize().iter().map(|byte| format!("{byte:02x}")).collect() })
}

async fn connect<E: Opened>(address: &str, missing: Missing) -> Result<E::Connection, MoveError> {
    let opened = E::connect(address, missing).await;
    let (_, mut db) = opened.map_err(|error| MoveError::Open(address.to_owned(), OpenError::Store(error)))?;
    if E::IS_SHARED && super::sql::is_served::<E>(&mut db).await? {
        return Err(MoveError::InUse(address.to_owned()));
    }
    Ok(db)
}
