//! Work shared by threads, its results in order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Works on the numbers below `count`, and gives the results to `take` in the order of the numbers, until it has
/// enough: what it is given depends on nothing but the numbers.
pub(super) fn in_order<T: Send>(
    count: u64,
    threads: usize,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T) -> ControlFlow<()>,
) {
    let next = AtomicU64::new(0);
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1).min(usize::try_from(count).unwrap_or(usize::MAX)) {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count || sender.send((number, work(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut wanted = 0;
        for (number, result) in results {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&wanted) {
                wanted += 1;
                if take(result).is_break() {
                    next.store(count, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_until_there_are_enough() {
        for threads in [1, 2, 7] {
            let mut taken = Vec::new();
            in_order(
                100,
                threads,
                |number| number,
                |number| {
                    taken.push(number);
                    if number == 41 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                },
            );
            assert!(taken.into_iter().eq(0..42));
        }
        in_order(0, 3, |_| (), |()| panic!("nothing to do"));
    }
}
