//! Work shared by threads, its results in order.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use crate::failure::Failure;

/// Games of one chunk of work.
const CHUNK: u64 = 256;
/// Finished chunks that may wait for their turn, for each thread.
const WAITING: usize = 2;

/// As many threads as there are processors.
pub(crate) fn all_threads() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Works through the numbers below `count` in chunks, and gives the results to `take` in the order of the numbers.
///
/// Thread `t` of `n` does every `n`-th chunk, so the results depend on nothing but the numbers, and no more than a few
/// chunks are ever held.
///
/// # Errors
/// The first error of `take`; the work stops then.
pub(crate) fn in_order<T: Send>(
    count: u64,
    threads: usize,
    work: impl Fn(Range<u64>) -> T + Sync,
    mut take: impl FnMut(T) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let chunks = count.div_ceil(CHUNK);
    let threads = threads.clamp(1, usize::try_from(chunks).unwrap_or(usize::MAX).max(1));
    thread::scope(|scope| {
        let results: Vec<Receiver<T>> = (0..threads as u64)
            .map(|first| {
                let (sender, receiver) = mpsc::sync_channel(WAITING);
                let work = &work;
                scope.spawn(move || {
                    for chunk in (first..chunks).step_by(threads) {
                        let numbers = chunk * CHUNK..count.min((chunk + 1) * CHUNK);
                        if sender.send(work(numbers)).is_err() {
                            return;
                        }
                    }
                });
                receiver
            })
            .collect();
        for result in results.iter().cycle().take(chunks as usize) {
            match result.recv() {
                Ok(result) => take(result)?,
                // The thread panicked; the scope passes it on.
                Err(_) => break,
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_the_number_of_threads() {
        for threads in [1, 2, 3, 64] {
            for count in [0, 1, CHUNK, 5 * CHUNK + 7] {
                let mut numbers = Vec::new();
                let took = in_order(count, threads, Vec::from_iter, |chunk| {
                    numbers.extend(chunk);
                    Ok(())
                });
                assert!(took.is_ok());
                assert!(numbers.into_iter().eq(0..count), "{threads} threads, {count} games");
            }
        }
    }

    #[test]
    fn an_error_stops_the_work() {
        let took = in_order(u64::MAX / 2, 2, |_| (), |()| Err(Failure::Broken("enough".to_owned())));
        assert!(matches!(took, Err(Failure::Broken(_))));
    }
}
