//! The nodes that share a PostgreSQL database: leases by the clock of the database, messages by NOTIFY.

use std::sync::PoisonError;
use std::time::Duration;

use sqlx::Postgres;
use tokio::sync::mpsc;

use super::SqlStore;
use super::engine::{Engine, query};
use super::rows::read_id;
use super::write::Write;
use crate::model::NodeId;
use crate::store::{ClusterBus, ClusterEvent, ClusterMessage, StoreError, StoreFuture};

impl ClusterBus for SqlStore<Postgres> {
    fn node(&self) -> NodeId {
        self.node
    }

    fn alive(&self, lease: Duration) -> StoreFuture<'_, Vec<NodeId>> {
        Box::pin(async move { renew::<Postgres>(&mut *self.reader().await?, self.node, lease).await })
    }

    fn leave(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move { leave::<Postgres>(&mut *self.reader().await?, self.node).await })
    }

    fn publish(&self, message: ClusterMessage) -> StoreFuture<'_, ()> {
        Box::pin(self.write_only(Write::Publish(message)))
    }

    fn events(&self) -> Option<mpsc::UnboundedReceiver<ClusterEvent>> {
        self.cluster_events.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Renews the lease of a node; returns all nodes with a valid lease.
async fn renew<E: Engine>(db: &mut E::Connection, node: NodeId, lease: Duration) -> Result<Vec<NodeId>, StoreError> {
    let millis = i64::try_from(lease.as_millis()).unwrap_or(i64::MAX);
    query(
        "INSERT INTO nodes (id, until) VALUES ($1, clock_timestamp() + $2 * INTERVAL '1 millisecond') \
         ON CONFLICT (id) DO UPDATE SET until = excluded.until",
    )
    .bind(node.as_str())
    .bind(millis)
    .execute::<E>(db)
    .await?;
    query("DELETE FROM nodes WHERE until < clock_timestamp()").execute::<E>(db).await?;
    let alive = query("SELECT id FROM nodes ORDER BY id").fetch_all::<E>(db).await?;
    alive.iter().map(|row| read_id::<E, _>(row, "id")).collect()
}

/// Returns true if any node is alive.
pub(in crate::store) async fn is_served<E: Engine>(db: &mut E::Connection) -> Result<bool, StoreError> {
    Ok(live_nodes::<E>(db).await? > 0)
}

/// Returns the number of nodes that are alive.
pub(in crate::store) async fn live_nodes<E: Engine>(db: &mut E::Connection) -> Result<usize, StoreError> {
    let alive = query("SELECT id FROM nodes WHERE until >= clock_timestamp()").fetch_all::<E>(db).await?;
    Ok(alive.len())
}

/// Keeps nodes from starting until the transaction ends: they wait for their lease.
pub(in crate::store) async fn keep_nodes_out<E: Engine>(db: &mut E::Connection) -> Result<(), StoreError> {
    query("LOCK TABLE nodes IN SHARE ROW EXCLUSIVE MODE").execute::<E>(db).await?;
    Ok(())
}

/// Removes a node.
async fn leave<E: Engine>(db: &mut E::Connection, node: NodeId) -> Result<(), StoreError> {
    query("DELETE FROM nodes WHERE id = $1").bind(node.as_str()).execute::<E>(db).await?;
    Ok(())
}
