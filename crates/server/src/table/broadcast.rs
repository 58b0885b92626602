//! Events that the streams of a table receive.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use elvaland_rules::mechanics::Event;
use elvaland_rules::{Audience, Seat};
use elvaland_session::{AppliedStep, PlayedStep, SeenStep};
use elvaland_texts::Reaction;

use super::live_table::LiveTable;
use super::watchers::Viewer;
use crate::model::{SeatsSnapshot, TableSnapshot, VisitorId};

/// An event of a stream of a table, as its viewer may see it.
pub(crate) enum TableEvent {
    /// The table when the stream begins.
    Table(TableSnapshot),
    /// What happened since `from`, and the table afterwards.
    Update { from: u64, events: Vec<StepEvent>, table: TableSnapshot },
    /// Who sits where, who is there, whose bid is in.
    Seats(SeatsSnapshot),
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

    /// Returns what happened in a step that was just made, as `audience` may know it.
    fn of_applied(step: &AppliedStep, audience: Audience) -> impl Iterator<Item = StepEvent> {
        let undone = match step.played {
            PlayedStep::Undo(seat) => Some(StepEvent::Undone(seat)),
            PlayedStep::Choice(..) | PlayedStep::Draw(_) => None,
        };
        let events = step.events.iter().map(move |applied| StepEvent::Event(applied.event.for_audience(audience)));
        undone.into_iter().chain(events)
    }
}

/// An event with its encoding, shared by all streams whose viewers may see the same.
pub(crate) struct Broadcast {
    pub(crate) event: TableEvent,
    rendered: OnceLock<String>,
}

impl Broadcast {
    pub(crate) fn new(event: TableEvent) -> Arc<Broadcast> {
        Arc::new(Broadcast { event, rendered: OnceLock::new() })
    }

    /// Returns the event as text; `render` is called once for all streams.
    pub(crate) fn rendered(&self, render: impl FnOnce(&TableEvent) -> String) -> &str {
        self.rendered.get_or_init(|| render(&self.event))
    }
}

impl LiveTable {
    /// Sends the steps since `from` to everybody who watches; made once for all who see the same.
    pub(super) fn broadcast_steps(&mut self, from: u64, steps: &[AppliedStep]) {
        let mut made: HashMap<Viewer, Arc<Broadcast>> = HashMap::new();
        let mut by_visitor: HashMap<Option<VisitorId>, Arc<Broadcast>> = HashMap::new();
        for visitor in self.watchers.visitors() {
            let viewer = self.viewer(visitor);
            let update = made.entry(viewer).or_insert_with(|| Broadcast::new(self.update(viewer, from, steps)));
            by_visitor.insert(visitor, update.clone());
        }
        self.announced = self.presence();
        self.send(|visitor| by_visitor.get(&visitor).cloned());
    }

    fn update(&self, viewer: Viewer, from: u64, steps: &[AppliedStep]) -> TableEvent {
        let events = steps.iter().flat_map(|step| StepEvent::of_applied(step, viewer.audience)).collect();
        TableEvent::Update { from, events, table: self.snapshot_for(viewer) }
    }

    /// Sends who sits where, who is there, and whose bid is in.
    pub(super) fn broadcast_seats(&mut self) {
        self.announced = self.presence();
        let [host, others] =
            [true, false].map(|is_host| Broadcast::new(TableEvent::Seats(self.seats_snapshot(is_host))));
        let hosting = self.row.arrangement.host;
        self.send(|visitor| Some(if visitor.is_some() && visitor == hosting { &host } else { &others }.clone()));
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
