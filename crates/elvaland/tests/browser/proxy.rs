//! A reverse proxy on loopback that serves the site under a path, which it removes before it passes requests on.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};

/// Passes requests for paths under `path` on to a server; everything else gets 404. Runs until the test ends.
pub(crate) fn start(path: &'static str, server: impl Fn() -> SocketAddr + Send + 'static) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    std::thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let server = server();
            // A connection that breaks is the browser's business.
            std::thread::spawn(move || drop(pass_on(client, path, server)));
        }
    });
    address
}

/// Passes one request on, and closes the connection after the answer.
fn pass_on(mut client: TcpStream, path: &str, server: SocketAddr) -> std::io::Result<()> {
    let mut reader = BufReader::new(client.try_clone()?);
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Ok(());
        }
        let name = line.to_ascii_lowercase();
        if let Some(value) = name.strip_prefix("content-length:") {
            length = value.trim().parse().unwrap_or_default();
        }
        if line == "\r\n" {
            break;
        }
        if head.is_empty() {
            let Some(rest) = line.split_once(&format!(" {path}/")) else {
                return client.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            };
            line = format!("{} /{}", rest.0, rest.1);
        } else if name.starts_with("connection:") {
            continue;
        }
        head += &line;
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    let mut upstream = TcpStream::connect(server)?;
    upstream.write_all(format!("{head}X-Forwarded-For: 192.0.2.7\r\nConnection: close\r\n\r\n").as_bytes())?;
    upstream.write_all(&body)?;
    std::io::copy(&mut upstream, &mut client)?;
    client.shutdown(Shutdown::Both)
}
