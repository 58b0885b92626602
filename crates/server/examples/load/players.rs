//! Players who answer whatever they are asked, at tables of two with a spectator.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use crate::http::{Connection, text};
use crate::notified::{Sink, Tables};

/// The number of streams per table: its two players and a spectator.
const VIEWERS: usize = 3;

/// New tables per second beside those that are played.
const BEGUN: u64 = 20;

/// The length of the alternating periods with and without notifications, and of the start of each that is not measured.
const PERIOD: Duration = Duration::from_secs(5);
const TRANSITION: Duration = Duration::from_secs(2);

/// A page that receives nothing for this long belongs to a finished game.
const PAGE_QUIET: Duration = Duration::from_secs(3);

/// Additional load beside the tables that are played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Beside {
    /// No additional load.
    Nothing,
    /// Tables begin, by turns with a webhook and an absent player with a push subscription, and without.
    Notifications,
    /// The pages of both players and of three spectators, in two languages, are open at every table.
    Pages,
}

/// The server nodes that clients connect to.
pub(crate) struct Nodes {
    pub(crate) all: Vec<SocketAddr>,
    /// Whether all clients of a table use the same node, as with a load balancer that routes by table id.
    pub(crate) is_together: bool,
}

impl Nodes {
    /// Returns the node that a viewer of a table connects to.
    fn of(&self, table: usize, viewer: usize) -> SocketAddr {
        let number = if self.is_together { table } else { table + viewer };
        self.all[number % self.all.len()]
    }
}

/// The state that all scripted players share.
struct Match {
    nodes: Nodes,
    /// Permits to act, if the rate is limited.
    leave: Option<Semaphore>,
    end: Cell<Option<Instant>>,
    begun: Cell<bool>,
    actions: Cell<u64>,
    refused: Cell<u64>,
    times: RefCell<Vec<Duration>>,
    /// Whether there are notifications now; `None` while that changes.
    notified: Cell<Option<bool>>,
    has_pages: bool,
    /// The bytes that pages were sent.
    page_bytes: Cell<u64>,
    /// The times without notifications, and with them.
    compared: [RefCell<Vec<Duration>>; 2],
}

/// A table: when its last action was sent, and how many viewers have received the result.
#[derive(Default)]
struct Sent {
    at: RefCell<HashMap<u64, Instant>>,
    seen: RefCell<HashMap<u64, usize>>,
}

#[derive(Deserialize)]
struct Update {
    #[serde(default)]
    from: u64,
    #[serde(default)]
    table: Option<Table>,
}

#[derive(Deserialize)]
struct Table {
    status: String,
    seat: Option<usize>,
    seq: u64,
    seats: Vec<Seat>,
    legal: Vec<String>,
}

#[derive(Deserialize)]
struct Seat {
    asked: bool,
}

/// Plays at this number of tables for a while.
pub(crate) async fn play(nodes: Nodes, tables: usize, time: Duration, rate: u64, beside: Beside) -> io::Result<Value> {
    let server = nodes.all[0];
    let all = Rc::new(Match {
        nodes,
        leave: (rate > 0).then(|| Semaphore::new(0)),
        end: Cell::new(None),
        begun: Cell::new(false),
        actions: Cell::new(0),
        refused: Cell::new(0),
        times: RefCell::default(),
        notified: Cell::new(None),
        has_pages: beside == Beside::Pages,
        page_bytes: Cell::new(0),
        compared: Default::default(),
    });
    let local = tokio::task::LocalSet::new();
    local
        .run_until(async {
            for number in 0..tables {
                let all = all.clone();
                tokio::task::spawn_local(async move {
                    while all.end.get().is_none_or(|end| Instant::now() < end) {
                        if let Err(error) = table(&all, number).await {
                            eprintln!("a table broke: {error}");
                            return;
                        }
                    }
                });
            }
            if rate > 0 {
                tokio::task::spawn_local(pace(all.clone(), rate));
            }
            let sink = Sink::open().await?;
            if beside == Beside::Notifications {
                let (all, address) = (all.clone(), sink.address());
                tokio::task::spawn_local(async move {
                    if let Err(error) = alternate(&all, server, address).await {
                        eprintln!("no further table begins: {error}");
                    }
                });
            }
            // The first second is not measured.
            tokio::time::sleep(Duration::from_secs(1)).await;
            all.begun.set(true);
            let began = Instant::now();
            all.end.set(Some(began + time));
            tokio::time::sleep(time).await;
            all.begun.set(false);
            let seconds = began.elapsed().as_secs_f64();
            let mut times = all.times.borrow().clone();
            times.sort_unstable();
            let [without, with] = all.compared.each_ref().map(|times| {
                let mut times = times.borrow().clone();
                times.sort_unstable();
                let at = |part: f64| times.get((times.len() as f64 * part) as usize).map_or(0.0, Duration::as_secs_f64);
                json!({"updates": times.len(), "p50_ms": at(0.5) * 1e3, "p99_ms": at(0.99) * 1e3})
            });
            let at = |part: f64| times.get((times.len() as f64 * part) as usize).map_or(0.0, |time| time.as_secs_f64() * 1e3);
            Ok(json!({
                "tables": tables, "seconds": seconds, "actions_per_second": (all.actions.get() as f64 / seconds).round(),
                "refused": all.refused.get(), "updates": times.len(), "viewers": VIEWERS, "deliveries": sink.count(),
                "page_bytes": all.page_bytes.get(), "without_notifications": without, "with_notifications": with,
                "p50_ms": at(0.5), "p99_ms": at(0.99), "max_ms": at(0.999_999),
            }))
        })
        .await
}

/// Begins tables without notifications, then with them, again and again.
async fn alternate(all: &Match, server: SocketAddr, sink: SocketAddr) -> io::Result<()> {
    let mut tables = [Tables::new(server, None).await?, Tables::new(server, Some(sink)).await?];
    loop {
        for (is_notified, tables) in [false, true].into_iter().zip(&mut tables) {
            let began = Instant::now();
            let mut tick = tokio::time::interval(Duration::from_secs_f64(1.0 / BEGUN as f64));
            while began.elapsed() < PERIOD {
                tick.tick().await;
                tables.begin().await?;
                all.notified.set((began.elapsed() > TRANSITION).then_some(is_notified));
            }
            all.notified.set(None);
        }
    }
}

/// Adds `rate` permits per second.
async fn pace(all: Rc<Match>, rate: u64) {
    let mut tick = tokio::time::interval(Duration::from_millis(10));
    let mut owed = 0.0;
    loop {
        tick.tick().await;
        owed += rate as f64 / 100.0;
        if let Some(leave) = all.leave.as_ref().filter(|leave| leave.available_permits() < 100) {
            leave.add_permits(owed as usize);
        }
        owed -= owed.floor();
    }
}

/// One game.
async fn table(all: &Rc<Match>, number: usize) -> io::Result<()> {
    let (mut ada, token) = Connection::visitor(all.nodes.of(number, 0), "Ada").await?;
    let (mut bo, other) = Connection::visitor(all.nodes.of(number, 1), "Bo").await?;
    let game = ["nidavellir", "nains"][number % 2];
    let (_, answer) = ada.post("/tables", &json!({"game": game, "options": {"players": 2}}).to_string()).await?;
    let id = text(&answer, "table")?;
    bo.post(&format!("/tables/{id}/join"), "{}").await?;
    let sent = Rc::new(Sent::default());
    let mut tasks = Vec::new();
    for (at, (token, acts)) in [(token.as_str(), Some(ada)), (&other, Some(bo)), ("", None)].into_iter().enumerate() {
        let stream =
            Connection::open(all.nodes.of(number, at), token).await?.watch(&format!("/tables/{id}/events")).await?;
        tasks.push(tokio::task::spawn_local(viewer(all.clone(), sent.clone(), id.clone(), stream, acts)));
    }
    let pages = [token.as_str(), &other, "", "", ""];
    for (at, token) in pages.iter().enumerate().filter(|_| all.has_pages) {
        let language = ["en", "fr"][at % 2];
        let mut page = Connection::open(all.nodes.of(number, at), token).await?.page_stream(&id, language).await?;
        let all = all.clone();
        // The task ends when the game is over.
        tasks.push(tokio::task::spawn_local(async move {
            while all.end.get().is_none_or(|end| Instant::now() < end) {
                let Ok(read) = tokio::time::timeout(PAGE_QUIET, page.skip()).await else { return Ok(()) };
                all.page_bytes.set(all.page_bytes.get() + if all.begun.get() { read? } else { 0 });
            }
            Ok(())
        }));
    }
    for task in tasks {
        task.await.map_err(io::Error::other)??;
    }
    Ok(())
}

/// Watches a table; with a connection to act, plays.
async fn viewer(
    all: Rc<Match>,
    sent: Rc<Sent>,
    id: String,
    mut stream: crate::http::Events,
    mut acts: Option<Connection>,
) -> io::Result<()> {
    loop {
        let (name, data) = stream.next().await?;
        let now = Instant::now();
        let table = match name.as_str() {
            "table" => serde_json::from_str::<Table>(&data).map_err(io::Error::other)?,
            "update" => {
                let update: Update = serde_json::from_str(&data).map_err(io::Error::other)?;
                note(&all, &sent, update.from, now);
                match update.table {
                    Some(table) => table,
                    None => continue,
                }
            }
            _ => continue,
        };
        if table.status == "over" || all.end.get().is_some_and(|end| now > end) {
            return Ok(());
        }
        let (Some(seat), Some(connection)) = (table.seat, acts.as_mut()) else {
            continue;
        };
        if !table.seats[seat].asked || table.legal.is_empty() {
            continue;
        }
        if let Some(leave) = &all.leave {
            leave.acquire().await.map_err(io::Error::other)?.forget();
        }
        let action = &table.legal[table.seq as usize * 7 % table.legal.len()];
        sent.at.borrow_mut().insert(table.seq, Instant::now());
        let body = format!("{{\"seq\":{},\"key\":\"{}\",\"action\":\"{action}\"}}", table.seq, table.seq);
        let (status, _) = connection.post(&format!("/tables/{id}/actions"), &body).await?;
        if all.begun.get() {
            let counter = if status == 200 { &all.actions } else { &all.refused };
            counter.set(counter.get() + 1);
        }
    }
}

/// Notes that a viewer has received the result of the action at step `from`; records the time when all have.
fn note(all: &Match, sent: &Sent, from: u64, now: Instant) {
    let mut seen = sent.seen.borrow_mut();
    let count = seen.entry(from).or_default();
    *count += 1;
    if *count < VIEWERS {
        return;
    }
    seen.remove(&from);
    if let Some(began) = sent.at.borrow_mut().remove(&from).filter(|_| all.begun.get()) {
        all.times.borrow_mut().push(now - began);
        if let Some(is_notified) = all.notified.get() {
            all.compared[usize::from(is_notified)].borrow_mut().push(now - began);
        }
    }
}
