//! Server-sent events: one stream per viewer, resumable by `Last-Event-ID`.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, KeepAliveStream, Sse};
use tokio::sync::mpsc;
use tokio_stream::Stream;

use super::state::{Update, stream_data, stream_event};
use crate::clock::now;
use crate::config::RUNNING_LISTED;
use crate::http::app::App;
use crate::http::extract::identity::{CurrentVisitor, MaybeVisitor, RateKey, TablePath, check_current};
use crate::http::middleware::limits::Permit;
use crate::http::problem::ProblemBody;
use crate::model::{TableId, VisitorId};
use crate::notify::Waiting;
use crate::registry::Registry;
use crate::request_error::RequestError;
use crate::table::{Broadcast, Look, Message, Moment, Perspective, TableEvent, Watch};

/// The interval of comments that keep an idle connection open.
pub(crate) const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// The events for a client, and what is released when it disconnects.
pub(crate) struct Events<T> {
    /// An event to send before the others.
    first: Option<T>,
    events: mpsc::Receiver<T>,
    _permit: Permit,
    // Dropped after `events`: its receiver finds the stream closed.
    _on_close: OnClose,
}

impl Events<Arc<Broadcast>> {
    /// Watches a table until the value is dropped. Counts against the stream limits of `payer` and `address`.
    pub(crate) async fn of_table(
        app: &App,
        table: TableId,
        watch: Watch,
        RateKey(payer, address): RateKey,
        headers: &HeaderMap,
    ) -> Result<Events<Arc<Broadcast>>, RequestError> {
        let permit = app.streams.open(payer, address)?;
        let visitor = watch.visitor;
        let watching = app.registry.send(table, |reply| Message::Watch(watch, reply)).await?;
        let on_close = OnClose::Table { registry: app.registry.clone(), table, number: watching.number };
        let stream = Events { first: None, events: watching.events, _permit: permit, _on_close: on_close };
        // A transfer to another device that came first has not ended this stream.
        if let Some(visitor) = visitor {
            check_current(app, headers, visitor).await?;
        }
        Ok(stream)
    }

    /// Returns true if the table has ended the stream; events that were sent before may still wait.
    pub(crate) fn has_ended(&self) -> bool {
        self.events.is_closed()
    }

    /// Returns the next event; `None` if the stream has ended. Dropping the future loses no event.
    pub(crate) async fn next(&mut self) -> Option<Arc<Broadcast>> {
        self.events.recv().await
    }
}

/// Returns the `seq` that a client sends to resume a stream.
pub(crate) fn last_event_id(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok())
}

/// An item that becomes a server-sent event.
pub(crate) trait Sent: Send + 'static {
    /// Encodes it as an event.
    fn event(&self) -> Event;
}

impl Sent for Arc<Broadcast> {
    fn event(&self) -> Event {
        let (name, id) = stream_event(&self.event);
        let event = Event::default().event(name).data(self.rendered(stream_data));
        match id {
            Some(id) => event.id(id.to_string()),
            None => event,
        }
    }
}

impl Sent for Waiting {
    fn event(&self) -> Event {
        Event::default().event("waiting").data(serde_json::to_string(self).unwrap_or_default())
    }
}

/// Announces that a stream was closed, when it is dropped.
enum OnClose {
    Table { registry: Arc<Registry>, table: TableId, number: u64 },
    Notifier { registry: Arc<Registry>, visitor: VisitorId },
}

impl Drop for OnClose {
    fn drop(&mut self) {
        match self {
            OnClose::Table { registry, table, number } => registry.deliver_if_loaded(*table, Message::Unwatch(*number)),
            OnClose::Notifier { registry, visitor } => registry.notifier.remove_closed(*visitor),
        }
    }
}

impl<T: Sent + Unpin> Stream for Events<T> {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        match self.first.take() {
            Some(first) => Poll::Ready(Some(Ok(first.event()))),
            None => self.events.poll_recv(context).map(|sent| sent.map(|sent| Ok(sent.event()))),
        }
    }
}

type EventStream<S> = Sse<KeepAliveStream<S>>;

/// Sends events as they come, and comments while none comes.
pub(crate) fn sse<S: Stream<Item = Result<Event, Infallible>> + Send + 'static>(events: S) -> EventStream<S> {
    Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}

/// Watch a table
///
/// Server-sent events: `table` (the table as you see it) or, after `Last-Event-ID`, `update` first; then `update` with
/// every step (`from`, `seq`, `events`, `table`), `seats` when people or readiness change, `reaction`, `gone`. The id of an
/// `update` is its `seq`: a client that lost its connection sends it back as `Last-Event-ID` and misses nothing.
#[utoipa::path(get, path = "/tables/{id}/events", tag = "playing",
    params(("id" = String, Path), ("Last-Event-ID" = Option<u64>, Header)),
    responses((status = 200, content_type = "text/event-stream", body = Update), (status = 404, body = ProblemBody),
    (status = 429, body = ProblemBody)))]
pub(crate) async fn watch(
    State(app): State<App>,
    TablePath(table): TablePath,
    MaybeVisitor(visitor): MaybeVisitor,
    key: RateKey,
    headers: HeaderMap,
) -> Result<EventStream<Events<Arc<Broadcast>>>, RequestError> {
    let (visitor, after) = (visitor.map(|visitor| visitor.id), last_event_id(&headers));
    let payer = app.registry.payer_at(table, key.0, key.1);
    let mut events = Events::of_table(&app, table, Watch { visitor, after }, key, &headers).await?;
    events.first = events.next().await;
    if let (Some(after), Some(first)) = (after, &events.first)
        && let TableEvent::Table(now) = &first.event
    {
        // The client missed more than the table has at hand: that is replayed.
        let look = Look { visitor, moment: Moment::Now, perspective: Perspective::Own, is_detailed: false };
        let now = now.clone();
        let missed = app.registry.with_past(table, look, payer, move |past| Ok(past.update(after, now))).await?;
        events.first = missed.map(|update| Broadcast::new(TableEvent::Update(update))).or(events.first);
    }
    Ok(sse(events))
}

/// Watch the tables that wait for me
///
/// Server-sent events named `waiting`: first every table that waits now, then each one when it begins to.
#[utoipa::path(get, path = "/me/events", tag = "visitors",
    responses((status = 200, content_type = "text/event-stream", body = Waiting), (status = 401, body = ProblemBody),
    (status = 429, body = ProblemBody)))]
pub(crate) async fn waiting(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    RateKey(payer, address): RateKey,
    headers: HeaderMap,
) -> Result<EventStream<Events<Waiting>>, RequestError> {
    let permit = app.streams.open(payer, address)?;
    // Listens first, so that a table that begins to wait meanwhile is sent twice rather than never.
    let (sender, frames) = app.registry.notifier.listen(visitor.id);
    let on_close = OnClose::Notifier { registry: app.registry.clone(), visitor: visitor.id };
    let stream = Events { first: None, events: frames, _permit: permit, _on_close: on_close };
    check_current(&app, &headers, visitor.id).await?;
    for table in app.registry.store.tables_of(visitor.id, now() - RUNNING_LISTED).await? {
        if table.waits_for(visitor.id) {
            let _ = sender.try_send(Waiting { table: table.id, seq: table.progress.seq });
        }
    }
    Ok(sse(stream))
}
