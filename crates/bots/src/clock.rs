//! Measures thinking time in CPU time of the thread, so that a busy machine does not make a bot weaker.
//!
//! `wasm32-unknown-unknown` has no clock: the host installs one with [`install`]. Without it, budgets in time become
//! budgets in iterations.

use std::sync::OnceLock;
use std::time::Duration;

/// The clock of the host, if it installed one.
static INSTALLED: OnceLock<fn() -> Duration> = OnceLock::new();

/// Replaces the clock of all bots in this process by `now`, the time since any fixed moment.
///
/// Returns whether it did: only the first call takes effect.
pub fn install(now: fn() -> Duration) -> bool {
    INSTALLED.set(now).is_ok()
}

/// A point in time on the clock of this thread.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timestamp(Duration);

impl Timestamp {
    /// Returns the present, or `None` if there is no clock.
    pub(crate) fn now() -> Option<Timestamp> {
        now().map(Timestamp)
    }

    /// Returns the time that this thread has spent since.
    pub(crate) fn elapsed(self) -> Duration {
        now().unwrap_or(self.0).saturating_sub(self.0)
    }
}

fn now() -> Option<Duration> {
    INSTALLED.get().map(|now| now()).or_else(of_system)
}

#[cfg(unix)]
fn of_system() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Some(Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0)))
}

#[cfg(target_family = "wasm")]
fn of_system() -> Option<Duration> {
    None
}

#[cfg(not(any(unix, target_family = "wasm")))]
fn of_system() -> Option<Duration> {
    use std::time::Instant;
    static BEGIN: OnceLock<Instant> = OnceLock::new();
    Some(BEGIN.get_or_init(Instant::now).elapsed())
}
