//! Event streams: one a viewer, resumed where it broke off.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use tokio::sync::mpsc;
use tokio_stream::Stream;

use crate::config::RUNNING_LISTED;
use crate::http::app::App;
use crate::http::extract::identity::{CurrentVisitor, MaybeVisitor, RateKey, TablePath};
use crate::http::middleware::limits::Permit;
use crate::http::problem::ProblemBody;
use crate::model::{TableId, VisitorId};
use crate::notify::Frame;
use crate::notify::Waiting;
use crate::refused::Refused;
use crate::registry::{Registry, now};
use crate::table::{Message, Update, Watch};

/// How often a silent stream shows that it is alive.
const ALIVE: Duration = Duration::from_secs(15);

/// A stream of frames, and what is given back when the client goes.
pub(crate) struct Frames {
    frames: mpsc::Receiver<Frame>,
    _permit: Permit,
    // After `frames`: whoever is told finds that one closed.
    _seat: Option<Unwatch>,
    _listening: Option<Unlisten>,
}

/// Tells a table that a stream is gone.
struct Unwatch {
    registry: Arc<Registry>,
    table: TableId,
    number: u64,
}

/// Tells the notifier that a stream is gone.
struct Unlisten {
    registry: Arc<Registry>,
    visitor: VisitorId,
}

impl Drop for Unlisten {
    fn drop(&mut self) {
        self.registry.notifier.tidy(self.visitor);
    }
}

impl Drop for Unwatch {
    fn drop(&mut self) {
        self.registry.tell(self.table, Message::Unwatch(self.number));
    }
}

impl Stream for Frames {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.frames.poll_recv(context).map(|frame| frame.map(|frame| Ok(frame.event())))
    }
}

fn sse(frames: Frames) -> Sse<axum::response::sse::KeepAliveStream<Frames>> {
    Sse::new(frames).keep_alive(KeepAlive::new().interval(ALIVE))
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
    RateKey(payer, address): RateKey,
    headers: HeaderMap,
) -> Result<Sse<axum::response::sse::KeepAliveStream<Frames>>, Refused> {
    let permit = app.streams.open(payer, address)?;
    let after = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    let watch = Watch { visitor: visitor.map(|visitor| visitor.id), after };
    let watching = app.registry.send(table, |reply| Message::Watch(watch, reply)).await?;
    let unwatch = Unwatch { registry: app.registry.clone(), table, number: watching.number };
    Ok(sse(Frames { frames: watching.frames, _permit: permit, _seat: Some(unwatch), _listening: None }))
}

/// The tables that wait for me
///
/// Server-sent events named `waiting`: first every table that waits now, then each one when it begins to.
#[utoipa::path(get, path = "/me/events", tag = "visitors",
    responses((status = 200, content_type = "text/event-stream", body = Waiting), (status = 401, body = ProblemBody),
    (status = 429, body = ProblemBody)))]
pub(crate) async fn waiting(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    RateKey(payer, address): RateKey,
) -> Result<Sse<axum::response::sse::KeepAliveStream<Frames>>, Refused> {
    let permit = app.streams.open(payer, address)?;
    // Listening first: what begins to wait meanwhile is told twice rather than never.
    let (sender, frames) = app.registry.notifier.listen(visitor.id);
    let listening = Unlisten { registry: app.registry.clone(), visitor: visitor.id };
    let frames = Frames { frames, _permit: permit, _seat: None, _listening: Some(listening) };
    for table in app.registry.store.tables_of(visitor.id, now() - RUNNING_LISTED).await? {
        if table.waits_for(visitor.id) {
            let _ = sender.try_send(Waiting { table: table.id, seq: table.progress.seq }.frame());
        }
    }
    Ok(sse(frames))
}
