//! The page of a table.

use axum::http::HeaderMap;
use axum::response::Response;
use elvaland_session::{Moment, TableSnapshot};
use elvaland_web::table::{self, Extras};

use super::page_visitor::PageVisitor;
use super::preview;
use super::replay::end_review;
use super::response::{page as show, page_with, redirect, with_status};
use crate::http::extract::identity::TablePath;
use crate::model::{Status, TableId};
use crate::request_error::RequestError;
use crate::requests::play::AdviceRequest;
use crate::requests::{TableRequest, notifications, tables};
use crate::table::{Look, Perspective};

pub(crate) async fn page(
    viewer: PageVisitor,
    TablePath(id): TablePath,
    headers: HeaderMap,
) -> Result<Response, RequestError> {
    // A page that fetches itself again may be hidden; it reports by itself when it becomes visible.
    let is_fetched = headers.get("sec-fetch-mode").is_some_and(|mode| mode != "navigate");
    if let Some(visitor) = viewer.visitor.as_ref().filter(|_| !is_fetched) {
        notifications::note_looked(&viewer.app.registry, visitor.id, id);
    }
    draw(&viewer, id, None).await
}

/// Renders the page with the reason of a refusal.
pub(crate) async fn refused(
    viewer: &PageVisitor,
    id: TableId,
    refused: RequestError,
) -> Result<Response, RequestError> {
    let sentence = refused.sentence(viewer.texts());
    Ok(with_status(draw(viewer, id, Some(&sentence)).await?, &refused))
}

async fn draw(viewer: &PageVisitor, id: TableId, message: Option<&str>) -> Result<Response, RequestError> {
    let table = snapshot(viewer, id, Moment::Now, Perspective::Own).await?;
    if table.status == Status::Replay {
        return Ok(redirect(&viewer.app, &format!("/t/{id}/replay")));
    }
    if table.view.is_some() {
        let review = end_review(viewer, id, &table).await?;
        return draw_game(viewer, &table, message, Extras { review: review.as_ref(), ..Extras::default() });
    }
    let title = viewer.texts().game(table.options.game.name());
    let content = table::waiting(&viewer.viewer(), &table, &viewer.name());
    Ok(page_with(viewer, &title, message, &content, &preview::head(viewer, &table)))
}

/// Draws the page of a game.
pub(crate) fn draw_game(
    viewer: &PageVisitor,
    table: &TableSnapshot,
    message: Option<&str>,
    extras: Extras<'_>,
) -> Result<Response, RequestError> {
    let frozen = table.frozen.clone().map(|broken| RequestError::Frozen(broken).sentence(viewer.texts()));
    let page = table::draw(table, &viewer.viewer(), extras).ok_or(RequestError::NotRunning)?;
    let head = preview::head(viewer, table);
    Ok(page_with(viewer, &page.title, message.or(frozen.as_deref()), &page.content, &head))
}

/// Renders the page with the advice of the strongest bot.
pub(crate) async fn hint(viewer: PageVisitor, request: TableRequest) -> Result<Response, RequestError> {
    let viewer = viewer.known_as(request.visitor.clone());
    let wanted = AdviceRequest { like: viewer.level(), ..AdviceRequest::default() };
    let advised = match request.advise(wanted).await {
        Ok(advised) => advised,
        Err(reason) => return refused(&viewer, request.table, reason).await,
    };
    let table = snapshot(&viewer, request.table, Moment::Now, Perspective::Own).await?;
    draw_game(&viewer, &table, None, Extras { advice: &advised.options, ..Extras::default() })
}

/// Renders the table as plain text.
pub(crate) async fn text(viewer: PageVisitor, TablePath(id): TablePath) -> Result<Response, RequestError> {
    let table = snapshot(&viewer, id, Moment::Now, Perspective::Own).await?;
    let content = table::text(&viewer.viewer(), &table).ok_or(RequestError::NotRunning)?;
    Ok(show(&viewer, &viewer.texts().get("page-text-view"), None, &content))
}

/// Asks a table for a snapshot with everything that pages show.
pub(crate) async fn snapshot(
    viewer: &PageVisitor,
    id: TableId,
    moment: Moment,
    perspective: Perspective,
) -> Result<Box<TableSnapshot>, RequestError> {
    let visitor = viewer.visitor.as_ref().map(|visitor| visitor.id);
    let look = Look { visitor, moment, perspective, is_detailed: true };
    tables::look(&viewer.app.registry, id, look, viewer.payer(Some(id))).await
}
