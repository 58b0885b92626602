//! Streams of programs: a table, and the tables that wait for a visitor.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use elvaland_session::Moment;

use crate::http::app::App;
use crate::http::extract::identity::{CurrentVisitor, MaybeVisitor, RateKey, TablePath};
use crate::http::problem::ProblemBody;
use crate::http::streams::{EventStream, Events, last_event_id, sse};
use crate::http::table_json::Update;
use crate::notify::Waiting;
use crate::request_error::RequestError;
use crate::requests::tables;
use crate::table::{Broadcast, Look, Perspective, TableEvent, Watch};

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
    let payer = app.registry.payer_at(Some(table), key.0, key.1);
    let mut events = Events::of_table(&app, table, Watch { visitor, address: key.1, after }, key, &headers).await?;
    events.first = events.next().await;
    if let (Some(after), Some(first)) = (after, &events.first)
        && let TableEvent::Table(now) = &first.event
    {
        // The client missed more than the table has at hand: that is replayed.
        let look = Look { visitor, moment: Moment::Now, perspective: Perspective::Own, is_detailed: false };
        let now = now.clone();
        let missed =
            tables::with_past(&app.registry, table, look, payer, move |past| Ok(past.update(after, now))).await?;
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
    key: RateKey,
    headers: HeaderMap,
) -> Result<EventStream<Events<Waiting>>, RequestError> {
    Ok(sse(Events::of_visitor(&app, visitor.id, key, &headers).await?))
}
