//! The guided game.

use axum::response::Response;
use elvaland_rules::GameName;
use elvaland_session::Lesson;
use elvaland_web::guided_game;
use serde::Deserialize;

use super::response::{page, redirect};
use super::viewer::Viewer;
use crate::bots::Level;
use crate::clock::now;
use crate::config::RUNNING_LISTED;
use crate::http::api::tables::{TABLE_BYTES, check_number};
use crate::http::extract::body::{Form, QueryParams};
use crate::http::extract::identity::CurrentVisitor;
use crate::model::{Arrangement, Occupant, Settings, Status, TableId, TableRow, Visitor, VisitorId};
use crate::request_error::RequestError;

/// Renders the page that offers guided games.
pub(crate) async fn about(viewer: Viewer) -> Result<Response, RequestError> {
    let running = match &viewer.visitor {
        Some(visitor) => running(&viewer, visitor.id).await?,
        None => None,
    };
    let running = running.map(|id| id.to_string());
    let title = viewer.texts().get("page-guide");
    Ok(page(&viewer, &title, None, &guided_game::draw(&viewer.shell(), &guided_games(), running.as_deref())))
}

/// Returns the games that have a guided game.
pub(crate) fn guided_games() -> Vec<&'static str> {
    GameName::ALL.into_iter().filter(|&game| Lesson::of(game).is_some()).map(GameName::name).collect()
}

/// Returns the table at which a visitor plays the guided game.
async fn running(viewer: &Viewer, visitor: VisitorId) -> Result<Option<TableId>, RequestError> {
    let mine = viewer.app.registry.store.tables_of(visitor, now() - RUNNING_LISTED).await?;
    let is_lesson = |row: &&TableRow| row.progress.status == Status::Running && row.arrangement.settings.guided;
    Ok(mine.iter().find(is_lesson).map(|row| row.id))
}

/// Renders the page with what to play after a guided game.
pub(crate) async fn next(
    viewer: Viewer,
    QueryParams(TaughtGame { game }): QueryParams<TaughtGame>,
) -> Result<Response, RequestError> {
    let game: GameName =
        game.map_or(Ok(GameName::Nidavellir), |game| game.parse()).map_err(|_| RequestError::NoSuchPage)?;
    let running = match &viewer.visitor {
        Some(visitor) => running(&viewer, visitor.id).await?,
        None => None,
    };
    let running = running.map(|id| id.to_string());
    let content = guided_game::next(&viewer.shell(), game.name(), &guided_games(), running.as_deref());
    Ok(page(&viewer, &viewer.texts().get("page-guide-done"), None, &content))
}

/// The game to learn.
#[derive(Deserialize)]
pub(crate) struct TaughtGame {
    game: Option<String>,
}

/// Begins one.
pub(crate) async fn begin(
    viewer: Viewer,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(TaughtGame { game }): Form<TaughtGame>,
) -> Result<Response, RequestError> {
    let game = game.map_or(Ok(GameName::Nidavellir), |game| game.parse());
    let game = game.map_err(|_| RequestError::WrongValue { field: "game" })?;
    let arrangement = lesson(&visitor, game).ok_or(RequestError::NoSuchPage)?;
    check_number(&viewer.app, visitor.id).await?;
    viewer.app.registry.charge(visitor.id, TABLE_BYTES)?;
    let id = viewer.app.registry.create(arrangement).await?;
    Ok(redirect(&format!("/t/{id}")))
}

/// Returns a table for the learner and the weakest bots.
fn lesson(visitor: &Visitor, game: GameName) -> Option<Arrangement> {
    let lesson = Lesson::of(game)?;
    let learner = Occupant::Person { visitor: visitor.id, name: visitor.name.clone(), stand_in: None };
    let bots = (1..lesson.players()).map(|_| Occupant::Bot(Level::ALL[0]));
    let settings = Settings { guided: true, ..Settings::new(game, lesson.header().options.clone()) };
    Some(Arrangement::new(Some(visitor.id), settings, std::iter::once(learner).chain(bots).collect()))
}
