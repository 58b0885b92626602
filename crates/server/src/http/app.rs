//! What every request may use.

use std::future::Future;
use std::ops::Deref;
use std::sync::Arc;

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
}

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
            house,
        }))
    }

    /// The visitor who has this secret.
    pub(super) async fn visitor(&self, secret: SecretHash) -> Result<Option<Visitor>, Refused> {
        let at = match self.house.known.find(secret) {
            Ok(visitor) => return Ok(Some(visitor)),
            Err(at) => at,
        };
        let found = self.house.store.visitor(secret).await?;
        if let Some(visitor) = &found {
            self.house.known.keep(at, secret, visitor.clone());
        }
        Ok(found)
    }

    /// Asks the store again the next time.
    pub(super) fn forget_visitor(&self, id: VisitorId) {
        self.house.known.forget(id);
    }

    /// Does something to its end, also if whoever asked for it hangs up meanwhile.
    pub(super) async fn to_the_end<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, Refused>> + Send + 'static,
    ) -> Result<T, Refused> {
        tokio::spawn(work).await.unwrap_or(Err(Refused::Unavailable))
    }
}
