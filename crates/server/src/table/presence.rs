//! Presence: who watches, and who has been away for long.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use elvaland_rules::{Audience, BySeat, Seat};

use super::broadcast::Broadcast;
use super::live_table::LiveTable;
use crate::model::{NodeId, VisitorId};
use crate::store::ClusterMessage;

/// The presence of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Presence {
    /// Whether they have a stream of the table open.
    pub(super) is_present: bool,
    /// Whether nothing was heard of them for [`ABSENT_AFTER`].
    pub(super) is_absent: bool,
    /// Whether they have been inactive so long that the host may hand their seat to a bot.
    pub(super) is_away: bool,
    /// Whether they have kept the others waiting so long that these may vote for a bot.
    pub(super) is_stalling: bool,
}

/// The delay before a player without a stream is shown as away: long enough to reload a page.
const ABSENT_AFTER: Duration = Duration::from_secs(5);

/// The players who watch at other nodes, as those reported.
#[derive(Default)]
pub(super) struct RemotePresence {
    at: HashMap<NodeId, Vec<Seat>>,
    /// The players who watch here, as last published to the other nodes.
    published: Vec<Seat>,
}

impl RemotePresence {
    fn has(&self, seat: Seat) -> bool {
        self.at.values().any(|seats| seats.contains(&seat))
    }
}

impl LiveTable {
    /// Notes that a visitor is active.
    pub(super) fn mark_active(&mut self, visitor: Option<VisitorId>) {
        if let Audience::Seat(seat) = self.audience_of(visitor) {
            self.seen[seat] = Some(Instant::now());
        }
    }

    /// Returns true if the host may hand the seat to a bot.
    pub(super) fn is_away(&self, seat: Seat) -> bool {
        self.is_gone_for(seat, self.registry.config.away_after)
    }

    /// Returns true if a player has had no stream open and done nothing for `time`.
    fn is_gone_for(&self, seat: Seat, time: Duration) -> bool {
        let sitter = &self.row.arrangement.seats[seat.index()];
        let Some(visitor) = sitter.visitor() else {
            return false;
        };
        let since = self.seen[seat].map_or(Duration::MAX, |seen| seen.elapsed());
        !self.is_there(seat, visitor) && since >= time
    }

    /// Returns true if a player watches, here or at another node.
    pub(super) fn is_there(&self, seat: Seat, visitor: VisitorId) -> bool {
        self.watchers.has(visitor) || self.remote.has(seat)
    }

    /// Returns the players who watch at this node.
    fn watching_here(&self) -> Vec<Seat> {
        let people = self.row.arrangement.seats.iter().zip(Seat::ALL);
        people
            .filter(|(occupant, _)| occupant.visitor().is_some_and(|who| self.watchers.has(who)))
            .map(|(_, seat)| seat)
            .collect()
    }

    /// Asks the other nodes who watches there.
    pub(super) fn ask_for_presence(&self) {
        self.registry.publish_to_nodes(ClusterMessage::WhoIsThere(self.row.id));
    }

    /// Publishes who watches here, if that changed.
    pub(super) fn publish_changed_presence(&mut self) {
        let here = self.watching_here();
        if self.remote.published != here {
            self.remote.published = here;
            self.publish_presence();
        }
    }

    /// Publishes to the other nodes who watches here.
    pub(super) fn publish_presence(&self) {
        let seats = self.remote.published.iter().map(|seat| seat.index()).collect();
        self.registry.publish_to_nodes(ClusterMessage::Present { table: self.row.id, seats });
    }

    /// Sets who watches at another node. Players who came or went were active until now.
    pub(super) fn set_remote_presence(&mut self, node: NodeId, seats: Vec<Seat>) {
        let before = self.remote.at.insert(node, seats).unwrap_or_default();
        let after = &self.remote.at[&node];
        for seat in Seat::ALL.into_iter().filter(|seat| before.contains(seat) != after.contains(seat)) {
            self.seen[seat] = Some(Instant::now());
        }
        self.remote.at.retain(|_, seats| !seats.is_empty());
    }

    /// Removes nodes that are gone; their watchers were active until now.
    pub(super) fn drop_dead_nodes(&mut self) {
        let nodes = self.remote.at.keys().copied();
        for gone in nodes.filter(|&node| !self.registry.nodes.is_alive(node)).collect::<Vec<_>>() {
            self.set_remote_presence(gone, Vec::new());
        }
    }

    pub(super) fn presence(&self) -> BySeat<Presence> {
        let mut presence = BySeat::<Presence>::default();
        for (occupant, seat) in self.row.arrangement.seats.iter().zip(Seat::ALL) {
            presence[seat] = Presence {
                is_present: occupant.visitor().is_some_and(|visitor| self.is_there(seat, visitor)),
                is_absent: self.is_gone_for(seat, ABSENT_AFTER),
                is_away: self.is_away(seat),
                is_stalling: self.is_stalling(seat),
            };
        }
        presence
    }

    /// Returns when the next player becomes absent, away or stalling; only tables with streams need to know.
    pub(super) fn next_away(&self) -> Option<Instant> {
        let people = self.row.arrangement.seats.iter().zip(Seat::ALL);
        let absent = people.filter(|(occupant, seat)| occupant.visitor().is_some_and(|who| !self.is_there(*seat, who)));
        let delays = [ABSENT_AFTER, self.registry.config.away_after];
        let ends = absent.flat_map(|(_, seat)| delays.map(|delay| self.seen[seat]?.checked_add(delay))).flatten();
        let stalls = self.playing().ok().and_then(|play| play.asked_since.checked_add(self.registry.config.away_after));
        ends.chain(stalls).filter(|end| !self.watchers.is_empty() && *end > Instant::now()).min()
    }

    /// Tells who came, went, or has been away for long, if it changed since the last broadcast.
    pub(super) fn broadcast_presence(&mut self) {
        // Broadcasting may drop slow streams, which changes the presence again.
        while self.announced != self.presence() {
            self.broadcast_seats();
        }
    }

    /// Sends each stream its event. Players whose stream was dropped were active until now.
    pub(super) fn send(&mut self, event: impl Fn(Option<VisitorId>) -> Option<Arc<Broadcast>>) {
        for visitor in self.watchers.send(&self.registry.metrics, event) {
            self.mark_active(Some(visitor));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::broadcast::TableEvent;
    use super::super::testing::TestTable;
    use super::super::watchers::Watch;
    use super::*;

    fn is_anybody_present(broadcast: &Broadcast) -> bool {
        match &broadcast.event {
            TableEvent::Seats(seats) => seats.seats.iter().any(|seat| seat.is_present),
            _ => panic!("seats are expected"),
        }
    }

    #[tokio::test]
    async fn a_dropped_slow_client_counts_as_active_until_then() {
        let mut testing = TestTable::new(|config| config.away_after = Duration::from_secs(60)).await;
        let (live, seat) = (&mut testing.live, Seat::S1);
        let bo = live.row.arrangement.seats[1].visitor().expect("a visitor");
        let address = [127, 0, 0, 1].into();
        let _slow = live.watch(&Watch { visitor: Some(bo), address, after: None });
        let mut other = live.watch(&Watch { visitor: None, address, after: None });
        live.seen[seat] = None;
        let mut last = None;
        // Nobody reads the slow stream.
        while live.watchers.has(bo) {
            live.broadcast_seats();
            while let Ok(event) = other.events.try_recv() {
                last = Some(event);
            }
        }
        assert!(!live.is_away(seat), "they come back and catch up");
        assert!(is_anybody_present(&last.expect("a broadcast")));
        live.broadcast_presence();
        let told = other.events.try_recv().expect("the others are informed");
        assert!(!is_anybody_present(&told));
        assert!(live.next_away().is_some_and(|end| end > Instant::now() + ABSENT_AFTER / 2));
    }
}
