//! Resolves names for visitors, each of whom has a share of the threads that do so.

use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;

use crate::fair_permits::{FairPermits, Shares};
use crate::fair_queue::Payer;

/// How long resolving may take, including the wait for a thread.
const DEADLINE: Duration = Duration::from_secs(5);
/// Names that are resolved at a time: each takes a thread until the resolver of the system gives up.
const THREADS: Shares = Shares { all: 32, address: 4, visitor: 2 };
/// Names that are resolved or wait for a thread.
const PLACES: Shares = Shares { all: 512, address: 32, visitor: 16 };
/// The maximum number of addresses of a name.
const ADDRESSES: usize = 8;

/// Why a name was not resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LookupFailure {
    /// The name is unknown, or the resolver takes too long.
    Unresolved,
    /// Too many names of the same visitor or address are being resolved.
    Busy,
}

/// Resolves names.
pub(super) struct Lookups {
    permits: Arc<FairPermits>,
    resolver: fn(&str, u16) -> std::io::Result<Vec<SocketAddr>>,
}

impl Default for Lookups {
    fn default() -> Lookups {
        Lookups { permits: FairPermits::new(THREADS, PLACES), resolver: resolve }
    }
}

/// Asks the resolver of the system.
fn resolve(name: &str, port: u16) -> std::io::Result<Vec<SocketAddr>> {
    Ok((name, port).to_socket_addrs()?.take(ADDRESSES).collect())
}

impl Lookups {
    /// Returns the addresses of a name.
    ///
    /// # Errors
    /// It cannot be resolved in time, or too many others of this visitor are being resolved.
    pub(super) async fn resolve(
        &self,
        payer: Payer,
        name: String,
        port: u16,
    ) -> Result<Vec<SocketAddr>, LookupFailure> {
        let (permits, resolver) = (self.permits.clone(), self.resolver);
        let resolved = async move {
            let permit = permits.acquire(payer).await.ok_or(LookupFailure::Busy)?;
            let lookup = tokio::task::spawn_blocking(move || {
                // A thread cannot be interrupted, so its permit stays with it after the deadline.
                let _permit = permit;
                resolver(&name, port)
            });
            lookup.await.map_err(|_| LookupFailure::Unresolved)?.map_err(|_| LookupFailure::Unresolved)
        };
        timeout(DEADLINE, resolved).await.unwrap_or(Err(LookupFailure::Unresolved))
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::time::Instant;

    use super::*;
    use crate::model::VisitorId;

    fn payer(address: u8) -> Payer {
        Payer { address: Some(IpAddr::from([192, 0, 2, address])), visitor: Some(VisitorId::random()), table: None }
    }

    /// A resolver whose answers for some names take seconds.
    fn slow(name: &str, port: u16) -> std::io::Result<Vec<SocketAddr>> {
        if name == "slow.example" {
            std::thread::sleep(Duration::from_secs(2));
            return Err(std::io::ErrorKind::TimedOut.into());
        }
        Ok(vec![SocketAddr::from(([192, 0, 2, 9], port))])
    }

    #[tokio::test]
    async fn slow_names_of_one_visitor_delay_nobody_else() {
        let lookups = Arc::new(Lookups { resolver: slow, ..Lookups::default() });
        let (eve, ada) = (payer(1), payer(2));
        let hostile: Vec<_> = (0..120)
            .map(|_| {
                let lookups = lookups.clone();
                tokio::spawn(async move { lookups.resolve(eve, "slow.example".to_owned(), 443).await })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(50)).await;
        let began = Instant::now();
        let found = lookups.resolve(ada, "fast.example".to_owned(), 443).await;
        assert_eq!(found.map(|found| found.len()), Ok(1));
        assert!(began.elapsed() < Duration::from_secs(1), "{:?}", began.elapsed());
        let mut busy = 0;
        for lookup in hostile {
            busy += usize::from(lookup.await.expect("an end") == Err(LookupFailure::Busy));
        }
        assert_eq!(busy, 120 - PLACES.visitor, "the others were refused at once");
        assert!(began.elapsed() < DEADLINE + Duration::from_secs(3), "nobody waits for long");
    }
}
