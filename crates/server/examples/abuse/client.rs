//! Requests from any loopback address, each with a connection of its own.

use std::io;
use std::net::{IpAddr, SocketAddr};

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A client of a server.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) server: SocketAddr,
    /// The address the client connects from.
    pub(crate) source: IpAddr,
    /// The address a proxy would tell, to a server that trusts `source`.
    pub(crate) forwarded: Option<String>,
    /// The token of a visitor; without one, every POST comes from a new visitor.
    pub(crate) token: Option<String>,
}

impl Client {
    pub(crate) fn new(server: SocketAddr, source: [u8; 4]) -> Client {
        Client { server, source: source.into(), forwarded: None, token: None }
    }

    /// Returns a client that a proxy would report at this address.
    pub(crate) fn forwarded(server: SocketAddr, address: &str) -> Client {
        Client { forwarded: Some(address.to_owned()), ..Client::new(server, [127, 0, 0, 1]) }
    }

    /// Becomes a visitor.
    pub(crate) async fn register(mut self, name: &str) -> io::Result<Client> {
        let (_, visitor) = self.send("POST", "/visitors", &format!("{{\"name\":\"{name}\"}}")).await?;
        self.token = visitor["token"].as_str().map(str::to_owned);
        self.token.as_ref().map(|_| ()).ok_or_else(|| io::Error::other(format!("no visitor: {visitor}")))?;
        Ok(self)
    }

    pub(crate) async fn connect(&self) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(self.source, 0))?;
        socket.connect(self.server).await
    }

    /// Sends a request of the API; returns the status and the body.
    pub(crate) async fn send(&self, method: &str, path: &str, body: &str) -> io::Result<(u16, Value)> {
        let (status, body) = self.request(method, &format!("/api/v1{path}"), body).await?;
        Ok((status, serde_json::from_str(&body).unwrap_or_default()))
    }

    /// Sends a request; returns the status and the body.
    pub(crate) async fn request(&self, method: &str, path: &str, body: &str) -> io::Result<(u16, String)> {
        let mut stream = self.connect().await?;
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: abuse\r\nConnection: close\r\n");
        if let Some(address) = &self.forwarded {
            head += &format!("X-Forwarded-For: {address}\r\n");
        }
        if let Some(token) = &self.token {
            head += &format!("Authorization: Bearer {token}\r\n");
        }
        head += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n", body.len());
        stream.write_all((head + body).as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        let answer = String::from_utf8_lossy(&answer);
        let status = answer.get(9..12).and_then(|status| status.parse().ok());
        let status = status.ok_or(io::ErrorKind::UnexpectedEof)?;
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        Ok((status, body.to_owned()))
    }
}
