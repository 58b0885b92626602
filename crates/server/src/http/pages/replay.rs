//! Replays: earlier moments, and reviews.

use axum::response::Response;
use elvaland_assessment::ReviewStatus;
use elvaland_session::{Moment, TableSnapshot};
use elvaland_web::forms::ReviewForm;
use elvaland_web::table::Extras;
use serde::Deserialize;

use super::page_visitor::PageVisitor;
use super::response::redirect;
use super::table::{draw_game, refused, snapshot};
use crate::http::extract::body::{Form, QueryParams};
use crate::http::extract::identity::{CurrentVisitor, TablePath};
use crate::model::TableId;
use crate::request_error::RequestError;
use crate::requests::reviews;
use crate::requests::tables::perspective;
use crate::table::Perspective;

/// The moment to show, and the audience.
#[derive(Deserialize)]
pub(crate) struct ReplayQuery {
    step: Option<u32>,
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// Shows an earlier moment of a game.
pub(crate) async fn replay(
    viewer: PageVisitor,
    TablePath(id): TablePath,
    QueryParams(looking): QueryParams<ReplayQuery>,
) -> Result<Response, RequestError> {
    let moment = Moment::Step(looking.step.unwrap_or(0));
    let table = snapshot(&viewer, id, moment, perspective(looking.eyes.as_deref())?).await?;
    let review = match table.status.is_finished() {
        true => Some(viewer.app.registry.review_status(id).await?),
        false => None,
    };
    draw_game(&viewer, &table, None, Extras { review: review.as_ref(), ..Extras::default() })
}

/// Returns the review of a finished game for its end page. Where bots played, it starts by itself for a player.
pub(crate) async fn end_review(
    viewer: &PageVisitor,
    id: TableId,
    table: &TableSnapshot,
) -> Result<Option<ReviewStatus>, RequestError> {
    let visitor = viewer.visitor.as_ref().map(|visitor| visitor.id);
    reviews::at_end(&viewer.app.registry, id, table, visitor, viewer.level()).await
}

/// Lets the strongest bot think about a game that is over.
pub(crate) async fn review(
    viewer: PageVisitor,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(ReviewForm { step }): Form<ReviewForm>,
) -> Result<Response, RequestError> {
    let table = snapshot(&viewer, id, Moment::Now, Perspective::Own).await?;
    match reviews::begin(&viewer.app.registry, id, &table, visitor.id, viewer.level()).await {
        Ok(()) => {
            let path = match step {
                Some(step) => format!("/t/{id}/replay?step={step}"),
                None => format!("/t/{id}#review"),
            };
            Ok(redirect(&viewer.app, &path))
        }
        Err(reason) => refused(&viewer.known_as(visitor), id, reason).await,
    }
}
