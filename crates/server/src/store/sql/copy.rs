//! Copying, counting and comparing all rows between databases.

use sha2::{Digest, Sha256};

use super::engine::{Engine, SqlType, SqlValue, Statement, row_marks};
use crate::store::StoreError;

/// The number of rows per page.
const PAGE: usize = 500;

/// A table of the database.
pub(crate) struct Contents<'a> {
    /// Its name.
    pub(crate) name: &'a str,
    /// Its columns; the first ones are its key.
    pub(super) columns: &'a [(&'a str, SqlType)],
    /// The number of key columns.
    pub(super) key: usize,
}

/// The number of rows, and a hash of all of them in the order of their keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ContentDigest {
    pub(crate) rows: u64,
    pub(crate) hash: [u8; 32],
}

impl Contents<'static> {
    /// All tables except those about running nodes, which are not copied.
    pub(crate) const ALL: [Contents<'static>; 17] = [
        Contents {
            name: "visitors",
            columns: &[
                ("id", SqlType::Text),
                ("secret", SqlType::Bytes),
                ("name", SqlType::Text),
                ("created", SqlType::Number),
                ("seen", SqlType::Number),
            ],
            key: 1,
        },
        Contents {
            name: "transfers",
            columns: &[("token", SqlType::Bytes), ("visitor", SqlType::Text), ("expires", SqlType::Number)],
            key: 1,
        },
        Contents {
            name: "tables",
            columns: &[
                ("id", SqlType::Text),
                ("status", SqlType::Text),
                ("host", SqlType::Text),
                ("public", SqlType::Flag),
                ("settings", SqlType::Text),
                ("cards", SqlType::Text),
                ("prefix", SqlType::Text),
                ("header", SqlType::Text),
                ("seq", SqlType::Number),
                ("asked", SqlType::Number),
                ("wakes", SqlType::Flag),
                ("rematch", SqlType::Text),
                ("created", SqlType::Number),
                ("updated", SqlType::Number),
                ("revision", SqlType::Number),
                ("round", SqlType::Number),
                ("played", SqlType::Flag),
                ("reserved", SqlType::Text),
                ("votes", SqlType::Text),
            ],
            key: 1,
        },
        Contents {
            name: "seats",
            columns: &[
                ("table_id", SqlType::Text),
                ("seat", SqlType::Number),
                ("visitor", SqlType::Text),
                ("name", SqlType::Text),
                ("bot", SqlType::Text),
            ],
            key: 2,
        },
        Contents {
            name: "steps",
            columns: &[
                ("table_id", SqlType::Text),
                ("seq", SqlType::Number),
                ("step", SqlType::Text),
                ("receipts", SqlType::Text),
            ],
            key: 2,
        },
        Contents {
            name: "pending_bids",
            columns: &[
                ("table_id", SqlType::Text),
                ("seat", SqlType::Number),
                ("seq", SqlType::Number),
                ("action", SqlType::Text),
                ("keys", SqlType::Text),
            ],
            key: 2,
        },
        Contents { name: "reviews", columns: &[("table_id", SqlType::Text), ("review", SqlType::Text)], key: 1 },
        Contents { name: "results", columns: &[("table_id", SqlType::Text), ("result", SqlType::Text)], key: 1 },
        Contents { name: "server_keys", columns: &[("name", SqlType::Text), ("key", SqlType::Bytes)], key: 1 },
        Contents {
            name: "push_subscriptions",
            columns: &[
                ("endpoint", SqlType::Text),
                ("visitor", SqlType::Text),
                ("p256dh", SqlType::Bytes),
                ("auth", SqlType::Bytes),
                ("language", SqlType::Text),
                ("created", SqlType::Number),
                ("failures", SqlType::Number),
            ],
            key: 2,
        },
        Contents {
            name: "notification_settings",
            columns: &[("visitor", SqlType::Text), ("settings", SqlType::Text)],
            key: 1,
        },
        Contents {
            name: "notification_tables",
            columns: &[("visitor", SqlType::Text), ("table_id", SqlType::Text), ("enabled", SqlType::Flag)],
            key: 2,
        },
        Contents {
            name: "notices",
            columns: &[
                ("visitor", SqlType::Text),
                ("table_id", SqlType::Text),
                ("kind", SqlType::Text),
                ("due", SqlType::Number),
                ("sent", SqlType::Flag),
                ("id", SqlType::Text),
                ("claimed", SqlType::Number),
            ],
            key: 2,
        },
        Contents {
            name: "webhooks",
            columns: &[
                ("id", SqlType::Text),
                ("table_id", SqlType::Text),
                ("visitor", SqlType::Text),
                ("kind", SqlType::Text),
                ("url", SqlType::Text),
                ("origin", SqlType::Text),
                ("language", SqlType::Text),
                ("failures", SqlType::Number),
            ],
            key: 1,
        },
        Contents {
            name: "orders",
            columns: &[
                ("id", SqlType::Number),
                ("given", SqlType::Number),
                ("operator", SqlType::Text),
                ("command", SqlType::Text),
                ("affected", SqlType::Text),
            ],
            key: 1,
        },
        Contents { name: "bans", columns: &[("subject", SqlType::Text), ("until", SqlType::Number)], key: 1 },
        Contents { name: "announcements", columns: &[("message", SqlType::Text), ("until", SqlType::Number)], key: 1 },
    ];
}

impl Contents<'_> {
    fn names(&self, columns: usize) -> String {
        self.columns[..columns].iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// Returns the number of rows.
    pub(crate) async fn count<E: Engine>(&self, db: &mut E::Connection) -> Result<i64, StoreError> {
        let counted = Statement::composed(format!("SELECT COUNT(*) AS count FROM {}", self.name));
        let row = counted.fetch_first::<E>(db).await?;
        Ok(row.map_or(Ok(0), |row| E::cell(&row, "count"))?)
    }

    /// Deletes all rows.
    pub(crate) async fn clear<E: Engine>(&self, db: &mut E::Connection) -> Result<(), StoreError> {
        Statement::composed(format!("DELETE FROM {}", self.name)).execute::<E>(db).await?;
        Ok(())
    }

    /// Returns a page of rows after the one with this key, in order.
    async fn page<E: Engine>(
        &self,
        db: &mut E::Connection,
        after: &[SqlValue<'static>],
    ) -> Result<Vec<Vec<SqlValue<'static>>>, StoreError> {
        let (all, key) = (self.names(self.columns.len()), self.names(self.key));
        let rest = if after.is_empty() { String::new() } else { format!("WHERE ({key}) > {}", row_marks(1, self.key)) };
        let text = format!("SELECT {all} FROM {} {rest} ORDER BY {key} LIMIT {PAGE}", self.name);
        let page = after.iter().cloned().fold(Statement::composed(text), Statement::bind);
        let rows = page.fetch_all::<E>(db).await?;
        let read = |row: &E::Row| {
            let cells = self.columns.iter().map(|&(column, kind)| E::value(row, column, kind));
            cells.collect::<Result<Vec<_>, _>>()
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    async fn insert<E: Engine>(
        &self,
        db: &mut E::Connection,
        rows: &[Vec<SqlValue<'static>>],
    ) -> Result<(), StoreError> {
        let (width, list) = (self.columns.len(), row_marks(rows.len(), self.columns.len()));
        let text = format!("INSERT INTO {} ({}) VALUES {list}", self.name, self.names(width));
        let values = rows.iter().flatten().cloned();
        values.fold(Statement::composed(text), Statement::bind).execute::<E>(db).await?;
        Ok(())
    }

    /// Counts and hashes the rows.
    pub(crate) async fn summary<E: Engine>(&self, db: &mut E::Connection) -> Result<ContentDigest, StoreError> {
        let (mut reading, mut last) = (Reading::default(), Vec::new());
        loop {
            let page = self.page::<E>(db, &last).await?;
            let Some(row) = page.last() else { return Ok(reading.end()) };
            last = row[..self.key].to_vec();
            reading.read(&page);
        }
    }
}

/// Copies a table; returns the summary of the rows that were read.
pub(crate) async fn copy<A: Engine, B: Engine>(
    contents: &Contents<'_>,
    from: &mut A::Connection,
    to: &mut B::Connection,
) -> Result<ContentDigest, StoreError> {
    let (mut reading, mut last) = (Reading::default(), Vec::new());
    loop {
        let page = contents.page::<A>(from, &last).await?;
        let Some(row) = page.last() else { return Ok(reading.end()) };
        last = row[..contents.key].to_vec();
        contents.insert::<B>(to, &page).await?;
        reading.read(&page);
    }
}

/// A table that is being read.
#[derive(Default)]
struct Reading {
    rows: u64,
    hash: Sha256,
}

impl Reading {
    fn read(&mut self, page: &[Vec<SqlValue<'static>>]) {
        self.rows += page.len() as u64;
        for value in page.iter().flatten() {
            // Each with its kind and its length, so that no two tables read the same.
            let (kind, bytes) = match value {
                SqlValue::Text(None) => (0u8, Vec::new()),
                SqlValue::Text(Some(text)) => (1, text.as_bytes().to_vec()),
                SqlValue::Number(number) => (2, number.to_be_bytes().to_vec()),
                SqlValue::Flag(flag) => (3, vec![u8::from(*flag)]),
                SqlValue::Bytes(bytes) => (4, bytes.to_vec()),
            };
            self.hash.update([kind]);
            self.hash.update((bytes.len() as u64).to_be_bytes());
            self.hash.update(bytes);
        }
    }

    fn end(self) -> ContentDigest {
        ContentDigest { rows: self.rows, hash: self.hash.finalize().into() }
    }
}
