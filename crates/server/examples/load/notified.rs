//! Notifications under load: tables that begin, whose absent player has a push subscription and which have a webhook; and link
//! previews.

use std::cell::Cell;
use std::io;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::http::{Connection, text};
use crate::measure;

/// The keys of a browser: those of RFC 8291, appendix A.
const P256DH: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

/// Takes deliveries and counts them.
pub(crate) struct Sink {
    address: SocketAddr,
    count: Rc<Cell<u64>>,
}

impl Sink {
    /// Listens on a port of its own, in tasks of the current thread.
    pub(crate) async fn open() -> io::Result<Sink> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (address, count) = (listener.local_addr()?, Rc::new(Cell::new(0)));
        let counter = count.clone();
        tokio::task::spawn_local(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let counter = counter.clone();
                tokio::task::spawn_local(async move {
                    if take(stream).await.is_ok() {
                        counter.set(counter.get() + 1);
                    }
                });
            }
        });
        Ok(Sink { address, count })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(crate) fn count(&self) -> u64 {
        self.count.get()
    }
}

/// Reads as much of a request as comes at once, and accepts it.
async fn take(mut stream: TcpStream) -> io::Result<()> {
    let mut buffer = [0; 8192];
    if stream.read(&mut buffer).await? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    stream.write_all(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n").await
}

/// Tables that begin, whose second player is away.
pub(crate) struct Tables {
    ada: Connection,
    bo: Connection,
    sink: Option<SocketAddr>,
}

impl Tables {
    /// With a sink, the second player has a push subscription there, and each table a webhook.
    pub(crate) async fn new(server: SocketAddr, sink: Option<SocketAddr>) -> io::Result<Tables> {
        let (ada, _) = Connection::visitor(server, "Ada").await?;
        let (mut bo, _) = Connection::visitor(server, "Bo").await?;
        if let Some(sink) = sink {
            let device = json!({"endpoint": format!("http://{sink}/push"), "keys": {"p256dh": P256DH, "auth": AUTH}});
            let (status, answer) = bo.post("/me/notifications/devices", &device.to_string()).await?;
            if status != 204 {
                return Err(io::Error::other(format!("the subscription is refused: {answer}")));
            }
        }
        Ok(Tables { ada, bo, sink })
    }

    /// Begins a table. Without a sink, sends a request without effect instead of adding the webhook, so that the number
    /// of requests is the same.
    pub(crate) async fn begin(&mut self) -> io::Result<()> {
        let (_, answer) = self.ada.post("/tables", r#"{"game":"nidavellir","options":{"players":2}}"#).await?;
        let id = text(&answer, "table")?;
        match self.sink {
            Some(sink) => {
                let hook = json!({"kind": "json", "url": format!("http://{sink}/hook")});
                self.ada.post(&format!("/tables/{id}/webhooks"), &hook.to_string()).await?;
            }
            None => {
                self.ada.post(&format!("/tables/{id}/seen"), "{}").await?;
            }
        }
        self.bo.post(&format!("/tables/{id}/join"), "{}").await?;
        Ok(())
    }
}

/// Fetches the preview pictures of this number of tables: each once, then all of them again at a rate.
pub(crate) async fn previews(server: SocketAddr, count: usize, time: Duration, rate: u64) -> io::Result<Value> {
    let ids = measure::create(server, count).await?;
    let mut connection = Connection::open(server, "").await?;
    let (mut first, mut bytes) = (Vec::new(), 0);
    for id in &ids {
        let began = Instant::now();
        bytes += connection.fetch(&format!("/t/{id}/preview.png")).await?;
        first.push(began.elapsed());
    }
    let (mut again, began) = (Vec::new(), Instant::now());
    let mut tick = tokio::time::interval(Duration::from_secs_f64(1.0 / rate.max(1) as f64));
    while began.elapsed() < time {
        if rate > 0 {
            tick.tick().await;
        }
        let sent = Instant::now();
        connection.fetch(&format!("/t/{}/preview.png", ids[again.len() % ids.len()])).await?;
        again.push(sent.elapsed());
    }
    let seconds = began.elapsed().as_secs_f64();
    let millis = |times: &mut Vec<Duration>, part: f64| {
        times.sort_unstable();
        times.get((times.len() as f64 * part) as usize).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    Ok(json!({
        "tables": ids.len(), "bytes_each": bytes / ids.len().max(1),
        "drawn_p50_ms": millis(&mut first, 0.5), "drawn_p99_ms": millis(&mut first, 0.99),
        "cached_per_second": (again.len() as f64 / seconds).round(),
        "cached_p50_ms": millis(&mut again, 0.5), "cached_p99_ms": millis(&mut again, 0.99),
    }))
}
