//! Opening the store that a database URL names.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use super::{ClusterBus, PostgresStore, SqliteStore, Store, StoreError};
use crate::metrics::Metrics;

/// The first and the longest pause between attempts to reach the database.
const RETRY: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(10)];

/// Why a database cannot be opened.
#[derive(Debug)]
pub enum OpenError {
    /// The kind of database is unknown.
    Unknown(String),
    /// The database cannot be opened.
    Store(StoreError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Unknown(address) => {
                let address = shown(address).escape_debug().to_string();
                write!(f, "`{address}` is no database: `sqlite:FILE` or `postgres://USER@HOST/NAME` is expected")
            }
            OpenError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

/// The kinds of databases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DatabaseKind {
    Sqlite,
    Postgres,
}

impl DatabaseKind {
    /// Returns the kind of database that an address names.
    pub(super) fn of(address: &str) -> Result<DatabaseKind, OpenError> {
        match address.split_once(':') {
            Some(("sqlite", _)) => Ok(DatabaseKind::Sqlite),
            Some(("postgres" | "postgresql", _)) => Ok(DatabaseKind::Postgres),
            _ => Err(OpenError::Unknown(address.to_owned())),
        }
    }
}

/// An open database.
#[derive(Clone)]
pub struct Database {
    /// The store on this database.
    pub store: Arc<dyn Store>,
    /// The nodes that share it; `None` if only one server can use it.
    pub bus: Option<Arc<dyn ClusterBus>>,
}

impl From<Arc<SqliteStore>> for Database {
    fn from(store: Arc<SqliteStore>) -> Database {
        Database { store, bus: None }
    }
}

impl From<Arc<PostgresStore>> for Database {
    fn from(store: Arc<PostgresStore>) -> Database {
        Database { store: store.clone(), bus: Some(store) }
    }
}

/// Opens the database of an address, creates what is missing in it, and brings its tables up to date.
///
/// # Errors
/// The address is not that of a supported database, or the database cannot be opened.
pub async fn open(address: &str, metrics: Arc<Metrics>) -> Result<Database, OpenError> {
    Ok(match DatabaseKind::of(address)? {
        DatabaseKind::Sqlite => Arc::new(SqliteStore::open(address, metrics).await.map_err(OpenError::Store)?).into(),
        DatabaseKind::Postgres => Arc::new(open_postgres(address, metrics).await.map_err(OpenError::Store)?).into(),
    })
}

/// Opens a PostgreSQL database; waits for one that is not there yet.
async fn open_postgres(address: &str, metrics: Arc<Metrics>) -> Result<PostgresStore, StoreError> {
    let mut pause = RETRY[0];
    loop {
        match PostgresStore::open(address, metrics.clone()).await {
            Err(StoreError::Unreachable(why)) => {
                tracing::warn!(%why, "the database cannot be reached yet; trying again");
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(RETRY[1]);
            }
            opened => return opened,
        }
    }
}

/// Returns an address without its password, to be shown.
pub fn shown(address: &str) -> String {
    let hidden = || {
        let (scheme, rest) = address.split_once("://")?;
        // A password may contain an @, the name of a host may not.
        let (who, place) = rest.rsplit_once('@')?;
        let (user, _) = who.split_once(':')?;
        Some(format!("{scheme}://{user}:…@{place}"))
    };
    let shown = hidden().unwrap_or_else(|| address.to_owned());
    match shown.split_once("password=") {
        Some((before, after)) => {
            let rest = after.split_once('&').map_or(String::new(), |(_, rest)| format!("&{rest}"));
            format!("{before}password=…{rest}")
        }
        None => shown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        assert_eq!(shown("postgres://app:s@cret@db.example/games"), "postgres://app:…@db.example/games");
        assert_eq!(
            shown("postgres:///games?host=/run&password=secret&x=1"),
            "postgres:///games?host=/run&password=…&x=1"
        );
        assert_eq!(shown("postgres://app@db/games"), "postgres://app@db/games");
        assert_eq!(shown("sqlite:elvaland.db"), "sqlite:elvaland.db");
        assert!(!OpenError::Unknown("mysql://a:secret@b/c".to_owned()).to_string().contains("secret"));
    }

    #[test]
    fn the_database_url_selects_the_engine() {
        assert!(matches!(DatabaseKind::of("sqlite:x.db"), Ok(DatabaseKind::Sqlite)));
        assert!(matches!(DatabaseKind::of("postgres://x/y"), Ok(DatabaseKind::Postgres)));
        assert!(matches!(DatabaseKind::of("postgresql://x/y"), Ok(DatabaseKind::Postgres)));
        for wrong in ["", "x.db", "mysql:x", "sqlitex:"] {
            assert!(DatabaseKind::of(wrong).is_err(), "{wrong}");
        }
    }
}
