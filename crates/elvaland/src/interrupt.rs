//! SIGINT and SIGTERM: long work stops and reports what was done.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::failure::INTERRUPTED;

/// Whether an interrupt was received.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Starts listening for signals. A second signal ends the process at once.
    ///
    /// If signals cannot be handled, they end the process as usual.
    pub(crate) fn listen() -> Interrupt {
        let interrupt = Interrupt::default();
        let asked = interrupt.clone();
        thread::spawn(move || {
            let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
            runtime.block_on(async {
                if wanted().await.is_ok() {
                    asked.0.store(true, Ordering::Relaxed);
                }
                if wanted().await.is_ok() {
                    process::exit(INTERRUPTED.into());
                }
            });
        });
        interrupt
    }

    /// True after the first signal.
    pub(crate) fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Waits for a signal.
#[cfg(unix)]
async fn wanted() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        asked = tokio::signal::ctrl_c() => asked,
        _ = terminate.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn wanted() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}
