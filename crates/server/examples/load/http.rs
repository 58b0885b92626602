//! A minimal HTTP client for scripted players.

use std::io;
use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// One connection of one visitor.
pub(crate) struct Connection {
    stream: BufReader<TcpStream>,
    token: String,
}

impl Connection {
    pub(crate) async fn open(server: SocketAddr, token: &str) -> io::Result<Connection> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream: BufReader::with_capacity(1024, stream), token: token.to_owned() })
    }

    /// A new visitor; gives the token.
    pub(crate) async fn visitor(server: SocketAddr, name: &str) -> io::Result<(Connection, String)> {
        let mut connection = Connection::open(server, "").await?;
        let (_, answer) = connection.post("/visitors", &format!("{{\"name\":\"{name}\"}}")).await?;
        let token = text(&answer, "token")?;
        connection.token.clone_from(&token);
        Ok((connection, token))
    }

    /// Returns the header that names the visitor; empty for a stranger.
    fn authorization(&self) -> String {
        if self.token.is_empty() { String::new() } else { format!("Authorization: Bearer {}\r\n", self.token) }
    }

    fn head(&self, method: &str, path: &str, length: usize) -> String {
        let token = self.authorization();
        format!(
            "{method} /api/v1{path} HTTP/1.1\r\nHost: load\r\n{token}Content-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n"
        )
    }

    pub(crate) async fn post(&mut self, path: &str, body: &str) -> io::Result<(u16, Value)> {
        let request = self.head("POST", path, body.len()) + body;
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let (status, length) = self.read_head().await?;
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok((status, serde_json::from_slice(&body).unwrap_or_default()))
    }

    /// Fetches something that is no part of the API; returns its size.
    pub(crate) async fn fetch(&mut self, path: &str) -> io::Result<usize> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: load\r\n\r\n");
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let (status, length) = self.read_head().await?;
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        if status == 200 { Ok(length) } else { Err(io::Error::other(format!("status {status}"))) }
    }

    /// Opens the stream of a table's page as browsers do, compressed.
    pub(crate) async fn page_stream(self, table: &str, language: &str) -> io::Result<Events> {
        let token = self.authorization();
        let request = format!(
            "GET /t/{table}/events?since=1 HTTP/1.1\r\nHost: load\r\n{token}Accept-Encoding: gzip\r\n\
             Accept-Language: {language}\r\n\r\n"
        );
        self.events(&request).await
    }

    async fn read_head(&mut self) -> io::Result<(u16, usize)> {
        let (mut status, mut length) = (0, 0);
        let mut line = String::new();
        loop {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let text = line.trim_end();
            if text.is_empty() {
                return Ok((status, length));
            }
            if let Some(rest) = text.strip_prefix("HTTP/1.1 ") {
                status = rest[..3].parse().map_err(io::Error::other)?;
            } else if let Some(rest) = text.strip_prefix("content-length: ") {
                length = rest.parse().map_err(io::Error::other)?;
            }
        }
    }

    /// Turns the connection into an event stream.
    pub(crate) async fn watch(self, path: &str) -> io::Result<Events> {
        let request = self.head("GET", path, 0);
        self.events(&request).await
    }

    /// Sends a request that is answered by an event stream.
    async fn events(mut self, request: &str) -> io::Result<Events> {
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let (status, _) = self.read_head().await?;
        if status == 200 {
            Ok(Events { stream: self.stream })
        } else {
            Err(io::Error::other(format!("status {status}")))
        }
    }
}

/// An event stream.
pub(crate) struct Events {
    stream: BufReader<TcpStream>,
}

impl Events {
    /// Skips the next bytes of the stream; returns their number.
    pub(crate) async fn skip(&mut self) -> io::Result<u64> {
        let read = self.stream.fill_buf().await?.len();
        self.stream.consume(read);
        match read {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            read => Ok(read as u64),
        }
    }

    /// The name and the data of the next event. The lines of a chunk's size stand between the others and are passed
    /// over.
    pub(crate) async fn next(&mut self) -> io::Result<(String, String)> {
        let (mut name, mut line) = (String::new(), String::new());
        loop {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if let Some(text) = line.strip_prefix("event: ") {
                name = text.trim_end().to_owned();
            } else if let Some(text) = line.strip_prefix("data: ") {
                return Ok((name, text.trim_end().to_owned()));
            }
        }
    }
}

/// Returns a text field of a JSON answer.
pub(crate) fn text(answer: &Value, field: &str) -> io::Result<String> {
    answer[field].as_str().map(str::to_owned).ok_or_else(|| io::Error::other(format!("no `{field}` in {answer}")))
}
