//! Visitors who turn notifications against others: webhooks that are always busy, abandoned test messages, names that do not
//! resolve. An honest visitor at another address waits for their own messages.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::client::Client;
use crate::percentiles;

/// The longest wait for a message.
const PATIENCE: Duration = Duration::from_secs(30);
/// The address of the attackers, and of the honest visitor.
const HOSTILE: &str = "192.0.2.1";
const HONEST: &str = "192.0.2.2";

/// Starts a receiver of webhooks. Messages to `/honest` are taken and told of, those to `/silent` get no answer, others are to be
/// sent again after an hour.
async fn receiver() -> io::Result<(SocketAddr, mpsc::UnboundedReceiver<Instant>)> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let (tell, told) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let tell = tell.clone();
            tokio::spawn(async move {
                let mut head = vec![0; 4096];
                let read = stream.read(&mut head).await.unwrap_or(0);
                let head = String::from_utf8_lossy(&head[..read]).into_owned();
                let answer = if head.starts_with("POST /honest") {
                    let _ = tell.send(Instant::now());
                    "HTTP/1.1 204 No Content\r\n\r\n"
                } else if head.starts_with("POST /silent") {
                    tokio::time::sleep(PATIENCE).await;
                    return;
                } else {
                    "HTTP/1.1 503 Busy\r\nRetry-After: 3600\r\nContent-Length: 0\r\n\r\n"
                };
                let _ = stream.write_all(answer.as_bytes()).await;
            });
        }
    });
    Ok((address, told))
}

/// Creates a table with webhooks; returns its path and the id of the last webhook.
async fn table(client: &Client, players: u8, url: &str, webhooks: usize) -> io::Result<(String, String)> {
    let wanted = json!({"game": "nidavellir", "options": {"players": players}});
    let (status, answer) = client.send("POST", "/tables", &wanted.to_string()).await?;
    let id = answer["table"].as_str().ok_or_else(|| io::Error::other(format!("{status}: {answer}")))?;
    let (path, mut webhook) = (format!("/tables/{id}"), String::new());
    for _ in 0..webhooks {
        let body = json!({"kind": "json", "url": url}).to_string();
        let (_, added) = client.send("POST", &format!("{path}/webhooks"), &body).await?;
        webhook = added["id"].as_str().unwrap_or_default().to_owned();
    }
    Ok((path, webhook))
}

/// Measures how long an honest visitor's webhooks wait for their messages.
async fn honest_times(
    server: SocketAddr,
    honest: &Client,
    receiver: SocketAddr,
    told: &mut mpsc::UnboundedReceiver<Instant>,
) -> io::Result<Value> {
    let other = Client::forwarded(server, HONEST).register("Bo").await?;
    let (mut times, mut lost) = (Vec::new(), 0);
    for _ in 0..10 {
        let (path, _) = table(honest, 2, &format!("http://{receiver}/honest"), 1).await?;
        let began = Instant::now();
        other.send("POST", &format!("{path}/join"), "{}").await?;
        match tokio::time::timeout(PATIENCE, told.recv()).await {
            Ok(Some(at)) => times.push(at - began),
            _ => lost += 1,
        }
    }
    Ok(json!({"messages": percentiles(times), "lost": lost}))
}

/// So many visitors of one address have four tables each with five webhooks that are always busy.
pub(crate) async fn busy(server: SocketAddr, visitors: u64) -> io::Result<Value> {
    let (address, mut told) = receiver().await?;
    let ada = Client::forwarded(server, HONEST).register("Ada").await?;
    let mut messages = 0;
    for _ in 0..visitors {
        let host = Client::forwarded(server, HOSTILE).register("Eve").await?;
        let guest = Client::forwarded(server, HOSTILE).register("Mallory").await?;
        for _ in 0..4 {
            let (path, _) = table(&host, 2, &format!("http://{address}/busy"), 5).await?;
            guest.send("POST", &format!("{path}/join"), "{}").await?;
            messages += 5;
        }
    }
    Ok(json!({"hostile_messages": messages, "honest": honest_times(server, &ada, address, &mut told).await?}))
}

/// A player sends so many test messages to another player's webhook that does not answer, and hangs up; then games of
/// the other one begin.
pub(crate) async fn tests(server: SocketAddr, count: u64) -> io::Result<Value> {
    let (address, mut told) = receiver().await?;
    let ada = Client::forwarded(server, HONEST).register("Ada").await?;
    let (path, webhook) = table(&ada, 3, &format!("http://{address}/silent"), 1).await?;
    let mut abandoned = 0;
    for _ in 0..count {
        // Each new guest takes the seat of the last one, and may test at once.
        let eve = Client::forwarded(server, HOSTILE).register("Eve").await?;
        eve.send("POST", &format!("{path}/join"), "{}").await?;
        let test = format!("{path}/webhooks/{webhook}/test");
        let asked = tokio::time::timeout(Duration::from_millis(200), eve.send("POST", &test, "{}")).await;
        abandoned += u64::from(asked.is_err());
        eve.send("POST", &format!("{path}/leave"), "{}").await?;
    }
    Ok(json!({"abandoned": abandoned, "honest": honest_times(server, &ada, address, &mut told).await?}))
}

/// One visitor names so many hosts that do not exist, all at once; another one adds a webhook at a name that does.
pub(crate) async fn names(server: SocketAddr, count: u64) -> io::Result<Value> {
    let eve = std::sync::Arc::new(Client::forwarded(server, HOSTILE).register("Eve").await?);
    let ada = Client::forwarded(server, HONEST).register("Ada").await?;
    let (hostile, _) = table(&eve, 2, "", 0).await?;
    let mut asking = Vec::new();
    for number in 0..count {
        let (eve, path) = (eve.clone(), format!("{hostile}/webhooks"));
        let body = json!({"kind": "json", "url": format!("https://no-such-host-{number}.example/")}).to_string();
        asking.push(tokio::spawn(async move { eve.send("POST", &path, &body).await.map_or(0, |(status, _)| status) }));
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let (mut times, mut answers) = (Vec::new(), std::collections::BTreeMap::<u16, u64>::new());
    let (own, _) = table(&ada, 2, "", 0).await?;
    for _ in 0..5 {
        let began = Instant::now();
        let body = json!({"kind": "json", "url": "http://localhost:9/"}).to_string();
        ada.send("POST", &format!("{own}/webhooks"), &body).await?;
        times.push(began.elapsed());
    }
    for asked in asking {
        *answers.entry(asked.await.unwrap_or(0)).or_default() += 1;
    }
    Ok(json!({"hostile_answers": answers, "honest": percentiles(times)}))
}
