//! Rate limits (token buckets) and limits of concurrent streams.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::config::Limits;
use crate::metrics::Metrics;
use crate::model::VisitorId;
use crate::request_error::RequestError;
use crate::visitor_addresses::group;

/// How many seconds' worth of requests may come at once, and of bytes to store.
const REQUESTS_BURST: f64 = 10.0;
const BYTES_BURST: f64 = 64.0;
/// How many requests a picture that is drawn, a search or a test message counts as.
const COSTLY: f64 = 25.0;
/// The number of buckets above which the full ones are removed.
const BUCKETS: usize = 50_000;

/// Token buckets by key.
struct Buckets<K> {
    rate: f64,
    full: f64,
    what: &'static str,
    levels: Mutex<HashMap<K, (f64, Instant)>>,
}

impl<K: Eq + Hash> Buckets<K> {
    fn requests(rate: u32) -> Buckets<K> {
        Buckets {
            rate: rate.into(),
            full: f64::from(rate) * REQUESTS_BURST,
            what: "requests",
            levels: Mutex::default(),
        }
    }

    fn bytes(rate: u32) -> Buckets<K> {
        Buckets { rate: rate.into(), full: f64::from(rate) * BYTES_BURST, what: "bytes", levels: Mutex::default() }
    }

    /// Takes something from a bucket; what is more than a full one holds takes all of it.
    fn take(&self, key: K, cost: f64) -> Result<(), RequestError> {
        if self.rate == 0.0 {
            return Ok(());
        }
        let (now, full) = (Instant::now(), self.full);
        let cost = cost.min(full);
        let filled = |level: f64, since: Instant| (level + (now - since).as_secs_f64() * self.rate).min(full);
        let mut levels = self.levels.lock().unwrap_or_else(PoisonError::into_inner);
        if levels.len() >= BUCKETS {
            levels.retain(|_, (level, since)| filled(*level, *since) < full);
        }
        let (level, since) = levels.entry(key).or_insert((full, now));
        (*level, *since) = (filled(*level, *since), now);
        if *level < cost {
            // A number of seconds, at most those that a bucket takes to fill.
            let after_seconds = ((cost - *level) / self.rate).ceil().max(1.0) as u64;
            return Err(RequestError::TooMany { what: self.what, after_seconds });
        }
        *level -= cost;
        Ok(())
    }
}

/// The rate limits of requests and of stored bytes, per visitor and per address.
pub(crate) struct Rates {
    visitors: Buckets<VisitorId>,
    addresses: Buckets<IpAddr>,
    visitor_bytes: Buckets<VisitorId>,
    address_bytes: Buckets<IpAddr>,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Rates {
        Rates {
            visitors: Buckets::requests(limits.visitor_rate),
            addresses: Buckets::requests(limits.address_rate),
            visitor_bytes: Buckets::bytes(limits.visitor_bytes),
            address_bytes: Buckets::bytes(limits.address_bytes),
        }
    }

    pub(crate) fn visitor(&self, visitor: VisitorId) -> Result<(), RequestError> {
        self.visitors.take(visitor, 1.0)
    }

    pub(crate) fn address(&self, address: IpAddr) -> Result<(), RequestError> {
        self.addresses.take(group(address), 1.0)
    }

    /// Charges an address for a picture that is drawn, which costs as much as many requests.
    pub(crate) fn drawing(&self, address: IpAddr) -> Result<(), RequestError> {
        self.addresses.take(group(address), COSTLY)
    }

    /// Charges a visitor and an address for a search or a test message, which costs as much as many requests.
    pub(crate) fn costly(&self, visitor: Option<VisitorId>, address: Option<IpAddr>) -> Result<(), RequestError> {
        visitor.map_or(Ok(()), |visitor| self.visitors.take(visitor, COSTLY))?;
        address.map_or(Ok(()), |address| self.addresses.take(group(address), COSTLY))
    }

    /// Charges a visitor and an address for bytes. The machine itself pays only as a visitor.
    pub(crate) fn store(
        &self,
        visitor: Option<VisitorId>,
        address: Option<IpAddr>,
        bytes: usize,
    ) -> Result<(), RequestError> {
        let bytes = bytes as f64;
        visitor.map_or(Ok(()), |visitor| self.visitor_bytes.take(visitor, bytes))?;
        let address = address.map(group).filter(|address| !address.is_loopback());
        address.map_or(Ok(()), |address| self.address_bytes.take(address, bytes))
    }
}

/// The owner that a stream counts for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Owner {
    Visitor(VisitorId),
    /// An anonymous client.
    Stranger(IpAddr),
    /// All clients at an address.
    Address(IpAddr),
}

/// The numbers of open streams by owner.
#[derive(Clone)]
pub(crate) struct Streams {
    limits: Limits,
    metrics: Arc<Metrics>,
    open: Arc<Mutex<HashMap<Owner, usize>>>,
}

/// The right to one stream, given back when it is dropped.
pub(crate) struct Permit {
    owners: [Owner; 2],
    streams: Streams,
}

impl Streams {
    pub(crate) fn new(limits: Limits, metrics: Arc<Metrics>) -> Streams {
        Streams { limits, metrics, open: Arc::default() }
    }

    /// Counts a new stream of a visitor, or of an anonymous client, at this address.
    pub(crate) fn open(&self, visitor: Option<VisitorId>, address: IpAddr) -> Result<Permit, RequestError> {
        let address = group(address);
        let owners = [visitor.map_or(Owner::Stranger(address), Owner::Visitor), Owner::Address(address)];
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |owner: &Owner| open.get(owner).copied().unwrap_or_default() >= self.most(*owner);
        if owners.iter().any(is_full) || self.metrics.streams() >= self.limits.all_streams {
            return Err(RequestError::TooMany { what: "streams", after_seconds: 10 });
        }
        for owner in owners {
            *open.entry(owner).or_default() += 1;
        }
        self.metrics.stream_opened();
        Ok(Permit { owners, streams: self.clone() })
    }

    /// Returns the number of open streams of each address.
    pub(crate) fn by_address(&self) -> HashMap<IpAddr, usize> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let of_address = |(owner, count): (&Owner, &usize)| match owner {
            Owner::Address(address) => Some((*address, *count)),
            Owner::Visitor(_) | Owner::Stranger(_) => None,
        };
        open.iter().filter_map(of_address).collect()
    }

    fn most(&self, owner: Owner) -> usize {
        match owner {
            Owner::Visitor(_) | Owner::Stranger(_) => self.limits.streams,
            Owner::Address(address) if address.is_loopback() || self.limits.address_streams == 0 => usize::MAX,
            Owner::Address(_) => self.limits.address_streams,
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.streams.metrics.stream_closed();
        let mut open = self.streams.open.lock().unwrap_or_else(PoisonError::into_inner);
        for owner in self.owners {
            if let Some(own) = open.get_mut(&owner) {
                *own = own.saturating_sub(1);
                if *own == 0 {
                    open.remove(&owner);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_served_and_more_is_refused() {
        let buckets = Buckets::requests(1);
        let served = (0..100).filter(|_| buckets.take("a", 1.0).is_ok()).count();
        assert!((10..20).contains(&served), "{served}");
        assert!(buckets.take("b", 1.0).is_ok(), "each key has its own bucket");
    }

    #[test]
    fn rate_zero_is_unlimited() {
        let buckets = Buckets::requests(0);
        assert!((0..10_000).all(|_| buckets.take(1, 1.0).is_ok()));
    }

    #[test]
    fn bytes_are_charged_to_the_visitor_and_the_address() {
        let limits = Limits { visitor_bytes: 10, address_bytes: 30, ..Limits::default() };
        let rates = Rates::new(&limits);
        let address = Some(IpAddr::from([192, 0, 2, 1]));
        let ada = Some(VisitorId::random());
        assert!(rates.store(ada, address, 600).is_ok());
        let Err(RequestError::TooMany { what, after_seconds }) = rates.store(ada, address, 600) else {
            panic!("too much")
        };
        assert!(what == "bytes" && (50..=60).contains(&after_seconds), "{what} {after_seconds}");
        // Others at the address have what is left of it.
        assert!(rates.store(Some(VisitorId::random()), address, 640).is_ok());
        assert!(rates.store(Some(VisitorId::random()), address, 640).is_ok());
        assert!(rates.store(Some(VisitorId::random()), address, 640).is_err());
        assert!(rates.store(ada, Some(IpAddr::from([127, 0, 0, 1])), 600).is_err());
        assert!(rates.store(None, Some(IpAddr::from([127, 0, 0, 1])), 1 << 30).is_ok());
    }

    #[test]
    fn streams_are_counted_by_address_too() {
        let limits = Limits { streams: 2, address_streams: 3, ..Limits::default() };
        let streams = Streams::new(limits, Arc::new(Metrics::default()));
        let [here, there] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse::<IpAddr>().expect("an address"));
        let anybody = || Some(VisitorId::random());
        let mut open: Vec<Permit> = (0..3).map(|_| streams.open(anybody(), here).expect("a stream")).collect();
        assert!(streams.open(anybody(), here).is_err(), "a new visitor still has the same address");
        assert!(streams.open(None, here).is_err());
        assert!(streams.open(anybody(), there).is_ok(), "everybody else is served");
        open.pop();
        assert!(streams.open(None, here).is_ok(), "what was closed does not count");
        let itself = IpAddr::from([127, 0, 0, 1]);
        open.extend((0..10).map(|_| streams.open(anybody(), itself).expect("a stream")));
        open.clear();
        assert!(streams.open.lock().expect("nobody panicked").is_empty(), "nothing is left behind");
    }
}
