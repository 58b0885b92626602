//! Limits of open connections, checked before anything is read from them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::config::Config;
use crate::notify::IpNetwork;
use crate::visitor_addresses::group;

/// The open connections by address.
pub(crate) struct Connections {
    /// The most of one address; 0 is unlimited.
    most_of_address: usize,
    /// The most in all.
    most: usize,
    /// Proxies, which stand for many clients.
    trusted: Vec<IpNetwork>,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// The right to one connection, given back when it is dropped.
pub(crate) struct ConnectionPermit {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Connections {
    pub(crate) fn new(config: &Config) -> Arc<Connections> {
        Arc::new(Connections {
            most_of_address: config.limits.address_connections,
            most: config.limits.all_connections,
            trusted: config.trusted_proxies.clone(),
            open: Mutex::default(),
        })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of open connections of each address.
    pub(crate) fn by_address(&self) -> HashMap<IpAddr, usize> {
        self.open().by_address.clone()
    }

    /// Returns true if the limit of an address does not apply to this one.
    pub(crate) fn is_trusted(&self, peer: IpAddr) -> bool {
        self.trusted.iter().any(|network| network.contains(peer))
    }

    /// Admits a connection of a proxy on this machine, which has no address.
    pub(crate) fn admit_local(self: &Arc<Connections>) -> Option<ConnectionPermit> {
        let address = IpAddr::from([127, 0, 0, 1]);
        let mut open = self.open();
        if open.all >= self.most {
            return None;
        }
        open.all += 1;
        *open.by_address.entry(address).or_default() += 1;
        Some(ConnectionPermit { connections: self.clone(), address })
    }

    /// Admits a connection; `None` if the address, or all addresses together, have too many.
    pub(crate) fn admit(self: &Arc<Connections>, peer: IpAddr) -> Option<ConnectionPermit> {
        let address = group(peer);
        let is_limited = self.most_of_address > 0 && !self.is_trusted(peer);
        let mut open = self.open();
        let own = open.by_address.get(&address).copied().unwrap_or_default();
        if open.all >= self.most || is_limited && own >= self.most_of_address {
            return None;
        }
        open.all += 1;
        *open.by_address.entry(address).or_default() += 1;
        Some(ConnectionPermit { connections: self.clone(), address })
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.connections.open();
        open.all -= 1;
        let own = open.by_address.get_mut(&self.address).map(|own| {
            *own -= 1;
            *own
        });
        if own == Some(0) {
            open.by_address.remove(&self.address);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_limited_by_address_and_in_all() {
        let [proxy, one, other] = [[192, 0, 2, 1], [192, 0, 2, 2], [192, 0, 2, 3]].map(IpAddr::from);
        let mut config =
            Config { trusted_proxies: vec!["192.0.2.1/32".parse().expect("a network")], ..Config::default() };
        (config.limits.address_connections, config.limits.all_connections) = (2, 6);
        let connections = Connections::new(&config);
        let mut open: Vec<_> = (0..2).map(|_| connections.admit(one).expect("a connection")).collect();
        assert!(connections.admit(one).is_none());
        assert!(connections.admit(other).is_some(), "another address has its own limit");
        open.pop();
        open.push(connections.admit(one).expect("a closed connection does not count"));
        open.extend((0..4).map(|_| connections.admit(proxy).expect("a proxy has no limit of its own")));
        assert!(connections.admit(other).is_none(), "there are six");
        open.clear();
        assert!(connections.open().by_address.is_empty() && connections.open().all == 0);
    }
}
