//! A plain HTTP client: one connection, one request after the other, and event streams.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// How long an answer may take before a test fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// A client that sends requests.
pub struct Client {
    address: SocketAddr,
    token: Option<String>,
    headers: Vec<(String, String)>,
    connection: Option<BufReader<TcpStream>>,
}

/// An answer.
#[derive(Debug, Clone)]
pub struct Answer {
    /// Its status code.
    pub status: u16,
    /// Its headers; names in lower case.
    pub headers: Vec<(String, String)>,
    /// Its body.
    pub text: String,
}

impl Answer {
    /// Returns the first header of this name (lower case).
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Returns the body, which must be JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {} {}", self.status, self.text))
    }

    /// Returns the JSON of an answer that must have this status.
    #[track_caller]
    pub fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// Returns the problem document of an answer; panics unless it has this status and code.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{} {}", self.status, self.text);
        let problem = self.expect(status);
        assert_eq!(problem["code"], code, "{problem}");
        assert_eq!(problem["status"], status);
        assert!(!problem["title"].as_str().unwrap_or_default().starts_with("server-"), "{problem}");
        problem
    }
}

impl Client {
    /// Returns a client without a visitor; it connects with the first request.
    pub fn new(address: SocketAddr) -> Client {
        Client { address, token: None, headers: Vec::new(), connection: None }
    }

    /// Returns a client of a new visitor of this name.
    pub fn named(address: SocketAddr, name: &str) -> Client {
        let mut client = Client::new(address);
        let visitor = client.post("/visitors", &serde_json::json!({"name": name})).expect(201);
        client.token = visitor["token"].as_str().map(str::to_owned);
        client
    }

    /// Sends this token of a visitor with every request.
    pub fn with_token(mut self, token: &str) -> Client {
        self.token = Some(token.to_owned());
        self
    }

    /// Returns the token of the visitor.
    pub fn token(&self) -> &str {
        self.token.as_deref().expect("a visitor")
    }

    /// Sends this header with every request.
    pub fn with_header(mut self, name: &str, value: &str) -> Client {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Sends a GET request; paths without `/api` in front are of version 1 of the API, `//x` is the path `/x`.
    pub fn get(&mut self, path: &str) -> Answer {
        self.request("GET", path, None).expect("an answer")
    }

    /// Sends a POST request with JSON.
    pub fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, Some(&body.to_string())).expect("an answer")
    }

    /// Sends a PUT request with JSON.
    pub fn put(&mut self, path: &str, body: &Value) -> Answer {
        self.request("PUT", path, Some(&body.to_string())).expect("an answer")
    }

    /// Sends a DELETE request.
    pub fn delete(&mut self, path: &str) -> Answer {
        self.request("DELETE", path, None).expect("an answer")
    }

    /// Sends a request; a connection that was closed meanwhile is opened again once.
    ///
    /// # Errors
    /// The server does not answer.
    pub fn request(&mut self, method: &str, path: &str, body: Option<&str>) -> std::io::Result<Answer> {
        let had_connection = self.connection.is_some();
        match self.try_request(method, path, body) {
            Err(_) if had_connection => {
                self.connection = None;
                self.try_request(method, path, body)
            }
            other => other,
        }
    }

    fn head(&self, method: &str, path: &str, more: &str) -> String {
        let path = if path.starts_with("/api") || path.len() < 2 || path.starts_with("//") {
            path.trim_start_matches('/').to_owned()
        } else {
            format!("api/v1{path}")
        };
        let mut head = format!("{method} /{path} HTTP/1.1\r\nHost: {}\r\n{more}", self.address);
        if let Some(token) = &self.token {
            head.push_str(&format!("Authorization: Bearer {token}\r\n"));
        }
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head + "\r\n"
    }

    /// Sends a request once.
    ///
    /// # Errors
    /// The server does not answer.
    pub fn try_request(&mut self, method: &str, path: &str, body: Option<&str>) -> std::io::Result<Answer> {
        let body = body.unwrap_or_default();
        let kind = if body.is_empty() { "" } else { "Content-Type: application/json\r\n" };
        let head = self.head(method, path, &format!("{kind}Content-Length: {}\r\n", body.len()));
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(self.address)?,
        };
        connection.get_mut().write_all((head + body).as_bytes())?;
        let answer = read_answer(&mut connection)?;
        self.connection = Some(connection);
        Ok(answer)
    }

    /// Sends a GET request and closes the connection `after` a while, without reading the answer.
    pub fn ask_and_leave(&self, path: &str, after: Duration) {
        let mut connection = connect(self.address).expect("a connection");
        connection.get_mut().write_all(self.head("GET", path, "").as_bytes()).expect("sent");
        std::thread::sleep(after);
    }

    /// Opens an event stream.
    pub fn stream(&self, path: &str, last: Option<u64>) -> Result<ServerEvents, Answer> {
        self.try_stream(path, last).expect("the server answers")
    }

    /// Opens an event stream of a server that may be down.
    ///
    /// # Errors
    /// The server does not answer.
    pub fn try_stream(&self, path: &str, last: Option<u64>) -> std::io::Result<Result<ServerEvents, Answer>> {
        let mut connection = connect(self.address)?;
        let last = last.map(|id| format!("Last-Event-ID: {id}\r\n")).unwrap_or_default();
        connection.get_mut().write_all(self.head("GET", path, &last).as_bytes())?;
        let (status, headers) = read_head(&mut connection)?;
        if status != 200 {
            let text = read_body(&mut connection, &headers)?;
            return Ok(Err(Answer { status, headers, text }));
        }
        Ok(Ok(ServerEvents { connection, pending: String::new() }))
    }
}

fn connect(address: SocketAddr) -> std::io::Result<BufReader<TcpStream>> {
    let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    Ok(BufReader::new(stream))
}

/// Reads one answer.
///
/// # Errors
/// The connection broke, or the bytes are not an HTTP response.
pub fn read_answer(connection: &mut BufReader<TcpStream>) -> std::io::Result<Answer> {
    let (status, headers) = read_head(connection)?;
    let text = read_body(connection, &headers)?;
    Ok(Answer { status, headers, text })
}

fn broken(what: &str) -> std::io::Error {
    std::io::Error::new(std::io::ErrorKind::InvalidData, what.to_owned())
}

fn read_line(connection: &mut BufReader<TcpStream>) -> std::io::Result<String> {
    let mut line = String::new();
    if connection.read_line(&mut line)? == 0 {
        return Err(std::io::ErrorKind::UnexpectedEof.into());
    }
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

fn read_head(connection: &mut BufReader<TcpStream>) -> std::io::Result<(u16, Vec<(String, String)>)> {
    let line = read_line(connection)?;
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(|| broken(&line))?;
    let mut headers = Vec::new();
    loop {
        let line = read_line(connection)?;
        match line.split_once(':') {
            Some((name, value)) => headers.push((name.to_ascii_lowercase(), value.trim().to_owned())),
            None => return Ok((status, headers)),
        }
    }
}

fn read_body(connection: &mut BufReader<TcpStream>, headers: &[(String, String)]) -> std::io::Result<String> {
    let length = headers.iter().find(|(name, _)| name == "content-length").and_then(|(_, value)| value.parse().ok());
    let mut body = vec![0; length.unwrap_or(0)];
    connection.read_exact(&mut body)?;
    String::from_utf8(body).map_err(|_| broken("no UTF-8"))
}

/// An event stream.
pub struct ServerEvents {
    connection: BufReader<TcpStream>,
    pending: String,
}

/// A server-sent event.
#[derive(Debug, Clone, PartialEq)]
pub struct ServerEvent {
    /// Its name (`event:`).
    pub name: String,
    /// Its number (`id:`).
    pub id: Option<u64>,
    /// Its content (`data:`).
    pub data: String,
}

impl ServerEvent {
    /// Returns the content, which must be JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.data).expect("JSON")
    }
}

impl Iterator for ServerEvents {
    type Item = ServerEvent;

    /// Returns the next event; `None` when the stream has ended.
    fn next(&mut self) -> Option<ServerEvent> {
        loop {
            if let Some((block, rest)) = self.pending.split_once("\n\n") {
                let (block, rest) = (block.to_owned(), rest.to_owned());
                self.pending = rest;
                let field = |name: &str| {
                    block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':')).map(str::trim_start)
                };
                match field("event") {
                    Some(name) => {
                        let id = field("id").and_then(|id| id.parse().ok());
                        let data = field("data").unwrap_or_default().to_owned();
                        return Some(ServerEvent { name: name.to_owned(), id, data });
                    }
                    // A keep-alive comment of the stream.
                    None => continue,
                }
            }
            let chunk = self.chunk()?;
            self.pending.push_str(&chunk);
        }
    }
}

impl ServerEvents {
    /// Returns the next event of this name and skips others.
    pub fn next_named(&mut self, name: &str) -> ServerEvent {
        loop {
            let sent = self.next().expect("the stream goes on");
            if sent.name == name {
                return sent;
            }
        }
    }

    fn chunk(&mut self) -> Option<String> {
        String::from_utf8(self.raw_chunk()?).ok()
    }

    /// Returns the next chunk of the body as it was sent; `None` when the stream has ended.
    pub fn raw_chunk(&mut self) -> Option<Vec<u8>> {
        let size = read_line(&mut self.connection).ok()?;
        let size = usize::from_str_radix(&size, 16).ok().filter(|&size| size > 0)?;
        let mut chunk = vec![0; size + 2];
        self.connection.read_exact(&mut chunk).ok()?;
        chunk.truncate(size);
        Some(chunk)
    }
}
