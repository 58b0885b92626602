//! Test databases and sample rows.

use elvaland_rules::mechanics::Round;
use elvaland_testkit::{Cluster, Folder};
use std::future::Future;
use std::sync::Arc;

use elvaland_rules::record::RecordStep;
use elvaland_rules::{GameName, Seat};
use elvaland_server::model::{
    Arrangement, Bid, BidChange, Commit, Progress, Settings, Status, StepRow, StoredOccupant, StoredTable, TableRow,
    Visitor,
};
use elvaland_server::store::{PostgresStore, SqliteStore, Store};
use elvaland_server::{Level, Metrics, Secret, TableId, VisitorId};
use serde_json::json;

/// A database of a test's own, which can be opened again.
pub(crate) trait Place: Default {
    type Store: Store;
    fn open(&self) -> impl Future<Output = Self::Store>;
}

impl Place for Folder {
    type Store = SqliteStore;

    async fn open(&self) -> SqliteStore {
        let address = format!("sqlite:{}", self.0.join("store.db").display());
        SqliteStore::open(&address, Arc::new(Metrics::default())).await.expect("a store")
    }
}

/// A database of the server that all tests here share.
pub(crate) struct Database(pub(crate) String);

impl Default for Database {
    fn default() -> Database {
        Database(Cluster::shared().database())
    }
}

impl Place for Database {
    type Store = PostgresStore;

    async fn open(&self) -> PostgresStore {
        PostgresStore::open(&self.0, Arc::new(Metrics::default())).await.expect("a store")
    }
}

pub(crate) fn visitor(name: &str) -> Visitor {
    Visitor { id: VisitorId::random(), name: name.to_owned() }
}

/// A visitor whom the store knows.
pub(crate) async fn known(store: &impl Store, name: &str) -> Visitor {
    let visitor = visitor(name);
    store.add_visitor(visitor.clone(), Secret::random().hash()).await.expect("kept");
    visitor
}

pub(crate) fn sitting(visitor: &Visitor, stand_in: Option<Level>) -> StoredOccupant {
    StoredOccupant::Person { visitor: visitor.id, name: visitor.name.clone(), stand_in }
}

pub(crate) fn table(host: &Visitor, status: Status, seats: Vec<StoredOccupant>) -> TableRow {
    let settings = Settings {
        game: GameName::Nains,
        options: json!({"players": seats.len()}),
        cards: Some("list".to_owned()),
        public: true,
        memory: true,
        hide_scores: false,
        timer: Some(60),
        from: None,
        guided: true,
    };
    TableRow {
        id: TableId::random(),
        revision: 0,
        created: 1000,
        progress: Progress {
            status,
            seq: 0,
            asked: Vec::new(),
            wakes: false,
            updated: 1000,
            round: None,
            is_played: true,
        },
        arrangement: Arrangement::new(Some(host.id), settings, seats),
    }
}

/// A table without a step.
pub(crate) fn fresh(row: &TableRow) -> StoredTable {
    StoredTable { row: row.clone(), header: None, steps: Vec::new(), bids: Vec::new() }
}

/// A bid with this coin for the first tavern.
pub(crate) fn bid(first: u8) -> Bid {
    format!("bid {first} 0 3").parse().expect("three coins")
}

/// A step of this kind, without anything else.
pub(crate) fn step(kind: &str) -> RecordStep {
    RecordStep { kind: kind.to_owned(), ..RecordStep::default() }
}

pub(crate) fn steps(texts: &[&str]) -> Vec<StepRow> {
    texts.iter().map(|text| StepRow { step: step(text), receipts: Vec::new() }).collect()
}

/// Returns a commit of these steps to a table, which has `seq` steps afterwards.
pub(crate) fn commit(row: &TableRow, texts: &[&str], seq: u64) -> Commit {
    Commit {
        table: row.id,
        revision: row.revision,
        steps: steps(texts),
        bids: BidChange::Keep,
        progress: Progress {
            status: Status::Running,
            seq,
            asked: vec![Seat::S0, Seat::S1],
            wakes: true,
            updated: 2000,
            round: Some(Round { age: 1, round: 2 }),
            is_played: true,
        },
        arrangement: None,
        header: None,
        waiting: Vec::new(),
    }
}

/// Returns the same for a table with this revision.
pub(crate) fn later(revision: u64, commit: Commit) -> Commit {
    Commit { revision, ..commit }
}

/// The same tests for every database.
macro_rules! suite {
    ($($test:ident)*) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test::<elvaland_testkit::Folder>().await;
                }
            )*
        }

        mod postgresql {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test::<$crate::kit::Database>().await;
                }
            )*
        }
    };
}
pub(crate) use suite;
