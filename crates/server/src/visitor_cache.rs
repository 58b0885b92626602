//! A cache of visitors, so that requests rarely ask the store.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::model::{SecretHash, Visitor, VisitorId};

/// How many visitors are remembered; beyond, all are asked for again.
const KNOWN: usize = 100_000;

/// Visitors who came lately, by their secrets.
#[derive(Default)]
pub(crate) struct VisitorCache(Mutex<Lately>);

#[derive(Default)]
struct Lately {
    visitors: HashMap<SecretHash, Visitor>,
    /// How many visitors were evicted.
    forgotten: u64,
}

impl VisitorCache {
    fn lately(&self) -> MutexGuard<'_, Lately> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the cached visitor, or on a miss the cache generation to pass to [`VisitorCache::keep`].
    pub(crate) fn find(&self, secret: SecretHash) -> Result<Visitor, u64> {
        let lately = self.lately();
        lately.visitors.get(&secret).cloned().ok_or(lately.forgotten)
    }

    /// Keeps what the store was asked at that moment: it may be out of date if anybody was forgotten since.
    pub(crate) fn keep(&self, at: u64, secret: SecretHash, visitor: Visitor) {
        let mut lately = self.lately();
        if lately.forgotten != at {
            return;
        }
        if lately.visitors.len() >= KNOWN {
            lately.visitors.clear();
        }
        lately.visitors.insert(secret, visitor);
    }

    pub(crate) fn forget(&self, id: VisitorId) {
        let mut lately = self.lately();
        lately.forgotten += 1;
        lately.visitors.retain(|_, visitor| visitor.id != id);
    }

    /// Anybody may have changed meanwhile.
    pub(crate) fn forget_all(&self) {
        let mut lately = self.lately();
        lately.forgotten += 1;
        lately.visitors.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Secret;

    #[test]
    fn a_lookup_that_started_before_an_invalidation_is_not_cached() {
        let (known, secret) = (VisitorCache::default(), Secret::random().hash());
        let ada = Visitor { id: VisitorId::random(), name: "Ada".to_owned() };
        let at = known.find(secret).expect_err("nobody is known yet");
        // The store is asked, and answers; then she is erased; only then the answer arrives.
        known.forget(ada.id);
        known.keep(at, secret, ada.clone());
        let at = known.find(secret).expect_err("she is gone");
        known.keep(at, secret, ada.clone());
        assert_eq!(known.find(secret), Ok(ada));
    }
}
