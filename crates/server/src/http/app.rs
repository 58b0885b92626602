//! The state that all handlers share.

use std::ops::Deref;
use std::sync::Arc;

use elvaland_web::Base;

use crate::http::preview_cache::PreviewCache;
use crate::limits::Streams;
use crate::registry::Registry;

/// The state shared by all handlers: the registry, streams and previews.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) registry: Arc<Registry>,
    pub(crate) streams: Streams,
    pub(crate) previews: PreviewCache,
    /// The base path of all addresses.
    pub(crate) base: Base,
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
            base: Base::new(registry.config.base_path()),
            registry,
        }))
    }
}
