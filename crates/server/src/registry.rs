//! The registry: tables in memory, and everything that tables and requests share.

use std::collections::HashMap;
use std::future::Future;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use elvaland_session::Session;
use elvaland_texts::{Language, Texts};
use tokio::sync::{mpsc, oneshot, watch};

use crate::bots::{Lane, Payer, Pool};
use crate::clock::now;
use crate::cluster::nodes::Nodes;
use crate::config::Config;
use crate::limits::Rates;
use crate::metrics::Metrics;
use crate::model::{
    AffectedTable, Arrangement, NodeId, NoticeKind, Progress, Status, StepRow, StoredOccupant, StoredTable, TableId,
    TableRow, Visitor, VisitorId,
};
use crate::notify::{Dispatcher, NotificationTrigger, Notifier};
use crate::operator::Decisions;
use crate::request_error::RequestError;
use crate::review::Reviews;
use crate::store::{ClusterBus, Database, Store, StoreError};
use crate::table::{self, Command, Done, Message};
use crate::visitor_addresses::{VisitorAddresses, group};
use crate::visitor_cache::VisitorCache;

/// The tables in memory, and everything that tables and requests share.
pub(crate) struct Registry {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    /// The other nodes; `None` if there can be none.
    pub(crate) bus: Option<Arc<dyn ClusterBus>>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) bots: Pool,
    /// Renders the frames of page streams.
    pub(crate) frames: Arc<Lane>,
    /// Replays games for those who look back.
    pub(crate) replays: Arc<Lane>,
    pub(crate) notifier: Notifier,
    pub(crate) dispatcher: Dispatcher,
    pub(crate) reviews: Reviews,
    pub(crate) rates: Rates,
    /// Recent visitors.
    pub(crate) visitor_cache: VisitorCache,
    pub(crate) visitor_addresses: VisitorAddresses,
    pub(crate) nodes: Nodes,
    /// Bans and announcements.
    pub(crate) decisions: Decisions,
    /// Becomes true when the server stops.
    pub(crate) closing: watch::Receiver<bool>,
    texts: [Texts; Language::ALL.len()],
    /// The inboxes of the tables in memory.
    inboxes: Mutex<HashMap<TableId, mpsc::UnboundedSender<Message>>>,
}

impl Registry {
    pub(crate) fn new(
        config: Config,
        database: impl Into<Database>,
        metrics: Arc<Metrics>,
        closing: watch::Receiver<bool>,
    ) -> Arc<Registry> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let Database { store, bus } = database.into();
        Arc::new(Registry {
            bots: Pool::new(config.bot_threads, config.bot_time),
            frames: Lane::new(cores),
            replays: Lane::new(cores / 2),
            dispatcher: Dispatcher::new(&config, &metrics, &closing),
            rates: Rates::new(&config.limits),
            config,
            metrics,
            notifier: Notifier::default(),
            reviews: Reviews::default(),
            visitor_cache: VisitorCache::default(),
            visitor_addresses: VisitorAddresses::default(),
            decisions: Decisions::default(),
            nodes: Nodes::new(bus.as_ref().map_or_else(NodeId::random, |bus| bus.node())),
            store,
            bus,
            closing,
            texts: Language::ALL.map(Texts::new),
            inboxes: Mutex::default(),
        })
    }

    pub(crate) fn texts(&self, language: Language) -> &Texts {
        let at = Language::ALL.iter().position(|&other| other == language).unwrap_or_default();
        &self.texts[at]
    }

    /// Returns who is charged for the processor time of a request of a visitor at a table.
    pub(crate) fn payer(&self, table: TableId, visitor: Option<VisitorId>) -> Payer {
        Payer { address: visitor.and_then(|visitor| self.visitor_addresses.find(visitor)), visitor, table: Some(table) }
    }

    /// Returns the names of the queues, and the numbers of jobs that wait or run there.
    pub(crate) fn queues(&self) -> [(&'static str, usize); 6] {
        let [bots, hints, reviews] = self.bots.jobs();
        [
            ("bots", bots),
            ("hints", hints),
            ("reviews", reviews),
            ("pushes", self.dispatcher.deliveries.jobs()),
            ("frames", self.frames.jobs()),
            ("replays", self.replays.jobs()),
        ]
    }

    /// Returns whose share is used for something that a visitor wants, wherever they are.
    pub(crate) fn payer_of(&self, visitor: VisitorId) -> Payer {
        Payer { address: self.visitor_addresses.find(visitor), visitor: Some(visitor), table: None }
    }

    /// Charges a visitor and their address for bytes that are to be stored.
    ///
    /// # Errors
    /// One of them has stored too much lately.
    pub(crate) fn charge(&self, visitor: VisitorId, bytes: usize) -> Result<(), RequestError> {
        self.rates.store(Some(visitor), self.visitor_addresses.find(visitor), bytes)
    }

    /// Charges an address, and the visitor if there is one, for something that costs as much as many requests: a search that
    /// nobody at a table waits for, or a test message.
    ///
    /// # Errors
    /// One of them has caused too much lately.
    pub(crate) fn charge_costly(&self, payer: Payer) -> Result<(), RequestError> {
        self.rates.costly(payer.visitor, payer.address)
    }

    /// Returns whose share of the processors is used for a request from an address.
    pub(crate) fn payer_at(&self, table: Option<TableId>, visitor: Option<VisitorId>, address: IpAddr) -> Payer {
        Payer { address: Some(group(address)), visitor, table }
    }

    fn inboxes(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::UnboundedSender<Message>>> {
        self.inboxes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the inbox of a table; starts the task of a table that is not in memory.
    fn inbox(self: &Arc<Registry>, id: TableId) -> mpsc::UnboundedSender<Message> {
        let mut inboxes = self.inboxes();
        if let Some(inbox) = inboxes.get(&id).filter(|inbox| !inbox.is_closed()) {
            return inbox.clone();
        }
        let (inbox, messages) = mpsc::unbounded_channel();
        inboxes.insert(id, inbox.clone());
        tokio::spawn(table::run(self.clone(), id, inbox.clone(), messages));
        inbox
    }

    /// Forgets the task of a table.
    pub(crate) fn forget(&self, id: TableId) {
        self.inboxes().remove(&id);
    }

    /// Forgets the task of a table if `is_free` still holds when nobody can come in any more.
    pub(crate) fn forget_if(&self, id: TableId, is_free: impl FnOnce() -> bool) -> bool {
        let mut inboxes = self.inboxes();
        let free = is_free();
        if free {
            inboxes.remove(&id);
        }
        free
    }

    /// Sends a table a message and waits for the answer.
    pub(crate) async fn send<T>(
        self: &Arc<Registry>,
        id: TableId,
        message: impl FnOnce(oneshot::Sender<Result<T, RequestError>>) -> Message,
    ) -> Result<T, RequestError> {
        let (reply, answer) = oneshot::channel();
        self.deliver(id, message(reply));
        match answer.await {
            Ok(answer) => answer,
            Err(_) => Err(if *self.closing.borrow() { RequestError::Closing } else { RequestError::Unavailable }),
        }
    }

    /// Asks a table to do something.
    pub(crate) async fn ask(
        self: &Arc<Registry>,
        id: TableId,
        who: Visitor,
        command: Command,
    ) -> Result<Done, RequestError> {
        self.send(id, |reply| Message::Execute(who, command, reply)).await
    }

    /// Asks a table on behalf of another table. Boxed, because tables call it on one another.
    pub(crate) fn ask_boxed(
        self: &Arc<Registry>,
        id: TableId,
        who: Visitor,
        command: Command,
    ) -> Pin<Box<dyn Future<Output = Result<Done, RequestError>> + Send>> {
        let registry = self.clone();
        Box::pin(async move { registry.ask(id, who, command).await })
    }

    /// Creates a table; it begins at once if nobody is missing.
    pub(crate) async fn create(self: &Arc<Registry>, arrangement: Arrangement) -> Result<TableId, RequestError> {
        let begun = table::begin(&arrangement.settings);
        let begun = begun.map_err(|broken| RequestError::settings(&arrangement.settings, broken))?;
        self.create_with(arrangement, &begun).await
    }

    /// Creates a table; if nobody is missing, its game is `begun`.
    pub(crate) async fn create_with(
        self: &Arc<Registry>,
        mut arrangement: Arrangement,
        begun: &Session,
    ) -> Result<TableId, RequestError> {
        let is_full = !arrangement.seats.contains(&StoredOccupant::Open);
        arrangement.rematch = None;
        let id = TableId::random();
        let created = now();
        let mut progress = Progress {
            status: Status::Open,
            seq: 0,
            asked: Vec::new(),
            wakes: false,
            updated: created,
            round: None,
            is_played: false,
        };
        let (mut begin, mut rows) = (None, Vec::new());
        if is_full {
            begin = Some(begun.header().clone());
            arrangement.settings.from = None;
            rows = begun.record_steps().into_iter().map(StepRow::of).collect();
            progress.status = Status::Running;
            progress.seq = rows.len() as u64;
            progress.asked = begun.waiting_for().iter().collect();
            progress.wakes = true;
            progress.round = Some(begun.game().stage().round);
        }
        let invited: Vec<VisitorId> = arrangement.reserved.iter().flatten().copied().collect();
        let row = TableRow { id, revision: 0, progress, arrangement, created };
        let stored = StoredTable { row, header: begin, steps: rows, bids: Vec::new() };
        self.store.create_table(stored).await.map_err(|error| match error {
            // The id is new, so the conflict is a seated visitor who was erased meanwhile.
            StoreError::Conflict => RequestError::UnknownVisitor,
            error => error.into(),
        })?;
        for visitor in invited {
            let kind = NoticeKind::Invitation;
            self.dispatcher.raise(NotificationTrigger::Notice { visitor, table: id, kind, is_present: false });
        }
        if is_full && self.nodes.is_ours(id) {
            self.wake(id);
        }
        Ok(id)
    }

    /// Gives a table a message, fetching it into memory if need be.
    pub(crate) fn deliver(self: &Arc<Registry>, id: TableId, mut message: Message) {
        // A task that has just ended gives the message back.
        while let Err(mpsc::error::SendError(back)) = self.inbox(id).send(message) {
            message = back;
        }
    }

    /// Fetches a table into memory, so that its bots think and its timer runs.
    pub(crate) fn wake(self: &Arc<Registry>, id: TableId) {
        self.deliver(id, Message::Wake);
    }

    /// Returns the tables in memory.
    pub(crate) fn loaded_tables(&self) -> Vec<TableId> {
        self.inboxes().keys().copied().collect()
    }

    /// Returns true if a table is in memory.
    pub(crate) fn is_loaded(&self, id: TableId) -> bool {
        self.inboxes().contains_key(&id)
    }

    /// Tells a table something, if it is in memory.
    pub(crate) fn deliver_if_loaded(&self, id: TableId, message: Message) {
        if let Some(inbox) = self.inboxes().get(&id) {
            let _ = inbox.send(message);
        }
    }

    /// Ends all streams of a visitor whose secret has changed: they show what only the visitor may see.
    pub(crate) fn end_streams(&self, visitor: VisitorId) {
        self.notifier.end(visitor);
        for table in self.loaded_tables() {
            self.deliver_if_loaded(table, Message::EndStreams(visitor));
        }
    }

    /// Ends the streams of tables from addresses that are banned now.
    pub(crate) fn end_banned_streams(&self) {
        for table in self.loaded_tables() {
            self.deliver_if_loaded(table, Message::EndBannedStreams);
        }
    }

    /// Lets the tables of a visitor read again who sits there. A table that is not in memory reads it when it comes
    /// back; only where a bot is to play it comes at once.
    pub(crate) async fn refresh(self: &Arc<Registry>, tables: Vec<AffectedTable>) {
        let mut answers = Vec::new();
        for AffectedTable { table, wakes } in tables {
            let (done, answer) = oneshot::channel();
            let refresh = Message::Refresh(done);
            if wakes {
                self.deliver(table, refresh);
            } else {
                self.deliver_if_loaded(table, refresh);
            }
            answers.push(answer);
        }
        for answer in answers {
            let _ = answer.await;
        }
    }
}
