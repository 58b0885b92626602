//! The guided game.

use axum::response::Response;
use elvaland_rules::GameName;
use elvaland_session::Lesson;
use elvaland_web::guided_game;
use serde::Deserialize;

use super::page_visitor::PageVisitor;
use super::response::{page, redirect};
use crate::http::extract::body::{Form, QueryParams};
use crate::http::extract::identity::CurrentVisitor;
use crate::request_error::RequestError;
use crate::requests::tables;

/// Renders the page that offers guided games.
pub(crate) async fn about(viewer: PageVisitor) -> Result<Response, RequestError> {
    let running = running(&viewer).await?;
    let title = viewer.texts().get("page-guide");
    Ok(page(&viewer, &title, None, &guided_game::draw(&viewer.viewer(), &guided_games(), running.as_deref())))
}

/// Returns the games that have a guided game.
pub(crate) fn guided_games() -> Vec<&'static str> {
    GameName::ALL.into_iter().filter(|&game| Lesson::of(game).is_some()).map(GameName::name).collect()
}

/// Returns the table at which the viewer plays the guided game.
async fn running(viewer: &PageVisitor) -> Result<Option<String>, RequestError> {
    let Some(visitor) = &viewer.visitor else { return Ok(None) };
    Ok(tables::running_lesson(&viewer.app.registry, visitor.id).await?.map(|id| id.to_string()))
}

/// Renders the page with what to play after a guided game.
pub(crate) async fn next(
    viewer: PageVisitor,
    QueryParams(TaughtGame { game }): QueryParams<TaughtGame>,
) -> Result<Response, RequestError> {
    let game: GameName =
        game.map_or(Ok(GameName::Nidavellir), |game| game.parse()).map_err(|_| RequestError::NoSuchPage)?;
    let running = running(&viewer).await?;
    let content = guided_game::next(&viewer.viewer(), game.name(), &guided_games(), running.as_deref());
    Ok(page(&viewer, &viewer.texts().get("page-guide-done"), None, &content))
}

/// The game to learn.
#[derive(Deserialize)]
pub(crate) struct TaughtGame {
    game: Option<String>,
}

/// Begins one.
pub(crate) async fn begin(
    viewer: PageVisitor,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(TaughtGame { game }): Form<TaughtGame>,
) -> Result<Response, RequestError> {
    let game = game.map_or(Ok(GameName::Nidavellir), |game| game.parse());
    let game = game.map_err(|_| RequestError::WrongValue { field: "game" })?;
    let id = tables::begin_lesson(&viewer.app.registry, &visitor, game).await?;
    Ok(redirect(&viewer.app, &format!("/t/{id}")))
}
