//! Work shared by threads, its results in order.

use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use crate::failure::Failure;

/// Work on numbers, in chunks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Work {
    /// How many numbers, from 0 on.
    pub(crate) count: u64,
    /// How many of them at once.
    pub(crate) chunk: u64,
    /// By how many threads.
    pub(crate) threads: usize,
}

/// The chunks of quick games.
pub(crate) const QUICK: u64 = 256;
/// Finished chunks that may wait for their turn, for each thread.
const WAITING: usize = 2;

/// As many threads as there are processors.
pub(crate) fn all_threads() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// Works through the numbers in chunks, and gives the results to `take` in the order of the numbers, until it has enough.
///
/// Thread `t` of `n` does every `n`-th chunk, so the results depend on nothing but the numbers, and no more than a few
/// chunks are ever held.
///
/// # Errors
/// The first error of `take`; the work stops then.
pub(crate) fn in_order<T: Send>(
    Work { count, chunk, threads }: Work,
    work: impl Fn(Range<u64>) -> T + Sync,
    mut take: impl FnMut(T) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let chunks = count.div_ceil(chunk);
    let threads = threads.clamp(1, usize::try_from(chunks).unwrap_or(usize::MAX).max(1));
    thread::scope(|scope| {
        let results: Vec<Receiver<T>> = (0..threads as u64)
            .map(|first| {
                let (sender, receiver) = mpsc::sync_channel(WAITING);
                let work = &work;
                scope.spawn(move || {
                    for number in (first..chunks).step_by(threads) {
                        let numbers = number * chunk..count.min((number + 1) * chunk);
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
                Ok(result) => {
                    if take(result)?.is_break() {
                        break;
                    }
                }
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
            for count in [0, 1, 10, 57] {
                let mut numbers = Vec::new();
                let took = in_order(Work { count, chunk: 10, threads }, Vec::from_iter, |chunk| {
                    numbers.extend(chunk);
                    Ok(ControlFlow::Continue(()))
                });
                assert!(took.is_ok());
                assert!(numbers.into_iter().eq(0..count), "{threads} threads, {count} games");
            }
        }
    }

    #[test]
    fn an_error_stops_the_work_and_so_does_enough() {
        let endless = Work { count: u64::MAX / 2, chunk: 256, threads: 2 };
        let took = in_order(endless, |_| (), |()| Err(Failure::Broken("enough".to_owned())));
        assert!(matches!(took, Err(Failure::Broken(_))));
        let mut taken = 0;
        let took = in_order(
            endless,
            |_| (),
            |()| {
                taken += 1;
                Ok(if taken == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
            },
        );
        assert!(took.is_ok() && taken == 3);
    }
}
