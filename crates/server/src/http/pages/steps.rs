//! The steps since a moment, to be played back on the page: what happened, and the page parts that each step changes.

use std::any::Any;

use axum::Json;
use elvaland_rules::View;
use elvaland_rules::mechanics::SeenPurse;
use elvaland_session::{AnyView, SeenEvent, SeenStep, with_view};
use elvaland_web::art::GameArt;
use elvaland_web::playback::Step;
use elvaland_web::table::{Review, Scene};
use serde::Deserialize;
use serde_json::Value;

use super::table::{Page, info};
use super::viewer::Viewer;
use crate::http::api::tables::perspective;
use crate::http::extract::body::QueryParams;
use crate::http::extract::identity::TablePath;
use crate::request_error::RequestError;
use crate::table::{Look, Message, Moment, StepsSince};

/// The steps to render.
#[derive(Deserialize)]
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

/// Returns the steps since a moment as frames for the script of the page.
pub(crate) async fn steps(
    viewer: Viewer,
    TablePath(id): TablePath,
    QueryParams(wanted): QueryParams<StepsQuery>,
) -> Result<Json<Value>, RequestError> {
    let look = Look {
        visitor: viewer.visitor.as_ref().map(|visitor| visitor.id),
        moment: wanted.to.map_or(Moment::Now, Moment::Step),
        perspective: perspective(wanted.eyes.as_deref())?,
        is_detailed: true,
    };
    let since = wanted.since;
    let found = viewer.app.registry.send(id, |reply| Message::StepsSince { look, since, reply }).await?;
    playback(&viewer, &found, wanted.whole).map(Json)
}

/// Renders steps as frames. With `whole` the first frame brings the whole table.
pub(crate) fn playback(viewer: &Viewer, found: &StepsSince, whole: bool) -> Result<Value, RequestError> {
    let view = found.table.view.as_ref().ok_or(RequestError::NotRunning)?;
    let info = info(viewer, &found.table);
    let page = Page { viewer, table: &found.table, info: &info, advice: &[], review: &Review::No };
    let played = with_view!(view, view => page.with_scene(view, |scene| play(scene, view, found, whole)));
    played.ok_or(RequestError::Unavailable)
}

/// Returns the playback of steps; `None` if they are of another game than the scene.
fn play<R: GameArt, P: SeenPurse + 'static>(
    scene: &Scene<'_, R, P>,
    now: &View<R, P>,
    found: &StepsSince,
    whole: bool,
) -> Option<Value> {
    let before = found.before.as_ref().map_or(Some(now), typed)?;
    let steps: Vec<Step<'_, R, P>> = found.steps.iter().map(step).collect::<Option<_>>()?;
    Some(scene.playback(found.since.into(), before, &steps, whole || found.is_cut).to_json())
}

fn step<R: GameArt, P: SeenPurse + 'static>(seen: &SeenStep) -> Option<Step<'_, R, P>> {
    let mut events = Vec::with_capacity(seen.events.len());
    for SeenEvent { event, view } in &seen.events {
        events.push((*event, typed(view)?));
    }
    Some(Step { seq: u64::from(seen.seq) + 1, events, is_undo: seen.undone_by.is_some() })
}

fn typed<R: GameArt, P: SeenPurse + 'static>(any: &AnyView) -> Option<&View<R, P>> {
    with_view!(any, view => (view as &dyn Any).downcast_ref())
}
