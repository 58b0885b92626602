//! Copying, counting and comparing all rows between databases.

use sha2::{Digest, Sha256};

use super::engine::{Engine, Kind, Statement, Value, row_marks};
use crate::store::StoreError;

/// The number of rows per page.
const PAGE: usize = 500;

/// A table of the database.
pub(crate) struct Contents {
    /// Its name.
    pub(crate) name: &'static str,
    /// Its columns; the first ones are its key.
    columns: &'static [(&'static str, Kind)],
    /// The number of key columns.
    key: usize,
}

/// The number of rows, and a hash of all of them in the order of their keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    pub(crate) rows: u64,
    pub(crate) hash: [u8; 32],
}

impl Contents {
    /// All tables except the nodes, which are not copied.
    pub(crate) const ALL: [Contents; 14] = [
        Contents {
            name: "visitors",
            columns: &[
                ("id", Kind::Text),
                ("secret", Kind::Bytes),
                ("name", Kind::Text),
                ("created", Kind::Number),
                ("seen", Kind::Number),
            ],
            key: 1,
        },
        Contents {
            name: "transfers",
            columns: &[("token", Kind::Bytes), ("visitor", Kind::Text), ("expires", Kind::Number)],
            key: 1,
        },
        Contents {
            name: "tables",
            columns: &[
                ("id", Kind::Text),
                ("status", Kind::Text),
                ("host", Kind::Text),
                ("public", Kind::Flag),
                ("settings", Kind::Text),
                ("cards", Kind::Text),
                ("prefix", Kind::Text),
                ("header", Kind::Text),
                ("seq", Kind::Number),
                ("asked", Kind::Number),
                ("wakes", Kind::Flag),
                ("rematch", Kind::Text),
                ("created", Kind::Number),
                ("updated", Kind::Number),
                ("revision", Kind::Number),
                ("round", Kind::Number),
                ("played", Kind::Flag),
                ("reserved", Kind::Text),
                ("votes", Kind::Text),
            ],
            key: 1,
        },
        Contents {
            name: "seats",
            columns: &[
                ("table_id", Kind::Text),
                ("seat", Kind::Number),
                ("visitor", Kind::Text),
                ("name", Kind::Text),
                ("bot", Kind::Text),
            ],
            key: 2,
        },
        Contents {
            name: "steps",
            columns: &[("table_id", Kind::Text), ("seq", Kind::Number), ("step", Kind::Text), ("receipts", Kind::Text)],
            key: 2,
        },
        Contents {
            name: "pending_bids",
            columns: &[
                ("table_id", Kind::Text),
                ("seat", Kind::Number),
                ("seq", Kind::Number),
                ("action", Kind::Text),
                ("keys", Kind::Text),
            ],
            key: 2,
        },
        Contents { name: "reviews", columns: &[("table_id", Kind::Text), ("review", Kind::Text)], key: 1 },
        Contents { name: "results", columns: &[("table_id", Kind::Text), ("result", Kind::Text)], key: 1 },
        Contents { name: "server_keys", columns: &[("name", Kind::Text), ("key", Kind::Bytes)], key: 1 },
        Contents {
            name: "push_subscriptions",
            columns: &[
                ("endpoint", Kind::Text),
                ("visitor", Kind::Text),
                ("p256dh", Kind::Bytes),
                ("auth", Kind::Bytes),
                ("language", Kind::Text),
                ("created", Kind::Number),
                ("failures", Kind::Number),
            ],
            key: 1,
        },
        Contents {
            name: "notification_settings",
            columns: &[("visitor", Kind::Text), ("settings", Kind::Text)],
            key: 1,
        },
        Contents {
            name: "notification_tables",
            columns: &[("visitor", Kind::Text), ("table_id", Kind::Text), ("enabled", Kind::Flag)],
            key: 2,
        },
        Contents {
            name: "notices",
            columns: &[
                ("visitor", Kind::Text),
                ("table_id", Kind::Text),
                ("kind", Kind::Text),
                ("due", Kind::Number),
                ("sent", Kind::Flag),
            ],
            key: 2,
        },
        Contents {
            name: "webhooks",
            columns: &[
                ("id", Kind::Text),
                ("table_id", Kind::Text),
                ("visitor", Kind::Text),
                ("kind", Kind::Text),
                ("url", Kind::Text),
                ("origin", Kind::Text),
                ("language", Kind::Text),
                ("failures", Kind::Number),
            ],
            key: 1,
        },
    ];

    fn names(&self, columns: usize) -> String {
        self.columns[..columns].iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// Returns the number of rows.
    pub(crate) async fn count<E: Engine>(&self, db: &mut E::Connection) -> Result<i64, StoreError> {
        let counted = Statement::composed(format!("SELECT COUNT(*) AS count FROM {}", self.name));
        let row = counted.fetch_first::<E>(db).await?;
        Ok(row.map_or(Ok(0), |row| E::cell(&row, "count"))?)
    }

    /// Returns a page of rows after the one with this key, in order.
    async fn page<E: Engine>(
        &self,
        db: &mut E::Connection,
        after: &[Value<'static>],
    ) -> Result<Vec<Vec<Value<'static>>>, StoreError> {
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

    async fn insert<E: Engine>(&self, db: &mut E::Connection, rows: &[Vec<Value<'static>>]) -> Result<(), StoreError> {
        let (width, list) = (self.columns.len(), row_marks(rows.len(), self.columns.len()));
        let text = format!("INSERT INTO {} ({}) VALUES {list}", self.name, self.names(width));
        let values = rows.iter().flatten().cloned();
        values.fold(Statement::composed(text), Statement::bind).execute::<E>(db).await?;
        Ok(())
    }

    /// Counts and hashes the rows.
    pub(crate) async fn summary<E: Engine>(&self, db: &mut E::Connection) -> Result<Summary, StoreError> {
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
    contents: &Contents,
    from: &mut A::Connection,
    to: &mut B::Connection,
) -> Result<Summary, StoreError> {
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
    fn read(&mut self, page: &[Vec<Value<'static>>]) {
        self.rows += page.len() as u64;
        for value in page.iter().flatten() {
            // Each with its kind and its length, so that no two tables read the same.
            let (kind, bytes) = match value {
                Value::Text(None) => (0u8, Vec::new()),
                Value::Text(Some(text)) => (1, text.as_bytes().to_vec()),
                Value::Number(number) => (2, number.to_be_bytes().to_vec()),
                Value::Flag(flag) => (3, vec![u8::from(*flag)]),
                Value::Bytes(bytes) => (4, bytes.to_vec()),
            };
            self.hash.update([kind]);
            self.hash.update((bytes.len() as u64).to_be_bytes());
            self.hash.update(bytes);
        }
    }

    fn end(self) -> Summary {
        Summary { rows: self.rows, hash: self.hash.finalize().into() }
    }
}
