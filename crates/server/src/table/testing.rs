//! A table for tests, with a database of its own.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use elvaland_rules::GameName;
use serde_json::json;
use tokio::sync::{mpsc, watch};

use super::actor::Message;
use super::live_table::LiveTable;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::model::{Arrangement, Secret, Settings, StoredOccupant, Visitor, VisitorId};
use crate::registry::Registry;
use crate::store::SqliteStore;

/// A table of two people that has begun, without a task.
pub(super) struct TestTable {
    pub(super) live: LiveTable,
    pub(super) messages: mpsc::UnboundedReceiver<Message>,
    folder: PathBuf,
    _close: watch::Sender<bool>,
}

impl TestTable {
    pub(super) async fn new(change: impl FnOnce(&mut Config)) -> TestTable {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("elvaland-table-{}-{number}", std::process::id()));
        let metrics = Arc::new(Metrics::default());
        let address = format!("sqlite:{}", folder.join("table.db").display());
        let store = Arc::new(SqliteStore::open(&address, metrics.clone()).await.expect("a store"));
        let (close, closing) = watch::channel(false);
        let mut config = Config::default();
        change(&mut config);
        let registry = Registry::new(config, store, metrics, closing);
        let id = registry.create(arrangement(&registry).await).await.expect("a table");
        let stored = registry.store.load_table(id).await.expect("an answer").expect("a table");
        let (inbox, messages) = mpsc::unbounded_channel();
        let live = LiveTable::new(registry, inbox, &stored).expect("a game");
        TestTable { live, messages, folder, _close: close }
    }
}

impl Drop for TestTable {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

async fn arrangement(registry: &Registry) -> Arrangement {
    let settings = Settings::new(GameName::default(), json!({"players": 2}));
    let mut seats = Vec::new();
    for name in ["Ada", "Bo"] {
        let who = Visitor { id: VisitorId::random(), name: name.to_owned() };
        registry.store.add_visitor(who.clone(), Secret::random().hash()).await.expect("kept");
        seats.push(StoredOccupant::Person { visitor: who.id, name: who.name, stand_in: None });
    }
    Arrangement::new(None, settings, seats)
}
