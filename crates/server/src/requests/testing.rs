//! A registry for tests, with a database of its own.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::sync::watch;

use crate::config::Config;
use crate::metrics::Metrics;
use crate::registry::Registry;
use crate::store::SqliteStore;

/// A registry without tables.
pub(super) struct TestRegistry {
    pub(super) registry: Arc<Registry>,
    folder: PathBuf,
    _close: watch::Sender<bool>,
}

impl TestRegistry {
    pub(super) async fn new(change: impl FnOnce(&mut Config)) -> TestRegistry {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("elvaland-requests-{}-{number}", std::process::id()));
        let metrics = Arc::new(Metrics::default());
        let address = format!("sqlite:{}", folder.join("requests.db").display());
        let store = Arc::new(SqliteStore::open(&address, metrics.clone()).await.expect("a store"));
        let (close, closing) = watch::channel(false);
        let mut config = Config::default();
        change(&mut config);
        TestRegistry { registry: Registry::new(config, store, metrics, closing), folder, _close: close }
    }
}

impl Drop for TestRegistry {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
