//! The registry: tables in memory, and everything that tables and requests share.

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use elvaland_texts::{Language, Texts};
use tokio::sync::{mpsc, oneshot, watch};

use crate::bots::Pool;
use crate::cluster::nodes::Nodes;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::model::{Arrangement, Progress, Sitter, Status, StepRow, StoredTable, TableId, TableRow, Touched, Visitor};
use crate::notify::Notifier;
use crate::refused::Refused;
use crate::review::Reviews;
use crate::store::{Store, StoreError};
use crate::table::{self, Command, Done, Message};
use crate::visitor_cache::VisitorCache;

/// The tables in memory, and everything that tables and requests share.
pub(crate) struct Registry {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) bots: Pool,
    pub(crate) notifier: Notifier,
    pub(crate) reviews: Reviews,
    /// Visitors who came lately.
    pub(crate) visitor_cache: VisitorCache,
    pub(crate) nodes: Nodes,
    /// Becomes true when the server stops.
    pub(crate) closing: watch::Receiver<bool>,
    texts: [Texts; Language::ALL.len()],
    /// The doors of the tables in memory.
    doors: Mutex<HashMap<TableId, mpsc::UnboundedSender<Message>>>,
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

impl Registry {
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
        metrics: Arc<Metrics>,
        closing: watch::Receiver<bool>,
    ) -> Arc<Registry> {
        Arc::new(Registry {
            bots: Pool::new(config.bot_threads, config.bot_time),
            config,
            metrics,
            notifier: Notifier::default(),
            reviews: Reviews::default(),
            visitor_cache: VisitorCache::default(),
            nodes: Nodes::new(store.node()),
            store,
            closing,
            texts: Language::ALL.map(Texts::new),
            doors: Mutex::default(),
        })
    }

    pub(crate) fn texts(&self, language: Language) -> &Texts {
        let at = Language::ALL.iter().position(|&other| other == language).unwrap_or_default();
        &self.texts[at]
    }

    fn doors(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::UnboundedSender<Message>>> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The door of a table, which is fetched from the store if need be.
    fn door(self: &Arc<Registry>, id: TableId) -> mpsc::UnboundedSender<Message> {
        let mut doors = self.doors();
        if let Some(door) = doors.get(&id).filter(|door| !door.is_closed()) {
            return door.clone();
        }
        let (door, messages) = mpsc::unbounded_channel();
        doors.insert(id, door.clone());
        tokio::spawn(table::run(self.clone(), id, door.clone(), messages));
        door
    }

    /// Forgets the task of a table.
    pub(crate) fn forget(&self, id: TableId) {
        self.doors().remove(&id);
    }

    /// Forgets the task of a table if `is_free` still holds when nobody can come in any more.
    pub(crate) fn forget_if(&self, id: TableId, is_free: impl FnOnce() -> bool) -> bool {
        let mut doors = self.doors();
        let free = is_free();
        if free {
            doors.remove(&id);
        }
        free
    }

    /// Sends a table a message and waits for the answer.
    pub(crate) async fn send<T>(
        self: &Arc<Registry>,
        id: TableId,
        message: impl FnOnce(oneshot::Sender<Result<T, Refused>>) -> Message,
    ) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        self.hand(id, message(reply));
        match answer.await {
            Ok(answer) => answer,
            Err(_) => Err(if *self.closing.borrow() { Refused::Closing } else { Refused::Unavailable }),
        }
    }

    /// Asks a table to do something.
    pub(crate) async fn ask(
        self: &Arc<Registry>,
        id: TableId,
        who: Visitor,
        command: Command,
    ) -> Result<Done, Refused> {
        self.send(id, |reply| Message::Obey(who, command, reply)).await
    }

    /// The same for tables, which call it on one another.
    pub(crate) fn ask_boxed(
        self: &Arc<Registry>,
        id: TableId,
        who: Visitor,
        command: Command,
    ) -> Pin<Box<dyn Future<Output = Result<Done, Refused>> + Send>> {
        let registry = self.clone();
        Box::pin(async move { registry.ask(id, who, command).await })
    }

    /// Creates a table; it begins at once if nobody is missing.
    pub(crate) async fn create(self: &Arc<Registry>, mut arrangement: Arrangement) -> Result<TableId, Refused> {
        let begun = table::begin(&arrangement.settings);
        let begun = begun.map_err(|broken| Refused::settings(&arrangement.settings, broken))?;
        let is_full = !arrangement.seats.contains(&Sitter::Open);
        arrangement.rematch = None;
        let id = TableId::random();
        let created = now();
        let mut progress = Progress { status: Status::Open, seq: 0, asked: Vec::new(), wakes: false, updated: created };
        let (mut begin, mut rows) = (None, Vec::new());
        if is_full {
            begin = Some(begun.header().clone());
            arrangement.settings.from = None;
            rows = begun.record_steps().into_iter().map(StepRow::of).collect();
            progress.status = Status::Running;
            progress.seq = rows.len() as u64;
            progress.asked = begun.waiting_for().iter().collect();
            progress.wakes = true;
        }
        let row = TableRow { id, revision: 0, progress, arrangement, created };
        let stored = StoredTable { row, header: begin, steps: rows, bids: Vec::new() };
        self.store.create_table(stored).await.map_err(|error| match error {
            // The id is new, so the conflict is a seated visitor who was erased meanwhile.
            StoreError::Conflict => Refused::UnknownVisitor,
            error => error.into(),
        })?;
        if is_full && self.nodes.is_ours(id) {
            self.wake(id);
        }
        Ok(id)
    }

    /// Gives a table a message, fetching it into memory if need be.
    pub(crate) fn hand(self: &Arc<Registry>, id: TableId, mut message: Message) {
        // A task that ends while we knock gives the message back.
        while let Err(mpsc::error::SendError(back)) = self.door(id).send(message) {
            message = back;
        }
    }

    /// Fetches a table into memory, so that its bots think and its timer runs.
    pub(crate) fn wake(self: &Arc<Registry>, id: TableId) {
        self.hand(id, Message::Wake);
    }

    /// The tables in memory.
    pub(crate) fn present(&self) -> Vec<TableId> {
        self.doors().keys().copied().collect()
    }

    /// Whether a table is in memory.
    pub(crate) fn has(&self, id: TableId) -> bool {
        self.doors().contains_key(&id)
    }

    /// Tells a table something, if it is in memory.
    pub(crate) fn tell(&self, id: TableId, message: Message) {
        if let Some(door) = self.doors().get(&id) {
            let _ = door.send(message);
        }
    }

    /// Lets the tables of a visitor read again who sits there. A table that is not in memory reads it when it comes
    /// back; only where a bot is to play it comes at once.
    pub(crate) async fn refresh(self: &Arc<Registry>, tables: Vec<Touched>) {
        let mut answers = Vec::new();
        for Touched { table, wakes } in tables {
            let (done, answer) = oneshot::channel();
            let refresh = Message::Refresh(done);
            if wakes {
                self.hand(table, refresh);
            } else {
                self.tell(table, refresh);
            }
            answers.push(answer);
        }
        for answer in answers {
            let _ = answer.await;
        }
    }
}
