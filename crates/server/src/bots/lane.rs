//! A bounded number of threads that work on a fair queue of jobs.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use crate::fair_queue::{FairQueue, Payer, Turn};

/// A job; its argument is the number of threads that its payer is entitled to, at most 1.
type Job = Box<dyn FnOnce(f64) + Send>;

/// The maximum number of jobs that wait in a lane with [`Lane::has_room`], and of those of one address.
const MOST_WAITING: usize = 512;
const MOST_OF_ADDRESS: usize = 32;

/// Threads and the jobs that wait for them.
pub(crate) struct Lane {
    threads: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    queue: FairQueue<Job>,
    running: usize,
}

impl Lane {
    pub(crate) fn new(threads: usize) -> Arc<Lane> {
        Arc::new(Lane { threads: threads.max(1), state: Mutex::default() })
    }

    pub(crate) fn threads(&self) -> usize {
        self.threads
    }

    /// Returns the number of jobs that wait or run.
    pub(crate) fn jobs(&self) -> usize {
        let state = self.state();
        state.running + state.queue.waiting()
    }

    /// Returns true if one more job of this payer may wait, so that nobody fills the memory with jobs.
    pub(crate) fn has_room(&self, payer: Payer) -> bool {
        let state = self.state();
        state.queue.waiting() < MOST_WAITING && state.queue.waiting_of_address(payer) < MOST_OF_ADDRESS
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs `job` when it is the payer's turn. A job that has started runs to its end, one that has not is dropped if the
    /// caller goes away. `None` if it panicked.
    pub(crate) async fn run<T: Send + 'static>(
        self: &Arc<Lane>,
        payer: Payer,
        job: impl FnOnce(f64) -> T + Send + 'static,
    ) -> Option<T> {
        let (done, answer) = oneshot::channel();
        let job: Job = Box::new(move |share| {
            if !done.is_closed() {
                let _ = done.send(job(share));
            }
        });
        self.state().queue.push(payer, job);
        self.start();
        answer.await.ok()
    }

    /// Starts jobs while threads are free.
    fn start(self: &Arc<Lane>) {
        let mut state = self.state();
        while state.running < self.threads {
            let Some(Turn { payer, job, share }) = state.queue.pop() else { return };
            state.running += 1;
            let (lane, entitled) = (self.clone(), (share * self.threads as f64).min(1.0));
            tokio::spawn(async move {
                let began = Instant::now();
                // A panic drops the sender, which the caller notices.
                let _ = tokio::task::spawn_blocking(move || job(entitled)).await;
                lane.finish(payer, began.elapsed());
            });
        }
    }

    fn finish(self: &Arc<Lane>, payer: Payer, took: Duration) {
        {
            let mut state = self.state();
            state.running -= 1;
            state.queue.finish(payer, took.as_secs_f64());
        }
        self.start();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::TableId;

    fn anybody() -> Payer {
        Payer { address: None, visitor: None, table: Some(TableId::random()) }
    }

    #[tokio::test]
    async fn a_panic_frees_its_thread_and_abandoned_jobs_do_not_run() {
        let lane = Lane::new(1);
        assert_eq!(lane.run(anybody(), |_| -> u32 { panic!("a bot that panics") }).await, None);
        let (begin, begun) = std::sync::mpsc::channel::<()>();
        let busy = tokio::spawn({
            let lane = lane.clone();
            async move { lane.run(anybody(), move |_| begun.recv().is_ok()).await }
        });
        let abandoned = tokio::spawn({
            let lane = lane.clone();
            async move { lane.run(anybody(), |_| panic!("nobody waits for it")).await }
        });
        while lane.state().running == 0 {
            tokio::task::yield_now().await;
        }
        abandoned.abort();
        let _ = abandoned.await;
        begin.send(()).expect("it waits");
        assert_eq!(busy.await.expect("an end"), Some(true));
        assert_eq!(lane.run(anybody(), |share| share > 0.99).await, Some(true), "the thread is free again");
    }
}
