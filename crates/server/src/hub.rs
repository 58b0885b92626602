//! Who waits to be told that a table waits for him.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use tokio::sync::mpsc;
use utoipa::ToSchema;

use crate::ids::{TableId, VisitorId};
use crate::stream::{Frame, QUEUE};

/// A table that waits for a visitor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Waiting {
    /// The table.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// The `seq` an action would answer.
    pub(crate) seq: u64,
}

impl Waiting {
    pub(crate) fn frame(&self) -> Frame {
        Frame::new("waiting", None, self)
    }
}

/// The streams of visitors who want to know which of their tables wait.
#[derive(Clone, Default)]
pub(crate) struct Hub {
    listeners: Arc<Mutex<HashMap<VisitorId, Vec<mpsc::Sender<Frame>>>>>,
}

impl Hub {
    /// Listens for a visitor; the stream is forgotten when its receiver is dropped.
    pub(crate) fn listen(&self, visitor: VisitorId) -> (mpsc::Sender<Frame>, mpsc::Receiver<Frame>) {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.entry(visitor).or_default().push(sender.clone());
        (sender, receiver)
    }

    /// Ends all streams.
    pub(crate) fn close(&self) {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Tells a visitor that a table waits for him; whoever does not keep up is dropped.
    pub(crate) fn tell(&self, visitor: VisitorId, waiting: &Waiting) {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(own) = listeners.get_mut(&visitor) else {
            return;
        };
        own.retain(|listener| listener.try_send(waiting.frame()).is_ok());
        if own.is_empty() {
            listeners.remove(&visitor);
        }
    }
}
