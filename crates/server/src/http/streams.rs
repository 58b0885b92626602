//! Server-sent events: one stream per viewer, resumable by `Last-Event-ID`.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, KeepAliveStream, Sse};
use tokio::sync::mpsc;
use tokio_stream::Stream;

use super::app::App;
use super::extract::identity::{RateKey, check_current};
use super::table_json::{stream_data, stream_event};
use crate::limits::Permit;
use crate::model::{TableId, VisitorId};
use crate::notify::Waiting;
use crate::registry::Registry;
use crate::request_error::RequestError;
use crate::requests::tables;
use crate::table::{Broadcast, Message, Watch};

/// The interval of comments that keep an idle connection open.
pub(crate) const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// The events for a client, and what is released when it disconnects.
pub(crate) struct Events<T> {
    /// An event to send before the others.
    pub(crate) first: Option<T>,
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
        // A ban that came first has not ended this stream, nor has a transfer to another device.
        if app.registry.decisions.bans_address(address) {
            return Err(RequestError::Banned);
        }
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

impl Events<Waiting> {
    /// Reports the tables that wait for a visitor: first every one that waits now, then each when it begins to.
    pub(crate) async fn of_visitor(
        app: &App,
        visitor: VisitorId,
        RateKey(payer, address): RateKey,
        headers: &HeaderMap,
    ) -> Result<Events<Waiting>, RequestError> {
        let permit = app.streams.open(payer, address)?;
        // Listens first, so that a table that begins to wait meanwhile is sent twice rather than never.
        let (sender, frames) = app.registry.notifier.listen(visitor);
        let on_close = OnClose::Notifier { registry: app.registry.clone(), visitor };
        let stream = Events { first: None, events: frames, _permit: permit, _on_close: on_close };
        check_current(app, headers, visitor).await?;
        for table in tables::of_visitor(&app.registry, visitor).await? {
            if table.waits_for(visitor) {
                let _ = sender.try_send(Waiting { table: table.id, seq: table.progress.seq });
            }
        }
        Ok(stream)
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

pub(crate) type EventStream<S> = Sse<KeepAliveStream<S>>;

/// Sends events as they come, and comments while none comes.
pub(crate) fn sse<S: Stream<Item = Result<Event, Infallible>> + Send + 'static>(events: S) -> EventStream<S> {
    Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}
