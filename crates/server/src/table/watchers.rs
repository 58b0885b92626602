//! The streams of a table.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;

use elvaland_rules::{Audience, Seat};
use tokio::sync::mpsc;

use super::broadcast::{Broadcast, TableEvent};
use super::live_table::LiveTable;
use crate::metrics::Metrics;
use crate::model::VisitorId;
use crate::notify::QUEUE;

/// A request to open a stream.
pub(crate) struct Watch {
    /// The visitor; `None` for an anonymous spectator.
    pub(crate) visitor: Option<VisitorId>,
    /// The address of the client.
    pub(crate) address: IpAddr,
    /// The number of steps the client already knows of. If these end before the previous round, the stream begins with
    /// the whole table.
    pub(crate) after: Option<u64>,
}

/// A stream that was opened.
pub(crate) struct Subscription {
    /// Its number, to close it by.
    pub(crate) number: u64,
    /// Its events.
    pub(crate) events: mpsc::Receiver<Arc<Broadcast>>,
}

struct Watcher {
    number: u64,
    visitor: Option<VisitorId>,
    address: IpAddr,
    events: mpsc::Sender<Arc<Broadcast>>,
}

/// The open streams of a table.
#[derive(Default)]
pub(crate) struct Watchers {
    next: u64,
    all: Vec<Watcher>,
}

impl Watchers {
    pub(crate) fn add(&mut self, &Watch { visitor, address, .. }: &Watch) -> Subscription {
        let (sender, events) = mpsc::channel(QUEUE);
        self.next += 1;
        self.all.push(Watcher { number: self.next, visitor, address, events: sender });
        Subscription { number: self.next, events }
    }

    /// Sends something to one stream only.
    pub(crate) fn send_to(&mut self, number: u64, event: Arc<Broadcast>) {
        if let Some(watcher) = self.all.iter().find(|watcher| watcher.number == number) {
            // It was just opened: there is room.
            let _ = watcher.events.try_send(event);
        }
    }

    /// Forgets a stream; tells whose it was, if it was still there.
    pub(crate) fn remove(&mut self, number: u64) -> Option<Option<VisitorId>> {
        let at = self.all.iter().position(|watcher| watcher.number == number)?;
        Some(self.all.swap_remove(at).visitor)
    }

    pub(crate) fn has(&self, visitor: VisitorId) -> bool {
        self.all.iter().any(|watcher| watcher.visitor == Some(visitor))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Ends the streams of a visitor.
    pub(crate) fn end(&mut self, visitor: VisitorId) {
        self.all.retain(|watcher| watcher.visitor != Some(visitor));
    }

    /// Ends the streams from some addresses; returns their visitors.
    pub(crate) fn end_from(&mut self, is_meant: impl Fn(IpAddr) -> bool) -> Vec<VisitorId> {
        let ended = self.all.extract_if(.., |watcher| is_meant(watcher.address));
        ended.filter_map(|watcher| watcher.visitor).collect()
    }

    /// Ends all streams.
    pub(crate) fn close(&mut self) {
        self.all.clear();
    }

    /// Returns the visitors who have streams, each once.
    pub(crate) fn visitors(&self) -> HashSet<Option<VisitorId>> {
        self.all.iter().map(|watcher| watcher.visitor).collect()
    }

    /// Sends each stream its event. Streams whose queue is full are dropped; returns their visitors.
    pub(crate) fn send(
        &mut self,
        metrics: &Metrics,
        event: impl Fn(Option<VisitorId>) -> Option<Arc<Broadcast>>,
    ) -> Vec<VisitorId> {
        let mut dropped = Vec::new();
        self.all.retain(|watcher| {
            let Some(event) = event(watcher.visitor) else {
                return true;
            };
            let Err(why) = watcher.events.try_send(event) else {
                return true;
            };
            if matches!(why, mpsc::error::TrySendError::Full(_)) {
                metrics.dropped_slow_stream();
            }
            dropped.extend(watcher.visitor);
            false
        });
        dropped
    }
}

/// Everything that the content of a broadcast depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct ViewerRole {
    /// The audience whose view they receive.
    pub(super) audience: Audience,
    pub(super) is_host: bool,
}

impl ViewerRole {
    /// Returns the seat whose view it is.
    pub(super) fn own(self) -> Option<Seat> {
        match self.audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Open => None,
        }
    }
}

impl LiveTable {
    /// Opens a stream; its first event brings the viewer up to date.
    pub(super) fn watch(&mut self, watch: &Watch) -> Subscription {
        let is_new = watch.visitor.is_some_and(|visitor| !self.watchers.has(visitor));
        // The watcher is added before the snapshot is taken, so that it finds itself present.
        let watching = self.watchers.add(watch);
        let viewer = self.viewer(watch.visitor);
        let missed = watch.after.and_then(|after| self.missed(viewer, after));
        let first =
            missed.map_or_else(|| TableEvent::Table(Arc::new(self.detailed_snapshot(viewer))), TableEvent::Update);
        self.watchers.send_to(watching.number, Broadcast::new(first));
        if is_new && viewer.own().is_some() {
            self.broadcast_seats();
        }
        watching
    }

    /// Closes a stream.
    pub(super) fn unwatch(&mut self, number: u64) {
        let Some(Some(visitor)) = self.watchers.remove(number) else {
            return;
        };
        self.mark_active(Some(visitor));
        if !self.watchers.has(visitor) && self.viewer(Some(visitor)).own().is_some() {
            self.broadcast_seats();
        }
    }
}
