//! The stream of a table's page: what each submission caused, as frames for the viewer.
//!
//! The table announces a change; this stream asks it for the steps since the last one that it has sent and renders them, so
//! that the task of the table does no rendering. A viewer who reconnects continues after the last step that arrived.

use std::convert::Infallible;
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::response::sse::Event;
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use serde::Deserialize;

use super::gzip::gzip;
use super::steps::playback;
use super::viewer::Viewer;
use crate::http::extract::body::QueryParams;
use crate::http::extract::identity::{RateKey, TablePath};
use crate::http::streams::{Events, last_event_id, sse};
use crate::http::table_json::stream_data;
use crate::model::{Occupant, SeatSnapshot, Status, TableId};
use crate::request_error::RequestError;
use crate::table::{Broadcast, Look, Message, Moment, Perspective, StepsSince, TableEvent, Watch};

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
    viewer: Viewer,
    TablePath(id): TablePath,
    key: RateKey,
    QueryParams(StreamQuery { since }): QueryParams<StreamQuery>,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    let watch = Watch { visitor: viewer.visitor.as_ref().map(|visitor| visitor.id), after: None };
    let events = Events::of_table(&viewer.app, id, watch, key, &headers).await?;
    let sent = last_event_id(&headers).unwrap_or(since);
    let stream = PageStream { viewer, id, events, sent, people: Vec::new(), waiting: Vec::new() };
    let stream = unfold(stream, |mut stream| async { Some((Ok::<_, Infallible>(stream.next().await?), stream)) });
    Ok(gzip(&headers, sse(Box::pin(stream)).into_response()))
}

/// The people at the table as far as the page shows them outside of the game: a change of them needs a new page.
type People = Vec<(Occupant, [bool; 3], usize)>;

struct PageStream {
    viewer: Viewer,
    id: TableId,
    events: Events<Arc<Broadcast>>,
    /// The number of steps that were sent.
    sent: u64,
    people: People,
    /// Events to send, the last one first.
    waiting: Vec<Event>,
}

impl PageStream {
    /// Returns the next event; `None` if the table is gone or the client was too slow.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.waiting.pop() {
                return Some(event);
            }
            let batch = self.events.next_batch().await;
            if batch.is_empty() {
                return None;
            }
            let news = self.summarize(&batch);
            self.waiting.extend(news.other.into_iter().rev());
            if news.needs_page {
                self.waiting.push(page_event(news.seq));
            }
            // A stream that was ended because the visitor moved to another device shows nothing new.
            if news.needs_steps && !self.events.has_ended() {
                let steps = self.steps().await;
                self.waiting.push(steps);
            }
            self.sent = self.sent.max(news.seq);
        }
    }

    /// Finds out what the viewer needs after these events: several changes at once become one.
    fn summarize(&mut self, batch: &[Arc<Broadcast>]) -> News {
        let mut news = News::default();
        for broadcast in batch {
            match &broadcast.event {
                TableEvent::Table(table) => {
                    self.people = people(&table.seats);
                    (news.needs_steps, news.seq) = (true, table.seq);
                }
                TableEvent::Update { table, .. } => {
                    news.needs_page |= self.has_new_people(&table.seats);
                    (news.needs_steps, news.seq) = (true, table.seq);
                }
                TableEvent::Seats(seats) => {
                    match self.has_new_people(&seats.seats) || seats.status != Status::Running {
                        true => news.needs_page = true,
                        // Who is ready comes with the question.
                        false => news.needs_steps = true,
                    }
                    news.seq = seats.seq;
                }
                event @ TableEvent::Reaction(..) => {
                    news.other.push(Event::default().event("reaction").data(stream_data(event)));
                }
                TableEvent::Gone => news.other.push(Event::default().event("gone").data("{}")),
            }
        }
        news
    }

    /// Takes over who sits at the table; returns true if that changed.
    fn has_new_people(&mut self, seats: &[SeatSnapshot]) -> bool {
        let now = people(seats);
        let is_new = now != self.people;
        self.people = now;
        is_new
    }

    /// Asks the table for the steps that were not sent yet, and renders them.
    async fn steps(&mut self) -> Event {
        let rendered = match self.steps_since().await {
            Ok(found) => playback(&self.viewer, &found, false).map(|frames| (found.table.seq, frames)),
            Err(error) => Err(error),
        };
        match rendered {
            Ok((seq, frames)) => {
                self.sent = seq;
                Event::default().event("steps").id(seq.to_string()).data(frames.to_string())
            }
            // The game has not begun, or the table cannot answer now: the page shows what there is.
            Err(_) => page_event(self.sent),
        }
    }

    async fn steps_since(&self) -> Result<Box<StepsSince>, RequestError> {
        let look = Look {
            visitor: self.viewer.visitor.as_ref().map(|visitor| visitor.id),
            moment: Moment::Now,
            perspective: Perspective::Own,
            is_detailed: true,
        };
        let since = u32::try_from(self.sent).unwrap_or(u32::MAX);
        self.viewer.app.registry.send(self.id, |reply| Message::StepsSince { look, since, reply }).await
    }
}

/// What some events make necessary for a viewer.
#[derive(Default)]
struct News {
    /// The number of steps of the table.
    seq: u64,
    needs_page: bool,
    needs_steps: bool,
    other: Vec<Event>,
}

/// Returns the event that lets the page be fetched, which then shows at least so many steps.
fn page_event(seq: u64) -> Event {
    Event::default().event("page").id(seq.to_string()).data("{}")
}

fn people(seats: &[SeatSnapshot]) -> People {
    let person = |seat: &SeatSnapshot| {
        (seat.occupant.clone(), [seat.is_absent, seat.is_away, seat.is_stalling], seat.votes.len())
    };
    seats.iter().map(person).collect()
}
