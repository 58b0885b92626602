//! The server: opening the database, accepting connections, graceful shutdown.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::sync::watch;
use tower::ServiceExt;

use crate::clock::now;
use crate::config::{Config, OPEN_KEPT, UNPLAYED_KEPT, UNPLAYED_OVER_KEPT, VISITORS_KEPT};
use crate::connections::{ConnectionPermit, Connections};
use crate::http::{self, App};
use crate::listener::{Accepted, Listener};
use crate::metrics::Metrics;
use crate::operator::LoadCounters;
use crate::registry::Registry;
use crate::store::{self, OpenError, Unused};

/// The minimum idle timeout of connections of trusted proxies.
const PROXY_IDLE: Duration = Duration::from_secs(60);
/// The time that open requests have to finish at shutdown.
const CLOSING_PATIENCE: Duration = Duration::from_secs(10);
/// The interval at which unused data is deleted.
const SWEEP: Duration = Duration::from_secs(3600);

/// A server that is ready to serve.
pub struct Server {
    registry: Arc<Registry>,
    router: Router,
    connections: Arc<Connections>,
    close: watch::Sender<bool>,
}

/// The address of the server that a client connected to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocalAddress(pub(crate) SocketAddr);

impl Server {
    /// Opens the database and wakes the tables at which a bot is to move.
    ///
    /// # Errors
    /// The database is of an unknown kind or cannot be opened.
    pub async fn open(config: Config) -> Result<Server, OpenError> {
        let metrics = Arc::new(Metrics::default());
        let database = store::open(&config.database, metrics.clone()).await?;
        let connections = Connections::new(&config);
        let (close, closing) = watch::channel(false);
        let registry = Registry::new(config, database, metrics, closing);
        registry.start_dispatcher().await.map_err(OpenError::Store)?;
        registry.join_cluster().await.map_err(OpenError::Store)?;
        let app = App::new(registry.clone());
        let counters = LoadCounters { streams: app.streams.clone(), connections: connections.clone() };
        registry.follow_orders(counters).await.map_err(OpenError::Store)?;
        let router = http::router(app);
        Ok(Server { registry, router, connections, close })
    }

    /// Serves until `stop` is done, then lets open requests end.
    pub async fn serve(self, listener: impl Into<Listener>, stop: impl Future<Output = ()>) {
        let listener = listener.into();
        let graceful = GracefulShutdown::new();
        let mut stop = std::pin::pin!(stop);
        let mut sweep = tokio::time::interval(SWEEP);
        let mut failures = AcceptFailures::default();
        loop {
            tokio::select! {
                () = &mut stop => break,
                _ = sweep.tick() => self.sweep(),
                accepted = listener.accept() => match accepted {
                    Ok(accepted) => {
                        failures.end();
                        let permit = match accepted.peer {
                            Some(peer) => self.connections.admit(peer.ip()),
                            None => self.connections.admit_local(),
                        };
                        match permit {
                            Some(permit) => self.serve_connection(accepted, permit, &graceful),
                            None => self.registry.metrics.refused_connection(),
                        }
                    }
                    // Most likely out of file descriptors: existing connections go on, and some will close.
                    Err(error) => {
                        failures.count(&error);
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                },
            }
        }
        drop(listener);
        tracing::info!("closing");
        let _ = self.close.send(true);
        // The other nodes take over at once instead of waiting for the lease to expire.
        let leaving = tokio::spawn({
            let registry = self.registry.clone();
            async move {
                match &registry.bus {
                    Some(bus) => bus.leave().await,
                    None => Ok(()),
                }
            }
        });
        self.registry.notifier.close();
        if tokio::time::timeout(CLOSING_PATIENCE, graceful.shutdown()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        if let Ok(Err(error)) = leaving.await {
            tracing::warn!(%error, "the other nodes were not told");
        }
    }

    fn serve_connection(&self, accepted: Accepted, permit: ConnectionPermit, graceful: &GracefulShutdown) {
        let Accepted { stream, peer, local } = accepted;
        let timeout = self.registry.config.head_timeout;
        let is_proxy = peer.is_none_or(|peer| self.connections.is_trusted(peer.ip()));
        let timeout = if is_proxy { timeout.max(PROXY_IDLE) } else { timeout };
        let service = self.router.clone().map_request(move |request: Request<hyper::body::Incoming>| {
            let mut request = request.map(Body::new);
            if let Some(peer) = peer {
                request.extensions_mut().insert(peer);
            }
            if let Some(local) = local {
                request.extensions_mut().insert(LocalAddress(local));
            }
            request
        });
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(timeout)
            .max_buf_size(64 * 1024)
            .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
        let watched = graceful.watch(connection);
        tokio::spawn(async move {
            let _permit = permit;
            // Errors of clients are not errors of the server.
            if let Err(error) = watched.await {
                tracing::trace!(%error, "a connection broke");
            }
        });
    }

    fn sweep(&self) {
        // One node does it for all.
        if !self.registry.nodes.is_first() {
            return;
        }
        let registry = self.registry.clone();
        tokio::spawn(async move {
            let kept = i64::try_from(registry.config.records_kept.as_secs()).unwrap_or(i64::MAX);
            let kept = [
                (Unused::OpenTables, OPEN_KEPT),
                (Unused::RunningGames, UNPLAYED_KEPT),
                (Unused::FinishedGames, UNPLAYED_OVER_KEPT),
                (Unused::Records, kept),
                (Unused::Transfers, 0),
                // Last, because the deletions above may have left visitors without tables.
                (Unused::Visitors, VISITORS_KEPT),
            ];
            for (what, kept) in kept {
                match registry.store.sweep(what, now().saturating_sub(kept)).await {
                    // Tables that were opened recently are in memory; they notice by themselves that they were deleted.
                    Ok(gone) => registry.refresh(gone).await,
                    Err(error) => tracing::error!(%error, ?what, "what is unused was not deleted"),
                }
            }
        });
    }
}

/// Errors of accepting connections: a series of them is logged once.
#[derive(Default)]
struct AcceptFailures(u64);

impl AcceptFailures {
    fn count(&mut self, error: &std::io::Error) {
        if self.0 == 0 {
            tracing::warn!(%error, "connections cannot be accepted");
        }
        self.0 += 1;
    }

    fn end(&mut self) {
        if self.0 > 0 {
            tracing::warn!(failures = self.0, "connections are accepted again");
            self.0 = 0;
        }
    }
}
