//! Replays: earlier moments, reviews, and continuing from a moment.

use axum::response::Response;
use elvaland_analysis::review::ReviewedDecision;
use elvaland_rules::Seat;
use elvaland_rules::mechanics::Action;
use elvaland_session::{AnyView, with_view};
use elvaland_web::table::{Costly, Review};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::response::redirect;
use super::table::{draw_game, refused, snapshot};
use super::viewer::Viewer;
use crate::http::api::tables::{NewPrefix, NewTable, level, open_table, perspective};
use crate::http::extract::body::{Form, QueryParams};
use crate::http::extract::identity::{CurrentVisitor, TablePath};
use crate::model::{TableId, TableSnapshot, Visitor};
use crate::request_error::RequestError;
use crate::review::ReviewStatus;
use crate::table::{Look, Message, Moment, Perspective};

/// How many decisions are named that cost most.
const COSTLY: usize = 6;
/// What a decision must cost at least to be named.
const COST: f32 = 0.02;

/// Which moment of a game, and with whose eyes.
#[derive(Deserialize)]
pub(crate) struct ReplayQuery {
    step: Option<u32>,
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// Shows an earlier moment of a game.
pub(crate) async fn replay(
    viewer: Viewer,
    TablePath(id): TablePath,
    QueryParams(looking): QueryParams<ReplayQuery>,
) -> Result<Response, RequestError> {
    let moment = Moment::Step(looking.step.unwrap_or(0));
    let table = snapshot(&viewer, id, moment, perspective(looking.eyes.as_deref())?).await?;
    let review = if table.status.is_finished() { reviewed(&viewer, id, &table).await? } else { Review::No };
    draw_game(&viewer, &table, None, &[], &review)
}

/// Returns what the strongest bot thinks of a game that is over.
async fn reviewed(viewer: &Viewer, id: TableId, table: &TableSnapshot) -> Result<Review, RequestError> {
    let view = table.view.as_ref().ok_or(RequestError::NotRunning)?;
    Ok(match viewer.app.registry.review_status(id).await? {
        ReviewStatus::None => Review::Offered,
        ReviewStatus::Running(done, all) => Review::Under(done, all),
        ReviewStatus::Done(review) => {
            let mut chances: Vec<(u32, Vec<f32>)> =
                review.decisions.iter().map(|judged| (judged.step, judged.chances.clone())).collect();
            let course = table.details.course.as_ref();
            let last = course.and_then(|course| course.stops.last()).map_or(0, |stop| stop.step);
            chances.push((last, review.end.clone()));
            let mut costly: Vec<Costly> = review.decisions.iter().filter_map(|judged| costly(view, judged)).collect();
            costly.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
            costly.truncate(COSTLY);
            Review::Done { chances, costly }
        }
    })
}

fn cost(decision: &Costly) -> f32 {
    decision.better.first().map_or(0.0, |(_, win)| win - decision.win)
}

/// A decision that cost something, with what would have been better.
fn costly(view: &AnyView, judged: &ReviewedDecision) -> Option<Costly> {
    let action = |text: &str| with_view!(view, view => view.table().parse_action(text)).ok();
    let win = judged.win?;
    let better = judged.options.iter().filter(|(_, other)| *other > win + COST);
    let better: Vec<(Action, f32)> = better.filter_map(|(text, win)| Some((action(text)?, *win))).collect();
    let costly =
        Costly { step: judged.step, seat: Seat::new(judged.seat)?, action: action(&judged.action)?, win, better };
    (!costly.better.is_empty()).then_some(costly)
}

#[derive(Deserialize)]
pub(crate) struct AtStep {
    step: u32,
}

/// Lets the strongest bot think about a game that is over.
pub(crate) async fn review(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(AtStep { step }): Form<AtStep>,
) -> Result<Response, RequestError> {
    match viewer.app.registry.review(id, visitor.id).await {
        Ok(()) => Ok(redirect(&format!("/t/{id}/replay?step={step}"))),
        Err(reason) => refused(&viewer.known_as(visitor), id, reason).await,
    }
}

#[derive(Deserialize)]
pub(crate) struct ContinueForm {
    step: usize,
    seat: usize,
    level: Option<String>,
}

/// A new table that goes on from a moment of a finished game, against bots.
pub(crate) async fn continue_game(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(wanted): Form<ContinueForm>,
) -> Result<Response, RequestError> {
    match fork(&viewer, &visitor, id, &wanted).await {
        Ok(table) => Ok(redirect(&format!("/t/{table}"))),
        Err(reason) => refused(&viewer.known_as(visitor), id, reason).await,
    }
}

async fn fork(viewer: &Viewer, visitor: &Visitor, id: TableId, wanted: &ContinueForm) -> Result<TableId, RequestError> {
    let level = level(wanted.level.as_deref())?;
    let look =
        Look { visitor: Some(visitor.id), moment: Moment::Now, perspective: Perspective::Own, is_detailed: false };
    let table = viewer.app.registry.send(id, |reply| Message::Look(look, reply)).await?;
    let record = viewer.app.registry.send(id, Message::Record).await?;
    let record = RawValue::from_string(record).map_err(|_| RequestError::Unavailable)?;
    let seats = (0..table.seats.len()).map(|at| if at == wanted.seat { "me" } else { level.name() }.to_owned());
    let wanted_table = NewTable {
        game: table.settings.game.name().to_owned(),
        seats: Some(seats.collect()),
        from: Some(NewPrefix { record, at: wanted.step }),
        ..NewTable::default()
    };
    open_table(&viewer.app, visitor, &wanted_table).await
}
