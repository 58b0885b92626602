//! Group commit: one task does all writes. It commits all waiting writes, of any number of tables, in one transaction,
//! so that one sync of the disk serves many players. A lost connection is opened again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::engine::{Engine, query};
use super::write::{Write, WriteResult, change};
use crate::metrics::Metrics;
use crate::model::{Commit, NodeId};
use crate::store::StoreError;
use crate::store::cluster::{self, ClusterMessage};

/// The maximum number of writes in one transaction.
pub(super) const GROUP: usize = 512;
/// The timeout for connecting.
const CONNECTING: Duration = Duration::from_secs(3);
/// The first and the longest pause between attempts to connect.
const BACKOFF: [Duration; 2] = [Duration::from_millis(50), Duration::from_secs(2)];
/// The channel of NOTIFY messages between nodes.
pub(crate) const CHANNEL: &str = "elvaland";

/// A write, and the channel for its result.
pub(super) struct QueuedWrite {
    pub(super) write: Write,
    pub(super) done: oneshot::Sender<Result<WriteResult, StoreError>>,
}

/// The options of a connection.
pub(super) type Options<E> = <<E as sqlx::Database>::Connection as Connection>::Options;

/// The task that writes.
pub(super) struct Writer<E: Engine> {
    node: NodeId,
    options: Options<E>,
    connection: Option<E::Connection>,
    /// The pause before the next attempt to connect, and when it ends.
    pause: Duration,
    next: Instant,
    metrics: Arc<Metrics>,
}

impl<E: Engine> Writer<E> {
    pub(super) fn new(
        node: NodeId,
        options: Options<E>,
        connection: E::Connection,
        metrics: Arc<Metrics>,
    ) -> Writer<E> {
        Writer { node, options, connection: Some(connection), pause: BACKOFF[0], next: Instant::now(), metrics }
    }

    /// Writes until the store is dropped.
    pub(super) async fn run(mut self, mut waiting: mpsc::Receiver<QueuedWrite>) {
        let mut group = Vec::with_capacity(GROUP);
        while waiting.recv_many(&mut group, GROUP).await > 0 {
            let (writes, tell): (Vec<Write>, Vec<_>) = group.drain(..).map(|each| (each.write, each.done)).unzip();
            self.metrics.committed(writes.len());
            let results = match self.write(&writes).await {
                Ok(results) => results,
                Err(error) => {
                    tracing::error!(%error, writes = writes.len(), "a transaction failed");
                    writes.iter().map(|_| Err(error.clone())).collect()
                }
            };
            for (done, result) in tell.into_iter().zip(results) {
                // A caller that no longer waits finds out by reading.
                let _ = done.send(result);
            }
        }
        if let Some(connection) = self.connection {
            let _ = connection.close().await;
        }
    }

    /// Writes a group. After an error the connection is another one: whether something was committed is not known then,
    /// and the next write finds out.
    async fn write(&mut self, writes: &[Write]) -> Result<Vec<Result<WriteResult, StoreError>>, StoreError> {
        let mut connection = self.connect().await?;
        let slow = |_| StoreError::Unavailable("it takes too long to answer".to_owned());
        let written = timeout(E::PATIENCE, write_group::<E>(&mut connection, self.node, writes)).await;
        let written = written.map_err(slow).flatten();
        if written.is_ok() {
            self.connection = Some(connection);
        }
        written
    }

    /// Connects again if the connection is lost, with a back-off.
    async fn connect(&mut self) -> Result<E::Connection, StoreError> {
        if let Some(connection) = self.connection.take() {
            return Ok(connection);
        }
        let lost = |why: &str| StoreError::Unavailable(why.to_owned());
        if Instant::now() < self.next {
            return Err(lost("the connection was lost, and is tried again in a moment"));
        }
        match timeout(CONNECTING, self.options.connect()).await {
            Ok(Ok(connection)) => {
                tracing::info!("the database is connected again");
                self.pause = BACKOFF[0];
                Ok(connection)
            }
            failed => {
                self.next = Instant::now() + self.pause;
                self.pause = (self.pause * 2).min(BACKOFF[1]);
                Err(failed.map_or_else(
                    |_| lost("it cannot be reached"),
                    |error| error.map_or_else(StoreError::from, |_| lost("it cannot be reached")),
                ))
            }
        }
    }
}

/// Commits writes in one transaction. Conflicts are rare, so all are tried at once; after a conflict each write gets
/// a transaction of its own, so that only the conflicting one fails.
async fn write_group<E: Engine>(
    db: &mut E::Connection,
    node: NodeId,
    writes: &[Write],
) -> Result<Vec<Result<WriteResult, StoreError>>, StoreError> {
    match write_together::<E>(db, node, writes.iter().collect()).await {
        Err(StoreError::Conflict) => {}
        written => return written.map(|written| written.into_iter().map(Ok).collect()),
    }
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        results.push(match write_together::<E>(db, node, vec![write]).await {
            Ok(written) => Ok(written.into_iter().next().unwrap_or(WriteResult::Done)),
            Err(StoreError::Conflict) => Err(StoreError::Conflict),
            Err(error) => return Err(error),
        });
    }
    Ok(results)
}

async fn write_together<E: Engine>(
    db: &mut E::Connection,
    node: NodeId,
    writes: Vec<&Write>,
) -> Result<Vec<WriteResult>, StoreError> {
    let mut transaction = db.begin_with(E::BEGIN).await?;
    let mut order: Vec<usize> = (0..writes.len()).collect();
    order.sort_by_key(|&at| writes[at].table());
    let written = match write_all::<E>(&mut transaction, &writes, &order).await {
        Ok(written) => written,
        Err(error) => {
            transaction.rollback().await?;
            return Err(error);
        }
    };
    if E::IS_SHARED {
        let messages = writes.iter().zip(&written).flat_map(|(write, written)| write.messages(written));
        publish::<E>(&mut transaction, node, &messages.collect::<Vec<_>>()).await?;
    }
    transaction.commit().await?;
    Ok(written)
}

/// Writes in the given order, but commits of tables last and together.
async fn write_all<E: Engine>(
    db: &mut E::Connection,
    writes: &[&Write],
    order: &[usize],
) -> Result<Vec<WriteResult>, StoreError> {
    let mut written: Vec<WriteResult> = writes.iter().map(|_| WriteResult::Done).collect();
    let mut commits: Vec<&Commit> = Vec::new();
    for &at in order {
        match writes[at] {
            Write::Commit(commit) => commits.push(commit),
            write => written[at] = write.run::<E>(db).await?,
        }
    }
    change::<E>(db, &commits).await?;
    Ok(written)
}

/// Tells the other nodes, once it is committed.
async fn publish<E: Engine>(
    db: &mut E::Connection,
    node: NodeId,
    messages: &[ClusterMessage],
) -> Result<(), StoreError> {
    for payload in cluster::encode(node, messages) {
        query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload).execute::<E>(db).await?;
    }
    Ok(())
}
