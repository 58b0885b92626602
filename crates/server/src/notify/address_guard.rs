//! Which addresses the server may send notifications to: visitors name them, so private networks are out of reach.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use url::{Host, Url};

use super::lookups::{LookupFailure, Lookups};
use crate::fair_queue::Payer;

/// The longest address.
const LONGEST: usize = 1024;

/// A network, such as `127.0.0.0/8` or `fd00::/8`. An address alone is a network of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IpNetwork {
    address: IpAddr,
    bits: u8,
}

/// A text that is no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongNetwork;

impl fmt::Display for WrongNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no network; `192.168.0.0/16` or `fd00::/8` is expected")
    }
}

impl std::error::Error for WrongNetwork {}

impl FromStr for IpNetwork {
    type Err = WrongNetwork;

    fn from_str(text: &str) -> Result<IpNetwork, WrongNetwork> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.trim().parse().map_err(|_| WrongNetwork)?;
        let all = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(all), |bits| bits.trim().parse()).map_err(|_| WrongNetwork)?;
        if bits <= all { Ok(IpNetwork { address, bits }) } else { Err(WrongNetwork) }
    }
}

impl fmt::Display for IpNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

impl IpNetwork {
    /// Returns true if an address is in the network.
    pub(crate) fn contains(self, address: IpAddr) -> bool {
        match (self.address, address) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(self.bits)).unwrap_or(0);
                own.to_bits() & mask == other.to_bits() & mask
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let mask = u128::MAX.checked_shl(128 - u32::from(self.bits)).unwrap_or(0);
                own.to_bits() & mask == other.to_bits() & mask
            }
            _ => false,
        }
    }
}

/// Why nothing is sent to an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Forbidden {
    /// It is no address with `https`, or names a user or an unusual port.
    Malformed,
    /// It is in a private network.
    Private,
    /// Its name cannot be resolved.
    Unresolved,
    /// Too many names are being resolved for the same visitor or address.
    Busy,
}

/// An address that may be sent to: the resolved addresses are pinned, so that they are the ones connected to.
#[derive(Clone, Debug)]
pub(crate) struct Destination {
    pub(crate) url: Url,
    pub(crate) addresses: Vec<SocketAddr>,
}

/// Decides which addresses may be sent to.
pub(crate) struct AddressGuard {
    /// Networks that are allowed although they are private; `http` is allowed there, too.
    allowed: Vec<IpNetwork>,
    lookups: Lookups,
}

impl AddressGuard {
    pub(crate) fn new(allowed: &[IpNetwork]) -> AddressGuard {
        AddressGuard { allowed: allowed.to_vec(), lookups: Lookups::default() }
    }

    /// Checks and resolves an address on behalf of a visitor.
    ///
    /// # Errors
    /// It is malformed, cannot be resolved, or one of its addresses is in a private network; or too many names are being
    /// resolved.
    pub(crate) async fn resolve(&self, payer: Payer, text: &str) -> Result<Destination, Forbidden> {
        let url = read(text)?;
        let port = url.port_or_known_default().ok_or(Forbidden::Malformed)?;
        let addresses: Vec<SocketAddr> = match url.host() {
            Some(Host::Ipv4(address)) => vec![SocketAddr::from((address, port))],
            Some(Host::Ipv6(address)) => vec![SocketAddr::from((address, port))],
            Some(Host::Domain(name)) => {
                self.lookups.resolve(payer, name.to_owned(), port).await.map_err(|failure| match failure {
                    LookupFailure::Unresolved => Forbidden::Unresolved,
                    LookupFailure::Busy => Forbidden::Busy,
                })?
            }
            None => return Err(Forbidden::Malformed),
        };
        let is_allowed = |address: &SocketAddr| self.allowed.iter().any(|network| network.contains(address.ip()));
        let is_exempt = !addresses.is_empty() && addresses.iter().all(is_allowed);
        if !addresses.iter().all(|address| is_allowed(address) || is_public(address.ip())) {
            return Err(Forbidden::Private);
        }
        if addresses.is_empty() {
            return Err(Forbidden::Unresolved);
        }
        let is_usual = url.scheme() == "https" && (port == 443 || port >= 1024);
        if is_usual || is_exempt { Ok(Destination { url, addresses }) } else { Err(Forbidden::Malformed) }
    }
}

/// Reads an address without a user.
fn read(text: &str) -> Result<Url, Forbidden> {
    let url = Url::parse(text).map_err(|_| Forbidden::Malformed)?;
    let has_user = !url.username().is_empty() || url.password().is_some();
    let is_web = matches!(url.scheme(), "https" | "http");
    if text.len() > LONGEST || has_user || !is_web { Err(Forbidden::Malformed) } else { Ok(url) }
}

/// Returns true if an address belongs to the public internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_shared = a == 100 && b & 0xc0 == 64;
    let is_special = (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99);
    let is_benchmark = a == 198 && b & 0xfe == 18;
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || a == 0
        || a >= 224
        || is_shared
        || is_special
        || is_benchmark)
}

/// Returns true for global unicast addresses. An address that embeds an IPv4 address is public if that one is.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, c, d, e, f, g, h] = address.segments();
    let v4 = |high: u16, low: u16| Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low));
    match [a, b, c, d, e, f] {
        // Mapped addresses, and NAT64.
        [0, 0, 0, 0, 0, 0xffff] | [0x64, 0xff9b, 0, 0, 0, 0] => is_public_v4(v4(g, h)),
        // 6to4.
        [0x2002, high, low, ..] => is_public_v4(v4(high, low)),
        // Teredo, ORCHID and other special purposes; documentation.
        [0x2001, second, ..] if second < 0x200 || second == 0xdb8 => false,
        [0x3fff, second, ..] if second < 0x1000 => false,
        _ => a & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOBODY: Payer = Payer { address: None, visitor: None, table: None };

    #[test]
    fn private_addresses_are_not_public() {
        let private = [
            "127.0.0.1",
            "127.8.8.8",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "0.1.2.3",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.2",
            "203.0.113.9",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "fec0::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "::127.0.0.1",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2002:a00:1::1",
            "2001::1",
            "2001:db8::1",
            "3fff::1",
            "100::1",
            "5f00::1",
        ];
        for text in private {
            assert!(!is_public(text.parse().expect(text)), "{text}");
        }
        for text in ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:8.8.8.8", "2002:808:808::1"] {
            assert!(is_public(text.parse().expect(text)), "{text}");
        }
    }

    #[tokio::test]
    async fn addresses_in_private_networks_are_refused_however_they_are_written() {
        let guard = AddressGuard::new(&[]);
        let refused = [
            "https://127.0.0.1/push",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://017700000001/",
            "https://127.1/",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://localhost/",
            "https://10.0.0.1:8443/",
            "https://169.254.169.254/latest/meta-data",
            "http://127.0.0.1/",
        ];
        for text in refused {
            assert_eq!(guard.resolve(NOBODY, text).await.map(|_| ()), Err(Forbidden::Private), "{text}");
        }
        for text in ["ftp://8.8.8.8/", "https://me@8.8.8.8/", "http://8.8.8.8/", "https://8.8.8.8:22/", "x", ""] {
            assert_eq!(guard.resolve(NOBODY, text).await.map(|_| ()), Err(Forbidden::Malformed), "{text}");
        }
        assert!(guard.resolve(NOBODY, "https://8.8.8.8/push").await.is_ok());
    }

    #[tokio::test]
    async fn allowed_networks_may_be_private() {
        let guard = AddressGuard::new(&["127.0.0.0/8".parse().expect("a network")]);
        let found = guard.resolve(NOBODY, "http://127.0.0.1:90/push").await.expect("allowed");
        assert_eq!(found.addresses, [SocketAddr::from(([127, 0, 0, 1], 90))]);
        assert_eq!(guard.resolve(NOBODY, "http://10.0.0.1/").await.map(|_| ()), Err(Forbidden::Private));
        assert_eq!(guard.resolve(NOBODY, "http://[::1]/").await.map(|_| ()), Err(Forbidden::Private));
        for wrong in ["", "10.0.0.0/33", "x/8", "::/129", "10.0.0.0/x"] {
            assert_eq!(wrong.parse::<IpNetwork>(), Err(WrongNetwork), "{wrong}");
        }
        assert!("0.0.0.0/0".parse::<IpNetwork>().expect("all").contains([8, 8, 8, 8].into()));
    }
}
