//! The writes of the store, each as a part of a transaction.

mod cleanup;
mod tables;
mod visitors;

use super::engine::Engine;
use super::notifications::NotificationWrite;
use super::orders;
use crate::model::{AffectedTable, Commit, NodeId, Notice, SecretHash, StoredTable, TableId, Visitor, VisitorId};
use crate::store::{ClusterMessage, StoreError, Unused};
use cleanup::{forget_games, sweep};
use tables::{KEEP_RESULT, KEEP_REVIEW, create, delete, keep};
pub(super) use tables::{change, clear as clear_table};
pub(super) use visitors::erase;
use visitors::{add_transfer, add_visitor, rename, see_visitor, use_transfer};

/// A change of the database.
pub(super) enum Write {
    AddVisitor(Visitor, SecretHash),
    SeeVisitor(VisitorId, i64),
    Rename(VisitorId, String),
    Erase(VisitorId),
    AddTransfer {
        visitor: VisitorId,
        token: SecretHash,
        expires: i64,
    },
    UseTransfer {
        token: SecretHash,
        secret: SecretHash,
        now: i64,
    },
    Create(Box<StoredTable>),
    Commit(Box<Commit>),
    Delete(TableId, u64),
    Review(TableId, String),
    Result(TableId, String),
    ForgetGames(VisitorId, Option<TableId>),
    Sweep(Unused, i64),
    /// Changes something about notifications.
    Notifications(NotificationWrite),
    /// Keeps what this server answers to an order of the operator.
    AnswerOrder {
        order: i64,
        node: NodeId,
        answer: String,
    },
    /// Publishes a message to the other nodes without writing.
    Publish(ClusterMessage),
}

/// The result of a write.
pub(super) enum WriteResult {
    Done,
    Visitor(Option<Visitor>),
    AffectedTable(Vec<AffectedTable>),
    Notices(Vec<Notice>),
    /// Whether something was added, or is one too many.
    Added(bool),
}

impl Write {
    pub(super) async fn run<E: Engine>(&self, db: &mut E::Connection) -> Result<WriteResult, StoreError> {
        match self {
            Write::AddVisitor(visitor, secret) => add_visitor::<E>(db, visitor, secret).await?,
            Write::SeeVisitor(visitor, now) => see_visitor::<E>(db, *visitor, *now).await?,
            Write::Rename(visitor, name) => {
                return rename::<E>(db, *visitor, name).await.map(WriteResult::AffectedTable);
            }
            Write::Erase(visitor) => return erase::<E>(db, *visitor).await.map(WriteResult::AffectedTable),
            Write::AddTransfer { visitor, token, expires } => add_transfer::<E>(db, *visitor, token, *expires).await?,
            Write::UseTransfer { token, secret, now } => {
                return use_transfer::<E>(db, token, secret, *now).await.map(WriteResult::Visitor);
            }
            Write::Create(table) => create::<E>(db, table).await?,
            Write::Commit(commit) => change::<E>(db, &[commit]).await?,
            Write::Delete(table, revision) => delete::<E>(db, table.as_str(), *revision).await?,
            Write::Review(table, review) => keep::<E>(db, KEEP_REVIEW, table.as_str(), review).await?,
            Write::Result(table, result) => keep::<E>(db, KEEP_RESULT, table.as_str(), result).await?,
            Write::ForgetGames(visitor, table) => {
                return forget_games::<E>(db, *visitor, *table).await.map(WriteResult::AffectedTable);
            }
            Write::Sweep(what, since) => return sweep::<E>(db, *what, *since).await.map(WriteResult::AffectedTable),
            Write::Notifications(write) => return write.run::<E>(db).await,
            Write::AnswerOrder { order, node, answer } => orders::answer::<E>(db, *order, *node, answer).await?,
            Write::Publish(_) => {}
        }
        Ok(WriteResult::Done)
    }

    /// Returns the table that is written to. Transactions that lock tables in the same order do not deadlock.
    pub(super) fn table(&self) -> Option<TableId> {
        match self {
            Write::Create(table) => Some(table.row.id),
            Write::Commit(commit) => Some(commit.table),
            Write::Delete(table, _) | Write::Review(table, _) | Write::Result(table, _) => Some(*table),
            Write::Notifications(write) => write.table(),
            _ => None,
        }
    }

    /// Returns the messages to other nodes after a write.
    pub(super) fn messages(&self, written: &WriteResult) -> Vec<ClusterMessage> {
        let affected_tables = match written {
            WriteResult::AffectedTable(tables) => tables.as_slice(),
            WriteResult::Done | WriteResult::Visitor(_) | WriteResult::Notices(_) | WriteResult::Added(_) => &[],
        };
        let mut messages: Vec<ClusterMessage> = affected_tables
            .iter()
            .map(|&AffectedTable { table, wakes }| ClusterMessage::Refreshed { table, wakes })
            .collect();
        messages.extend(match (self, written) {
            (Write::Rename(visitor, _) | Write::Erase(visitor), _) => Some(ClusterMessage::Visitor(*visitor)),
            (Write::UseTransfer { .. }, WriteResult::Visitor(Some(visitor))) => {
                Some(ClusterMessage::Transferred(visitor.id))
            }
            (Write::Create(table), _) => Some(ClusterMessage::created(&table.row)),
            (Write::Commit(commit), _) => Some(ClusterMessage::changed(commit)),
            (Write::Delete(table, _), _) => Some(ClusterMessage::Refreshed { table: *table, wakes: false }),
            (Write::Notifications(write), _) => write.message(),
            (Write::Publish(message), _) => Some(message.clone()),
            _ => None,
        });
        messages
    }
}
