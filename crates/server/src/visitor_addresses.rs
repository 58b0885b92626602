//! The addresses that visitors were last seen at, in memory only; the bot pool shares its time by address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use crate::model::VisitorId;

/// The maximum number of remembered visitors; the map is cleared when it is full.
const MOST: usize = 100_000;

/// The address each visitor was last seen at.
#[derive(Default)]
pub(crate) struct VisitorAddresses(Mutex<HashMap<VisitorId, IpAddr>>);

impl VisitorAddresses {
    pub(crate) fn note(&self, visitor: VisitorId, address: IpAddr) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST && !known.contains_key(&visitor) {
            known.clear();
        }
        known.insert(visitor, group(address));
    }

    /// Returns the visitors last seen at each address.
    pub(crate) fn by_address(&self) -> HashMap<IpAddr, Vec<VisitorId>> {
        let mut all: HashMap<IpAddr, Vec<VisitorId>> = HashMap::new();
        for (&visitor, &address) in self.0.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            all.entry(address).or_default().push(visitor);
        }
        all
    }

    pub(crate) fn find(&self, visitor: VisitorId) -> Option<IpAddr> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&visitor).copied()
    }
}

/// Returns the address that limits count by: an IPv6 client usually has a whole /64 network.
pub(crate) fn group(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => IpAddr::V6((u128::from(six) >> 64 << 64).into()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_network_count_as_one() {
        let address = |text: &str| group(text.parse().expect("an address"));
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:2"));
        assert_ne!(address("2001:db8:0:1::1"), address("2001:db8:0:2::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }
}
