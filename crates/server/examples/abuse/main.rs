//! Hostile clients against a server on the same machine, and what an honest client notices. `bench/abuse` starts both
//! sides.

mod client;
mod notifications;

use std::io;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use client::Client;
use elvaland_rules::nains::Catalog;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

const USAGE: &str = "abuse SERVER bots TABLES SECONDS | lists FILE SECONDS | steps CONNECTIONS SECONDS | connections COUNT SECONDS | busy-webhooks VISITORS | tests COUNT | names COUNT; SERVER is a loopback address";

/// The interval at which an honest client polls whether a bot has bid.
const LOOK: Duration = Duration::from_millis(10);

/// The pause of an honest client between two rounds of requests, which keeps it below the rate of a visitor.
const PAUSE: Duration = Duration::from_millis(150);

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let server = arguments.first().and_then(|text| text.parse::<SocketAddr>().ok());
    // Only servers on this machine may be attacked.
    let Some(server) = server.filter(|server| server.ip().is_loopback()) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let number = |at: usize| arguments.get(at).and_then(|text| text.parse::<u64>().ok()).unwrap_or(10);
    let time = Duration::from_secs(number(3));
    if arguments.len() < 3 {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    }
    let report = match arguments.get(1).map(String::as_str) {
        Some("bots") => bots(server, number(2), time).await,
        Some("lists") => lists(server, &arguments[2], time).await,
        Some("steps") => steps(server, number(2), time).await,
        Some("connections") => connections(server, number(2), time).await,
        Some("busy-webhooks") => notifications::busy(server, number(2)).await,
        Some("tests") => notifications::tests(server, number(2)).await,
        Some("names") => notifications::names(server, number(2)).await,
        _ => Err(io::Error::other(USAGE)),
    };
    match report {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the median, the 95th percentile and the longest of some times, in milliseconds.
fn percentiles(mut times: Vec<Duration>) -> Value {
    times.sort_unstable();
    let at = |part: usize| times.get((times.len() * part / 100).min(times.len().saturating_sub(1)));
    let millis = |time: Option<&Duration>| time.map(|time| (time.as_secs_f64() * 1e4).round() / 10.0);
    json!({"samples": times.len(), "p50_ms": millis(at(50)), "p95_ms": millis(at(95)), "most_ms": millis(times.last())})
}

/// Creates a table of the client and these bots, with a timer of a second.
async fn table(client: &Client, bots: &[&str]) -> io::Result<String> {
    let seats: Vec<&str> = ["me"].iter().chain(bots).copied().collect();
    let wanted = json!({"game": "nidavellir", "options": {"players": seats.len()}, "seats": seats, "timer": 1});
    let (status, answer) = client.send("POST", "/tables", &wanted.to_string()).await?;
    let id = answer["table"].as_str().ok_or_else(|| io::Error::other(format!("{status}: {answer}")))?;
    Ok(format!("/tables/{id}"))
}

/// Returns the time until the first bid of a bot at a new table.
async fn first_bid(client: &Client, level: &str) -> io::Result<Duration> {
    let began = Instant::now();
    let table = table(client, &[level]).await?;
    loop {
        let (_, state) = client.send("GET", &table, "").await?;
        if state["seats"][1]["ready"] == true || state["seq"].as_u64() > Some(1) {
            return Ok(began.elapsed());
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// One visitor has so many tables of four kings with a timer of a second; newcomers at another address wait for the first bid
/// of an apprentice, now and then of a king.
async fn bots(server: SocketAddr, tables: u64, time: Duration) -> io::Result<Value> {
    let hostile = Client::forwarded(server, "192.0.2.1").register("Eve").await?;
    for _ in 0..tables {
        table(&hostile, &["king"; 4]).await?;
    }
    let (began, mut apprentices, mut kings) = (Instant::now(), Vec::new(), Vec::new());
    while began.elapsed() < time {
        let honest = Client::forwarded(server, "192.0.2.2").register("Ada").await?;
        apprentices.push(first_bid(&honest, "apprentice").await?);
        if apprentices.len() % 20 == 0 {
            kings.push(first_bid(&honest, "king").await?);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(json!({"hostile_tables": tables, "apprentice": percentiles(apprentices), "king": percentiles(kings)}))
}

/// Returns the size of a file in kB.
fn size(file: &str) -> u64 {
    std::fs::metadata(file).map_or(0, |found| found.len() / 1000)
}

/// New visitors of one address create tables 25 times a second, with card lists that are padded by comments, half of them to
/// 220 kB, half to 60 kB. The log of SQLite is reused once it has about 4 MB; the file grows by what is stored.
async fn lists(server: SocketAddr, database: &str, time: Duration) -> io::Result<Value> {
    let hostile = Client::forwarded(server, "192.0.2.1");
    let padded = |length: usize| {
        let padding = "# padding\n".repeat((length - Catalog::BUILT_IN_TOML.len()) / 10);
        let cards = format!("{padding}{}", Catalog::BUILT_IN_TOML);
        json!({"game": "nains", "options": {"players": 2}, "cards": cards}).to_string()
    };
    let bodies = [padded(220_000), padded(60_000)];
    let began = Instant::now();
    let mut answers = std::collections::BTreeMap::<String, u64>::new();
    let mut beat = tokio::time::interval(Duration::from_millis(40));
    for body in bodies.iter().cycle() {
        if began.elapsed() >= time {
            break;
        }
        beat.tick().await;
        let (status, _) = hostile.send("POST", "/tables", body).await?;
        *answers.entry(status.to_string()).or_default() += 1;
    }
    let log = size(&format!("{database}-wal"));
    Ok(json!({"seconds": began.elapsed().as_secs(), "answers": answers, "file_kb": size(database), "log_kb": log}))
}

/// One address sends so many halves of requests, again and again; another one sends whole requests.
async fn connections(server: SocketAddr, count: u64, time: Duration) -> io::Result<Value> {
    let (hostile, honest) = (Client::new(server, [127, 0, 0, 2]), Client::new(server, [127, 0, 0, 1]));
    let (began, mut halves) = (Instant::now(), Vec::new());
    let (mut times, mut failures) = (Vec::new(), 0);
    let mut sent = 0;
    while began.elapsed() < time {
        while sent < count {
            sent += 1;
            if let Ok(Ok(mut half)) = tokio::time::timeout(Duration::from_millis(200), hostile.connect()).await {
                let _ = half.write_all(b"GET /api/v1/about HTTP/1.1\r\nHost: ").await;
                halves.push(half);
            }
        }
        let asked = Instant::now();
        match tokio::time::timeout(Duration::from_secs(10), honest.send("GET", "/about", "")).await {
            Ok(Ok((200, _))) => times.push(asked.elapsed()),
            _ => failures += 1,
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(json!({"halves": sent, "honest": percentiles(times), "failures": failures}))
}

/// A stranger asks for the oldest steps of a long game over so many connections, by turns as frames of the page, as the
/// stream of the page, and of the API; an honest visitor fetches the home page and moves.
async fn steps(server: SocketAddr, connections: u64, time: Duration) -> io::Result<Value> {
    let honest = Client::forwarded(server, "192.0.2.2").register("Ada").await?;
    let long = table(&honest, &["apprentice"; 4]).await?;
    let mut seq = 0;
    while seq < 140 {
        seq = answer(&honest, &long).await?.1;
    }
    let unloaded = honest_times(&honest, time / 3).await?;
    let (page, attack) = (format!("/t/{}", &long["/tables/".len()..]), tokio::task::LocalSet::new());
    let answers = std::rc::Rc::new(std::cell::RefCell::new(std::collections::BTreeMap::<u16, u64>::new()));
    let loaded = attack
        .run_until(async {
            for number in 0..connections {
                let path = match number % 4 {
                    0 => format!("{page}/steps?since=0"),
                    1 => format!("{page}/steps?since=0&whole=true"),
                    2 => format!("{page}/events?since=0"),
                    _ => format!("/api/v1{long}/steps?since=0"),
                };
                let (stranger, answers) = (Client::forwarded(server, "192.0.2.1"), answers.clone());
                tokio::task::spawn_local(async move {
                    loop {
                        // A stream has brought its first event by then.
                        let asked =
                            tokio::time::timeout(Duration::from_millis(300), stranger.request("GET", &path, ""));
                        let status = asked.await.ok().and_then(Result::ok).map_or(0, |(status, _)| status);
                        *answers.borrow_mut().entry(status).or_default() += 1;
                        tokio::task::yield_now().await;
                    }
                });
            }
            honest_times(&honest, time).await
        })
        .await?;
    let medians = |times: [Vec<Duration>; 2]| times.map(percentiles);
    let (unloaded, loaded) = (medians(unloaded), medians(loaded));
    Ok(
        json!({"connections": connections, "answers": *answers.borrow(), "home": {"unloaded": unloaded[0], "loaded": loaded[0]},
        "move": {"unloaded": unloaded[1], "loaded": loaded[1]}}),
    )
}

/// Returns the times of the home page and of moves in a game against an apprentice.
async fn honest_times(honest: &Client, time: Duration) -> io::Result<[Vec<Duration>; 2]> {
    let (began, mut times) = (Instant::now(), [Vec::new(), Vec::new()]);
    let mut own = table(honest, &["apprentice"]).await?;
    while began.elapsed() < time {
        let asked = Instant::now();
        if honest.request("GET", "/", "").await?.0 == 200 {
            times[0].push(asked.elapsed());
        }
        let (took, seq) = answer(honest, &own).await?;
        times[1].extend(took);
        if seq > 60 {
            own = table(honest, &["apprentice"]).await?;
        }
        tokio::time::sleep(PAUSE).await;
    }
    Ok(times)
}

/// Answers if something is asked; returns how long that took, and the number of steps of the table.
async fn answer(client: &Client, table: &str) -> io::Result<(Option<Duration>, u64)> {
    let (_, state) = client.send("GET", table, "").await?;
    let seq = state["seq"].as_u64().unwrap_or_default();
    let Some(action) = state["legal"].get(0).filter(|_| state["seats"][0]["asked"] == true) else {
        tokio::time::sleep(LOOK).await;
        return Ok((None, seq));
    };
    let asked = Instant::now();
    let body = json!({"seq": seq, "action": action}).to_string();
    let (status, _) = client.send("POST", &format!("{table}/actions"), &body).await?;
    let took = Some(asked.elapsed()).filter(|_| status == 200);
    tokio::time::sleep(PAUSE).await;
    Ok((took, seq))
}
