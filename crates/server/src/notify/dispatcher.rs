//! The task that turns events of tables into notifications.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval};

use super::deliveries::Deliveries;
use super::message;
use super::outbound::{Delivery, Outbound};
use super::quiet_hours;
use super::web_push::{ServerKey, new_key};
use super::webhook::{self, WebhookNews};
use crate::clock::now;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::model::notifications::FAILURES;
use crate::model::{Notice, NoticeId, NoticeKind, Status, TableId, TableRow, VisitorId, Webhook, seat_of};
use crate::registry::Registry;
use crate::review::results::GameResult;
use crate::store::StoreError;

/// The most events that wait for the task; more are dropped.
const QUEUE: usize = 4096;
/// The interval at which the task checks for due notices.
const TICK: Duration = Duration::from_millis(500);
/// How many ticks pass before it asks the database for notices of other nodes, and of quiet hours that have ended.
const POLL: u32 = 10;

/// Something that may lead to notifications.
pub(crate) enum NotificationTrigger {
    /// A visitor is to be notified; later if they have the table open.
    Notice { visitor: VisitorId, table: TableId, kind: NoticeKind, is_present: bool },
    /// A visitor has opened a table.
    Looked(VisitorId, TableId),
    /// A table waits for people, at this `seq`.
    Waits(TableId, u64),
    /// A game is over.
    Over(TableId, Box<GameResult>),
}

/// The door to the task: raising an event never waits, and costs next to nothing where nobody wants to hear of it.
pub(crate) struct Dispatcher {
    events: mpsc::Sender<NotificationTrigger>,
    receiver: Mutex<Option<mpsc::Receiver<NotificationTrigger>>>,
    /// Visitors with a push subscription.
    subscribers: RwLock<HashSet<VisitorId>>,
    /// Tables with a webhook.
    webhook_tables: RwLock<HashSet<TableId>>,
    key: OnceLock<ServerKey>,
    pub(crate) deliveries: Deliveries,
    trials: Mutex<HashMap<VisitorId, Instant>>,
    metrics: Arc<Metrics>,
}

impl Dispatcher {
    pub(crate) fn new(config: &Config, metrics: &Arc<Metrics>, closing: &watch::Receiver<bool>) -> Dispatcher {
        let (events, receiver) = mpsc::channel(QUEUE);
        let settings = &config.notifications;
        let outbound = Outbound::new(&settings.allowed);
        Dispatcher {
            events,
            receiver: Mutex::new(Some(receiver)),
            subscribers: RwLock::default(),
            webhook_tables: RwLock::default(),
            key: OnceLock::new(),
            deliveries: Deliveries::new(outbound, settings.retry, metrics.clone(), closing.clone()),
            trials: Mutex::default(),
            metrics: metrics.clone(),
        }
    }

    /// Returns true if a visitor has a push subscription.
    pub(crate) fn is_subscribed(&self, visitor: VisitorId) -> bool {
        self.subscribers.read().unwrap_or_else(PoisonError::into_inner).contains(&visitor)
    }

    /// Returns true if a table has a webhook.
    pub(crate) fn has_webhooks(&self, table: TableId) -> bool {
        self.webhook_tables.read().unwrap_or_else(PoisonError::into_inner).contains(&table)
    }

    /// Raises an event, if anybody wants to hear of it.
    pub(crate) fn raise(&self, event: NotificationTrigger) {
        let is_wanted = match &event {
            NotificationTrigger::Notice { visitor, .. } | NotificationTrigger::Looked(visitor, _) => {
                self.is_subscribed(*visitor)
            }
            NotificationTrigger::Waits(table, _) | NotificationTrigger::Over(table, _) => self.has_webhooks(*table),
        };
        if is_wanted && self.events.try_send(event).is_err() {
            self.metrics.notification_dropped();
        }
    }

    /// Returns the public key that browsers subscribe with; `None` before the start.
    pub(crate) fn public_key(&self) -> Option<String> {
        self.key.get().map(ServerKey::public)
    }

    /// Returns true if a visitor may try their devices or a webhook now: not for a while after the last trial.
    pub(crate) fn may_try(&self, visitor: VisitorId, pause: Duration) -> bool {
        let mut trials = self.trials.lock().unwrap_or_else(PoisonError::into_inner);
        trials.retain(|_, at| at.elapsed() < pause);
        let is_free = !trials.contains_key(&visitor);
        if is_free {
            trials.insert(visitor, Instant::now());
        }
        is_free
    }
}

impl Registry {
    /// Reads the key of the server and who wants to hear of what, and starts the task.
    ///
    /// # Errors
    /// The database does not answer, or the stored key is broken.
    pub(crate) async fn start_dispatcher(self: &Arc<Registry>) -> Result<(), StoreError> {
        let broken = |_| StoreError::Unavailable("the key of push messages is broken".to_owned());
        let key = self.store.server_key("vapid", new_key().map_err(broken)?).await?;
        let own = || self.config.public_url.clone().filter(|url| url.starts_with("https:"));
        let contact = self.config.notifications.contact.clone().or_else(own);
        let contact = contact.unwrap_or_else(|| "mailto:operator@localhost".to_owned());
        let _ = self.dispatcher.key.set(ServerKey::read(&key, contact).map_err(broken)?);
        self.reload_subscribers().await?;
        let receiver = self.dispatcher.receiver.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(receiver) = receiver {
            let task = Task { registry: self.clone(), early: HashMap::new(), waits: HashMap::new() };
            tokio::spawn(task.run(receiver));
        }
        Ok(())
    }

    /// Reads again who has push subscriptions, and which tables have webhooks.
    pub(crate) async fn reload_subscribers(&self) -> Result<(), StoreError> {
        let (visitors, tables) = (self.store.subscribers().await?, self.store.webhook_tables().await?);
        let dispatcher = &self.dispatcher;
        *dispatcher.subscribers.write().unwrap_or_else(PoisonError::into_inner) = visitors.into_iter().collect();
        *dispatcher.webhook_tables.write().unwrap_or_else(PoisonError::into_inner) = tables.into_iter().collect();
        Ok(())
    }

    /// Reads again whether a visitor has push subscriptions.
    pub(crate) async fn reload_subscriber(&self, visitor: VisitorId) -> Result<(), StoreError> {
        let is_one = !self.store.subscriptions(visitor).await?.is_empty();
        let mut all = self.dispatcher.subscribers.write().unwrap_or_else(PoisonError::into_inner);
        if is_one {
            all.insert(visitor)
        } else {
            all.remove(&visitor)
        };
        Ok(())
    }

    /// Reads again whether a table has webhooks.
    pub(crate) async fn reload_webhooks(&self, table: TableId) -> Result<(), StoreError> {
        let has_some = !self.store.webhooks(table).await?.is_empty();
        let mut all = self.dispatcher.webhook_tables.write().unwrap_or_else(PoisonError::into_inner);
        if has_some {
            all.insert(table)
        } else {
            all.remove(&table)
        };
        Ok(())
    }

    /// Sends a trial to all devices of a visitor; returns how many took it, and how many there are.
    pub(crate) async fn try_devices(&self, visitor: VisitorId) -> Result<(usize, usize), StoreError> {
        let (devices, mut taken) = (self.store.subscriptions(visitor).await?, 0);
        let Some(key) = self.dispatcher.key.get() else { return Ok((0, devices.len())) };
        for device in &devices {
            let text = message::trial(message::texts(self, &device.language)).to_string();
            let Ok(message) = key.message(device, None, &text, now()) else { continue };
            match self.dispatcher.deliveries.once(self.payer_of(visitor), &message).await {
                Some(Delivery::Done) => taken += 1,
                Some(Delivery::Gone) => {
                    self.store.delete_subscription(visitor, device.endpoint.clone()).await?;
                    self.reload_subscriber(visitor).await?;
                }
                _ => {}
            }
        }
        Ok((taken, devices.len()))
    }

    /// Sends a trial to a webhook. It uses the share of the visitor who tries, not of the one who added the webhook.
    pub(crate) async fn try_webhook(
        &self,
        webhook: &Webhook,
        tester: VisitorId,
    ) -> Result<Option<Delivery>, StoreError> {
        let Some(row) = self.store.table_row(webhook.table).await? else { return Ok(None) };
        let texts = message::texts(self, &webhook.language);
        let Some(message) = webhook::write(webhook, texts, &row, &WebhookNews::Test) else { return Ok(None) };
        let delivery = self.dispatcher.deliveries.once(self.payer_of(tester), &message).await;
        if delivery == Some(Delivery::Done) {
            self.store.count_webhook(webhook.table, webhook.id, 0).await?;
        }
        Ok(delivery)
    }
}

/// The state of the dispatcher task.
struct Task {
    registry: Arc<Registry>,
    /// Notices that are not stored yet: their visitors may be about to look.
    early: HashMap<(VisitorId, TableId), (NoticeKind, Instant)>,
    /// Tables that wait for people, with the `seq` and when webhooks hear of it.
    waits: HashMap<TableId, (u64, Instant)>,
}

impl Task {
    async fn run(mut self, mut events: mpsc::Receiver<NotificationTrigger>) {
        let mut closing = self.registry.closing.clone();
        let mut tick = interval(TICK);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut ticks = 0_u32;
        loop {
            let result = tokio::select! {
                event = events.recv() => match event {
                    Some(event) => self.handle(event).await,
                    None => return,
                },
                _ = tick.tick() => {
                    ticks = ticks.wrapping_add(1);
                    self.tick(ticks.is_multiple_of(POLL)).await
                }
                () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
            };
            if let Err(error) = result {
                tracing::warn!(%error, "a notification was not handled");
            }
        }
    }

    async fn handle(&mut self, event: NotificationTrigger) -> Result<(), StoreError> {
        let settings = &self.registry.config.notifications;
        match event {
            NotificationTrigger::Notice { visitor, table, kind, is_present } => {
                let wait = if is_present { settings.grace } else { Duration::ZERO };
                if self.early.len() < QUEUE {
                    self.early.insert((visitor, table), (kind, Instant::now() + wait));
                }
            }
            NotificationTrigger::Looked(visitor, table) => {
                self.early.remove(&(visitor, table));
                if self.registry.store.has_notice(visitor, table).await? {
                    self.registry.store.delete_notice(visitor, table).await?;
                }
            }
            NotificationTrigger::Waits(table, seq) => {
                if self.waits.len() < QUEUE {
                    self.waits.insert(table, (seq, Instant::now() + settings.webhook_after));
                }
            }
            NotificationTrigger::Over(table, result) => {
                self.waits.remove(&table);
                if let Some(row) = self.registry.store.table_row(table).await? {
                    self.tell_webhooks(&row, &WebhookNews::Over(&result)).await?;
                }
            }
        }
        Ok(())
    }

    async fn tick(&mut self, polls: bool) -> Result<(), StoreError> {
        let now_at = Instant::now();
        let due: Vec<_> = self.early.extract_if(|_, (_, at)| *at <= now_at).collect();
        let is_anything_due = !due.is_empty();
        for ((visitor, table), (kind, _)) in due {
            let notice = Notice { id: NoticeId::random(), visitor, table, kind, due: now() };
            self.registry.store.add_notice(notice).await?;
        }
        let waits: Vec<_> = self.waits.extract_if(|_, (_, at)| *at <= now_at).collect();
        for (table, (seq, _)) in waits {
            self.tell_of_wait(table, seq).await?;
        }
        if is_anything_due || polls {
            self.send_due().await?;
        }
        Ok(())
    }

    /// Claims the notices that are due, and sends them.
    async fn send_due(&self) -> Result<(), StoreError> {
        let (store, claim) = (&self.registry.store, self.claim_seconds());
        while store.has_due_notices(now()).await? {
            for notice in store.claim_notices(now(), now() + claim).await? {
                if let Err(error) = self.send(notice).await {
                    tracing::warn!(%error, "a notice was not sent");
                }
            }
        }
        Ok(())
    }

    fn claim_seconds(&self) -> i64 {
        i64::try_from(self.registry.config.notifications.claim.as_secs()).unwrap_or(i64::MAX).max(1)
    }

    /// Sends a claimed notice to all devices of its visitor, unless nobody wants it any more.
    async fn send(&self, notice: Notice) -> Result<(), StoreError> {
        let (store, Notice { visitor, table, kind, .. }) = (&self.registry.store, notice);
        let row = store.table_row(table).await?;
        let settings = store.notification_settings(visitor).await?;
        let is_chosen = store.notification_choice(visitor, table).await?.unwrap_or(settings.all);
        let row = row.filter(|row| is_true(row, visitor, kind) && settings.wants(kind) && is_chosen);
        let (Some(row), Some(key)) = (row, self.registry.dispatcher.key.get()) else {
            return store.delete_notice(visitor, table).await;
        };
        if let Some(end) = settings.quiet.as_ref().and_then(|quiet| quiet_hours::end(quiet, now())) {
            return store.postpone_notice(Notice { due: end, ..notice }).await;
        }
        let mut messages = Vec::new();
        for device in store.subscriptions(visitor).await? {
            let text = message::push(message::texts(&self.registry, &device.language), &row, &notice).to_string();
            match key.message(&device, Some(table), &text, now()) {
                Ok(message) => messages.push((device.endpoint, message)),
                Err(_) => store.delete_subscription(visitor, device.endpoint).await?,
            }
        }
        tokio::spawn(self.registry.clone().push_all(notice, messages, self.claim_seconds()));
        Ok(())
    }

    /// Tells the webhooks of a table that it waits, unless it has gone on.
    async fn tell_of_wait(&self, table: TableId, seq: u64) -> Result<(), StoreError> {
        let Some(row) = self.registry.store.table_row(table).await? else { return Ok(()) };
        let waits = row.progress.asked.iter().any(|&seat| row.arrangement.person(seat).is_some());
        if row.progress.seq != seq || row.progress.status != Status::Running || !waits {
            return Ok(());
        }
        self.tell_webhooks(&row, &WebhookNews::Turn).await
    }

    async fn tell_webhooks(&self, row: &TableRow, news: &WebhookNews<'_>) -> Result<(), StoreError> {
        for webhook in self.registry.store.webhooks(row.id).await? {
            let texts = message::texts(&self.registry, &webhook.language);
            let message = webhook::write(&webhook, texts, row, news).filter(|_| webhook.failures < FAILURES);
            let Some(message) = message else { continue };
            let (registry, seq) = (self.registry.clone(), row.progress.seq);
            tokio::spawn(async move { registry.tell_webhook(&webhook, &message, seq).await });
        }
        Ok(())
    }
}

/// Returns true if what a notice says is still true.
fn is_true(row: &TableRow, visitor: VisitorId, kind: NoticeKind) -> bool {
    let is_seated = seat_of(&row.arrangement.seats, visitor).is_some();
    match kind {
        NoticeKind::Turn => row.progress.status == Status::Running && row.waits_for(visitor),
        NoticeKind::Over => row.progress.status == Status::Over && is_seated,
        NoticeKind::Invitation => {
            row.progress.status == Status::Open && !is_seated && row.arrangement.reserved.contains(&Some(visitor))
        }
    }
}
