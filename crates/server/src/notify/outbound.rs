//! Requests to other servers: one POST to a pinned address, without redirects, within a deadline.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, Request, header};
use http_body_util::Full;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use super::address_guard::{AddressGuard, Destination, Forbidden, IpNetwork};
use crate::fair_queue::Payer;

/// How long a delivery may take in all.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest wait that another server may ask for.
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// A message to another server.
#[derive(Clone, Debug)]
pub(crate) struct OutboundMessage {
    pub(crate) url: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

/// The result of a delivery.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Delivery {
    /// The other server took the message.
    Done,
    /// The address does not exist any more.
    Gone,
    /// The other server refuses the message; it would do so again.
    Refused(u16),
    /// It may succeed later.
    Later {
        /// The status of the answer, if there was one.
        status: Option<u16>,
        /// The wait that its `Retry-After` header asks for.
        after: Option<Duration>,
    },
    /// The address may not be sent to.
    Forbidden(Forbidden),
}

/// Sends messages.
#[derive(Clone)]
pub(crate) struct Outbound {
    guard: Arc<AddressGuard>,
    tls: TlsConnector,
}

impl Outbound {
    pub(crate) fn new(allowed: &[IpNetwork]) -> Outbound {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the provider has the default protocols")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Outbound { guard: Arc::new(AddressGuard::new(allowed)), tls: TlsConnector::from(Arc::new(config)) }
    }

    /// Checks on behalf of a visitor whether an address may be sent to.
    ///
    /// # Errors
    /// It may not.
    pub(crate) async fn check(&self, payer: Payer, url: &str) -> Result<(), Forbidden> {
        self.guard.resolve(payer, url).await.map(|_| ())
    }

    /// Sends a message of a visitor once.
    pub(crate) async fn send(&self, payer: Payer, message: &OutboundMessage) -> Delivery {
        let destination = match self.guard.resolve(payer, &message.url).await {
            Ok(destination) => destination,
            Err(Forbidden::Unresolved | Forbidden::Busy) => return Delivery::Later { status: None, after: None },
            Err(forbidden) => return Delivery::Forbidden(forbidden),
        };
        match timeout(PATIENCE, self.post(&destination, message)).await {
            Ok(Ok(delivery)) => delivery,
            Ok(Err(error)) => {
                tracing::debug!(%error, "a message could not be delivered");
                Delivery::Later { status: None, after: None }
            }
            Err(_) => Delivery::Later { status: None, after: None },
        }
    }

    async fn post(&self, destination: &Destination, message: &OutboundMessage) -> Result<Delivery, Error> {
        let stream = TcpStream::connect(destination.addresses.as_slice()).await?;
        stream.set_nodelay(true)?;
        let host = destination.url.host_str().unwrap_or_default();
        if destination.url.scheme() == "http" {
            return exchange(stream, destination, message).await;
        }
        let name = ServerName::try_from(host.trim_matches(['[', ']']).to_owned())?;
        let stream = self.tls.connect(name, stream).await?;
        exchange(stream, destination, message).await
    }
}

type Error = Box<dyn std::error::Error + Send + Sync>;

/// Sends the request and reads the head of the answer. The body is nobody's business.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    destination: &Destination,
    message: &OutboundMessage,
) -> Result<Delivery, Error> {
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    // The connection is dropped with this function.
    let mut connection = std::pin::pin!(connection);
    let url = &destination.url;
    let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let authority = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let mut request = Request::post(path).body(Full::new(Bytes::from(message.body.clone())))?;
    *request.headers_mut() = message.headers.clone();
    request.headers_mut().insert(header::HOST, HeaderValue::from_str(authority)?);
    request.headers_mut().insert(header::USER_AGENT, HeaderValue::from_static("Elvaland"));
    let mut response = std::pin::pin!(sender.send_request(request));
    let response = tokio::select! {
        response = &mut response => response?,
        // A server that closes the connection at once has answered before.
        _ = &mut connection => response.await?,
    };
    Ok(delivery(response.status().as_u16(), response.headers()))
}

/// Reads an answer. A redirect is a refusal: the address that was checked is the one that is used.
fn delivery(status: u16, headers: &HeaderMap) -> Delivery {
    match status {
        200..=299 => Delivery::Done,
        404 | 410 => Delivery::Gone,
        408 | 425 | 429 | 500..=599 => {
            let seconds = headers.get(header::RETRY_AFTER).and_then(|value| value.to_str().ok()?.trim().parse().ok());
            let after = seconds.map(|seconds| Duration::from_secs(seconds).min(LONGEST_WAIT));
            Delivery::Later { status: Some(status), after }
        }
        _ => Delivery::Refused(status),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_say_whether_to_try_again() {
        let none = HeaderMap::new();
        assert_eq!(delivery(201, &none), Delivery::Done);
        assert_eq!([404, 410].map(|status| delivery(status, &none)), [Delivery::Gone; 2]);
        assert_eq!(delivery(302, &none), Delivery::Refused(302));
        let mut busy = HeaderMap::new();
        busy.insert(header::RETRY_AFTER, HeaderValue::from_static("30"));
        let after = Some(Duration::from_secs(30));
        assert_eq!(delivery(429, &busy), Delivery::Later { status: Some(429), after });
        busy.insert(header::RETRY_AFTER, HeaderValue::from_static("3600"));
        assert_eq!(delivery(503, &busy), Delivery::Later { status: Some(503), after: Some(LONGEST_WAIT) });
    }
}
