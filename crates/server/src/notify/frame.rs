//! What travels on an event stream.

use std::sync::Arc;

use axum::response::sse::Event;
use serde::Serialize;

/// How many frames may wait for a client before it is dropped: it comes back and catches up by itself.
pub(crate) const QUEUE: usize = 64;

/// One server-sent event, rendered once and shared by everybody who may see the same.
#[derive(Clone, Debug)]
pub(crate) struct Frame(Arc<Rendered>);

#[derive(Debug)]
struct Rendered {
    name: &'static str,
    id: Option<u64>,
    data: String,
}

impl Frame {
    pub(crate) fn new(name: &'static str, id: Option<u64>, data: &impl Serialize) -> Frame {
        Frame(Arc::new(Rendered { name, id, data: serde_json::to_string(data).unwrap_or_default() }))
    }

    #[cfg(test)]
    pub(crate) fn text(&self) -> &str {
        &self.0.data
    }

    pub(crate) fn event(&self) -> Event {
        let event = Event::default().event(self.0.name).data(&self.0.data);
        match self.0.id {
            Some(id) => event.id(id.to_string()),
            None => event,
        }
    }
}
