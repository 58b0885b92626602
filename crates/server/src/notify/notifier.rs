//! Tells visitors which of their tables wait for them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use tokio::sync::mpsc;
use utoipa::ToSchema;

use crate::model::{TableId, VisitorId};

/// The most events that may wait for a client before it is dropped; it reconnects and catches up.
pub(crate) const QUEUE: usize = 64;

/// A table that waits for a visitor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Waiting {
    /// The table.
    #[schema(value_type = String)]
    pub(crate) table: TableId,
    /// The `seq` an action would answer.
    pub(crate) seq: u64,
}

/// The streams of each visitor who listens.
type Listeners = HashMap<VisitorId, Vec<mpsc::Sender<Waiting>>>;

/// The streams of visitors who want to know which of their tables wait.
#[derive(Clone, Default)]
pub(crate) struct Notifier {
    listeners: Arc<Mutex<Listeners>>,
}

impl Notifier {
    fn listeners(&self) -> MutexGuard<'_, Listeners> {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Listens for a visitor, until the receiver is dropped.
    pub(crate) fn listen(&self, visitor: VisitorId) -> (mpsc::Sender<Waiting>, mpsc::Receiver<Waiting>) {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let mut listeners = self.listeners();
        let own = listeners.entry(visitor).or_default();
        own.retain(|listener| !listener.is_closed());
        own.push(sender.clone());
        (sender, receiver)
    }

    /// Removes the closed streams of a visitor, and the visitor if none is left.
    pub(crate) fn remove_closed(&self, visitor: VisitorId) {
        keep(&mut self.listeners(), visitor, |listener| !listener.is_closed());
    }

    /// Ends the streams of a visitor.
    pub(crate) fn end(&self, visitor: VisitorId) {
        self.listeners().remove(&visitor);
    }

    /// Ends all streams.
    pub(crate) fn close(&self) {
        self.listeners().clear();
    }

    /// Tells a visitor that a table waits for them. Streams whose queue is full are dropped.
    pub(crate) fn notify(&self, visitor: VisitorId, waiting: &Waiting) {
        keep(&mut self.listeners(), visitor, |listener| listener.try_send(waiting.clone()).is_ok());
    }
}

/// Keeps the streams of a visitor that `is_kept` accepts; removes the visitor if none is left.
fn keep(listeners: &mut Listeners, visitor: VisitorId, is_kept: impl Fn(&mpsc::Sender<Waiting>) -> bool) {
    let Some(own) = listeners.get_mut(&visitor) else {
        return;
    };
    own.retain(is_kept);
    if own.is_empty() {
        listeners.remove(&visitor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn streams(notifier: &Notifier, visitor: VisitorId) -> Option<usize> {
        notifier.listeners().get(&visitor).map(Vec::len)
    }

    #[test]
    fn closed_streams_are_forgotten() {
        let (notifier, ada) = (Notifier::default(), VisitorId::random());
        drop(notifier.listen(ada));
        let (_, mut stays) = notifier.listen(ada);
        assert_eq!(streams(&notifier, ada), Some(1), "closed streams are removed when another one opens");
        drop(notifier.listen(ada));
        notifier.notify(ada, &Waiting { table: TableId::random(), seq: 1 });
        assert_eq!(streams(&notifier, ada), Some(1));
        assert!(stays.try_recv().is_ok());
        drop(stays);
        notifier.remove_closed(ada);
        assert_eq!(streams(&notifier, ada), None);
    }
}
