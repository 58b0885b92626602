//! The forms of a table. They redirect to the table, or show it with the reason of a refusal.

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
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
use crate::http::extract::identity::TableRequest;
use crate::model::{TableId, Visitor};
use crate::request_error::RequestError;
use crate::table::{ActionInput, Command, Done};

/// A form that a visitor sent from the page of a table.
pub(crate) struct FormRequest {
    viewer: Viewer,
    id: TableId,
    visitor: Visitor,
}

impl FromRequestParts<App> for FormRequest {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<FormRequest, RequestError> {
        let viewer = Viewer::from_request_parts(parts, app).await?;
        let TableRequest { table, visitor, .. } = TableRequest::from_request_parts(parts, app).await?;
        Ok(FormRequest { viewer, id: table, visitor })
    }
}

impl FormRequest {
    /// Executes a command and shows the table, with the reason of a refusal.
    async fn execute(self, command: Result<Command, RequestError>) -> Result<Response, RequestError> {
        self.execute_then(command, |done| redirect(&format!("/t/{}", done.table))).await
    }

    /// Executes a command, then answers with `response`, or with the table and the reason of a refusal.
    async fn execute_then(
        self,
        command: Result<Command, RequestError>,
        response: impl FnOnce(Done) -> Response,
    ) -> Result<Response, RequestError> {
        let done = match command {
            Ok(command) => self.viewer.app.registry.ask(self.id, self.visitor.clone(), command).await,
            Err(reason) => Err(reason),
        };
        match done {
            Ok(done) => Ok(response(done)),
            Err(reason @ (RequestError::NoSuchTable | RequestError::Unavailable | RequestError::Closing)) => {
                Err(reason)
            }
            Err(reason) => refused(&self.viewer.known_as(self.visitor), self.id, reason).await,
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct ActionForm {
    seq: u64,
    key: Option<String>,
    action: String,
}

/// Answers what is asked.
pub(crate) async fn act(request: FormRequest, Form(answer): Form<ActionForm>) -> Result<Response, RequestError> {
    let command = play::answer(answer.seq, answer.key, answer.action);
    request.execute(command).await
}

#[derive(Deserialize)]
pub(crate) struct BidForm {
    seq: u64,
    tavern1: Option<usize>,
    tavern2: Option<usize>,
    tavern3: Option<usize>,
}

/// Submits a bid: three coins of the own purse, by their places in it.
pub(crate) async fn bid(request: FormRequest, Form(form): Form<BidForm>) -> Result<Response, RequestError> {
    let places = [form.tavern1, form.tavern2, form.tavern3];
    request.execute(Ok(Command::Act { seq: form.seq, key: None, action: ActionInput::Places(places) })).await
}

#[derive(Deserialize)]
pub(crate) struct UndoForm {
    seq: u64,
}

pub(crate) async fn undo(
    request: FormRequest,
    Form(UndoForm { seq }): Form<UndoForm>,
) -> Result<Response, RequestError> {
    let key = Some(format!("page undo {seq}"));
    request.execute(Ok(Command::Undo { seq, key })).await
}

#[derive(Deserialize)]
pub(crate) struct ReactionForm {
    reaction: String,
}

/// Sends a reaction. The page does not change: the stream brings the reaction.
pub(crate) async fn react(request: FormRequest, Form(said): Form<ReactionForm>) -> Result<Response, RequestError> {
    let reaction = Reaction::named(&said.reaction);
    let command = reaction.map(Command::React).ok_or(RequestError::WrongValue { field: "reaction" });
    request.execute_then(command, |_| StatusCode::NO_CONTENT.into_response()).await
}

#[derive(Deserialize)]
pub(crate) struct JoinForm {
    seat: Option<usize>,
    /// The name that the visitor chose.
    name: Option<String>,
}

pub(crate) async fn join(request: FormRequest, Form(wanted): Form<JoinForm>) -> Result<Response, RequestError> {
    let app = &request.viewer.app;
    let visitor = match named(app, request.visitor.clone(), wanted.name.as_deref()).await {
        Ok(visitor) => visitor,
        Err(reason) => return request.execute(Err(reason)).await,
    };
    let command = check_number(app, visitor.id).await.and(wanted.seat.map(seat).transpose()).map(Command::Join);
    FormRequest { visitor, ..request }.execute(command).await
}

#[derive(Deserialize)]
pub(crate) struct StartForm {
    level: Option<String>,
}

pub(crate) async fn start(request: FormRequest, Form(filling): Form<StartForm>) -> Result<Response, RequestError> {
    let command = level(filling.level.as_deref()).map(Command::Start);
    request.execute(command).await
}

#[derive(Deserialize)]
pub(crate) struct HandOverForm {
    seat: usize,
    level: Option<String>,
}

pub(crate) async fn hand_over(
    request: FormRequest,
    Form(wanted): Form<HandOverForm>,
) -> Result<Response, RequestError> {
    let command =
        seat(wanted.seat).and_then(|seat| Ok(Command::HandOver { seat, level: level(wanted.level.as_deref())? }));
    request.execute(command).await
}

#[derive(Deserialize)]
pub(crate) struct VoteForm {
    seat: usize,
}

/// Votes for a bot in place of a player who does not move.
pub(crate) async fn vote(request: FormRequest, Form(wanted): Form<VoteForm>) -> Result<Response, RequestError> {
    request.execute(seat(wanted.seat).map(|seat| Command::Vote { seat })).await
}

pub(crate) async fn take_back(request: FormRequest) -> Result<Response, RequestError> {
    request.execute(Ok(Command::TakeBack)).await
}

pub(crate) async fn leave(request: FormRequest) -> Result<Response, RequestError> {
    request.execute(Ok(Command::Leave)).await
}

/// Gives the seat up for good; the table may be gone then: home.
pub(crate) async fn resign(request: FormRequest) -> Result<Response, RequestError> {
    request.execute_then(Ok(Command::Resign), |_| redirect("/")).await
}

pub(crate) async fn rematch(request: FormRequest) -> Result<Response, RequestError> {
    let (app, visitor) = (&request.viewer.app, request.visitor.id);
    let is_allowed = check_number(app, visitor).await.and_then(|()| app.registry.charge(visitor, TABLE_BYTES));
    request.execute(is_allowed.map(|()| Command::Rematch)).await
}

/// Goes on without the guide.
pub(crate) async fn end_guide(request: FormRequest) -> Result<Response, RequestError> {
    request.execute(Ok(Command::EndGuide)).await
}

/// Deletes the table and leads to the home page.
pub(crate) async fn delete(request: FormRequest) -> Result<Response, RequestError> {
    request.execute_then(Ok(Command::Delete), |_| redirect("/")).await
}
