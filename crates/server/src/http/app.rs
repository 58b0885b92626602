//! The state that all handlers share.

use std::future::Future;
use std::ops::Deref;
use std::sync::Arc;

use crate::clock::now;
use crate::http::preview_cache::PreviewCache;
use crate::limits::Streams;
use crate::model::{SecretHash, Visitor, VisitorId};
use crate::registry::Registry;
use crate::request_error::RequestError;

/// The interval at which a visit is stored, in seconds.
const SEEN_EVERY: i64 = 24 * 3600;

/// The state shared by all handlers: the registry, streams and previews.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) registry: Arc<Registry>,
    pub(crate) streams: Streams,
    pub(crate) previews: PreviewCache,
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
            streams: Streams::new(registry.config.limits, registry.metrics.clone()),
            previews: PreviewCache::new(registry.metrics.clone()),
            registry,
        }))
    }

    /// Finds the visitor who has this secret, in the cache or in the store.
    pub(crate) async fn visitor(&self, secret: SecretHash) -> Result<Option<Visitor>, RequestError> {
        let generation = match self.registry.visitor_cache.find(secret) {
            Ok(visitor) => return Ok(Some(visitor)),
            Err(generation) => generation,
        };
        let Some((visitor, seen)) = self.registry.store.visitor(secret).await? else { return Ok(None) };
        self.registry.visitor_cache.insert(generation, secret, visitor.clone());
        let now = now();
        if seen < now - SEEN_EVERY {
            self.registry.store.see_visitor(visitor.id, now).await?;
        }
        Ok(Some(visitor))
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
