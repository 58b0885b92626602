//! A cache of visitors, so that requests rarely ask the store.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::model::{SecretHash, Visitor, VisitorId};

/// The most cached visitors; the cache is emptied when it is full.
const CAPACITY: usize = 100_000;

/// How long an entry is valid; then the store is asked again, which records the visit.
const KEPT: Duration = Duration::from_secs(6 * 3600);

/// Caches visitors by the hash of their secret.
#[derive(Default)]
pub(crate) struct VisitorCache(Mutex<CacheState>);

#[derive(Default)]
struct CacheState {
    visitors: HashMap<SecretHash, (Visitor, Instant)>,
    /// The number of invalidations so far.
    generation: u64,
}

impl VisitorCache {
    fn state(&self) -> MutexGuard<'_, CacheState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the cached visitor, or on a miss the cache generation to pass to [`VisitorCache::insert`].
    pub(crate) fn find(&self, secret: SecretHash) -> Result<Visitor, u64> {
        let state = self.state();
        let fresh = state.visitors.get(&secret).filter(|(_, since)| since.elapsed() < KEPT);
        fresh.map(|(visitor, _)| visitor.clone()).ok_or(state.generation)
    }

    /// Caches what the store answered to a lookup that began at this generation; a later invalidation may have made it
    /// stale.
    pub(crate) fn insert(&self, generation: u64, secret: SecretHash, visitor: Visitor) {
        let mut state = self.state();
        if state.generation != generation {
            return;
        }
        if state.visitors.len() >= CAPACITY {
            state.visitors.clear();
        }
        state.visitors.insert(secret, (visitor, Instant::now()));
    }

    /// Removes a visitor whose name or secret changed.
    pub(crate) fn invalidate(&self, id: VisitorId) {
        let mut state = self.state();
        state.generation += 1;
        state.visitors.retain(|_, (visitor, _)| visitor.id != id);
    }

    /// Removes all visitors: messages about changes may be missing.
    pub(crate) fn invalidate_all(&self) {
        let mut state = self.state();
        state.generation += 1;
        state.visitors.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Secret;

    #[test]
    fn a_lookup_that_started_before_an_invalidation_is_not_cached() {
        let (cache, secret) = (VisitorCache::default(), Secret::random().hash());
        let ada = Visitor { id: VisitorId::random(), name: "Ada".to_owned() };
        let at = cache.find(secret).expect_err("nobody is known yet");
        // The visitor is erased between the store's answer and its insertion into the cache.
        cache.invalidate(ada.id);
        cache.insert(at, secret, ada.clone());
        let at = cache.find(secret).expect_err("she is gone");
        cache.insert(at, secret, ada.clone());
        assert_eq!(cache.find(secret), Ok(ada));
    }
}
