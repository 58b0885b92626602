//! The log of a server. With `--log-json` everything that the server prints is a JSON object per line.

use std::io::{self, IsTerminal, Write};

use clap::Args;
use elvaland_server::LogAddress;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::failure::Failure;

/// What is logged, and how.
#[derive(Args)]
pub(crate) struct LogArgs {
    /// Log level, optionally by target: warn, info, elvaland_server=debug
    #[arg(long, value_name = "FILTER", env = "ELVALAND_LOG", default_value = "info")]
    log: Targets,
    /// Log as JSON lines
    #[arg(long, env = "ELVALAND_LOG_JSON")]
    log_json: bool,
    /// How log lines name the addresses of clients
    #[arg(long, value_name = "HOW", env = "ELVALAND_LOG_ADDRESS", default_value = "none", value_parser = read_log_address)]
    log_address: LogAddress,
}

impl LogArgs {
    /// Returns how log lines name the addresses of clients.
    pub(crate) fn address(&self) -> LogAddress {
        self.log_address
    }

    /// Logs to stderr from now on.
    pub(crate) fn start(&self) {
        let registry = tracing_subscriber::registry().with(self.log.clone());
        // Colours are for terminals, not for files.
        let is_coloured = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(is_coloured);
        // A second call in one process keeps the first subscriber.
        let _ = if self.log_json { registry.with(lines.json()).try_init() } else { registry.with(lines).try_init() };
        if self.log_json {
            // A panic is a line of the log, too.
            std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "a thread panicked")));
        }
    }

    /// Prints a line for the operator, whatever the filter of the log says.
    pub(crate) fn say(&self, out: &mut dyn Write, line: &str) -> io::Result<()> {
        match self.log_json {
            true => write_json(io::stdout, || tracing::info!("{line}")),
            false => writeln!(out, "{line}")?,
        }
        out.flush()
    }

    /// Writes a failure to a log of JSON lines, whatever its filter says; elsewhere it is left to be reported as text.
    pub(crate) fn failure(&self, failure: Failure) -> Failure {
        let Some(message) = failure.message().filter(|_| self.log_json) else { return failure };
        let hint = failure.hint();
        write_json(io::stderr, || tracing::error!(hint, "{message}"));
        Failure::Logged
    }
}

/// Writes the events that `log` emits in the format of JSON lines.
fn write_json(writer: impl for<'a> MakeWriter<'a> + Send + Sync + 'static, log: impl FnOnce()) {
    let lines = tracing_subscriber::fmt::layer().json().with_writer(writer);
    tracing::subscriber::with_default(tracing_subscriber::registry().with(lines), log);
}

/// Reads how log lines name addresses.
fn read_log_address(text: &str) -> Result<LogAddress, String> {
    match text {
        "none" => Ok(LogAddress::None),
        "hashed" => Ok(LogAddress::Hashed),
        "plain" => Ok(LogAddress::Plain),
        _ => Err("`none`, `hashed` or `plain` is expected".to_owned()),
    }
}
