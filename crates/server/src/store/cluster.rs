//! Membership and messages of the nodes that share a database. Messages hold no secrets but the ids of tables, and only
//! announce what is stored.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use super::StoreFuture;
use crate::model::{Commit, NodeId, TableId, TableRow, VisitorId};

/// The nodes that share a database, and messages between them. A database of a single node has none.
pub trait ClusterBus: Send + Sync + 'static {
    /// Returns the id of this node.
    fn node(&self) -> NodeId;
    /// Renews the lease of this node; returns all nodes with a valid lease, itself included.
    fn alive(&self, lease: Duration) -> StoreFuture<'_, Vec<NodeId>>;
    /// Removes this node from the list of nodes.
    fn leave(&self) -> StoreFuture<'_, ()>;
    /// Sends the other nodes a message about something that is not stored.
    fn publish(&self, message: ClusterMessage) -> StoreFuture<'_, ()>;
    /// Returns the messages of other nodes; only the first caller gets them.
    fn events(&self) -> Option<mpsc::UnboundedReceiver<ClusterEvent>>;
}

/// A message of one node to all others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClusterMessage {
    /// A table was created or changed.
    Changed {
        /// The table.
        table: TableId,
        /// The revision it has now.
        revision: u64,
        /// The number of steps it has now.
        seq: u64,
        /// Whether a bot is to play there, or a timer runs.
        wakes: bool,
        /// The people who are asked now and were not before.
        waiting: Vec<VisitorId>,
    },
    /// A table is gone, or the people at it have other names, or none any more.
    Refreshed {
        /// The table.
        table: TableId,
        /// Whether a bot is to play there, or a timer runs.
        wakes: bool,
    },
    /// A visitor has another name or secret, or is gone.
    Visitor(VisitorId),
    /// A visitor has moved to another device: the old secret is void, and the streams of the old device end.
    Transferred(VisitorId),
    /// The sending node knows of the transfer of a visitor.
    TransferKnown(VisitorId),
    /// A player sends a reaction.
    Reaction {
        /// The table.
        table: TableId,
        /// The player.
        seat: usize,
        /// The name of the reaction.
        reaction: String,
    },
    /// The players who watch a table at the sending node.
    Present {
        /// The table.
        table: TableId,
        /// Their seats.
        seats: Vec<usize>,
    },
    /// A node has loaded a table into memory and asks the others for its watchers.
    WhoIsThere(TableId),
    /// A visitor has other push subscriptions than before.
    Subscriptions(VisitorId),
    /// A table has other webhooks than before.
    Webhooks(TableId),
    /// A game is being reviewed.
    Reviewing {
        /// The table.
        table: TableId,
        /// The number of decisions rated.
        done: usize,
        /// The number of all decisions.
        all: usize,
    },
}

/// An event that a node receives from the cluster.
#[derive(Clone, PartialEq, Debug)]
pub enum ClusterEvent {
    /// Another node sent a message.
    From(NodeId, ClusterMessage),
    /// The connection was lost for a while: messages may be missing.
    Missed,
}

impl ClusterMessage {
    pub(super) fn created(row: &TableRow) -> ClusterMessage {
        let TableRow { id, revision, progress, .. } = row;
        ClusterMessage::Changed {
            table: *id,
            revision: *revision,
            seq: progress.seq,
            wakes: progress.wakes,
            waiting: progress.asked.iter().filter_map(|seat| row.arrangement.person(*seat)).collect(),
        }
    }

    pub(super) fn changed(commit: &Commit) -> ClusterMessage {
        ClusterMessage::Changed {
            table: commit.table,
            revision: commit.revision + 1,
            seq: commit.progress.seq,
            wakes: commit.progress.wakes,
            waiting: commit.waiting.clone(),
        }
    }
}

/// The maximum bytes of one message between nodes; PostgreSQL allows 8000.
const LONGEST: usize = 7000;

/// Encodes messages of a node as payloads of NOTIFY: as few as possible, each shorter than [`LONGEST`] bytes.
pub(super) fn encode(node: NodeId, messages: &[ClusterMessage]) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for message in messages.iter().filter_map(|message| serde_json::to_string(message).ok()) {
        match payloads.last_mut().filter(|payload| payload.len() + message.len() < LONGEST) {
            Some(payload) => {
                payload.push('\n');
                payload.push_str(&message);
            }
            None => payloads.push(format!("{node}\n{message}")),
        }
    }
    payloads
}

/// Decodes a payload into its sender and messages. Messages that a later version added are left out.
pub(super) fn decode(payload: &str) -> Option<(NodeId, Vec<ClusterMessage>)> {
    let mut lines = payload.lines();
    let node = lines.next()?.parse().ok()?;
    Some((node, lines.filter_map(|line| serde_json::from_str(line).ok()).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cluster_messages_are_batched_and_read_back() {
        let node = NodeId::random();
        let mut messages: Vec<ClusterMessage> =
            (0..300).map(|_| ClusterMessage::Refreshed { table: TableId::random(), wakes: true }).collect();
        messages.push(ClusterMessage::Reaction { table: TableId::random(), seat: 2, reaction: "a\nb".to_owned() });
        let payloads = encode(node, &messages);
        assert!(payloads.len() > 1 && payloads.iter().all(|payload| payload.len() < 8000), "{}", payloads.len());
        let read: Vec<(NodeId, Vec<ClusterMessage>)> = payloads.iter().filter_map(|payload| decode(payload)).collect();
        assert!(read.iter().all(|(from, _)| *from == node));
        assert_eq!(read.into_iter().flat_map(|(_, messages)| messages).collect::<Vec<_>>(), messages);
        assert_eq!(super::decode("nobody\n{}"), None);
    }
}
