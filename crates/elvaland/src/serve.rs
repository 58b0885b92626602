//! `serve`: runs the server.

use std::future::Future;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser};
use directories::BaseDirs;
use elvaland_server::{Config, IpNetwork, Limits, ListenAddress, Notifications, Server, check_public_url, store};

use crate::failure::Failure;
use crate::server_log::LogArgs;

/// Run the server for browsers and API clients (the default command)
///
/// Hosts tables of Nidavellir and Nains for people and bots: web pages and a JSON API. Data is stored in an SQLite file,
/// created if missing, or in a PostgreSQL database, which several servers can share. Ctrl-C or SIGTERM stops the server;
/// acknowledged actions are never lost.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland serve
  elvaland serve --listen 0.0.0.0:8080 --public-url https://play.example.org \\
                 --trusted-proxy 127.0.0.1
  elvaland serve --database sqlite:/var/lib/elvaland/elvaland.db --log info
  elvaland serve --database postgres://elvaland@localhost/elvaland
  curl -d '{\"game\":\"nains\",\"options\":{\"players\":2},\"seats\":[\"me\",\"master\"]}' \\
       -H 'Content-Type: application/json' http://127.0.0.1:8080/api/v1/tables

API documentation is at /api/v1/docs, Prometheus metrics at /metrics, health checks at /healthz
and /readyz.")]
pub(crate) struct ServeArgs {
    /// Address and port to listen on, or unix:PATH; port 0 picks a free port
    #[arg(long, value_name = "ADDRESS", env = "ELVALAND_LISTEN", default_value = "127.0.0.1:8080")]
    listen: ListenAddress,
    #[command(flatten)]
    database: DatabaseArgs,
    /// Public URL of the server behind a reverse proxy
    #[arg(long, value_name = "URL", env = "ELVALAND_PUBLIC_URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Reverse proxy whose X-Forwarded-For header is trusted: an address or a network such as 172.17.0.0/16; repeatable
    #[arg(long, value_name = "NETWORK", env = "ELVALAND_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<IpNetwork>,
    /// Code that visitors must enter before they can create or join tables; anyone else can only read public pages
    #[arg(long, value_name = "CODE", env = "ELVALAND_INVITE_CODE", hide_env_values = true, value_parser = invite_code,
          conflicts_with = "invite_code_file")]
    invite_code: Option<String>,
    /// File whose first line is the invite code
    #[arg(long, value_name = "FILE", env = "ELVALAND_INVITE_CODE_FILE")]
    invite_code_file: Option<PathBuf>,
    /// Let anyone who knows the address of a table watch it without the invite code
    #[arg(long, env = "ELVALAND_WATCH_BY_LINK")]
    watch_by_link: bool,
    /// Tell browsers to use HTTPS only, for so many days (Strict-Transport-Security); needs an https: public URL
    #[arg(long, value_name = "DAYS", env = "ELVALAND_HSTS", value_parser = clap::value_parser!(u32).range(1..=3650))]
    hsts: Option<u32>,
    #[command(flatten)]
    log: LogArgs,
    /// Threads for bots [default: half the number of processors]
    #[arg(long, value_name = "T", env = "ELVALAND_BOT_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    bot_threads: Option<u16>,
    /// Time per decision of a bot, in milliseconds
    #[arg(long, value_name = "MS", env = "ELVALAND_BOT_TIME", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=60_000))]
    bot_time: u64,
    /// Average requests per second per visitor (0: unlimited)
    #[arg(long, value_name = "N", env = "ELVALAND_VISITOR_RATE", default_value_t = Limits::default().visitor_rate)]
    visitor_rate: u32,
    /// Average requests per second per IP address (0: unlimited)
    #[arg(long, value_name = "N", env = "ELVALAND_ADDRESS_RATE", default_value_t = Limits::default().address_rate)]
    address_rate: u32,
    /// Average bytes per second that a visitor may store, with bursts of 64 seconds' worth (0: unlimited)
    #[arg(long, value_name = "N", env = "ELVALAND_VISITOR_BYTES", default_value_t = Limits::default().visitor_bytes)]
    visitor_bytes: u32,
    /// The same per remote IP address
    #[arg(long, value_name = "N", env = "ELVALAND_ADDRESS_BYTES", default_value_t = Limits::default().address_bytes)]
    address_bytes: u32,
    /// Maximum open tables per visitor
    #[arg(long, value_name = "N", env = "ELVALAND_TABLES", default_value_t = Limits::default().tables)]
    tables: usize,
    /// Maximum event streams per visitor
    #[arg(long, value_name = "N", env = "ELVALAND_STREAMS", default_value_t = Limits::default().streams)]
    streams: usize,
    /// Maximum event streams per remote IP address (0: unlimited)
    #[arg(long, value_name = "N", env = "ELVALAND_ADDRESS_STREAMS", default_value_t = Limits::default().address_streams)]
    address_streams: usize,
    /// Maximum event streams in total
    #[arg(long, value_name = "N", env = "ELVALAND_ALL_STREAMS", default_value_t = Limits::default().all_streams)]
    all_streams: usize,
    /// Maximum connections per IP address, trusted proxies excepted (0: unlimited)
    #[arg(long, value_name = "N", env = "ELVALAND_ADDRESS_CONNECTIONS",
          default_value_t = Limits::default().address_connections)]
    address_connections: usize,
    /// Maximum uploaded records per visitor
    #[arg(long, value_name = "N", env = "ELVALAND_RECORDS", default_value_t = Limits::default().records)]
    records: usize,
    /// Retention of uploaded records, in days
    #[arg(long, value_name = "DAYS", env = "ELVALAND_RECORDS_KEPT", default_value_t = 90)]
    records_kept: u64,
    /// Lease of a server, in milliseconds: after this silence, other servers on the same database take over its work
    #[arg(long, value_name = "MS", env = "ELVALAND_NODE_LEASE", default_value_t = 5000,
          value_parser = clap::value_parser!(u64).range(200..=600_000))]
    node_lease: u64,
    /// Private network that push messages and webhooks may be sent to, such as 192.168.0.0/16; repeatable
    #[arg(long, value_name = "NETWORK", env = "ELVALAND_NOTIFY_NETWORK", value_delimiter = ',')]
    notify_network: Vec<IpNetwork>,
    /// Contact for operators of push services: mailto:ADDRESS or https://URL [default: the public URL]
    #[arg(long, value_name = "URL", env = "ELVALAND_NOTIFY_CONTACT")]
    notify_contact: Option<String>,
    /// Seconds until a player who has the table open is notified of their turn
    #[arg(long, value_name = "S", env = "ELVALAND_NOTIFY_GRACE", default_value_t = 20)]
    notify_grace: u64,
    /// Seconds that a table must wait for its players before webhooks are told
    #[arg(long, value_name = "S", env = "ELVALAND_WEBHOOK_AFTER", default_value_t = 60)]
    webhook_after: u64,
    /// Minutes until a table without visitors is unloaded from memory
    #[arg(long, value_name = "MIN", env = "ELVALAND_IDLE", default_value_t = 10)]
    idle: u64,
}

/// The database of a server.
#[derive(Args)]
pub(crate) struct DatabaseArgs {
    /// Database: sqlite:FILE or postgres://USER@HOST/NAME [default: elvaland.db in the platform's data folder]
    #[arg(long, global = true, value_name = "URL", env = "ELVALAND_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl DatabaseArgs {
    /// Returns the URL that is named, or that of the default file.
    pub(crate) fn url(&self) -> Result<String, Failure> {
        match &self.database {
            Some(database) => Ok(database.clone()),
            None => Ok(format!("sqlite:{}", data_folder()?.join("elvaland.db").display())),
        }
    }
}

/// Wraps the arguments, to read them from the environment when no command is given.
#[derive(Parser)]
struct FromEnvironment {
    #[command(flatten)]
    args: ServeArgs,
}

impl ServeArgs {
    /// Returns the settings when no command is given: defaults and environment variables.
    pub(crate) fn from_environment() -> ServeArgs {
        FromEnvironment::parse_from(["elvaland"]).args
    }

    /// Returns the code that visitors must enter, if there is one.
    fn invite_code(&self) -> Result<Option<String>, Failure> {
        let Some(file) = &self.invite_code_file else { return Ok(self.invite_code.clone()) };
        let wrong = |error: String| {
            Failure::usage(
                format!("{}: {error}", file.display()),
                "Its first line is the code of `--invite-code-file`.",
            )
        };
        let text = std::fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
        invite_code(text.lines().next().unwrap_or_default()).map(Some).map_err(wrong)
    }

    /// Returns how long browsers remember to use HTTPS only.
    fn hsts(&self) -> Result<Option<Duration>, Failure> {
        let is_https = self.public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
        match self.hsts {
            Some(_) if !is_https => {
                Err(Failure::usage("`--hsts` needs HTTPS", "Name an https: address with `--public-url`."))
            }
            days => Ok(days.map(|days| Duration::from_secs(u64::from(days) * 86_400))),
        }
    }

    fn config(&self) -> Result<Config, Failure> {
        let default = Config::default();
        Ok(Config {
            database: self.database.url()?,
            public_url: self.public_url.clone(),
            trusted_proxies: self.trusted_proxy.clone(),
            invite_code: self.invite_code()?,
            watch_by_link: self.watch_by_link,
            hsts: self.hsts()?,
            limits: Limits {
                visitor_rate: self.visitor_rate,
                address_rate: self.address_rate,
                visitor_bytes: self.visitor_bytes,
                address_bytes: self.address_bytes,
                tables: self.tables,
                streams: self.streams,
                address_streams: self.address_streams,
                all_streams: self.all_streams,
                address_connections: self.address_connections,
                records: self.records,
                ..default.limits
            },
            bot_threads: self.bot_threads.map_or(default.bot_threads, usize::from),
            bot_time: Duration::from_millis(self.bot_time),
            node_lease: Duration::from_millis(self.node_lease),
            idle_after: Duration::from_secs(self.idle.saturating_mul(60)),
            log_address: self.log.address(),
            notifications: Notifications {
                allowed: self.notify_network.clone(),
                contact: self.notify_contact.clone(),
                grace: Duration::from_secs(self.notify_grace),
                webhook_after: Duration::from_secs(self.webhook_after),
                ..default.notifications
            },
            records_kept: Duration::from_secs(self.records_kept.saturating_mul(24 * 3600)),
            ..default
        })
    }
}

fn public_url(text: &str) -> Result<String, String> {
    check_public_url(text).map(|()| text.to_owned()).map_err(|error| error.to_string())
}

/// Checks an invite code: long enough not to be guessed, and safe in links and headers.
fn invite_code(text: &str) -> Result<String, String> {
    let code = text.trim();
    let is_plain = code.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_.".contains(&letter));
    match is_plain && (6..=100).contains(&code.len()) {
        true => Ok(code.to_owned()),
        false => Err("6 to 100 letters, digits, hyphens, dots or underscores are expected".to_owned()),
    }
}

/// Returns the platform's folder for data.
fn data_folder() -> Result<PathBuf, Failure> {
    let unknown = || Failure::usage("there is no folder for data", "Name a database with `--database sqlite:FILE`.");
    Ok(BaseDirs::new().ok_or_else(unknown)?.data_local_dir().join("elvaland"))
}

/// Runs the server until a stop signal.
pub(crate) fn serve(args: &ServeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    args.log.start();
    run_server(args, out).map_err(|failure| args.log.failure(failure))
}

fn run_server(args: &ServeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut config = args.config()?;
    config.limits.all_connections = file_limit().saturating_sub(RESERVED_FILES).max(1);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let database = store::shown(&config.database);
        let hint = format!("The database is `{database}`; another one is named with `--database`.");
        let server = Server::open(config).await.map_err(|error| Failure::usage(error, hint))?;
        let stop = stop_signal()?;
        let busy = |error| Failure::usage(format!("{}: {error}", args.listen), "Listen elsewhere with `--listen`.");
        let listener = args.listen.bind().await.map_err(busy)?;
        args.log.say(out, &format!("Elvaland is served at {} (Ctrl-C stops it)", listener.shown()?))?;
        args.log.say(out, &format!("The games are kept in {database}"))?;
        server.serve(listener, stop).await;
        Ok(())
    })
}

/// The files that are not connections: the database, its readers, the log.
const RESERVED_FILES: usize = 64;

/// Raises the limit of open files to the hard limit; returns the limit.
#[cfg(unix)]
fn file_limit() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    /// The upper limit of open files to ask for; some systems refuse higher ones.
    const MOST: u64 = 1 << 20;
    let before = getrlimit(Resource::Nofile);
    let wanted = before.maximum.unwrap_or(MOST).min(MOST);
    if before.current.is_some_and(|current| current < wanted) {
        let raised = Rlimit { current: Some(wanted), maximum: before.maximum };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(%error, wanted, "the limit of open files cannot be raised");
        }
    }
    let now = getrlimit(Resource::Nofile).current.unwrap_or(MOST);
    tracing::debug!(files = now, "the limit of open files");
    usize::try_from(now).unwrap_or(usize::MAX)
}

/// Returns no limit of open files on systems without one.
#[cfg(not(unix))]
fn file_limit() -> usize {
    usize::MAX
}

/// Completes on a stop signal.
#[cfg(unix)]
fn stop_signal() -> Result<impl Future<Output = ()>, Failure> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Completes on a stop signal.
#[cfg(not(unix))]
fn stop_signal() -> Result<impl Future<Output = ()>, Failure> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
