//! Ctrl-C, and the wish of the system that the program ends: long work stops, and what is done is kept.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::failure::INTERRUPTED;

/// Whether somebody wants the work to stop.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Listens from now on. Whoever asks a second time does not want to wait: the program ends at once.
    ///
    /// Where nothing can be listened to, Ctrl-C ends the program as it always does.
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

    /// Whether somebody asked.
    pub(crate) fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Waits until somebody wants the program to end.
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
