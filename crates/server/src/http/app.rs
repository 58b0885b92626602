//! The state that all handlers share.

use std::future::Future;
use std::ops::Deref;
use std::sync::Arc;

use crate::http::middleware::limits::{Rates, Streams};
use crate::model::{SecretHash, Visitor, VisitorId};
use crate::registry::Registry;
use crate::request_error::RequestError;

/// What every request may use: the registry, and what belongs to requests only.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) registry: Arc<Registry>,
    pub(crate) rates: Rates,
    pub(crate) streams: Streams,
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    pub(crate) fn new(registry: Arc<Registry>) -> App {
        App(Arc::new(Inner {
            rates: Rates::new(&registry.config.limits),
            streams: Streams::new(registry.config.limits, registry.metrics.clone()),
            registry,
        }))
    }

    /// The visitor who has this secret.
    pub(crate) async fn visitor(&self, secret: SecretHash) -> Result<Option<Visitor>, RequestError> {
        let generation = match self.registry.visitor_cache.find(secret) {
            Ok(visitor) => return Ok(Some(visitor)),
            Err(generation) => generation,
        };
        let found = self.registry.store.visitor(secret).await?;
        if let Some(visitor) = &found {
            self.registry.visitor_cache.insert(generation, secret, visitor.clone());
        }
        Ok(found)
    }

    /// Asks the store again the next time.
    pub(crate) fn forget_visitor(&self, id: VisitorId) {
        self.registry.visitor_cache.invalidate(id);
    }

    /// Runs `work` to its end, even if the client disconnects.
    pub(crate) async fn to_the_end<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, RequestError>> + Send + 'static,
    ) -> Result<T, RequestError> {
        tokio::spawn(work).await.unwrap_or(Err(RequestError::Unavailable))
    }
}
