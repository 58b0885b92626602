//! What an operator asks of a database beside running servers: lists, and orders that all servers act on.

use std::time::{Duration, Instant};

use serde::Serialize;
use sqlx::{Connection, Postgres, Sqlite};

use super::migrate::{Access, Connect, MigrationError, kind, refused};
use super::open::DatabaseKind;
use super::sql::{Engine, live_nodes, orders};
use super::{StoreError, StoreFuture};
use crate::model::{Announcement, Ban, GivenOrder, Order, StoredTable, TableId, TableRow, VisitorId};

/// How often an order is tried again that was given at the same time as another.
const ATTEMPTS: usize = 20;
/// The interval at which answers are looked for.
const LOOK: Duration = Duration::from_millis(100);

/// The part of a store that servers read orders from.
pub trait OrderStore {
    /// Returns the number of the last order; 0 if there is none.
    fn last_order(&self) -> StoreFuture<'_, i64>;
    /// Returns the orders after one.
    fn orders_after(&self, id: i64) -> StoreFuture<'_, Vec<GivenOrder>>;
    /// Returns the bans that have not ended.
    fn bans(&self) -> StoreFuture<'_, Vec<Ban>>;
    /// Returns the message on all pages.
    fn announcement(&self) -> StoreFuture<'_, Option<Announcement>>;
    /// Keeps what this server answers to an order.
    fn answer_order(&self, order: i64, answer: String) -> StoreFuture<'_, ()>;
}

/// A visitor in a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct VisitorSummary {
    /// The id.
    pub id: VisitorId,
    /// The name.
    pub name: String,
    /// The first visit, in seconds since 1970.
    pub created: i64,
    /// The last visit to the day, in seconds since 1970.
    pub seen: i64,
    /// The number of tables at which they sit.
    pub tables: i64,
}

/// What servers answered to an order.
#[derive(Clone, PartialEq, Debug)]
pub struct OrderAnswers {
    /// The number of the order.
    pub order: i64,
    /// The servers that should answer; for SQLite one, which may not run.
    pub expected: usize,
    /// The answers, by server.
    pub answers: Vec<(String, String)>,
}

/// Runs the same code for either kind of database.
macro_rules! with_engine {
    ($address:expr, $engine:ident => $body:expr) => {
        match kind($address)? {
            DatabaseKind::Sqlite => {
                type $engine = Sqlite;
                $body
            }
            DatabaseKind::Postgres => {
                type $engine = Postgres;
                $body
            }
        }
    };
}

async fn look<E: Connect>(address: &str, access: Access) -> Result<E::Connection, MigrationError> {
    E::look(address, access).await.map_err(|error| refused(address, error))
}

/// Gives an order and waits until the servers have acted on it, for at most `patience`; `None` if its subject does not exist.
///
/// # Errors
/// The database cannot be opened or written.
pub async fn give_order(
    address: &str,
    operator: &str,
    order: &Order,
    patience: Duration,
) -> Result<Option<OrderAnswers>, MigrationError> {
    with_engine!(address, E => give::<E>(address, operator, order, patience).await)
}

async fn give<E: Connect>(
    address: &str,
    operator: &str,
    order: &Order,
    patience: Duration,
) -> Result<Option<OrderAnswers>, MigrationError> {
    let mut db = look::<E>(address, Access::Write).await?;
    let Some(id) = give_once::<E>(&mut db, operator, order).await? else { return Ok(None) };
    let expected = if E::IS_SHARED { live_nodes::<E>(&mut db).await? } else { 1 };
    let began = Instant::now();
    let mut answers = Vec::new();
    while answers.len() < expected && began.elapsed() < patience {
        tokio::time::sleep(LOOK).await;
        answers = orders::answers::<E>(&mut db, id).await?;
    }
    orders::forget_answers::<E>(&mut db, id).await?;
    db.close().await?;
    Ok(Some(OrderAnswers { order: id, expected, answers }))
}

/// Gives an order in one transaction, again if another one was given at the same time.
async fn give_once<E: Engine>(
    db: &mut E::Connection,
    operator: &str,
    order: &Order,
) -> Result<Option<i64>, MigrationError> {
    for _ in 0..ATTEMPTS {
        let mut transaction = db.begin_with(E::BEGIN).await?;
        match orders::give::<E>(&mut transaction, operator, order).await {
            Ok(None) => {
                transaction.rollback().await?;
                return Ok(None);
            }
            Ok(id) => match transaction.commit().await.map_err(StoreError::from) {
                Err(StoreError::Conflict) => {}
                committed => return Ok(committed.map(|()| id)?),
            },
            Err(StoreError::Conflict) => transaction.rollback().await?,
            Err(error) => return Err(error.into()),
        }
        tokio::time::sleep(LOOK / 10).await;
    }
    Err(StoreError::Conflict.into())
}

/// Returns the tables that changed last, the latest first.
///
/// # Errors
/// The database cannot be read.
pub async fn latest_tables(address: &str, most: i64) -> Result<Vec<TableRow>, MigrationError> {
    with_engine!(address, E => Ok(orders::latest_tables::<E>(&mut look::<E>(address, Access::Read).await?, most).await?))
}

/// Returns the visitors who were seen last, the latest first.
///
/// # Errors
/// The database cannot be read.
pub async fn latest_visitors(address: &str, most: i64) -> Result<Vec<VisitorSummary>, MigrationError> {
    with_engine!(address, E => Ok(orders::latest_visitors::<E>(&mut look::<E>(address, Access::Read).await?, most).await?))
}

/// Returns one table.
///
/// # Errors
/// The database cannot be read.
pub async fn one_table(address: &str, table: TableId) -> Result<Option<StoredTable>, MigrationError> {
    with_engine!(address, E => Ok(orders::one_table::<E>(&mut look::<E>(address, Access::Read).await?, table).await?))
}

/// Returns the orders after one, the oldest first; at most 200.
///
/// # Errors
/// The database cannot be read.
pub async fn orders_given(address: &str, after: i64) -> Result<Vec<GivenOrder>, MigrationError> {
    with_engine!(address, E => Ok(orders::given_after::<E>(&mut look::<E>(address, Access::Read).await?, after).await?))
}

/// Returns the bans that have not ended.
///
/// # Errors
/// The database cannot be read.
pub async fn current_bans(address: &str) -> Result<Vec<Ban>, MigrationError> {
    with_engine!(address, E => Ok(orders::bans::<E>(&mut look::<E>(address, Access::Read).await?).await?))
}
