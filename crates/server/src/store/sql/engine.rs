//! The differences between SQLite and PostgreSQL; the statements are the same text for both.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::future::Future;
use std::time::Duration;

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, Database, Postgres, Row, SqlSafeStr, SqlStr, Sqlite};

use crate::store::StoreError;

/// A database in which tables are kept.
pub trait Engine: Database {
    /// Begins a transaction that writes.
    const BEGIN: &'static str;
    /// Begins a transaction that only reads, and sees everything at the same moment.
    const BEGIN_READING: &'static str;
    /// Selects the name of a visitor and locks the row until the transaction ends.
    const NAME_HELD: &'static str;
    /// Whether other nodes may use the database; if so, changes are announced to them.
    const IS_SHARED: bool;
    /// The timeout of a transaction; its connection is closed then.
    const PATIENCE: Duration = Duration::from_secs(20);

    /// Changes rows; tells how many.
    fn execute(
        db: &mut Self::Connection,
        statement: Statement<'_>,
    ) -> impl Future<Output = Result<u64, sqlx::Error>> + Send;

    /// Reads rows.
    fn fetch(
        db: &mut Self::Connection,
        statement: Statement<'_>,
    ) -> impl Future<Output = Result<Vec<Self::Row>, sqlx::Error>> + Send;

    /// Returns the value of a cell.
    ///
    /// # Errors
    /// There is no such column, or it holds something else.
    fn value(row: &Self::Row, column: &str, kind: SqlType) -> Result<SqlValue<'static>, sqlx::Error>;

    /// Reads a cell.
    ///
    /// # Errors
    /// There is no such column, or it holds something else.
    fn cell<T: SqlCell>(row: &Self::Row, column: &str) -> Result<T, sqlx::Error> {
        let value = Self::value(row, column, T::KIND)?;
        T::of(value).ok_or_else(|| sqlx::Error::ColumnNotFound(column.to_owned()))
    }
}

/// The value of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SqlValue<'v> {
    /// Text, or nothing.
    Text(Option<Cow<'v, str>>),
    /// A number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// Bytes.
    Bytes(Cow<'v, [u8]>),
}

/// The kinds of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SqlType {
    /// Text, or nothing.
    Text,
    /// A number.
    Number,
    /// Yes or no.
    Flag,
    /// Bytes.
    Bytes,
}

/// A type that a cell can be read as.
pub trait SqlCell: Sized {
    /// The kind of cell it is stored in.
    const KIND: SqlType;
    /// Converts the value of a cell; `None` if it is NULL and the type has no such value.
    fn of(value: SqlValue<'static>) -> Option<Self>;
}

impl SqlCell for Option<String> {
    const KIND: SqlType = SqlType::Text;
    fn of(value: SqlValue<'static>) -> Option<Option<String>> {
        match value {
            SqlValue::Text(text) => Some(text.map(Cow::into_owned)),
            _ => None,
        }
    }
}

impl SqlCell for String {
    const KIND: SqlType = SqlType::Text;
    fn of(value: SqlValue<'static>) -> Option<String> {
        Option::<String>::of(value)?
    }
}

impl SqlCell for i64 {
    const KIND: SqlType = SqlType::Number;
    fn of(value: SqlValue<'static>) -> Option<i64> {
        match value {
            SqlValue::Number(number) => Some(number),
            _ => None,
        }
    }
}

impl SqlCell for bool {
    const KIND: SqlType = SqlType::Flag;
    fn of(value: SqlValue<'static>) -> Option<bool> {
        match value {
            SqlValue::Flag(flag) => Some(flag),
            _ => None,
        }
    }
}

impl SqlCell for Vec<u8> {
    const KIND: SqlType = SqlType::Bytes;
    fn of(value: SqlValue<'static>) -> Option<Vec<u8>> {
        match value {
            SqlValue::Bytes(bytes) => Some(bytes.into_owned()),
            _ => None,
        }
    }
}

impl From<i64> for SqlValue<'_> {
    fn from(number: i64) -> Self {
        SqlValue::Number(number)
    }
}

impl From<bool> for SqlValue<'_> {
    fn from(flag: bool) -> Self {
        SqlValue::Flag(flag)
    }
}

impl<'v> From<&'v [u8]> for SqlValue<'v> {
    fn from(bytes: &'v [u8]) -> Self {
        SqlValue::Bytes(Cow::Borrowed(bytes))
    }
}

impl<'v> From<Option<&'v str>> for SqlValue<'v> {
    fn from(text: Option<&'v str>) -> Self {
        SqlValue::Text(text.map(Cow::Borrowed))
    }
}

impl From<Option<String>> for SqlValue<'_> {
    fn from(text: Option<String>) -> Self {
        SqlValue::Text(text.map(Cow::Owned))
    }
}

impl<'v> From<&'v str> for SqlValue<'v> {
    fn from(text: &'v str) -> Self {
        Some(text).into()
    }
}

impl From<String> for SqlValue<'_> {
    fn from(text: String) -> Self {
        Some(text).into()
    }
}

/// A statement with its values.
pub struct Statement<'v> {
    text: SqlStr,
    values: Vec<SqlValue<'v>>,
}

/// Makes a statement; its values are numbered from `$1`.
pub(super) fn query<'v>(text: &'static str) -> Statement<'v> {
    Statement { text: SqlStr::from_static(text), values: Vec::new() }
}

impl<'v> Statement<'v> {
    /// Makes a statement whose text was composed from names of our own.
    pub(super) fn composed(text: String) -> Statement<'v> {
        Statement { text: AssertSqlSafe(text).into_sql_str(), values: Vec::new() }
    }

    /// Adds the next value.
    pub(super) fn bind(mut self, value: impl Into<SqlValue<'v>>) -> Statement<'v> {
        self.values.push(value.into());
        self
    }

    /// Changes rows; tells how many.
    pub(super) async fn execute<E: Engine>(self, db: &mut E::Connection) -> Result<u64, StoreError> {
        Ok(E::execute(db, self).await?)
    }

    /// Reads rows.
    pub(super) async fn fetch_all<E: Engine>(self, db: &mut E::Connection) -> Result<Vec<E::Row>, StoreError> {
        Ok(E::fetch(db, self).await?)
    }

    /// Reads the first row.
    pub(super) async fn fetch_first<E: Engine>(self, db: &mut E::Connection) -> Result<Option<E::Row>, StoreError> {
        Ok(E::fetch(db, self).await?.into_iter().next())
    }
}

/// The maximum number of rows in one statement of [`execute_rows`].
const MAX_ROWS: usize = 32;

/// Executes a statement for any number of rows; `text` composes it from a list of their placeholders. Returns the number of
/// changed rows.
///
/// A round trip to the database costs more than the work on a row. The numbers of rows are powers of two, so that few
/// different statements are prepared.
pub(super) async fn execute_rows<'v, E: Engine, const N: usize>(
    db: &mut E::Connection,
    rows: Vec<[SqlValue<'v>; N]>,
    text: impl Fn(&str) -> String,
) -> Result<u64, StoreError> {
    let mut changed = 0;
    let mut rows = rows.into_iter();
    while let Some(size) = rows.len().min(MAX_ROWS).checked_ilog2().map(|log| 1 << log) {
        let statement = Statement::composed(text(&row_marks(size, N)));
        changed += rows.by_ref().take(size).flatten().fold(statement, Statement::bind).execute::<E>(db).await?;
    }
    Ok(changed)
}

/// Returns a list of rows of placeholders: `($1, $2), ($3, $4)`.
pub(super) fn row_marks(rows: usize, width: usize) -> String {
    let mut list = String::new();
    for number in 1..=rows * width {
        let before = match number {
            1 => "(",
            _ if number % width == 1 || width == 1 => "), (",
            _ => ", ",
        };
        let _ = write!(list, "{before}${number}");
    }
    list + ")"
}

/// Implements the parts of [`Engine`] that differ between drivers in types only.
macro_rules! driver {
    () => {
        async fn execute(db: &mut Self::Connection, statement: Statement<'_>) -> Result<u64, sqlx::Error> {
            Ok(bound!(statement).execute(db).await?.rows_affected())
        }

        async fn fetch(db: &mut Self::Connection, statement: Statement<'_>) -> Result<Vec<Self::Row>, sqlx::Error> {
            bound!(statement).fetch_all(db).await
        }

        fn value(row: &Self::Row, column: &str, kind: SqlType) -> Result<SqlValue<'static>, sqlx::Error> {
            Ok(match kind {
                SqlType::Text => row.try_get::<Option<String>, _>(column)?.into(),
                SqlType::Number => row.try_get::<i64, _>(column)?.into(),
                SqlType::Flag => row.try_get::<bool, _>(column)?.into(),
                SqlType::Bytes => SqlValue::Bytes(Cow::Owned(row.try_get(column)?)),
            })
        }
    };
}

/// Binds the values of a statement to a query of the driver.
macro_rules! bound {
    ($statement:ident) => {{
        let mut query = sqlx::query::<Self>($statement.text);
        for value in $statement.values {
            query = match value {
                SqlValue::Text(text) => query.bind(text.map(Cow::into_owned)),
                SqlValue::Number(number) => query.bind(number),
                SqlValue::Flag(flag) => query.bind(flag),
                SqlValue::Bytes(bytes) => query.bind(bytes.into_owned()),
            };
        }
        query
    }};
}

impl Engine for Sqlite {
    const BEGIN: &'static str = "BEGIN IMMEDIATE";
    const BEGIN_READING: &'static str = "BEGIN";
    // Only one transaction writes at a time.
    const NAME_HELD: &'static str = "SELECT name FROM visitors WHERE id = $1";
    const IS_SHARED: bool = false;

    driver!();
}

impl Engine for Postgres {
    const BEGIN: &'static str = "BEGIN";
    const BEGIN_READING: &'static str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    const NAME_HELD: &'static str = "SELECT name FROM visitors WHERE id = $1 FOR SHARE";
    const IS_SHARED: bool = true;

    driver!();
}

/// Brings the tables of a database up to date by the steps that led to them: a name and statements each.
pub(crate) async fn migrate(
    db: &mut impl Migrate,
    steps: impl IntoIterator<Item = (&'static str, &'static str)>,
) -> Result<(), StoreError> {
    let migration = |(number, (name, text)): (i64, (&'static str, &'static str))| {
        Migration::new(number, name.into(), MigrationType::Simple, SqlStr::from_static(text), false)
    };
    let migrator = Migrator::with_migrations((1..).zip(steps).map(migration).collect());
    // Where nodes can start together, this holds a lock until it is done.
    migrator.run_direct(None, db, false).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        MigrateError::VersionMissing(_) => StoreError::Newer,
        error => StoreError::Unavailable(error.to_string()),
    })
}

/// Succeeds if a database has exactly the tables of this version: it is looked at, but not migrated.
///
/// # Errors
/// [`StoreError::Newer`], [`StoreError::Older`], or the database is not one of this program.
pub(crate) async fn check_schema<E: Engine>(db: &mut E::Connection, current: usize) -> Result<(), StoreError> {
    let version = schema_version::<E>(db).await?;
    match version.cmp(&i64::try_from(current).unwrap_or(i64::MAX)) {
        std::cmp::Ordering::Less => Err(StoreError::Older),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(StoreError::Newer),
    }
}

/// Returns the number of the last migration that a database has seen.
async fn schema_version<E: Engine>(db: &mut E::Connection) -> Result<i64, StoreError> {
    let last = query("SELECT MAX(version) AS version FROM _sqlx_migrations WHERE success = TRUE");
    let foreign = || StoreError::Unavailable("it is no database of Elvaland".to_owned());
    match last.fetch_first::<E>(db).await {
        Ok(Some(row)) => E::cell(&row, "version").map_err(|_| foreign()),
        Ok(None) => Err(foreign()),
        Err(StoreError::Unavailable(why)) if why.contains("_sqlx_migrations") => Err(foreign()),
        Err(error) => Err(error),
    }
}
