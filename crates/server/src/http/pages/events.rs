//! The stream of a table's page: what each submission caused, as frames for the viewer.
//!
//! The table broadcasts what its audiences see; frames are rendered from that alone, once for all viewers who see the same in the
//! same language. A viewer who reconnects continues after the last step that arrived, if that is of the current or the previous
//! round; otherwise the page is fetched as a whole.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use elvaland_session::{Occupant, SeatSnapshot, Update};
use elvaland_web::playback::playback;
use futures_util::stream::unfold;
use serde::Deserialize;
use tokio::time::timeout;

use super::page_visitor::PageVisitor;
use crate::bots::Payer;
use crate::http::extract::body::QueryParams;
use crate::http::extract::identity::{RateKey, TablePath};
use crate::http::streams::{Events, KEEP_ALIVE, last_event_id};
use crate::http::table_json::stream_data;
use crate::model::{Status, TableId};
use crate::request_error::RequestError;
use crate::shared_text::{Gzip, SharedText, accepts_gzip};
use crate::table::{Broadcast, FrameKey, TableEvent, Watch};

/// The state of the page when the stream begins.
#[derive(Deserialize)]
pub(crate) struct StreamQuery {
    /// The number of steps.
    #[serde(default)]
    since: u64,
}

/// Streams the changes of a table to its page: `steps` with frames, `page` if the page must be fetched as a whole, `reaction`,
/// `gone`. The id of `steps` is the `seq` to resume after.
pub(crate) async fn watch(
    viewer: PageVisitor,
    TablePath(id): TablePath,
    key: RateKey,
    QueryParams(StreamQuery { since }): QueryParams<StreamQuery>,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let sent = last_event_id(&headers).unwrap_or(since);
    let visitor = viewer.visitor.as_ref().map(|visitor| visitor.id);
    let watch = Watch { visitor, address: key.1, after: Some(sent) };
    let events = Events::of_table(&viewer.app, id, watch, key, &headers).await?;
    let stream = PageStream { viewer: Arc::new(viewer), id, events, sent, people: Vec::new(), waiting: Vec::new() };
    Ok(response(stream, &headers))
}

/// Sends events as they come, and comments while none comes.
fn response(stream: PageStream, request: &HeaderMap) -> Response {
    let gzip = accepts_gzip(request).then(Gzip::default);
    let is_compressed = gzip.is_some();
    let pieces = unfold(Some((stream, gzip)), |open| async {
        let (mut stream, mut gzip) = open?;
        Some(match (stream.next().await, &mut gzip) {
            (Some(text), None) => (Ok::<Bytes, Infallible>(text.text().clone()), Some((stream, gzip))),
            (Some(text), Some(open)) => (Ok(open.piece(&text)), Some((stream, gzip))),
            (None, Some(open)) => (Ok(open.end()), None),
            (None, None) => return None,
        })
    });
    let mut response = Body::from_stream(pieces).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_compressed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

/// The people at the table as far as the page shows them outside of the game: a change of them needs a new page.
type People = Vec<(Occupant, Option<String>, [bool; 3], usize)>;

struct PageStream {
    viewer: Arc<PageVisitor>,
    id: TableId,
    events: Events<Arc<Broadcast>>,
    /// The number of steps that were sent.
    sent: u64,
    people: People,
    /// Events to send, the last one first.
    waiting: Vec<Arc<SharedText>>,
}

impl PageStream {
    /// Returns the next event; `None` if the table is gone or the client was too slow.
    async fn next(&mut self) -> Option<Arc<SharedText>> {
        loop {
            if let Some(event) = self.waiting.pop() {
                return Some(event);
            }
            let Ok(broadcast) = timeout(KEEP_ALIVE, self.events.next()).await else {
                return Some(SharedText::new(":\n\n"));
            };
            let broadcast = broadcast?;
            self.waiting = self.sent_for(&broadcast).await;
            self.waiting.reverse();
        }
    }

    /// Returns what the page is sent for an event of the table.
    async fn sent_for(&mut self, broadcast: &Arc<Broadcast>) -> Vec<Arc<SharedText>> {
        match &broadcast.event {
            // The game has not begun, or the page is too old.
            TableEvent::Table(table) => {
                self.people = people(&table.seats);
                self.sent = table.seq;
                vec![self.page()]
            }
            TableEvent::Update(Update { from, table, .. }) => {
                let has_gap = *from > self.sent;
                self.sent = table.seq;
                let is_first = self.people.is_empty();
                let needs_page = self.has_new_people(&table.seats) && !is_first;
                match has_gap {
                    true => vec![self.page()],
                    false => self.frames(broadcast).await.into_iter().chain(needs_page.then(|| self.page())).collect(),
                }
            }
            TableEvent::Seats(table) => match self.has_new_people(&table.seats) || table.status != Status::Running {
                true => vec![self.page()],
                // The frame of the question also shows whose bid is in.
                false => self.frames(broadcast).await.into_iter().collect(),
            },
            event @ TableEvent::Reaction(..) => vec![event_text("reaction", None, &stream_data(event))],
            TableEvent::Gone => vec![event_text("gone", None, "{}")],
        }
    }

    /// Takes over who sits at the table; returns true if that changed.
    fn has_new_people(&mut self, seats: &[SeatSnapshot]) -> bool {
        let now = people(seats);
        let is_new = now != self.people;
        self.people = now;
        is_new
    }

    /// Returns the event that lets the page be fetched, which then shows at least the steps that were sent.
    fn page(&self) -> Arc<SharedText> {
        event_text("page", Some(self.sent), "{}")
    }

    /// Renders an event of the table as frames, or takes them from another stream that has; nothing for a stream that was
    /// ended because the visitor moved to another device.
    async fn frames(&self, broadcast: &Arc<Broadcast>) -> Option<Arc<SharedText>> {
        if self.events.has_ended() {
            return None;
        }
        let key = FrameKey { language: self.viewer.language, values: self.viewer.preferences.values };
        let payer = Payer { address: None, visitor: None, table: Some(self.id) };
        let render = || {
            let (viewer, source) = (self.viewer.clone(), broadcast.clone());
            let lane = self.viewer.app.registry.frames.clone();
            async move { lane.run(payer, move |_| rendered(&viewer, &source.event)).await }
        };
        Some(broadcast.frames(key, render).await.unwrap_or_else(|| self.page()))
    }
}

/// Renders an event of a table; `None` if it has no game to show.
fn rendered(viewer: &PageVisitor, event: &TableEvent) -> Option<Arc<SharedText>> {
    let frames = match event {
        TableEvent::Update(update) => playback(update, &viewer.viewer(), false),
        TableEvent::Seats(table) => playback(&Update::none(table.clone())?, &viewer.viewer(), false),
        TableEvent::Table(_) | TableEvent::Reaction(..) | TableEvent::Gone => return None,
    }?;
    Some(event_text("steps", Some(frames.seq), &frames.to_json().to_string()))
}

/// Returns a server-sent event whose data is one line.
fn event_text(name: &str, id: Option<u64>, data: &str) -> Arc<SharedText> {
    let id = id.map_or_else(String::new, |id| format!("id: {id}\n"));
    SharedText::new(format!("event: {name}\n{id}data: {data}\n\n"))
}

fn people(seats: &[SeatSnapshot]) -> People {
    let person = |seat: &SeatSnapshot| {
        (seat.occupant, seat.name.clone(), [seat.is_absent, seat.is_away, seat.is_stalling], seat.votes.len())
    };
    seats.iter().map(person).collect()
}
