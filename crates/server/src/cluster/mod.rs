//! Messages between the nodes that share a database.

pub(crate) mod nodes;

use std::sync::Arc;
use std::time::Duration;

use elvaland_rules::Seat;
use elvaland_texts::Reaction;
use tokio::sync::mpsc;

use crate::model::{NodeId, TableId};
use crate::notify::Waiting;
use crate::registry::Registry;
use crate::store::{ClusterBus, ClusterEvent, ClusterMessage, StoreError};
use crate::table::{Message, PeerMessage};

impl Registry {
    /// Takes this node's share of the tables, and listens to the others from now on.
    pub(crate) async fn join_cluster(self: &Arc<Registry>) -> Result<(), StoreError> {
        self.set_alive_nodes(&[]);
        // Listens first: a change during start-up is announced twice rather than never.
        if let Some((bus, events)) = self.bus.as_ref().and_then(|bus| Some((bus, bus.events()?))) {
            self.set_alive_nodes(&bus.alive(self.config.node_lease).await?);
            tokio::spawn(self.clone().listen(events));
            tokio::spawn(self.clone().renew_lease(bus.clone()));
        }
        self.wake_own_tables().await
    }

    /// Wakes the tables at which something is to be done here, and that are not awake.
    async fn wake_own_tables(self: &Arc<Registry>) -> Result<(), StoreError> {
        for table in self.store.tables_to_wake().await? {
            if self.nodes.is_ours(table) && !self.is_loaded(table) {
                self.wake(table);
            }
        }
        Ok(())
    }

    /// Tells the other nodes something, as soon as may be; it is lost if the database is.
    pub(crate) fn publish_to_nodes(&self, message: ClusterMessage) {
        let Some(bus) = self.bus.clone() else { return };
        tokio::spawn(async move {
            if let Err(error) = bus.publish(message).await {
                tracing::debug!(%error, "the other nodes were not told");
            }
        });
    }

    /// Says again and again that this node is alive, and takes over what those leave that are not.
    async fn renew_lease(self: Arc<Registry>, bus: Arc<dyn ClusterBus>) {
        let lease = self.config.node_lease;
        let mut beat = tokio::time::interval((lease / 4).max(Duration::from_millis(50)));
        let mut closing = self.closing.clone();
        let mut is_lost = false;
        loop {
            tokio::select! {
                _ = beat.tick() => {}
                () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
            }
            let rebalanced = match bus.alive(lease).await {
                Ok(alive) if self.set_alive_nodes(&alive) => self.rebalance().await,
                // Another node may have taken over meanwhile.
                Ok(_) if is_lost => self.rebalance().await,
                answer => answer.map(|_| ()),
            };
            if rebalanced.is_err() {
                // The others do not wait for a node without a lease, so it must not trust what it has cached.
                self.visitor_cache.invalidate_all();
            }
            if let (Err(error), false) = (&rebalanced, is_lost) {
                tracing::error!(%error, "the nodes cannot be counted");
            }
            is_lost = rebalanced.is_err();
        }
    }

    /// Sets the nodes that are alive; returns true if the list changed.
    fn set_alive_nodes(&self, alive: &[NodeId]) -> bool {
        let is_new = self.nodes.keep(alive);
        self.metrics.nodes_alive(self.nodes.count());
        is_new
    }

    /// Takes over tables after the list of nodes changed.
    async fn rebalance(self: &Arc<Registry>) -> Result<(), StoreError> {
        for table in self.loaded_tables() {
            self.deliver_if_loaded(table, Message::Peer(PeerMessage::OtherNodes));
        }
        self.wake_own_tables().await
    }

    /// Hears what the other nodes tell.
    async fn listen(self: Arc<Registry>, mut events: mpsc::UnboundedReceiver<ClusterEvent>) {
        let mut closing = self.closing.clone();
        loop {
            let message = tokio::select! {
                message = events.recv() => message,
                () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
            };
            match message {
                Some(ClusterEvent::From(node, message)) => self.handle_cluster_message(node, message),
                Some(ClusterEvent::Missed) => self.resynchronize().await,
                None => return,
            }
        }
    }

    fn handle_cluster_message(self: &Arc<Registry>, node: NodeId, message: ClusterMessage) {
        match message {
            ClusterMessage::Changed { table, revision, seq, wakes, waiting } => {
                for visitor in waiting {
                    self.notifier.notify(visitor, &Waiting { table, seq });
                }
                self.table_changed(table, wakes, PeerMessage::Changed(revision));
            }
            ClusterMessage::Refreshed { table, wakes } => self.table_changed(table, wakes, PeerMessage::Refreshed),
            ClusterMessage::Visitor(visitor) => self.visitor_cache.invalidate(visitor),
            ClusterMessage::Transferred(visitor) => {
                self.visitor_cache.invalidate(visitor);
                self.end_streams(visitor);
                self.publish_to_nodes(ClusterMessage::TransferKnown(visitor));
            }
            ClusterMessage::TransferKnown(visitor) => self.nodes.acknowledge(node, visitor),
            ClusterMessage::Reaction { table, seat, reaction } => {
                if let (Some(seat), Some(reaction)) = (Seat::new(seat), Reaction::named(&reaction)) {
                    self.deliver_if_loaded(table, Message::Peer(PeerMessage::Reaction(seat, reaction)));
                }
            }
            ClusterMessage::Present { table, seats } => {
                let seats = seats.into_iter().filter_map(Seat::new).collect();
                self.deliver_if_loaded(table, Message::Peer(PeerMessage::Present(node, seats)));
            }
            ClusterMessage::WhoIsThere(table) => self.deliver_if_loaded(table, Message::Peer(PeerMessage::WhoIsThere)),
            ClusterMessage::Subscriptions(visitor) => {
                let registry = self.clone();
                tokio::spawn(async move { registry.reload_subscriber(visitor).await });
            }
            ClusterMessage::Webhooks(table) => {
                let registry = self.clone();
                tokio::spawn(async move { registry.reload_webhooks(table).await });
            }
            ClusterMessage::Reviewing { table, done, all } => self.reviews.set_remote_progress(table, done, all),
        }
    }

    /// Delivers a message about a changed table: to a table in memory, and to one that has work to do at this node.
    pub(crate) fn table_changed(self: &Arc<Registry>, table: TableId, wakes: bool, message: PeerMessage) {
        if wakes && self.nodes.is_ours(table) {
            self.deliver(table, Message::Peer(message));
        } else {
            self.deliver_if_loaded(table, Message::Peer(message));
        }
    }

    /// Reads again whatever may have changed while messages were lost.
    async fn resynchronize(self: &Arc<Registry>) {
        self.visitor_cache.invalidate_all();
        for table in self.loaded_tables() {
            self.deliver_if_loaded(table, Message::Peer(PeerMessage::Missed));
        }
        let subscribers = self.reload_subscribers().await;
        if let Err(error) = subscribers.and(self.wake_own_tables().await) {
            tracing::error!(%error, "what was missed cannot be read");
        }
    }
}
