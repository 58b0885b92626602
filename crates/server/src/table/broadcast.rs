//! Events that the streams of a table receive.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use elvaland_rules::mechanics::Event;
use elvaland_rules::{AnyGame, Seat};
use elvaland_session::{AnyView, AppliedStep, SeenStep, TableSnapshot, Update};
use elvaland_texts::{Language, Reaction};
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};

use super::live_table::LiveTable;
use super::watchers::ViewerRole;
use crate::model::VisitorId;
use crate::shared_text::SharedText;

/// An event of a stream of a table, as its viewer may see it.
pub(crate) enum TableEvent {
    /// The table when the stream begins.
    Table(Arc<TableSnapshot>),
    /// New steps with their events, and the table afterwards.
    Update(Update),
    /// The seating, the presence of players or the set of pending bids has changed.
    Seats(Arc<TableSnapshot>),
    /// A player sends a reaction.
    Reaction(Seat, Reaction),
    /// The table was removed.
    Gone,
}

/// What happened in a step, as a viewer may know it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum StepEvent {
    /// An event of the rules.
    Event(Event),
    /// A player took the step before back.
    Undone(Seat),
}

impl StepEvent {
    /// Returns what happened in a step.
    pub(crate) fn of_seen(step: &SeenStep) -> impl Iterator<Item = StepEvent> {
        let events = step.events.iter().map(|seen| StepEvent::Event(seen.event));
        step.undone_by.map(StepEvent::Undone).into_iter().chain(events)
    }
}

/// An event with its encoding, shared by all streams whose viewers may see the same.
pub(crate) struct Broadcast {
    pub(crate) event: TableEvent,
    rendered: OnceLock<String>,
    frames: Mutex<HashMap<FrameKey, Shared<BoxFuture<'static, Frames>>>>,
}

/// The frames of an event as text; `None` if the event has none.
pub(crate) type Frames = Option<Arc<SharedText>>;

/// What the frames of an event depend on beside its audience.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FrameKey {
    pub(crate) language: Language,
    /// Whether cards show what they are worth.
    pub(crate) values: bool,
}

impl Broadcast {
    pub(crate) fn new(event: TableEvent) -> Arc<Broadcast> {
        Arc::new(Broadcast { event, rendered: OnceLock::new(), frames: Mutex::default() })
    }

    /// Returns the event as text; `render` is called once for all streams.
    pub(crate) fn rendered(&self, render: impl FnOnce(&TableEvent) -> String) -> &str {
        self.rendered.get_or_init(|| render(&self.event))
    }

    /// Returns the event as frames of the page; `render` is spawned once for all streams with this key. It does not depend
    /// on any of them: a client that reads slowly delays nobody.
    pub(crate) fn frames<F: Future<Output = Option<Frames>> + Send + 'static>(
        &self,
        key: FrameKey,
        render: impl FnOnce() -> F,
    ) -> impl Future<Output = Frames> {
        let spawn = || tokio::spawn(render()).map(|rendered| rendered.ok().flatten().flatten()).boxed().shared();
        self.frames.lock().unwrap_or_else(PoisonError::into_inner).entry(key).or_insert_with(spawn).clone()
    }
}

impl LiveTable {
    /// Sends the steps after the first `from`, which were made in the game `before`, to everybody who watches.
    pub(super) fn broadcast_steps(&mut self, from: u64, before: &AnyGame, steps: &[AppliedStep]) {
        let (visibility, first) = (self.visibility(), u32::try_from(from).unwrap_or(u32::MAX));
        self.broadcast(|table, viewer| {
            let audience = viewer.audience;
            let seen = (first..).zip(steps).map(|(seq, step)| step.seen_by(seq, audience, visibility));
            TableEvent::Update(Update {
                from,
                before: Box::new(AnyView::of(before, audience, visibility)),
                steps: seen.collect(),
                table: Arc::new(table.detailed_snapshot(viewer)),
            })
        });
    }

    /// Sends the seating, the presence of players and the set of pending bids.
    pub(super) fn broadcast_seats(&mut self) {
        self.broadcast(|table, viewer| TableEvent::Seats(Arc::new(table.detailed_snapshot(viewer))));
    }

    /// Sends an event to everybody who watches; made once for all who see the same.
    fn broadcast(&mut self, event: impl Fn(&LiveTable, ViewerRole) -> TableEvent) {
        self.announced = self.presence();
        let mut made: HashMap<ViewerRole, Arc<Broadcast>> = HashMap::new();
        let mut by_visitor: HashMap<Option<VisitorId>, Arc<Broadcast>> = HashMap::new();
        for visitor in self.watchers.visitors() {
            let viewer = self.viewer(visitor);
            let sent = made.entry(viewer).or_insert_with(|| Broadcast::new(event(self, viewer)));
            by_visitor.insert(visitor, sent.clone());
        }
        self.send(|visitor| by_visitor.get(&visitor).cloned());
    }

    /// Sends a reaction of a player, made here or at another node.
    pub(super) fn react(&mut self, seat: Seat, reaction: Reaction) {
        let said = Broadcast::new(TableEvent::Reaction(seat, reaction));
        self.send(|_| Some(said.clone()));
    }

    /// Ends all streams because the table was removed.
    pub(super) fn announce_removal(&mut self) {
        let gone = Broadcast::new(TableEvent::Gone);
        self.send(|_| Some(gone.clone()));
        self.watchers.close();
        self.is_gone = true;
    }
}
