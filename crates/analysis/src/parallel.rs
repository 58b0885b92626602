//! Numbered work on several threads, with results in the order of the numbers.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Numbered work, in chunks.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    /// The number of jobs; jobs are numbered from 0.
    pub count: u64,
    /// The number of jobs that a thread takes at once.
    pub chunk: u64,
    /// The number of threads.
    pub threads: usize,
}

/// The chunk size for games without bots, which take microseconds.
pub const FAST_GAMES: u64 = 256;
/// Results per thread that may wait for the consumer.
const WAITING: usize = 2;

/// Returns the number of processors.
pub fn all_threads() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Calls `work` for chunks of numbers on several threads, and `take` with the results in order until it breaks.
///
/// Threads take the next chunk when they are done with one. What `take` receives depends on the numbers alone, not on
/// the number of threads. Threads wait when `take` is slower than they are.
///
/// # Errors
/// The first error of `take`; the work stops then.
pub fn in_order<T: Send, E>(
    Work { count, chunk, threads }: Work,
    work: impl Fn(Range<u64>) -> T + Sync,
    take: impl FnMut(T) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let chunks = count.div_ceil(chunk);
    let threads = threads.clamp(1, usize::try_from(chunks).unwrap_or(usize::MAX).max(1));
    let next = AtomicU64::new(0);
    let (sender, results) = mpsc::sync_channel(WAITING * threads);
    thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                let _guard = StopOnPanic { next, chunks };
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= chunks {
                        return;
                    }
                    let numbers = number * chunk..count.min((number + 1) * chunk);
                    if sender.send((number, work(numbers))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        take_in_order(results, take)
    })
}

/// Passes numbered results to `take` in order. Threads that still send notice that the receiver is gone, and stop.
fn take_in_order<T, E>(
    results: mpsc::Receiver<(u64, T)>,
    mut take: impl FnMut(T) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let mut waiting = BTreeMap::new();
    let mut wanted = 0;
    for (number, result) in results {
        waiting.insert(number, result);
        while let Some(result) = waiting.remove(&wanted) {
            wanted += 1;
            if take(result)?.is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Leaves no chunk to the other threads when this one panics; the scope then passes the panic on.
struct StopOnPanic<'a> {
    next: &'a AtomicU64,
    chunks: u64,
}

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.next.store(self.chunks, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    #[test]
    fn results_arrive_in_order_for_any_number_of_threads() {
        for threads in [1, 2, 3, 64] {
            for count in [0, 1, 10, 57] {
                let mut numbers = Vec::new();
                let taken: Result<(), Infallible> =
                    in_order(Work { count, chunk: 10, threads }, Vec::from_iter, |chunk| {
                        numbers.extend(chunk);
                        Ok(ControlFlow::Continue(()))
                    });
                assert!(taken.is_ok());
                assert!(numbers.into_iter().eq(0..count), "{threads} threads, {count} numbers");
            }
        }
    }

    #[test]
    fn work_stops_on_error_and_on_break() {
        let endless = Work { count: u64::MAX / 2, chunk: 256, threads: 2 };
        assert_eq!(in_order(endless, |_| (), |()| Err("enough")), Err("enough"));
        let mut taken = 0;
        let result: Result<(), Infallible> = in_order(
            endless,
            |_| (),
            |()| {
                taken += 1;
                Ok(if taken == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
            },
        );
        assert!(result.is_ok() && taken == 3);
    }

    #[test]
    fn panic_of_one_thread_ends_the_work() {
        let endless = Work { count: u64::MAX / 2, chunk: 1, threads: 3 };
        let work = |numbers: Range<u64>| assert_ne!(numbers.start, 5, "a broken game");
        let take = |()| Ok::<_, Infallible>(ControlFlow::Continue(()));
        assert!(catch_unwind(AssertUnwindSafe(|| in_order(endless, work, take))).is_err());
    }
}
