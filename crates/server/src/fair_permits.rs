//! Permits for work on behalf of visitors: a bounded number at a time, shared out fairly by address and visitor.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::oneshot;

use crate::fair_queue::{FairQueue, Payer, Turn};

/// Limits of something: in all, of an address, and of a visitor.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shares {
    pub(crate) all: usize,
    pub(crate) address: usize,
    pub(crate) visitor: usize,
}

impl Shares {
    /// Returns the limits of an address and of a visitor there. Loopback stands for the operator or a proxy, and an unknown address
    /// for everybody who was not seen lately: they have half of everything.
    fn of(self, address: Option<IpAddr>) -> [usize; 2] {
        let is_shared = address.is_none_or(|address| address.is_loopback());
        [if is_shared { self.all.div_ceil(2) } else { self.address }, self.visitor]
    }
}

/// A semaphore with a share per address and per visitor. Who waits is served in the order of a [`FairQueue`].
pub(crate) struct FairPermits {
    /// How many may hold a permit.
    held: Shares,
    /// How many may hold a permit or wait for one.
    places: Shares,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    queue: FairQueue<oneshot::Sender<FairPermit>>,
    held: usize,
}

/// A permit, given back when it is dropped.
pub(crate) struct FairPermit {
    permits: Arc<FairPermits>,
    payer: Payer,
    since: Instant,
}

impl Drop for FairPermit {
    fn drop(&mut self) {
        {
            let mut state = self.permits.state();
            state.held -= 1;
            state.queue.finish(self.payer, self.since.elapsed().as_secs_f64());
        }
        self.permits.grant();
    }
}

impl FairPermits {
    pub(crate) fn new(held: Shares, places: Shares) -> Arc<FairPermits> {
        Arc::new(FairPermits { held, places, state: Mutex::default() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of those who hold a permit or wait for one.
    pub(crate) fn jobs(&self) -> usize {
        let state = self.state();
        state.held + state.queue.waiting()
    }

    /// Waits for a permit; `None` at once if too many hold one or wait already. A caller that goes away gives its
    /// permit back.
    pub(crate) async fn acquire(self: &Arc<FairPermits>, payer: Payer) -> Option<FairPermit> {
        let granted = {
            let mut state = self.state();
            let [all, address, visitor] = state.queue.active(payer);
            let [of_address, of_visitor] = self.places.of(payer.address);
            if all >= self.places.all || address >= of_address || visitor >= of_visitor {
                return None;
            }
            let (grant, granted) = oneshot::channel();
            state.queue.push(payer, grant);
            granted
        };
        self.grant();
        granted.await.ok()
    }

    /// Hands out permits while there are any.
    fn grant(self: &Arc<FairPermits>) {
        loop {
            let turn = {
                let mut state = self.state();
                let limits = |address| {
                    let [address, visitor] = self.held.of(address);
                    [address, visitor, usize::MAX]
                };
                let turn = if state.held < self.held.all { state.queue.pop_within(limits) } else { None };
                let Some(turn) = turn else { return };
                if turn.job.is_closed() {
                    // Nobody waits any more.
                    state.queue.finish(turn.payer, 0.0);
                    continue;
                }
                state.held += 1;
                turn
            };
            let Turn { payer, job: grant, .. } = turn;
            // A permit that nobody receives comes back and is dropped, which hands it on.
            let _ = grant.send(FairPermit { permits: self.clone(), payer, since: Instant::now() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::VisitorId;

    const HELD: Shares = Shares { all: 8, address: 4, visitor: 2 };
    const PLACES: Shares = Shares { all: 40, address: 20, visitor: 10 };

    fn payer(address: u8) -> Payer {
        Payer { address: Some(IpAddr::from([192, 0, 2, address])), visitor: Some(VisitorId::random()), table: None }
    }

    /// Returns the numbers of permits that are held and waited for.
    fn counts(permits: &FairPermits) -> (usize, usize) {
        let state = permits.state();
        (state.held, state.queue.waiting())
    }

    /// Starts tasks that acquire permits for a payer, and lets them run until they have one or wait.
    async fn begin(
        permits: &Arc<FairPermits>,
        payer: Payer,
        count: usize,
    ) -> Vec<tokio::task::JoinHandle<Option<FairPermit>>> {
        let tasks = (0..count).map(|_| {
            let permits = permits.clone();
            tokio::spawn(async move { permits.acquire(payer).await })
        });
        let tasks = tasks.collect();
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        tasks
    }

    #[tokio::test]
    async fn visitors_and_addresses_have_a_share_and_the_rest_is_for_others() {
        let permits = FairPermits::new(HELD, PLACES);
        let (eve, mallory) = (payer(1), payer(1));
        let _eve = begin(&permits, eve, 30).await;
        assert_eq!(counts(&permits), (2, 8), "two permits, ten places");
        let _mallory = begin(&permits, mallory, 30).await;
        assert_eq!(counts(&permits), (4, 16), "an address has four permits, twenty places");
        let _more = begin(&permits, payer(1), 30).await;
        assert_eq!(counts(&permits), (4, 16));
        let ada = permits.acquire(payer(2)).await.expect("a permit");
        drop(ada);
    }

    #[tokio::test]
    async fn an_abandoned_request_gives_its_place_and_its_permit_back() {
        let permits = FairPermits::new(HELD, PLACES);
        let eve = payer(1);
        let tasks = begin(&permits, eve, 10).await;
        for task in &tasks {
            task.abort();
        }
        for task in tasks {
            drop(task.await);
        }
        assert_eq!(counts(&permits), (0, 0));
        assert!(permits.acquire(eve).await.is_some());
        assert_eq!(permits.state().queue.active(eve), [0; 3]);
    }
}
