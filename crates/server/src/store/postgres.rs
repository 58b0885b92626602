//! PostgreSQL, for several nodes on one database. Nodes announce their changes to each other by NOTIFY.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgNotification, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgConnection, PgPool, Postgres};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::migrate::{Access, Connect, Connected, IfMissing};
use super::sql::{CHANNEL, SqlStore, StoreParts, check_schema, migrate};
use super::{ClusterEvent, StoreError, cluster};
use crate::metrics::Metrics;
use crate::model::NodeId;

/// A store in a PostgreSQL database.
pub type PostgresStore = SqlStore<Postgres>;

/// The migrations of the schema, in order.
const MIGRATIONS: [(&str, &str); 7] = [
    ("tables", include_str!("../../migrations/postgres/0001_tables.sql")),
    ("results", include_str!("../../migrations/postgres/0002_results.sql")),
    ("rounds", include_str!("../../migrations/postgres/0003_rounds.sql")),
    ("hosting", include_str!("../../migrations/postgres/0004_hosting.sql")),
    ("notifications", include_str!("../../migrations/postgres/0005_notifications.sql")),
    ("orders", include_str!("../../migrations/postgres/0006_orders.sql")),
    ("notice claims", include_str!("../../migrations/postgres/0007_notice_claims.sql")),
];

/// The number of connections for reading.
const READERS: u32 = 8;
/// The time that a request waits for a connection.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long the first connection may take: nodes that start together wait for one another.
const OPENING: Duration = Duration::from_secs(60);
/// How long no message may arrive before the connection is tested.
const SILENCE: Duration = Duration::from_secs(10);
/// The delay before listening again after the connection was lost.
const RETRY: Duration = Duration::from_millis(200);
/// The timeout of a statement, in milliseconds.
const LONGEST: &str = "15000";

impl SqlStore<Postgres> {
    /// Opens the database of an address such as `postgres://user:password@host/name`, and brings its tables up to date.
    ///
    /// # Errors
    /// A database that cannot be reached, or that is not one of this program.
    pub async fn open(address: &str, metrics: Arc<Metrics>) -> Result<PostgresStore, StoreError> {
        let (options, first, _) = Postgres::connect(address, IfMissing::Make).await?;
        first.close().await?;
        // What is committed is on the disk of the database, whatever its settings say.
        let options = options.options([("synchronous_commit", "on"), ("statement_timeout", LONGEST)]);
        let writer = options.connect().await?;
        let readers = PgPoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
        let readers = readers.connect_with(options.clone()).await?;
        let (sender, events) = mpsc::unbounded_channel();
        let (listener, node) = (listener(&options).await?, NodeId::random());
        tokio::spawn(listen(node, options.clone(), listener, sender));
        Ok(SqlStore::new(
            StoreParts { node, options, writer, readers, cluster_events: Some(events), lock: None },
            metrics,
        ))
    }
}

impl Connect for Postgres {
    type Options = PgConnectOptions;

    /// Connects to a database, which the operator has created; creates and migrates its tables.
    async fn connect(address: &str, _: IfMissing) -> Result<Connected<Postgres>, StoreError> {
        let options = PgConnectOptions::from_str(address)?.disable_statement_logging().application_name("elvaland");
        let opening = async {
            let mut writer = options.connect().await?;
            migrate(&mut writer, MIGRATIONS).await?;
            Ok(writer)
        };
        let slow = |_| Err(StoreError::Unavailable("it takes too long to answer".to_owned()));
        let writer = timeout(OPENING, opening).await.unwrap_or_else(slow)?;
        Ok((options, writer, None))
    }

    async fn look(address: &str, _: Access) -> Result<PgConnection, StoreError> {
        let options = PgConnectOptions::from_str(address)?.disable_statement_logging().application_name("elvaland");
        let slow = |_| Err(sqlx::Error::PoolTimedOut);
        let mut db = timeout(PATIENCE, options.connect()).await.unwrap_or_else(slow)?;
        check_schema::<Postgres>(&mut db, MIGRATIONS.len()).await?;
        Ok(db)
    }
}

/// Listens on a connection of its own, which nobody else waits for.
async fn listener(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let own = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None).acquire_timeout(PATIENCE);
    let pool: PgPool = own.connect_with(options.clone()).await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Returns the next notification. A silent connection is tested; `None` if it is lost.
async fn next(listener: &mut PgListener) -> Option<PgNotification> {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(heard) => return heard.ok().flatten(),
            Err(_) => timeout(PATIENCE, sqlx::query("SELECT 1").execute(&mut *listener)).await.ok()?.ok()?,
        };
    }
}

/// Passes on what the other nodes tell, as long as anybody wants to hear it.
async fn listen(
    node: NodeId,
    options: PgConnectOptions,
    first: PgListener,
    events: mpsc::UnboundedSender<ClusterEvent>,
) {
    let mut listening = Some(first);
    loop {
        let heard = match listening.as_mut() {
            Some(listener) => tokio::select! {
                heard = next(listener) => heard,
                () = events.closed() => return,
            },
            None => None,
        };
        let Some(heard) = heard else {
            // Notifications sent while the connection was lost are not repeated.
            drop(listening.take());
            if events.is_closed() {
                return;
            }
            match listener(&options).await {
                Ok(again) => {
                    listening = Some(again);
                    let _ = events.send(ClusterEvent::Missed);
                }
                Err(_) => tokio::time::sleep(RETRY).await,
            }
            continue;
        };
        let Some((from, messages)) = cluster::decode(heard.payload()).filter(|(from, _)| *from != node) else {
            continue;
        };
        for message in messages {
            let _ = events.send(ClusterEvent::From(from, message));
        }
    }
}
