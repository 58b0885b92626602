//! The forms of a table. They redirect to the table, or show it with the reason of a refusal.

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use elvaland_web::forms::{
    ActionForm, BidForm, ContinueForm, HandOverForm, JoinForm, ReactionForm, StartForm, UndoForm, VoteForm,
};

use super::page_visitor::PageVisitor;
use super::response::redirect;
use super::table::refused;
use crate::http::app::App;
use crate::http::extract::body::Form;
use crate::request_error::RequestError;
use crate::requests::{TableRequest, visitors};
use crate::table::{Command, Done};

/// A form that a visitor sent from the page of a table.
pub(crate) struct FormRequest {
    viewer: PageVisitor,
    request: TableRequest,
}

impl FromRequestParts<App> for FormRequest {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<FormRequest, RequestError> {
        let viewer = PageVisitor::from_request_parts(parts, app).await?;
        let request = TableRequest::from_request_parts(parts, app).await?;
        Ok(FormRequest { viewer, request })
    }
}

impl FormRequest {
    /// Sends a command, then shows the table, with the reason of a refusal.
    async fn send(self, command: Command) -> Result<Response, RequestError> {
        let done = self.request.send(command).await;
        self.show(done).await
    }

    /// Shows the table after what was done, or with the reason of a refusal.
    async fn show(self, done: Result<Done, RequestError>) -> Result<Response, RequestError> {
        self.answer(done, |app, done| redirect(app, &format!("/t/{}", done.table))).await
    }

    /// Answers with `response`, or with the table and the reason of a refusal.
    async fn answer(
        self,
        done: Result<Done, RequestError>,
        response: impl FnOnce(&App, Done) -> Response,
    ) -> Result<Response, RequestError> {
        let FormRequest { viewer, request } = self;
        match done {
            Ok(done) => Ok(response(&viewer.app, done)),
            Err(reason @ (RequestError::NoSuchTable | RequestError::Unavailable | RequestError::Closing)) => {
                Err(reason)
            }
            Err(reason) => refused(&viewer.known_as(request.visitor), request.table, reason).await,
        }
    }
}

/// Answers what is asked.
pub(crate) async fn act(form: FormRequest, Form(answer): Form<ActionForm>) -> Result<Response, RequestError> {
    let done = form.request.act(answer.seq, answer.key.clone(), answer.into()).await;
    form.show(done).await
}

/// Submits a bid: three coins of the own purse, by their places in it.
pub(crate) async fn bid(form: FormRequest, Form(bid): Form<BidForm>) -> Result<Response, RequestError> {
    let done = form.request.act(bid.seq, None, bid.into()).await;
    form.show(done).await
}

pub(crate) async fn undo(form: FormRequest, Form(UndoForm { seq }): Form<UndoForm>) -> Result<Response, RequestError> {
    let done = form.request.undo(seq, Some(format!("page undo {seq}"))).await;
    form.show(done).await
}

/// Sends a reaction. The page does not change: the stream brings the reaction.
pub(crate) async fn react(form: FormRequest, Form(said): Form<ReactionForm>) -> Result<Response, RequestError> {
    let done = form.request.react(&said.reaction).await;
    form.answer(done, |_, _| StatusCode::NO_CONTENT.into_response()).await
}

pub(crate) async fn join(mut form: FormRequest, Form(wanted): Form<JoinForm>) -> Result<Response, RequestError> {
    let TableRequest { registry, visitor, .. } = &form.request;
    match visitors::rename_if_wanted(registry, visitor.clone(), wanted.name.as_deref()).await {
        Ok(visitor) => form.request.visitor = visitor,
        Err(reason) => return form.show(Err(reason)).await,
    }
    let done = form.request.join(wanted.seat).await;
    form.show(done).await
}

pub(crate) async fn start(form: FormRequest, Form(filling): Form<StartForm>) -> Result<Response, RequestError> {
    let done = form.request.start(filling.level.as_deref()).await;
    form.show(done).await
}

pub(crate) async fn hand_over(form: FormRequest, Form(wanted): Form<HandOverForm>) -> Result<Response, RequestError> {
    let done = form.request.hand_over(wanted.seat, wanted.level.as_deref()).await;
    form.show(done).await
}

/// Votes for a bot in place of a player who does not move.
pub(crate) async fn vote(form: FormRequest, Form(wanted): Form<VoteForm>) -> Result<Response, RequestError> {
    let done = form.request.vote(wanted.seat).await;
    form.show(done).await
}

pub(crate) async fn take_back(form: FormRequest) -> Result<Response, RequestError> {
    form.send(Command::TakeBack).await
}

pub(crate) async fn leave(form: FormRequest) -> Result<Response, RequestError> {
    form.send(Command::Leave).await
}

/// Gives the seat up for good; the table may be gone then: home.
pub(crate) async fn resign(form: FormRequest) -> Result<Response, RequestError> {
    let done = form.request.send(Command::Resign).await;
    form.answer(done, |app, _| redirect(app, "/")).await
}

pub(crate) async fn rematch(form: FormRequest) -> Result<Response, RequestError> {
    let done = form.request.rematch().await;
    form.show(done).await
}

/// Goes on without the guide.
pub(crate) async fn end_guide(form: FormRequest) -> Result<Response, RequestError> {
    form.send(Command::EndGuide).await
}

/// Deletes the table and leads to the home page.
pub(crate) async fn delete(form: FormRequest) -> Result<Response, RequestError> {
    let done = form.request.send(Command::Delete).await;
    form.answer(done, |app, _| redirect(app, "/")).await
}

/// Creates a table that continues from a moment of a finished game, against bots.
pub(crate) async fn continue_game(
    form: FormRequest,
    Form(ContinueForm { step, seat, level }): Form<ContinueForm>,
) -> Result<Response, RequestError> {
    match form.request.continue_game(step, seat, level.as_deref()).await {
        Ok(table) => Ok(redirect(&form.viewer.app, &format!("/t/{table}"))),
        Err(reason) => refused(&form.viewer.known_as(form.request.visitor), form.request.table, reason).await,
    }
}
