//! The guided game.

use axum::response::Response;
use elvaland_rules::GameName;
use elvaland_session::Lesson;
use elvaland_web::guided_game;

use super::response::{page, redirect};
use super::viewer::Viewer;
use crate::bots::Level;
use crate::config::RUNNING_LISTED;
use crate::http::api::tables::check_number;
use crate::http::extract::identity::CurrentVisitor;
use crate::model::{Arrangement, Occupant, Settings, Status, TableId, TableRow, Visitor, VisitorId};
use crate::registry::now;
use crate::request_error::RequestError;

/// What it is.
pub(crate) async fn about(viewer: Viewer) -> Result<Response, RequestError> {
    let running = match &viewer.visitor {
        Some(visitor) => running(&viewer, visitor.id).await?,
        None => None,
    };
    let running = running.map(|id| id.to_string());
    let title = viewer.texts().get("page-guide");
    Ok(page(&viewer, &title, None, &guided_game::draw(&viewer.shell(), running.as_deref())))
}

/// Returns the table at which a visitor plays the guided game.
async fn running(viewer: &Viewer, visitor: VisitorId) -> Result<Option<TableId>, RequestError> {
    let mine = viewer.app.registry.store.tables_of(visitor, now() - RUNNING_LISTED).await?;
    let is_lesson = |row: &&TableRow| row.progress.status == Status::Running && row.arrangement.settings.guided;
    Ok(mine.iter().find(is_lesson).map(|row| row.id))
}

/// Begins one.
pub(crate) async fn begin(viewer: Viewer, CurrentVisitor(visitor): CurrentVisitor) -> Result<Response, RequestError> {
    let arrangement = lesson(&visitor).ok_or(RequestError::NoSuchPage)?;
    check_number(&viewer.app, visitor.id).await?;
    let id = viewer.app.registry.create(arrangement).await?;
    Ok(redirect(&format!("/t/{id}")))
}

/// A table for the learner and the gentlest bots.
fn lesson(visitor: &Visitor) -> Option<Arrangement> {
    let (game, lesson) = GameName::ALL.into_iter().find_map(|game| Some((game, Lesson::of(game)?)))?;
    let learner = Occupant::Person { visitor: visitor.id, name: visitor.name.clone(), stand_in: None };
    let bots = (1..lesson.players()).map(|_| Occupant::Bot(Level::ALL[0]));
    Some(Arrangement {
        host: Some(visitor.id),
        settings: Settings { guided: true, ..Settings::usual(game, lesson.header().options.clone()) },
        seats: std::iter::once(learner).chain(bots).collect(),
        rematch: None,
    })
}
