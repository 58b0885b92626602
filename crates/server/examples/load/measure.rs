//! Measures the memory of tables and streams.

use std::io;
use std::net::SocketAddr;
use std::time::Instant;

use serde_json::{Value, json};

use crate::http::{Connection, text};

/// The most tables of one visitor.
const EACH: usize = 40;

/// The memory of a process, in kB.
pub(crate) fn resident(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// Creates tables with a game that waits for a player; they stay in memory until they have been idle for long.
pub(crate) async fn create(server: SocketAddr, count: usize) -> io::Result<Vec<String>> {
    let mut ids = Vec::with_capacity(count);
    while ids.len() < count {
        let (mut ada, _) = Connection::visitor(server, "Ada").await?;
        let (mut bo, _) = Connection::visitor(server, "Bo").await?;
        for number in 0..EACH.min(count - ids.len()) {
            let game = ["nidavellir", "nains"][number % 2];
            let (_, answer) =
                ada.post("/tables", &json!({"game": game, "options": {"players": 2}}).to_string()).await?;
            let id = text(&answer, "table")?;
            bo.post(&format!("/tables/{id}/join"), "{}").await?;
            ids.push(id);
        }
    }
    Ok(ids)
}

/// Measures the memory of this number of idle tables.
pub(crate) async fn tables(server: SocketAddr, pid: u32, count: usize) -> io::Result<Value> {
    let (before, began) = (resident(pid), Instant::now());
    let ids = create(server, count).await?;
    let grown = resident(pid).saturating_sub(before);
    let seconds = began.elapsed().as_secs_f64();
    Ok(json!({"tables": ids.len(), "seconds": seconds, "kb_per_table": grown as f64 / count as f64}))
}

/// Measures the memory of this number of streams, ten per table, after one event to each: of programs, or of pages.
pub(crate) async fn streams(server: SocketAddr, pid: u32, count: usize, of_pages: bool) -> io::Result<Value> {
    let ids = create(server, count.div_ceil(10)).await?;
    let before = resident(pid);
    let mut open = Vec::with_capacity(count);
    for number in 0..count {
        let connection = Connection::open(server, "").await?;
        let table = &ids[number / 10];
        open.push(match of_pages {
            true => {
                let mut stream = connection.page_stream(table, "en").await?;
                // Compressed: what comes first is no text.
                stream.skip().await?;
                stream
            }
            false => {
                let mut stream = connection.watch(&format!("/tables/{table}/events")).await?;
                stream.next().await?;
                stream
            }
        });
    }
    let grown = resident(pid).saturating_sub(before);
    Ok(json!({"streams": open.len(), "kb_per_stream": grown as f64 / count as f64}))
}
