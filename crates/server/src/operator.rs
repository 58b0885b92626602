//! Orders of the operator: every server looks for them each second and acts on them.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use serde_json::json;

use crate::clock::now;
use crate::connections::Connections;
use crate::limits::Streams;
use crate::model::{Announcement, Ban, BanSubject, GivenOrder, Order, VisitorId};
use crate::registry::Registry;
use crate::store::StoreError;
use crate::table::PeerMessage;
use crate::visitor_addresses::group;

/// The interval at which servers look for orders.
const LOOK: Duration = Duration::from_secs(1);
/// The number of addresses that a report of the load lists.
const LISTED: usize = 200;

/// What the operator has decided, in memory.
#[derive(Default)]
pub(crate) struct Decisions {
    bans: RwLock<Vec<Ban>>,
    announcement: RwLock<Option<Announcement>>,
}

impl Decisions {
    /// Returns true if all requests from an address are refused.
    pub(crate) fn bans_address(&self, address: IpAddr) -> bool {
        let plain = match address {
            IpAddr::V6(six) => six.to_ipv4_mapped().map_or(address, IpAddr::V4),
            IpAddr::V4(_) => address,
        };
        self.has(|subject| matches!(subject, BanSubject::Network(network) if network.contains(plain)))
    }

    /// Returns true if all requests of a visitor are refused.
    pub(crate) fn bans_visitor(&self, visitor: VisitorId) -> bool {
        self.has(|subject| subject == BanSubject::Visitor(visitor))
    }

    fn has(&self, is_meant: impl Fn(BanSubject) -> bool) -> bool {
        let bans = self.bans.read().unwrap_or_else(PoisonError::into_inner);
        bans.iter().any(|ban| is_meant(ban.subject) && ban.until > now())
    }

    /// Returns the message that all pages show.
    pub(crate) fn announcement(&self) -> Option<String> {
        let shown = self.announcement.read().unwrap_or_else(PoisonError::into_inner);
        shown.as_ref().filter(|shown| shown.until > now()).map(|shown| shown.text.clone())
    }
}

/// Where the load by address is counted.
pub(crate) struct LoadCounters {
    pub(crate) streams: Streams,
    pub(crate) connections: Arc<Connections>,
}

impl Registry {
    /// Reads what the operator has decided, and follows their orders from now on.
    pub(crate) async fn follow_orders(self: &Arc<Registry>, counters: LoadCounters) -> Result<(), StoreError> {
        let last = self.store.last_order().await?;
        self.read_decisions().await?;
        tokio::spawn(self.clone().look_for_orders(last, counters));
        Ok(())
    }

    async fn look_for_orders(self: Arc<Registry>, mut last: i64, counters: LoadCounters) {
        let mut beat = tokio::time::interval(LOOK);
        let mut closing = self.closing.clone();
        loop {
            tokio::select! {
                _ = beat.tick() => {}
                () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
            }
            // A database that does not answer is reported by everything else; the orders wait in it.
            for given in self.store.orders_after(last).await.unwrap_or_default() {
                match self.act_on(&given, &counters).await {
                    Ok(()) => last = given.id,
                    Err(error) => {
                        tracing::warn!(%error, order = given.id, "an order waits");
                        break;
                    }
                }
            }
        }
    }

    async fn read_decisions(&self) -> Result<(), StoreError> {
        let (bans, announcement) = (self.store.bans().await?, self.store.announcement().await?);
        *self.decisions.bans.write().unwrap_or_else(PoisonError::into_inner) = bans;
        *self.decisions.announcement.write().unwrap_or_else(PoisonError::into_inner) = announcement;
        Ok(())
    }

    async fn act_on(self: &Arc<Registry>, given: &GivenOrder, counters: &LoadCounters) -> Result<(), StoreError> {
        let mut answer = json!({});
        match &given.order {
            Some(Order::Ban { .. } | Order::Unban { .. } | Order::Announce { .. }) => self.read_decisions().await?,
            Some(Order::Load) => answer = self.load(counters),
            Some(Order::Forget { visitor }) => self.visitor_cache.invalidate(*visitor),
            Some(Order::EndTable { .. } | Order::DeleteTable { .. }) | None => {}
        }
        for visitor in self.expelled(given.order.as_ref()) {
            self.end_streams(visitor);
        }
        if let Some(Order::Ban { subject: BanSubject::Network(_), .. }) = given.order {
            self.end_banned_streams();
        }
        for &affected in &given.affected {
            match self.nodes.is_ours(affected.table) {
                true => self.refresh(vec![affected]).await,
                false => self.table_changed(affected.table, false, PeerMessage::Refreshed),
            }
        }
        self.store.answer_order(given.id, answer.to_string()).await?;
        tracing::info!(order = given.id, operator = given.operator, "acted on an order");
        Ok(())
    }

    /// Returns the visitors whose streams an order ends.
    fn expelled(&self, order: Option<&Order>) -> Vec<VisitorId> {
        match order {
            Some(Order::Forget { visitor } | Order::Ban { subject: BanSubject::Visitor(visitor), .. }) => {
                vec![*visitor]
            }
            Some(Order::Ban { subject: BanSubject::Network(_), .. }) => {
                let known = self.visitor_addresses.by_address().into_iter();
                known.filter(|(address, _)| self.decisions.bans_address(*address)).flat_map(|(_, who)| who).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Reports visitors, streams and connections by address, the busiest first.
    fn load(&self, counters: &LoadCounters) -> serde_json::Value {
        let mut load: BTreeMap<IpAddr, [usize; 3]> = BTreeMap::new();
        let mut add = |at: usize, counts: HashMap<IpAddr, usize>| {
            counts.into_iter().for_each(|(address, count)| load.entry(group(address)).or_default()[at] += count);
        };
        let visitors = self.visitor_addresses.by_address();
        add(0, visitors.into_iter().map(|(address, who)| (address, who.len())).collect());
        add(1, counters.streams.by_address());
        add(2, counters.connections.by_address());
        let mut load: Vec<(IpAddr, [usize; 3])> = load.into_iter().collect();
        load.sort_by_key(|(_, [visitors, streams, connections])| std::cmp::Reverse((streams + connections, *visitors)));
        let line = |(address, [visitors, streams, connections]): &(IpAddr, [usize; 3])| json!({"address": address, "visitors": visitors, "streams": streams, "connections": connections});
        let addresses: Vec<_> = load.iter().take(LISTED).map(line).collect();
        json!({"tables": self.loaded_tables().len(), "addresses": addresses})
    }
}
