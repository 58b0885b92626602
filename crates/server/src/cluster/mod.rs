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
use crate::store::{ClusterEvent, ClusterMessage, StoreError};
use crate::table::{Message, PeerMessage};

impl Registry {
    /// Takes this node's share of the tables, and listens to the others from now on.
    pub(crate) async fn join_cluster(self: &Arc<Registry>) -> Result<(), StoreError> {
        // Listening first: what changes meanwhile is heard twice rather than never.
        if let Some(news) = self.store.news() {
            self.keep_nodes(&self.store.alive(self.config.node_lease).await?);
            tokio::spawn(self.clone().listen(news));
            tokio::spawn(self.clone().stay_alive());
        } else {
            self.keep_nodes(&[]);
        }
        self.wake_ours().await
    }

    /// Wakes the tables at which something is to be done here, and that are not awake.
    async fn wake_ours(self: &Arc<Registry>) -> Result<(), StoreError> {
        for table in self.store.waking().await? {
            if self.nodes.is_ours(table) && !self.has(table) {
                self.wake(table);
            }
        }
        Ok(())
    }

    /// Tells the other nodes something, as soon as may be; it is lost if the database is.
    pub(crate) fn tell_nodes(&self, notice: ClusterMessage) {
        if !self.store.is_shared() {
            return;
        }
        let store = self.store.clone();
        tokio::spawn(async move {
            if let Err(error) = store.tell(notice).await {
                tracing::debug!(%error, "the other nodes were not told");
            }
        });
    }

    /// Says again and again that this node is alive, and takes over what those leave that are not.
    async fn stay_alive(self: Arc<Registry>) {
        let lease = self.config.node_lease;
        let mut beat = tokio::time::interval((lease / 4).max(Duration::from_millis(50)));
        let mut closing = self.closing.clone();
        let mut is_lost = false;
        loop {
            tokio::select! {
                _ = beat.tick() => {}
                () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
            }
            let shared_out = match self.store.alive(lease).await {
                Ok(alive) if self.keep_nodes(&alive) => self.share_out().await,
                // Another node may have taken over meanwhile.
                Ok(_) if is_lost => self.share_out().await,
                answer => answer.map(|_| ()),
            };
            if let (Err(error), false) = (&shared_out, is_lost) {
                tracing::error!(%error, "the nodes cannot be counted");
            }
            is_lost = shared_out.is_err();
        }
    }

    /// These nodes are alive now; tells whether that is new.
    fn keep_nodes(&self, alive: &[NodeId]) -> bool {
        let is_new = self.nodes.keep(alive);
        self.metrics.nodes_alive(self.nodes.count());
        is_new
    }

    /// Other nodes are alive than before.
    async fn share_out(self: &Arc<Registry>) -> Result<(), StoreError> {
        for table in self.present() {
            self.tell(table, Message::Peer(PeerMessage::OtherNodes));
        }
        self.wake_ours().await
    }

    /// Hears what the other nodes tell.
    async fn listen(self: Arc<Registry>, mut news: mpsc::UnboundedReceiver<ClusterEvent>) {
        let mut closing = self.closing.clone();
        loop {
            let heard = tokio::select! {
                heard = news.recv() => heard,
                () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
            };
            match heard {
                Some(ClusterEvent::From(node, notice)) => self.hear(node, notice),
                Some(ClusterEvent::Missed) => self.hear_all().await,
                None => return,
            }
        }
    }

    fn hear(self: &Arc<Registry>, node: NodeId, notice: ClusterMessage) {
        match notice {
            ClusterMessage::Changed { table, revision, seq, wakes, waiting } => {
                for visitor in waiting {
                    self.notifier.tell(visitor, &Waiting { table, seq });
                }
                self.hear_of(table, wakes, PeerMessage::Changed(revision));
            }
            ClusterMessage::Refreshed { table, wakes } => self.hear_of(table, wakes, PeerMessage::Refreshed),
            ClusterMessage::Visitor(visitor) => self.visitor_cache.forget(visitor),
            ClusterMessage::Reaction { table, seat, reaction } => {
                if let (Some(seat), Some(reaction)) = (Seat::new(seat), Reaction::named(&reaction)) {
                    self.tell(table, Message::Peer(PeerMessage::Reaction(seat, reaction)));
                }
            }
            ClusterMessage::Present { table, seats } => {
                let seats = seats.into_iter().filter_map(Seat::new).collect();
                self.tell(table, Message::Peer(PeerMessage::Present(node, seats)));
            }
            ClusterMessage::WhoIsThere(table) => self.tell(table, Message::Peer(PeerMessage::WhoIsThere)),
            ClusterMessage::Reviewing { table, done, all } => self.reviews.heard(table, done, all),
        }
    }

    /// A table changed: it hears of it if it is in memory, and comes there if something is to be done here.
    fn hear_of(self: &Arc<Registry>, table: TableId, wakes: bool, heard: PeerMessage) {
        if wakes && self.nodes.is_ours(table) {
            self.hand(table, Message::Peer(heard));
        } else {
            self.tell(table, Message::Peer(heard));
        }
    }

    /// Anything may have changed while nobody listened.
    async fn hear_all(self: &Arc<Registry>) {
        self.visitor_cache.forget_all();
        for table in self.present() {
            self.tell(table, Message::Peer(PeerMessage::Missed));
        }
        if let Err(error) = self.wake_ours().await {
            tracing::error!(%error, "what was missed cannot be read");
        }
    }
}
