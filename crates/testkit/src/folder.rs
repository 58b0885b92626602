//! Temporary folders.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A temporary folder, removed after the test.
pub struct Folder(
    /// Its path.
    pub PathBuf,
);

impl Folder {
    /// Creates an empty folder of its own.
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("elvaland-test-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }
}

impl Default for Folder {
    fn default() -> Folder {
        Folder::new()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
