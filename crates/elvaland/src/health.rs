//! `health`: asks a server whether it can serve, for health checks of containers.

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use clap::Args;
use elvaland_server::ListenAddress;

use crate::failure::{CommandOutcome, Failure};

/// The timeout of the answer.
const TIMEOUT: Duration = Duration::from_secs(4);

/// Ask the server of this machine whether it is ready, as a health check
///
/// Exit code 0 if the server answers and reaches its database, else 1.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland health
  elvaland health --listen 127.0.0.1:8081")]
pub(crate) struct HealthArgs {
    /// Address that the server listens on
    #[arg(long, value_name = "ADDRESS", env = "ELVALAND_LISTEN", default_value = "127.0.0.1:8080")]
    listen: ListenAddress,
}

/// Prints what the server answers.
pub(crate) fn health(args: &HealthArgs, out: &mut dyn Write) -> Result<CommandOutcome, Failure> {
    let answer = match &args.listen {
        ListenAddress::Tcp(address) => ask_tcp(reachable(*address)),
        ListenAddress::Unix(path) => ask_unix(path),
    };
    match answer {
        Ok(answer) => {
            writeln!(out, "{}", answer.lines().next().unwrap_or_default())?;
            let is_ready = answer.starts_with("HTTP/1.1 200");
            Ok(if is_ready { CommandOutcome::Holds } else { CommandOutcome::Broken })
        }
        Err(error) => {
            writeln!(out, "{}: {error}", args.listen)?;
            Ok(CommandOutcome::Broken)
        }
    }
}

/// Returns an address to connect to: a server that listens everywhere listens on loopback.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

fn ask_tcp(address: SocketAddr) -> std::io::Result<String> {
    let stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    ask(stream)
}

#[cfg(unix)]
fn ask_unix(path: &std::path::Path) -> std::io::Result<String> {
    let stream = std::os::unix::net::UnixStream::connect(path)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    ask(stream)
}

#[cfg(not(unix))]
fn ask_unix(_: &std::path::Path) -> std::io::Result<String> {
    Err(std::io::ErrorKind::Unsupported.into())
}

fn ask(mut stream: impl Read + Write) -> std::io::Result<String> {
    stream.write_all(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
