//! The nodes that share a database, and which of them is responsible for a table (rendezvous hashing).
//!
//! Every node computes the same from the list of nodes alive. While two lists differ, two nodes may run the same bots,
//! which wastes time only: the revision of the table decides whose write counts.

use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use sha2::{Digest, Sha256};
use tokio::sync::broadcast;
use tokio::time::{Instant, timeout};

use crate::model::{NodeId, TableId, VisitorId};

/// The nodes that are alive.
pub(crate) struct Nodes {
    own: NodeId,
    /// Sorted; always includes this node.
    alive: RwLock<Vec<NodeId>>,
    /// The nodes that know of the transfer of a visitor, as they say so.
    acknowledgements: broadcast::Sender<(NodeId, VisitorId)>,
}

/// How often a node that waits for acknowledgements looks who is still alive.
const LOOK: Duration = Duration::from_millis(100);
/// The most acknowledgements that wait to be read; a reader that misses some waits for the deadline.
const ACKNOWLEDGEMENTS: usize = 1024;

impl Nodes {
    pub(crate) fn new(own: NodeId) -> Nodes {
        let acknowledgements = broadcast::channel(ACKNOWLEDGEMENTS).0;
        Nodes { own, alive: RwLock::new(vec![own]), acknowledgements }
    }

    /// Notes that a node knows of the transfer of a visitor.
    pub(crate) fn acknowledge(&self, node: NodeId, visitor: VisitorId) {
        // An error means that nobody waits here.
        let _ = self.acknowledgements.send((node, visitor));
    }

    /// Returns the acknowledgements from now on.
    pub(crate) fn acknowledgements(&self) -> broadcast::Receiver<(NodeId, VisitorId)> {
        self.acknowledgements.subscribe()
    }

    /// Waits until every other node that is alive has acknowledged the transfer of a visitor; returns false if one has not
    /// in time.
    pub(crate) async fn wait_for_all(
        &self,
        mut acknowledgements: broadcast::Receiver<(NodeId, VisitorId)>,
        visitor: VisitorId,
        deadline: Duration,
    ) -> bool {
        let (end, mut known) = (Instant::now() + deadline, vec![self.own]);
        while !self.read(|alive| alive.iter().all(|node| known.contains(node))) {
            if Instant::now() >= end {
                return false;
            }
            if let Ok(Ok((node, of))) = timeout(LOOK, acknowledgements.recv()).await
                && of == visitor
            {
                known.push(node);
            }
        }
        true
    }

    fn read<T>(&self, look: impl FnOnce(&[NodeId]) -> T) -> T {
        look(&self.alive.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Sets the nodes that are alive; returns true if the list changed.
    pub(crate) fn keep(&self, alive: &[NodeId]) -> bool {
        let mut alive = [alive, &[self.own]].concat();
        alive.sort_unstable();
        alive.dedup();
        let mut known = self.alive.write().unwrap_or_else(PoisonError::into_inner);
        let is_new = *known != alive;
        *known = alive;
        is_new
    }

    /// Returns the number of nodes that are alive.
    pub(crate) fn count(&self) -> usize {
        self.read(<[_]>::len)
    }

    pub(crate) fn is_alive(&self, node: NodeId) -> bool {
        self.read(|alive| alive.contains(&node))
    }

    /// Returns true if this node does the work that one node does for all tables.
    pub(crate) fn is_first(&self) -> bool {
        self.read(|alive| alive.first() == Some(&self.own))
    }

    /// Returns true if this node runs the bots and the timer of a table. When a node joins or leaves, only its tables
    /// are reassigned.
    pub(crate) fn is_ours(&self, table: TableId) -> bool {
        self.read(|alive| match alive {
            [_] => true,
            alive => alive.iter().max_by_key(|node| weight(**node, table)) == Some(&self.own),
        })
    }
}

/// Returns the rendezvous weight of a node for a table.
fn weight(node: NodeId, table: TableId) -> [u8; 32] {
    Sha256::new().chain_update(node.as_str()).chain_update(table.as_str()).finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the nodes that consider a table theirs.
    fn thinkers(nodes: &[NodeId], table: TableId) -> Vec<NodeId> {
        let thinks = |own: &&NodeId| {
            let all = Nodes::new(**own);
            all.keep(nodes);
            all.is_ours(table)
        };
        nodes.iter().filter(thinks).copied().collect()
    }

    #[test]
    fn only_tables_of_a_dead_node_are_reassigned() {
        let nodes: Vec<NodeId> = (0..3).map(|_| NodeId::random()).collect();
        let mut shares = [0; 3];
        for _ in 0..300 {
            let table = TableId::random();
            let [before] = thinkers(&nodes, table)[..] else { panic!("one and only one") };
            shares[nodes.iter().position(|node| *node == before).expect("one of them")] += 1;
            let after = thinkers(&nodes[1..], table);
            assert!(after.len() == 1 && (before == nodes[0] || after == [before]));
        }
        assert!(shares.iter().all(|share| *share > 50), "{shares:?}");
    }

    #[test]
    fn a_node_counts_itself_as_alive() {
        let (own, other) = (NodeId::random(), NodeId::random());
        let nodes = Nodes::new(own);
        assert!(nodes.is_first() && nodes.is_ours(TableId::random()));
        assert!(nodes.keep(&[other]) && !nodes.keep(&[other, own]));
        assert!(nodes.is_alive(own) && nodes.is_alive(other) && !nodes.is_alive(NodeId::random()));
        assert_eq!(nodes.is_first(), own < other);
    }
}
