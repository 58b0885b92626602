//! Where the server listens: at a TCP address, or at a Unix socket behind a proxy.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;

/// An address to listen on: `127.0.0.1:8080` or `unix:/run/elvaland.sock`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListenAddress {
    /// A TCP address.
    Tcp(SocketAddr),
    /// The file of a Unix socket.
    Unix(PathBuf),
}

impl FromStr for ListenAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<ListenAddress, String> {
        match text.strip_prefix("unix:").filter(|path| !path.is_empty()) {
            Some(path) if cfg!(unix) => Ok(ListenAddress::Unix(path.into())),
            Some(_) => Err("this system has no Unix sockets".to_owned()),
            None => {
                text.parse().map(ListenAddress::Tcp).map_err(|_| "ADDRESS:PORT or unix:PATH is expected".to_owned())
            }
        }
    }
}

impl fmt::Display for ListenAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListenAddress::Tcp(address) => address.fmt(f),
            ListenAddress::Unix(path) => write!(f, "unix:{}", path.display()),
        }
    }
}

impl ListenAddress {
    /// Begins to listen. A socket that a killed server left is replaced; one that another server listens on is not.
    ///
    /// # Errors
    /// The address is in use or cannot be listened on.
    pub async fn bind(&self) -> io::Result<Listener> {
        match self {
            ListenAddress::Tcp(address) => TcpListener::bind(address).await.map(Listener::Tcp),
            #[cfg(unix)]
            ListenAddress::Unix(path) => bind_unix(path).await,
            #[cfg(not(unix))]
            ListenAddress::Unix(_) => Err(io::ErrorKind::Unsupported.into()),
        }
    }
}

#[cfg(unix)]
async fn bind_unix(path: &std::path::Path) -> io::Result<Listener> {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt};
    if path.metadata().is_ok_and(|found| found.file_type().is_socket()) {
        if tokio::net::UnixStream::connect(path).await.is_ok() {
            return Err(io::ErrorKind::AddrInUse.into());
        }
        std::fs::remove_file(path)?;
    }
    let listener = tokio::net::UnixListener::bind(path)?;
    // The proxy is in the group of the server.
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o660))?;
    Ok(Listener::Unix(listener, path.to_owned()))
}

/// A socket that accepts connections.
pub enum Listener {
    /// By TCP.
    Tcp(TcpListener),
    /// By a file, which is removed in the end.
    #[cfg(unix)]
    Unix(tokio::net::UnixListener, PathBuf),
}

impl From<TcpListener> for Listener {
    fn from(listener: TcpListener) -> Listener {
        Listener::Tcp(listener)
    }
}

/// A stream of bytes from and to a client.
pub(crate) trait ClientStream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> ClientStream for T {}

/// A connection, with the addresses of both ends; a proxy at a Unix socket has none.
pub(crate) struct Accepted {
    pub(crate) stream: Box<dyn ClientStream>,
    pub(crate) peer: Option<SocketAddr>,
    pub(crate) local: Option<SocketAddr>,
}

impl Listener {
    /// Returns the address as it is shown: a URL, or the path of a socket.
    ///
    /// # Errors
    /// The socket has no address.
    pub fn shown(&self) -> io::Result<String> {
        match self {
            Listener::Tcp(listener) => Ok(format!("http://{}", listener.local_addr()?)),
            #[cfg(unix)]
            Listener::Unix(_, path) => Ok(format!("unix:{}", path.display())),
        }
    }

    pub(crate) async fn accept(&self) -> io::Result<Accepted> {
        match self {
            Listener::Tcp(listener) => {
                let (stream, peer) = listener.accept().await?;
                let _ = stream.set_nodelay(true);
                let local = stream.local_addr().ok();
                Ok(Accepted { stream: Box::new(stream), peer: Some(peer), local })
            }
            #[cfg(unix)]
            Listener::Unix(listener, _) => {
                let (stream, _) = listener.accept().await?;
                Ok(Accepted { stream: Box::new(stream), peer: None, local: None })
            }
        }
    }
}

#[cfg(unix)]
impl Drop for Listener {
    fn drop(&mut self) {
        if let Listener::Unix(_, path) = self {
            let _ = std::fs::remove_file(path);
        }
    }
}
