//! The steps since a moment, to be played back on the page: what happened, and the page parts that each step changes.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use elvaland_session::{Moment, Past, ShownMoment};
use elvaland_web::playback::playback;
use serde::Deserialize;
use serde_json::json;

use super::page_visitor::PageVisitor;
use crate::http::extract::body::QueryParams;
use crate::http::extract::identity::TablePath;
use crate::request_error::RequestError;
use crate::requests::tables::{self, perspective};
use crate::table::Look;

/// The maximum size of an answer before compression, in bytes.
const MOST_BYTES: usize = 256 * 1024;
/// The number of steps of a replay in one answer; the page asks for more when they have been shown.
const REPLAYED: u32 = 8;

/// The steps to render.
#[derive(Clone, Deserialize)]
pub(crate) struct StepsQuery {
    /// The number of steps that the page shows.
    since: u32,
    /// Up to this moment of a replay; left out: up to now.
    to: Option<u32>,
    /// Whether the page shows another moment, so that the first frame must bring the whole table.
    #[serde(default)]
    whole: bool,
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// Returns the steps since a moment as frames for the script of the page: of the table those of the current and the previous
/// round, of a replay the next few. `more` says that the replay goes on after them.
pub(crate) async fn steps(
    viewer: PageVisitor,
    TablePath(id): TablePath,
    QueryParams(wanted): QueryParams<StepsQuery>,
) -> Result<Response, RequestError> {
    let (registry, payer) = (viewer.app.registry.clone(), viewer.payer(Some(id)));
    let until = wanted.to.map(|to| to.min(wanted.since.saturating_add(REPLAYED)));
    let look = Look {
        visitor: payer.visitor,
        moment: until.map_or(Moment::Now, Moment::Step),
        perspective: perspective(wanted.eyes.as_deref())?,
        is_detailed: true,
    };
    let render = move |past| frames(&viewer, past, &wanted);
    Ok(match tables::with_past(&registry, id, look, payer, render).await? {
        Some(frames) => ([(header::CONTENT_TYPE, "application/json")], frames).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Renders what a page asks for, at most [`MOST_BYTES`]. `None` if the page is to be fetched as a whole, because it is older than
/// the previous round.
fn frames(viewer: &PageVisitor, past: Past, wanted: &StepsQuery) -> Result<Option<String>, RequestError> {
    let first = past.previous_round();
    let is_live = wanted.to.is_none();
    if is_live && wanted.since < first && !wanted.whole {
        return Ok(None);
    }
    let mut found = past.steps_since(if is_live { wanted.since.max(first) } else { wanted.since })?;
    loop {
        let update = found.update().ok_or(RequestError::NotRunning)?;
        let whole = wanted.whole || found.since > wanted.since;
        let mut playback = playback(&update, &viewer.viewer(), whole).ok_or(RequestError::Unavailable)?.to_json();
        let reached = found.table.details.moment.as_ref().map(ShownMoment::step);
        playback["more"] = json!(wanted.to.zip(reached).is_some_and(|(to, reached)| reached < to));
        let text = playback.to_string();
        if text.len() <= MOST_BYTES || found.steps.len() < 2 {
            return Ok(Some(text));
        }
        found.leave_out(found.steps.len() / 2);
    }
}
