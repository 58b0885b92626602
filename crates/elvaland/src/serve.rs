//! The server: from its settings to its end.

use std::future::Future;
use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser};
use directories::BaseDirs;
use elvaland_server::{Config, Limits, Server, store};
use tokio::net::TcpListener;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::failure::Failure;

/// Run the server: tables for people and programs (the default command)
///
/// Nidavellir and nains, against people and bots, over a JSON API. Everything is kept in one SQLite file, which is created when it
/// is missing, or in a PostgreSQL database, which several servers behind one address can share. Ctrl-C or SIGTERM stops the server; nothing that was acknowledged is lost.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland serve
  elvaland serve --listen 0.0.0.0:8080 --public-url https://play.example.org --trusted-proxy 127.0.0.1
  elvaland serve --database sqlite:/var/lib/elvaland/elvaland.db --log info
  elvaland serve --database postgres://elvaland@localhost/elvaland
  curl -d '{\"game\":\"nains\",\"options\":{\"players\":2},\"seats\":[\"me\",\"master\"]}' \\
       -H 'Content-Type: application/json' http://127.0.0.1:8080/api/v1/tables

The API explains itself at /api/v1/docs. Behind /metrics are counters for Prometheus; /healthz and
/readyz are for whoever watches over the process.")]
pub(crate) struct ServeArgs {
    /// Where to listen; port 0 is any that is free
    #[arg(long, value_name = "ADDRESS", env = "ELVALAND_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The database: sqlite:FILE or postgres://USER@HOST/NAME [default: elvaland.db in the platform's folder for data]
    #[arg(long, value_name = "URL", env = "ELVALAND_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The address people use, if a proxy stands before the server
    #[arg(long, value_name = "URL", env = "ELVALAND_PUBLIC_URL")]
    public_url: Option<String>,
    /// A proxy whose X-Forwarded-For is believed; may be given several times
    #[arg(long, value_name = "IP", env = "ELVALAND_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<IpAddr>,
    /// What is logged, by target: warn, info, elvaland_server=debug
    #[arg(long, value_name = "FILTER", env = "ELVALAND_LOG", default_value = "info")]
    log: Targets,
    /// Log lines of JSON
    #[arg(long, env = "ELVALAND_LOG_JSON")]
    log_json: bool,
    /// Threads in which bots think [default: half of the processors]
    #[arg(long, value_name = "T", env = "ELVALAND_BOT_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    bot_threads: Option<u16>,
    /// Milliseconds a bot has for a decision
    #[arg(long, value_name = "MS", env = "ELVALAND_BOT_TIME", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..=60_000))]
    bot_time: u64,
    /// Requests a second of one visitor, on the average; 0 is no limit
    #[arg(long, value_name = "N", env = "ELVALAND_VISITOR_RATE", default_value_t = Limits::default().visitor_rate)]
    visitor_rate: u32,
    /// Requests a second from one address, on the average; 0 is no limit
    #[arg(long, value_name = "N", env = "ELVALAND_ADDRESS_RATE", default_value_t = Limits::default().address_rate)]
    address_rate: u32,
    /// Open tables of one visitor
    #[arg(long, value_name = "N", env = "ELVALAND_TABLES", default_value_t = Limits::default().tables)]
    tables: usize,
    /// Streams of one visitor
    #[arg(long, value_name = "N", env = "ELVALAND_STREAMS", default_value_t = Limits::default().streams)]
    streams: usize,
    /// Streams from one address other than this machine's own; 0 is no limit
    #[arg(long, value_name = "N", env = "ELVALAND_ADDRESS_STREAMS", default_value_t = Limits::default().address_streams)]
    address_streams: usize,
    /// Streams in all
    #[arg(long, value_name = "N", env = "ELVALAND_ALL_STREAMS", default_value_t = Limits::default().all_streams)]
    all_streams: usize,
    /// Records that one visitor may have brought
    #[arg(long, value_name = "N", env = "ELVALAND_RECORDS", default_value_t = Limits::default().records)]
    records: usize,
    /// Days that records are kept which somebody brought
    #[arg(long, value_name = "DAYS", env = "ELVALAND_RECORDS_KEPT", default_value_t = 90)]
    records_kept: u64,
    /// Milliseconds a server may be silent until others on the same database do its work
    #[arg(long, value_name = "MS", env = "ELVALAND_NODE_LEASE", default_value_t = 5000,
          value_parser = clap::value_parser!(u64).range(200..=600_000))]
    node_lease: u64,
    /// Minutes a table stays in memory without anybody there
    #[arg(long, value_name = "MIN", env = "ELVALAND_IDLE", default_value_t = 10)]
    idle: u64,
}

/// The arguments by themselves, to be read from the environment when no command is given.
#[derive(Parser)]
struct Usual {
    #[command(flatten)]
    args: ServeArgs,
}

impl ServeArgs {
    /// The settings when no command is given: those of the environment.
    pub(crate) fn usual() -> ServeArgs {
        Usual::parse_from(["elvaland"]).args
    }

    fn config(&self) -> Result<Config, Failure> {
        let usual = Config::default();
        Ok(Config {
            database: match &self.database {
                Some(database) => database.clone(),
                None => format!("sqlite:{}", data_folder()?.join("elvaland.db").display()),
            },
            public_url: self.public_url.clone(),
            trusted_proxies: self.trusted_proxy.clone(),
            limits: Limits {
                visitor_rate: self.visitor_rate,
                address_rate: self.address_rate,
                tables: self.tables,
                streams: self.streams,
                address_streams: self.address_streams,
                all_streams: self.all_streams,
                records: self.records,
                ..usual.limits
            },
            bot_threads: self.bot_threads.map_or(usual.bot_threads, usize::from),
            bot_time: Duration::from_millis(self.bot_time),
            node_lease: Duration::from_millis(self.node_lease),
            idle_after: Duration::from_secs(self.idle.saturating_mul(60)),
            records_kept: Duration::from_secs(self.records_kept.saturating_mul(24 * 3600)),
            ..usual
        })
    }
}

/// Returns the platform's folder for data.
fn data_folder() -> Result<PathBuf, Failure> {
    let unknown = || Failure::usage("there is no folder for data", "Name a database with `--database sqlite:FILE`.");
    Ok(BaseDirs::new().ok_or_else(unknown)?.data_local_dir().join("elvaland"))
}

/// Runs the server until it is told to stop.
pub(crate) fn serve(args: &ServeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    start_log(args);
    let config = args.config()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let database = store::shown(&config.database);
        let hint = format!("The database is `{database}`; another one is named with `--database`.");
        let server = Server::open(config).await.map_err(|error| Failure::usage(error, hint))?;
        let stop = stop_signal()?;
        let busy = |error| Failure::usage(format!("{}: {error}", args.listen), "Listen elsewhere with `--listen`.");
        let listener = TcpListener::bind(args.listen).await.map_err(busy)?;
        writeln!(out, "Elvaland is served at http://{} (Ctrl-C stops it)", listener.local_addr()?)?;
        writeln!(out, "The games are kept in {database}")?;
        out.flush()?;
        server.serve(listener, stop).await;
        Ok(())
    })
}

fn start_log(args: &ServeArgs) {
    let registry = tracing_subscriber::registry().with(args.log.clone());
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    // A second start in one process keeps the first log.
    let _ = if args.log_json { registry.with(lines.json()).try_init() } else { registry.with(lines).try_init() };
}

/// Done when the process is asked to stop.
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

/// Done when the process is asked to stop.
#[cfg(not(unix))]
fn stop_signal() -> Result<impl Future<Output = ()>, Failure> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
