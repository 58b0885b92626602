//! The forms of a table. They redirect to the table, or show it with the reason of a refusal.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use elvaland_rules::mechanics::SeenPurse;
use elvaland_session::with_view;
use elvaland_texts::Reaction;
use serde::Deserialize;

use super::response::redirect;
use super::settings::named;
use super::table::refused;
use super::viewer::Viewer;
use crate::http::api::play;
use crate::http::api::tables::{TABLE_BYTES, check_number, level, seat};
use crate::http::app::App;
use crate::http::extract::body::Form;
use crate::http::extract::identity::{CurrentVisitor, TablePath};
use crate::model::{TableId, Visitor};
use crate::request_error::RequestError;
use crate::table::Moment::Now;
use crate::table::{Command, Look, Message, Perspective};

/// Lets a visitor do something, and shows the table.
async fn execute(
    viewer: Viewer,
    visitor: Visitor,
    id: TableId,
    command: Result<Command, RequestError>,
) -> Result<Response, RequestError> {
    let app = viewer.app.clone();
    let done = match command {
        Ok(command) => app.registry.ask(id, visitor.clone(), command).await,
        Err(refused) => Err(refused),
    };
    match done {
        Ok(done) => Ok(redirect(&format!("/t/{}", done.table))),
        Err(reason @ (RequestError::NoSuchTable | RequestError::Unavailable | RequestError::Closing)) => Err(reason),
        Err(reason) => refused(&viewer.known_as(visitor), id, reason).await,
    }
}

#[derive(Deserialize)]
pub(crate) struct ActionForm {
    seq: u64,
    key: Option<String>,
    action: String,
}

/// Answers what is asked.
pub(crate) async fn act(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(answer): Form<ActionForm>,
) -> Result<Response, RequestError> {
    let command = play::answer(answer.seq, answer.key, answer.action);
    execute(viewer, visitor, id, command).await
}

#[derive(Deserialize)]
pub(crate) struct BidForm {
    seq: u64,
    tavern1: Option<usize>,
    tavern2: Option<usize>,
    tavern3: Option<usize>,
}

/// Submits a bid: three coins of the own purse, by their places in it.
pub(crate) async fn bid(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(form): Form<BidForm>,
) -> Result<Response, RequestError> {
    let action = bid_text(&viewer, &visitor, id, &form).await;
    let command = action.map(|action| Command::Act { seq: form.seq, key: None, action });
    execute(viewer, visitor, id, command).await
}

/// Returns the bid in words. A coin that is meant for two taverns is left to the rules to refuse.
async fn bid_text(viewer: &Viewer, visitor: &Visitor, id: TableId, form: &BidForm) -> Result<String, RequestError> {
    let look = Look { visitor: Some(visitor.id), moment: Now, perspective: Perspective::Own, is_detailed: false };
    let table = viewer.app.registry.send(id, |reply| Message::Look(look, reply)).await?;
    let own = table.own.ok_or(RequestError::NotSeated)?;
    let view = table.view.as_ref().ok_or(RequestError::NotRunning)?;
    let coins = with_view!(view, view => view.purse(own).known_coins()).ok_or(RequestError::NotSeated)?;
    let wanted = [form.tavern1, form.tavern2, form.tavern3];
    let words: Option<Vec<String>> = wanted.into_iter().map(|at| coins.get(at?).map(ToString::to_string)).collect();
    Ok(format!("bid {}", words.ok_or(RequestError::WrongValue { field: "coins" })?.join(" ")))
}

#[derive(Deserialize)]
pub(crate) struct UndoForm {
    seq: u64,
}

pub(crate) async fn undo(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(UndoForm { seq }): Form<UndoForm>,
) -> Result<Response, RequestError> {
    let key = Some(format!("page undo {seq}"));
    execute(viewer, visitor, id, Ok(Command::Undo { seq, key })).await
}

#[derive(Deserialize)]
pub(crate) struct ReactionForm {
    reaction: String,
}

/// Sends a reaction. The page does not change: the stream brings the reaction.
pub(crate) async fn react(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(said): Form<ReactionForm>,
) -> Result<Response, RequestError> {
    let reaction = Reaction::named(&said.reaction);
    let command = reaction.map(Command::React).ok_or(RequestError::WrongValue { field: "reaction" })?;
    match viewer.app.registry.ask(id, visitor.clone(), command).await {
        Ok(_) => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(reason) => refused(&viewer.known_as(visitor), id, reason).await,
    }
}

#[derive(Deserialize)]
pub(crate) struct JoinForm {
    seat: Option<usize>,
    /// The name that the visitor chose.
    name: Option<String>,
}

pub(crate) async fn join(
    State(app): State<App>,
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(wanted): Form<JoinForm>,
) -> Result<Response, RequestError> {
    let visitor = match named(&app, visitor.clone(), wanted.name.as_deref()).await {
        Ok(visitor) => visitor,
        Err(reason) => return refused(&viewer.known_as(visitor), id, reason).await,
    };
    let seat = wanted.seat.map(seat).transpose();
    let command = check_number(&app, visitor.id).await.and(seat).map(Command::Join);
    execute(viewer, visitor, id, command).await
}

#[derive(Deserialize)]
pub(crate) struct StartForm {
    level: Option<String>,
}

pub(crate) async fn start(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(filling): Form<StartForm>,
) -> Result<Response, RequestError> {
    let command = level(filling.level.as_deref()).map(Command::Start);
    execute(viewer, visitor, id, command).await
}

#[derive(Deserialize)]
pub(crate) struct HandOverForm {
    seat: usize,
    level: Option<String>,
}

pub(crate) async fn hand_over(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(wanted): Form<HandOverForm>,
) -> Result<Response, RequestError> {
    let command =
        seat(wanted.seat).and_then(|seat| Ok(Command::HandOver { seat, level: level(wanted.level.as_deref())? }));
    execute(viewer, visitor, id, command).await
}

#[derive(Deserialize)]
pub(crate) struct VoteForm {
    seat: usize,
}

/// Votes for a bot in place of a player who does not move.
pub(crate) async fn vote(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(wanted): Form<VoteForm>,
) -> Result<Response, RequestError> {
    execute(viewer, visitor, id, seat(wanted.seat).map(|seat| Command::Vote { seat })).await
}

pub(crate) async fn take_back(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Response, RequestError> {
    execute(viewer, visitor, id, Ok(Command::TakeBack)).await
}

pub(crate) async fn leave(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Response, RequestError> {
    execute(viewer, visitor, id, Ok(Command::Leave)).await
}

/// Gives the seat up for good; the table may be gone then: home.
pub(crate) async fn resign(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Response, RequestError> {
    match viewer.app.registry.ask(id, visitor.clone(), Command::Resign).await {
        Ok(_) => Ok(redirect("/")),
        Err(reason) => refused(&viewer.known_as(visitor), id, reason).await,
    }
}

pub(crate) async fn rematch(
    State(app): State<App>,
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Response, RequestError> {
    let is_allowed = check_number(&app, visitor.id).await.and_then(|()| app.charge(visitor.id, TABLE_BYTES));
    let command = is_allowed.map(|()| Command::Rematch);
    execute(viewer, visitor, id, command).await
}

/// Goes on without the guide.
pub(crate) async fn end_guide(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Response, RequestError> {
    execute(viewer, visitor, id, Ok(Command::EndGuide)).await
}

/// Deletes the table and leads to the home page.
pub(crate) async fn delete(
    viewer: Viewer,
    TablePath(id): TablePath,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Response, RequestError> {
    match viewer.app.registry.ask(id, visitor.clone(), Command::Delete).await {
        Ok(_) => Ok(redirect("/")),
        Err(reason) => refused(&viewer.known_as(visitor), id, reason).await,
    }
}
