//! What nodes tell one another. Nothing of it is secret but the names of tables, and nothing of it is the truth: that
//! is stored.

use serde::{Deserialize, Serialize};

use crate::model::{Commit, NodeId, TableId, TableRow, VisitorId};

/// Something that one node tells the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClusterMessage {
    /// A table was changed, or made.
    Changed {
        /// Which one.
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
        /// Which one.
        table: TableId,
        /// Whether a bot is to play there, or a timer runs.
        wakes: bool,
    },
    /// A visitor has another name or secret, or is gone.
    Visitor(VisitorId),
    /// A player says something short.
    Reaction {
        /// Where.
        table: TableId,
        /// Who.
        seat: usize,
        /// What, by its name.
        reaction: String,
    },
    /// The players who watch a table at the node that tells it.
    Present {
        /// Which one.
        table: TableId,
        /// Their seats.
        seats: Vec<usize>,
    },
    /// A node has fetched a table into memory and wants to know who is there.
    WhoIsThere(TableId),
    /// A game is being reviewed.
    Reviewing {
        /// Which one.
        table: TableId,
        /// The decisions that were thought about.
        done: usize,
        /// All of them.
        all: usize,
    },
}

/// What a node hears.
#[derive(Clone, PartialEq, Debug)]
pub enum ClusterEvent {
    /// Another node tells something.
    From(NodeId, ClusterMessage),
    /// The connection was lost for a while: anything may have been told meanwhile.
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

/// The most bytes of one message between nodes; PostgreSQL allows 8000.
const LONGEST: usize = 7000;

/// Messages that hold these notices of a node: as few as possible, none too long.
pub(super) fn written(node: NodeId, notices: &[ClusterMessage]) -> Vec<String> {
    let mut messages: Vec<String> = Vec::new();
    for notice in notices.iter().filter_map(|notice| serde_json::to_string(notice).ok()) {
        match messages.last_mut().filter(|message| message.len() + notice.len() < LONGEST) {
            Some(message) => {
                message.push('\n');
                message.push_str(&notice);
            }
            None => messages.push(format!("{node}\n{notice}")),
        }
    }
    messages
}

/// The notices in a message, and whose they are; what cannot be read is from a later version.
pub(super) fn read(message: &str) -> Option<(NodeId, Vec<ClusterMessage>)> {
    let mut lines = message.lines();
    let node = lines.next()?.parse().ok()?;
    Some((node, lines.filter_map(|line| serde_json::from_str(line).ok()).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cluster_messages_are_batched_and_read_back() {
        let node = NodeId::random();
        let mut notices: Vec<ClusterMessage> =
            (0..300).map(|_| ClusterMessage::Refreshed { table: TableId::random(), wakes: true }).collect();
        notices.push(ClusterMessage::Reaction { table: TableId::random(), seat: 2, reaction: "a\nb".to_owned() });
        let messages = written(node, &notices);
        assert!(messages.len() > 1 && messages.iter().all(|message| message.len() < 8000), "{}", messages.len());
        let read: Vec<(NodeId, Vec<ClusterMessage>)> = messages.iter().filter_map(|message| read(message)).collect();
        assert!(read.iter().all(|(from, _)| *from == node));
        assert_eq!(read.into_iter().flat_map(|(_, notices)| notices).collect::<Vec<_>>(), notices);
        assert_eq!(super::read("nobody\n{}"), None);
    }
}
