//! What every request may use.

use std::collections::HashMap;
use std::future::Future;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::limits::{Rates, Streams};
use crate::house::House;
use crate::ids::{SecretHash, VisitorId};
use crate::refused::Refused;
use crate::store::Visitor;

/// What every request may use: the house, and what belongs to requests only.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) house: Arc<House>,
    pub(super) rates: Rates,
    pub(super) streams: Streams,
    /// Visitors who came lately, by their secrets.
    known: Known,
}

/// How many visitors are remembered; beyond, all are asked for again.
const KNOWN: usize = 100_000;

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    pub(crate) fn new(house: Arc<House>) -> App {
        App(Arc::new(Inner {
            rates: Rates::new(&house.config.limits),
            streams: Streams::new(house.config.limits, house.metrics.clone()),
            known: Known::default(),
            house,
        }))
    }

    /// The visitor who has this secret.
    pub(super) async fn visitor(&self, secret: SecretHash) -> Result<Option<Visitor>, Refused> {
        let at = match self.known.find(secret) {
            Ok(visitor) => return Ok(Some(visitor)),
            Err(at) => at,
        };
        let found = self.house.store.visitor(secret).await?;
        if let Some(visitor) = &found {
            self.known.keep(at, secret, visitor.clone());
        }
        Ok(found)
    }

    /// Asks the store again the next time.
    pub(super) fn forget_visitor(&self, id: VisitorId) {
        self.known.forget(id);
    }

    /// Does something to its end, also if whoever asked for it hangs up meanwhile.
    pub(super) async fn to_the_end<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, Refused>> + Send + 'static,
    ) -> Result<T, Refused> {
        tokio::spawn(work).await.unwrap_or(Err(Refused::Unavailable))
    }
}

/// Visitors who came lately, by their secrets.
#[derive(Default)]
struct Known(Mutex<Lately>);

#[derive(Default)]
struct Lately {
    visitors: HashMap<SecretHash, Visitor>,
    /// How often somebody was forgotten.
    forgotten: u64,
}

impl Known {
    fn lately(&self) -> MutexGuard<'_, Lately> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The visitor; or, if he is not known, the moment at which the store is asked.
    fn find(&self, secret: SecretHash) -> Result<Visitor, u64> {
        let lately = self.lately();
        lately.visitors.get(&secret).cloned().ok_or(lately.forgotten)
    }

    /// Keeps what the store was asked at that moment: it may be out of date if anybody was forgotten since.
    fn keep(&self, at: u64, secret: SecretHash, visitor: Visitor) {
        let mut lately = self.lately();
        if lately.forgotten != at {
            return;
        }
        if lately.visitors.len() >= KNOWN {
            lately.visitors.clear();
        }
        lately.visitors.insert(secret, visitor);
    }

    fn forget(&self, id: VisitorId) {
        let mut lately = self.lately();
        lately.forgotten += 1;
        lately.visitors.retain(|_, visitor| visitor.id != id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Secret;

    #[test]
    fn what_was_read_before_somebody_was_forgotten_is_not_kept() {
        let (known, secret) = (Known::default(), Secret::random().hash());
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
