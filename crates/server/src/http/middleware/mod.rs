//! Middleware of every request: rate limits, security headers, the language of refusals, logging.

pub(crate) mod invitation;

use std::hash::{BuildHasher, RandomState};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::Cookie;
use elvaland_texts::Language;

use crate::config::LogAddress;
use crate::http::app::App;
use crate::http::extract::cookies;
use crate::http::routes::API;
use crate::http::{pages, problem};
use crate::notify::IpNetwork;
use crate::request_error::RequestError;
use crate::visitor_addresses::group;

/// The client's address: of the connection, or as a trusted proxy reports it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

/// The cookies that the response sets.
#[derive(Clone, Default)]
pub(crate) struct SetCookie(Arc<Mutex<Vec<Cookie<'static>>>>);

impl SetCookie {
    pub(crate) fn set(&self, cookie: Cookie<'static>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(cookie);
    }

    fn take(&self) -> Vec<Cookie<'static>> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Security headers of every response: no framing, no resources of other sites.
const HEADERS: [(header::HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; \
         manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // With a stricter policy browsers would not send the origin of our own forms: they would look cross-site.
    (header::REFERRER_POLICY, "same-origin"),
    (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

pub(crate) async fn handle(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let peer = request.extensions().get::<SocketAddr>().map(|peer| peer.ip());
    let client = client(peer, request.headers(), &app.registry.config.trusted_proxies);
    let preferences = cookies::preferences(request.headers());
    let language = preferences.language.unwrap_or_else(|| language(request.headers()));
    let is_page = wants_page(&request);
    let method = request.method().clone();
    // The pattern, not the path: knowing the path of a table is enough to watch it.
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned()).unwrap_or_default();
    let cookie = SetCookie::default();
    request.extensions_mut().insert(ClientAddress(client));
    request.extensions_mut().insert(cookie.clone());
    request.extensions_mut().insert(language);
    let page = request.uri().path().to_owned();
    let is_table = path.starts_with("/t/") || path.starts_with(API);
    let admitted = match app.registry.decisions.bans_address(client) {
        true => Err(RequestError::Banned),
        false => app.registry.rates.address(client),
    };
    let mut response = match admitted {
        Ok(()) => match invitation::admit(&app, &request, &path, client, &cookie) {
            Ok(None) => next.run(request).await,
            Ok(Some(address)) => pages::redirect(&app, &address),
            Err(refused) => refused.into_response(),
        },
        Err(refused) => refused.into_response(),
    };
    if let Some(refused) = response.extensions_mut().remove::<RequestError>() {
        let texts = app.registry.texts(language);
        response = if is_page {
            pages::refusal(&app, &refused, texts, &preferences, &page, response)
        } else {
            problem::write(&app.base, &refused, texts, response)
        };
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_table {
        response.headers_mut().insert("x-robots-tag", HeaderValue::from_static("noindex"));
    }
    if let Some(remembered) = app.registry.config.hsts {
        let value = HeaderValue::from_str(&format!("max-age={}", remembered.as_secs()));
        response.headers_mut().extend(value.ok().map(|value| (header::STRICT_TRANSPORT_SECURITY, value)));
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    for value in cookie.take().into_iter().filter_map(|cookie| HeaderValue::from_str(&cookie.to_string()).ok()) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    let (status, took) = (response.status().as_u16(), began.elapsed());
    app.registry.metrics.answered(status, took);
    let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
    let address = shown_address(app.registry.config.log_address, client);
    // Refusals by authentication and by limits are what a ban is based on.
    if matches!(status, 401 | 403 | 429) && address.is_some() {
        tracing::info!(%method, path, status, address, "refused");
    }
    tracing::debug!(%method, path, status, micros, address, "answered");
    response
}

/// Returns the address of a client as log lines show it.
fn shown_address(wanted: LogAddress, client: IpAddr) -> Option<String> {
    static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    match wanted {
        LogAddress::None => None,
        LogAddress::Hashed => Some(format!("{:016x}", KEY.hash_one(group(client)))),
        LogAddress::Plain => Some(client.to_string()),
    }
}

/// Returns the nearest address that no trusted proxy has. An entry that is no address ends the search: a client may have
/// written everything before it.
fn client(peer: Option<IpAddr>, headers: &HeaderMap, trusted: &[IpNetwork]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    // Only a proxy can reach a Unix socket.
    if let Some(peer) = peer.filter(|&peer| !is_trusted(peer)) {
        return peer;
    }
    let peer = peer.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    let lines: Vec<&str> =
        headers.get_all("x-forwarded-for").iter().map(|value| value.to_str().unwrap_or_default()).collect();
    let entries = lines.iter().flat_map(|line| line.split(',')).rev();
    let mut nearest = peer;
    for entry in entries {
        let Ok(address) = entry.trim().parse() else { break };
        nearest = address;
        if !is_trusted(address) {
            break;
        }
    }
    nearest
}

/// Returns true if the client prefers HTML to JSON: a browser, outside the API.
fn wants_page(request: &Request) -> bool {
    let accepts = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepts.contains("text/html") && !request.uri().path().starts_with(crate::http::routes::API)
}

/// Returns the first supported language of the browser's list.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut ranked: Vec<(f32, Language)> = wanted
        .split(',')
        .take(20)
        .filter_map(|part| {
            let (tag, rest) = part.split_once(';').unwrap_or((part, ""));
            let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |text| text.parse().ok())?;
            Some((weight, tag.trim().parse().ok()?))
        })
        .collect();
    // The sort keeps the order of equal weights.
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    ranked.first().map(|&(_, language)| language).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accept_language_selects_the_best_supported_language() {
        let of = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(text));
            language(&headers)
        };
        assert_eq!(of("fr-CH, fr;q=0.9, en;q=0.8"), Language::French);
        assert_eq!(of("es, de;q=0.3, en;q=0.2"), Language::German);
        assert_eq!(of("en;q=0.5, de;q=0.9"), Language::German);
        assert_eq!(of("q=;;,,x"), Language::English);
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_static("203.0.113.9, 198.51.100.1, 10.0.0.2"));
        let trusted = ["10.0.0.0/30".parse().expect("a network")];
        assert_eq!(client(Some(ip("10.0.0.1")), &headers, &trusted), ip("198.51.100.1"));
        assert_eq!(client(None, &headers, &trusted), ip("198.51.100.1"), "a Unix socket");
        assert_eq!(client(Some(ip("192.0.2.7")), &headers, &trusted), ip("192.0.2.7"));
    }

    #[test]
    fn forwarded_addresses_end_at_the_first_entry_that_does_not_parse() {
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        let trusted = ["10.0.0.1", "10.0.0.2"].map(|address| address.parse().expect("a network"));
        let of = |lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            client(Some(ip("10.0.0.1")), &headers, &trusted)
        };
        assert_eq!(of(&["203.0.113.9, unknown, 10.0.0.2"]), ip("10.0.0.2"));
        assert_eq!(of(&["203.0.113.9, 198.51.100.1:443"]), ip("10.0.0.1"));
        assert_eq!(of(&["203.0.113.9", "198.51.100.1, 10.0.0.2"]), ip("198.51.100.1"));
        assert_eq!(of(&["203.0.113.9,"]), ip("10.0.0.1"));
        assert_eq!(of(&[]), ip("10.0.0.1"));
    }
}
