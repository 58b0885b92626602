//! The configuration of the server.

use std::fmt;
use std::time::Duration;

use crate::notify::IpNetwork;

/// The configuration of the server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The database: `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// The address people reach the server at, such as `https://play.example.org` or
    /// `https://example.org/games`, if it is another than it listens on. Its path is the base path of all addresses.
    pub public_url: Option<String>,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<IpNetwork>,
    /// The code without which visitors can store nothing; `None`: everybody can.
    pub invite_code: Option<String>,
    /// Whether tables can be watched without the invite code.
    pub watch_by_link: bool,
    /// How long browsers remember to use HTTPS only; `None`: they are not told to.
    pub hsts: Option<Duration>,
    /// The limits on visitors and addresses.
    pub limits: Limits,
    /// The number of threads for bots.
    pub bot_threads: usize,
    /// The maximum time of a bot per decision.
    pub bot_time: Duration,
    /// How long a client may take to send the head of a request, and a connection may be idle. Trusted proxies have a minute.
    pub head_timeout: Duration,
    /// How long a player must be away before the host may hand the seat to a bot.
    pub away_after: Duration,
    /// How long an unwatched table stays in memory.
    pub idle_after: Duration,
    /// How long uploaded records are kept.
    pub records_kept: Duration,
    /// How long a node may be silent before the others take over its tables, where several share a database.
    pub node_lease: Duration,
    /// Push messages and webhooks.
    pub notifications: Notifications,
    /// How log lines name the addresses of clients.
    pub log_address: LogAddress,
}

/// How log lines name the addresses of clients.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogAddress {
    /// Not at all.
    #[default]
    None,
    /// As a hash with a key that changes with every start: lines of one client can be told apart, but not traced to them.
    Hashed,
    /// As they are.
    Plain,
}

/// How notifications are sent.
#[derive(Clone, Debug)]
pub struct Notifications {
    /// Networks that messages may be sent to although they are private.
    pub allowed: Vec<IpNetwork>,
    /// Where operators of push services find the operator of this server: `mailto:…` or `https://…`; if `None`, the
    /// public URL.
    pub contact: Option<String>,
    /// How long a player who has the table open may take before they are notified of their turn.
    pub grace: Duration,
    /// How long a table must wait for its players before webhooks hear of it.
    pub webhook_after: Duration,
    /// The wait before the second attempt of a delivery.
    pub retry: Duration,
    /// How long a node may be silent about a notice that it sends before another node sends it; whole seconds.
    pub claim: Duration,
    /// The shortest time between two test messages of a visitor.
    pub test_pause: Duration,
}

/// Limits; requests beyond them are refused with 429.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Average requests per second per visitor; bursts of ten times as many (0: unlimited).
    pub visitor_rate: u32,
    /// Average requests per second per address; bursts of ten times as many (0: unlimited).
    pub address_rate: u32,
    /// Average bytes per second that a visitor may store; bursts of 64 seconds' worth (0: unlimited). A table counts 16 kB,
    /// about as much as its game will need.
    pub visitor_bytes: u32,
    /// Average bytes per second that the visitors of an address may store together (0: unlimited). Loopback addresses have no
    /// limit.
    pub address_bytes: u32,
    /// Tables of one visitor that are open or played.
    pub tables: usize,
    /// Records that one visitor brought and that are still kept.
    pub records: usize,
    /// Streams of one visitor, or of one address without a visitor.
    pub streams: usize,
    /// Streams per address, of all its visitors (0: unlimited). Loopback addresses have no limit:
    /// they belong to the operator, or to a proxy that stands for many clients.
    pub address_streams: usize,
    /// Streams in all.
    pub all_streams: usize,
    /// Connections per address (0: unlimited). Trusted proxies have no limit.
    pub address_connections: usize,
    /// Connections in all: fewer than the process may open files.
    pub all_connections: usize,
    /// Bytes of a body.
    pub body: usize,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            database: "sqlite:elvaland.db".to_owned(),
            public_url: None,
            trusted_proxies: Vec::new(),
            invite_code: None,
            watch_by_link: false,
            hsts: None,
            limits: Limits::default(),
            bot_threads: (cores / 2).max(1),
            bot_time: Duration::from_secs(1),
            head_timeout: Duration::from_secs(10),
            away_after: Duration::from_secs(120),
            idle_after: Duration::from_secs(600),
            records_kept: time::Duration::days(90).unsigned_abs(),
            node_lease: Duration::from_secs(5),
            notifications: Notifications::default(),
            log_address: LogAddress::default(),
        }
    }
}

impl Default for Notifications {
    fn default() -> Notifications {
        Notifications {
            allowed: Vec::new(),
            contact: None,
            grace: Duration::from_secs(20),
            webhook_after: Duration::from_secs(60),
            retry: Duration::from_secs(5),
            claim: Duration::from_secs(60),
            test_pause: Duration::from_secs(5),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            visitor_rate: 20,
            address_rate: 50,
            visitor_bytes: 4_000,
            address_bytes: 16_000,
            tables: 50,
            records: 100,
            streams: 20,
            address_streams: 500,
            all_streams: 20_000,
            address_connections: 600,
            all_connections: usize::MAX,
            body: 256 * 1024,
        }
    }
}

impl Config {
    /// Returns the origin of the public URL: its scheme and authority.
    pub(crate) fn public_origin(&self) -> Option<&str> {
        let url = self.public_url.as_deref()?;
        Some(&url[..authority_end(url)])
    }

    /// Returns the path of the public URL, without a trailing slash; empty if there is none.
    pub(crate) fn base_path(&self) -> &str {
        let url = self.public_url.as_deref().unwrap_or_default();
        url[authority_end(url)..].trim_end_matches('/')
    }
}

/// A text that cannot be the public URL of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongPublicUrl;

impl fmt::Display for WrongPublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`https://HOST` or `https://HOST/PATH/` is expected, without query or password")
    }
}

impl std::error::Error for WrongPublicUrl {}

/// Succeeds if a text can be the public URL of a server: with http or https, a host, perhaps a port and a plain path.
///
/// # Errors
/// It is something else.
pub fn check_public_url(text: &str) -> Result<(), WrongPublicUrl> {
    let url = url::Url::parse(text).map_err(|_| WrongPublicUrl)?;
    let is_site = ["http", "https"].contains(&url.scheme()) && url.host_str().is_some_and(|host| !host.is_empty());
    let is_bare =
        url.query().is_none() && url.fragment().is_none() && url.username().is_empty() && url.password().is_none();
    let path = &text[authority_end(text)..];
    let is_plain = path.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"/-_.~".contains(&letter));
    // Written as browsers write it, so that it can be compared with what they send.
    let is_normal = text.trim_end_matches('/') == url.as_str().trim_end_matches('/') && !path.contains("//");
    if is_site && is_bare && is_plain && is_normal { Ok(()) } else { Err(WrongPublicUrl) }
}

/// Returns where the path of a URL begins.
fn authority_end(url: &str) -> usize {
    let authority = url.find("://").map_or(0, |scheme| scheme + "://".len());
    url[authority..].find('/').map_or(url.len(), |path| authority + path)
}

/// Open tables that nobody started are removed after this many seconds without a change.
pub(crate) const OPEN_KEPT: i64 = time::Duration::days(7).whole_seconds();
/// Running tables without an action are no longer listed after this many seconds; their address still works.
pub(crate) const RUNNING_LISTED: i64 = time::Duration::days(90).whole_seconds();
/// Seconds without a change after which running games in which no person has acted are removed; finished ones earlier.
pub(crate) const UNPLAYED_KEPT: i64 = time::Duration::days(7).whole_seconds();
pub(crate) const UNPLAYED_OVER_KEPT: i64 = time::Duration::days(1).whole_seconds();
/// Visitors without a table are removed after this many seconds without a visit.
pub(crate) const VISITORS_KEPT: i64 = time::Duration::days(30).whole_seconds();
/// How long the seats of a rematch are reserved for those who played, in seconds.
pub(crate) const RESERVED: i64 = time::Duration::hours(1).whole_seconds();
/// How long a transfer link works, in seconds.
pub(crate) const TRANSFER_KEPT: i64 = time::Duration::minutes(15).whole_seconds();

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_public_url_is_refused() {
        for right in
            ["https://example.org", "http://127.0.0.1:8080/", "https://example.org/games/", "https://[2001:db8::1]/a/b"]
        {
            assert_eq!(check_public_url(right), Ok(()), "{right}");
        }
        for wrong in [
            "",
            "example.org",
            "ftp://example.org",
            "https://",
            "https:///games",
            "https://example.org/?x",
            "https://example.org/#x",
            "https://me:secret@example.org/",
            "https://example.org/a b",
            "https://example.org/a//b",
            "https://example.org/../x",
            "https://Example.org/",
            "https://example.org:443/",
            "https://example.org/é",
        ] {
            assert_eq!(check_public_url(wrong), Err(WrongPublicUrl), "{wrong}");
        }
    }

    #[test]
    fn the_public_url_gives_origin_and_base_path() {
        for (url, origin, path) in [
            ("https://example.org", "https://example.org", ""),
            ("https://example.org/", "https://example.org", ""),
            ("https://example.org:8443/games/", "https://example.org:8443", "/games"),
            ("http://example.org/a/b", "http://example.org", "/a/b"),
        ] {
            let config = Config { public_url: Some(url.to_owned()), ..Config::default() };
            assert_eq!((config.public_origin(), config.base_path()), (Some(origin), path), "{url}");
        }
        assert_eq!((Config::default().public_origin(), Config::default().base_path()), (None, ""));
    }
}
